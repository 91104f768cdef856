import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type PasskeyAnswer = { problem?: string; next?: string; options?: unknown };

const post = async (path: string, fields: Record<string, string>): Promise<PasskeyAnswer> => {
  const answer = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
  const passkeyAnswer: PasskeyAnswer = await answer.json();
  if (!answer.ok) throw new Error(passkeyAnswer.problem);
  return passkeyAnswer;
};

/** The browser gives these errors when nobody touched the key, or when the address has no name. */
const words: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again, or sign in in another way.',
  InvalidStateError: 'This device has a passkey for you already.',
  SecurityError: 'Passkeys do not work at this address.',
};

const problemOf = (error: unknown) => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return words[name] ?? message;
};

/** Browsers keep no passkey for a number; on the own machine the same page has a name. */
const byName = (error: unknown): Node[] => {
  const isNumber = ['127.0.0.1', '[::1]'].includes(location.hostname);
  if (!(error instanceof Error) || error.name !== 'SecurityError' || !isNumber) return [];
  const link = document.createElement('a');
  link.href = location.href.replace(location.hostname, 'localhost');
  link.textContent = `Open it as ${new URL(link.href).host}`;
  return [document.createTextNode(' '), link, document.createTextNode(' and sign in there.')];
};

const signIn = async (token: string, next: string) => {
  const form_token = token;
  const { options } = await post('/console/sign-in/passkey-question', { form_token });
  // Made by the library's other half.
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const response = JSON.stringify(await startAuthentication({ optionsJSON }));
  return post('/console/sign-in/passkey', { form_token, next, response });
};

const prove = async (token: string, next: string) => {
  const form_token = token;
  const { options } = await post('/console/you/proof-question', { form_token });
  // Made by the library's other half.
  const optionsJSON = options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const response = JSON.stringify(await startAuthentication({ optionsJSON }));
  return post('/console/you/proof-passkey', { form_token, next, response });
};

const add = async (token: string, fields: FormData) => {
  const form_token = token;
  const fieldValue = (name: string) => String(fields.get(name) ?? '');
  const { options } = await post('/console/you/passkey-options', { form_token });
  // Made by the library's other half.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const response = JSON.stringify(await startRegistration({ optionsJSON }));
  return post('/console/you/passkeys', { form_token, name: fieldValue('name'), response });
};

for (const place of document.querySelectorAll<HTMLElement>('[data-passkey]')) {
  const { passkey, token = '', next = '' } = place.dataset;
  const status = place.querySelector('[role=status]');
  const go = async (work: () => Promise<PasskeyAnswer>) => {
    if (status) status.textContent = '';
    try {
      location.assign((await work()).next ?? '/console');
    } catch (error) {
      if (status) status.replaceChildren(problemOf(error), ...byName(error));
    }
  };
  if (passkey === 'add')
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      if (place instanceof HTMLFormElement) void go(() => add(token, new FormData(place)));
    });
  else
    place
      .querySelector('button')
      ?.addEventListener(
        'click',
        () => void go(() => (passkey === 'prove' ? prove : signIn)(token, next)),
      );
  place.hidden = false;
}
