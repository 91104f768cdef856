import { kinds } from '../../src/adnet/kinds/list.ts';
import { newestVersion } from '../../src/adnet/version.ts';
import { checkStep } from '../../src/operations/launches/plan/check-step.ts';
import { planLaunch } from '../../src/publish/launch/plan/plan.ts';
import { resolve } from '../../src/publish/launch/plan/step.ts';
import type { Body } from './right-launches.ts';

/** What Meta's stand-in says to a launch that nobody has checked: every refusal, with the step it is about. */
export type Refusal = {
  step: string;
  code: number;
  subcode: number | null;
  message: string;
  blamed: string[];
};

export type Platform = { origin: string; token: string };

const call = async (
  { origin, token }: Platform,
  method: string,
  path: string,
  params: Record<string, unknown>,
) => {
  const form = new URLSearchParams({ access_token: token });
  for (const [name, value] of Object.entries(params))
    form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  const url = `${origin}/v26.0${path}${method === 'GET' ? `?${form}` : ''}`;
  const response = await fetch(url, { method, ...(method === 'POST' && { body: form }) });
  return Buffer.from(await response.arrayBuffer());
};

/** Sends every step with the parameters that the product would send, past all of its checks. */
export const reallyLaunch = async (platform: Platform, body: Body): Promise<Refusal[]> => {
  const { steps } = planLaunch(body, { defaults: {}, check: () => [] });
  const idsByStep = new Map<string, string>();
  const refusals: Refusal[] = [];
  for (const { step, kind, needs, params } of steps) {
    if (needs.some((need) => !idsByStep.has(need))) continue;
    const facts = kinds[kind];
    const fields = {
      ...resolve(params, (name) => idsByStep.get(name) ?? ''),
      account_id: body.account_id,
    };
    const answers: Buffer[] = [];
    for (const look of facts.lookUps?.(fields) ?? [])
      answers.push(await call(platform, 'GET', look.path, look.params));
    const callParams = facts.params(fields, answers, newestVersion);
    const answer = JSON.parse(
      (await call(platform, 'POST', facts.path(body.account_id), callParams)).toString(),
    );
    if (answer.error) refusals.push(refusalOf(step, answer.error));
    else idsByStep.set(step, String(answer.id));
  }
  return refusals;
};

/** Whether our own contract refuses it: the schemas of the creates, or the shape and limits of a launch. */
export const isOutOfContract = (body: Body): boolean =>
  planLaunch(body, { defaults: {}, check: checkStep }).problems.length > 0;

const refusalOf = (step: string, error: Body): Refusal => {
  const data =
    typeof error.error_data === 'string' ? JSON.parse(error.error_data) : (error.error_data ?? {});
  return {
    step,
    code: error.code,
    subcode: error.error_subcode ?? null,
    message: error.error_user_msg ?? error.message,
    blamed: (data.blame_field_specs ?? []).map((path: string[]) => path.join('.')),
  };
};
