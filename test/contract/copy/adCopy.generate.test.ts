import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callToActionTypes, hookCategories } from '../../../src/copywriter/types.ts';
import { defaultPlans } from '../../../src/operations/core/billing-plans.ts';
import type { Asked } from '../../copywriter/model-server.ts';
import { honest } from '../../copywriter/model-world.ts';
import { honestAnswer, isJudgement } from '../../copywriter/played-model.ts';
import { proPlan } from '../../helpers/house/billing-plans.ts';
import { codeOf, type House, house } from '../../helpers/house/house.ts';
import { isFirstStore, sample } from '../../helpers/run/long-run.ts';

const route = 'POST /generate/ad-copy';

const brief = {
  product: 'Tidewell, a scheduling app for small clinics',
  audience: 'clinic managers',
  benefits: ['patients book online', 'automatic reminders'],
  pain_points: ['chasing no-shows'],
  objective: 'sign-ups',
};

describe('adCopy.generate with the built-in writer', () => {
  let h: House;
  beforeAll(async () => {
    const daily = proPlan({ ai_calls_per_day: 2, credits_per_month: 100_000 });
    h = await house({ config: { plans: { ...defaultPlans, daily } } });
  });
  afterAll(() => h.stop());

  const usage = async (key: string) => {
    const { body } = await h.call('GET /account', { key });
    return { credits: body.usage.credits_used, calls: body.ai_calls.used_today };
  };

  it('writes three variants and ten hooks unless asked otherwise, for ten credits', async () => {
    const { key } = await h.account();
    const answer = await h.call(route, { key, body: brief });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body).sort()).toEqual([
      'credits_charged',
      'hooks',
      'notes',
      'variants',
    ]);
    expect(answer.body.credits_charged).toBe(10);
    expect(answer.body.variants).toHaveLength(3);
    expect(answer.body.hooks).toHaveLength(10);
    for (const one of answer.body.variants) {
      expect(Object.keys(one).sort()).toEqual([
        'angle',
        'call_to_action_type',
        'description',
        'headline',
        'hook',
        'id',
        'primary_text',
      ]);
      expect(one.primary_text.startsWith(one.hook)).toBe(true);
      expect(one.headline.length).toBeLessThanOrEqual(40);
      expect(one.description.length).toBeLessThanOrEqual(30);
      expect(callToActionTypes).toContain(one.call_to_action_type);
    }
    for (const hook of answer.body.hooks) expect(hookCategories).toContain(hook.category);
    expect(await usage(key)).toEqual({ credits: 10, calls: 1 });
  });

  it.runIf(isFirstStore)('gives the same brief the same bytes', async () => {
    const { key } = await h.account();
    const [first, second] = [
      await h.call(route, { key, body: brief }),
      await h.call(route, { key, body: brief }),
    ];
    expect(second.text).toBe(first.text);
  });

  it.runIf(isFirstStore)('works on the free plan, which has no ads management', async () => {
    const { key } = await h.account({ plan: 'free' });
    expect((await h.call(route, { key, body: brief })).status).toBe(200);
  });

  it('answers 402 in its own shape when the pool is empty, and charges nothing', async () => {
    const { key } = await h.account({ plan: 'free' });
    // Five calls a day would stop first, so they are spread over two days of one month.
    h.later(untilNextMonth());
    for (let call = 0; call < 4; call++) await h.call(route, { key, body: brief });
    h.later(86_400_000);
    expect((await h.call(route, { key, body: brief })).status).toBe(200);
    const answer = await h.call(route, { key, body: brief });
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({
      detail: {
        error: 'credits_exhausted',
        credits_used: 50,
        credits_limit: 50,
        credits_required: 10,
        message: expect.any(String),
      },
    });
    expect((await usage(key)).credits).toBe(50);
  });

  it('stops at the day’s AI calls and says when they come back', async () => {
    const { key } = await h.account({ plan: 'daily' });
    for (let call = 0; call < 2; call++)
      expect((await h.call(route, { key, body: brief })).status).toBe(200);
    const answer = await h.call(route, { key, body: brief });
    expect([answer.status, codeOf(answer)]).toEqual([429, 'ai_daily_cap']);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await usage(key)).toEqual({ credits: 20, calls: 2 });
    h.later(86_400_000);
    expect((await h.call(route, { key, body: brief })).status).toBe(200);
  });

  it.runIf(isFirstStore)('names the field and the reason for bad input', async () => {
    const { key } = await h.account();
    const bad: [Record<string, unknown>, string][] = [
      [{ product: 'x' }, 'product'],
      [{ product: 'x'.repeat(501) }, 'product'],
      [{ audience: undefined }, 'audience'],
      [{ benefits: Array(11).fill('a') }, 'benefits'],
      [{ pain_points: 'late' }, 'pain_points'],
      [{ num_variants: 0 }, 'num_variants'],
      [{ num_variants: 11 }, 'num_variants'],
      [{ num_variants: 2.5 }, 'num_variants'],
      [{ num_hooks: 21 }, 'num_hooks'],
      [{ num_hooks: -1 }, 'num_hooks'],
    ];
    for (const [change, field] of bad) {
      const answer = await h.call(route, { key, body: { ...brief, ...change } });
      expect([answer.status, codeOf(answer)], field).toEqual([422, 'invalid_request']);
      expect(answer.body.detail.error.fields[0].field.split('.')[0]).toBe(field);
    }
    expect(await usage(key)).toEqual({ credits: 0, calls: 0 });
  });

  it.runIf(isFirstStore)(
    'writes for any product with words, and says which words are not printed',
    async () => {
      const { key } = await h.account();
      const products = [
        'Suffering from depression?',
        'NORTHLIGHT TENT',
        'NASA T-SHIRT',
        'A tent with a porch and two doors and a bag '.repeat(6).trim().slice(0, 223),
        'Northlight is a tent. '.repeat(25).trim().slice(0, 500),
      ];
      for (const product of products) {
        const body = { product, audience: 'weekend hikers' };
        const answer = await h.call(route, { key, body });
        expect(answer.status, product).toBe(200);
        expect(answer.body.variants).toHaveLength(3);
        const isPrinted = JSON.stringify(answer.body.variants).includes(product);
        const notes = answer.body.notes.filter((one: { about: string }) => one.about === 'product');
        expect(notes.length > 0, product).toBe(!isPrinted);
      }
      const wordless = await h.call(route, { key, body: { ...brief, product: '!! 12' } });
      expect([wordless.status, codeOf(wordless)]).toEqual([422, 'invalid_request']);
    },
  );

  it.runIf(isFirstStore)(
    'refuses a language it does not write, with the list of those it does',
    async () => {
      const { key } = await h.account();
      for (const language of ['Klingonese', 'Japanese', 'sv']) {
        const answer = await h.call(route, { key, body: { ...brief, language } });
        expect([answer.status, codeOf(answer)]).toEqual([422, 'unsupported_language']);
        expect(answer.body.detail.error.supported_languages).toContain('en');
      }
    },
  );

  it.runIf(isFirstStore)(
    'keeps to one language: a brief in another than it names is refused',
    async () => {
      const { key } = await h.account();
      for (const language of ['German', 'French', 'it', 'Nederlands']) {
        const body = { product: 'Desk lamp', audience: 'students', language };
        const answer = await h.call(route, { key, body });
        expect([answer.status, codeOf(answer)], language).toEqual([422, 'unsupported_language']);
      }
      expect(await usage(key)).toEqual({ credits: 0, calls: 0 });
    },
  );

  it.runIf(isFirstStore)('writes in the language of a brief that names none', async () => {
    const { key } = await h.account();
    const body = {
      product: 'Umzüge Kramer Leipzig',
      audience: 'Familien',
      benefits: ['Festpreis nach Besichtigung', 'Kartons und Montage'],
    };
    const answer = await h.call(route, { key, body });
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body.variants)).toContain('Festpreis nach Besichtigung');
    expect(JSON.stringify(answer.body.variants)).not.toMatch(/ for | the /i);
    expect(answer.body.notes).toContainEqual({
      about: 'language',
      message: expect.stringContaining('German'),
    });
  });

  it.runIf(isFirstStore)('takes a short brief as English, named or not', async () => {
    const { key } = await h.account();
    const tent = { product: 'Tent', audience: 'weekend hikers', num_variants: 1, num_hooks: 1 };
    for (const language of [undefined, 'en', 'en-US', 'ENGLISH', 'English']) {
      const answer = await h.call(route, { key, body: { ...tent, language } });
      expect(answer.status, language).toBe(200);
      expect(JSON.stringify(answer.body.notes ?? [])).not.toContain('"language"');
    }
    const defaultAnswer = await h.call(route, {
      key,
      body: { ...tent, product: 'Xylo', audience: 'Oz' },
    });
    expect(defaultAnswer.body.notes).toContainEqual({
      about: 'language',
      message: expect.stringContaining('Written in English'),
    });
    const japanese = { ...tent, product: 'テント', audience: '週末のハイカー' };
    const answer = await h.call(route, { key, body: japanese });
    expect([answer.status, codeOf(answer)]).toEqual([422, 'unsupported_language']);
  });

  it.runIf(isFirstStore)(
    'takes entries of a thousand characters and drops empty ones',
    async () => {
      const { key } = await h.account();
      const body = {
        ...brief,
        audience: 'clinic managers '.repeat(62).trim(),
        offer: 'o'.repeat(500),
        tone: 't'.repeat(500),
        objective: 'sales '.repeat(80).trim(),
        benefits: ['', '  ', '✨', 'x'.repeat(1000), 'patients book online'],
        pain_points: ['', 'chasing no-shows'],
      };
      expect((await h.call(route, { key, body })).status).toBe(200);
      const long: [string, unknown][] = [
        ['audience', 'a'.repeat(1001)],
        ['benefits', ['b'.repeat(1001)]],
        ['pain_points', ['p'.repeat(1001)]],
        ['offer', 'o'.repeat(501)],
        ['tone', 't'.repeat(501)],
        ['objective', 'o'.repeat(501)],
        ['language', 'l'.repeat(61)],
      ];
      for (const [field, value] of long) {
        const answer = await h.call(route, { key, body: { ...brief, [field]: value } });
        expect([answer.status, codeOf(answer)], field).toEqual([422, 'invalid_request']);
        expect(answer.body.detail.error.fields[0].field.split('.')[0]).toBe(field);
      }
    },
  );

  it.runIf(isFirstStore)('adds where each statement comes from, when asked to', async () => {
    const { key } = await h.account();
    const plain = await h.call(route, { key, body: brief });
    const claimsAnswer = await h.call(`${route}?include=claims`, { key, body: brief });
    const { claims, ...rest } = claimsAnswer.body;
    expect(rest).toEqual(plain.body);
    expect(claims).toContainEqual({
      variant: 'v1',
      words: expect.stringMatching(new RegExp(`^${brief.product}$`, 'i')),
      sources: [{ field: 'product', quote: brief.product }],
    });
    const refusal = await h.call(`${route}?include=all`, { key, body: brief });
    expect([refusal.status, codeOf(refusal)]).toEqual([422, 'invalid_request']);
  });

  it.runIf(isFirstStore)('writes six to ten variants for subscriptions', async () => {
    const { key } = await h.account();
    for (const [at, language] of ['English', 'Italian'].entries()) {
      // In the short form the even numbers in one language, the odd ones in the other.
      for (const num_variants of sample([6, 7, 8, 9, 10], 2, at)) {
        const italian = {
          product: 'Orto di Casa, cassette di verdura',
          audience: 'famiglie',
          benefits: [],
          pain_points: [],
        };
        const briefInLanguage = language === 'English' ? brief : { ...brief, ...italian };
        const body = { ...briefInLanguage, language, objective: 'subscriptions', num_variants };
        const answer = await h.call(route, { key, body });
        expect(answer.body.variants, `${language} ${num_variants}`).toHaveLength(num_variants);
      }
    }
  });

  it.runIf(isFirstStore)('writes no hooks when asked for none', async () => {
    const { key } = await h.account();
    const answer = await h.call(route, { key, body: { ...brief, num_variants: 10, num_hooks: 0 } });
    expect(answer.body.hooks).toEqual([]);
    expect(new Set(answer.body.variants.map((one: { angle: string }) => one.angle)).size).toBe(10);
  });

  it('replays the first answer for the same Idempotency-Key and charges once', async () => {
    const { key } = await h.account();
    const headers = { 'idempotency-key': 'copy-1' };
    const first = await h.call(route, { key, body: brief, headers });
    const second = await h.call(route, { key, body: brief, headers });
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    const other = await h.call(route, { key, body: { ...brief, audience: 'vets' }, headers });
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_key_reused']);
    expect(await usage(key)).toEqual({ credits: 10, calls: 1 });
  });

  it('replays though the writer of the first answer is gone', async () => {
    const { key } = await h.account();
    const headers = { 'idempotency-key': 'copy-2' };
    const first = await h.call(route, { key, body: brief, headers });
    const { openCopyDesk } = h.service.deps;
    const failToOpen = () => Promise.reject(new Error('no writer'));
    Object.assign(h.service.deps, { openCopyDesk: failToOpen });
    const second = await h.call(route, { key, body: brief, headers });
    const newAnswer = await h.call(route, { key, body: brief });
    Object.assign(h.service.deps, { openCopyDesk });
    expect(second.text).toBe(first.text);
    expect(newAnswer.status).toBe(500);
  });

  it('never spends more than the pool when calls race', async () => {
    const { key } = await h.account({ plan: 'free' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => h.call(route, { key, body: brief })),
    );
    const successCount = answers.filter(({ status }) => status === 200).length;
    expect(successCount).toBe(5);
    expect((await usage(key)).credits).toBe(50);
  });

  const untilNextMonth = () => {
    const now = Date.now() + clockShift;
    const at = new Date(now);
    const wait = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1, 1) - now;
    clockShift += wait;
    return wait;
  };
  let clockShift = 0;
});

