import * as z from 'zod';
import { platformError } from '../adnet/answers/platform-error.ts';
import type { RelayedAnswer } from '../kernel/answers/relayed.ts';
import { parseJson } from '../kernel/text/parse-json.ts';
import type { Agent, OperationInput } from './agent.ts';
import { refusalResult } from './failure-result.ts';
import { fittingRows, fromPlatform, isLong, type ToolResult } from './result.ts';

/** The input of every tool that returns a list. */
export const pageInput = {
  limit: z.int().min(1).max(100).optional().describe('Rows, default 25'),
  after: z.string().max(2048).optional().describe('Cursor for the next rows'),
  fields: z.string().max(2000).optional().describe('Instead of the default id,name,…'),
};

const defaultRows = 25;

/** The platform's answer; for a refusal, also what it means. */
export const resultOf = (
  relayedAnswer: RelayedAnswer,
  remarks: readonly string[] = [],
): ToolResult =>
  isRefusal(relayedAnswer) ? refusalResult(relayedAnswer) : fromPlatform(relayedAnswer, remarks);

/** Meta returns some errors with status 200. */
const isRefusal = ({ status, body }: RelayedAnswer) =>
  status >= 400 || (body.includes('"error"') && platformError(body) !== null);

/** Remarks about a list, about an empty one, and about the last page. */
type ListWords = {
  remarks?: readonly string[];
  empty?: string;
  whole?: string;
  /** How long an answer may be if the agent did not ask for more rows. */
  maxLetters?: number | undefined;
  /** Describes the rows after the first `rowCount`. Called only if there are more. */
  remarksOnRest?: (rowCount: number) => Promise<string[]>;
};

/** Reads one page of a list; if the rows are long, a shorter page, and says how to continue. */
export const readListPage = async (
  agent: Agent,
  operation: Parameters<Agent['relay']>[0],
  input: OperationInput,
  words: ListWords = {},
): Promise<ToolResult> => {
  const { remarks = [], empty = 'There are no rows.', whole = 'These are all rows.' } = words;
  const { maxLetters, remarksOnRest } = words;
  const rows = Number(input.query?.['limit'] ?? defaultRows);
  const read = (limit: number) =>
    agent.relay(operation, { ...input, query: { ...input.query, limit } });
  let page = await read(rows);
  const cut =
    page.status < 400 && isLong(page, maxLetters) && rows > 1
      ? fittingRows(page, rows, maxLetters)
      : null;
  if (cut !== null) page = await read(cut);
  const cutRemark = cut === null ? [] : [`Cut to ${cut} rows because they are long.`];
  const { data } = listAnswer.safeParse(parseJson(page.body));
  const hasNextPage = data?.paging?.next !== undefined && input.query?.['after'] === undefined;
  const more = data && hasNextPage && remarksOnRest ? await remarksOnRest(data.data.length) : [];
  return resultOf(page, [...cutRemark, ...more, ...pagingRemarks(page, empty, whole), ...remarks]);
};

const pagedAnswer = z.object({
  paging: z.object({ next: z.string(), cursors: z.object({ after: z.string() }) }),
});

/** A cursor is a text from the platform, so it is repeated only if it looks like a cursor. */
const cursorPattern = /^[\w+/=.-]{1,500}$/;

export const listAnswer = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const emptyListAnswer = z.object({ data: z.array(z.unknown()).max(0) });

const pagingRemarks = ({ status, body }: RelayedAnswer, empty: string, whole: string): string[] => {
  if (status >= 400) return [];
  const json = parseJson(body);
  const page = pagedAnswer.safeParse(json);
  if (!page.success) return [emptyListAnswer.safeParse(json).success ? empty : whole];
  const { after } = page.data.paging.cursors;
  if (!cursorPattern.test(after)) return ['More rows follow: use paging.cursors.after.'];
  return [`More rows follow: call again with after=${after}`];
};
