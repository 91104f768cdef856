import type { ReadResult } from '../../adnet/client/client.ts';
import { hasGuardrails, readGuardrails } from '../../adnet/guardrails/guardrails.ts';
import { judgeAccount } from '../../adnet/guardrails/judge.ts';
import {
  accountIn,
  fieldLeadingAway,
  onlyAccounts,
  subjectOf,
} from '../../adnet/guardrails/readable.ts';
import { objectRead, type ReadRequest } from '../../adnet/wire/lists.ts';
import { Failure } from '../../contract/failures.ts';
import { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { guardrailFailure, judgeBoth } from '../guardrail-failure.ts';
import type { Requester } from '../requester.ts';

/** The ad accounts that both the workspace and the key may read; null: all of them. */
const readableBy = ({ caller: { guardrails } }: Pick<Requester, 'caller'>) => {
  const lists = [guardrails.workspace, guardrails.key].flatMap((stored) => {
    const accounts = readGuardrails(stored).ad_accounts;
    return accounts ? [accounts] : [];
  });
  const [first, ...others] = lists;
  return first?.filter((id) => others.every((list) => list.includes(id))) ?? null;
};

/** Refuses an ad account that may not be read. */
export const demandAccount = (who: Pick<Requester, 'caller'>, id: string, field = 'account_id') => {
  const breaches = judgeBoth(who.caller.guardrails, (one) => judgeAccount(id, one, field));
  if (breaches.length > 0) throw guardrailFailure(breaches);
};

const unclear = ({ caller: { guardrails } }: Requester, field: string, message: string) =>
  guardrailFailure(
    judgeBoth(guardrails, ({ ad_accounts: allowed }) =>
      allowed === undefined ? [] : [{ guardrail: 'ad_accounts', field, message, allowed }],
    ),
  );

/** Meta says that the object has no field `account_id`. A temporary error says nothing about it. */
const isWithout = (answer: ReadResult) => answer.kind === 'ok' || answer.error.code === 100;

type SendRead = (request: ReadRequest) => Promise<ReadResult>;

/** True if no guardrail restricts the ad accounts that may be read. */
export const mayReadAll = (who: Requester) =>
  !hasGuardrails(who.caller.guardrails) || readableBy(who) === null;

/**
 * If not all ad accounts may be read, refuses a read of any other account, and of an object in it. Meta is asked to
 * which ad account an object belongs.
 */
export const demandReadable = async (who: Requester, request: ReadRequest, send: SendRead) => {
  const subject = subjectOf(request);
  const away = fieldLeadingAway(request.params['fields']);
  if (away !== null) {
    const name = away.slice(0, 60);
    throw unclear(who, 'fields', `${name} could tell of ad accounts that are not allowed`);
  }
  if (subject.kind === 'account') demandAccount(who, subject.id);
  if (subject.kind !== 'object') return;
  const answer = await send(objectRead(subject.id, 'accountOf'));
  const account = answer.kind === 'ok' ? accountIn(answer.relayed.body) : null;
  if (account === null && subject.mayLackAccount && isWithout(answer)) return;
  if (account === null)
    throw unclear(who, 'id', 'is nothing whose ad account Meta tells, so it cannot be read here');
  demandAccount(who, account, 'id');
};

/** A list of ad accounts without those that may not be read. */
export const allowedAnswer = (
  who: Requester,
  request: ReadRequest,
  answer: ReadResult,
): ReadResult => {
  if (answer.kind !== 'ok' || subjectOf(request).kind !== 'accounts') return answer;
  const { status, body, headers } = answer.relayed;
  const readableList = onlyAccounts(body, readableBy(who) ?? []);
  if (readableList === null) throw new Failure('adnet_unavailable');
  return { kind: 'ok', relayed: new RelayedAnswer(status, readableList, headers) };
};
