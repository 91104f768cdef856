import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/boot/config.ts';
import { tryModel } from '../../src/copywriter/model/try-model.ts';
import { modelServer, wires } from './model-server.ts';

const problemsOf = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return 'problems' in config ? config.problems : [];
};

const copyOf = (environment: Record<string, string>) => {
  const config = readConfig(environment);
  return 'problems' in config ? config.problems : config.copy;
};

describe('the settings for copy', () => {
  it('name a provider that is not known once, and nothing else', () => {
    const problems = problemsOf({ COPY_PROVIDER: 'gemini' });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^COPY_PROVIDER: .*builtin.*openai.*anthropic/);
  });

  it('ask for a model where a provider is named', () => {
    expect(problemsOf({ COPY_PROVIDER: 'openai' })).toEqual([
      'COPY_MODEL: required with COPY_PROVIDER=openai',
    ]);
  });

  it('have the model judge itself, another one, or nobody', () => {
    const model = { COPY_PROVIDER: 'openai', COPY_MODEL: 'm' };
    expect(copyOf(model)).toMatchObject({ judge: { model: 'm' } });
    expect(copyOf({ ...model, COPY_JUDGE_MODEL: 'j' })).toMatchObject({ judge: { model: 'j' } });
    expect(copyOf({ ...model, COPY_JUDGE: 'off' })).toMatchObject({ judge: null });
    expect(copyOf({})).toBeNull();
  });
});

describe('the check of the model', () => {
  const access = (baseUrl: string, judge: string) => ({
    provider: 'openai' as const,
    baseUrl,
    apiKey: 'sk-loopback-0123456789',
    model: 'm',
    judge: { model: judge },
  });

  it('asks one question, and one more for another judge', async () => {
    const { url, questions } = await modelServer(() => ({
      body: wires[0]?.reply('{"answer":"ready"}'),
    }));
    await tryModel(access(url, 'm'));
    expect(questions).toHaveLength(1);
    await tryModel(access(url, 'j'));
    expect(questions.map(({ body }) => body['model'])).toEqual(['m', 'm', 'j']);
  });

  it('says what is wrong, without the key', async () => {
    const { url } = await modelServer(() => ({ status: 401, body: {} }));
    const trouble = await tryModel(access(url, 'm')).catch((error) => error.message);
    expect(trouble).toMatch(/^m: .*COPY_API_KEY/);
    expect(trouble).not.toContain('sk-loopback');
  });
});
