import { takeFiles } from './wizard/drop.ts';

const maxBytes = 1_000_000;

const problem = document.querySelector<HTMLElement>('[data-file-problem]');
const content = document.querySelector<HTMLTextAreaElement>('#content');

const say = (words: string) => {
  if (problem) problem.textContent = words;
};

/** A file is not uploaded: its text goes into the field, unless it is far too large. */
const take = async (file: File) => {
  if (!content) return;
  if (file.size > maxBytes) {
    say(
      `${file.name} has ${Math.ceil(file.size / 1_000_000).toLocaleString('en')} MB; 1 MB is the most. Split it into several launches.`,
    );
    return;
  }
  const text = await file.text();
  // A workbook is a packed folder, whose bytes are no text.
  if (/^PK[\u0003\u0005]|[\u0000\ufffd]/.test(text)) {
    say(
      `${file.name} is no text, as an Excel file is none. Save it as CSV (UTF-8), then take that.`,
    );
    return;
  }
  say('');
  content.value = text;
  content.focus();
};

const chosenButton = document.querySelector<HTMLButtonElement>('[data-account-chosen]');
document
  .querySelector('select[name="account_id"]')
  ?.addEventListener('change', () => chosenButton?.form?.requestSubmit(chosenButton));

const drop = document.querySelector<HTMLElement>('[data-drop]');
if (drop)
  takeFiles(drop, document.querySelector('[data-file]'), ([file]) => {
    if (file) void take(file);
  });
