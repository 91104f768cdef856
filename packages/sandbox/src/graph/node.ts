import { projectFields } from '../objects/project.ts';
import type { Call } from '../protocol/call.ts';
import { fieldsText } from '../protocol/fields.ts';
import { notePoll } from '../protocol/report-runs.ts';
import { missingNode } from '../refusal.ts';
import { accountOf } from '../world/find.ts';
import type { Account, Ad, AdSet, Campaign, Kind, Thing, ThingOf } from '../world/things.ts';
import { updateAd } from '../writes/ad.ts';
import { updateAdset } from '../writes/adset.ts';
import { updateCampaign } from '../writes/campaign.ts';
import { updateCreative } from '../writes/creative.ts';
import { removeThing } from '../writes/remove.ts';
import type { EdgeOf } from './edges.ts';

const readNode = (call: Call, thing: Thing) =>
  projectFields(thing, fieldsText(call.params['fields']), call);

const reads = { GET: readNode };

const under = ({ world, method }: Call, thing: Campaign | AdSet | Ad): Account =>
  accountOf(world, thing) ?? missingNode(thing.id, method);

/** What can be done with a node itself. */
export const nodes: { [K in Kind]: EdgeOf<ThingOf<K>> } = {
  campaign: {
    ...reads,
    POST: (call, campaign) => updateCampaign(call, under(call, campaign), campaign),
    DELETE: removeThing,
  },
  adset: {
    ...reads,
    POST: (call, adset) => updateAdset(call, under(call, adset), adset),
    DELETE: removeThing,
  },
  ad: {
    ...reads,
    POST: (call, ad) => updateAd(call, under(call, ad), ad),
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
  audience: reads,
  saved_audience: reads,
  conversion: reads,
  label: reads,
  form: reads,
  request_set: {
    GET: (call, set) => {
      const shown = readNode(call, set);
      set.polls += 1;
      return shown;
    },
  },
  run: {
    GET: (call, run) => {
      const shown = readNode(call, run);
      notePoll(run, call.now);
      return shown;
    },
  },
};
