import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml, html, raw } from '../../src/kernel/text/html.ts';
import { anyCharacter } from '../helpers/inputs/any-character.ts';
import { amount } from '../helpers/run/long-run.ts';
import { propertySeed } from '../helpers/run/seed.ts';

const seed = propertySeed('html');

describe('html', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;b&gt;',
    '</title><script>',
    '<!--',
    '<img src=x onerror=alert(1)>',
  ])('keeps %s a text', (text) => {
    const { markup } = html`<p title="${text}" lang='${text}'>${text}</p>`;
    expect(markup.match(/<\/?[a-z!]/gi)).toEqual(['<p', '</p']);
    expect(markup.match(/"/g)).toHaveLength(2);
    expect(markup.match(/'/g)).toHaveLength(2);
  });

  it('never lets a sign of markup through, and loses nothing', () => {
    const back: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const escaped = escapeHtml(text);
        expect(escaped).not.toMatch(/[<>"']/);
        const read = escaped.replace(
          /&(amp|lt|gt|quot|#39);/g,
          (_, name: string) => back[name] ?? '',
        );
        expect(read).toBe(text);
      }),
      { seed, numRuns: amount('MARKUP', 300, 3_000) },
    );
  });

  it('takes markup it made itself as it is, in lists too, and nothing for nothing', () => {
    const item = (text: string) => html`<li>${text}</li>`;
    expect(
      html`<ul>${['a', '<b>'].map(item)}</ul>${null}${undefined}${false}${0}${raw('<br>')}`.markup,
    ).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>0<br>');
  });
});
