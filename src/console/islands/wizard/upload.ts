import { takeFiles } from './drop.ts';

const maxBytes = 30 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** What can be said before anything is sent. */
const problemOf = ({ type, size }: File) => {
  if (!types.includes(type)) return 'is no JPEG, PNG, GIF or WebP picture.';
  if (size === 0) return 'is empty.';
  return size > maxBytes
    ? `has ${Math.ceil(size / 1024 / 1024).toLocaleString('en')} MB; 30 MB is the most.`
    : null;
};

type Answer = { hash?: string; problem?: string };

const send = async (file: File, url: string, token: string): Promise<Answer> => {
  try {
    const response = await fetch(`${url}&${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'content-type': file.type, 'x-form-token': token },
      body: file,
    });
    // Our own server's answer to our own question.
    return (await response.json()) as Answer;
  } catch {
    return { problem: 'The server did not answer. Try it again.' };
  }
};

const say = (list: Element, name: string, words: string) => {
  const line = document.createElement('li');
  line.textContent = `${name}: ${words}`;
  list.append(line);
};

/** Pictures from the computer, one after the other; each that arrived is chosen for the launch. */
export const uploadPictures = (form: HTMLFormElement, done: (hashes: string[]) => void) => {
  const card = form.querySelector<HTMLElement>('[data-upload]');
  const place = card?.querySelector<HTMLElement>('[data-drop]');
  const state = card?.querySelector('[data-upload-state]');
  const problems = card?.querySelector('[data-upload-problems]');
  if (!card || !place || !state || !problems) return;
  const token = new FormData(form).get('form_token');
  const take = async (files: File[]) => {
    problems.replaceChildren();
    const hashes: string[] = [];
    for (const [at, file] of files.entries()) {
      const wrong = problemOf(file);
      if (wrong !== null) {
        say(problems, file.name, wrong);
        continue;
      }
      state.textContent = `Uploading ${file.name} (${at + 1} of ${files.length})…`;
      const { hash, problem } = await send(file, card.dataset['upload'] ?? '', String(token));
      if (hash !== undefined) hashes.push(hash);
      else say(problems, file.name, problem ?? 'It could not be uploaded.');
    }
    state.textContent = '';
    if (hashes.length > 0) done(hashes);
  };
  takeFiles(place, card.querySelector('input[type=file]'), (files) => void take(files));
};
