import type { ServerResponse } from 'node:http';

/**
 * Calls the listener when the client hangs up before it has its answer. What it returns, where it
 * returns something, takes the listener away again: one request may ask the platform many times.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: whoever has nothing to take away returns nothing
export type WhenGone = (listener: () => void) => (() => void) | void;

/** However many listen, the response has one listener. */
export const whenGoneFrom = (raw: ServerResponse): WhenGone => {
  const listeners = new Set<() => void>();
  const notify = () => {
    if (raw.writableFinished) return;
    for (const listener of listeners) listener();
  };
  return (listener) => {
    if (raw.destroyed) listener();
    if (listeners.size === 0) raw.on('close', notify);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) raw.off('close', notify);
    };
  };
};

/**
 * An abort signal, for work that needs one. Reads use `whenGone` itself: making a signal costs more
 * than everything else they do.
 */
export const goneSignal = ({ whenGone }: { whenGone: WhenGone }): AbortSignal => {
  const controller = new AbortController();
  whenGone(() => controller.abort());
  return controller.signal;
};
