import type { FastifyInstance } from 'fastify';
import { html } from '../../kernel/text/html.ts';
import { listWorkspaces } from '../../operations/workspaces/list-workspaces.ts';
import { foreignName } from '../../web/foreign-name.ts';
import { clientPath } from '../clients.ts';
import { tile } from '../frame.ts';
import { privately } from '../page.ts';
import type { ScreenRequest } from '../read-visit.ts';
import type { Side } from './side.ts';

/** More are found on the page of all clients. */
const maxNames = 500;

type NamedClient = { id: string; name: string };

const byName = (one: NamedClient, other: NamedClient) => one.name.localeCompare(other.name);

const row = ({ id, name }: NamedClient, current: string) =>
  html`<li><a href="${clientPath(id, 'waiting')}"${
    id === current ? html` aria-current="true"` : ''
  }>${tile(name)}<span class="switch-name"><b>${foreignName(name)}</b></span></a></li>`;

/** The names of all clients, for the menu in which one is chosen: read when it is opened, not with every page. */
export const switcherRoute = (app: FastifyInstance, { admit, callerOf }: Side) =>
  app.get('/console/switcher', async (request: ScreenRequest, reply) => {
    const who = await admit(request, reply);
    if (!who) return reply;
    const { workspaces } = await callerOf(who)(listWorkspaces, {
      query: { limit: String(maxNames) },
    });
    const current = String(request.query['current'] ?? '');
    const rows = [...workspaces].sort(byName).map((one) => row(one, current));
    return privately(reply).type('text/html; charset=utf-8').send(html`${rows}`.toString());
  });
