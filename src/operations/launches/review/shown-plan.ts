import { line, money } from '../../../adnet/manual/words.ts';
import type { Review } from './open-review.ts';

type Params = Record<string, unknown>;

const budgetWords = (params: Params, currency: string | null) => {
  const { daily_budget: daily, lifetime_budget: lifetime } = params;
  if (daily !== undefined) return `${money(daily, currency ?? undefined)} a day`;
  return lifetime === undefined ? null : `${money(lifetime, currency ?? undefined)} in all`;
};

/** Who sees the ads, as far as a sentence can say it. */
const audienceWords = (targeting: unknown) => {
  const { geo_locations: geo, age_min: from = 18, age_max: to = 65 } = (targeting ?? {}) as Params;
  const countries = (geo as Params | undefined)?.['countries'];
  // Nothing said means the default of an ad set.
  const codes = targeting === undefined ? ['US'] : countries;
  const places = Array.isArray(codes) ? codes.map((one) => regionName(String(one))) : [];
  const where = places.length === 0 ? 'the chosen places' : places.slice(0, 8).join(', ');
  return `People in ${where}, ${line(from)} to ${line(to)}`;
};

const regions = new Intl.DisplayNames('en', { type: 'region' });

const regionName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code);

const dayOf = (time: unknown) => (typeof time === 'string' ? time.slice(0, 10) : null);

/** Budgets, dates, audience and link of a launch, in words. */
export const shownPlan = ({ steps, facts, launch }: Review) => {
  const paramsOf = (wanted: string) =>
    steps.filter(({ action }) => action === wanted).map((row) => JSON.parse(row.params) as Params);
  const adSets = paramsOf('create_adset');
  const link = JSON.parse(launch.body).defaults?.link_url;
  return {
    budgets: [...paramsOf('create_campaign'), ...adSets].map((params) =>
      budgetWords(params, facts.currency),
    ),
    dates: adSets.map(
      (params) =>
        [dayOf(params['start_time']), dayOf(params['end_time'])].filter(Boolean).join(' to ') ||
        'Once somebody starts it',
    ),
    audiences: adSets.map(({ targeting }) => audienceWords(targeting)),
    link: typeof link === 'string' ? line(link, 120) : null,
  };
};
