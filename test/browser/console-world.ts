import { demo } from 'graph-ads-sandbox';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { screens } from '../../src/console/screens.ts';
import { signedIn } from '../helpers/callers/browser-visit.ts';
import type { House } from '../helpers/house/house.ts';
import {
  launch,
  launchCampaign,
  over,
  started,
  until,
  wholeLaunch,
} from '../helpers/house/launches.ts';
import { usd } from '../helpers/house/publishing.ts';
import type { Scene } from './browser.ts';

export const roles = ['owner', 'admin', 'editor', 'viewer'] as const;
type Role = (typeof roles)[number];

/** Runs where a name is taken for markup, and is seen where it is text. */
export const canary = (name: string) =>
  `${name} <img src=x onerror="window.hurt='${name}'"></script><script>window.hurt='${name}'</script>"'`;

/** An ad with every text it can have. */
export const rainCopy = {
  ref: 'rain',
  message:
    'Rain by lunch, sun by four. The shell packs down to the size of a mug, so it comes along on the days you were not sure about. Sixty days to send it back.',
  headline: 'The rain shell, $149',
  description: '60-day returns',
};

const copies = [
  rainCopy,
  { ref: 'tent', message: canary('message'), headline: canary('headline') },
];

const unlock = ({ service }: House, workspaceId: string) =>
  service.deps.store.db
    .updateTable('connections')
    .set({ writes_unlock_at: 0 })
    .where('workspace_id', '=', workspaceId)
    .execute();

/** A client with four waiting ads, a webhook, somebody in every role, and names that try to be markup. */
export const makeWorld = async (h: House) => {
  const owner = await h.account({ workspace: canary('client') });
  const { key, workspaceId } = owner;
  const call = (route: string, body: unknown) => h.call(route, { key, body });
  await call('POST /adnet/connection/token', { access_token: demo.systemUserToken });
  await unlock(h, workspaceId);
  await call('PUT /adnet/connection/ad-account', { account_id: usd });
  const campaign = { ...launchCampaign, name: canary('campaign') };
  const ads = { matrix: true, name: `{media}-{copy} ${canary('ad')}` };
  const body = wholeLaunch(h, { campaign, copies, ads });
  const id = started(await launch(h, key, body));
  const { state, items } = await until(h, key, id, over);
  if (state !== 'done') throw new Error(`the launch is ${state}`);
  await call('POST /account/api-keys', { name: canary('key') });
  await call('POST /account/workspaces', { name: 'Juniper & Oat' });
  const hook = await call('POST /account/webhooks', { url: 'https://hooks.example.com/in' });
  const launchItems: { action: string; platform_id: string }[] = items;
  const ad = launchItems.find(({ action }) => action === 'create_ad')?.platform_id ?? '';
  const uids: Record<Role, string> = { owner: owner.uid, admin: '', editor: '', viewer: '' };
  for (const role of roles.slice(1)) uids[role] = (await h.member(workspaceId, role)).uid;
  const fill = (path: string) =>
    `/console${path === '/' ? '' : path}`
      .replace(':workspace', workspaceId)
      .replace(':webhook', String(hook.body.id))
      .replace(':launch', id)
      .replace(':ad', ad);
  return {
    owner,
    workspaceId,
    launchId: id,
    uids,
    /** Every screen of the console with its address. */
    addresses: screens.map((screen) => ({ screen, path: fill(screen.path) })),
  };
};

export type World = Awaited<ReturnType<typeof makeWorld>>;

type Visitor = { page: Page; complaints: string[] };

/** A browser in which somebody is signed in; it notes every error and every request to elsewhere. */
export const visitorAs = async (
  scene: Scene,
  uid: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> => {
  const { address } = scene.h.service;
  const { session } = await signedIn(scene.h, uid);
  const page = await scene.visitor(options);
  await page.context().addCookies([{ name: 'greenroom-session', value: session, url: address }]);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) complaints.push(`asked ${request.url()}`);
  });
  return { page, complaints };
};
