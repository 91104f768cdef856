import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

export const reading: Reading = {
  commonWords:
    'de het een en van met voor zonder op je jouw uw niet te dat die elke bij aan zijn onze ons we wij ook vanaf binnen tot uit naar als mensen ouders gezinnen kinderen vrouwen mannen studenten beginners eigenaren huiseigenaren forenzen werknemers ondernemers schoenen lamp tas tassen kaarsen zeep koffie brood taart wijn olie hout leer katoen wol handgemaakt schoonmaak loodgieter tandarts advocaat cursus lessen les gratis dag dagen week weken maand jaar uur minuten verzending bezorging bezorgd prijs korting eerste nieuw nieuwe klein vers verse huis tuin keuken hond honden kat auto reis nacht afspraak offerte bestelling fiets vaste bloemen boeket',
  sellersTalk: /^(?:onze|ons|mijn|de|het|een|wij verkopen|wij maken)\s+(?=\p{Ll})/iu,
  praise:
    /(?:(?:de|het)\s+)?(?:beste|goedkoopste|snelste|leukste|toonaangevende?|nummer (?:een|1)|nr\.? ?1|#1|perfecte)\s+(?=\p{Ll})/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:is|zijn)\s+(?<what>(?:een|de|het)\s.+)$/iu,
  familiar: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/iu,
  formal: /(?<!\p{L})[Uu]w?(?!\p{L}|\.)/u,
  oneself: /(?<!\p{L})(?:ik|mijn|mij|me)(?!\p{L})/iu,
  goesOn: /^(?:by|en|door|uit|met|voor|van) /u,
  dangling: /\s+(?:de|het|een|en|of|van|voor|met|in|op|aan|bij|te|uit|naar|die|dat|&)$/iu,
  body: any(
    'buik(?:vet)?(?!\\p{L})|vet(?!\\p{L})|overgewicht|kilo.?s|rimpels|cellulitis|acne|puistjes|kaal|haaruitval|onderkin|wallen|slechte adem|zweet|spataderen|afvallen',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:is|kan|kost|maakt|zorgt|verpest|schaadt|leidt|wordt)\s/iu,
  people:
    /^(?:veel |de |onze |sommige )?(?:mensen|kinderen|gezinnen|ouders|patiënten|leerlingen|honden|katten|dieren|buren|vrouwen|mannen|vrijwilligers|klanten)(?!\p{L})/iu,
  everybody: /^(?:iedereen|alle|mensen|volwassenen|publiek|consumenten|x)$/iu,
  toReader: [[/(?<=\s|^)mijn(?=\s)/giu, 'je']],
  from: /^(?:vanaf|slechts|maar|voor)\s+/iu,
  proof:
    /\d.*(?:beoordelingen|recensies|sterren|klanten|gebruikers|leden|downloads|jaar ervaring|bedrijven)|(?:bekroond|aanbevolen door|winnaar)/iu,
  term: /^(?:maandelijks opzegbaar|zonder (?:contract|abonnement|creditcard)|opzeggen|pauzeren|gratis (?:retour|annuleren)|\d+ (?:jr|jaar|maanden) garantie|garantie|retour|niet goed)/iu,
  date: /^(?:open|geopend|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|elke dag|24\/7|ma|di|wo|do|vr|za|zo)(?!\p{L})|^tot (?:en met )?\d/iu,
  place: /^\p{Lu}\p{L}+(?:straat|weg|plein|laan|gracht|kade) \d/u,
  clause:
    /^(?:wij|we|je|u|jij|men|alles|elke \p{L}+ (?:is|wordt)|de \p{L}+ (?:is|zijn|gaat)|het \p{L}+ (?:is|gaat))\s|^(?:€ ?)?\d+ (?:euro )?\p{Ll}+t\s|,\s\p{L}+ kan (?:altijd|ook)/iu,
  answers: readAnswers(`
    wacht|week zonder|traag|laat => morgen|vandaag|binnen|leenfiets|dezelfde dag|24
    duur|kosten|prijs|verrassing => vaste? prijs|vast tarief|gratis|offerte|garantie
    ruzie|moeilijk|oefenen|huiswerk => minuten|luistert|zonder reclame|verbetert
    niet begrijpt|conflict|contract|overeenkomst => gesprek|tarief|antwoord|gratis
    afblader|kapot|slecht => garantie|netjes|vaste
    tankstation|saai|supermarkt => vers|kwekers|seizoen|lokaal
    tijd|druk|gedoe => bezorgd|online|thuis|app
  `),
};
