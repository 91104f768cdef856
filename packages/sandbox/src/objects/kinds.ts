import type { NodeKind } from '../protocol/reading.ts';
import type { EntityOf, Kind } from '../world/entities.ts';
import { accountKind } from './account.ts';
import { adKind } from './ad.ts';
import { adsetKind } from './adset.ts';
import {
  audienceKind,
  conversionKind,
  formKind,
  labelKind,
  requestSetKind,
  savedAudienceKind,
} from './assets.ts';
import { campaignKind } from './campaign.ts';
import { creativeKind } from './creative.ts';
import { imageKind } from './image.ts';
import { leadKind, mediaKind, postKind } from './page-content.ts';
import { businessKind, instagramKind, pageKind, personKind, pixelKind } from './people.ts';
import { runKind } from './run.ts';
import { videoKind } from './video.ts';

export const kinds: { [K in Kind]: NodeKind<EntityOf<K>> } = {
  campaign: campaignKind,
  adset: adsetKind,
  ad: adKind,
  creative: creativeKind,
  image: imageKind,
  video: videoKind,
  account: accountKind,
  page: pageKind,
  instagram: instagramKind,
  pixel: pixelKind,
  business: businessKind,
  person: personKind,
  run: runKind,
  audience: audienceKind,
  saved_audience: savedAudienceKind,
  conversion: conversionKind,
  label: labelKind,
  form: formKind,
  lead: leadKind,
  post: postKind,
  media: mediaKind,
  request_set: requestSetKind,
};
