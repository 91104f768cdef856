import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageNames } from '../../src/http/guide/contents.ts';
import { readPages } from '../../src/http/guide/guide-routes.ts';
import { foundPage } from '../../src/http/guide/pages.ts';
import { renderPage } from '../../src/http/guide/render-page.ts';
import { search } from '../../src/http/guide/search.ts';

const pages = await readPages('https://ads.example.com');

describe('the guide', () => {
  it('holds every page of docs/ once', () => {
    const files = readdirSync('docs').filter((name) => name.endsWith('.md'));
    expect([...pageNames].sort()).toEqual(files.map((name) => name.slice(0, -3)).sort());
  });

  it('links only to pages, headings and pictures that are there', () => {
    const pictures = readdirSync('docs/images');
    const missing = [...pages.values()].flatMap(({ name, markup }) =>
      [...markup.matchAll(/(?:href|src)="(\/docs\/guide\/|#)([^"#]*)(?:#([^"]*))?"/g)].flatMap(
        ([link, start, path = '', anchor]) => {
          if (path.startsWith('images/')) return pictures.includes(path.slice(7)) ? [] : [link];
          const page = pages.get(start === '#' ? name : path);
          const id = start === '#' ? path : anchor;
          const hasTarget = page && (!id || page.sections.some((section) => section.id === id));
          return hasTarget ? [] : [`${name}: ${link}`];
        },
      ),
    );
    expect(missing).toEqual([]);
  });

  it('says the address of the service that shows it', () => {
    const guideMarkup = [...pages.values()].map(({ markup }) => markup).join('');
    expect(guideMarkup).not.toMatch(/http:\/\/(127\.0\.0\.1|localhost):8080/);
    expect(guideMarkup).toContain('https://ads.example.com/api/v1');
  });

  it('shows what a page holds, and escapes what a page shows as code', () => {
    const page = renderPage(
      'concepts',
      '# A & B\n\nSee [errors](errors.md#one) and [a test](../test/x.test.ts).\n\n```sh\necho "<b>"\n```\n',
    );
    expect(page.title).toBe('A & B');
    expect(page.markup).toContain('<a href="/docs/guide/errors#one">errors</a> and a test.');
    expect(page.markup).toContain('echo &quot;&lt;b&gt;&quot;');
  });
});

describe('its search', () => {
  it('looks for few words, each once, however many were typed', () => {
    const words = Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26)));
    expect(search(pages.values(), words.join(' '))).toEqual([]);
    const query = 'launch campaign budget token webhook review picture account';
    const more = `${query} launch ${'zzqx '.repeat(20)}`;
    expect(search(pages.values(), more)).toEqual(search(pages.values(), query));
  });

  const first = (query: string) => {
    const [match] = search(pages.values(), query);
    return match && `${match.page.name}#${match.section.id}`;
  };

  it('finds a page by its subject and a setting by its name', () => {
    expect(first('repeat request idempotency')?.split('#')[0]).toBe('idempotency');
    expect(first('TOKEN_ENCRYPTION_KEYS')).toBeDefined();
    expect(first('webhook signature')?.split('#')[0]).toBe('webhooks');
  });

  it('puts what explains a word before lists of examples', () => {
    expect(first('cancel')?.split('#')[0]).toMatch(/^(rest|launches)$/);
  });

  it('keeps what was asked in its box', () => {
    const page = foundPage(pages, 'a "word"', []);
    expect(JSON.stringify(page)).toContain('value=\\"a &quot;word&quot;\\"');
  });

  it('finds nothing for nothing, and nothing for words that stand nowhere', () => {
    expect(search(pages.values(), '   ')).toEqual([]);
    expect(search(pages.values(), 'xylophone quartet')).toEqual([]);
  });

  it('shows where the word stands', () => {
    const [match] = search(pages.values(), 'kill -9');
    expect(match?.excerpt.toLowerCase()).toContain('kill');
  });
});

it('the build ships what it serves', () => {
  expect(readFileSync('scripts/build.mjs', 'utf8')).toContain("'docs', 'guide'");
});
