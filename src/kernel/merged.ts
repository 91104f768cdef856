/**
 * One object of several, the later ones winning. In V8 an object that begins with a spread gets each field that is not in
 * the spread one at a time, by the slowest way there is: 1 µs each, where this takes 0.3 µs for all. For what every create
 * makes; elsewhere a spread reads better.
 */
export const merged = <Parts extends object[]>(...parts: Parts): Merged<Parts> =>
  Object.assign({}, ...parts);

type Merged<Parts> = Parts extends [infer First, ...infer Others] ? First & Merged<Others> : object;
