// Loaded before the service with `node --import`: from then on, its clock is wrong by CLOCK_SHIFT_MS.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const Right = Date;
const now = () => Right.now() + shift;

globalThis.Date = new Proxy(Right, {
  construct: (target, words) => (words.length === 0 ? new target(now()) : new target(...words)),
  apply: () => new Right(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
