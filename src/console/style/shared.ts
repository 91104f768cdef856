import { baseStylesheet } from '../../web/base-stylesheet.ts';
import { feedStylesheet } from '../../web/feed-stylesheet.ts';
import { tokens } from '../../web/tokens.ts';

/** The pages of `http/` contain the same styles. */
export const sharedStyle = tokens + feedStylesheet + baseStylesheet;