describe('adCopy.generate with a model', () => {
  let h: House;
  let model: Server;
  let answer: (request: Asked) => { status: number; body: string };
  beforeAll(async () => {
    model = createServer(async (request, response) => {
      const modelRequest = { path: '', headers: {}, body: JSON.parse(await text(request)) };
      const { status, body } = answer(modelRequest);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((listening) => model.listen(0, '127.0.0.1', listening));
    const { port } = model.address() as AddressInfo;
    h = await house({
      env: {
        COPY_PROVIDER: 'openai',
        COPY_BASE_URL: `http://127.0.0.1:${port}/v1`,
        COPY_MODEL: 'loopback',
      },
    });
  });
  afterAll(async () => {
    await h.stop();
    model.close();
  });

  const say = (content: unknown) => ({
    status: 200,
    body: JSON.stringify({
      choices: [
        { finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify(content) } },
      ],
    }),
  });

  it.runIf(isFirstStore)('answers 502 and charges nothing when the model keeps lying', async () => {
    answer = () =>
      say({
        variants: [
          {
            angle: 'The queue',
            hook: 'Chasing no-shows again?',
            primary_text: 'Chasing no-shows again? 10,000 clinics already use Tidewell.',
            headline: 'Trusted by 10,000 clinics',
            description: 'Rated 4.9 stars',
            call_to_action_type: 'SIGN_UP',
          },
        ],
        hooks: [],
      });
    const { key } = await h.account();
    const copyAnswer = await h.call(route, {
      key,
      body: { ...brief, num_variants: 1, num_hooks: 0 },
    });
    expect([copyAnswer.status, codeOf(copyAnswer)]).toEqual([502, 'generation_failed']);
    const { body } = await h.call('GET /account', { key });
    expect([body.usage.credits_used, body.ai_calls.used_today]).toEqual([0, 0]);
    const metrics = await (await fetch(`${h.service.address}/metrics`)).text();
    expect(metrics).toMatch(/greenroom_copy_findings_total\{rule="(?:proof|quantity)\./);
  });

  it.runIf(isFirstStore)('says which are drafts, and which words carry each claim', async () => {
    let variantCount = 0;
    answer = (request) => {
      if (isJudgement(request)) return say(honest(request));
      const { variants, ...rest } = honestAnswer(request);
      const variantsWithLie = variants.map((one) => {
        variantCount += 1;
        const lie = 'Over 4,321 firms swear by it.';
        return variantCount > 2 ? { ...one, primary_text: `${one.primary_text} ${lie}` } : one;
      });
      return say({ variants: variantsWithLie, ...rest });
    };
    const { key } = await h.account();
    const copyAnswer = await h.call(`${route}?include=claims`, {
      key,
      body: { ...brief, num_hooks: 2 },
    });
    expect(copyAnswer.status).toBe(200);
    expect(copyAnswer.body.variants).toHaveLength(3);
    expect(copyAnswer.body.notes).toContainEqual({
      about: 'num_variants',
      message: expect.stringContaining('1 of the 3 variants is a draft by the built-in writer'),
    });
    expect(copyAnswer.text).not.toContain('4,321');
    expect(copyAnswer.body.claims.map(({ variant }: { variant: string }) => variant)).toContain(
      'v1',
    );
    expect(copyAnswer.body.credits_charged).toBe(10);
  });

  it.runIf(isFirstStore)(
    'says when the model server has too much to do, and when to come back',
    async () => {
      answer = () => ({ status: 503, body: '{}' });
      const { key } = await h.account();
      const copyAnswer = await h.call(route, { key, body: brief });
      expect([copyAnswer.status, codeOf(copyAnswer)]).toEqual([502, 'generation_failed']);
      expect(copyAnswer.text).toContain('overloaded');
      expect(Number(copyAnswer.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it.runIf(isFirstStore)(
    'knows no language of that name, and does not name the built-in writer’s',
    async () => {
      const { key } = await h.account();
      const copyAnswer = await h.call(route, { key, body: { ...brief, language: 'Klingonese' } });
      expect([copyAnswer.status, codeOf(copyAnswer)]).toEqual([422, 'unsupported_language']);
      expect(copyAnswer.text).not.toMatch(/built-in|supported_languages/);
    },
  );

  it('answers 502 when the model is down, and frees the reservation', async () => {
    answer = () => ({ status: 500, body: '{}' });
    const { key } = await h.account({ plan: 'free' });
    for (let call = 0; call < 6; call++) {
      expect(
        (await h.call(route, { key, body: { ...brief, num_variants: 1, num_hooks: 0 } })).status,
      ).toBe(502);
    }
  });
});
