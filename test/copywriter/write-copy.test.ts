import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Brief, Copy, Finding, Guard, Writer } from '../../src/copywriter/types.ts';
import { writeCopy } from '../../src/copywriter/write-copy.ts';
import { Failure } from '../../src/kernel/failures.ts';

const brief: Brief = {
  product: 'Desk lamp',
  audience: 'students',
  pain_points: [],
  benefits: [],
  language: 'en',
  num_variants: 1,
  num_hooks: 1,
};

const copyOf = (text: string): Copy => ({
  variants: [],
  hooks: [{ category: 'curiosity', category_label: 'Curiosity', text }],
});

const objection = (text: string): Finding => ({
  variant: null,
  field: 'hooks[0].text',
  rule: 'claims.number.plain',
  level: 'stop',
  text,
  start: 0,
  end: text.length,
  message: 'Not in the brief.',
});

/** Objects to every text that is not "good". */
const guard: Guard = ({ hooks }) =>
  hooks.filter(({ text }) => text !== 'good').map(({ text }) => objection(text));

const writerOf = (text: string): Writer => ({ write: async () => copyOf(text) });

const world = (writer: Writer) => {
  const caller = new AbortController();
  const onFindings = vi.fn();
  const write = () => writeCopy({ writer, guard, brief, signal: caller.signal, onFindings });
  return { write, caller, onFindings };
};

describe('writing copy', () => {
  it('returns what the guard lets through', async () => {
    const { write, onFindings } = world(writerOf('good'));
    expect(await write()).toEqual(copyOf('good'));
    expect(onFindings.mock.calls).toEqual([[[]]]);
  });

  it('lets nothing through that the guard stops, and names the rules', async () => {
    const { write, onFindings } = world(writerOf('bad'));
    await expect(write()).rejects.toMatchObject({
      code: 'generation_failed',
      cause: { message: expect.stringContaining('claims.number.plain') },
    });
    expect(onFindings).toHaveBeenCalledTimes(1);
  });

  it('delivers fewer than asked for where the notes say so, and only there', async () => {
    const variants = [
      {
        id: 'v1',
        angle: 'offer',
        hook: 'A',
        primary_text: 'A b.',
        headline: 'C',
        description: 'D',
        call_to_action_type: 'LEARN_MORE' as const,
      },
    ];
    const short: Guard = () => [{ ...objection(''), field: 'variants', rule: 'shape.count' }];
    const attempt = (copy: Copy) =>
      writeCopy({
        writer: { write: async () => copy },
        guard: short,
        brief,
        signal: new AbortController().signal,
      });
    const notes = [{ about: 'num_variants', message: 'One could not be written.' }];
    expect(await attempt({ variants, hooks: [], notes })).toMatchObject({ notes });
    for (const copy of [
      { variants, hooks: [] },
      { variants: [], hooks: [], notes },
      { variants, hooks: [], notes: [{ about: 'num_hooks', message: '' }] },
    ])
      await expect(attempt(copy)).rejects.toMatchObject({ code: 'generation_failed' });
  });

  it('hands the writer the ear for findings', async () => {
    const { write, onFindings } = world({
      write: async (_, options) => {
        options.onFindings?.([objection('on the way')]);
        return copyOf('good');
      },
    });
    await write();
    expect(onFindings.mock.calls).toEqual([[[objection('on the way')]], [[]]]);
  });

  it('turns the trouble of a writer into a failed generation, its words kept inside', async () => {
    const trouble = new Error('key sk-1 refused at host h');
    const fail = () => Promise.reject(trouble);
    for (const writer of [
      { write: fail },
      {
        write: () => {
          throw trouble;
        },
      },
    ]) {
      const error = await world(writer)
        .write()
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'generation_failed', status: 502, cause: trouble });
      expect(String(error)).not.toContain('sk-1');
    }
  });

  it('lets a verdict of the writer stand', async () => {
    const verdict = new Failure('unsupported_language');
    const { write } = world({ write: () => Promise.reject(verdict) });
    await expect(write()).rejects.toBe(verdict);
  });

  it('ends at once when the caller leaves, even if the writer does not listen', async () => {
    const deaf = { write: () => pause(5_000, copyOf('good'), { ref: false }) };
    const { write, caller } = world(deaf);
    const left = new Error('gone');
    const outcome = write().catch((reason: unknown) => reason);
    caller.abort(left);
    expect(await outcome).toBe(left);
  });

  it('does not start for a caller who has left', async () => {
    const { write, caller, onFindings } = world(writerOf('good'));
    const left = new Error('gone');
    caller.abort(left);
    await expect(write()).rejects.toBe(left);
    expect(onFindings).not.toHaveBeenCalled();
  });
});
