import { hasBudget, isBudget } from '../../wire/campaign.ts';
import { objectRead } from '../../wire/lists.ts';
import type { Params } from '../../wire/passed-through.ts';
import { specialCategories } from '../campaign.ts';
import type { ExistingCampaign, PlatformFacts } from '../platform-facts.ts';
import { idIn, isTrue, upperCaseWord } from '../values.ts';
import { objectAnswer, question } from './question.ts';

const keepName = (facts: PlatformFacts, id: string, { name }: Params) => {
  if (typeof name === 'string') facts.names.set(id, name);
};

const isOf = (accountId: string, { account_id }: Params) =>
  !account_id || `act_${idIn(account_id)}` === accountId;

const campaignOf = (campaign: Params): ExistingCampaign => ({
  objective: upperCaseWord(campaign['objective']) || null,
  hasBudget: hasBudget(campaign),
  isLifetime: isBudget(campaign['lifetime_budget']),
  strategy: upperCaseWord(campaign['bid_strategy']) || null,
  sharesBudgets: isTrue(campaign['is_adset_budget_sharing_enabled']),
  categories: specialCategories(campaign),
  status: upperCaseWord(campaign['status']),
});

export const campaignQuestion = (accountId: string, id: string) =>
  question({
    request: objectRead(id, 'campaignAround'),
    schema: objectAnswer,
    keep(facts, campaign) {
      keepName(facts, id, campaign);
      facts.campaigns.set(id, isOf(accountId, campaign) ? campaignOf(campaign) : 'missing');
    },
    keepMissing(facts) {
      facts.campaigns.set(id, 'missing');
    },
  });

export const adsetQuestion = (accountId: string, id: string) =>
  question({
    request: objectRead(id, 'adsetAround'),
    schema: objectAnswer,
    keep(facts, adset) {
      keepName(facts, id, adset);
      const there = { status: upperCaseWord(adset['status']), params: adset };
      facts.adsets.set(id, isOf(accountId, adset) ? there : 'missing');
    },
    keepMissing(facts) {
      facts.adsets.set(id, 'missing');
    },
  });

export const creativeQuestion = (accountId: string, id: string) =>
  question({
    request: objectRead(id, 'creativeAround'),
    schema: objectAnswer,
    keep(facts, creative) {
      const isThere = isOf(accountId, creative) && upperCaseWord(creative['status']) !== 'DELETED';
      facts.creatives.set(id, isThere ? 'there' : 'missing');
    },
    keepMissing(facts) {
      facts.creatives.set(id, 'missing');
    },
  });
