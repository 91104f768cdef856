import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingPlan, defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import { operations } from '../../../src/operations/index.ts';
import { mintApiKey } from '../../../src/secrets/api-key.ts';
import { type Role, roles } from '../../../src/store/people/roles.ts';
import { type Answer, codeOf, type House, house } from '../../helpers/house/house.ts';
import { expectDocumented } from '../../helpers/operations/documented.ts';
import {
  type Actor,
  accessCodes,
  needs,
  requestFor,
} from '../../helpers/operations/operation-requests.ts';
import { sample, thinner, thinnerRoles } from '../../helpers/run/long-run.ts';

let h: House;
beforeAll(async () => {
  // The free plan with everything but the API.
  const mute = { ...defaultPlans.pro, api: false } as BillingPlan;
  const retiredPlan = { ...defaultPlans.pro } as BillingPlan;
  h = await house({ config: { plans: { ...defaultPlans, mute, gone: retiredPlan } } });
});
afterAll(() => h?.stop());

type Verdict = string | 'let in';
type Situation = { title: string; actor(): Promise<Actor>; verdict(kind: string): Verdict };

const always = (code: string) => () => code;
const refusesWhere =
  (kinds: string[], code: string): Situation['verdict'] =>
  (kind) =>
    kinds.includes(kind) ? code : 'let in';

const owner = async (plan = 'pro'): Promise<Actor> => {
  const { key, workspaceId, email } = await h.account({ plan });
  return { key, targetId: workspaceId, email };
};
const with401 = (title: string, authorization: (key: string) => string | undefined): Situation => ({
  title,
  async actor() {
    const { targetId, key = '' } = await owner();
    const value = authorization(key);
    return { targetId, ...(value !== undefined && { headers: { authorization: value } }) };
  },
  verdict: always('unauthorized'),
});
const naming = (title: string, id: () => Promise<string>, code: string): Situation => ({
  title,
  actor: async () => ({ ...(await owner()), headers: { 'x-workspace-id': await id() } }),
  verdict: always(code),
});
const secondWorkspace = async (key = '') =>
  String((await h.call('POST /account/workspaces', { key, body: { name: 'B' } })).body.id);
const archive = (key = '', id = '') => h.call(`DELETE /account/workspaces/${id}`, { key });
const archivedKinds = ['workspace', 'adnet'];

const situations: Situation[] = [
  with401('no key', () => undefined),
  with401('an empty key', () => ''),
  with401('another scheme', (key) => `Basic ${key}`),
  with401('no scheme', (key) => key),
  with401('two spaces', (key) => `Bearer  ${key}`),
  with401('a malformed key', () => 'Bearer nonsense'),
  with401('a key cut short', (key) => `Bearer ${key.slice(0, -1)}`),
  with401('a key of the wrong checksum', (key) => `Bearer ${changeSecret(key)}`),
  with401('an unknown key', () => `Bearer ${mintApiKey()}`),
  {
    title: 'a revoked key',
    async actor() {
      const { key = '', targetId } = await owner();
      const newKey = (await h.call('POST /account/api-keys', { key })).body;
      await h.call(`DELETE /account/api-keys/${newKey.id}`, { key });
      return { key: newKey.key, targetId };
    },
    verdict: always('unauthorized'),
  },
  naming('a foreign workspace', async () => (await owner()).targetId, 'workspace_forbidden'),
  naming('an unknown workspace', async () => randomUUID(), 'workspace_not_found'),
  naming('a workspace that is no UUID', async () => 'nonsense', 'workspace_not_found'),
  naming('an empty workspace', async () => '', 'workspace_not_found'),
  naming('SQL for a workspace', async () => "' or '1'='1", 'workspace_not_found'),
  {
    title: 'a disabled account',
    async actor() {
      const actor = await owner();
      await h.operate('accounts disable', { email: actor.email ?? '' });
      return actor;
    },
    verdict: always('api_disabled'),
  },
  {
    title: 'an account disabled and enabled again',
    async actor() {
      const actor = await owner();
      await h.operate('accounts disable', { email: actor.email ?? '' });
      await h.operate('accounts enable', { email: actor.email ?? '' });
      return actor;
    },
    verdict: always('let in'),
  },
  { title: 'a plan without API', actor: () => owner('mute'), verdict: always('api_disabled') },
  {
    title: 'a plan that is no more',
    async actor() {
      const actor = await owner('gone');
      await h.service.deps.store.db
        .updateTable('accounts')
        .set({ plan: 'constructor' })
        .where('email', '=', actor.email ?? '')
        .execute();
      return actor;
    },
    verdict: always('api_disabled'),
  },
  {
    title: 'the free plan',
    actor: () => owner('free'),
    verdict: refusesWhere(['adnet'], 'plan_required'),
  },
  {
    title: 'a key of an archived workspace',
    async actor() {
      const actor = await owner();
      await archive(actor.key, actor.targetId);
      return actor;
    },
    verdict: refusesWhere(archivedKinds, 'workspace_archived'),
  },
  {
    title: 'a key of an archived workspace that names an active one',
    async actor() {
      const actor = await owner();
      const other = await secondWorkspace(actor.key);
      await archive(actor.key, actor.targetId);
      return { ...actor, headers: { 'x-workspace-id': other } };
    },
    verdict: refusesWhere(archivedKinds, 'workspace_archived'),
  },
  {
    title: 'a key of an active workspace that names an archived one',
    async actor() {
      const actor = await owner();
      const other = await secondWorkspace(actor.key);
      await archive(actor.key, other);
      return { ...actor, headers: { 'x-workspace-id': other } };
    },
    verdict: refusesWhere(archivedKinds, 'workspace_archived'),
  },
  {
    title: 'a workspace archived and unarchived again',
    async actor() {
      const actor = await owner();
      await archive(actor.key, actor.targetId);
      await h.call(`POST /account/workspaces/${actor.targetId}/unarchive`, {
        ...(actor.key && { key: actor.key }),
      });
      return actor;
    },
    verdict: always('let in'),
  },
  {
    title: 'a key whose membership was removed',
    actor: () => removedMember(),
    // The list of workspaces is what tells such a caller where to go.
    verdict: (kind) => (kind === 'identity' ? 'let in' : 'no_workspace'),
  },
  {
    title: 'a key whose membership was removed that names an own workspace',
    async actor() {
      const actor = await removedMember();
      const home = actor.homeId ?? '';
      return { ...actor, targetId: home, headers: { 'x-workspace-id': home } };
    },
    verdict: always('let in'),
  },
];

