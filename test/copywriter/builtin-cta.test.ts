import { describe, expect, it } from 'vitest';
import { callToAction } from '../../src/copywriter/builtin/cta.ts';
import { moodsOf } from '../../src/copywriter/builtin/mood.ts';
import { understandingOf } from '../../src/copywriter/builtin/vocabulary.ts';
import { english } from '../../src/copywriter/languages/en/index.ts';
import { languages } from '../../src/copywriter/languages/list.ts';
import type { Brief } from '../../src/copywriter/types.ts';

const brief = (changes: Partial<Brief>): Brief => ({
  product: 'Kovo',
  audience: 'readers',
  pain_points: [],
  benefits: [],
  language: 'en',
  num_variants: 3,
  num_hooks: 10,
  ...changes,
});

const words = understandingOf(languages);
const own = understandingOf(english);
const actionFor = (changes: Partial<Brief>) => callToAction(brief(changes), null, words, own);
const moodsFor = (changes: Partial<Brief>) => moodsOf(brief(changes), null, own, english.reading);

describe('the call to action', () => {
  it.each([
    ['https://bookshop.example/', 'LEARN_MORE'],
    ['https://shop.example/books/new', 'LEARN_MORE'],
    ['https://democracy.example/', 'LEARN_MORE'],
    ['https://eyes.example/contact-lenses', 'LEARN_MORE'],
    ['https://quotes.example', 'LEARN_MORE'],
    ['https://shop.example/demography', 'LEARN_MORE'],
    ['not a url /book', 'LEARN_MORE'],
    ['https://salon.example/book', 'CONTACT_US'],
    ['https://salon.example/en/contact-us', 'CONTACT_US'],
    ['https://salon.example/book-now?x=1', 'CONTACT_US'],
    ['salon.example/appointments', 'CONTACT_US'],
    ['https://app.example/signup', 'SIGN_UP'],
    ['https://app.example/free-trial', 'SIGN_UP'],
    ['https://roof.example/get-a-quote', 'GET_QUOTE'],
    ['https://kiosk.example/shop/lamps', 'SHOP_NOW'],
    ['https://kiosk.example/products/lamp', 'SHOP_NOW'],
    ['https://apps.apple.com/app/id1', 'DOWNLOAD'],
  ])('for the page %s is %s', (landing_url, action) => {
    expect(actionFor({ landing_url })).toBe(action);
  });

  it.each([
    ['sell watches', 'SHOP_NOW'],
    ['sell more books', 'SHOP_NOW'],
    ['Buchverkauf', 'SHOP_NOW'],
    ['Bücher verkaufen', 'SHOP_NOW'],
    ['online sales of smart watches', 'SHOP_NOW'],
    ['watch our video', 'WATCH_MORE'],
    ['video views', 'WATCH_MORE'],
    ['more bookings', 'CONTACT_US'],
    ['Terminbuchungen', 'CONTACT_US'],
    ['book an appointment', 'CONTACT_US'],
    ['leads', 'CONTACT_US'],
    ['Reparaturanfragen', 'CONTACT_US'],
    ['más solicitudes', 'CONTACT_US'],
    ['citas de prueba', 'CONTACT_US'],
    ['book a demo', 'CONTACT_US'],
    ['Reservas de visitas', 'CONTACT_US'],
    ['telefonate', 'CONTACT_US'],
    ['prenotazioni prima dell’alta stagione', 'CONTACT_US'],
    ['clientes de alta gama', 'LEARN_MORE'],
    ['altas de socios', 'SIGN_UP'],
    ['website visits', 'LEARN_MORE'],
    ['free trials', 'SIGN_UP'],
    ['Testanmeldungen', 'SIGN_UP'],
    ['new members', 'SIGN_UP'],
  ])('for the objective “%s” is %s', (objective, action) => {
    expect(actionFor({ objective })).toBe(action);
  });
});

describe('the mood', () => {
  it.each([
    { product: 'Hearth & Hollow, a wood-fired pizza place', audience: 'hungry neighbours' },
    { product: 'A gas-fired boiler' },
    { product: 'Coffee Addict, beans by post' },
    { pain_points: ['hungry kids after school'] },
  ])('of $product for $audience may be light', (changes) => {
    expect(moodsFor({ ...changes, tone: 'playful' })).toContain('open');
  });

  it.each([
    { pain_points: ['families going hungry'] },
    { pain_points: ['world hunger'] },
    { pain_points: ['being fired without notice'] },
    { audience: 'people in addiction recovery' },
  ])('is sober: %j', (changes) => {
    expect(moodsFor({ ...changes, tone: 'playful' })).toContain('sober');
  });

  it.each([
    ['functional', 'plain'],
    ['funereal', 'plain'],
    ['fun', 'playful'],
    ['funny and warm', 'playful'],
    ['playful', 'playful'],
    ['warm', 'warm'],
    ['professional', 'professional'],
    ['bold', 'bold'],
    ['luxury', 'luxury'],
    ['xyz', 'plain'],
  ])('of a %s tone is %s', (tone, mood) => {
    expect(moodsFor({ tone })).toContain(mood);
  });
});
