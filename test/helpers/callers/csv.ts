/** Reads RFC 4180 strictly: each record as its cells. */
export const readCsv = (text: string): string[][] => {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') {
      record.push(cell);
      cell = '';
    } else if (character === '\r' && text[at + 1] === '\n') {
      records.push([...record, cell]);
      record = [];
      cell = '';
      at += 1;
    } else cell += character;
  }
  if (cell !== '' || record.length > 0) throw new Error('the last line has no end');
  return records;
};

/** The records after the first line, by column name. */
export const csvRows = (text: string): Record<string, string>[] => {
  const [names = [], ...records] = readCsv(text);
  return records.map((cells) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])),
  );
};
