import { makePack } from './make-pack.ts';

/** Dutch, je. */
export const dutchPack = makePack('nl', {
  angles: {
    'problem-solution': {
      hooks: ['{p}? Het kan ook anders.', 'Herkenbaar? {p}.', '{p}? Dat hoeft niet zo te blijven.'],
      headlines: ['{b}', 'Het kan ook anders', '{label}'],
    },
    'key-benefit': {
      hooks: ['{b}. Zo simpel is het.', 'Eerst wat ertoe doet: {b}.', 'Laten we hier beginnen: {b}.'],
      headlines: ['{b2}', '{label}: {b}', '{label}', 'Eerst wat ertoe doet'],
    },
    offer: {
      hooks: ['Om te beginnen: {offer}.', '{offer}. Dat is het aanbod.', 'Goed om te weten: {offer}.'],
      headlines: ['{label}', '{b}', 'Bekijk het aanbod'],
    },
    'second-problem': {
      hooks: ['Even eerlijk: {p}.', '{p}? Daar is een andere weg voor.', 'Ben je dit zat? {p}.'],
      headlines: ['{b}', 'Een andere weg', '{label}'],
    },
    checklist: {
      hooks: ['Het belangrijkste, punt voor punt.', 'Kort samengevat.', 'Alles in één oogopslag.'],
      headlines: ['{label} in één oogopslag', '{label}', 'In één oogopslag'],
    },
    'feature-spotlight': {
      hooks: ['Een detail dat telt: {b}.', 'Kijk eens wat beter: {b}.', 'Onthoud vooral dit: {b}.'],
      headlines: ['{label}: {b2}', '{b2}', 'Het detail dat telt'],
    },
    'audience-fit': {
      hooks: ['Dit is voor {audience}.', 'Bedacht voor {audience}.', 'Voor {audience}: {label}.', '---', 'Misschien is dit iets voor jou.'],
      headlines: ['Voor {audience}', '{label}', 'Misschien iets voor jou'],
    },
    contrarian: {
      hooks: ['We zouden kunnen overdrijven. Liever niet.', 'Deze advertentie schreeuwt niet.', 'Minder beloven, meer laten zien.'],
      headlines: ['Geen lawaai. Gewoon {label}', 'Minder lawaai, meer details'],
    },
    'how-to': {
      hooks: ['Goed kiezen doe je zo: begin bij wat je nodig hebt.', 'Rustig beslissen: eerst kijken, dan vragen.', 'Waar begin je? Bij de details.'],
      headlines: ['Waar begin je?', 'Begin bij {label}'],
    },
    question: {
      hooks: ['Wat zou jij als eerste vragen?', 'Wat zou jou overtuigen?', 'Wat verwacht je echt?'],
      turn: ['Begin bij je eigen antwoord.', 'Denk er even over na.'],
      headlines: ['Wat heb jij nodig?', 'Begin bij wat je zoekt'],
    },
    'try-it-yourself': {
      hooks: ['Geloof ons niet zomaar. Kijk zelf.', 'Oordeel met je eigen ogen.', 'Kijk en vorm je eigen mening.'],
      headlines: ['Kijk zelf', '{label}: oordeel zelf'],
    },
    'plain-talk': {
      hooks: ['Zonder omwegen: {label}.', 'We houden het kort.', 'In een paar woorden.'],
      headlines: ['Zonder omwegen', '{label}, kort gezegd'],
    },
    'first-step': {
      hooks: ['De eerste stap is klein: even kijken.', 'Begin klein: kijk eerst.'],
      turn: ['[bare] Je hoeft nog niets te beslissen.'],
      headlines: ['Een kleine eerste stap', 'Begin met kijken'],
    },
    'fit-check': {
      hooks: ['Is dit wat je zoekt?', 'Past dit bij je? Kijk het rustig na.', 'Twijfel je? Dat mag.'],
      turn: ['Leg het naast je eigen lijstje.'],
      headlines: ['Past dit bij je?', 'Kijk of het past'],
    },
    invitation: {
      hooks: ['Je bent welkom om beter te kijken.', 'Zie dit als een uitnodiging.', 'Kom binnen en kijk even rond.'],
      turn: ['[bare] Neem je vragen mee.'],
      headlines: ['Een uitnodiging', 'Kom van dichtbij kijken'],
    },
    shortlist: {
      hooks: ['Nog iets voor op je lijstje: {label}.', 'Aan het vergelijken? Hier is een optie.', 'Zet dit op je lijstje.'],
      headlines: ['Voor op je lijstje', 'Vergelijk rustig'],
    },
    'own-pace': {
      hooks: ['Rustig aan. Eerst kijken, dan beslissen.', 'Je hoeft niet vandaag te beslissen.', 'Neem er rustig de tijd voor.'],
      headlines: ['In je eigen tempo', 'Eerst kijken, dan beslissen'],
    },
    'ask-first': {
      hooks: ['Vraag eerst, beslis daarna.', 'Heb je een vraag? Laten we daar beginnen.', 'Jouw vragen komen eerst.'],
      headlines: ['Vraag wat je wilt', 'Eerst jouw vragen'],
    },
  },
  hooks: {
    'fear-loss': ['Als er niets verandert, blijft het zo: {p}.', 'Raak er niet aan gewend: {p}.', '---', 'Van een ondoordachte keuze krijg je spijt.', 'De vraag die je niet stelt, blijft hangen.', 'Laat het niet aan toeval over: kijk voor je kiest.', 'Voor je iets anders kiest, kijk hier eens naar: {label}.', 'Uitstellen is makkelijk. Even kijken ook.'],
    curiosity: ['En als we hier beginnen? {b}.', 'Wat betekent dit voor jou: “{b}”?', '---', 'Wat zit erachter? {label}.', 'Wat zou je als eerste willen weten?', 'Hoe kies je als alles op elkaar lijkt?', 'Wat zou jij veranderen?', 'Waar let je als eerste op?'],
    'social-proof': ['Ga het zelf na: {b}.', 'Oordeel zelf: {b2}.', '---', 'Neem het niet zomaar aan. Kijk zelf.', 'Laat het iemand zien die je vertrouwt en beslis dan.', 'Hier citeren we niemand. Kijk zelf.', 'Jouw mening telt.', 'Stel gerust eerst de lastige vragen.'],
    contrarian: ['Vergeet de lange lijst. {b}. Daar gaat het om.', 'Minder woorden, meer inhoud: {b2}.', '---', 'Je hebt niet meer reclame nodig. Je hebt details nodig.', 'Liever duidelijk dan slim.', 'Dit is een advertentie zonder uitroepteken.', 'Geen aftelklok. Geen druk. Gewoon {label}.', 'Beloven is makkelijk. Uitleggen is beter.'],
    'how-to': ['Zo maak je er gebruik van: {offer}.', 'Zo begin je: met {label}.', '---', 'Zo kies je zonder spijt: rustig aan.', 'Zo weet je of het bij je past: kijk naar de details.', 'Zo vergelijk je goed: leg de details naast elkaar.', 'Drie vragen om te stellen voor je kiest.', 'Zo beslis je zonder druk: kijken, vragen, kiezen.'],
    'trend-jacking': ['[open] Uit: {p}. In: {b}.', '[open] Groen licht: {b}.', '---', 'Notitie aan mezelf: hier even naar kijken.', 'Om te bewaren: {label}.', 'In één regel uitgelegd: {label}.', 'Kleine herinnering: jouw keuze, jouw tempo.', 'Het tabblad dat open mag blijven: {label}.'],
    identity: ['Voor {audience}: {b}.', 'Voor {audience}, zonder omwegen.', '---', 'Voor wie de details leest voor hij beslist.', 'Zie je iets liever dan dat je erover hoort? Dan is dit voor jou.', 'Voor wie graag goed kijkt voor de keuze.', 'Maak je graag zelf je keuzes? Begin hier.', 'Voor wie van duidelijke antwoorden houdt.'],
  },
  lines: {
    intro: ['[!named] {label}: {what}.', '[!named !addressed] {label}, voor {audience}.', '[!named] Dit is {brand}.', '[named] {what}.', '[!named !addressed] {label}. Voor {audience}.', '[!named] Waar gaat het om? {label}.', '[!named] Hier komt {label} in beeld.', '[!named !addressed] In één regel: {label}, voor {audience}.', '---', '[!named] {label}.'],
    benefits: ['{benefits}'],
    offer: ['Om te beginnen: {offer}.', 'Het aanbod: {offer}.', 'En ook: {offer}.', 'Goed om te weten: {offer}.'],
  },
  closers: {
    LEARN_MORE: ['Kijk even en beslis zelf.', 'Bekijk rustig de details.', 'Kijk en vorm je eigen mening.', 'Lees je in voor je kiest.', '[playful] Toe, kijk even rond.', '[warm] Kom gerust eens kijken.', '[url] De details staan op de site.', 'Maak kennis.'],
    SHOP_NOW: ['Kijk rond en kies.', 'Bekijk het in de winkel.', 'Kies rustig de jouwe.', '[playful] Toe, snuffel even rond.', '[warm] Kom gerust even snuffelen.', '[url] Je vindt het op de site.', 'Eerst kijken, dan beslissen.', 'Zoek uit wat bij je past.'],
    SIGN_UP: ['Meld je aan en probeer het rustig uit.', 'Meld je aan wanneer je wilt.', 'Neem een kijkje van binnen.', '[playful] Meld je aan en klik eens rond.', '[warm] Meld je aan, wij helpen je op weg.', '[url] Meld je aan op de site.', 'Schrijf je in en kijk hoe het bevalt.'],
    GET_OFFER: ['Gebruik het wanneer je wilt.', 'Kijk waar je het voor gebruikt.', 'Het is voor jou.', '[playful] Toe, verwen jezelf.', '[url] Je vindt het op de site.', 'Kies en maak er gebruik van.'],
    ORDER_NOW: ['Bestel wanneer je zin hebt.', 'Kies en bestel.', 'Bestel de jouwe.', '[playful] Je weet wat je te doen staat.', '[warm] Bestel, dan maken wij het klaar.', '[url] Bestel op de site.', 'Zet het bij je volgende bestelling.'],
    BOOK_TRAVEL: ['Bekijk de data en kies.', 'Kies rustig je data.', 'Kijk waar je heen zou kunnen.', '[playful] Pak je koffer en boek.', '[url] Data en details staan op de site.', 'Check de data en boek.'],
    CONTACT_US: ['Stuur ons een bericht, dan praten we.', 'Vertel ons wat je nodig hebt.', 'Vraag ons wat je wilt weten.', '[warm] Stuur ons een bericht. We helpen je graag.', '[playful] Stuur een bericht, we bijten niet.', 'Laten we praten.', 'Eén bericht is genoeg om te beginnen.'],
    DOWNLOAD: ['Download hem en probeer het uit.', 'Download hem en oordeel zelf.', 'Open hem één keer en beslis dan.', '[playful] Download hem en speel ermee.', '[warm] Download hem en kijk rustig rond.', 'Voor op je telefoon.'],
    SUBSCRIBE: ['Abonneer je en kijk of het bevalt.', 'Abonneer je wanneer je wilt.', 'Zet jezelf op de lijst.', '[warm] Abonneer je en blijf in contact.', 'Abonneer je en lees mee.'],
    GET_QUOTE: ['Vraag een prijsopgave aan en vergelijk.', 'Vertel wat je nodig hebt, dan rekenen wij het uit.', 'Begin met een prijsopgave.', '[warm] Vraag een prijsopgave aan, dan kijken we samen.', 'Eerst de cijfers, dan de keuze.'],
    APPLY_NOW: ['Lees de details en solliciteer.', 'Past het bij je? Solliciteer.', 'Kijk of het iets voor je is en reageer.', '[warm] We horen graag van je.', '[url] Alle details staan op de site.'],
    WATCH_MORE: ['Druk op play en kijk.', 'Bekijk het in actie.', 'Bekijk de video en beslis.', '[playful] Toe, druk op play.', 'Kijk hoe het werkt.'],
  },
  headlines: ['{b}', '{b2}', '{offer}', '{label}', 'Voor {audience}', '{label}: {b}', '---', 'Van dichtbij bekijken', 'Kijk even', 'Oordeel zelf', 'Eerst kijken, dan beslissen', 'Met alle details', 'Kijk of het past', 'Vraag wat je wilt', 'Begin bij de details', 'In je eigen tempo', 'Een blik waard', 'Maak kennis', 'Alles in één oogopslag'],
  descriptions: ['{offer}', '{b}', '{b2}', '{b3}', 'Voor {audience}', '{label}', '---', 'Bekijk de details', 'Kijk van dichtbij', 'In je eigen tempo', 'Lees je rustig in', 'Kijk of het past', 'Stel je vraag'],
});
