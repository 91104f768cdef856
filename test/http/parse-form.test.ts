import { expect, it } from 'vitest';
import { parseForm } from '../../src/web/form-body.ts';
import { propertySeed, randomFrom } from '../helpers/run/seed.ts';
import { processorMs, slowness } from '../helpers/timing/pace.ts';

const random = randomFrom(propertySeed('forms'));
const parts = [
  ...[
    'a',
    'b=',
    '=',
    '&',
    '&&',
    '+',
    '%',
    '%4',
    '%41',
    '%zz',
    '%C3%A9',
    '%c3',
    '%FF',
    '%00',
    '%2B',
  ],
  ...['\u0000', 'form_token', '[0].x', '%EF%BB%BF', '%26', '%3D', ' '],
];
const anyForm = () =>
  Array.from(
    { length: Math.floor(random() * 12) },
    () => parts[Math.floor(random() * parts.length)],
  ).join('');

it('reads a form as URLSearchParams does', () => {
  for (let n = 0; n < 5_000; n++) {
    const text = anyForm();
    // A question mark at the beginning is a sign like any other in a form's body.
    const usual = [...new URLSearchParams(`x&${text}`)].slice(1);
    expect([...parseForm(Buffer.from(text))], JSON.stringify(text)).toEqual(usual);
  }
  // Node itself loses such signs beside bytes that are no text; a browser never sends them as they are.
  expect([...parseForm(Buffer.from('é=👩%C3\ufeff'))]).toEqual([['é', '👩\ufffd\ufeff']]);
  expect([...parseForm(Buffer.from([0x61, 0x3d, 0xff, 0x25, 0x38]))]).toEqual([['a', '\ufffd%8']]);
});

it('holds nobody up, whatever is in a form of 2 MiB', () => {
  for (const core of ['best+cheap+now+', '+', '%20', '%', '%4', '%C3', 'a=', 'é']) {
    const bytes = Buffer.from(`content=${core.repeat((2 * 1024 * 1024) / core.length)}`);
    const took = Array.from({ length: 3 }, () => {
      const began = processorMs();
      parseForm(bytes);
      return processorMs() - began;
    });
    expect(Math.min(...took) / slowness(processorMs), core).toBeLessThan(50);
  }
});
