import { describe, expect, it } from 'vitest';
import { ad } from '../../src/adnet/kinds/ad.ts';
import type { KindFacts } from '../../src/adnet/kinds/kind.ts';
import { kindNames, kindOfAction, kinds } from '../../src/adnet/kinds/list.ts';
import { manualSteps } from '../../src/adnet/manual/manual-steps.ts';
import { newestVersion } from '../../src/adnet/version.ts';
import { operations } from '../../src/operations/index.ts';
import { creates } from '../helpers/house/publishing.ts';
import { bodies } from './create-bodies.ts';
import { edgeOf, specification } from './specification.ts';

/** The parts a kind may leave out. */
type Optional = {
  [Part in keyof KindFacts]-?: undefined extends KindFacts[Part] ? Part : never;
}[keyof KindFacts];

describe('a kind', () => {
  it('does not compile without one of its parts', () => {
    const none: [Optional] extends [never] ? true : false = true;
    const { canBeLive: _, ...unread } = ad;
    // @ts-expect-error: whether it is read back is not said
    const forgotten: KindFacts = unread;
    const { places: __, ...blind } = ad.guarded;
    // @ts-expect-error: which places its guardrails read is not said
    const unguarded: KindFacts = { ...ad, guarded: blind };
    expect([none, forgotten, unguarded]).toHaveLength(3);
  });

  it.each(kindNames)('%s is found by its action, has an edge and steps by hand', (name) => {
    const request = { adAccountId: 'act_1', params: { name: 'Spring' } };
    expect(kindOfAction(kinds[name].action)).toBe(name);
    expect(kinds[name].edge(request).path).toMatch(/^\/act_1\/\w+$/);
    expect(manualSteps(name, request).length).toBeGreaterThan(3);
  });

  it.each(kindNames)('%s: steps by hand leave out nothing that would be sent', (name) => {
    const { params, canBeLive } = kinds[name];
    const callParams = params(
      { ...bodies[name][0], name: 'Blue tent', brand_new: 'said-once' },
      [],
      newestVersion,
    );
    const steps = manualSteps(name, { adAccountId: 'act_1', params: callParams }).join('\n');
    expect(steps).toContain('Blue tent');
    if ('brand_new' in callParams) expect(steps).toContain('said-once');
    if (canBeLive) expect(steps).toMatch(/paused/);
  });

  it.each(kindNames)('%s is looked up with all that is compared, and with its age', (name) => {
    const request = { adAccountId: 'act_1', params: {} };
    const { path, params, nameField, identity, presence, compare } = kinds[name].edge(request);
    const fields = (params['fields'] ?? '').replace(/\{.*?\}/g, '').split(',');
    expect(fields).toEqual(
      expect.arrayContaining([nameField, ...identity, ...presence, ...compare]),
    );
    const nodeName = edgeOf(`GET ${path.replace('act_1', '{AdAccount}').slice(1)}`)?.returns ?? '';
    const hasAge = 'created_time' in (specification.nodes[nodeName] ?? {});
    if (hasAge) expect(fields).toContain('created_time');
  });

  it('has a create that is an operation', () => {
    const routes = operations.filter(({ limited }) => limited).map(({ route }) => route);
    for (const { route } of creates) expect(routes).toContain(route);
  });
});
