import { describe, expect, it } from 'vitest';
import { previewFormats } from '../../src/adnet/rows/preview.ts';
import { assertHarmless } from '../../src/adnet/safety/gate.ts';
import { adsetParams } from '../../src/adnet/wire/adset.ts';
import { optionKinds } from '../../src/adnet/wire/targeting-kinds.ts';
import { specification } from './specification.ts';

const { nodes, enums } = specification;
const traits = [{ id: '6002714398372' }];
const targeting = Object.keys(nodes['Targeting'] ?? {});
const inSpecs = Object.keys(nodes['FlexibleTargeting'] ?? {});

describe('a targeting', () => {
  it.each([...targeting, ...inSpecs])('keeps %s on its way to the platform', (name) => {
    const targeting = {
      geo_locations: { countries: ['US'] },
      targeting_automation: { advantage_audience: 0 },
      [name]: traits,
      flexible_spec: [{ [name]: traits }],
    };
    const params = adsetParams({ name: 'x', targeting });
    expect(params['targeting']).toEqual(targeting);
    expect(() =>
      assertHarmless(Buffer.from(JSON.stringify(params)), { kind: 'adset' }),
    ).not.toThrow();
  });
});

describe('the words we take', () => {
  it('are the kinds of options that can be browsed, all of them', () => {
    const enumValues = enums['adaccounttargetingbrowse_limit_type_enum_param'];
    expect([...optionKinds].sort()).toEqual([...(enumValues ?? [])].sort());
  });

  it('are the formats of previews, all of them', () => {
    const enumValues = enums['adaccountgeneratepreviews_ad_format_enum_param'];
    expect([...previewFormats].sort()).toEqual([...(enumValues ?? [])].sort());
  });
});
