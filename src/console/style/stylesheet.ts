import { feedStylesheet } from '../../web/feed-stylesheet.ts';
import { compactCss, tokens } from '../../web/tokens.ts';
import { ads } from './ads.ts';
import { base } from './base.ts';
import { door } from './door.ts';
import { forms } from './forms.ts';
import { frameStyle } from './frame.ts';
import { insights } from './insights.ts';
import { launches } from './launches.ts';
import { print } from './print.ts';
import { tables } from './tables.ts';

/** The console's one stylesheet: light and dark, phone and desk, nothing from elsewhere. */
export const stylesheet = compactCss(
  [
    tokens,
    base,
    feedStylesheet,
    frameStyle,
    forms,
    tables,
    ads,
    door,
    launches,
    insights,
    print,
  ].join(''),
);
