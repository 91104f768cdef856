import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import type { RelayedAnswer } from '../../../kernel/answers/relayed.ts';
import { askWith, refusalOf } from '../../../publish/reading/ask.ts';
import { tokenFor } from '../../../publish/tokens/token.ts';
import type { Context } from '../operation.ts';
import { csvFile } from './csv-file.ts';
import type { AnswerFormat } from './inputs.ts';

/** Reads from the platform and returns its bytes. */
export const relayRead = async (ctx: Context, request: ReadRequest): Promise<RelayedAnswer> => {
  const { deps } = ctx;
  const answer = await askWith(deps, ctx, tokenFor(deps, ctx), request);
  return answer.kind === 'ok' ? answer.relayed : refusalOf(deps, ctx, answer);
};

type ListFormat = { format: AnswerFormat; limit?: number | undefined };

/** One page of a list as the platform's own bytes, or the whole list as one CSV file. */
export const relayList = (
  ctx: Context,
  request: ReadRequest,
  { format, limit }: ListFormat,
  name?: string,
) =>
  format === 'csv'
    ? csvFile(ctx, request, { ...(name && { name }), pageSize: limit })
    : relayRead(ctx, request);
