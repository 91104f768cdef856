import { describe, expect, it } from 'vitest';
import { accountMark } from '../../src/http/connect/account-mark.ts';
import { endingNames, endingPage } from '../../src/http/connect/end-pages.ts';
import { platformWords } from '../../src/http/connect/platform-words.ts';

const meta = platformWords({ sandboxOrigin: null });
const sandbox = platformWords({ sandboxOrigin: 'http://127.0.0.1:8081' });
const state = 's'.repeat(43);
const linkRequest = { workspaceName: 'Nordic & Söhne', email: 'mara+ads@agency.example' };
const markupOf = (...parameters: Parameters<typeof endingPage>) =>
  endingPage(...parameters).page.markup;

/** What stands between the tags of the page's own part. */
const wordsOf = (markup: string) => markup.slice(markup.indexOf('<main')).replace(/<[^>]+>/g, ' ');

describe('a page on which a login ends', () => {
  it.each(endingNames)('%s: has one button, whatever is known of its link', (ending) => {
    for (const facts of [{}, { linkRequest }, { linkRequest, state }]) {
      const markup = markupOf(ending, { platform: meta, ...facts });
      expect(markup.match(/class="btn/g), markup).toHaveLength(1);
    }
  });

  it.each(endingNames)('%s: names Meta or the sandbox, never “the platform”', (ending) => {
    expect(wordsOf(markupOf(ending, { platform: meta, linkRequest, state }))).not.toMatch(
      /platform/i,
    );
    const words = wordsOf(markupOf(ending, { platform: sandbox, linkRequest, state }));
    expect(words).not.toMatch(/\bMeta\b|(?<!sandbox )platform/i);
  });

  it('writes to whoever made the link, with the workspace in the subject', () => {
    const markup = markupOf('expired', { platform: meta, linkRequest });
    expect(markup).toContain(
      'href="mailto:mara%2Bads@agency.example?subject=New%20link%3A%20connecting%20Nordic%20%26%20S%C3%B6hne%20in%20Greenroom"',
    );
  });

  it.each([
    'a@b.example?bcc=evil@evil.example',
    'a@b.example&cc=evil@evil.example',
    'a@b.example,evil@evil.example',
    '"a b"@b.example',
    'nobody',
    '<script>@b.example',
    `${'a'.repeat(300)}@b.example`,
  ])('never lets an address say more than where the letter goes: %s', (email) => {
    const markup = markupOf('expired', { platform: meta, linkRequest: { ...linkRequest, email } });
    const [, href = ''] = /class="btn[^"]*" href="([^"]*)"/.exec(markup) ?? [];
    expect(href).toMatch(/^(\/|mailto:[^?&,@]+@[^?&,@]+\?subject=[^?&]+)$/);
    expect(markup).not.toContain('<script>');
  });

  it('survives half a letter in a name', () => {
    const half = { ...linkRequest, workspaceName: 'half \ud800' };
    expect(markupOf('expired', { platform: meta, linkRequest: half })).toContain(
      'half%20%EF%BF%BD',
    );
  });
});

describe('the mark on an ad account', () => {
  it('is for those that are not simply active', () => {
    for (const status of [1, 201, null]) expect(accountMark(status)).toBe('');
    for (const [status, words] of [
      [2, 'Disabled'],
      [3, 'Payment failed'],
      [101, 'Closed'],
      [4711, 'Not active (4711)'],
    ] as const)
      expect(accountMark(status)).toMatchObject({ markup: expect.stringContaining(words) });
  });
});
