import { takeFiles } from './drop.ts';
import { type Fill, send, wizardForm } from './send.ts';

const maxBytes = 30 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** These problems can be found before anything is sent. */
const problemOf = ({ type, size }: File) => {
  if (!types.includes(type)) return 'is no JPEG, PNG, GIF or WebP picture.';
  if (size === 0) return 'is empty.';
  return size > maxBytes
    ? `has ${Math.ceil(size / 1024 / 1024).toLocaleString('en')} MB; 30 MB is the most.`
    : null;
};

type UploadAnswer = { hash?: string; problem?: string };

const sendPicture = async (file: File, url: string, token: string): Promise<UploadAnswer> => {
  try {
    const response = await fetch(`${url}&${new URLSearchParams({ name: file.name })}`, {
      method: 'POST',
      headers: { 'content-type': file.type, 'x-form-token': token },
      body: file,
    });
    // The answer comes from our own server, so its form is known.
    return (await response.json()) as UploadAnswer;
  } catch {
    return { problem: 'The server did not answer. Try it again.' };
  }
};

const say = (list: Element, name: string, words: string) => {
  const item = document.createElement('li');
  item.textContent = `${name}: ${words}`;
  list.append(item);
};

/** Chooses them for the launch, in a form that the server draws anew. */
const choosePictures = (form: HTMLFormElement, hashes: string[]) => {
  const problems = [...(form.querySelector('[data-upload-problems]')?.children ?? [])];
  const fill: Fill = (values) => {
    for (const hash of hashes) values.append('hash', hash);
    return values;
  };
  void send(fill, 'media').then(() => {
    // Faults of the other files are still to be read, in the list that the next upload writes to.
    wizardForm()
      ?.querySelector('[data-upload-problems]')
      ?.append(...problems);
    const state = wizardForm()?.querySelector('[data-upload-state]');
    const count = hashes.length === 1 ? '1 picture is' : `${hashes.length} pictures are`;
    if (state) state.textContent = `${count} uploaded and chosen below.`;
  });
};

/** Pictures from the computer, one after the other; each that arrived is chosen for the launch. */
export const uploadPictures = (form: HTMLFormElement) => {
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
      const { hash, problem } = await sendPicture(
        file,
        card.dataset['upload'] ?? '',
        String(token),
      );
      if (hash !== undefined) hashes.push(hash);
      else say(problems, file.name, problem ?? 'It could not be uploaded.');
    }
    state.textContent = '';
    if (hashes.length > 0) choosePictures(form, hashes);
  };
  takeFiles(place, card.querySelector('input[type=file]'), (files) => void take(files));
};
