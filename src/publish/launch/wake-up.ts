/** Tells this node's launcher that a launch may be due before it looks by itself. */
export type WakeUp = { wake(): void; onWake(listener: () => void): void };

export const createWakeUp = (): WakeUp => {
  let listener = () => {};
  return {
    wake: () => listener(),
    onWake(newListener) {
      listener = newListener;
    },
  };
};
