import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const nl: PhraseTable = {
  trust: `
    die _ (kiezen|verkiezen|aanraden), (vertrouwd|vertrouwen|vertrouwt|vertrouwde) (door|op|in|ons|van|al|ook|@who), (gebruikt|gekozen|geliefd|gewaardeerd|aanbevolen|geprefereerd|omarmd|ingezet) (door|in|bij|onder|overal|wereldwijd), geliefd*, (door|bij) ~3 (vertrouwd|geliefd|aanbevolen|gebruikt|gekozen|gewaardeerd|getest),
    @who ~2 (vertrouwen|kiezen|houden|verkiezen|bevelen|gebruiken|zweren|zeggen|raden|rekenen|waarderen|stappen), (sluit|sluiten) (je|u|jij) aan, (doe|word) (mee|lid) (met|bij|van), (tevreden|blije|gelukkige|trouwe|enthousiaste|dankbare) (klant*|gebruiker*|patient*|@who),
    onze (klanten|gebruikers|patienten|leden) ~3 (zeggen|houden|raden|vertrouwen|zijn|komen|bevelen|waarderen|geven), (veel|zoveel|steeds meer|talrijke|vele|diverse) (@who|anderen), (wereldwijd|landelijk), in heel (nederland|europa|belgie), over de hele wereld, (de keuze|de favoriet|de lieveling|het favoriete) (van|voor|bij|onder), (je|uw|jouw|de) (concurrent*|concurrentie),
    vraag het (elke|iedere|aan)`,
  popularity: `
    iedereen (die|wie) ~5 (proeft|probeert|komt|past|draagt) ~4 (om|verkocht|fan|terug|overtuigd), iedereen ~2 overstag, heel _ ~1 (komt|zit|koopt|praat|staat|eet|drinkt|slaapt|fietst), half _ (zit|koopt|eet|drinkt|zweert|bestelt), (best|meest) (verkocht*|verkopend*|gelezen|gekozen|gebruikt*|geliefd*|populair*|gedownload*|aanbevolen|gewaardeerd*|gevraagd*|bekroond*|bekende),
    (bestseller*|topper*|kaskraker*|verkoopsucces*|bestverkocht*|meestverkocht*), (iedereen|heel nederland|de hele wereld) (praat|heeft|gebruikt|wil|houdt|kent|spreekt|kiest|is), de meeste ~1 @who, meerderheid van, (favoriet*|lieveling*) (van|bij|onder), (hit|succes|schot) (bij|onder|in), snelst groeiend*, snelstgroeiend*, waarom (zoveel|iedereen|steeds|@who), uitverkocht,
    niet aan te slepen, (gerenommeerd*|geprezen|befaamd*), (wie|waar|wat) (je|uw|jouw) (buren|vrienden|collega s) (bellen|gaan|kopen|gebruiken|kiezen), (iedereen|wie|elke _) die ~4 (proeft|probeert|komt) ~5 (om|verkocht|fan|terug|blijft|verslaafd)`,
  award: `
    (won|wonnen|pakte*|behaalde*) ~3 (goud|zilver|brons), (bekroond*|prijswinnend*|award*|winnaar*|testwinnaar*|finalist*|medaille*|onderscheid*|onderscheiding*|gelauwerd*), (verkozen|uitgeroepen|gekozen|genomineerd|benoemd) (tot|als|voor), (product|app|merk) van het jaar, (beste) uit de test, beste koop, (prijs|prijzen) (gewonnen|winnaar*), gewonnen`,
  evidence: `
    gemiddeld ~6 na (de|het) (eerste|tweede|derde|vierde), (erkend*|goedgekeurd*|aanbevolen) door ~2 (ministerie|overheid|universiteit|instituut|bond|inspectie), door ~2 (ministerie|overheid|universiteit|instituut|bond|inspectie) (erkend*|goedgekeurd*|aanbevolen), (klinisch|wetenschappelijk|dermatologisch|medisch|aantoonbaar),
    (bewezen|getest|gecertificeerd|aangetoond|gekeurd|gevalideerd|beproefd*), (onderzoek*|studie|studies|wetenschap*|cijfers|data|experts|enquete*|peiling*|tests) ~3 (toont|tonen|bewijst|bewijzen|blijkt|bevestig*|zegt|zeggen|wijst|wijzen|laten|laat|aangetoond|spreken), (volgens|uit) ~2 (onderzoek*|experts|studie*|deskundigen|peiling*), wetenschap*, werkzaamheid,
    slagingspercentage, klanttevredenheid, consumentenbond`,
  press: `
    (acteurs|voetballers|topkoks|sterrenchefs|kampioenen), (schreef|schrijft|sprak|geschreven|bericht*) over ons, ons (gekozen|genoemd|getipt), (bekend|gezien) (van|op|in|bij) (de|tv|televisie|radio), bekend van, zoals (gezien|te zien), (in|door) de (pers|media|krant), op (tv|televisie), (beroemdheden|influencers), de pers,
    (krant|stadskrant|weekblad|tijdschrift|dagblad|magazine|stadsblad) ~4 (schreef|schrijft|noemde|noemt|prees|prijst|kopte|wijdde), (schreef|schrijft|noemde|prees|kopte) ~2 (krant|stadskrant|weekblad|tijdschrift|dagblad|magazine|stadsblad), op de (cover|voorpagina)`,
  reviews: `
    (geweldige|lovende|beste|onze|goede|positieve|echte|lees|top|fantastische|de) ~1 (reviews|beoordelingen|recensies|ervaringen), (recensies|klantbeoordeling*|klantverhalen|succesverhalen|klantervaringen|testimonials), (best|hoog|goed|uitstekend) (beoordeeld*|gewaardeerd*|scorend*), beoordeeld (met|als|door), vijf sterren, wat (onze|anderen|klanten|@who) ~2 (zeggen|vinden)`,
  endorsement: `
    (beveelt|bevelen|raadt|raden) ons, (die|dat|waar) ~1 (koks|topkoks|chefs|dierenartsen|artsen|profs|vakmensen) (voor|drinken|gebruiken|kopen|halen|serveren), (koks|topkoks|chefs|dierenartsen|artsen|antiquairs|profs) ~7 (bij ons|naar ons), (advocaten|dierenartsen|artsen|tandartsen|specialisten|leraren|fysiotherapeuten|koks) ~3 (raden|adviseren|kiezen|gebruiken|bevelen),
    (dierenartsen|artsen|huisartsen|tandartsen|fysio*|leraren) ~2 (sturen|verwijzen) ~6 (ons|door|mij|hierheen), aanbevolen*, aanbevel*, bevelen ~3 aan, raden ~3 aan, aangeraden, (ontwikkeld|getest|goedgekeurd|erkend|gemaakt|samengesteld) (door|met) ~2 (experts|tandartsen|artsen|dermatologen|specialisten|deskundigen|professionals|wetenschappers),
    (experts|tandartsen|artsen|deskundigen|specialisten|professionals) ~2 (raden|bevelen|kiezen|zeggen|gebruiken|vertrouwen|zweren|adviseren|zijn), (keuze|favoriet|lieveling) van (de )?(experts|professionals|deskundigen|specialisten|profs), officiele partner, keurmerk*, expertkeuze, (sterrenchef*|sterrenkok*|tv kok*|topchef*|bekende kok*),
    (nationale ploeg|olympi*|profs|kampioen*) ~4 (train*|gebruik*|komen|dragen|eten|drinken)`,
  leader: `
    (toonaangevend*|marktleider*|leidend*|leider|koploper*|nummer een|pionier*|vooraanstaand*|trendsetter*), (nederlands|europas|s werelds) (beste|grootste|eerste|favoriete|populairste), eerste keus, (de|het) enige (app|merk|die|dat|software|ter), zonder (concurrentie|weerga),
    beste ~3 (van|in|uit|op) (nederland|belgie|amsterdam|rotterdam|utrecht|eindhoven|groningen|antwerpen|gent|brussel|europa|de stad|de regio|de markt|de wereld|de buurt|het land|vlaanderen), (grootste|populairste|favoriete) ~2 (van|in) (nederland|belgie)`,
  superlative: `
    (beter|betere|lekkerder*|mooier*) ~3 (vind|krijg|koop) ~6 (niet|nergens), (ongeevenaard*|onovertroffen|onverslaanbaar*|onvergelijkbaar*|uniek*|revolutionair*|wonder*|baanbrekend*), (de|het) (snelste|makkelijkste|eenvoudigste|goedkoopste|slimste|modernste|veiligste|sterkste|grootste|meest geavanceerde), aller tijden, beter dan (alle|elke|de rest|andere|de concurrentie|ooit),
    (populair*|beroemd*|iconisch*|gewild*|viral|trending|hype), (de|het|onze) beste, (van )?wereldklasse`,
  heritage: `
    (tweede|derde|vierde|vijfde) generatie, sinds de jaren _, sinds (jaar|jaren|generaties), (jaren|jarenlange|decennia|generaties|jaar) ~1 (ervaring|traditie|expertise), al (jaren|generaties|decennia), opgericht in, generaties, (rijke|lange) (traditie|ervaring|historie)`,
  free: `
    (op kosten van|van) het huis, geen (abonnement|contract|verplichting*|kosten|creditcard|aanbetaling), (betalen|vergoeden) (wij|we), gratis, kosteloos, zonder (kosten|verplichting*|abonnement|contract|creditcard|aanbetaling|extra kosten), (korting*|aanbieding*|uitverkoop|actieprijs|kortingscode*|sale), (gratis|als) cadeau*, cadeau* (erbij|inbegrepen), halve prijs,
    (beste|laagste|scherpste) prijs*, (win|winactie|maak kans), speciale prijs, (1|een) plus (1|een), 1 + 1`,
  guarantee: `
    (maken|storten|boeken) (we|wij) ~5 (terug|weer), (gratis|kosteloos) weer (op de stoep|terug|langs|voor je klaar), (we|wij) kopen ~3 (terug|van je terug), niet (tevreden|blij|overtuigd) ~8 (we|wij|terug|gratis), anders ~2 betaal*, als ~9 (sturen|brengen|maken|geven) (we|wij) ~2 (nieuw*|ander*), niet ~2 (betaald|betalen), garander*, betaal* (je|u) (niks|niets|geen),
    garantie*, gegarandeerd*, garandeer*, geld terug, niet goed geld, terugbetaling, zonder risico, risicoloos, altijd opzegbaar, wanneer je wilt op, levenslang*, op onze kosten, (vergoeden|vervangen) (wij|we), anders (betaal*|krijg*), (komen|doen) ~4 (gratis|kosteloos|voor niets) ~1 (terug|opnieuw|over), (elke|iedere|tot de laatste) (cent|euro) terug`,
  urgency: `
    (nauwelijks|bijna geen) ~2 (plek*|plaats*|afspra*|stuks), (agenda|kalender) ~3 (vol|loopt), (bijna|snel|vaak) (volgeboekt|vol geboekt), (gaan|gaat) (snel|hard) ~2 (op|weg|deur), (beperkt*|gelimiteerd*), (alleen|enkel|slechts) (vandaag|deze|tot|dit|vanavond), alleen nog (vandaag|deze|tot|dit|#|enkele|een), (laatste) (kans|dag*|uren|plekken|plaatsen|stuks|week|exemplaren),
    nog maar (#|enkele|een paar|drie|weinig), nog (#|enkele|slechts) (plekken|plaatsen|stuks|over), zolang de voorraad, op = op, (eindigt|verloopt|stopt|sluit) (vandaag|vanavond|morgen|op|zondag|binnenkort|om), mis (het|dit|deze|de|hem) (niet|aanbieding|kans), voor het te laat, op is op, grijp je kans, (wees er snel|schiet op|wees snel|snel erbij|haast je),
    (tijdelijk*) (aanbod|aanbieding|korting|actie), nog (maar|slechts|enkele|een paar|weinig) ~1 (plekken|plaatsen|stuks|over|dagen|kaarten|beschikbaar), (aanbieding|actie|inschrijving) ~4 (eindigt|sluit|stopt|loopt af), (plekken|plaatsen|kaarten) ~2 (beperkt|schaars|snel), bijna (op|uitverkocht|weg|vol), (bijna|haast) geen ~2 (plekken|plaatsen|data|tafels|kamers) meer,
    nog maar ~1 (enkele|een paar|weinig|#) ~2 (plekken|plaatsen|data|stuks|over|beschikbaar), we maken er maar ~3 per (dag|week), wie het eerst komt`,
  testimonial: `
    mijn (zus|broer|buurvrouw|man|vrouw|zoon|dochter|hond|vriend|vriendin|kinderen|moeder|vader|baas), ik (ben|hou|heb|gebruik|raad|was|kan|vind|wil), mijn (leven|favoriet*|ochtend*), wij zijn fan, (wij|we) houden van (@name|dit|deze)`,
  comparison: `
    (nergens|niemand) ~7 (beter*|goedkoper*|sneller*|verser*|lekkerder*|mooier*), (beter*|goedkoper*|lekkerder*|verser*) ~6 (niet|nergens|niemand), dan (eender|om het even|elke|elk|andere*|alle|de concurrent*|welke*|bij de|in de supermarkt|ergens anders|waar dan ook|anderen|de rest), (beter|goedkoper|sneller|verser|makkelijker|gezonder) dan (de|het|een|je|elke|alle|andere*|bij)`,
  result: `
    (voorkom*|verlicht*|vermijd*|beschermt|versterkt|geneest|goed voor) ~4 (pijn*|rugpijn|rugklachten|hoofdpijn|migraine|allergie*|astma|eczeem|spijsvertering|darm*|weerstand|immuun*|gewrichten|houding|bloedsomloop|cholesterol|klachten|slapeloosheid), (nooit meer|vaarwel|weg met) ~4 (boete*|claim*|rechtszaak*|naheffing*|hoofdpijn|migraine|rugpijn|allergie*),
    @who (die|dat) ~5 (verkopen|verdienen|scoren) meer, (beter|dieper) slapen, slaap* (beter|dieper), (zuiver*|reinig*) ~3 lucht, (verteer*|verteert), (pijnloos|pijnloze|pijnvrij|zonder pijn), (doodt|verwijdert) ~3 (bacterien|allergenen|virussen|mijten), (aftrekbaar|aftrekken),
    (versterkt|versterken|verbetert|verlaagt|verlicht|geneest|kalmeert) ~3 (weerstand|immuunsysteem|cholesterol|bloeddruk|spijsvertering|stofwisseling|geheugen|gewrichten|hart|huid|pijn|hoofdpijn|maag), (na|binnen|in) (een|twee|drie|vier|de|#|enkele|een paar) ~2 (les|lessen|week|weken|maand|maanden|dagen|behandeling*|sessie*) ~5 (weg|verdwenen|speel|spreek|voel|zie|kun|ben),
    verleden tijd, (je|u) (zult|zal) nooit ~3 meer, (elke|iedere) keer weer (.|!), (weg met|nooit meer|gedaan met|afscheid van) ~2 (pijn|rugpijn|migraine|jeuk|vlooien|allergie*|slapeloos*|stress), rechtsgeldig*, juridisch (waterdicht|geldig|sluitend), voor de rechter`,
  allow: `
    van (de|het) eerste tot (de|het) laatste, (niet|geen) ~2 garand*, (wij|we) raden, het beste (van|uit) (jezelf|beide|je), (je|jouw|uw) (favoriet*|lieveling*|beste|reviews|klanten|patienten), beste wensen, vrij van, (kan|moet|wil|hoe|waar|wat|mag|ben|heb) ik, bekend gevoel, bekende probleem, uniek* (code|id), te laat (komen|bent|op), nooit te laat,
    vanavond (koken|eten|vrij|nog op), wonderlijk, tevreden over`,
};
