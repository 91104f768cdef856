import { describe, expect, it } from 'vitest';
import { claimsIn, brief as guardBrief } from './guard-fixtures.ts';

/** Each honest text has a twin that changes what it says; the guard must tell them apart. */
const isStopped = (text: string, offer: string, language: string): boolean =>
  claimsIn(text, guardBrief({ offer, language, benefits: [] })).some(
    ({ level }) => level === 'stop',
  );

const pairs: Record<string, [offer: string, language: string, honest: string, twin: string][]> = {
  'a price with a dash for its cents': [
    ['PZR 89,- € statt 110', 'de', 'Jetzt 89 € statt 110 €.', 'Jetzt 79 € statt 110 €.'],
    ['PZR 89,- € statt 110', 'de', 'Das sind 21 Euro weniger.', 'Das sind 31 Euro weniger.'],
  ],
  'a price told in words around its currency': [
    ['7,50 per maand', 'nl', 'Zeven euro vijftig per maand.', 'Zes euro vijftig per maand.'],
  ],
  'a price without a currency, and a bound': [
    ['primer mes 19,90', 'es', 'El primer mes por menos de 20 €.', 'Por menos de 15 €.'],
  ],
  'a date in digits': [
    ['89 € bis 31.03.', 'de', 'Nur bis 31. März.', 'Nur bis 30. April.'],
    ['Schnuppertag am 17. Mai', 'de', 'Kommt am 17.5., wir freuen uns.', 'Kommt am 18.5., gern.'],
    ['iscrizioni entro 15/9', 'it', 'Entro il 15 settembre.', 'Entro il 20 settembre.'],
  ],
  'hours of the day': [
    ['So 10-14 h', 'de', 'Sonntags von zehn bis zwei.', 'Sonntags von zehn bis drei.'],
    ['8 lezioni mercoledì 19:30-21:30', 'it', 'Due ore a settimana.', 'Tre ore a settimana.'],
    [
      '8 lezioni mercoledì 19:30-21:30',
      'it',
      'Sedici ore di ceramica.',
      'Diciotto ore di ceramica.',
    ],
  ],
  'lengths of time': [
    ['a 20 min dal mare', 'it', 'Il mare è a venti minuti.', 'Da venti anni lo stesso mestiere.'],
    ['Kinder 7-12 die Hälfte', 'de', '7–12 Jahre: halber Preis.', 'Seit 12 Jahren für Sie da.'],
    ['essai gratuit 14j', 'fr', 'Essai gratuit de 14 jours.', 'Essai gratuit de 21 jours.'],
    ['100 noches de prueba', 'es', 'Tienes más de tres meses.', 'Tienes más de cinco meses.'],
    ['garantía 10 años', 'es', 'Una década de garantía.', 'Una década de experiencia.'],
    ['diária R$320', 'pt', 'Três noites por R$ 960.', 'Três noites por R$ 860.'],
  ],
  'what costs nothing': [
    ['1re séance offerte puis 40€', 'fr', 'La première est offerte.', 'La livraison est offerte.'],
    [
      'essai gratuit 14j sans CB',
      'fr',
      'Essai gratuit sans carte.',
      'La livraison est gratuite pour tous.',
    ],
    ['no call out fee', 'en', 'No fee for coming out.', 'Free delivery on your first order.'],
    ['Kinder bis 6 frei', 'de', 'Kinder bis sechs kostenlos.', 'Der Versand ist kostenlos.'],
    ['3 achetés = le 4e offert', 'fr', 'Le 4e savon est offert.', 'Le 2e savon est offert.'],
  ],
  'days and hours of a week': [
    ['mon-sat 8-6', 'en', 'Open six days a week.', 'Open five days a week.'],
    ['aberto 7h-23h', 'pt', 'Dezasseis horas por dia.', 'Dezoito horas por dia.'],
    [
      'chiuso il lunedì',
      'it',
      'Aperti sei giorni a settimana.',
      'Aperti cinque giorni a settimana.',
    ],
    ['bestellen bis vorabend 18h', 'de', 'Bis 18 Uhr bestellt.', 'Bis 20 Uhr bestellt.'],
  ],
  'prices without a sign, and what they make': [
    ['79€ au lieu de 99 dès lundi', 'fr', 'À 79 € au lieu de 99 €.', 'À 69 € au lieu de 99 €.'],
    [
      'grote beurt € 59 ipv 75,-',
      'nl',
      'Nu 59 euro in plaats van 75.',
      'Nu 59 euro in plaats van 85.',
    ],
    ['£8 a month', 'en', 'Less than 27p a day.', 'Less than 17p a day.'],
    ['pacchetto 6 sedute 270 €', 'it', 'Sono 45 l’una, euro dopo euro.', 'Sono 35 € l’una.'],
  ],
  'ends of months and dozens': [
    ['Aktion bis ende märz', 'de', 'Nur bis 31. März.', 'Nur bis 15. März.'],
    [
      '60 colours',
      'en',
      'Five dozen colours to choose from.',
      'Nine dozen colours to choose from.',
    ],
  ],
  'years of work in other words': [
    ['from £9', 'en', 'From £9.', 'Three generations of sweeps.'],
    ['ab 9 €', 'de', 'Ab 9 €.', 'Seit drei Generationen für Sie da.'],
  ],
  'certificates by their letters': [
    ['ATOL protected', 'en', 'ATOL protection included.', 'ABTA protection included.'],
    ['cursus zeilen', 'nl', 'Leer zeilen.', 'Een CWO-erkende zeilschool.'],
  ],
  'shares and sums': [
    ['24,50 p.P., Kinder die Hälfte', 'de', 'Zwei Große, ein Kind: 61,25 €.', 'Zusammen 41,25 €.'],
    ['btw elk kwartaal', 'nl', 'Vier keer per jaar.', 'Zes keer per jaar.'],
  ],
};

describe.each(Object.entries(pairs))('%s', (_, cases) => {
  it.each(cases)('%s (%s): %s', (offer, language, honest, twin) => {
    expect(isStopped(honest, offer, language)).toBe(false);
    expect(isStopped(twin, offer, language)).toBe(true);
  });
});
