import { Pieces } from '../../kernel/answers/pieces.ts';
import { cutSecrets } from '../../secrets/cut-secrets.ts';
import type { SpelledSecrets } from './spelled-secrets.ts';

const nothing = Buffer.alloc(0);

/**
 * Removes secrets from bytes that leave the service. Only the value is removed, so a paging URL keeps its empty
 * `access_token=` and the JSON around it stays valid. Bytes without a secret are not copied.
 */
export const cut = (body: Pieces, secrets: SpelledSecrets): Pieces => {
  if (!secrets.mayBeIn(body)) return body;
  const clean = cutSecrets(body.whole, secrets.spelled, nothing);
  return clean === body.whole ? body : new Pieces([clean]);
};

export const cutText = (text: string, secrets: SpelledSecrets): string =>
  cut(new Pieces([Buffer.from(text, 'latin1')]), secrets).whole.toString('latin1');
