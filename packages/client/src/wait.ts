import { GreenroomError } from './error.ts';
import type { Api, LaunchDetail } from './generated/types.ts';
import { openLimit } from './limit.ts';
import type { Options } from './options.ts';
import { pause } from './pause.ts';

export type WaitOptions = Options & {
  /** Called with the launch after every look. */
  onLook?: ((launch: LaunchDetail) => void) | undefined;
  /** How many milliseconds the whole wait may take; then it fails with the code `timeout`. Default: no limit. */
  timeout?: number | undefined;
};

export type Wait = {
  /**
   * Waits until a launch is done, stopped or cancelled, or needs a person (`awaiting_approval`), and returns it
   * with all of its steps.
   */
  wait(id: string, options?: WaitOptions): Promise<LaunchDetail>;
};

/** True if nothing more happens by itself: the launch is over, or waits for an approval. */
const isAtRest = ({ state, next_poll_seconds }: LaunchDetail) =>
  next_poll_seconds === null || state === 'awaiting_approval';

/** Looks as often as the service recommends. */
export const waitWith =
  (get: Api['launches']['get']): Wait['wait'] =>
  async (id, { timeout, ...options } = {}) => {
    const limit = openLimit(options.signal, timeout);
    const { signal } = limit;
    try {
      for (;;) {
        const launch = await get({ id }, { ...options, signal });
        options.onLook?.(launch);
        if (isAtRest(launch)) return launch;
        await pause(launch.next_poll_seconds ?? 0, signal);
      }
    } catch (cause) {
      if (!signal.aborted || options.signal?.aborted) throw cause;
      const message = `The launch was not over within ${timeout} ms. It goes on by itself.`;
      throw new GreenroomError(message, { code: 'timeout', cause });
    } finally {
      limit.over();
    }
  };
