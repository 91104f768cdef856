import { message, toolsOf } from '../../../helpers/callers/mcp.ts';
import { launchCopy, launchDefaults, wholeLaunch } from '../../../helpers/house/launches.ts';
import type { Schema } from '../../../helpers/operations/contract-operations.ts';
import {
  type Field,
  fieldsOf,
  valueAt,
  type World,
  type WorstRequest,
  written,
} from './requests.ts';
import { worstValues } from './values.ts';

/** Leaves room for the rest of the message within its limit. */
const messageBytes = 1024 * 1024 - 16 * 1024;

type Tool = { name: string; inputSchema: Schema };

/** An input that gets as far as possible. */
const usualInput = ({ h, world: { hints } }: World, { name, inputSchema }: Tool) => {
  const hintEntries = Object.keys(inputSchema.properties ?? {}).flatMap((field) => {
    const value = hints[field]?.[0];
    return value === undefined ? [] : [[field, value]];
  });
  const launch = /launch/.test(name)
    ? wholeLaunch(h, { name: 'Spring', defaults: launchDefaults, copies: [launchCopy('a')] })
    : {};
  return { ...Object.fromEntries(hintEntries), ...launch };
};

/** Every field of every tool, with all of its worst values, as an editor. */
export const toolRequests = async (world: World): Promise<WorstRequest[]> => {
  const key = world.members[1]?.key ?? '';
  const { tools } = await toolsOf(world.h, key);
  // The service's list has the protocol's type.
  return (tools as unknown as Tool[]).flatMap((tool) => {
    const usual = usualInput(world, tool);
    const request = (what: string, bodyOf: () => string): WorstRequest => ({
      about: `tool ${tool.name}`,
      what,
      by: 'editor',
      make: async ({ h }) => ({
        method: 'POST',
        url: `${h.service.address}/mcp`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: Buffer.from(bodyOf()),
      }),
    });
    const call = message('tools/call', { name: tool.name, arguments: usual });
    const at = ({ path }: Pick<Field, 'path'>) => ['params', 'arguments', ...path];
    const fields = [{ path: [], schema: tool.inputSchema }, ...fieldsOf(tool.inputSchema)];
    return fields.flatMap(({ path, schema }) =>
      worstValues(schema).map(({ name, jsonOf }) =>
        request(`${path.join('.')}: ${name}`, () => {
          const own = JSON.stringify(valueAt(usual, path)) ?? '"a"';
          return written(call, at({ path }), jsonOf(own, messageBytes));
        }),
      ),
    );
  });
};
