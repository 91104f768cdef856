import { table } from './generated/table.ts';
import type { Api } from './generated/types.ts';
import { listOf } from './list.ts';
import type { Settings } from './options.ts';
import { type CallOptions, type Input, requestOf, rootOf } from './request.ts';
import type { Row } from './row.ts';
import { send } from './send.ts';
import { type Wait, waitWith } from './wait.ts';

const methodOf =
  (settings: Settings, row: Row) =>
  (input: Input = {}, options: CallOptions = {}) => {
    const call = async (values: Input) => {
      const request = requestOf(settings, row, values, options);
      return send({ settings, request, signal: options.signal }, row[2]);
    };
    if (row[2] !== 'list') return call(input);
    const ask = (after?: string) => call(after === undefined ? input : { ...input, after });
    return listOf(ask, input['before'] !== undefined);
  };

const mapped = <A, B>(from: Record<string, A>, to: (one: A) => B) =>
  Object.fromEntries(Object.entries(from).map(([name, one]) => [name, to(one)]));

const GreenroomClass = class {
  constructor(settings: Settings) {
    // Says at once when the address is none.
    rootOf(settings.url);
    const made = mapped(table, (group) => mapped(group, (row) => methodOf(settings, row)));
    // The types were made from the same operations as the table.
    const api = made as unknown as Api;
    Object.assign(this, api, {
      launches: { ...api.launches, wait: waitWith(api.launches.get) },
    });
  }
};

/** A Greenroom service: its operations as methods, such as `client.campaigns.create(…)`. */
export type Greenroom = Api & { launches: Wait };
// The constructor gives it all of them.
export const Greenroom = GreenroomClass as unknown as new (settings: Settings) => Greenroom;
