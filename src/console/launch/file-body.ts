import { Failure } from '../../kernel/failures.ts';
import { launchFromCsv } from '../../operations/launches/csv/from-csv.ts';
import type { Visit } from '../screen.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first line that says something tells a table from a launch: `campaign:`, `{` or `---`. */
const isTable = (text: string) => {
  const line = text.split('\n').find((one) => one.trim() !== '' && !one.startsWith('#')) ?? '';
  return !/^\s*(\{|---|[\w"'-]+\s*:(\s|$))/.test(line);
};

const unreadable = (message: string) =>
  new Failure('invalid_request', { fields: [{ field: 'content', message }] });

/** The launch that the text holds: a table, or YAML, of which JSON is a part. */
const bodyIn = async ({ call }: Visit, content: string, account: string) => {
  if (isTable(content))
    return call(launchFromCsv, {
      query: account === '' ? {} : { account_id: account },
      body: Buffer.from(content),
    });
  // Few launches come as a file; whoever starts the service need not wait for YAML.
  const { parse } = await import('../../kernel/yaml.ts');
  try {
    const body: unknown = parse(content, { maxAliasCount: 20 });
    if (isObject(body)) return { body, problems: [] };
  } catch (error) {
    const [first = ''] = error instanceof Error ? error.message.split('\n') : [];
    throw unreadable(`cannot be read as YAML or JSON: ${first}`);
  }
  throw unreadable('must hold one launch');
};

/** The file's launch with what the page adds to it. */
export const launchInFile = async (visit: Visit, form: URLSearchParams) => {
  const account = form.get('account_id') ?? '';
  const { body, problems } = await bodyIn(visit, form.get('content') ?? '', account);
  const [page, link] = [form.get('page_id') ?? '', form.get('link_url') ?? ''];
  const own = isObject(body['defaults']) ? body['defaults'] : {};
  const defaults = {
    ...(page !== '' && { page_id: page }),
    ...(link !== '' && { link_url: link }),
    ...own,
  };
  const filled = {
    account_id: form.get('account_id') ?? undefined,
    ...body,
    ...(Object.keys(defaults).length > 0 && { defaults }),
  };
  const isFilled = ({ row, field }: (typeof problems)[number]) =>
    row === null && field.startsWith('defaults.') && field.slice(9) in defaults;
  return { body: filled, problems: problems.filter((problem) => !isFilled(problem)) };
};
