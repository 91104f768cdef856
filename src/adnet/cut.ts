import { Pieces } from '../kernel/pieces.ts';
import type { Secrets } from './secrets.ts';

/**
 * Cuts secrets out of bytes that leave the service. The value alone is removed, so a paging URL
 * keeps its empty `access_token=` and the JSON around it stays valid; untouched bytes are not copied.
 */
export const cut = (body: Pieces, secrets: Secrets): Pieces =>
  secrets.mayBeIn(body) ? new Pieces([cutAll(body.whole, secrets)]) : body;

const cutAll = (body: Buffer, { spellings }: Secrets): Buffer => {
  let clean = body;
  for (let at = 0; at < spellings.length; ) {
    const spelling = spellings[at];
    const found = spelling === undefined ? -1 : clean.indexOf(spelling);
    if (spelling === undefined || found === -1) {
      at += 1;
      continue;
    }
    clean = cutOne(clean, spelling, found);
    // Removing one secret can join the halves of another, so the search starts over.
    at = 0;
  }
  return clean;
};

const cutOne = (body: Buffer, spelling: Buffer, first: number): Buffer => {
  const kept: Buffer[] = [];
  let from = 0;
  for (let at = first; at !== -1; at = body.indexOf(spelling, from)) {
    kept.push(body.subarray(from, at));
    from = at + spelling.length;
  }
  kept.push(body.subarray(from));
  return Buffer.concat(kept);
};

export const cutText = (text: string, secrets: Secrets): string =>
  cut(new Pieces([Buffer.from(text, 'latin1')]), secrets).whole.toString('latin1');
