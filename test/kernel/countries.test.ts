import { describe, expect, it } from 'vitest';
import {
  codeProblem,
  countryProblem,
  nearestCountry,
  readCountries,
} from '../../src/kernel/countries/countries.ts';
import { countryNames } from '../../src/kernel/countries/names.ts';

const all = Object.entries(countryNames);
const cldr = new Intl.DisplayNames('en', { type: 'region' });

describe('the list of countries', () => {
  it('has the 249 of ISO 3166-1 and Kosovo, each under a name of its own', () => {
    expect(all).toHaveLength(250);
    expect(new Set(all.map(([, name]) => name)).size).toBe(250);
    expect(all.every(([code]) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it('reads each of them by its name, its code, and the name that browsers know', () => {
    const wrong = all.flatMap(([code, name]) =>
      [name, code, code.toLowerCase(), name.toUpperCase(), cldr.of(code) ?? ''].filter((text) => {
        const { codes, unknown } = readCountries(text);
        return codes.join() !== code || unknown.length > 0;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each([', ', '; ', ' | ', ' '])(
    'reads all of them in one line, separated by "%s"',
    (between) => {
      const { codes, unknown } = readCountries(all.map(([, name]) => name).join(between));
      expect(unknown).toEqual([]);
      expect(codes).toEqual(all.map(([code]) => code));
    },
  );

  it.each([
    ['France', 'FR'],
    ['UK, USA', 'GB US'],
    ['United Kingdom France|DE', 'GB FR DE'],
    ['us ca', 'US CA'],
    ['Korea, Republic of, France', 'KR FR'],
    ['Congo, Democratic Republic of the', 'CD'],
    ['Bolivia (Plurinational State of)', 'BO'],
    ['Trinidad and Tobago and Germany', 'TT DE'],
    ['Czech Republic; Holland', 'CZ NL'],
    ['the Netherlands', 'NL'],
    ['St Lucia', 'LC'],
    ["Cote d'Ivoire", 'CI'],
    ['U.S. Virgin Islands, U.S.A.', 'VI US'],
    ['Türkiye, Turkey', 'TR'],
    ['Moldova (the Republic of)', 'MD'],
    ['', ''],
  ])('reads "%s" as %s', (text, codes) => {
    expect(readCountries(text)).toEqual({ codes: codes.split(' ').filter(Boolean), unknown: [] });
  });

  it.each([
    'FX',
    'DD',
    'SU',
    'YU',
    'ZR',
    'TP',
    'DY',
    'HV',
    'EU',
    'ZZ',
    'in Germany',
    'Korea',
    'Lyon',
  ])('takes "%s" for no country', (text) =>
    expect(readCountries(text)).toEqual({ codes: [], unknown: [text] }),
  );

  it('takes what is longer than all countries together for none, at once', () => {
    const text = '1,'.repeat(200_000);
    expect(readCountries(text)).toEqual({ codes: [], unknown: [`${text.slice(0, 60)}…`] });
  });

  it('says which one was meant, where one is close', () => {
    expect(nearestCountry('Frnace')).toBe('FR');
    expect(nearestCountry('Germny')).toBe('DE');
    expect(nearestCountry('YU')).toBe('RS');
    expect(nearestCountry('Lyon')).toBeNull();
    expect(codeProblem('FX')).toBe(
      'must be codes of two letters, such as US or DE, and “FX” is none: France is FR',
    );
    expect(codeProblem('us')).toBe(
      'must be codes of two letters, such as US or DE, and “us” is none: United States is US',
    );
    expect(codeProblem('FR')).toBeNull();
    expect(countryProblem('Frnace')).toMatch(/Did you mean France \(FR\)\?$/);
  });
});
