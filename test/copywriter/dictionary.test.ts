import { describe, expect, it } from 'vitest';
import { languages } from '../../src/copywriter/languages/list.ts';
import { readLexicon } from '../../src/copywriter/spelling/lexicon.ts';
import { readAffixes } from '../../src/kernel/dictionary/affixes.ts';
import { dictionaryOf as openDictionary } from '../../src/kernel/dictionary/dictionary.ts';
import { readWordList } from '../../src/kernel/dictionary/word-list.ts';
import { processorMs, slowness } from '../helpers/pace.ts';

const dictionaryOf = (tag: string) => {
  const dictionary = languages.find((pack) => pack.tag === tag)?.spelling.dictionary;
  if (!dictionary) throw new Error(`no dictionary for ${tag}`);
  return openDictionary(dictionary);
};

const formsOf = (tag: string, words: string) =>
  words
    .split(' ')
    .map((word) => dictionaryOf(tag).formOf(word) ?? '–')
    .join(' ');

const shout = (words: string) => words.toUpperCase();

describe('words in capitals are written small', () => {
  it.each([
    [
      'en',
      "children running cleaners unwanted women's colour organised tyres grey colors offers cheapest",
    ],
    ['fr', 'cadeau cadeaux chiens offertes livrées mangerons réparons belles mètres kilomètres'],
    ['fr', "électricité fraîche œuvre goûters l'école aujourd'hui"],
    ['es', 'bodas reparaciones pintamos niños reservarlo llámanos rápidos instalación'],
    ['nl', 'cadeau huizen fietsen kortingen geopend verhuisd ijsjes goedkoopste btw'],
    ['pt', 'rosmaninho colo ônibus contato cozinhas promoções entregamos faça crianças'],
    ['pt-PT', 'rosmaninho colo autocarro contacto receção ecrã equipa cozinhas entregamos'],
  ])('%s: %s', (tag, words) => {
    expect(formsOf(tag, shout(words))).toBe(words);
    expect(formsOf(tag, words)).toBe(words);
  });
});

describe('names and made-up words are none', () => {
  it.each([
    ['en', 'JEANNERET LUPITA CONAF COLORO BLARGS RUNNINGED'],
    ['fr', 'JEANNERET CONAF CADEAUS MANGERONT’S BLORPE'],
    ['es', 'JEANNERET LUPITA CONAF PINTAMAS BLORPO'],
    ['nl', 'JEANNERET LUPITA CONAF VANDAM FIETSENT BLORP'],
    ['pt', 'JEANNERET LUPITA CONAF COZINHOES BLORPO'],
    ['pt-PT', 'JEANNERET LUPITA CONAF COZINHOES BLORPO'],
  ])('%s: %s', (tag, words) => {
    expect(formsOf(tag, words)).toBe(words.replace(/\S+/g, '–'));
  });
});

it.each([
  ['en', 'London BBC IKEA iPhone Netflix', 'Paris'],
  ['fr', 'Lyon SNCF TVA Peugeot', 'Lyon'],
  ['es', 'España ONU', 'España'],
  ['nl', 'Amsterdam NMBS MediaMarkt', 'Amsterdam'],
  ['pt', 'INSS CPF', 'CPF'],
  ['pt-PT', 'Lisboa IVA', 'Lisboa'],
])('names and short forms that a dictionary has keep their capitals: %s', (tag, words, name) => {
  expect(formsOf(tag, shout(words))).toBe(words);
  expect(formsOf(tag, name.toLowerCase())).toBe(name);
});

it('the small word goes before the name', () => {
  expect(formsOf('en', 'MARK POLISH Bill')).toBe('mark polish bill');
  expect(formsOf('fr', 'MARCHE Blanche')).toBe('marche blanche');
});

describe('accents', () => {
  it('may be left out where only one word is meant', () => {
    expect(formsOf('fr', 'ELECTRICITE ÉLECTRICITE FRAICHE COEUR INFORMEES')).toBe(
      'électricité électricité fraîche cœur informées',
    );
    expect(formsOf('es', 'REPARACION RAPIDO')).toBe('reparación rápido');
    expect(formsOf('pt', 'PROMOCAO ONIBUS')).toBe('promoção ônibus');
  });

  it('are never others than those typed', () => {
    expect(formsOf('fr', 'MARCHÉ ELÈCTRICITÉ')).toBe('marché –');
    expect(formsOf('pt', 'ECONÔMICO ECONÓMICO')).toBe('econômico –');
    expect(formsOf('pt-PT', 'ECONÔMICO ECONÓMICO')).toBe('– económico');
  });

  it('are not added to words that are very short', () => {
    expect(formsOf('fr', 'THE THÉ')).toBe('– thé');
  });
});

it('single letters are left to the writer', () => {
  expect(formsOf('en', 'I A X')).toBe('– – –');
});

it('Dutch words may be put together, others not', () => {
  expect(formsOf('nl', 'TROUWAMBTENAAR BEDRIJFSFEEST KINDERFEESTJE FRIETKOT')).toBe(
    'trouwambtenaar bedrijfsfeest kinderfeestje frietkot',
  );
  // The list warns of this one, a misspelt compound.
  expect(formsOf('nl', 'ZANDKAAS')).toBe('–');
  expect(formsOf('en', 'WEDDINGCLEANER')).toBe('–');
});

it.each(['en', 'es', 'fr', 'nl', 'pt'])('nearly all our own words are in it: %s', (tag) => {
  const pack = languages.find((one) => one.tag === tag);
  const own = readLexicon(pack?.spelling.lexicon ?? '').map((word) => word.replace('!', ''));
  const found = own.filter((word) => dictionaryOf(tag).formOf(word.toUpperCase()) !== null);
  expect(own.length).toBeGreaterThan(1000);
  expect(found.length / own.length).toBeGreaterThan(0.96);
});

describe('the rules of a dictionary', () => {
  const rules = [
    'FORBIDDENWORD !',
    'NEEDAFFIX -',
    'ONLYINCOMPOUND +',
    'PFX U Y 1',
    'PFX U 0 un .',
    'SFX D Y 2',
    'SFX D y ied/S [^aeiou]y',
    'SFX D 0 ed [^y]',
    'SFX S Y 1',
    'SFX S 0 s .',
  ].join('\n');
  const read = readAffixes(
    rules,
    readWordList('6\ntidy/UD\nplay/D\nroot/-S\npart/+\nbad/!\nBad\n'),
  );

  it.each([
    ['tidy', ['tidy']],
    ['untidied', ['untidied']],
    // An ending behind an ending, where the first one allows it.
    ['tidieds', ['tidieds']],
    ['tidys', []],
    // The condition: neither rule takes "ay".
    ['plaied', []],
    ['root', []],
    ['roots', ['roots']],
    ['part', []],
    ['bad', ['Bad']],
  ])('%s', (plain, forms) => {
    expect(read(plain).forms).toEqual(forms);
  });

  it('tell parts and warnings', () => {
    expect(read('part').parts).toEqual(['part']);
    expect(read('bad').isWarnedOf).toBe(true);
  });
});

it('a word is found in a fraction of the time that a brief takes', () => {
  const words = readLexicon(languages.find(({ tag }) => tag === 'fr')?.spelling.lexicon ?? '');
  const { formOf } = dictionaryOf('fr');
  const before = processorMs();
  for (const word of words) formOf(shout(word));
  const each = (processorMs() - before) / words.length;
  expect(each).toBeLessThan(0.5 * slowness(processorMs));
});
