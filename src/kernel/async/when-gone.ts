import type { ServerResponse } from 'node:http';

/**
 * Calls the listener when the client hangs up before it has its answer. A function that it returns removes the
 * listener again, because one request may ask the platform many times.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: whoever has nothing to take away returns nothing
export type WhenGone = (listener: () => void) => (() => void) | void;

/** Adds only one listener to the response, for any number of listeners here. */
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
 * An abort signal, for work that needs one. Reads use `whenGone` instead, because a signal with a listener takes
 * 20 µs: docs/adr/0007.
 */
export const goneSignal = ({ whenGone }: { whenGone: WhenGone }): AbortSignal => {
  const controller = new AbortController();
  whenGone(() => controller.abort());
  return controller.signal;
};
