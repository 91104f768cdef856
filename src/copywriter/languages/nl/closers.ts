import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Dutch last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Kijk wat jouw hulp doet.
  [cause] Lees over het werk en beslis hoe je helpt.
  [!cause playful] Toe, kijk even.
  [!cause warm] Kom gerust kijken.
  [!cause] Bekijk rustig de details.
  [!cause] Lees meer.
  [cause] Ontdek hoe je kunt helpen.
  # SHOP_NOW
  [playful] Toe, snuffel even rond.
  [luxury] Kies rustig.
  Kijk rond en kies de jouwe.
  Bekijk het in de winkel.
  # SIGN_UP
  [course] Reserveer je plek.
  [software] Maak een account en probeer het met je eigen werk.
  Meld je aan en probeer het.
  Meld je aan wanneer je wilt.
  # GET_OFFER
  [playful] Verwen jezelf.
  Kies wat je mooi vindt.
  Gebruik het wanneer je wilt.
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
  Vertel ons wat je nodig hebt.
  Eén bericht is genoeg.
  # DOWNLOAD
  [playful] Downloaden, tikken, gaan.
  Download hem en probeer het uit.
  Open hem één keer en beslis dan.
  # SUBSCRIBE
  [food] Kies je eerste bezorging.
  Kies je abonnement.
  Start wanneer het je uitkomt.
  # GET_QUOTE
  [warm] Vraag je offerte aan, we leggen alles uit.
  Vraag je offerte aan.
  Vertel wat je nodig hebt en ontvang een offerte.
  # APPLY_NOW
  [warm] We horen graag van je.
  Lees de details en solliciteer.
  Past dit bij je? Solliciteer.
  # WATCH_MORE
  [playful] Toe, druk op play.
  Bekijk de video.
  Zie hoe het werkt.
  `,
);
