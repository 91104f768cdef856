import { describe, expect, it } from 'vitest';
import { failureTable } from '../../src/contract/failures.ts';
import { parseAllowList, parseTarget } from '../../src/images/target.ts';
import { badUrls, goodUrls } from '../helpers/inputs/corpus.ts';
import { refusalOf, workshop } from './support/workshop.ts';

const isAboutAnswers = ({ needs = '' }: { needs?: string }) => needs.includes('server');
const kinds = [...new Set(badUrls.map(({ expect: kind }) => kind))];
const classes = kinds
  .map((kind) => ({
    kind,
    urls: badUrls.filter((bad) => bad.expect === kind && !isAboutAnswers(bad)),
  }))
  .filter(({ urls }) => urls.length > 0);

/** Every name is one of the inside, whatever a name server would say today. */
const inside = async () => [{ address: '10.1.2.3', family: 4 as const }];

describe('the collected bad addresses', () => {
  it.each(classes)('$kind: refused, in the same words', async ({ urls }) => {
    const shop = await workshop({ lookup: inside, timeoutMs: 500 });
    for (const { id, input } of urls) {
      const { code, message } = await refusalOf(shop.fetch(input));
      expect({ id, code, message }).toEqual({
        id,
        code: 'image_not_allowed',
        message: failureTable.image_not_allowed.message,
      });
    }
    expect(await shop.spooled()).toEqual([]);
  });

  it.each(goodUrls)('%s is not among them', (url) => {
    expect(parseTarget(url, parseAllowList([])).exempt).toBe(false);
  });
});
