import * as z from 'zod';
import { record } from '../../events/record.ts';
import { iso, span } from '../../kernel/clock.ts';
import { newId } from '../../kernel/ids.ts';
import { fingerprint } from '../../secrets/api-key.ts';
import { randomSecret } from '../../secrets/random-secret.ts';
import { insertConnectLink } from '../../store/connect-links.ts';
import { makeOnce } from '../core/make-once.ts';
import { operation } from '../core/operation.ts';
import { idText, timestamp } from '../core/schemas.ts';

const linkLife = span({ minutes: 30 });

export const createLink = operation({
  id: 'connection.link',
  chapter: 'Connection',
  route: 'POST /adnet/connection/link',
  access: { workspace: 'admin' },
  summary: 'Make a link that connects the workspace in a browser.',
  description:
    'The link works once, for 30 minutes. Open it in a browser, sign in to the platform there, and poll GET ' +
    '/adnet/connection to see it land.',
  idempotent: 'secret',
  output: z
    .object({
      connect_url: z.url().describe('Open it in a browser. It works once, for 30 minutes.'),
      workspace_id: idText.describe('The workspace it connects.'),
      expires_at: timestamp.describe('When it stops working.'),
    })
    .meta({ id: 'ConnectLink', description: 'A link for the person who may connect Meta.' }),
  failures: [],
  example: {
    answer: {
      connect_url: 'http://localhost:8080/connect/the-secret-of-this-link',
      workspace_id: '0198c5a2-6f3e-7b41-9d20-5a4c1e8f7b36',
      expires_at: '2026-11-15T10:00:00.000Z',
    },
  },

  async run(ctx) {
    const {
      deps: { baseUrl },
      caller,
      actor,
      requestId,
    } = ctx;
    const secret = randomSecret();
    const newLink = {
      id: newId(),
      workspace_id: caller.workspace.id,
      account_id: caller.accountId,
      key_id: caller.keyId,
      secret_hash: fingerprint(secret),
    };
    return makeOnce(ctx, async (tx) => {
      await record(tx, {
        workspaceId: newLink.workspace_id,
        actor,
        action: 'connection.link_created',
        target: { kind: 'connect_link', id: newLink.id },
        requestId,
      });
      const link = await insertConnectLink(tx, newLink, linkLife);
      const answer = {
        connect_url: `${baseUrl}/connect/${secret}`,
        workspace_id: newLink.workspace_id,
        expires_at: iso(link.expires_at),
      };
      return { id: newLink.id, answer };
    });
  },
});
