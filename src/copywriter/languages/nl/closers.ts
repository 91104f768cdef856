import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Dutch last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Kijk wat jouw hulp doet.
  [cause] Lees over het werk en beslis hoe je helpt.
  [!cause playful] Neem een kijkje.
  [!cause warm] Kom gerust kijken.
  [!cause] Bekijk de details.
  [!cause] Lees meer.
  [cause] Ontdek hoe je kunt helpen.
  # SHOP_NOW
  [playful] Snuffel lekker rond.
  [luxury] Kies rustig.
  Kijk rond en kies.
  Bekijk het in de winkel.
  # SIGN_UP
  [course] Reserveer je plek.
  [software] Maak een account en probeer het met je eigen werk.
  [software] Meld je aan en probeer het.
  [course] Meld je aan en doe mee.
  Meld je aan.
  Meld je aan wanneer je wilt.
  # GET_OFFER
  [playful] Verwen jezelf.
  Kies wat je mooi vindt.
  Kijk en kies.
  # ORDER_NOW
  [playful food] Je weet wat je te doen staat.
  [food] Kies waar je zin in hebt en bestel.
  Kies en bestel.
  Bestel wanneer het je uitkomt.
  # BOOK_TRAVEL
  [playful] Koffer klaar? Boek.
  [warm] Kom bij ons logeren.
  Kies je data en boek.
  Bekijk welke data vrij zijn.
  # CONTACT_US
  [booking !health !law !food] Kies een datum en reserveer.
  [booking !health !law !food] Reserveer wanneer het je uitkomt.
  [health] Maak een afspraak.
  [health] Bel ons, dan zoeken we een moment.
  [law] Vertel ons wat er speelt.
  [law] Leg je vraag aan ons voor.
  [food] Reserveer je tafel.
  [quote] Bel en vertel wat er aan de hand is.
  [service] Maak je afspraak.
  [service] Laat weten wanneer het je uitkomt.
  [warm] Stuur ons een bericht. We helpen je graag.
  [playful] Zeg hallo. We bijten niet.
  [quote] Vertel ons wat je nodig hebt.
  [course] Stuur een bericht en reserveer je plek.
  Stuur ons een bericht.
  Vragen? Stuur een bericht.
  # DOWNLOAD
  Download en probeer het uit.
  Download de app en kijk rond.
  # SUBSCRIBE
  [food] Kies je eerste bezorging.
  Kies je abonnement.
  Start wanneer het je uitkomt.
  # GET_QUOTE
  [warm] Vraag je offerte aan, we leggen alles uit.
  Vraag je offerte aan.
  Vertel ons wat er moet gebeuren.
  Stuur ons de details.
  # APPLY_NOW
  [warm] We horen graag van je.
  Lees de details en solliciteer.
  Past dit bij je? Solliciteer.
  # WATCH_MORE
  Bekijk de video.
  Zie hoe het werkt.
  `,
);
