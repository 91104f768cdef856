import * as z from 'zod';
import { Failure } from '../../contract/failures.ts';
import { listAdAccounts } from '../../operations/ad-accounts/list-ad-accounts.ts';
import { listImages } from '../../operations/images/list-images.ts';
import { listPages } from '../../operations/pages/list-pages.ts';
import type { CallOperation } from '../screen.ts';

const rows = <S extends z.ZodRawShape>(shape: S) => z.object({ data: z.array(z.object(shape)) });

const accounts = rows({ id: z.string(), currency: z.string().optional() });
const pages = rows({ id: z.string() });
const images = rows({ hash: z.string() });

const demand = <T>(value: T | undefined, what: string): T => {
  if (value !== undefined) return value;
  throw new Failure('ad_account_not_found', {
    message: `This connection has no ${what} to make a first ad with. Make one with your own in a new launch.`,
  });
};

/** The smallest whole launch there is: one ad, from what the connection already has. */
export const firstLaunch = async (call: CallOperation) => {
  const { data: adAccounts } = accounts.parse(await call(listAdAccounts));
  const account = demand(
    adAccounts.find(({ currency }) => currency === 'USD') ?? adAccounts[0],
    'ad account',
  );
  const here = { params: { account_id: account.id } };
  const page = demand(pages.parse(await call(listPages, here)).data[0], 'page');
  const image = demand(images.parse(await call(listImages, here)).data[0], 'picture');
  return {
    name: 'First steps',
    account_id: account.id,
    defaults: {
      page_id: page.id,
      link_url: 'https://example.com/',
      call_to_action_type: 'LEARN_MORE' as const,
    },
    campaign: { name: 'First steps', objective: 'OUTCOME_TRAFFIC' as const },
    ad_sets: [
      {
        ref: 'everyone',
        name: 'Everyone',
        optimization_goal: 'LINK_CLICKS' as const,
        billing_event: 'IMPRESSIONS' as const,
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP' as const,
        daily_budget: 2000,
      },
    ],
    images: [{ ref: 'picture', hash: image.hash }],
    copies: [
      {
        ref: 'hello',
        message: 'This is how an ad looks before anybody has seen it. Take your time with it.',
        headline: 'Your first ad, paused',
      },
    ],
    ads: { matrix: true as const, name: 'Your first ad' },
  };
};
