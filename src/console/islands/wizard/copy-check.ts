import { ask, valuesOf, whenRested } from './ask.ts';

type Finding = {
  field: string;
  rule: string;
  level: 'stop' | 'hold' | 'warn';
  text: string;
  start: number;
  end: number;
  message: string;
  suggestion?: string;
};

type Field = HTMLInputElement | HTMLTextAreaElement;

const names: Record<string, string> = {
  primary_text: 'Text',
  headline: 'Headline',
  description: 'Line under the headline',
};

const element = (tag: string, className: string, text = '') => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

/** The words in question with a little of what stands around them. */
const quoted = ({ value }: Field, { start, end }: Finding) => {
  const quote = element('p', 'quote');
  const before = value.slice(Math.max(0, start - 24), start);
  const after = value.slice(end, end + 24);
  quote.append(
    start > 24 ? '…' : '',
    before,
    element('mark', '', value.slice(start, end)),
    after,
    after.length < 24 ? '' : '…',
  );
  return quote;
};

/** The same advice is given once. */
const shown = (field: Field, finding: Finding, previous: string | undefined) => {
  const box = element('div', `finding ${finding.level}`);
  box.append(
    element(
      'b',
      '',
      `${names[finding.field] ?? finding.field}: ${finding.level === 'stop' ? 'this should not stay' : 'look at this'}`,
    ),
  );
  if (finding.text !== '') box.append(quoted(field, finding));
  box.append(element('p', '', finding.message));
  if (finding.suggestion !== undefined && finding.suggestion !== previous)
    box.append(element('p', 'soft', finding.suggestion));
  return box;
};

const counts = (field: Field) => {
  const maxLength = Number(field.dataset['cut']);
  const hint = field.closest('.field')?.querySelector('.hint');
  if (!hint || !maxLength) return;
  hint.setAttribute('data-words', hint.getAttribute('data-words') ?? hint.textContent ?? '');
  const length = [...field.value].length;
  hint.textContent =
    length === 0
      ? hint.getAttribute('data-words')
      : `${length} characters${length > maxLength ? `: the feed shows about the first ${maxLength}` : ` of about ${maxLength}`}.`;
};

/** What the line under the field says of its length is not said a second time, as another rule. */
const isCounted = ({ rule }: Finding, field: Field | undefined) =>
  /-too-long$/.test(rule) && field?.dataset['cut'] !== undefined;

/** Checks each card's text whenever typing rests, and shows what was found below it. */
export const checkCopies = (form: HTMLFormElement, url: string) => {
  for (const card of form.querySelectorAll<HTMLElement>('[data-copy-card]')) {
    const fields = [...card.querySelectorAll<Field>('[data-check]')];
    const place = card.querySelector('[data-findings]');
    if (!place) continue;
    let question = new AbortController();
    const look = async () => {
      question.abort();
      question = new AbortController();
      const values = valuesOf(form);
      for (const field of fields) values.set(field.dataset['check'] ?? '', field.value);
      const answer = await ask<{ findings: Finding[] }>(url, values, question.signal);
      if (!answer) return;
      const fieldOf = (finding: Finding) =>
        fields.find((one) => one.dataset['check'] === finding.field);
      const findings = answer.findings.filter((one) => !isCounted(one, fieldOf(one)));
      place.replaceChildren(
        ...findings.flatMap((finding, at) => {
          const field = fieldOf(finding);
          return field ? [shown(field, finding, findings[at - 1]?.suggestion)] : [];
        }),
      );
      const nothing = place instanceof HTMLElement ? place.dataset['nothing'] : undefined;
      if (nothing && findings.length === 0 && fields.some(({ value }) => value !== ''))
        place.append(element('p', 'hint', nothing));
      card.dataset['checked'] = String(findings.length);
    };
    const rested = whenRested(() => void look());
    for (const field of fields) {
      field.addEventListener('input', () => {
        counts(field);
        rested();
      });
      counts(field);
    }
    if (fields.some(({ value }) => value !== '')) rested();
  }
};
