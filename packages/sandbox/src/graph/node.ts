import { projectFields } from '../objects/project.ts';
import type { Call } from '../protocol/call.ts';
import { fieldsText } from '../protocol/fields.ts';
import { missingNode } from '../protocol/refusal.ts';
import { notePoll } from '../protocol/report-runs.ts';
import type { Account, Ad, AdSet, Campaign, Entity, EntityOf, Kind } from '../world/entities.ts';
import { accountOf } from '../world/find.ts';
import { updateAd } from '../writes/ad.ts';
import { updateAdset } from '../writes/adset.ts';
import { updateCampaign } from '../writes/campaign.ts';
import { updateCreative } from '../writes/creative.ts';
import { removeEntity } from '../writes/remove.ts';
import type { EdgeOf } from './edges.ts';

const readNode = (call: Call, entity: Entity) =>
  projectFields(entity, fieldsText(call.params['fields']), call);

const reads = { GET: readNode };

const under = ({ world, method }: Call, entity: Campaign | AdSet | Ad): Account =>
  accountOf(world, entity) ?? missingNode(entity.id, method);

/** The verbs of a node itself. */
export const nodes: { [K in Kind]: EdgeOf<EntityOf<K>> } = {
  campaign: {
    ...reads,
    POST: (call, campaign) => updateCampaign(call, under(call, campaign), campaign),
    DELETE: removeEntity,
  },
  adset: {
    ...reads,
    POST: (call, adset) => updateAdset(call, under(call, adset), adset),
    DELETE: removeEntity,
  },
  ad: {
    ...reads,
    POST: (call, ad) => updateAd(call, under(call, ad), ad),
    DELETE: removeEntity,
  },
  creative: { ...reads, POST: updateCreative, DELETE: removeEntity },
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
  lead: reads,
  post: reads,
  media: reads,
  request_set: {
    GET: (call, set) => {
      const setJson = readNode(call, set);
      set.polls += 1;
      return setJson;
    },
  },
  run: {
    GET: (call, run) => {
      const runJson = readNode(call, run);
      notePoll(run, call.now);
      return runJson;
    },
  },
};
