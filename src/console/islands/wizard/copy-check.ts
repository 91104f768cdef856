import { ask, valuesOf, whenRested } from './ask.ts';

type CopyFinding = {
  field: string;
  rule: string;
  level: 'stop' | 'hold' | 'warn';
  text: string;
  start: number;
  end: number;
  message: string;
  suggestion?: string;
};

type TextField = HTMLInputElement | HTMLTextAreaElement;

const names: Record<string, string> = {
  primary_text: 'Text',
  headline: 'Headline',
  description: 'Line under the headline',
};

const element = (tag: string, className: string, text = '') => {
  const node = document.createElement(tag);
  node.className = className;
  node.textContent = text;
  return node;
};

/** The words in question, with some of the text around them. */
const quoted = ({ value }: TextField, { start, end }: CopyFinding) => {
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

/** Several findings can lead to one piece of advice, which is given once. */
const findingBox = (field: TextField, finding: CopyFinding, previous: string | undefined) => {
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

const counts = (field: TextField) => {
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

/** The line under the field shows its length, so findings about it are left out. */
const isCounted = ({ rule }: CopyFinding, field: TextField | undefined) =>
  /-too-long$/.test(rule) && field?.dataset['cut'] !== undefined;

/** Checks each card's text whenever typing rests, and shows what was found below it. */
export const checkCopies = (form: HTMLFormElement, url: string) => {
  for (const card of form.querySelectorAll<HTMLElement>('[data-copy-card]')) {
    const fields = [...card.querySelectorAll<TextField>('[data-check]')];
    const place = card.querySelector('[data-findings]');
    if (!place) continue;
    let question = new AbortController();
    const look = async () => {
      question.abort();
      question = new AbortController();
      const values = valuesOf(form);
      for (const field of fields) values.set(field.dataset['check'] ?? '', field.value);
      const answer = await ask<{ findings: CopyFinding[] }>(url, values, question.signal);
      if (!answer) return;
      const fieldOf = (finding: CopyFinding) =>
        fields.find((one) => one.dataset['check'] === finding.field);
      const findings = answer.findings.filter((one) => !isCounted(one, fieldOf(one)));
      place.replaceChildren(
        ...findings.flatMap((finding, at) => {
          const field = fieldOf(finding);
          return field ? [findingBox(field, finding, findings[at - 1]?.suggestion)] : [];
        }),
      );
      const nothing = place instanceof HTMLElement ? place.dataset['nothing'] : undefined;
      if (nothing && findings.length === 0 && fields.some(({ value }) => value !== ''))
        place.append(element('p', 'hint', nothing));
      card.dataset['checked'] = String(findings.length);
    };
    const lookLater = whenRested(() => void look());
    for (const field of fields) {
      field.addEventListener('input', () => {
        counts(field);
        lookLater();
      });
      counts(field);
    }
    if (fields.some(({ value }) => value !== '')) lookLater();
  }
};
