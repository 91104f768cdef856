/**
 * Texts are kept as sheets that a translator can read: a line "# name" opens a part, every other line
 * is one frame of it.
 */
export const readSheet = <Name extends string>(
  names: readonly Name[],
  sheet: string,
): Record<Name, string[]> => {
  const parts = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of sheet.split('\n').map((each) => each.trim())) {
    if (line.startsWith('# ')) {
      open = [];
      parts.set(line.slice(2), open);
    } else if (line !== '') open?.push(line);
  }
  const unknown = [...parts.keys()].filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`a sheet has parts of no use: ${unknown.join(', ')}`);
  const entries = names.map((name) => {
    const lines = parts.get(name);
    if (!lines || lines.length === 0) throw new Error(`a sheet lacks the part ${name}`);
    return [name, lines] as const;
  });
  // The keys are exactly the names asked for.
  return Object.fromEntries(entries) as Record<Name, string[]>;
};

/** The lines of a sheet without parts. */
export const readLines = (sheet: string): string[] =>
  sheet
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** One text per part: words separated by blanks, bars or lines, as stems of a pattern. */
export const readStems = <Name extends string>(
  names: readonly Name[],
  sheet: string,
): Record<Name, string> => {
  const parts = readSheet(names, sheet);
  const entries = names.map((name) => [name, parts[name].join('|')] as const);
  // The keys are exactly the names asked for.
  return Object.fromEntries(entries) as Record<Name, string>;
};
