import type { z } from 'zod';
import { type Html, html } from '../../kernel/html.ts';
import { checkAdCopy } from '../../operations/copy/check-ad-copy.ts';
import { listCopyHistory } from '../../operations/copy/list-history.ts';
import { generateAdCopy } from '../../operations/copy/write-ad-copy.ts';
import { clientPath } from '../clients.ts';
import { folded, marked } from '../copy/findings.ts';
import { sentence } from '../copy/sentence.ts';
import { writtenTexts } from '../copy/written.ts';
import { formFailure } from '../failure-view.ts';
import { formToken, textArea, textField } from '../form.ts';
import { moment } from '../parts/moment.ts';
import { empty, note, pageHead } from '../parts/states.ts';
import { screen, type Visit } from '../screen.ts';

type Findings = z.output<typeof checkAdCopy.output>['findings'];

type History = z.output<typeof listCopyHistory.output>['data'];

type CheckedText = { values: URLSearchParams; findings: Findings };

const shownIn = (visit: Visit): CheckedText | null =>
  // Only actions of this screen put anything there.
  visit.actionResult ? (visit.actionResult as CheckedText) : null;

const write = 'write';
const check = 'check';

const briefOf = (form: URLSearchParams) => ({
  product: form.get('product') ?? '',
  audience: form.get('audience') ?? '',
  offer: form.get('offer') ?? '',
  benefits: (form.get('benefits') ?? '').split('\n').filter((line) => line.trim() !== ''),
  pain_points: (form.get('pain_points') ?? '').split('\n').filter((line) => line.trim() !== ''),
  tone: form.get('tone') ?? '',
  ...((form.get('language') ?? '') !== '' && { language: form.get('language') ?? '' }),
});

const briefFields = (visit: Visit, action: string, of: (name: string) => string): Html => html`
${textField(visit, { action, name: 'product', label: 'What is advertised?', value: of('product'), required: action === write, maxlength: 500, placeholder: 'Two-person tent for rain and wind' })}
<div class="two">${textField(visit, { action, name: 'audience', label: 'Who is it for?', value: of('audience'), required: action === write, maxlength: 1000, placeholder: 'Weekend hikers' })}
${textField(visit, { action, name: 'offer', label: 'Offer (optional)', value: of('offer'), maxlength: 500 })}</div>
${textArea(visit, { action, name: 'benefits', label: 'Facts the texts may claim, one on each line', value: of('benefits'), hint: 'Real numbers go here. The writer claims nothing else.' })}`;

const briefNames = ['product', 'audience', 'offer', 'benefits'];
const moreNames = ['tone', 'language', 'pain_points'];

/** Whether something is wrong in fields that may be folded away. */
const isWrongIn = ({ form }: Visit, action: string, names: readonly string[]) =>
  form?.action === action && form.problems.some(({ field }) => names.includes(field));

const moreButton = (
  visit: Visit,
  of: (name: string) => string,
): Html => html`<details class="fold"${
  isWrongIn(visit, write, moreNames) ? html` open` : ''
}><summary>Tone, language, worries</summary>
<div class="two">${textField(visit, { action: write, name: 'tone', label: 'Tone (optional)', value: of('tone'), maxlength: 500, placeholder: 'Friendly' })}
${textField(visit, { action: write, name: 'language', label: 'Language (optional)', value: of('language'), maxlength: 60, placeholder: 'As the brief' })}</div>
${textArea(visit, { action: write, name: 'pain_points', label: 'What worries them, one on each line (optional)', value: of('pain_points') })}</details>`;

/** The texts that are shown stay where they are, whatever is sent next. */
const placeOf = ({ path, query }: Visit): string =>
  query['shown'] ? `${path}?${new URLSearchParams({ shown: query['shown'] })}` : path;

const writerForm = (visit: Visit, of: (name: string) => string): Html =>
  html`<section class="card"><h2>Brief</h2>
${formFailure(visit, write)}<form class="form wide" method="post" action="${placeOf(visit)}" data-brief>${formToken(visit, write)}${briefFields(visit, write, of)}${moreButton(visit, of)}
<div class="actions"><button class="btn">Write three texts</button><p class="hint">Costs 10 credits, nothing when it fails.</p>
<p class="hint" role="status" data-working hidden>Writing. A model takes up to a minute; the texts are kept below.</p></div></form></section>`;

const draftNote = note(
  'calm',
  html`<p><strong>The built-in writer makes a draft</strong> from your facts, as you typed them. For finished copy, whoever runs Greenroom for you can connect a language model (<a href="/docs/guide/copy">how</a>).</p>`,
);

/** A brief of the history as the form's own fields. */
const valuesOf = (brief: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(brief).map(([name, value]): [string, string] => [
      name,
      Array.isArray(value) ? value.join('\n') : String(value ?? ''),
    ]),
  );

const historyList = (visit: Visit, history: History): Html =>
  history.length === 0
    ? html``
    : html`<section class="card" aria-labelledby="history"><h2 id="history">Written before</h2>
<p class="soft">The 50 newest, for 90 days.</p><ul class="written">${history.map(
        ({ id, created_at: at, brief, variants }) =>
          html`<li><a href="${visit.path}?shown=${id}"${
            id === visit.query['shown'] ? html` aria-current="true"` : ''
          }>${variants[0]?.headline ?? ''}</a><span class="soft small">${moment(at)}</span><span class="soft small">${String(brief['product'] ?? '').slice(0, 80)}</span></li>`,
      )}</ul></section>`;

