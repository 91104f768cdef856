/** "1 ad", "2 ads". */
export const count = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
