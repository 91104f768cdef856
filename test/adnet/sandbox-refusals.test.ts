import { expect, it } from 'vitest';
import { adsetRefusals } from '../../packages/sandbox/test/refusals/adset-refusals.ts';
import {
  orderedRefusals,
  otherRefusals,
} from '../../packages/sandbox/test/refusals/other-refusals.ts';
import { findErrorHelp } from '../../src/adnet/errors/error-help.ts';

it('every error that the sandbox can answer with is explained', () => {
  for (const [code, subcode] of [...adsetRefusals, ...otherRefusals, ...orderedRefusals])
    expect(findErrorHelp(code, subcode), `${code}/${subcode}`).toMatchObject({ code, subcode });
});
