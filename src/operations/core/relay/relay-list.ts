import type { ReadRequest } from '../../../adnet/wire/lists.ts';
import type { Context } from '../operation.ts';
import { csvFile } from './csv-file.ts';
import type { AnswerFormat } from './format.ts';
import { relayRead } from './relay-read.ts';

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
