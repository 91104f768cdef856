import { describe, expect, it } from 'vitest';
import { callToActionFor } from '../../src/copywriter/builtin/call-to-action.ts';
import { composeDraft, writeDraft } from '../../src/copywriter/builtin/writer.ts';
import { guard } from '../../src/copywriter/guard/guard.ts';
import type { Brief } from '../../src/copywriter/types.ts';

const base = { num_variants: 10, num_hooks: 20 };

const briefs: Record<string, Brief> = {
  en: {
    ...base,
    language: 'en',
    product: 'Tidewater – inventory planning software for Shopify brands',
    audience: 'Operations managers at online brands',
    offer: '14-day free trial',
    pain_points: ['Bestsellers run out', 'Cash tied up in slow stock'],
    benefits: [
      'Used by 340 brands',
      'Connects to Shopify in about 10 minutes',
      'Plans from $99 a month',
    ],
  },
  de: {
    ...base,
    language: 'de',
    product: 'Blattwerk, Gartenpflege in Köln',
    audience: 'Hausbesitzer',
    offer: 'Erster Schnitt 20 € günstiger',
    pain_points: ['Die Hecke wächst über den Zaun'],
    benefits: ['Feste Termine', 'Wir nehmen den Grünschnitt mit'],
  },
  fr: {
    ...base,
    language: 'fr',
    product: 'Le Fournil de Jeanne, boulangerie à Lyon',
    audience: 'les gens du quartier',
    pain_points: ['Le pain est sec dès le soir'],
    benefits: ['Pain au levain', 'Ouvert dès 6 h 30'],
  },
  es: {
    ...base,
    language: 'es',
    product: 'Clases de guitarra en Gràcia',
    audience: 'adultos que empiezan',
    pain_points: ['Los vídeos no corrigen errores'],
    benefits: ['Grupos de 4 personas', 'Guitarra prestada el primer mes'],
  },
  it: {
    ...base,
    language: 'it',
    product: 'Officina Biciclette Rossi, Torino',
    audience: 'ciclisti urbani',
    pain_points: ['La catena salta in salita'],
    benefits: ['Riparazione in giornata', 'Preventivo prima del lavoro'],
  },
  pt: {
    ...base,
    language: 'pt',
    product: 'Horta em Casa, cabazes de legumes em Lisboa',
    audience: 'famílias ocupadas',
    pain_points: ['Os legumes do supermercado duram pouco'],
    benefits: ['Entrega à quinta-feira', 'Cabaz por 18 €'],
  },
  nl: {
    ...base,
    language: 'nl',
    product: 'Fietskoerier Gent, pakjes binnen de stad',
    audience: 'winkels in Gent',
    pain_points: ['Pakjes komen te laat'],
    benefits: ['Ophalen binnen het uur', 'Vaste prijs per zone'],
  },
};

const sentencesOf = (text: string) => text.split(/(?<=[.?!…]) /u);

describe.each(Object.entries(briefs))('a draft in %s', (_, brief) => {
  const draft = writeDraft(brief);

  it('is as many as asked for, and the guard lets it through', () => {
    expect(draft.variants).toHaveLength(10);
    expect(draft.hooks).toHaveLength(20);
    expect(guard(draft, brief).filter(({ level }) => level !== 'warn')).toEqual([]);
  });

  it('has another angle in each, and shares at most half of the sentences', () => {
    expect(new Set(draft.variants.map(({ angle }) => angle)).size).toBe(10);
    const texts = draft.variants.map(({ primary_text }) => sentencesOf(primary_text));
    for (const [at, one] of texts.entries())
      for (const other of texts.slice(0, at)) {
        const shared = one.filter((sentence) => other.includes(sentence)).length;
        expect(shared * 2).toBeLessThanOrEqual(Math.min(one.length, other.length));
      }
  });

  it('prints facts as typed, and names them', () => {
    const typed = [brief.product, brief.offer, ...brief.benefits];
    for (const claim of draft.claims.flat()) {
      expect(typed).toContain(claim.words);
      expect(claim.sources).toEqual([{ fact: expect.any(String), quote: claim.words }]);
    }
    for (const [at, { primary_text, headline, description }] of draft.variants.entries())
      for (const { words } of draft.claims[at] ?? [])
        expect(`${primary_text}\n${headline}\n${description}`).toContain(words);
  });

  it('is the same each time', () => {
    expect(writeDraft({ ...brief })).toEqual(draft);
  });

  it('says that later ads repeat', () => {
    expect(draft.notes).toContainEqual(expect.objectContaining({ about: 'num_variants' }));
  });
});

const english = briefs['en'] as Brief;

describe('the built-in writer', () => {
  it('takes the four angles first: a pain, the offer, proof, a benefit', () => {
    const { variants } = composeDraft({ ...english, num_variants: 4 });
    expect(variants.map(({ angle }) => angle)).toEqual([
      'Pain and answer',
      'The offer',
      'Proof',
      'One benefit',
    ]);
    expect(variants.map(({ hook }) => hook)).toEqual([
      'Bestsellers run out?',
      '14-day free trial.',
      'Used by 340 brands.',
      'Connects to Shopify in about 10 minutes.',
    ]);
  });

  it('writes ten ads from a product and an audience alone', () => {
    const bare = { ...english, offer: undefined, benefits: [], pain_points: [] };
    const draft = writeDraft(bare);
    expect(draft.variants).toHaveLength(10);
    expect(draft.notes).toContainEqual(
      expect.objectContaining({
        about: 'num_hooks',
        message: expect.stringContaining('Social proof'),
      }),
    );
  });

  it('leaves out, with a note, what may not be printed', () => {
    const draft = writeDraft({
      ...english,
      benefits: ['BUY NOW!!! #1 IN THE WORLD', 'Plain words'],
    });
    expect(JSON.stringify(draft.variants)).not.toContain('BUY NOW');
    expect(draft.notes).toContainEqual(expect.objectContaining({ about: 'benefits[0]' }));
  });

  it.each([
    ['app installs', 'Runo, a running app', 'DOWNLOAD'],
    ['leads', 'Loft conversions, roofers in Leeds', 'GET_QUOTE'],
    ['leads', 'Tidewater – planning software', 'SIGN_UP'],
    ['sales', 'Sourdough bread by post', 'ORDER_NOW'],
    ['sales', 'Merino socks', 'SHOP_NOW'],
    ['Verkäufe', 'Wollsocken', 'SHOP_NOW'],
    ['réservations', 'Gîte en Bretagne', 'BOOK_TRAVEL'],
    ['awareness', 'Merino socks', 'LEARN_MORE'],
    ['newsletter', 'Merino socks', 'SUBSCRIBE'],
    ['bookings', 'Dog groomer', 'CONTACT_US'],
  ])('for %s of %s the button is %s', (objective, product, button) => {
    expect(callToActionFor({ ...english, product, objective, offer: undefined })).toBe(button);
  });
});
