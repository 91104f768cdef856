import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type PasskeyAnswer = { problem?: string; next?: string; options?: unknown };

const post = async (path: string, fields: Record<string, string>): Promise<PasskeyAnswer> => {
  const answer = await fetch(`/console/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const passkeyAnswer: PasskeyAnswer = await answer.json();
  if (!answer.ok) throw new Error(passkeyAnswer.problem);
  return passkeyAnswer;
};

/** The browser gives these errors if nobody touched the key, or if the address has no host name. */
const words: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again, or sign in in another way.',
  InvalidStateError: 'This device has a passkey for you already.',
  SecurityError: 'Passkeys do not work at this address.',
};

const problemOf = (error: unknown) => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return words[name] ?? message;
};

/** Browsers store no passkey for an IP address; on the person's own machine, the same page has a name. */
const byName = (error: unknown): Node[] => {
  const isNumber = ['127.0.0.1', '[::1]'].includes(location.hostname);
  if (!(error instanceof Error) || error.name !== 'SecurityError' || !isNumber) return [];
  const link = document.createElement('a');
  link.href = location.href.replace(location.hostname, 'localhost');
  link.textContent = `Open it as ${new URL(link.href).host}`;
  return [document.createTextNode(' '), link, document.createTextNode(' and sign in there.')];
};

/** The library's other half made `options`: it is handed on as it came. */
const proveIdentity = async (options: unknown) =>
  startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });

const register = async (options: unknown) =>
  startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });

type PasskeyAct = readonly [
  question: string,
  answer: string,
  use: (options: unknown) => Promise<object>,
];

/** The values of a page's `data-passkey`: where the challenge is requested, and where the answer is sent. */
const acts: Record<string, PasskeyAct> = {
  'sign-in': ['sign-in/passkey-question', 'sign-in/passkey', proveIdentity],
  prove: ['you/proof-question', 'you/proof-passkey', proveIdentity],
  add: ['you/passkey-options', 'you/passkeys', register],
};

const run = async ([question, answer, use]: PasskeyAct, fields: Record<string, string>) => {
  const { form_token = '' } = fields;
  const { options } = await post(question, { form_token });
  return post(answer, { ...fields, response: JSON.stringify(await use(options)) });
};

for (const place of document.querySelectorAll<HTMLElement>('[data-passkey]')) {
  const { passkey = '', token = '', next = '' } = place.dataset;
  const act = acts[passkey];
  const status = place.querySelector('[role=status]');
  const go = async (fields: Record<string, string>) => {
    if (status) status.textContent = '';
    try {
      if (act)
        location.assign((await run(act, { form_token: token, ...fields })).next ?? '/console');
    } catch (error) {
      if (status) status.replaceChildren(problemOf(error), ...byName(error));
    }
  };
  if (place instanceof HTMLFormElement)
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      void go({ name: String(new FormData(place).get('name') ?? '') });
    });
  else place.querySelector('button')?.addEventListener('click', () => void go({ next }));
  place.hidden = false;
}
