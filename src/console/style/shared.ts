import { baseStylesheet } from '../../web/base-stylesheet.ts';
import { feedStylesheet } from '../../web/feed-stylesheet.ts';
import { tokens } from '../../web/tokens.ts';

/** The pages of other doors carry the same styles inside them. */
export const sharedStyle = tokens + feedStylesheet + baseStylesheet;
