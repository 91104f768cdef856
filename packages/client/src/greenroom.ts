import { table } from './generated/table.ts';
import type { Api } from './generated/types.ts';
import { listOf } from './list.ts';
import type { Options, Settings, WriteOptions } from './options.ts';
import { type CallOptions, type Input, requestOf } from './request.ts';
import type { Kind, Row } from './row.ts';
import { send } from './send.ts';
import { type Wait, waitWith } from './wait.ts';

const methodOf =
  (settings: Settings, row: Row) =>
  (input: Input = {}, options: CallOptions = {}) => {
    const call = async (values: Input) => {
      const request = requestOf(settings, row, values, options);
      return send({ settings, request, ...options }, row[2]);
    };
    if (row[2] !== 'list') return call(input);
    const ask = (after?: string) => call(after === undefined ? input : { ...input, after });
    return listOf(ask, input['before'] !== undefined);
  };

const mapped = <A, B>(from: Record<string, A>, to: (one: A) => B) =>
  Object.fromEntries(Object.entries(from).map(([name, one]) => [name, to(one)]));

/** Values from the environment may be missing, so this is checked at once and the error names them. */
const demand = ({ url, apiKey }: Settings) => {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new TypeError(`url must be an address such as https://ads.example.com, not "${url}".`);
  if (!apiKey) throw new TypeError('apiKey is missing. It begins with gr_live_.');
};

const GreenroomClass = class {
  constructor(settings: Settings) {
    demand(settings);
    const made = mapped(table, (group) => mapped(group, (row) => methodOf(settings, row)));
    // The types were generated from the same operations as the table.
    const api = made as unknown as Api;
    Object.assign(this, api, {
      launches: { ...api.launches, wait: waitWith(api.launches.get) },
      request: requestWith(settings),
    });
  }
};

const kinds: Record<string, Kind> = { GET: 'read', PUT: 'same', PATCH: 'same', DELETE: 'same' };

/** Calls any path of the service. */
const requestWith =
  (settings: Settings): Raw['request'] =>
  async (method, path, body, options = {}) => {
    const [before = '', query] = path.split('?');
    const kind = kinds[method] ?? 'once';
    const row: Row = body ? [method, before, kind, []] : [method, before, kind];
    const request = requestOf(settings, row, body, options);
    // A query in the path is sent unchanged.
    if (query) request.url += `?${query}`;
    return send({ settings, request, ...options }, kind);
  };

type Raw = {
  /** Calls a path below /api/v1, with its query, and returns the service's answer. */
  request(
    method: string,
    path: string,
    body?: Record<string, unknown> | undefined,
    options?: Options & WriteOptions,
  ): Promise<unknown>;
};

/** A Greenroom service: its operations as methods, such as `client.campaigns.create(…)`. */
export type Greenroom = Api & { launches: Wait } & Raw;
// The constructor adds all of these methods.
export const Greenroom = GreenroomClass as unknown as new (settings: Settings) => Greenroom;
