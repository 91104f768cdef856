const stepsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('.wizard-step')];

export const currentStep = (form: HTMLFormElement) =>
  stepsOf(form).find(({ hidden }) => !hidden)?.id ?? '';

/** The address names behind its # a step, or a field in one. */
const addressed = (form: HTMLFormElement) => {
  const steps = stepsOf(form);
  const name = decodeURIComponent(location.hash.slice(1));
  const target = name === '' ? null : document.getElementById(name);
  const step = steps.find((one) => one === target || (target !== null && one.contains(target)));
  return { steps, step: step ?? steps[0], field: target !== step ? target : null };
};

const isTyped = (form: HTMLFormElement, selector: string) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)].some(
    ({ value }) => value.trim() !== '',
  );

const isAll = (form: HTMLFormElement, names: readonly string[]) =>
  names.every((name) => isTyped(form, `[name="${name}"]`));

/** Each step cannot do without these fields. */
const needs: Record<string, (form: HTMLFormElement) => boolean> = {
  account: (form) => isAll(form, ['name', 'defaults.page_id', 'defaults.link_url']),
  media: (form) =>
    form.querySelector('[name=hash]:checked, [name=post]:checked') !== null ||
    isTyped(form, '[name^="images."], [name^="videos."], [name^="shaped."]'),
  copy: (form) =>
    isTyped(form, '[name^="copies."]') || form.querySelector('[name=post]:checked') !== null,
  audience: (form) =>
    isTyped(form, '[name^="ad_sets."][name$=".countries"]') ||
    form.querySelector('[name^="ad_sets."][name$=".picked"]:not([value="[]"])') !== null,
  budget: (form) => isTyped(form, '[name$=".budget"], [name="campaign.id"]'),
};

/** True if a step has content; the plan says whether it is right. */
const isFilled = (form: HTMLFormElement, step: string) => needs[step]?.(form) ?? false;

/** Shows the step that the address names; a field in it gets the cursor. */
export const showStep = (form: HTMLFormElement, moves: boolean) => {
  const { steps, step, field } = addressed(form);
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
