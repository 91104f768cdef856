import { kinds } from '../objects/kinds.ts';
import { requireAdsRead, requireWrite } from '../protocol/authority.ts';
import type { Call, Handler } from '../protocol/call.ts';
import { missingField, missingNode, refuse } from '../protocol/refusal.ts';
import { isForgotten } from '../protocol/report-runs.ts';
import type { Entity } from '../world/entities.ts';
import { accountOf, findEntity } from '../world/find.ts';
import { canSee } from '../world/reach.ts';
import { type EdgeOf, edges } from './edges.ts';
import { type CallUse, countCall } from './limits.ts';
import { nodes } from './node.ts';

const unknownPath = (path: string): never =>
  refuse({ code: 2500, message: `Unknown path components: ${path}` });

/** `me` is the person behind the token, or the Page of a Page token. */
const nodeAt = (call: Call, name: string): Entity => {
  const id = name === 'me' ? (call.holder.page_id ?? call.holder.user_id ?? '') : name;
  if (!/^(act_)?\d+(:[0-9a-f]{32}|_\d+)?$/.test(id)) {
    return name === 'me'
      ? refuse({
          code: 2500,
          message:
            'An active access token must be used to query information about the current user.',
        })
      : unknownPath(`/${name}`);
  }
  const entity = findEntity(call.world, id);
  const isThere = entity && !(entity.kind === 'run' && isForgotten(entity, call.now));
  return isThere && canSee(call.world, call.person, entity) ? entity : missingNode(id, call.method);
};

const edgeOf = (entity: Entity, edge: string): unknown => {
  const edgesOfKind: Record<string, unknown> = edges[entity.kind] ?? {};
  return Object.hasOwn(edgesOfKind, edge) ? edgesOfKind[edge] : undefined;
};

/** Kind and entity always match, which the compiler cannot see through the union. */
const verbsOf = (entity: Entity, edge: string | undefined) =>
  (edge === undefined ? nodes[entity.kind] : edgeOf(entity, edge)) as EdgeOf<Entity> | undefined;

/** An edge is read like a field: an unknown word is a missing field, any other text is not a path. */
const unknownEdge = (call: Call, { kind }: Entity, edge: string): never =>
  call.method === 'GET' && /^\w+$/.test(edge)
    ? missingField(edge.toLowerCase(), kinds[kind].type)
    : unknownPath(`/${edge}`);

const handlerFor = (call: Call, entity: Entity, edge: string | undefined): Handler<Entity> => {
  const verbs = verbsOf(entity, edge) ?? unknownEdge(call, entity, edge ?? '');
  return verbs[call.method] ?? missingNode(entity.id, call.method);
};

type RoutedCall = { use: CallUse; run: () => unknown };

/** Finds the node and the handler. Nothing has happened yet; `run` carries it out. */
export const route = (call: Call, segments: string[]): RoutedCall => {
  const [name = '', edge, ...more] = segments;
  const isRevocation = edge === 'permissions' && call.method === 'DELETE' && more.length === 1;
  const isOneSubscription = edge === 'subscriptions' && more.length === 1;
  if (more.length > 0 && !isRevocation && !isOneSubscription)
    return unknownPath(`/${more.join('/')}`);
  const entity = nodeAt(call, name);
  const account = accountOf(call.world, entity);
  const isInsights = edge === 'insights' || entity.kind === 'run';
  const isWrite = call.method !== 'GET' && !isInsights;
  const use = { accountId: account?.account_id, isWrite, isInsights };
  const run = () => {
    const handler = handlerFor(call, entity, edge);
    countCall(call.world, use, call.now);
    if (account || edge === 'adaccounts') requireAdsRead(call.holder);
    if (account && isWrite) requireWrite(call.holder, call.person, account);
    return handler(call, entity);
  };
  return { use, run };
};
