import type { z } from 'zod';
import { count } from '../kernel/pure/count.ts';
import type { HeldLaunches } from '../operations/clients/count-clients.ts';
import type { client } from '../operations/clients/present.ts';

export type Picture = { url: string } | { account: string; hash: string };

/** The address of a picture for the browser: always on this service, wherever the picture is stored. */
export const pictureAt = (visit: AboutClient, picture: Picture) =>
  `${screenPath(visit, 'media')}?${new URLSearchParams(picture)}`;

/** One client: a workspace with its connection and what waits in it. */
export type Client = z.output<typeof client>;

export const clientPath = (workspaceId: string, screen: string) =>
  `/console/w/${workspaceId}/${screen}`;

type AboutClient = { client: Client | null };

/** The address of another screen about the client at hand. */
export const screenPath = ({ client }: AboutClient, screen: string) =>
  clientPath(client?.workspace_id ?? '', screen);

const ads = (n: number) => count(n, 'ad');

/** Without a connection, it is not known what became of the ads. */
export const isLost = ({ connection: { state } }: Client) =>
  state === 'expired' || state === 'not_connected';

const sumOf = (clients: readonly Client[]) =>
  clients.reduce((sum, { waiting_ads: n }) => sum + n, 0);

/** How many ads wait, as far as that is known: "21 ads wait, paused". */
export const waitingSentence = (clients: readonly Client[]): string => {
  const lostCount = sumOf(clients.filter(isLost));
  const waitingAds = sumOf(clients) - lostCount;
  const lastSeen = `${ads(lostCount)} ${lostCount === 1 ? 'was' : 'were'} last seen paused; whether ${
    lostCount === 1 ? 'it still waits' : 'they still wait'
  } is not known.`;
  const waits = `${ads(waitingAds)} ${waitingAds === 1 ? 'waits' : 'wait'}, paused.`;
  if (lostCount === 0) return waitingAds === 0 ? 'No ad waits.' : waits;
  return waitingAds === 0 ? lastSeen : `${waits} ${lastSeen}`;
};

/** "2 launches with 21 ads wait for approval" */
export const heldSentence = (heldLaunches: readonly HeldLaunches[]): string => {
  const launches = heldLaunches.reduce((sum, one) => sum + one.launches, 0);
  const adCount = heldLaunches.reduce((sum, one) => sum + one.ads, 0);
  return launches === 1
    ? `1 launch with ${ads(adCount)} waits for approval`
    : `${launches} launches with ${ads(adCount)} wait for approval`;
};
