import { feedStylesheet } from '../../pages/feed-stylesheet.ts';
import { tokens } from '../../pages/tokens.ts';

/** What the console's stylesheet has in common with the pages of other doors, which carry theirs inside them. */
export const shared = tokens + feedStylesheet;
