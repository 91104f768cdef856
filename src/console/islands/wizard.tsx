import { mount } from './behaviour/mount.tsx';
import { Audience } from './wizard/audience.tsx';
import { checkCopies } from './wizard/copy-check.ts';
import { countAds } from './wizard/count.ts';
import { keepDraft, resume, showAside } from './wizard/drafts.ts';
import { showInFeed } from './wizard/preview.ts';
import { redrawOnChange, rememberPlanned, renewPlan } from './wizard/redraw.ts';
import { sendOnSubmit, wizardForm } from './wizard/send.ts';
import { goTo, showStep } from './wizard/steps.ts';
import { uploadPictures } from './wizard/upload.ts';

/** The label of an audience's budget uses the present name of the audience. */
const nameBudgets = () =>
  document.addEventListener('input', ({ target }) => {
    const at =
      target instanceof HTMLInputElement && /^ad_sets\.(\d+)\.name$/.exec(target.name)?.[1];
    if (!at) return;
    const label = document.querySelector(`label[for="f-ad_sets.${at}.budget"]`);
    const name = target.value.trim() || `audience ${Number(at) + 1}`;
    if (label) label.textContent = `Budget of ${name}`;
  });

/** Enter in a field leads on; it never sends what is half written. */
const leadOnByEnter = () =>
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'search')
      return;
    if (!wizardForm()?.contains(target)) return;
    event.preventDefault();
    const step = target.closest('.wizard-step');
    step?.querySelector<HTMLElement>('.flow-bar .btn:last-child')?.click();
  });

/** Every form that the server drew needs these. */
const begin = () => {
  const form = wizardForm();
  if (!form) return;
  mount('audience', Audience);
  checkCopies(form, `${form.dataset['ask']}/copy`);
  showInFeed(form);
  countAds(form);
  uploadPictures(form);
  showStep(form, false);
  showAside();
  rememberPlanned(form);
  keepDraft();
};

addEventListener('hashchange', () => {
  const form = wizardForm();
  if (!form) return;
  showStep(form, true);
  renewPlan(form);
});
document.addEventListener('drawn', begin);
document.addEventListener('input', keepDraft);
sendOnSubmit();
redrawOnChange();
nameBudgets();
leadOnByEnter();

begin();
const step = wizardForm()?.dataset['at'];
if (step) goTo(step);
resume();
