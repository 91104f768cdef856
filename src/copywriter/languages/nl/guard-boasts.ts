import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const nl = boastsOf(`
  # nobody: niemand|geen enkele|geen ander|geen andere|nergens|niets
  # every: elke|iedere|elk
  # everybody: elke|ieder|iedereen|alle|heel|hele|halve|half|de helft|gasten|bezoekers|buren|klanten|mensen|ouders|kinderen|vrienden|collega s|wie
  # likes: al|allang|houdt van|houden van|dol op|gek op|praat|praten|heeft het over|zweert|zweren|komt terug|komen terug|blijft komen|blijven komen|verslaafd|verliefd|jaloers|vraagt|vragen|staat in de rij|staan in de rij|wil|willen|doet het|doen het|is om|zijn om|overstag|enthousiast|fan|ons nummer|weten waar
  # likeUs: zonder ons|zoveel|zo veel|zoals wij|zoals ons|zoals bij ons|zoals hier|zo goed|zo lekker|zo mooi|in de buurt|kan tippen|kan op tegen|haalt het bij
  # here: in de stad|van de stad|in de buurt|in de regio|van de regio|in de wijk|van het land|in het land|van nederland|in nederland|van vlaanderen|op de markt|ter wereld|van de kust|van het eiland|in de provincie|van de provincie|in de omgeving
  # more: beter|betere|sneller|snellere|goedkoper|goedkopere|verser|versere|makkelijker|schoner|zachter|zachtere|lekkerder|lekkerdere|sterker|veiliger|vriendelijker|mooier|mooiere|warmer|lichter|gezonder|langer|betrouwbaarder|zorgvuldiger|grondiger|handiger|leuker|stiller|eerlijker|voordeliger
  # than: dan
  # rivals: elke|elk|andere|anderen|ander|elders|alle|concurrentie|concurrent*|supermarkt*|ketens|keten|bouwmarkt|grote merken|de rest|gewone|gewoonlijk|normaal|de meeste|gemiddeld*|hiernaast|verderop|waar ook|welke|eender|fabriek*
  # experts: experts|koks|chefs|topkoks|sterrenkoks|dierenartsen|artsen|dokters|huisartsen|tandartsen|fysiotherapeuten|fysio s|dietisten|voedingsdeskundigen|verloskundigen|verpleegkundigen|kinderartsen|dermatologen|wetenschappers|psychologen|architecten|ontwerpers|stylisten|profs|professionals|vakmensen|kenners|deskundigen|pianisten|muzikanten|sporters|topsporters|bn ers|influencers|chirurgen|apothekers|trainers|monteurs|ambachtslieden|sommeliers|barista s|bakkers|critici|rechters|advocaten|boekhouders|accountants|ingenieurs|boeren|hoveniers|tuiniers|fokkers|opticiens|therapeuten|osteopaten|gidsen|leraren|docenten|juffen|ecologen
  # most: (de|het|onze) (snelst*|goedkoopst*|mooist*|lekkerst*|verst*|gezelligst*|modernst*|grootst*|kleinst*|rustigst*|stilst*|zachtst*|warmst*|sterkst*|schoonst*|betrouwbaarst*|eerlijkst*|vriendelijkst*|aardigst*|liefst*|fijnst*|bekendst*|grondigst*|slimst*|leukst*|spannendst*|makkelijkst*|veiligst*|voordeligst*|handigst*|gezondst*|beste)|onvergetelijk*|geen gelijke|als geen ander|ongeevenaard*|best bewaarde geheim
  # never: nooit|geen|niet meer|gedaan met|afgelopen met|vaarwel|dag|nul
  # forGood: zeker weten|gegarandeerd|vast en zeker|meer|weer|voorgoed|voor altijd|eens en voor altijd|levenslang|een leven lang|definitief|eindelijk
  # soon: daarna|achteraf|vanaf dag|vanaf de eerste|al na|na een|na slechts|na de eerste|na je eerste|al bij de eerste|in een mum|binnen een week|binnen een maand|binnen enkele|in een paar|van de ene op de andere|meteen|direct|onmiddellijk|altijd|elke keer|gegarandeerd|voor de kerst|voor de zomer|in een week|in een maand|de volgende
  # youWill: zal niet|je zult|je zal|u zult|zul je|zal je|ga je|gaat u|je gaat|jullie gaan|wordt je|word je|wordt hij|krijg je|bij ons|met ons|zal je|zullen
  # result: zonder een|zonder ook maar|zelf|helemaal alleen|beste|mooiste|glimlach|stralen|tranen|slaag|slaagt|slagen|spreek|spreekt|vloeiend|zwem|zwemt|zwemmen|ren|rent|dans|danst|dansen|zing|speel|speelt|spelen|slaap|slaapt|slapen|verdien|verdient|verdienen|bespaar|bespaart|besparen|verkoop|verkoopt|win|wint|verdubbel*|groei|groeit|groeien|leer|leert|leren|beheers|voel|voelt|voelen|weg|verdwijn*|verdwenen|vergeet|vergeten|pijn|pijnvrij|stress|zelfverzekerd|zelfvertrouwen|gelukkiger|rustiger|fitter|sterker|gezonder|gezond|slanker|jonger|cijfers|cijfer|dankbaar|bedanken|dankt|genezen|perfect|trots|lukt|succes|foutloos|vlekkeloos|streeploos|brandschoon|verslaafd|verliefd
  # body: slaap|huid|rug|darmen|maag|gewrichten|knieen|immuunsysteem|weerstand|afweer|stress|humeur|spijsvertering|houding|energie|brein|hersenen|concentratie|hoofdpijn|doorbloeding|bloeddruk|spieren|hart|geest|zenuwen|angst|gezondheid|gezond|stofwisseling|tanden|haar|ogen|verkoudheid|hormonen|lichaam|ziek|griep
  # betters: goed voor|doet ~3 goed|beter|betere|verbetert|versterkt|verlicht|kalmeert|voorkomt|voorkom|verlaagt|vermindert|minder|dieper*|geneest|dankt|danken|bedank*|houdt je fit|houdt ~2 gezond|beschermt|ontgift|verdrijft|bestrijdt|geeft ~2 boost
  # scarce: vliegen weg|vliegen de deur|vliegt de deur|gaan hard|gaat hard|lopen vol|loopt vol|raken vol|raakt vol|bijna vol|bijna op|bijna weg|bijna uitverkocht|zo goed als|uitverkocht|volgeboekt|nog maar|nog enkele|laatste plekken|laatste plaatsen|laatste stuks|laatste exemplaren|de laatste|weinig plekken|weinig plaatsen|beperkt aantal|beperkte plaatsen|op is op|wachtlijst|wie het eerst|zolang de voorraad|niet lang meer|zo weg|snel weg|snel vol|bijna vergeven|schaars
  # hurry: haast je|wees er snel|wees snel|wees er op tijd|snel bij|wacht niet|wacht niet te lang|twijfel niet|voordat ze weg|voor ze weg|voordat het te laat|voor het te laat|nu of nooit|alleen vandaag|enkel vandaag|laatste kans|grijp je kans|mis het niet|mis deze|zonder jouw
  # ifNot: als|indien|mocht|bevalt|niet tevreden|niet blij|zie je|toch|vind je
  # mends: (komen|doen|vervangen|vergoeden|betalen|geven|maken|herstellen|repareren|sturen|nemen|staan) (we|wij)|we ~2 (terug|vergoeden|vervangen|opnieuw)|gratis|kosteloos|geld terug|op onze kosten|betaal je niets|betaalt u niets|hoef je niet te betalen|van het huis|voor niets|krijg je ~3 terug
  # qualified: geautoriseerd*|certificaat|diploma|gediplomeerd*|gecertificeerd*|geregistreerd*|bevoegd*|gekwalificeerd*
  # noOther: als niemand|niemand anders|geen ander*|geen enkel*|niemand anders
  # neverAgain: als nieuw|nooit meer|nooit ~4 meer|zonder (een|ook maar een) enkel*|beter dan nieuw
  # found: (heeft|hebben) aangetoond|toonde aan|toont aan
  # others: elders|bij anderen|andere (winkels|zaken|scholen|aanbieders|merken)|bij (een|de) (gewone|normale) _
  # the: de|het|onze
  # of: van|in|op|ter|uit
`);
