import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { insightLevels } from '../../src/adnet/wire/insights.ts';
import * as lists from '../../src/adnet/wire/lists.ts';
import { creates } from '../helpers/house/publishing.ts';
import { bodies } from './create-bodies.ts';
import { type Call, everyCall, kinds } from './every-call.ts';
import { addIt, edgeOf, fieldProblems, specification, typeProblems } from './specification.ts';

/**
 * What the specification does not have, and why it is sent all the same. `*` stands for any edge.
 * This list may only shrink.
 */
const beyondTheSpecification = [
  { edge: '*', name: 'limit', why: 'paging: every list takes it, and none declares it' },
  { edge: '*', name: 'after', why: 'paging: every list takes it, and none declares it' },
  { edge: '*', name: 'appsecret_proof', why: 'proof of the app; part of every call, like a token' },
  { edge: '*', name: 'before', why: 'paging: every list takes it, and none declares it' },
  {
    edge: 'GET {AdAccount}/generatepreviews',
    name: 'creative.creative_id',
    why: 'names a creative that exists, as an ad does; the specification describes what is read back',
  },
  {
    edge: 'GET {AdAccount}/campaigns',
    name: 'filtering',
    why: 'documented for reading ad objects; the SDK specification leaves it out',
  },
  {
    edge: 'GET {AdAccount}/ads',
    name: 'filtering',
    why: 'documented for reading ad objects; where it is not understood, nothing is taken for gone',
  },
  {
    edge: 'GET {AdAccount}/adcreatives',
    name: 'filtering',
    why: 'not documented; when it finds nothing or is refused, the whole list is read',
  },
  {
    edge: 'GET {User}/accounts',
    name: 'fields',
    why: 'what a person may do on a page; seen on these rows alone, so the node does not have it',
  },
  {
    edge: 'POST {AdAccount}/adimages',
    name: 'name',
    why: 'label in the library; pages on pictures name it, the SDK specification does not',
  },
  {
    edge: 'POST {AdAccount}/campaigns',
    name: 'bid_cap',
    why: 'our API has always taken it and hands it on as it is; ad sets have bid_amount instead',
  },
  {
    edge: 'POST {AdAccount}/ads',
    name: 'creative.creative_id',
    why: 'recorded creates name the creative so; the specification describes what is read back',
  },
];
const maxBeyond = 12;

/** Endpoints outside the specification: it describes nodes of the graph, and these are none. */
const otherEndpoints: Record<string, string[]> = {
  'POST /oauth/access_token':
    'client_id client_secret code redirect_uri grant_type fb_exchange_token'.split(' '),
  'GET /debug_token': ['input_token'],
  'GET /search': ['type', 'q', 'location_types', 'country_code', 'cities'],
};

let calls: Call[] = [];
beforeAll(async () => {
  calls = await everyCall();
});

const edgeName = ({ method, path }: Call) => {
  const [, node = '', edge] = path.split('/');
  const kind = kinds[node];
  if (kind === undefined) return `${method} ${path}`;
  return `${method} {${kind}}${edge === undefined ? '' : `/${edge}`}`;
};

type Problem = { edge: string; name: string; what: string };

const text = ({ edge, name, what }: Problem) => `${edge} ${name}: ${what}`;

const isExcused = (problem: Problem) =>
  /^(no such|\w+ has no) /.test(problem.what) &&
  beyondTheSpecification.some(
    ({ edge, name }) => name === problem.name && (edge === '*' || edge === problem.edge),
  );

const allProblems = (call: Call): Problem[] => {
  const edge = edgeName(call);
  const other = otherEndpoints[edge];
  const params = Object.entries(call.params);
  if (other !== undefined)
    return params
      .filter(([name]) => !other.includes(name))
      .map(([name]) => ({ edge, name, what: 'no such parameter' }));
  const edgeSpec = edgeOf(edge);
  if (edgeSpec === undefined) return [{ edge, name: '', what: `no such edge: ${addIt}` }];
  const missing = Object.entries(edgeSpec.params)
    .filter(([name, type]) => /, required$/.test(type) && call.params[name] === undefined)
    .map(([name]) => ({ edge, name, what: 'is missing' }));
  const wrong = params.flatMap(([name, value]) => {
    if (name === 'fields') return fieldProblems(edgeSpec.returns, String(value));
    const type = edgeSpec.params[name];
    if (type === undefined) return [{ name, what: `no such parameter: ${addIt}` }];
    return typeProblems(type, value, name);
  });
  return [...missing, ...wrong.map((problem) => ({ edge, ...problem }))];
};

