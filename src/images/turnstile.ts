import { fetchFailed } from './refusal.ts';

/** Lets so many in at a time; the others wait in line until it is their turn or their signal fires. */
export const createTurnstile = (places: number) => {
  let inside = 0;
  const line = new Set<() => void>();

  const leave = () => {
    inside -= 1;
    const [next] = line;
    next?.();
  };

  const wait = (signal: AbortSignal) =>
    new Promise<void>((admit, refuse) => {
      const go = () => {
        line.delete(go);
        signal.removeEventListener('abort', giveUp);
        inside += 1;
        admit();
      };
      const giveUp = () => {
        line.delete(go);
        refuse(fetchFailed(signal.reason));
      };
      line.add(go);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  /** Resolves with the way out, to be called once. */
  const enter = async (signal: AbortSignal) => {
    if (signal.aborted) throw fetchFailed(signal.reason);
    if (inside < places) inside += 1;
    else await wait(signal);
    return leave;
  };

  return { enter };
};
