import { checkCopies } from './wizard/copy-check.ts';

/** The brief is typed once: the check gets its present text in hidden fields. */
const shareBrief = (brief: HTMLFormElement, own: HTMLFormElement) => {
  const share = () => {
    for (const [name, value] of new FormData(brief)) {
      const field = own.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `.without-script [name="${name}"]`,
      );
      if (field && typeof value === 'string') field.value = value;
    }
  };
  share();
  brief.addEventListener('input', share);
  // Findings made before the brief said more are looked for again.
  brief.addEventListener('change', () => {
    const text = own.querySelector<HTMLInputElement | HTMLTextAreaElement>('[data-check]');
    if (text && text.value !== '') text.dispatchEvent(new Event('input'));
  });
};

const form = document.querySelector<HTMLFormElement>('form[data-own-text]');
const brief = document.querySelector<HTMLFormElement>('form[data-brief]');
if (form && brief) shareBrief(brief, form);
if (form) checkCopies(form, form.dataset['ask'] ?? '');
