import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const de: PhraseTable = {
  trust: `
    (vertraut|vertrauen|vertrauten|vertraute|vertrauensvoll*) (uns|von|auf|ihm|darauf|unserem|unserer|bereits|schon|@who|@name),
    (genutzt|verwendet|geliebt|gewahlt|bevorzugt|geschatzt|eingesetzt|empfohlen|getragen|begeistert) (von|in|bei|auf|uberall|deutschlandweit|weltweit|europaweit), (im einsatz|beliebt|geschatzt) (in|bei|von),
    (von|bei|uberall) ~3 (geliebt|empfohlen|genutzt|geschatzt|verwendet|bevorzugt|gewahlt|getestet|eingesetzt|gelobt), @who ~2 (lieben|vertrauen|wahlen|bevorzugen|empfehlen|schworen|nutzen|setzen|sagen|bestatigen|schatzen|schwarmen),
    (zufriedene*|gluckliche*|begeisterte*|treue*|uberzeugte*) (kund*|nutzer*|patient*|@who|anwender*), (unsere|unseren) (kund*|nutzer*|patient*|mitglieder) ~3 (sagen|lieben|empfehlen|schwarmen|vertrauen|sind|kommen|schatzen|bewerten),
    (die wahl|der liebling|das lieblings*|der favorit|die erste wahl) (der|von|fur|vieler), schwor* (darauf|auf|schon|drauf), (spitzenkoche|sternekoche|profikoche|promis|stars) _`,
  popularity: `
    (halb|ganz) _ ~3 (redet|spricht|kauft|isst|trinkt|schwort|liebt|kommt schon|fahrt schon|will),
    (meistverkauft*|meistgekauft*|meistgenutzt*|meistgeliebt*|meistempfohlen*|meistgelesen*|bestseller*|verkaufsschlager*|kassenschlager*|topseller*|bestverkauft*|meistgeladen*|beliebteste*|beliebtest*),
    (alle|jeder|ganz deutschland|die ganze welt|alle welt) (redet|reden|spricht|sprechen|liebt|lieben|will|wollen|nutzt|nutzen|schwarm*|kennt|kennen), die meisten ~1 (@who|unserer|unsere), ausverkauft*,
    (der|die|das) (liebling*|favorit*|lieblings*) (der|von|aller|in|des)`,
  award: `
    (preisgekront*|ausgezeichnet*|pramiert*|testsieger*|preistrager*|gewinner*|sieger*|finalist*|preisgewinner*|goldmedaille*|medaille*|auszeichnung*|award*), zum (besten|app|produkt|testsieger), (app|produkt|marke) des jahres, nominiert*, gekurt*,
    (gewahlt|gewahlte*) (zum|zur|als), (unter|zu) (die|den) (besten|top) ~5 (gewahlt|aufgenommen|gezahlt|gekurt), (erster|ersten) preis, sehr gut bewertet`,
  evidence: `
    (klinisch|wissenschaftlich|nachweislich|dermatologisch|medizinisch|erwiesenermassen),
    (studie|studien|forschung*|wissenschaft*|umfrage*|experten|daten|untersuchung*|statistik*|zahlen|tests) ~3 (zeigen|zeigt|belegen|belegt|beweisen|beweist|bestatigen|bestatigt|sagen|sagt|ergaben|sprechen),
    (laut|gemass|nach) ~2 (studie*|umfrage*|experten|forschung*|stiftung), (studie|studien), stiftung warentest, tuv*, wirksamkeit, wissenschaft*, erfolgsquote, zufriedenheitsrate, kundenzufriedenheit,
    (erwiesen*|bewiesen*|nachgewiesen*|nachweislich*|bewahrt*|gepruft*|zertifiziert*|getestet*|erprobt*)`,
  press: `
    (hat|haben) uns ~4 (gewahlt|genannt|gekurt|empfohlen|ausgezeichnet|vorgestellt|gelobt), (schauspieler|fussballer|spitzensportler|weltmeister), (berichtet*|schreibt|schrieb|geschrieben) uber (uns|@name), uber uns (berichtet*|geschrieben), bekannt (aus|durch|von), (gesehen|vorgestellt|erwahnt|bekannt) (im|in|bei|aus|auf) ~2 (tv|fernsehen|presse|medien|zeitung*|radio), (im|aus dem|aus) (fernsehen|tv), die presse, (in den|aus den) medien, (promis|prominente*|influencer*), schlagzeilen,
    (magazin|stadtmagazin|zeitung|tageszeitung|lokalzeitung|zeitschrift|blatt|anzeiger|redaktion|kurier|rundschau|stadtblatt) ~4 (schrieb|schreibt|lobt|lobte|nannte|nennt|urteilt|urteilte|titelte|berichtet|berichtete|widmete|kurte),
    (schrieb|schreibt|lobt|lobte|urteilt|urteilte|titelte|meint|meinte) ~2 (magazin|stadtmagazin|zeitung|tageszeitung|lokalzeitung|zeitschrift|blatt|anzeiger|redaktion|kurier|rundschau|stadtblatt), auf (der|die|ihre|seine) titelseite`,
  reviews: `
    (begeisterte*|beste*|tolle*|unsere|echte*|hervorragende*|top|positive*|lesen|lies|sehr gute) ~1 (bewertung*|rezension*|kundenstimmen|kundenbewertung*|erfahrungsberichte|stimmen),
    (kundenstimmen|kundenbewertung*|rezension*|erfahrungsbericht*|erfolgsgeschichte*), (bestbewertet*|top bewertet*|hervorragend bewertet|bestens bewertet|hochst bewertet*), (bestens|sehr gut|hervorragend|top) bewertet*, (funf sterne|sternebewertung*),
    das sagen (unsere|andere|kunden|@who), was (unsere|andere|@who) ~2 sagen, lob (von|unserer)`,
  endorsement: `
    (empfiehlt|empfehlen) (uns|unser*), (anwalte|tierarzte|arzte|zahnarzte|spezialisten|lehrer|physiotherapeuten|koche) ~3 (empfehlen|raten|wahlen|nutzen|vertrauen), empfohlen*, empfehl*,
    (experten|zahnarzte|arzte|fachleute|profis|dermatologen|spezialisten) ~2 (empfehlen|raten|schworen|vertrauen|wahlen|bestatigen|setzen|nutzen|sagen|sind), (wahl|favorit|liebling) der (experten|profis|fachleute),
    (sternekoch*|spitzenkoch*|profikoch*|fernsehkoch*|tv koch*)`,
  leader: `
    (fuhrend*|marktfuhrer*|marktfuhrend*|branchenfuhrer*|branchenprimus|spitzenreiter*|vorreiter*|pionier*|nummer eins|weltfuhrend*|branchenfuhrend*|tonangebend*),
    (beste|bester|bestes|besten) (app|software|marke|wahl|preis|qualitat|service|losung|praxis|in|der|am|produkt|loesung), (deutschlands|europas|osterreichs|der welt|weltweit) (beste*|grosste*|beliebteste*|fuhrende*|erste*|nummer),
    (der|die|das|den) (beste*|gunstigste*|grosste*|beliebteste*|schonste*|leckerste*|frischeste*) ~3 (in|im|der|von|am|aus) (@place|deutschland*|osterreich*|schweiz|berlin*|hamburg*|munchen*|koln*|welt|stadt|region|markt|land|ganz|freiburg*|stuttgart*|frankfurt*|leipzig*|dresden*|wien*|zurich*)`,
  superlative: `
    besser* ~2 (bekommst|bekommen|findest|findet|finden|gibt) ~6 (nicht|nirgends|nirgendwo|kaum),
    (der|die|das|den) (schnellste*|einfachste*|gunstigste*|billigste*|modernste*|sicherste*|starkste*|grosste*|effektivste*|smarteste*|kluegste*|klugste*|leichteste*|hochste*),
    (beruhmt*|angesehen*|kult|legendar*|begehrt*|gefragt*|beliebt*|angesagt*|viral), (der|die|das|den|dem|zum|zur) beste*,
    (deutschlands|europas|osterreichs|bayerns|hessens|hamburgs|berlins|munchens|wiens) ~1 (einfachste*|schnellste*|beste*|grosste*|gunstigste*|leckerste*|schonste*|gemutlichste*|frischeste*), geht s (nirgends|nirgendwo|nicht mehr),
    geht es (nirgends|nirgendwo|kaum)`,
  heritage: `
    (zweite*|dritte*|vierte*|funfte*) generation, seit den (funfziger*|sechziger*|siebziger*|achtziger*|neunziger*), seit (jahren|jahrzehnten|generationen|uber|mehr|vielen|langem|eh), (jahre|jahrzehnte|jahren|generationen|jahrelange*|jahrzehntelange*|langjahrige*) ~1 (erfahrung|expertise|tradition),
    gegrundet, (langjahrig*|traditionsreich*|jahrzehntelang*), aus tradition, generationen`,
  free: `
    kein* (abo|vertrag*|mindestlaufzeit|kreditkarte|anzahlung), (zahlen|ubernehmen|bezahlen) wir (.|!|die|den|das), (kostenlos*|gratis*|geschenkt*|umsonst|kostenfrei*|unentgeltlich*), (versandkostenfrei*|portofrei*|gebuhrenfrei*|provisionsfrei*),
    ohne (kosten|aufpreis|gebuhren|vertragsbindung|versandkosten|anzahlung|kreditkarte|mindestlaufzeit|provision|verpflichtung*|abo), (rabatt*|gutschein*|nachlass*|sonderangebot*|schnappchen*|rabattaktion*|sonderpreis*), (zum )?halben preis`,
  guarantee: `
    nicht (zufrieden|glucklich|uberzeugt) ~8 (wir|zuruck|kostenlos|umsonst), sonst (zahlst|zahlen|bezahlst) ~2 (nichts|nicht),
    wenn ~9 (schicken|bringen|backen|machen) wir ~3 (neu*|ersatz*|weitere*), (nicht|kein*) ~3 (gelost|zufrieden|geklappt) ~3 (nicht|nichts|kein*) ~2 (bezahlt|zahl*), garanti*, geld zuruck, geldzuruck*, ruckgaberecht*, ruckerstatt*, ohne risiko, risikofrei*, risikolos*, jederzeit kundbar, versprochen, lebenslang*, auf unsere kosten, (erstatten|ersetzen) wir,
    zahlst du (nichts|nicht|keinen cent), nicht zufrieden, sonst (zahlst|zahlen) ~2 nichts, erstatt*, (vollen|ganzen) (preis|betrag) ~2 (zuruck|erstatt*),
    (kommen|kommt|machen) ~4 (kostenlos|gratis|umsonst) ~1 (wieder|noch einmal|noch mal|nochmal|zuruck|neu), (jeden|den letzten) (cent|euro) zuruck`,
  urgency: `
    ausgebucht, (letzte|letzten) ~2 sichern, nur noch (#|heute|wenige*|bis|ein|eine|einige|diese*|kurze|ein paar), nur (heute|diese|dieses|bis|solange|fur kurze|kurze|wenige), solange (der )?vorrat,
    (beeil*|schnell (sein|zugreifen|sichern)|jetzt zuschlagen|zugreifen), (fast|bald) (weg|ausverkauft|vergriffen), wenige (platze|stuck|tage|exemplare), platze (frei|ubrig|begrenzt), kurze zeit,
    (nur|angebot|aktion|rabatt*|preis) ~3 bis (mitternacht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|ende), (angebot|aktion|rabatt*|anmeldung*|frist) ~3 (endet|enden|lauft|schliesst|vorbei),
    (nur )?noch (wenige|ein paar|einige) _, wenige ~1 (auf lager|ubrig|frei|verfugbar), (danach|dann) ist ~3 (vorbei|schluss|weg), schnell sein lohnt, nur noch (wenige|einzelne) ~2 (termine|platze|karten|zimmer|stuck)`,
  testimonial: `
    mein (bruder|nachbar|mann|sohn|hund|freund|chef|vater|kater), meine (schwester|nachbarin|oma|freundinnen|frau|tochter|kinder|mutter|freundin|katze|eltern),
    ich (liebe|habe|bin|kann|empfehle|war|nutze|hatte|wurde|will|mochte), mein (leben|liebling*|alltag|favorit), meine (empfehlung|mornings|rettung), hat mein, wir lieben (es|diese|das|@name)`,
  comparison: `
    (langer|besser|schneller|gunstiger|starker) als (das|die|der) ~1 (original*|marke*|konkurrenz*|anbieter*), (besser*|gunstiger*|schneller*|frischer*|leckerer*|billiger*|schoner*) ~7 (nicht|nirgends|nirgendwo|niemand|kaum|keiner),
    als (jede*|alle|andere*|die konkurrenz|anderswo|irgendwo|uberall|ublich*), (besser|frischer|gunstiger|billiger|schneller|gesunder|leckerer) als (jede*|alle|andere*|die|der|das|im|beim|bei),
    kein* ~8 (ist|sind|macht|arbeitet|geht) (einfacher|besser|schneller|gunstiger|sauberer|frischer|grosser|leiser|billiger|leichter|bequemer)`,
  result: `
    (ruckenschmerzen|kopfschmerzen|migrane|allergien|beschwerden|verspannungen) ~3 (vor|vorbei|ade|weg|verschwinden), schlaf* ~2 (besser|tiefer|ruhiger), (schmerzfrei*|schmerzlos*), (steuer*|finanzamt) ~6 (absetz*|zahlt|zuruck|ab),
    (starkt|starken|senkt|senken|verbessert|verbessern|lindert|lindern|heilt|heilen|beruhigt|vertreibt) ~3 (immunsystem|abwehrkrafte|cholesterin|blutdruck|verdauung|magen|stoffwechsel|gedachtnis|gelenke|herz|haut|schmerz*|kopfschmerz*|rucken*|konzentration),
    (ganz|hundertprozentig|garantiert) sicher, kommt bestimmt, (wieder|endlich) gute noten, (wird|werden|wirst|werdet) (selbstbewusster|schlanker|fitter|kluger|gesunder|glucklicher|schlauer|starker), furs (ganze)? leben (gestarkt|gerustet),
    nie (wieder|mehr) (angst|schmerz*|sorgen|stress|ruckenschmerz*|pickel|falten), (fur immer|endgultig) (weg|verschwunden|los|vergessen|schmerzfrei),
    (schon )?nach (der|dem|einer|einem|wenigen|nur|zwei|drei|vier|#|ein paar) ~2 (stunde*|sitzung*|woche*|tag*|monat*|behandlung*|kurs*|besuch*|termin*) ~6 (weg|verschwunden|vergessen|kannst|spielst|fuhlst|siehst|merkst|sitzt|spurst|sprichst|schlafst),
    rechtssicher*, (halten|halt|bestehen|besteht) ~2 vor gericht, (vom|beim) finanzamt (anerkannt|durch|akzeptiert)`,
  allow: `
    vom ersten bis zum letzten, (nicht|nie|keine) ~2 garanti*, (wir|unser*) empfehl*, empfehlen (wir|ein|eine|einen), jeder* empfehl*, (am|zum) besten (geben|so|wenn|gleich|sofort|schon|direkt), das beste (daraus|aus), dein* bestes, ihr* bestes,
    bestens (geeignet|vorbereitet|aufgehoben|organisiert), (ihre|ihr|dein|deine|deinen|ihren) (lieblings*|liebling*|favorit*|bewertung*|studie*|kunden*|patienten*),
    im trend, seit (wann|heute), (kann|soll|muss|brauche|bin|habe|wie|wo|was|wann) ich, ich (will|mochte) (mehr|das), bekannte* (problem*|gesicht*), bekannt vorkomm*, kommt ~2 bekannt, vertrauen (ist|sie auf ihr),
    wissenschaftlich* (mitarbeiter*|arbeit*), bewertungen (verwalten|beantworten|sammeln), heute abend (mal|schon|frei|kochen), besten dank, wunder punkt, kein wunder, verpass* (keine|keinen|kein) (termin*|anruf*), zu spat (dran|kommen|ins), nie zu spat`,
};
