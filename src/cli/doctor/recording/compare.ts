import { createSandbox, demo } from 'graph-ads-sandbox';
import { parseJson } from '../../../kernel/text/parse-json.ts';
import type { Ask, RecordedReply } from './ask.ts';
import type { PlatformFact } from './fact.ts';
import { factOf } from './facts.ts';
import { filledIn, findPlaces } from './places.ts';
import { differingTypes } from './shape.ts';

/** The differences of the sandbox by call, and the calls it could not be asked about. */
type Comparison = {
  compared: number;
  leftOut: string[];
  differing: { call: string; differences: string[] }[];
};

const callOf = ({ method, path, params }: PlatformFact) =>
  `${method} ${path} ${JSON.stringify(params)}`;

const halfDayMs = 12 * 3_600_000;

/** A sandbox whose clock shows the day of the recording, because presets and limits depend on it. */
const sandboxOn = (recordedUrl: string, version: string): { ask: Ask; close(): Promise<void> } => {
  const noon = Date.parse(recordedUrl) + halfDayMs;
  const sandbox = createSandbox({
    enforceLimits: false,
    ...(Number.isFinite(noon) && { clock: () => noon }),
  });
  const ask: Ask = async ({ method, path, params }): Promise<RecordedReply> => {
    const sentQuery = new URLSearchParams(params).toString();
    const isRead = method === 'GET';
    const { statusCode, headers, body } = await sandbox.app.inject({
      method,
      url: `/${version}${path}${isRead && sentQuery ? `?${sentQuery}` : ''}`,
      headers: {
        authorization: `Bearer ${demo.systemUserToken}`,
        ...(!isRead && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(!isRead && { payload: sentQuery }),
    });
    return { status: statusCode, headers, body: parseJson(body) };
  };
  return { ask, close: () => sandbox.close() };
};

/** Sends the recorded calls to the sandbox, and says where its answers differ. */
export const compareWithSandbox = async (facts: readonly PlatformFact[]): Promise<Comparison> => {
  const comparison: Comparison = { compared: 0, leftOut: [], differing: [] };
  const days = new Set(facts.map(dayOf));
  for (const day of days)
    await compareDay(
      facts.filter((fact) => dayOf(fact) === day),
      comparison,
    );
  return comparison;
};

const dayOf = ({ recorded, version }: PlatformFact) => `${recorded} ${version}`;

const compareDay = async (facts: readonly PlatformFact[], comparison: Comparison) => {
  const [first] = facts;
  if (!first) return;
  const { ask, close } = sandboxOn(first.recorded, first.version);
  try {
    const places = await findPlaces(ask, `act_${demo.usdAccountId}`);
    for (const fact of facts) {
      const question = filledIn(fact, places);
      if (question === null) {
        comparison.leftOut.push(callOf(fact));
        continue;
      }
      const own = factOf(question, await ask(question), { ...first, nameOf: (key) => key });
      const differences = differencesBetween(fact, own);
      comparison.compared += 1;
      if (differences.length > 0) comparison.differing.push({ call: callOf(fact), differences });
    }
  } finally {
    await close();
  }
};

const errorText = ({ error }: PlatformFact) =>
  error ? `${error.code}/${error.error_subcode ?? '-'} ${error.type}` : 'no error';

/** `paging` is present only with rows, and their number depends on the account. */
const keysOf = ({ shape }: PlatformFact, comparesPaging: boolean) =>
  Object.keys(shape)
    .flatMap((path) => /^\.([^.[]+)$/.exec(path)?.[1] ?? [])
    .filter((key) => comparesPaging || key !== 'paging')
    .sort()
    .join(' ');

/** Compares status, error, top-level keys and types of fields, because these do not depend on the account. */
const differencesBetween = (recordedFact: PlatformFact, own: PlatformFact): string[] => {
  const comparesPaging = (recordedFact.rows === 0) === (own.rows === 0);
  const differ = (what: string, of: (fact: PlatformFact) => string | number) =>
    of(recordedFact) === of(own) ? [] : [`${what}: ${of(own)} instead of ${of(recordedFact)}`];
  return [
    ...differ('status', ({ status }) => status),
    ...differ('error', errorText),
    ...differ('keys', (fact) => keysOf(fact, comparesPaging)),
    ...differingTypes(recordedFact.shape, own.shape),
  ];
};
