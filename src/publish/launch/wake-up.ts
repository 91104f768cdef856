/** Wakes this node's launcher before its next look, because a launch may be due. */
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
