import type { Api, LaunchDetail } from './generated/types.ts';
import type { Options } from './options.ts';
import { pause } from './pause.ts';

export type WaitOptions = Options & {
  /** Called with the launch after every look. */
  onLook?: ((launch: LaunchDetail) => void) | undefined;
};

export type Wait = {
  /** Waits until a launch is done, stopped or cancelled, and answers it with all of its steps. */
  wait(id: string, options?: WaitOptions): Promise<LaunchDetail>;
};

/** Looks as often as the service says. */
export const waitWith =
  (get: Api['launches']['get']): Wait['wait'] =>
  async (id, options = {}) => {
    for (;;) {
      const launch = await get({ id }, options);
      options.onLook?.(launch);
      if (launch.next_poll_seconds === null) return launch;
      await pause(launch.next_poll_seconds, options.signal);
    }
  };
