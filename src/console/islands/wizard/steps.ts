import { isFilled } from './filled.ts';

const stepsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('.wizard-step')];

const wanted = (form: HTMLFormElement) => {
  const steps = stepsOf(form);
  const name = decodeURIComponent(location.hash.slice(1));
  const target = name === '' ? null : document.getElementById(name);
  const step = steps.find((one) => one === target || (target !== null && one.contains(target)));
  return { steps, step: step ?? steps[0], field: target !== step ? target : null };
};

/** Shows the step that the address names; a field in it gets the cursor. */
export const showStep = (form: HTMLFormElement, moves: boolean) => {
  const { steps, step, field } = wanted(form);
  for (const one of steps) one.hidden = one !== step;
  const at = step ? steps.indexOf(step) : 0;
  form.querySelectorAll<HTMLElement>('.stepper li').forEach((mark, index) => {
    mark.classList.toggle('done', index < at && isFilled(form, steps[index]?.id ?? ''));
    if (index === at) mark.setAttribute('aria-current', 'step');
    else mark.removeAttribute('aria-current');
  });
  if (!moves) return;
  if (field) {
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    return;
  }
  const first = step?.querySelector<HTMLElement>('[aria-invalid=true]') ?? step;
  first?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
};

export const goTo = (name: string) => {
  if (location.hash === `#${name}`) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = name;
};
