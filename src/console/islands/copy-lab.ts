import { checkCopies } from './launch/copy-check.ts';

const form = document.querySelector<HTMLFormElement>('form[data-own-text]');
if (form) checkCopies(form, form.dataset['ask'] ?? '');
