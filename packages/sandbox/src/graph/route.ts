import { kinds } from '../objects/kinds.ts';
import { requireAdsRead, requireWrite } from '../protocol/authority.ts';
import type { Call, Handler } from '../protocol/call.ts';
import { isForgotten } from '../protocol/report-runs.ts';
import { missingField, missingNode, refuse } from '../refusal.ts';
import { accountOf, findThing } from '../world/find.ts';
import { canSee } from '../world/reach.ts';
import type { Thing } from '../world/things.ts';
import { type EdgeOf, edges } from './edges.ts';
import { countCall, type Use } from './limits.ts';
import { nodes } from './node.ts';

const unknownPath = (path: string): never =>
  refuse({ code: 2500, message: `Unknown path components: ${path}` });

/** `me` is the person behind the token, or the Page of a Page token. */
const nodeAt = (call: Call, name: string): Thing => {
  const id = name === 'me' ? (call.holder.page_id ?? call.holder.user_id ?? '') : name;
  if (!/^(act_)?\d+(:[0-9a-f]{32})?$/.test(id)) {
    return name === 'me'
      ? refuse({
          code: 2500,
          message:
            'An active access token must be used to query information about the current user.',
        })
      : unknownPath(`/${name}`);
  }
  const thing = findThing(call.world, id);
  const isThere = thing && !(thing.kind === 'run' && isForgotten(thing, call.now));
  return isThere && canSee(call.world, call.person, thing) ? thing : missingNode(id, call.method);
};

const edgeOf = (thing: Thing, edge: string): unknown => {
  const known: Record<string, unknown> = edges[thing.kind] ?? {};
  return Object.hasOwn(known, edge) ? known[edge] : undefined;
};

/** Kind and thing match by construction; the compiler cannot follow that through the union. */
const verbsOf = (thing: Thing, edge: string | undefined) =>
  (edge === undefined ? nodes[thing.kind] : edgeOf(thing, edge)) as EdgeOf<Thing> | undefined;

/** An edge is read like a field: a word that names none is a missing field, anything else no path. */
const unknownEdge = (call: Call, { kind }: Thing, edge: string): never =>
  call.method === 'GET' && /^\w+$/.test(edge)
    ? missingField(edge.toLowerCase(), kinds[kind].type)
    : unknownPath(`/${edge}`);

const handlerFor = (call: Call, thing: Thing, edge: string | undefined): Handler<Thing> => {
  const verbs = verbsOf(thing, edge) ?? unknownEdge(call, thing, edge ?? '');
  return verbs[call.method] ?? missingNode(thing.id, call.method);
};

type Routed = { use: Use; run: () => unknown };

/** Finds the node and what to do with it. Nothing has happened yet; `run` does it. */
export const route = (call: Call, segments: string[]): Routed => {
  const [name = '', edge, ...more] = segments;
  const isRevocation = edge === 'permissions' && call.method === 'DELETE' && more.length === 1;
  if (more.length > 0 && !isRevocation) return unknownPath(`/${more.join('/')}`);
  const thing = nodeAt(call, name);
  const account = accountOf(call.world, thing);
  const isInsights = edge === 'insights' || thing.kind === 'run';
  const isWrite = call.method !== 'GET' && !isInsights;
  const use = { accountId: account?.account_id, isWrite, isInsights };
  const run = () => {
    const handler = handlerFor(call, thing, edge);
    countCall(call.world, use, call.now);
    if (account || edge === 'adaccounts') requireAdsRead(call.holder);
    if (account && isWrite) requireWrite(call.holder, call.person, account);
    return handler(call, thing);
  };
  return { use, run };
};
