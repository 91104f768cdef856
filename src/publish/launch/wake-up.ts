/** Tells this node's launcher that a launch may be due before it looks by itself. */
export type Bell = { ring(): void; onRing(listener: () => void): void };

export const createBell = (): Bell => {
  let listener = () => {};
  return {
    ring: () => listener(),
    onRing(heard) {
      listener = heard;
    },
  };
};
