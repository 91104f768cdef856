import { feedStylesheet } from '../../web/feed-stylesheet.ts';
import { tokens } from '../../web/tokens.ts';

/** What the console's stylesheet has in common with the pages of other doors, which carry theirs inside them. */
export const sharedStyle = tokens + feedStylesheet;
