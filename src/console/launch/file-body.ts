import { Failure } from '../../contract/failures.ts';
import { isObject } from '../../kernel/is-object.ts';
import { findExcess, jsonLimits } from '../../kernel/text/json-walk.ts';
import { parseJsonBody } from '../../operations/core/json-body.ts';
import { launchFromCsv } from '../../operations/launches/csv/from-csv.ts';
import type { Visit } from '../screen.ts';

const maxFileBytes = 1_000_000;
const maxLineLength = 1_000;

/** The first line that says something and is no comment. */
const firstLine = (text: string) => {
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const line = text.slice(start, Math.min(end, start + maxLineLength));
    if (line.trim() !== '' && !line.startsWith('#')) return line;
    start = end + 1;
  }
  return '';
};

/** The first line distinguishes a table from a launch, which begins with `campaign:`, `{` or `---`. */
const isTable = (text: string) => !/^\s*(\{|---|[\w"'-]+\s*:(\s|$))/.test(firstLine(text));

const unreadable = (message: string) =>
  new Failure('invalid_request', { fields: [{ field: 'content', message }] });

const isJson = (text: string) => {
  // A file too deep or too large is not parsed: as a body it is refused in the words of every other body.
  if (findExcess(Buffer.from(text), jsonLimits.body) !== null) return /^\s*[{[]/.test(text);
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A workbook or another file of bytes; no launch has such characters. */
const isBinary = (text: string) => /^PK[\u0003\u0005]|[\u0000\ufffd]/.test(text);

/** The launch that the text holds: a table, JSON, or YAML, which takes longest to read and so is tried last. */
const bodyIn = async ({ call, readYaml }: Visit, content: string, account: string) => {
  if (Buffer.byteLength(content) > maxFileBytes)
    throw unreadable('is larger than 1 MB. Split it into several launches.');
  if (isBinary(content))
    throw unreadable(
      'is no text, as an Excel file is none. Save it as CSV (UTF-8), then take that.',
    );
  if (isTable(content))
    return call(launchFromCsv, {
      query: account === '' ? {} : { account_id: account },
      body: Buffer.from(content),
    });
  const parsedFile = isJson(content) ? { json: content } : await readYaml(content);
  if ('problem' in parsedFile) throw unreadable(parsedFile.problem);
  // A file is checked for depth, keys, texts and numbers, as any body that comes as JSON.
  const body = parseJsonBody(Buffer.from(parsedFile.json), 'invalid_request');
  if (isObject(body)) return { body, problems: [], rows: [] };
  throw unreadable('must hold one launch');
};

/** The file's launch with what the page adds to it. */
export const launchInFile = async (visit: Visit, form: URLSearchParams) => {
  const account = form.get('account_id') ?? '';
  const { body, problems, rows } = await bodyIn(visit, form.get('content') ?? '', account);
  const [page, link] = [form.get('page_id') ?? '', form.get('link_url') ?? ''];
  const own = isObject(body['defaults']) ? body['defaults'] : {};
  const defaults = {
    ...(page !== '' && { page_id: page }),
    ...(link !== '' && { link_url: link }),
    ...own,
  };
  const filledBody = {
    account_id: form.get('account_id') ?? undefined,
    ...body,
    ...(Object.keys(defaults).length > 0 && { defaults }),
    ...(form.get('requires_approval') === 'yes' && { requires_approval: true }),
  };
  // A field that the file itself has is not filled in, but wrong.
  const isFilled = ({ row, field }: (typeof problems)[number]) => {
    const name = field.startsWith('defaults.') ? field.slice(9) : '';
    return row === null && name in defaults && !(name in own);
  };
  return { body: filledBody, rows, problems: problems.filter((problem) => !isFilled(problem)) };
};

const entriesIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** The column of a table with the picture or video of a problem. */
export const columnOfMedia = (body: Record<string, unknown>, field: string): string => {
  const [, list = '', at = '', shape] =
    /^(images|videos)\.(\d+)(?:\.(square|vertical|landscape))?/.exec(field) ?? [];
  const one = list === 'videos' ? 'video' : 'image';
  if (shape) return `${one}_${shape}`;
  const entry = entriesIn(body[list])[Number(at)] ?? {};
  if ('hash' in entry) return 'image_hash';
  return 'id' in entry ? 'video_id' : `${one}_url`;
};

/** The rows of a table that show the picture or video of a problem; empty if the problem is about something else. */
export const rowsOfMedia = (
  body: Record<string, unknown>,
  rows: readonly number[],
  field: string,
): number[] => {
  const [, list = '', at = ''] = /^(images|videos)\.(\d+)/.exec(field) ?? [];
  const ref = entriesIn(body[list])[Number(at)]?.['ref'];
  const ads = isObject(body['ads']) ? entriesIn(body['ads']['list']) : [];
  if (ref === undefined) return [];
  return ads.flatMap(({ media }, index) => (media === ref ? (rows[index] ?? []) : []));
};
