import { z } from 'zod';
import type { AdnetClient, Token } from '../../adnet/client.ts';
import type { Action } from '../../adnet/created-edges.ts';
import { pauseParams, pausePath } from '../../adnet/wire/ad.ts';
import { objectRead } from '../../adnet/wire/lists.ts';
import { span } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import type { Measures } from '../measures.ts';

const afterMs = span({ seconds: 3 });
const mostWaiting = 50;

type Made = { action: Action; account: string; objectId: string; token: Token };

/** Pictures and creatives have no status that could be live. */
const canBeLive = (action: Action) => action !== 'upload_image' && action !== 'create_creative';

const status = z.object({ status: z.string() });

type Tools = { adnet: AdnetClient; log: Log; metrics: Measures };

export type ReadBackLater = (made: Made) => void;

/**
 * A moment after a create: is it really paused? The platform is asked, not believed. Under load
 * only some are asked; what is found live is paused at once and reported loudly.
 */
export const createReadBack = (tools: Tools): ReadBackLater => {
  let waiting = 0;
  return (made) => {
    if (!canBeLive(made.action) || waiting >= mostWaiting) return;
    waiting += 1;
    const timer = setTimeout(async () => {
      try {
        await readBack(tools, made);
      } catch (error) {
        tools.log.debug(
          { err: error, objectId: made.objectId },
          'a new object could not be read back',
        );
      } finally {
        waiting -= 1;
      }
    }, afterMs);
    timer.unref();
  };
};

const readBack = async ({ adnet, log, metrics }: Tools, { account, objectId, token }: Made) => {
  const { path, params } = objectRead(objectId, 'status');
  const answer = await adnet.read(token, path, params, { accountKey: account });
  if (answer.kind !== 'ok') return;
  if (status.parse(JSON.parse(answer.relayed.body.toString())).status !== 'ACTIVE') return;
  metrics.foundLive();
  log.error(
    { objectId, account },
    'the platform made an object live although it was sent paused; pausing it',
  );
  await adnet.write(token, pausePath(objectId), pauseParams, {
    accountKey: account,
    kind: 'pause',
  });
};
