import { hasBudget, isBudget } from '../../wire/campaign.ts';
import { objectRead } from '../../wire/lists.ts';
import type { Params } from '../../wire/passed-through.ts';
import { specialCategories } from '../campaign.ts';
import type { ExistingCampaign, PlatformFacts } from '../known.ts';
import { idIn, isTrue, wordIn } from '../values.ts';
import { objectAnswer, question } from './question.ts';

const keepName = (known: PlatformFacts, id: string, { name }: Params) => {
  if (typeof name === 'string') known.names.set(id, name);
};

const isOf = (accountId: string, { account_id }: Params) =>
  !account_id || `act_${idIn(account_id)}` === accountId;

const campaignOf = (campaign: Params): ExistingCampaign => ({
  objective: wordIn(campaign['objective']) || null,
  hasBudget: hasBudget(campaign),
  isLifetime: isBudget(campaign['lifetime_budget']),
  strategy: wordIn(campaign['bid_strategy']) || null,
  sharesBudgets: isTrue(campaign['is_adset_budget_sharing_enabled']),
  categories: specialCategories(campaign),
  status: wordIn(campaign['status']),
});

export const campaignQuestion = (accountId: string, id: string) =>
  question({
    request: objectRead(id, 'campaignAround'),
    schema: objectAnswer,
    keep(known, campaign) {
      keepName(known, id, campaign);
      known.campaigns.set(id, isOf(accountId, campaign) ? campaignOf(campaign) : 'missing');
    },
    keepMissing(known) {
      known.campaigns.set(id, 'missing');
    },
  });

export const adsetQuestion = (accountId: string, id: string) =>
  question({
    request: objectRead(id, 'adsetAround'),
    schema: objectAnswer,
    keep(known, adset) {
      keepName(known, id, adset);
      const there = { status: wordIn(adset['status']), params: adset };
      known.adsets.set(id, isOf(accountId, adset) ? there : 'missing');
    },
    keepMissing(known) {
      known.adsets.set(id, 'missing');
    },
  });

export const creativeQuestion = (accountId: string, id: string) =>
  question({
    request: objectRead(id, 'creativeAround'),
    schema: objectAnswer,
    keep(known, creative) {
      const isThere = isOf(accountId, creative) && wordIn(creative['status']) !== 'DELETED';
      known.creatives.set(id, isThere ? 'there' : 'missing');
    },
    keepMissing(known) {
      known.creatives.set(id, 'missing');
    },
  });