const removedMember = async (): Promise<Actor> => {
  const { targetId } = await owner();
  const guest = await h.member(targetId, 'owner');
  await h.operate('members remove', { workspace: targetId, email: guest.email });
  return { key: guest.key, targetId, homeId: guest.workspaceId };
};

/** The key with the last character of its secret part changed, its checksum left as it was. */
const changeSecret = (key: string) =>
  key.slice(0, 37) + (key[37] === 'a' ? 'b' : 'a') + key.slice(38);

/** Whoever is refused changes nothing, so one caller of each kind does for all operations; those let in are new. */
const callers = new Map<string, Promise<Actor>>();
const callerFor = (title: string, verdict: Verdict, make: () => Promise<Actor>) => {
  if (verdict === 'let in') return make();
  const caller = callers.get(title) ?? make();
  callers.set(title, caller);
  return caller;
};

const memberOf = async (role: Role): Promise<Actor> => {
  const { targetId } = await owner();
  const guest = await h.member(targetId, role, 'agency');
  return { key: guest.key, targetId };
};

const refusals401 = new Map<string, string>();

const expectVerdict = (answer: Answer, route: string, verdict: Verdict, title: string) => {
  expect(answer.status, answer.text).toBeLessThan(500);
  expectDocumented(answer, route);
  if (verdict === 'let in') expect(accessCodes).not.toContain(codeOf(answer));
  else expect(codeOf(answer), answer.text).toBe(verdict);
  if (answer.status !== 401) return;
  expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  refusals401.set(`${route}: ${title}`, answer.text);
};

/** What is tried of each operation; in the short form, on the second store, nothing of some. */
const cases = operations
  .map((operation, at) => ({
    id: operation.id,
    operation,
    of: { situations: sample(situations, thinner, at), roles: sample(roles, thinnerRoles, at) },
  }))
  .filter(({ of }) => of.situations.length + of.roles.length > 0);

describe.each(cases)('$id', ({ operation, of }) => {
  const { kind, role } = needs(operation);

  it.each(of.situations)(
    'answers a caller as it should: $title',
    async ({ title, actor, verdict }) => {
      const expected = verdict(kind);
      const caller = await callerFor(title, expected, actor);
      const { route, request } = requestFor(operation, caller);
      expectVerdict(await h.call(route, request), route.split('?')[0] ?? '', expected, title);
    },
  );

  it.each(of.roles)('answers a member as the role allows: %s', async (memberRole) => {
    const enough = role === null || roles.indexOf(memberRole) >= roles.indexOf(role);
    const expected = enough ? 'let in' : 'workspace_role';
    const caller = await callerFor(memberRole, expected, () => memberOf(memberRole));
    const { route, request } = requestFor(operation, caller);
    expectVerdict(await h.call(route, request), route, expected, memberRole);
  });
});

describe('every refusal of a key', () => {
  it('is the same, byte for byte, whatever is wrong with the key', () => {
    const withoutKey = cases
      .flatMap(({ of }) => of.situations)
      .filter(({ verdict }) => verdict('account') === 'unauthorized');
    expect(refusals401.size).toBe(withoutKey.length);
    expect(new Set(refusals401.values()).size).toBe(1);
  });

  it('asks the database nothing while the key is no key', async () => {
    const { key = '' } = await owner();
    const { store } = h.service.deps;
    const { authenticate } = store;
    let questionCount = 0;
    store.authenticate = (...credentials) => {
      questionCount += 1;
      return authenticate(...credentials);
    };
    try {
      for (const badKey of [
        changeSecret(key),
        key.slice(1),
        `${key}x`,
        'x',
        key.replace('gr_', 'GR_'),
      ])
        expect((await h.call('GET /account', { key: badKey })).status).toBe(401);
      expect(questionCount).toBe(0);
      await h.call('GET /account', { key: mintApiKey() });
      expect(questionCount).toBe(1);
    } finally {
      store.authenticate = authenticate;
    }
  });
});
