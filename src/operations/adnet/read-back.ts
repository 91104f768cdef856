import { z } from 'zod';
import type { Token } from '../../adnet/client.ts';
import { pauseParams, pausePath } from '../../adnet/wire/ad.ts';
import { objectRead } from '../../adnet/wire/lists.ts';
import { span } from '../../kernel/clock.ts';
import type { Deps } from '../deps.ts';

const afterMs = span({ seconds: 3 });
const mostWaiting = 50;
let waiting = 0;

export type Made = { account: string; objectId: string; token: Token };

const status = z.object({ status: z.string() });

/**
 * A moment after a create: is it really paused? The platform is asked, not believed. Under load
 * only some are asked; what is found live is paused at once and reported loudly.
 */
export const readBackLater = (deps: Deps, made: Made) => {
  if (waiting >= mostWaiting) return;
  waiting += 1;
  const timer = setTimeout(async () => {
    try {
      await readBack(deps, made);
    } catch (error) {
      deps.log.debug(
        { err: error, objectId: made.objectId },
        'a new object could not be read back',
      );
    } finally {
      waiting -= 1;
    }
  }, afterMs);
  timer.unref();
};

/** Tells whether the object had to be paused. */
export const readBack = async (
  { adnet, log, metrics }: Deps,
  { account, objectId, token }: Made,
) => {
  const { path, params } = objectRead(objectId, 'status');
  const answer = await adnet.read(token, path, params, { accountKey: account });
  if (answer.kind !== 'ok') return false;
  if (status.parse(JSON.parse(answer.relayed.body.toString())).status !== 'ACTIVE') return false;
  metrics.foundLive();
  log.error(
    { objectId, account },
    'the platform made an object live although it was sent paused; pausing it',
  );
  await adnet.write(token, pausePath(objectId), pauseParams, {
    accountKey: account,
    kind: 'pause',
  });
  return true;
};
