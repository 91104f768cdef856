import * as z from 'zod';
import { platformError } from '../adnet/answers/platform-error.ts';
import { parseJson } from '../kernel/parse-json.ts';
import type { RelayedAnswer } from '../kernel/relayed.ts';
import type { Agent, OperationInput } from './agent.ts';
import { fittingRows, fromPlatform, isLong, type ToolResult } from './result.ts';
import { refusalOf } from './trouble.ts';

/** What every tool that lists takes. */
export const pageInput = {
  limit: z.int().min(1).max(100).optional().describe('Rows, default 25'),
  after: z.string().max(2048).optional().describe('Cursor for the next rows'),
  fields: z.string().max(2000).optional().describe('Instead of the default id,name,…'),
};

const defaultRows = 25;

/** The platform's answer, or what its refusal means. */
export const answerOf = (
  relayedAnswer: RelayedAnswer,
  remarks: readonly string[] = [],
): ToolResult =>
  isRefusal(relayedAnswer) ? refusalOf(relayedAnswer) : fromPlatform(relayedAnswer, remarks);

/** Meta puts some of its errors into an answer with status 200. */
const isRefusal = ({ status, body }: RelayedAnswer) =>
  status >= 400 || (body.includes('"error"') && platformError(body) !== null);

/** What is said about a list, about one without rows, and about one whose last row is here. */
type ListWords = {
  remarks?: readonly string[];
  empty?: string;
  whole?: string;
  /** Where nobody asked for more: how long an answer may be. */
  maxLetters?: number | undefined;
  /** What is said of the rows that follow so many; asked for where there are some. */
  beyond?: (rowCount: number) => Promise<string[]>;
};

/** One page of a list; a shorter one where the rows are long, and how to go on. */
export const listFrom = async (
  agent: Agent,
  operation: Parameters<Agent['relay']>[0],
  input: OperationInput,
  words: ListWords = {},
): Promise<ToolResult> => {
  const { remarks = [], empty = 'There are no rows.', whole = 'These are all rows.' } = words;
  const { maxLetters, beyond } = words;
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
  const isGoingOn = data?.paging?.next !== undefined && input.query?.['after'] === undefined;
  const more = data && isGoingOn && beyond ? await beyond(data.data.length) : [];
  return answerOf(page, [...cutRemark, ...more, ...goingOn(page, empty, whole), ...remarks]);
};

const pagedAnswer = z.object({
  paging: z.object({ next: z.string(), cursors: z.object({ after: z.string() }) }),
});

/** A cursor is the platform's text, so it is repeated in our words only where it looks like one. */
const cursorLike = /^[\w+/=.-]{1,500}$/;

export const listAnswer = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ next: z.string().optional() }).optional(),
});

const withoutRows = z.object({ data: z.array(z.unknown()).max(0) });

const goingOn = ({ status, body }: RelayedAnswer, empty: string, whole: string): string[] => {
  if (status >= 400) return [];
  const json = parseJson(body);
  const page = pagedAnswer.safeParse(json);
  if (!page.success) return [withoutRows.safeParse(json).success ? empty : whole];
  const { after } = page.data.paging.cursors;
  if (!cursorLike.test(after)) return ['More rows follow: use paging.cursors.after.'];
  return [`More rows follow: call again with after=${after}`];
};