const problemsOf = (call: Call) =>
  allProblems(call)
    .filter((problem) => !isExcused(problem))
    .map(text);

describe('what is sent, held against the platform’s own specification', () => {
  it('knows every name, type and word of every call', () => {
    expect(calls.length).toBeGreaterThan(70);
    expect([...new Set(calls.flatMap(problemsOf))]).toEqual([]);
  });

  it('covers every read, and every field asked of one object', () => {
    const requestedFields = calls.map(({ params }) => params['fields']);
    for (const fields of [...Object.values(lists.listFields), ...Object.values(lists.objectFields)])
      expect(requestedFields).toContain(fields);
    for (const level of insightLevels)
      expect(calls.some(({ params }) => params['level'] === level)).toBe(true);
  });

  it('covers everything the API documents for a create', () => {
    const documented = documentedBodies();
    for (const { kind, route } of creates)
      expect(bodies[kind].flatMap(Object.keys), `bodies.${kind} in create-bodies.ts`).toEqual(
        expect.arrayContaining(Object.keys(documented(route))),
      );
    const { objective } = documented('POST /adnet/campaigns');
    expect(specification.enums['adaccountcampaigns_objective_enum_param']).toEqual(
      expect.arrayContaining(objective?.enum ?? ['an enum']),
    );
  });

  it('has no exception that nothing needs, and no more than before', () => {
    expect(beyondTheSpecification.length).toBeLessThanOrEqual(maxBeyond);
    const raised = calls.flatMap(allProblems);
    for (const { edge, name } of beyondTheSpecification) {
      const isNeeded = raised.some(
        (problem) => name === problem.name && (edge === '*' || edge === problem.edge),
      );
      expect(isNeeded, `${edge} ${name}`).toBe(true);
    }
  });
});

type Documented = Record<string, { enum?: string[] }>;

const documentedBodies = () => {
  const file = new URL('../../docs/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8'));
  return (route: string): Documented => {
    const operation = paths[`/api/v1${route.replace('POST ', '')}`];
    if (!operation) throw new Error(`docs/openapi.json has no ${route}: run npm run docs`);
    return operation.post.requestBody.content['application/json'].schema.properties;
  };
};

describe('the check itself', () => {
  const campaign = { name: 'x', objective: 'OUTCOME_TRAFFIC', special_ad_categories: [] };
  const campaignProblems = (
    params: Record<string, unknown>,
    path = '/act_1/campaigns',
    method = 'POST',
  ) => problemsOf({ method, path, params: { ...campaign, ...params } });

  it.each([
    ['an unknown name', { colour: 'red' }, /colour: no such parameter/],
    ['a wrong type', { daily_budget: 'much' }, /"much" is no unsigned int/],
    ['an unknown word', { objective: 'LINK_FAME' }, /LINK_FAME is no/],
    ['an unknown word in a list', { special_ad_categories: ['CARS'] }, /CARS is no/],
    ['a required name left out', { special_ad_categories: undefined }, /is missing/],
  ])('sees %s', (_, params, problem) => {
    expect(campaignProblems(params).join()).toMatch(problem);
  });

  it('sees a field and an edge that are not there', () => {
    const adParams = { fields: 'id,creative{id,colour}' };
    expect(problemsOf({ method: 'GET', path: '/act_1/ads', params: adParams }).join()).toMatch(
      /AdCreative has no colour/,
    );
    expect(problemsOf({ method: 'GET', path: '/act_1/fame', params: {} })).toEqual([
      `GET {AdAccount}/fame : no such edge: ${addIt}`,
    ]);
  });

  it('looks into stories and targeting', () => {
    const creative = { object_story_spec: { page_id: '1', link_data: { lnik: 'x' } } };
    expect(problemsOf({ method: 'POST', path: '/act_1/adcreatives', params: creative })).toEqual([
      'POST {AdAccount}/adcreatives object_story_spec.link_data.lnik: no such name',
    ]);
  });
});
