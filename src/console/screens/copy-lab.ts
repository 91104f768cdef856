import type { z } from 'zod';
import { type Html, html } from '../../kernel/text/html.ts';
import { checkAdCopy } from '../../operations/copy/check-ad-copy.ts';
import { listCopyHistory } from '../../operations/copy/list-history.ts';
import { generateAdCopy } from '../../operations/copy/write-ad-copy.ts';
import { feedCard } from '../../web/feed-card.ts';
import { screenPath } from '../clients.ts';
import { folded, linesIn, marked, sentence } from '../copy/findings.ts';
import { formFailure } from '../failure-view.ts';
import { formFields, formToken } from '../form.ts';
import { chip, empty, note, pageHead } from '../parts/blocks.ts';
import { createFields } from '../parts/field.ts';
import { icon } from '../parts/icon.ts';
import { moment } from '../parts/moment.ts';
import { screen, type Visit } from '../screen.ts';

type WrittenCopy = z.output<typeof listCopyHistory.output>['data'][number];
type CopyVariant = WrittenCopy['variants'][number];

/** The address of a new launch that begins with these texts. */
const launchWith = (visit: Visit, variants: readonly CopyVariant[], values: URLSearchParams) => {
  const texts = variants.flatMap(({ primary_text: message, headline, description }, at) => [
    [`copies.${at}.message`, message],
    [`copies.${at}.headline`, headline],
    [`copies.${at}.description`, description],
  ]);
  const query = new URLSearchParams({
    ...Object.fromEntries(texts),
    'defaults.call_to_action_type': variants[0]?.call_to_action_type ?? '',
    'brief.product': values.get('product') ?? '',
    'brief.audience': values.get('audience') ?? '',
    'brief.offer': values.get('offer') ?? '',
    'brief.benefits': values.get('benefits') ?? '',
    'brief.pain_points': values.get('pain_points') ?? '',
  });
  return `${screenPath(visit, 'launches')}/new?${query.toString()}`;
};

const spoken = (angle: string) =>
  angle.charAt(0).toUpperCase() + angle.slice(1).replaceAll('-', ' ');

/** Shows the facts that each statement of a text rests on. */
const claimList = (claims: WrittenCopy['claims']): Html =>
  claims.length === 0
    ? html``
    : html`<details class="fold"><summary>Where each statement comes from</summary><ul class="hooks">${claims.map(
        ({ words, sources }) =>
          html`<li><span>“${words}”</span><span class="soft small">${sources.map(
            ({ field, quote }) => html`${field}: “${quote}” `,
          )}</span></li>`,
      )}</ul></details>`;

/** The whole text: a feed shows its beginning, and this one was paid for. */
const wholeText = ({ primary_text: text }: CopyVariant): Html =>
  html`<details class="fold"><summary>The whole text</summary><p>${text}</p></details>`;

type ShownCopy = { visit: Visit; values: URLSearchParams; claims: WrittenCopy['claims'] };

const card = (variant: CopyVariant, { visit, values, claims }: ShownCopy): Html =>
  html`<li class="ad-card"><div class="ad-top"><div class="row">${chip('idle', spoken(variant.angle))}</div>
<h3>${variant.headline}</h3></div>
${feedCard({
  pageName: visit.client?.name ?? '',
  message: variant.primary_text,
  headline: variant.headline,
  description: variant.description,
  link: '',
  button: variant.call_to_action_type,
  picture: null,
  isVideo: false,
})}${wholeText(variant)}${claimList(claims.filter((claim) => claim.variant === variant.id))}
<div class="ad-foot"><div class="actions"><a href="${launchWith(visit, [variant], values)}">\
${icon('launch')}Use in a launch<span class="unseen">: ${variant.headline}</span></a>\
<button type="button" class="btn plain small" data-copy="${variant.primary_text}" hidden>Copy the text</button></div></div></li>`;

/** The texts that were written, each as the feed shows it. */
const writtenTexts = (
  visit: Visit,
  { variants, hooks, notes = [], claims, credits_charged: credits }: WrittenCopy,
  values: URLSearchParams,
): Html =>
  html`<section class="stack" aria-labelledby="written" tabindex="-1" data-focus data-written><div class="section-head">
<h2 id="written">${variants.length === 1 ? '1 text' : `${variants.length} texts`}</h2><p>Written for ${credits} credits.</p>
${variants.length > 1 ? html`<a class="btn quiet small" href="${launchWith(visit, variants, values)}">${icon('launch')}Use all in a launch</a>` : ''}</div>
${
  notes.length === 0
    ? ''
    : note(
        'warn',
        html`<p><strong>Good to know about these texts:</strong></p>
<ul>${notes.map(({ message }) => html`<li>${message}</li>`)}</ul>`,
      )
}
<ul class="ad-grid">${variants.map((variant) => card(variant, { visit, values, claims }))}</ul>
${
  hooks.length === 0
    ? ''
    : html`<section class="card"><h3>More opening lines</h3>
