import { createHash } from 'node:crypto';
import type { CompletionRequest } from '../src/copywriter/model/copy-model.ts';
import { systemWithSchema } from '../src/copywriter/model/dialect.ts';

/** A question as somebody who plays the model reads it, and a short name for it. */
export const questionFile = (request: CompletionRequest): { text: string; hash: string } => {
  const text = `${systemWithSchema(request)}\n\n----- user -----\n\n${request.user}\n`;
  return { text, hash: createHash('sha256').update(text).digest('hex').slice(0, 8) };
};
