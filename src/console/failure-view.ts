import * as z from 'zod';
import { type Failure, type FieldProblem, failureTable } from '../contract/failures.ts';
import { type Html, html } from '../kernel/text/html.ts';
import { explain } from '../operations/errors/get-error-help.ts';
import { clientPath } from './clients.ts';
import { guardrailWords } from './guardrails/words.ts';
import { empty } from './parts/blocks.ts';
import type { Visit } from './screen.ts';
import { proofAddress } from './sign-in/next.ts';
import { labelOf } from './wizard/problem-places.ts';

/** `typed`: what stood in the form that failed. */
type Where = Pick<Visit, 'client'> & { typed?: URLSearchParams | undefined };

/** Tells people what happened, what to do, and where. */
type FailureWords = { title: string; text: string; fix: string; next?: Html; details?: Html };

const button = (href: string, words: string) => html`<a class="btn" href="${href}">${words}</a>`;

/** An address brings back what was typed for a new key. */
const keptKey = (form: URLSearchParams | undefined) => {
  const names = [
    'name',
    'max_role',
    'writes_per_hour',
    'writes_per_day',
    'max_daily_budget.new',
    'new_currency',
    'ad_accounts',
    'countries',
  ];
  const keptFields = names.flatMap((name): [string, string][] => {
    const value = form?.getAll(name).join(',') ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return keptFields.length === 0 ? '' : `?${new URLSearchParams(keptFields)}`;
};

const again = html`<a class="btn quiet" href="">Try again</a>`;

const connect = ({ client }: Where) =>
  client ? button(clientPath(client.workspace_id, 'connection'), 'Connect to Meta') : undefined;

type FailureText = {
  title: string;
  text?: string;
  fix?: string;
  next?: (where: Where) => Html | undefined;
};

/** Codes whose words in the table are for programs. The others are used for people too. */
const forPeople: Partial<Record<keyof typeof failureTable, FailureText>> = {
  adnet_not_connected: {
    title: 'Not connected to Meta',
    fix: 'Connect this client to Meta, then come back.',
    next: connect,
  },
  workspace_not_found: {
    title: 'There is no such client',
    fix: 'It may have been archived, or you are no longer one of its members.',
    next: () => button('/console', 'All clients'),
  },
  workspace_forbidden: {
    title: 'This client is not yours',
    fix: 'Ask an owner of it for an invitation.',
    next: () => button('/console', 'All clients'),
  },
  account_unproven: {
    title: 'Your address is not confirmed yet',
    fix: 'Ask whoever runs Greenroom for you for a sign-in link, and sign in with it. That ends the password, passkeys and keys made before.',
  },
  proof_required: {
    title: 'Show that it is you',
    fix: 'Then come back and make the key.',
    next: ({ client, typed }) =>
      button(
        proofAddress(
          client ? `${clientPath(client.workspace_id, 'keys')}${keptKey(typed)}` : '/console',
        ),
        'Show that it is you',
      ),
  },
  workspace_payer: { title: 'This account pays for the client' },
  workspace_role: { title: 'Your role does not allow this' },
  workspace_archived: {
    title: 'This client is archived',
    fix: 'Ask its owner to take it out of the archive.',
    next: () => button('/console', 'All clients'),
  },
  plan_required: { title: 'Not part of the plan' },
  not_found: {
    title: 'There is no such page',
    fix: 'Check the address, or start from your clients.',
    next: () => button('/console', 'All clients'),
  },
  adnet_unavailable: { title: 'Meta does not answer', next: () => again },
  adnet_timeout: { title: 'Meta takes too long to answer', next: () => again },
  unavailable: { title: 'Too busy just now', fix: 'Try again in a moment.', next: () => again },
  internal: {
    title: 'Something went wrong here',
    fix: 'This is our fault, not yours. Try again; what you typed is kept.',
    next: () => again,
  },
  guardrail: {
    title: 'A guardrail does not allow this',
    fix: 'Change it, or ask an admin of this client to change the guardrail.',
    next: ({ client }) =>
      client
        ? html`<a class="btn quiet" href="${clientPath(client.workspace_id, 'guardrails')}">See the guardrails</a>`
        : undefined,
  },
  plan_changed: {
    title: 'Something has changed since you looked',
    text: 'Nothing was made.',
    fix: 'Open the page again and look at what it would be now.',
    next: () => again,
  },
  invalid_request: {
    title: 'Something is missing or not right',
    fix: 'Look at the marked fields.',
  },
};

const platformBody = z.object({
  error: z.object({
    message: z.string().optional(),
    code: z.int().optional(),
    error_subcode: z.int().optional(),
    error_user_title: z.string().optional(),
    error_user_msg: z.string().optional(),
  }),
});

/** A refusal of the platform: our help first, its own words and numbers below. */
const refusal = (platform: unknown): FailureWords | null => {
  const parsedBody = platformBody.safeParse(platform);
  if (!parsedBody.success) return null;
  const { error } = parsedBody.data;
  const help = explain(error.code ?? 0, error.error_subcode ?? null);
  const platformMessage = error.error_user_msg ?? error.message ?? '';
  const numbers = `code ${error.code ?? '?'}${error.error_subcode ? `, subcode ${error.error_subcode}` : ''}`;
  return {
    title: help?.title ?? error.error_user_title ?? 'Meta refused this',
    text: help?.meaning ?? platformMessage,
    fix: help?.fix ?? 'Change what Meta names, then try again.',
    details: html`<details class="said"><summary>What Meta said</summary>
<p>${platformMessage ? html`“${platformMessage}” ` : ''}<code>${numbers}</code></p></details>`,
  };
};

/** A refusal of the platform in one line of plain text: its reason, and what to do. */
export const refusalText = ({ options }: Failure): string | null => {
  const platformRefusal = refusal(options.details?.['platform']);
  if (platformRefusal === null) return null;
  const { title, text, fix } = platformRefusal;
  return `${title.replace(/\.$/, '')}. ${text === title ? '' : `${text} `}${fix}`;
};

/** The sentences of a message for programs that are useful to people too. */
export const plainly = (text: string) =>
  text
    .split(/(?<=[.!?]) +/)
    .filter((sentence) => !/\b(GET|POST|PUT|PATCH|DELETE)\b|[a-z]_[a-z]|X-[A-Z]/.test(sentence))
    .join(' ')
    .replaceAll('workspaces', 'clients')
    .replaceAll('workspace', 'client');

/** A failure as the reason why something is not shown. */
export const reasonText = (failure: Failure) => refusalText(failure) ?? plainly(failure.message);

/** The words for any failure. */
const show = (failure: Failure, where: Where): FailureWords => {
  const platformRefusal = refusal(failure.options.details?.['platform']);
  if (platformRefusal) return platformRefusal;
  const words = forPeople[failure.code];
  const next = words?.next?.(where);
  return {
    title: words?.title ?? 'This did not work',
    text: words?.text ?? plainly(failure.message),
    fix: words?.fix ?? plainly(failureTable[failure.code].fix),
    ...(next && { next }),
  };
};

/** A failure in place of a page. */
export const failurePage = (failure: Failure, where: Where): Html => {
  const { title, text, fix, next, details } = show(failure, where);
  const isLocked = failure.code === 'workspace_role';
  return html`<h1 class="unseen">${title}</h1>${empty({
    icon: isLocked ? 'lock' : 'alert',
    look: isLocked ? 'locked' : 'bad',
    title,
    text: html`${text} ${fix === '' || text.includes(fix) ? '' : fix}${details ?? ''}`,
    next: next ?? button('/console', 'All clients'),
  })}`;
};

const brokenRules = z.array(
  z.object({ guardrail: z.string(), whose: z.enum(['workspace', 'key']).catch('workspace') }),
);

/** Each thing that guardrails do not allow: some of it is about no field of the form. */
const guardrailLines = ({ options }: Failure, problems: readonly FieldProblem[]): Html => {
  const names = brokenRules.catch([]).parse(options.details?.['guardrails']);
  return html`<ul>${problems.map(({ field, message }, at) => {
    const { guardrail = '', whose = 'workspace' } = names[at] ?? {};
    return html`<li>${labelOf(field.replace(/^replace\./, ''))} ${guardrailWords(message, guardrail, whose)}</li>`;
  })}</ul>`;
};

/** A failure above the form that caused it. Fields that are marked speak for themselves. */
export const formFailure = ({ form, client }: Visit, action: string): Html | string => {
  if (form?.action !== action) return '';
  const { title, text, fix, next, details } = show(form.failure, { client, typed: form.values });
  return html`<div class="note bad" role="alert" tabindex="-1" data-focus><div>
<p><strong>${title}.</strong> ${
    form.failure.code === 'guardrail'
      ? fix
      : form.problems.length > 0
        ? 'Look at the marked fields.'
        : html`${text} ${text.includes(fix) ? '' : fix}`
  }</p>
${form.failure.code === 'guardrail' ? guardrailLines(form.failure, form.problems) : ''}${details ?? ''}${next ?? ''}</div></div>`;
};
