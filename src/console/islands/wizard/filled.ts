const isTyped = (form: HTMLFormElement, selector: string) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(selector)].some(
    ({ value }) => value.trim() !== '',
  );

const isAll = (form: HTMLFormElement, names: readonly string[]) =>
  names.every((name) => isTyped(form, `[name="${name}"]`));

type Rule = (form: HTMLFormElement) => boolean;

/** What each step cannot do without. */
const rules: Record<string, Rule> = {
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

/** Whether something stands in a step; whether it is right, the plan says. */
export const isFilled = (form: HTMLFormElement, step: string) => rules[step]?.(form) ?? false;
