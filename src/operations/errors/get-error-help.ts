import * as z from 'zod';
import { platformError } from '../../adnet/answers/platform-error.ts';
import { confidenceWords, findErrorHelp, retryWords } from '../../adnet/errors/error-help.ts';
import { Failure } from '../../contract/failures.ts';
import type { RelayedAnswer } from '../../kernel/answers/relayed.ts';
import { operation } from '../core/operation.ts';

const wholeNumber = z
  .string()
  .regex(/^(0|-?[1-9][0-9]{0,14})$/, 'must be a whole number')
  .transform(Number)
  .meta({ openapi: { type: 'integer' } });

const help = z
  .object({
    code: z.int().describe('Meta’s error code.'),
    subcode: z
      .int()
      .nullable()
      .describe('Meta’s subcode; null where the answer is about the code in general.'),
    title: z.string().describe('What is wrong, in a few words.'),
    meaning: z.string().describe('What Meta means by it.'),
    fix: z.string().describe('What to do about it.'),
    field: z
      .string()
      .nullable()
      .describe('The parameter it concerns, by Meta’s name; null where there is none.'),
    retry: z
      .enum(retryWords)
      .describe(
        'later: the same request can work after a wait. after_reconnect: a person has to connect or grant again. ' +
          'as_new_request: change the request first. never: somebody has to act at Meta first.',
      ),
    confidence: z
      .enum(confidenceWords)
      .describe('How sure this is: high is documented by Meta or recorded, low is one report.'),
  })
  .meta({ id: 'ErrorHelp', description: 'One error of Meta explained.' });

/** Explains an error of Meta's; undefined if we do not know it. */
export const explain = (
  code: number,
  subcode: number | null,
): z.output<typeof help> | undefined => {
  const errorHelp = findErrorHelp(code, subcode);
  if (!errorHelp) return undefined;
  const { sources: _sources, ...answer } = errorHelp;
  return answer;
};

export const getErrorHelp = operation({
  id: 'errors.get',
  chapter: 'Reading',
  route: 'GET /adnet/errors/{code}',
  access: { workspace: 'viewer' },
  summary: 'Explain an error of Meta.',
  description:
    'What an error code and its subcode mean, and what to do. When Meta refuses a request, the header Greenroom-Help holds ' +
    'the address of this answer. A subcode that is not known is answered with the help for its code.',
  input: {
    params: z.object({ code: wholeNumber.describe('The error’s code: 100, for example.') }),
    query: z.object({
      subcode: wholeNumber.optional().describe('The error’s error_subcode, where it has one.'),
    }),
  },
  output: help,
  failures: ['unknown_platform_error'],
  example: {
    params: { code: '100' },
    query: { subcode: '1885183' },
    answer: {
      code: 100,
      subcode: 1885183,
      title: 'App is in development mode',
      meaning: 'The app is in development mode, so it cannot create ad posts.',
      fix: 'Switch the app to live mode, then create the creative again.',
      field: null,
      retry: 'never',
      confidence: 'high',
    },
  },

  async run(_ctx, { params: { code }, query: { subcode = null } }) {
    const errorHelp = explain(code, subcode);
    if (!errorHelp) throw new Failure('unknown_platform_error');
    return errorHelp;
  },
});

/** The path of the operation that explains this refusal; null if it has no code. */
export const helpPath = ({ body }: RelayedAnswer): string | null => {
  const { code = null, subcode = null } = platformError(body) ?? {};
  if (code === null) return null;
  return `/adnet/errors/${code}${subcode === null ? '' : `?subcode=${subcode}`}`;
};
