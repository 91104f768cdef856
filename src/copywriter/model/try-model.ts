import { withDeadline } from '../../kernel/async/timeout.ts';
import { type ModelAccess, openModel } from '../write-copy.ts';
import { object, oneOf } from './answer-schema.ts';
import { messageOf, modelError, type Trouble, troubleOf } from './trouble.ts';

const timeoutMs = 30_000;

/** What the operator reads: the cause and the setting. Customers read that the operator and the log know more. */
const ownWords: Partial<Record<Trouble, string>> = {
  unreachable: 'Check COPY_BASE_URL and the network.',
  wrong_key: 'It does not accept COPY_API_KEY.',
  no_model: '',
};

/** Asks the model, and the one that judges, a question of one word; throws what is wrong, in words for the operator. */
export const tryModel = async (access: ModelAccess): Promise<void> => {
  const names = new Set([access.model, ...(access.judge ? [access.judge.model] : [])]);
  for (const name of names) {
    const model = openModel(access, name);
    const ask = (signal: AbortSignal) =>
      model.complete({
        system: 'You answer in one word.',
        user: 'Answer with the word ready.',
        schema: object({ answer: oneOf(['ready']) }),
        temperature: 0,
        signal,
      });
    const late = () => modelError('late', `No answer within ${timeoutMs / 1000} s.`);
    await withDeadline(undefined, timeoutMs, ask, late).catch((error: unknown) => {
      const { trouble } = troubleOf(error);
      const detail = error instanceof Error ? error.message : '';
      const words = ownWords[trouble];
      throw new Error(
        `${name}: ${words === undefined ? `${messageOf(trouble)} ${detail}` : `${detail} ${words}`}`.trim(),
      );
    });
  }
};