const findingRow = (finding: Findings[number], values: URLSearchParams): Html =>
  html`<div class="finding ${finding.level}"><b>${
    finding.level === 'stop' ? 'This should not stay' : 'Look at this'
  }</b>${marked(values.get(finding.field) ?? '', finding)}<p>${sentence(finding)}</p>
${finding.suggestion ? html`<p class="soft">${finding.suggestion}</p>` : ''}</div>`;

const checkForm = (
  visit: Visit,
  of: (name: string) => string,
  checkedText: CheckedText | null,
): Html => {
  const ask = `${clientPath(visit.client?.workspace_id ?? '', 'ask')}/copy`;
  const visitOfForm = { ...visit, form: visit.form?.action === check ? visit.form : null };
  const text = (name: string, label: string, maxLength: number, cut: number) =>
    html`<div class="field"><label for="own-${name}">${label}</label>${
      name === 'primary_text'
        ? html`<textarea id="own-${name}" name="${name}" rows="4" maxlength="${maxLength}" data-check="${name}" data-cut="${cut}" aria-describedby="own-${name}-said">${of(name)}</textarea>`
        : html`<input id="own-${name}" name="${name}" value="${of(name)}" maxlength="${maxLength}" data-check="${name}" data-cut="${cut}" aria-describedby="own-${name}-said">`
    }<p class="hint" id="own-${name}-said">Best up to ${cut} characters.</p></div>`;
  return html`<section class="card"><h2>Check your own text</h2>
<p class="soft">Against ${
    visit.can('editor') ? 'the brief above' : 'what you say is true of the product'
  }: claims that it does not hold, what Meta’s rules forbid, and what is too long. It costs nothing.</p>
${formFailure(visit, check)}
<form class="form wide" method="post" action="${placeOf(visit)}" data-own-text data-ask="${ask}">${formToken(visit, check)}
<div data-copy-card="0" class="stack">${text(
    'primary_text',
    'Text above the picture',
    2000,
    125,
  )}<div class="two">${text('headline', 'Headline', 255, 40)}${text('description', 'Line under the headline', 255, 30)}</div>
<div class="findings" data-findings data-nothing="Nothing was found." aria-live="polite">${folded(
    checkedText?.findings ?? [],
  ).map((finding) =>
    findingRow(finding, checkedText?.values ?? new URLSearchParams()),
  )}${checkedText?.findings?.length === 0 ? note('calm', html`<p><strong>Nothing was found.</strong></p>`) : ''}</div></div>
<details class="fold${visit.can('editor') ? ' without-script' : ''}"${
    visit.can('editor') && of('product') === '' && !isWrongIn(visit, check, briefNames)
      ? ''
      : html` open`
  }>
<summary>What is true of the product</summary>${briefFields(visitOfForm, check, of)}</details>
<div class="actions"><button class="btn quiet">Check it</button></div></form></section>`;
};

/** A place to try texts: written from a brief, or by hand and checked. */
export const copyLabScreen = screen({
  path: '/w/:workspace/copy',
  title: 'Copy lab',
  place: { group: 'client', label: 'Copy lab', icon: 'copy' },
  islands: ['copy-lab'],

  async load({ can, call }) {
    return can('editor') ? call(listCopyHistory) : { data: [], writer: 'model' as const };
  },

  render({ data: history, writer }, visit) {
    const shownResult = shownIn(visit);
    const writtenCopy = history.find(({ id }) => id === visit.query['shown']);
    const values = shownResult?.values ?? valuesOf(writtenCopy?.brief ?? {});
    const of = (name: string) => values.get(name) ?? '';
    const texts = writtenCopy ? writtenTexts(visit, writtenCopy, valuesOf(writtenCopy.brief)) : '';
    // A brief that failed stands first; the texts of before are not what came of it.
    return html`${pageHead('Copy lab', 'Texts that claim nothing you did not say.')}
${visit.form ? '' : texts}
${
  visit.can('editor')
    ? html`${writer === 'builtin' ? draftNote : ''}${writerForm(visit, of)}`
    : empty({
        icon: 'lock',
        look: 'locked',
        title: 'The writer is for editors',
        text: 'You can check texts below. An owner of the client can make you an editor.',
      })
}
${visit.form?.action === write ? texts : ''}${historyList(visit, history)}
${checkForm(visit, of, shownResult)}${visit.form && visit.form.action !== write ? texts : ''}`;
  },

  actions: {
    [write]: {
      role: 'editor',
      async run({ call, path }, form, announceStep) {
        const body = { ...briefOf(form), num_variants: 3, num_hooks: 6 };
        await call(generateAdCopy, { body, onStep: announceStep });
        // The newest is the one just written, or one that a colleague paid for in the same second.
        const [newest] = (await call(listCopyHistory)).data;
        return { to: `${path}?shown=${newest?.id ?? ''}`, toast: 'Three texts are written.' };
      },
    },
    [check]: {
      async run({ call }, form) {
        const { product, audience, ...brief } = briefOf(form);
        const fields = ['primary_text', 'headline', 'description'] as const;
        const variant = Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']));
        const { findings } = await call(checkAdCopy, {
          body: {
            product: product || 'The product',
            audience: audience || 'Everyone',
            ...brief,
            variants: [variant],
          },
        });
        return { show: { values: form, findings } satisfies CheckedText };
      },
    },
  },
});
