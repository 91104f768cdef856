import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { getConnection } from '../../operations/connection/get-connection.ts';
import { checkAdCopy } from '../../operations/copy/check-ad-copy.ts';
import { estimateDelivery } from '../../operations/targeting/estimate-delivery.ts';
import { listLocations } from '../../operations/targeting/list-locations.ts';
import { searchTargeting } from '../../operations/targeting/search-targeting.ts';
import { connectionMark } from '../connection/connect-ways.ts';
import { folded, linesIn, sentence } from '../copy/findings.ts';
import type { ScreenRequest } from '../read-visit.ts';
import type { CallOperation } from '../screen.ts';
import { goalOf } from '../wizard/body.ts';
import { readDraft } from '../wizard/draft.ts';
import { audienceProblems, isEuropean, targetingOf } from '../wizard/targeting.ts';
import { bodyOf, type Side } from './side.ts';

/** Meta's answers are cut down to what the page's script shows. */
const shownOption = z
  .object({
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        type: z.string(),
        path: z.array(z.string()).catch([]),
      }),
    ),
  })
  .transform(({ data }) =>
    data.map(({ id, name, type, path }) => ({ id, name, list: type, about: path.join(' › ') })),
  );

/** The list of geo_locations for each kind of place. */
const placeLists: Record<string, string> = {
  country: 'countries',
  region: 'regions',
  city: 'cities',
  zip: 'zips',
  geo_market: 'geo_markets',
};

const shownPlace = z
  .object({
    data: z.array(
      z.object({
        key: z.coerce.string(),
        name: z.string(),
        type: z.string(),
        country_code: z.string().catch(''),
        country_name: z.string().catch(''),
        region: z.string().catch(''),
      }),
    ),
  })
  .transform(({ data }) =>
    data.flatMap(({ key, name, type, country_code, country_name: country, region }) => {
      const list = placeLists[type];
      const about = [region, country].filter((one) => one !== '' && one !== name).join(', ');
      return list === undefined ? [] : [{ id: key, name, list, about, country: country_code }];
    }),
  );

const estimate = z.object({
  data: z.array(
    z.object({
      estimate_mau_lower_bound: z.number().catch(-1),
      estimate_mau_upper_bound: z.number().catch(-1),
    }),
  ),
});

type AnswerQuestion = (call: CallOperation, form: URLSearchParams) => Promise<unknown>;

const text = (form: URLSearchParams, name: string) => form.get(name) ?? '';

/** The page's script may ask these while a person types. Each calls an operation that changes nothing. */
const questions: Record<string, AnswerQuestion> = {
  async copy(call, form) {
    // The wizard has a brief of its own among its fields; the copy lab has nothing else.
    const of = (name: string) => text(form, `brief.${name}`) || text(form, name);
    const variant = {
      primary_text: text(form, 'primary_text'),
      headline: text(form, 'headline'),
      description: text(form, 'description'),
    };
    if (Object.values(variant).every((one) => one.trim() === '')) return { findings: [] };
    const { findings } = await call(checkAdCopy, {
      body: {
        product: of('product') || 'The product',
        audience: of('audience') || 'Everyone',
        offer: of('offer'),
        benefits: linesIn(of('benefits')),
        pain_points: linesIn(of('pain_points')),
        variants: [variant],
      },
    });
    return {
      findings: folded(findings).map((one) => ({ ...one, message: sentence(one) })),
    };
  },

  async targeting(call, form) {
    const params = { account_id: text(form, 'account') };
    const answer = await call(searchTargeting, {
      params,
      query: { q: text(form, 'q'), limit: '8' },
    });
    return shownOption.parse(answer);
  },

  async places(call, form) {
    const query = { q: text(form, 'q'), location_types: 'country,region,city', limit: '8' };
    return shownPlace.parse(await call(listLocations, { query }));
  },

  async size(call, form) {
    const draft = readDraft(form);
    const adSet = draft.adSets[Number(text(form, 'index'))];
    if (!adSet) return { lower: -1, upper: -1 };
    const european = isEuropean(adSet);
    const problems = audienceProblems({ adSets: [adSet] });
    if (problems.length > 0) {
      // A field that is still empty is not wrong yet.
      const isBegun = adSet.countries !== '' || adSet.picked !== '[]';
      const wrong = problems.map(({ field, message }) => ({
        field: field.replace('ad_sets.0.', ''),
        message,
      }));
      return isBegun
        ? { lower: -1, upper: -1, european, wrong }
        : { lower: -1, upper: -1, european, problem: 'In which countries, cities or regions?' };
    }
    const answer = await call(estimateDelivery, {
      params: { account_id: draft.accountId },
      body: { targeting: targetingOf(adSet), optimization_goal: goalOf(draft) },
    });
    const [row] = estimate.parse(answer).data;
    return {
      european,
      lower: row?.estimate_mau_lower_bound ?? -1,
      upper: row?.estimate_mau_upper_bound ?? -1,
    };
  },

  async connection(call) {
    const status = await call(getConnection);
    return { connected: status.connected && !status.expired, mark: connectionMark(status) };
  },
};

/** A question may carry the whole wizard. */
export const askUrl = '/console/w/:workspace/ask/:question';

export const askRoutes = (app: FastifyInstance, { callerOf, admit }: Side) =>
  app.post(askUrl, async (request: ScreenRequest, reply) => {
    const who = await admit(request, reply);
    if (!who) return reply;
    const name = request.params['question'] ?? '';
    const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
    if (!question) throw new Failure('not_found');
    reply.header('cache-control', 'no-store');
    try {
      return reply.send(await question(callerOf(who), bodyOf(request)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return reply.code(error.status).send({ problem: error.message });
    }
  });
