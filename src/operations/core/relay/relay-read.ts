import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import type { RelayedAnswer } from '../../../kernel/relayed.ts';
import { askWith, refusalOf } from '../../../publish/ask.ts';
import { tokenFor } from '../../../publish/token.ts';
import type { Context } from '../operation.ts';
import { csvFile } from './csv-file.ts';
import type { AnswerFormat } from './inputs.ts';

/** Asks the platform and hands its bytes on. */
export const relayRead = async (ctx: Context, request: ReadRequest): Promise<RelayedAnswer> => {
  const { deps } = ctx;
  const answer = await askWith(deps, ctx, tokenFor(deps, ctx), request);
  return answer.kind === 'ok' ? answer.relayed : refusalOf(deps, ctx, answer);
};

type ListFormat = { format: AnswerFormat; limit?: number | undefined };

/** A list as the platform's own bytes, one page; or all of it as one CSV file. */
export const relayList = (
  ctx: Context,
  request: ReadRequest,
  { format, limit }: ListFormat,
  name?: string,
) =>
  format === 'csv'
    ? csvFile(ctx, request, { ...(name && { name }), pageSize: limit })
    : relayRead(ctx, request);
