import { takeFiles } from './launch/drop.ts';

const maxBytes = 1_000_000;

const problem = document.querySelector<HTMLElement>('[data-file-problem]');
const content = document.querySelector<HTMLTextAreaElement>('#content');

const say = (words: string) => {
  if (problem) problem.textContent = words;
};

/** A file never leaves the browser whole: its text goes into the field, unless it is far too large. */
const take = async (file: File) => {
  if (!content) return;
  if (file.size > maxBytes) {
    say(
      `${file.name} has ${Math.ceil(file.size / 1_000_000).toLocaleString('en')} MB; 1 MB is the most. Split it into several launches.`,
    );
    return;
  }
  say('');
  content.value = await file.text();
  content.focus();
};

const drop = document.querySelector<HTMLElement>('[data-drop]');
if (drop)
  takeFiles(drop, document.querySelector('[data-file]'), ([file]) => {
    if (file) void take(file);
  });