<ul class="hooks">${hooks.map(
        ({ category_label: label, text }) =>
          html`<li><span class="soft small">${label}</span><span>${text}</span><button type="button" class="btn plain small" data-copy="${text}" hidden>Copy</button></li>`,
      )}</ul></section>`
}</section>`;

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
  benefits: linesIn(form.get('benefits')),
  pain_points: linesIn(form.get('pain_points')),
  tone: form.get('tone') ?? '',
  ...((form.get('language') ?? '') !== '' && { language: form.get('language') ?? '' }),
});

const briefFields = (visit: Visit, action: string, of: (name: string) => string): Html => {
  const fields = formFields(visit, action);
  const field = (name: string, label: string) => ({ name, label, value: of(name) });
  const required = action === write;
  return html`
${fields.input({ ...field('product', 'What is advertised?'), required, maxlength: 500, placeholder: 'Two-person tent for rain and wind' })}
<div class="two">${fields.input({ ...field('audience', 'Who is it for?'), required, maxlength: 1000, placeholder: 'Weekend hikers' })}
${fields.input({ ...field('offer', 'Offer (optional)'), maxlength: 500 })}</div>
${fields.area({ ...field('benefits', 'Facts the texts may claim, one on each line'), hint: 'Real numbers go here. The writer claims nothing else.' }, 4)}`;
};

const briefNames = ['product', 'audience', 'offer', 'benefits'];
const moreNames = ['tone', 'language', 'pain_points'];

/** Whether something is wrong in fields that may be folded away. */
const isWrongIn = ({ form }: Visit, action: string, names: readonly string[]) =>
  form?.action === action && form.problems.some(({ field }) => names.includes(field));

const moreFields = (visit: Visit, of: (name: string) => string): Html => {
  const fields = formFields(visit, write);
  const field = (name: string, label: string) => ({ name, label, value: of(name) });
  return html`<details class="fold"${
    isWrongIn(visit, write, moreNames) ? html` open` : ''
  }><summary>Tone, language, worries</summary>
<div class="two">${fields.input({ ...field('tone', 'Tone (optional)'), maxlength: 500, placeholder: 'Friendly' })}
${fields.input({ ...field('language', 'Language (optional)'), maxlength: 60, placeholder: 'As the brief' })}</div>
${fields.area(field('pain_points', 'What worries them, one on each line (optional)'), 4)}</details>`;
};

/** The shown texts stay, whatever is sent next. */
const placeOf = ({ path, query }: Visit): string =>
  query['shown'] ? `${path}?${new URLSearchParams({ shown: query['shown'] })}` : path;

const writerForm = (visit: Visit, of: (name: string) => string): Html =>
  html`<section class="card"><h2>Brief</h2>
${formFailure(visit, write)}<form class="form wide" method="post" action="${placeOf(visit)}" data-brief>${formToken(visit, write)}${briefFields(visit, write, of)}${moreFields(visit, of)}
<div class="actions"><button class="btn">Write three texts</button><p class="hint">Costs 10 credits, nothing when it fails.</p>
<p class="hint" role="status" data-working hidden>Writing. A model takes up to a minute; the texts are kept below.</p></div></form></section>`;

const draftNote = note(
  'calm',
  html`<p><strong>The built-in writer makes a draft</strong> from your facts, as you typed them. For finished copy, \
whoever runs Greenroom for you can connect a language model (<a href="/docs/guide/copy">how</a>).</p>`,
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

const ownText = createFields(({ name }) => ({ id: `own-${name}` }));

const checkForm = (
  visit: Visit,
  of: (name: string) => string,
  checkedText: CheckedText | null,
): Html => {
  const ask = `${screenPath(visit, 'ask')}/copy`;
  const visitOfForm = { ...visit, form: visit.form?.action === check ? visit.form : null };
  const text = (name: string, label: string, maxlength: number, cut: number) => ({
    name,
    label,
    maxlength,
    value: of(name),
    hint: `Best up to ${cut} characters.`,
    more: html` data-check="${name}" data-cut="${cut}"`,
  });
  return html`<section class="card"><h2>Check your own text</h2>
<p class="soft">Against ${
    visit.can('editor') ? 'the brief above' : 'what you say is true of the product'
  }: claims that it does not hold, what Meta’s rules forbid, and what is too long. It costs nothing.</p>
${formFailure(visit, check)}
<form class="form wide" method="post" action="${placeOf(visit)}" data-own-text data-ask="${ask}">${formToken(visit, check)}
<div data-copy-card="0" class="stack">${ownText.area(text('primary_text', 'Text above the picture', 2000, 125), 4)}\
<div class="two">${ownText.input(text('headline', 'Headline', 255, 40))}\
${ownText.input(text('description', 'Line under the headline', 255, 30))}</div>
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
    // A failed brief comes first, because the earlier texts are not its result.
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
    async [check]({ call }, form) {
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
});
