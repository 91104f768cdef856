/** Tells this node's launcher that a launch may be due before it looks by itself. */
export type WakeUp = { ring(): void; onRing(listener: () => void): void };

export const createWakeUp = (): WakeUp => {
  let listener = () => {};
  return {
    ring: () => listener(),
    onRing(newListener) {
      listener = newListener;
    },
  };
};
