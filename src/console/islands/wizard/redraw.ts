import { redraw, sendForPlan, wizardForm } from './send.ts';

/** A kind of budget, another aim or another account changes what the form asks for. */
const redrawingFields = new Set([
  'account_id',
  'budget_kind',
  'budget_at',
  'goal',
  'recipe',
  'defaults.page_id',
]);

/** Whether the server draws the placements of this picture, or says what a post needs no more. */
const changesMedia = (form: HTMLFormElement, input: HTMLInputElement) => {
  const isFirst = !form.querySelector('[data-preview] .places');
  const isMedium = input.matches('[name=hash], [data-picture]');
  return input.name === 'post' || (isMedium && isFirst);
};

/** The offer to join pictures is about those that are chosen now. */
const changesOfferToJoin = (form: HTMLFormElement) => {
  const pictures = form.querySelectorAll<HTMLElement>('[name=hash]:checked');
  const shapes = new Set([...pictures].flatMap(({ dataset }) => dataset['shape'] || []));
  return shapes.size > 1 || form.querySelector('#join') !== null;
};

/** Some fields change what the server draws. Whoever goes on meanwhile is not taken back. */
export const redrawOnChange = () =>
  document.addEventListener('change', ({ target }) => {
    const form = wizardForm();
    if (!form) return;
    if (target instanceof HTMLInputElement) {
      if (target.name === 'left_out') void sendForPlan();
      else if (changesMedia(form, target)) void redraw();
      else if (target.name === 'hash' && changesOfferToJoin(form)) void redraw();
    }
    if (!(target instanceof HTMLSelectElement)) return;
    if (redrawingFields.has(target.name) || target.name.startsWith('shaped.')) void redraw();
  });
