import { findAccount } from '../world/find.ts';
import type { Account, Kind, Thing, ThingOf } from '../world/things.ts';
import { updateAd } from '../writes/ad.ts';
import { updateAdset } from '../writes/adset.ts';
import { updateCampaign } from '../writes/campaign.ts';
import { updateCreative } from '../writes/creative.ts';
import { removeThing } from '../writes/remove.ts';
import type { Call } from './call.ts';
import type { EdgeOf } from './edges.ts';
import { fieldsText } from './fields.ts';
import { projectFields } from './project.ts';
import { missingNode } from './refusal.ts';
import { notePoll } from './report-runs.ts';

const readNode = (call: Call, thing: Thing) =>
  projectFields(thing, fieldsText(call.params['fields']), call);

const reads = { GET: readNode };

const accountOf = ({ world }: Call, { account_id }: { account_id: string }): Account =>
  findAccount(world, account_id) ?? missingNode(account_id);

/** What can be done with a node itself. */
export const nodes: { [K in Kind]: EdgeOf<ThingOf<K>> } = {
  campaign: {
    ...reads,
    POST: (call, campaign) => updateCampaign(call, accountOf(call, campaign), campaign),
    DELETE: removeThing,
  },
  adset: {
    ...reads,
    POST: (call, adset) => updateAdset(call, accountOf(call, adset), adset),
    DELETE: removeThing,
  },
  ad: {
    ...reads,
    POST: (call, ad) => updateAd(call, accountOf(call, ad), ad),
    DELETE: removeThing,
  },
  creative: { ...reads, POST: updateCreative, DELETE: removeThing },
  image: reads,
  video: reads,
  account: reads,
  page: reads,
  instagram: reads,
  pixel: reads,
  business: reads,
  person: reads,
  run: {
    GET: (call, run) => {
      const shown = readNode(call, run);
      notePoll(run, call.now);
      return shown;
    },
  },
};
