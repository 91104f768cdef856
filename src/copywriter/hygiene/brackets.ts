const closes: Record<string, string> = { '(': ')', '[': ']', '{': '}', '（': '）', '【': '】' };
const closing = new Set(Object.values(closes));

/**
 * Without the brackets that nothing closes: whoever reads on waits for the other half for ever. One
 * that only closes, as in "1) fast", keeps nobody waiting.
 */
export const dropOpenBrackets = (text: string) => {
  const signs = [...text];
  const open: { at: number; closedBy: string }[] = [];
  const unclosed = new Set<number>();
  for (const [at, sign] of signs.entries()) {
    const closedBy = closes[sign];
    if (closedBy !== undefined) open.push({ at, closedBy });
    else if (closing.has(sign)) {
      const match = open.findLastIndex((bracket) => bracket.closedBy === sign);
      if (match === -1) continue;
      for (const { at: within } of open.splice(match).slice(1)) unclosed.add(within);
    }
  }
  for (const { at } of open) unclosed.add(at);
  return signs.filter((_, at) => !unclosed.has(at)).join('');
};
