import { Marked } from 'marked';
import { escapeHtml } from '../../kernel/text/html.ts';
import { pageNames } from './contents.ts';

/** A heading and the text below it: one result of a search. */
export type Section = { id: string; title: string; text: string };

export type GuidePage = { name: string; title: string; markup: string; sections: Section[] };

/** The anchor of a heading, made by the rule of the common code hosts, so that a link works here and there. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** Removes Markdown's markup: fences, tables, emphasis and links. */
const plain = (text: string) =>
  text
    .replace(/^```.*$|^\|[-| :]+\|$/gm, '')
    .replace(/(?<!\s)\s*\|\s*/g, ' ')
    .replace(/[`*]/g, '')
    .replace(/\[([^\][]*)\]\([^()]*\)/g, '$1');

/** The address here of a page's link; null for files that exist only in the repository. */
const addressOf = (href: string) => {
  if (/^https?:/.test(href) || href.startsWith('#')) return href;
  const [, name = '', anchor = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(href) ?? [];
  return pageNames.includes(name) ? `/docs/guide/${name}${anchor}` : null;
};

type Tokens = ReturnType<typeof parser.lexer>;

const sectionsOf = (tokens: Tokens) => {
  const sections: Section[] = [];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (token.type === 'heading') {
      const title = plain(token['text']);
      sections.push({ id: anchorOf(title), title, text: '' });
    } else if (last) last.text += ` ${plain(token.raw)}`;
  }
  return sections;
};

const parser = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const id = escapeHtml(anchorOf(plain(text)));
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const label = this.parser.parseInline(tokens);
      const address = addressOf(href);
      return address === null ? label : `<a href="${escapeHtml(address)}">${label}</a>`;
    },
    image: ({ href, text }) =>
      `<img src="/docs/guide/${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`,
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    table({ header, rows }) {
      const cells = (row: typeof header, tag: 'th' | 'td') =>
        `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = rows.map((row) => cells(row, 'td')).join('');
      return `<div class="table" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** Pages are our own files, so their content is not sanitised. */
export const renderPage = (name: string, markdown: string): GuidePage => {
  const tokens = parser.lexer(markdown);
  const sections = sectionsOf(tokens);
  return { name, title: sections[0]?.title ?? name, markup: parser.parser(tokens), sections };
};
