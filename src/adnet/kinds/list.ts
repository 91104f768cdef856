import { ad } from './ad.ts';
import { adset } from './adset.ts';
import { campaign } from './campaign.ts';
import { creative } from './creative.ts';
import { image } from './image.ts';
import type { KindFacts } from './kind.ts';
import { video } from './video.ts';

const list = { image, video, campaign, adset, creative, ad };

/** The kinds of objects that can be created on the platform, one line each. */
export type Kind = keyof typeof list;

/** The name of a kind's create in the journal. */
export type ActionOf<K extends Kind> = (typeof list)[K]['action'];

export const kinds: Readonly<Record<Kind, KindFacts>> = list;

// `Object.keys` loses the type of the keys, which are exactly those of `list`.
export const kindNames = Object.keys(list) as readonly Kind[];

/** The kind whose create has this action in the journal. */
export const kindOfAction = (action: string): Kind => {
  const kind = kindNames.find((name) => kinds[name].action === action);
  if (kind === undefined) throw new Error(`no kind of object is created by ${action}`);
  return kind;
};
