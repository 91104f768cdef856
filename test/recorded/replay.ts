import { createSandbox, demo } from 'graph-ads-sandbox';
import { differingTypes, shapeOf } from '../../src/cli/doctor/recording/shape.ts';
import type { Recording } from './recording.ts';

export type Aspect = 'status' | 'error' | 'keys' | 'types';
export type Outcome = Record<Aspect, string | undefined>;

type Body = { error?: { code: number; error_subcode?: number; type: string }; data?: unknown };

const account = `act_${demo.usdAccountId}`;

/** An account that was not the caller's has to be somebody else's here as well. */
const accountFor = ({ error }: Recording) =>
  /Object with ID '(act_\d+)' does not exist/.exec(error?.message ?? '')?.[1] ?? account;

/** `{account}` is the sandbox's own; ids inside parameters stay, because they name nothing here. */
const addressOf = (recording: Recording) => {
  const { version, path, method, params } = recording;
  const apiVersion = /^v\d/.test(version) ? version : 'v26.0';
  const query = method === 'GET' ? `?${new URLSearchParams(params)}` : '';
  return `/${apiVersion}${path.replaceAll('{account}', accountFor(recording))}${query}`;
};

/** A sandbox that believes it is the day of the recording: presets and limits depend on it. */
const sandboxes = new Map<string, ReturnType<typeof createSandbox>>();
const sandboxOn = (recordingTime: string) => {
  const sandbox =
    sandboxes.get(recordingTime) ??
    createSandbox({
      clock: () => Date.parse(recordingTime) + 12 * 3_600_000,
      enforceLimits: false,
    });
  sandboxes.set(recordingTime, sandbox);
  return sandbox;
};

const ask = async (recording: Recording) => {
  const { method, params, recorded } = recording;
  const { statusCode, body } = await sandboxOn(recorded).app.inject({
    method,
    url: addressOf(recording),
    headers: {
      authorization: `Bearer ${demo.adminToken}`,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { payload: new URLSearchParams(params).toString() }),
  });
  return { status: statusCode, body: JSON.parse(body) as Body };
};

const describeError = (error: Body['error']) =>
  error ? `${error.code}/${error.error_subcode ?? '-'} ${error.type}` : 'no error';

const differ = (recordedValue: unknown, own: unknown) =>
  recordedValue === own ? undefined : `${own} instead of ${recordedValue}`;

const rowsOf = ({ data }: Body) => (Array.isArray(data) ? data.length : undefined);

/** `paging` goes with rows, and how many rows there are depends on the account that was asked. */
const keysOf = (keys: string[], comparesPaging: boolean) =>
  keys
    .filter((key) => comparesPaging || key !== 'paging')
    .sort()
    .join(' ');

const topKeys = ({ shape }: Recording) =>
  Object.keys(shape).flatMap((path) => /^\.(\w+)$/.exec(path)?.[1] ?? []);

/** What differs between the recorded answer and the sandbox's; undefined where nothing does. */
export const replay = async (recording: Recording): Promise<Outcome> => {
  const { status, body } = await ask(recording);
  const comparesPaging = (recording.rows === 0) === (rowsOf(body) === 0);
  const types = differingTypes(recording.shape, shapeOf(body));
  return {
    status: differ(recording.status, status),
    error: differ(describeError(recording.error), describeError(body.error)),
    keys: differ(
      keysOf(topKeys(recording), comparesPaging),
      keysOf(Object.keys(body), comparesPaging),
    ),
    types: types.length === 0 ? undefined : types.join('; '),
  };
};
