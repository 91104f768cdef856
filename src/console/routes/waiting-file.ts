import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { csvLine } from '../../kernel/text/csv.ts';
import { listWaiting } from '../../operations/waiting/list-waiting.ts';
import { type WaitingAd, waitingWords } from '../parts/ad-card.ts';
import type { ScreenRequest } from '../read-visit.ts';
import type { CallOperation } from '../screen.ts';
import { filterQuery } from '../screens/waiting-filters.ts';
import type { Side } from './side.ts';
import { texts, untilStopped } from './streams.ts';

const periods = { day: 'a day', lifetime: 'in all' };

const columns: Record<string, (ad: WaitingAd) => string | null | undefined> = {
  Client: ({ workspace_name: name }) => name,
  Campaign: ({ campaign }) => campaign?.name,
  'Ad set': ({ adset }) => adset?.name,
  Ad: ({ name }) => name,
  'Ad ID': ({ ad_id: id }) => id,
  State: ({ state }) => waitingWords[state],
  Budget: ({ budget }) => budget?.amount,
  Currency: ({ budget }) => budget?.currency,
  'Budget is': ({ budget }) => budget && periods[budget.period],
  'Budget of': ({ budget }) => budget?.of,
  'Made by': ({ made_by: { kind, name } }) => name ?? (kind === 'system' ? 'Greenroom' : ''),
  'Made at': ({ made_at: at }) => at,
  Text: ({ creative }) => creative?.message,
  Headline: ({ creative }) => creative?.headline,
  Description: ({ creative }) => creative?.description,
  Link: ({ creative }) => creative?.link,
  'Ads Manager': ({ ads_manager_url: url }) => url,
};

type WaitingQuery = ReturnType<typeof filterQuery>;

const read = (call: CallOperation, query: WaitingQuery, after?: string) =>
  call(listWaiting, { query: { ...query, limit: '100', refresh: 'false', after } });

type WaitingPage = Awaited<ReturnType<typeof read>>;

async function* lines(first: WaitingPage, nextPage: (after: string) => Promise<WaitingPage>) {
  const cells = Object.values(columns);
  yield csvLine(Object.keys(columns));
  for (let page = first; ; page = await nextPage(page.next)) {
    yield page.ads.map((ad) => csvLine(cells.map((cell) => cell(ad) ?? ''))).join('');
    if (page.next === null) return;
  }
}

/** The ads that the waiting room shows, all pages of them, as Meta last showed them. */
export const waitingFileRoutes = (app: FastifyInstance, { admit, callerOf }: Side) => {
  for (const url of ['/console/waiting/file', '/console/w/:workspace/waiting/file'])
    app.get(url, async (request: ScreenRequest, reply) => {
      const who = await admit(request, reply);
      if (!who) return reply;
      const call = callerOf(who);
      const { workspace } = request.params;
      const client = workspace === undefined ? null : { workspace_id: workspace };
      const query = filterQuery({ query: texts(request.query), client });
      const first = await read(call, query);
      const pieces = lines(first, (after) => read(call, query, after));
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': 'attachment; filename="waiting-room.csv"',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Readable.from(untilStopped(pieces, reply)));
    });
};
