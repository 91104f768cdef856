import { count } from '../../kernel/pure/count.ts';
import { type Html, html, raw } from '../../kernel/text/html.ts';
import { layout, type Page } from '../pages/layout.ts';
import { contents } from './contents.ts';
import type { GuidePage } from './render-page.ts';
import type { SearchResult } from './search.ts';

type Pages = ReadonlyMap<string, GuidePage>;

const linkTo = (page: GuidePage, current?: string) =>
  html`<li><a href="/docs/guide/${page.name}"${page.name === current ? html` aria-current="page"` : ''}>${page.title}</a></li>`;

/** Where the reader is: on a page, or in the results of a search. */
type GuidePlace = { current?: string; query?: string };

const navigation = (
  pages: Pages,
  { current, query = '' }: GuidePlace,
) => html`<nav class="guide-nav" aria-label="Guide">
<form action="/docs/guide" role="search"><label for="q">Search the guide</label><input id="q" name="q" type="search" maxlength="200" value="${query}"><button>Search</button></form>
${contents.map(
  ({ title, pages: names }) => html`<h2>${title}</h2>
<ul>${names.map((name) => pages.get(name)).map((page) => (page ? linkTo(page, current) : ''))}</ul>`,
)}
<p><a href="/docs">API reference</a></p>
</nav>`;

const frame = (title: string, pages: Pages, body: Html, place: GuidePlace = {}): Page =>
  layout(
    title,
    html`<div class="guide">${navigation(pages, place)}<article>${body}</article></div>`,
    { wide: true },
  );

export const guidePage = (pages: Pages, page: GuidePage) =>
  // The markup was rendered from our own file.
  frame(page.title, pages, raw(page.markup), { current: page.name });

/** The pages to begin with, by kind of reader. */
const doors = [
  {
    who: 'You work in the browser',
    name: 'console',
    words: 'Clients, launches, reviews by the client, numbers, people.',
  },
  {
    who: 'You write programs',
    name: 'getting-started',
    words: 'From a key to a first paused ad, then the client, the command line and HTTP.',
  },
  {
    who: 'You build an agent',
    name: 'agents',
    words: 'The tools it gets, and a key that may do no more than it should.',
  },
  {
    who: 'You run it for others',
    name: 'connect-meta',
    words: 'Meta instead of the sandbox, then operating and settings.',
  },
] as const;

export const startPage = (pages: Pages) =>
  frame(
    'Guide',
    pages,
    html`<h1>Guide</h1><p>Everything about this service. It is served by the service itself and needs no connection to anywhere.</p>
<ul class="rows">${doors.map(({ who, name, words }) => html`<li><a href="/docs/guide/${name}">${who}</a><p class="soft">${words}</p></li>`)}</ul>`,
  );

export const foundPage = (pages: Pages, query: string, results: readonly SearchResult[]) =>
  frame(
    'Search',
    pages,
    html`<h1>${results.length === 0 ? 'Nothing found' : count(results.length, 'place')} for “${query}”</h1>
${results.length === 0 ? html`<p>Try fewer or other words. Error codes and settings are found by their exact name.</p>` : ''}
<ul class="rows">${results.map(
      ({ page, section, excerpt }) =>
        html`<li><a href="/docs/guide/${page.name}#${section.id}">${page.title === section.title ? page.title : `${page.title}: ${section.title}`}</a><p class="soft">${excerpt}</p></li>`,
    )}</ul>`,
    { query },
  );
