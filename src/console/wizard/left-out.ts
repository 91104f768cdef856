/** Rows are known by their number, pictures by what they are: another choice in the library moves none. */
export const pairKey = (adSet: number, copy: number, media: string) => `${adSet}.${copy}.${media}`;

const moved = (at: number, droppedAt: number) => (at > droppedAt ? at - 1 : at);

/** After row number `dropped` of a list is gone, what was left out is still the same ads. */
export const leftOutWithout = (
  leftOut: readonly string[],
  list: 'copies' | 'adSets',
  droppedAt: number,
): string[] =>
  leftOut.flatMap((key) => {
    const [, adSet = '', copy = '', media = ''] = /^(\d+)\.(\d+)\.(.*)$/s.exec(key) ?? [];
    const [at, other] = list === 'adSets' ? [adSet, copy] : [copy, adSet];
    if (Number(at) === droppedAt) return [];
    const here = moved(Number(at), droppedAt);
    return list === 'adSets'
      ? [pairKey(here, Number(other), media)]
      : [pairKey(Number(other), here, media)];
  });
