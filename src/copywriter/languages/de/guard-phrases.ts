import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const de: PhraseTable = {
  trust: `
    (vertraut|vertrauen|vertrauten|vertraute|vertrauensvoll*) (uns|von|auf|ihm|darauf|unserem|unserer|bereits|schon|@who|@name),
    (genutzt|verwendet|geliebt|gewahlt|bevorzugt|geschatzt|eingesetzt|empfohlen|getragen|begeistert) (von|in|bei|auf|uberall|deutschlandweit|weltweit|europaweit), (im einsatz|beliebt|geschatzt) (in|bei|von),
    (von|bei|uberall) ~3 (geliebt|empfohlen|genutzt|geschatzt|verwendet|bevorzugt|gewahlt|getestet|eingesetzt|gelobt), @who ~2 (lieben|vertrauen|wahlen|bevorzugen|empfehlen|schworen|nutzen|setzen|sagen|bestatigen|schatzen|schwarmen),
    (schliessen|schliess|werde|werden) (sie|dich)? ~2 (an|teil), mach* mit bei, (zufriedene*|gluckliche*|begeisterte*|treue*|uberzeugte*) (kund*|nutzer*|patient*|@who|anwender*),
    (unsere|unseren) (kund*|nutzer*|patient*|mitglieder) ~3 (sagen|lieben|empfehlen|schwarmen|vertrauen|sind|kommen|schatzen|bewerten), (viele|so viele|immer mehr|zahlreiche|etliche) (@who|andere),
    (die wahl|der liebling|das lieblings*|der favorit|die erste wahl) (der|von|fur|vieler),
    (ihre|deine|die) (konkurrenz|mitbewerber|konkurrenten), fragen sie (jeden|jede|unsere|ihre), frag (jeden|jede|unsere|deine), kundenliebling*, publikumsliebling*, schwor* (darauf|auf|schon|drauf), (spitzenkoche|sternekoche|profikoche|promis|stars) _`,
  popularity: `
    (jeder|jede|alle|wer) ~5 (probiert|kostet|testet|kommt|war) ~4 (bleibt|begeistert|uberzeugt|wieder|fan),
    (halb|ganz) _ ~3 (redet|spricht|kauft|isst|trinkt|schwort|liebt|kommt schon|fahrt schon|will),
    (meistverkauft*|meistgekauft*|meistgenutzt*|meistgeliebt*|meistempfohlen*|meistgelesen*|bestseller*|verkaufsschlager*|kassenschlager*|topseller*|bestverkauft*|meistgeladen*|beliebteste*|beliebtest*),
    (am meisten|am haufigsten|am besten) (verkauft*|gekauft*|genutzt*|empfohlen*|bewertet*), (alle|jeder|ganz deutschland|die ganze welt|alle welt) (redet|reden|spricht|sprechen|liebt|lieben|will|wollen|nutzt|nutzen|schwarm*|kennt|kennen),
    in aller munde, die meisten ~1 (@who|unserer|unsere), mehrheit der, (hit|renner|trend|hype|erfolg*) (bei|unter|in|des|schlechthin), schnellst* wachsend*, ausverkauft*,
    warum (so viele|immer mehr|alle|@who), stark nachgefragt, (renommiert*|gefeiert*|heiss begehrt*), (publikums|kunden|familien|stadt)liebling*, (der|die|das) (liebling*|favorit*|lieblings*) (der|von|aller|in|des),
    (wen|wo|was) (deine|ihre|die) (nachbarn|kollegen|freunde) (anrufen|hingehen|kaufen|nehmen|nutzen|essen), (jeder|jede|alle) der ~4 (probiert|testet|kommt) ~5 (bleibt|begeistert|uberzeugt|wieder|fan)`,
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
    (den|die|das|wo|bei dem) ~1 (kochen|spitzenkochen|profis|tierarzte|arzte|handwerker|fachleute) (kaufen|trinken|nutzen|essen|tragen|bestellen|einkaufen), (tierarzte|arzte|profis|spitzenkoche|antiquare|handwerker) ~6 (zu uns|bei uns),
    (empfiehlt|empfehlen) (uns|unser*), (anwalte|tierarzte|arzte|zahnarzte|spezialisten|lehrer|physiotherapeuten|koche) ~3 (empfehlen|raten|wahlen|nutzen|vertrauen),
    (arzte|tierarzte|zahnarzte|hebammen|lehrer|physiotherapeuten|trainer|therapeuten) ~1 (schicken|uberweisen) ~5 (zu|uns|mir|her), empfohlen*, empfehl*, weiterempfehl*,
    (entwickelt|gepruft|getestet|bestatigt|zugelassen|anerkannt|formuliert|freigegeben) (von|mit) ~2 (experten|arzten|zahnarzten|dermatologen|fachleuten|spezialisten|profis|wissenschaftlern),
    (experten|zahnarzte|arzte|fachleute|profis|dermatologen|spezialisten) ~2 (empfehlen|raten|schworen|vertrauen|wahlen|bestatigen|setzen|nutzen|sagen|sind),
    (wahl|favorit|liebling) der (experten|profis|fachleute), offizieller partner, (gutesiegel|gutesiegel*|siegel), expertenwahl,
    (sternekoch*|spitzenkoch*|profikoch*|fernsehkoch*|tv koch*), (nationalmannschaft|nationalspieler*|profisportler*|olympia*|weltmeister*|profis) ~4 (trainier*|nutzen|kommen|schworen|fahren|tragen|essen|trinken)`,
  leader: `
    (fuhrend*|marktfuhrer*|marktfuhrend*|branchenfuhrer*|branchenprimus|spitzenreiter*|vorreiter*|pionier*|nummer eins|weltfuhrend*|branchenfuhrend*|tonangebend*),
    (beste|bester|bestes|besten) (app|software|marke|wahl|preis|qualitat|service|losung|praxis|in|der|am|produkt|loesung), (deutschlands|europas|osterreichs|der welt|weltweit) (beste*|grosste*|beliebteste*|fuhrende*|erste*|nummer),
    ohne konkurrenz, massstab*,
    (der|die|das|den) (beste*|gunstigste*|grosste*|beliebteste*|schonste*|leckerste*|frischeste*) ~3 (in|im|der|von|am|aus) (@place|deutschland*|osterreich*|schweiz|berlin*|hamburg*|munchen*|koln*|welt|stadt|region|markt|land|ganz|freiburg*|stuttgart*|frankfurt*|leipzig*|dresden*|wien*|zurich*),
    (die|der) erste wahl (fur|der|von), (die|der|das) einzige* ~2 (die|der|das|in|mit|auf)`,
  superlative: `
    besser* ~2 (bekommst|bekommen|findest|findet|finden|gibt) ~6 (nicht|nirgends|nirgendwo|kaum), (unschlagbar*|unubertroffen*|unvergleichlich*|konkurrenzlos*|einzigartig*|revolutionar*|sensationell*|unerreicht*|wunder|bahnbrechend*),
    (der|die|das|den) (schnellste*|einfachste*|gunstigste*|billigste*|modernste*|sicherste*|starkste*|grosste*|effektivste*|smarteste*|kluegste*|klugste*|leichteste*|hochste*),
    aller zeiten, besser als (alle|jede|andere|die konkurrenz|je|der rest), wie kein* ander*, (beruhmt*|angesehen*|kult|legendar*|begehrt*|gefragt*|beliebt*|angesagt*|viral), (der|die|das|den|dem|zum|zur) beste*, erstklassig*, weltklasse,
    (deutschlands|europas|osterreichs|bayerns|hessens|hamburgs|berlins|munchens|wiens) ~1 (einfachste*|schnellste*|beste*|grosste*|gunstigste*|leckerste*|schonste*|gemutlichste*|frischeste*), geht s (nirgends|nirgendwo|nicht mehr), geht es (nirgends|nirgendwo|kaum)`,
  heritage: `
    (zweite*|dritte*|vierte*|funfte*) generation, seit den (funfziger*|sechziger*|siebziger*|achtziger*|neunziger*), seit (jahren|jahrzehnten|generationen|uber|mehr|vielen|langem|eh), (jahre|jahrzehnte|jahren|generationen|jahrelange*|jahrzehntelange*|langjahrige*) ~1 (erfahrung|expertise|tradition),
    gegrundet, (langjahrig*|traditionsreich*|jahrzehntelang*), aus tradition, generationen`,
  free: `
    geht auf uns, aufs haus, kein* (abo|vertrag*|mindestlaufzeit|kreditkarte|anzahlung), (zahlen|ubernehmen|bezahlen) wir (.|!|die|den|das), (kostenlos*|gratis*|geschenkt*|umsonst|kostenfrei*|unentgeltlich*),
    (versandkostenfrei*|portofrei*|gebuhrenfrei*|provisionsfrei*), ohne (kosten|aufpreis|gebuhren|vertragsbindung|versandkosten|anzahlung|kreditkarte|mindestlaufzeit|provision|verpflichtung*|abo),
    (rabatt*|gutschein*|nachlass*|sonderangebot*|schnappchen*|rabattaktion*|sonderpreis*), im angebot, (zum )?halben preis, (bester|besten|kleinster|kleinsten) preis*, bestpreis*, (gewinnspiel*|verlosung*), geschenk dazu`,
  guarantee: `
    nicht (zufrieden|glucklich|uberzeugt) ~8 (wir|zuruck|kostenlos|umsonst), sonst (zahlst|zahlen|bezahlst) ~2 (nichts|nicht),
    wenn ~9 (schicken|bringen|backen|machen) wir ~3 (neu*|ersatz*|weitere*), (nicht|kein*) ~3 (gelost|zufrieden|geklappt) ~3 (nicht|nichts|kein*) ~2 (bezahlt|zahl*), garanti*, geld zuruck, geldzuruck*, ruckgaberecht*, ruckerstatt*, ohne risiko, risikofrei*, risikolos*, jederzeit kundbar, versprochen, lebenslang*, auf unsere kosten, (erstatten|ersetzen) wir,
    zahlst du (nichts|nicht|keinen cent), nicht zufrieden, sonst (zahlst|zahlen) ~2 nichts, erstatt*, (vollen|ganzen) (preis|betrag) ~2 (zuruck|erstatt*),
    (kommen|kommt|machen) ~4 (kostenlos|gratis|umsonst) ~1 (wieder|noch einmal|noch mal|nochmal|zuruck|neu), (jeden|den letzten) (cent|euro) zuruck`,
  urgency: `
    (kaum|fast keine) ~2 (platze|termine|plaetze|stuck), (kalender|terminbuch) ~3 (voll|fullt),
    ausgebucht, (letzte|letzten) ~2 sichern, (begrenzt*|limitiert*), nur noch (#|heute|wenige*|bis|ein|eine|einige|diese*|kurze|ein paar), nur (heute|diese|dieses|bis|solange|fur kurze|kurze|wenige),
    (letzte|letzter|letzten) (chance|tag*|stunde*|platze|stuck*|moglichkeit|exemplare|termine), solange (der )?vorrat, (beeil*|schnell (sein|zugreifen|sichern)|jetzt zuschlagen|zugreifen), (fast|bald) (weg|ausverkauft|vergriffen),
    (bevor|ehe) es zu spat, wenige (platze|stuck|tage|exemplare), platze (frei|ubrig|begrenzt), kurze zeit, nicht mehr lange,
    (nur|angebot|aktion|rabatt*|preis) ~3 bis (mitternacht|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|heute|ende), (angebot|aktion|rabatt*|anmeldung*|frist) ~3 (endet|enden|lauft|schliesst|vorbei),
    endet (heute|morgen|am|bald|um|sonntag), verpass* (nicht|das|die|diese*), (nur )?noch (wenige|ein paar|einige) _, wenige ~1 (auf lager|ubrig|frei|verfugbar), (danach|dann) ist ~3 (vorbei|schluss|weg), schnell sein lohnt,
    (platze|termine|karten) ~2 (knapp|begrenzt|schnell|weg),
    kaum noch ~2 (termine|platze|plate|karten|zimmer|freie), nur noch (wenige|einzelne) ~2 (termine|platze|karten|zimmer|stuck), nur ~1 (eine handvoll|wenige) ~2 (pro|am|im) (tag|woche|monat), (wer|nur wer) zuerst kommt`,
  testimonial: `
    mein (bruder|nachbar|mann|sohn|hund|freund|chef|vater|kater), meine (schwester|nachbarin|oma|freundinnen|frau|tochter|kinder|mutter|freundin|katze|eltern),
    ich (liebe|habe|bin|kann|empfehle|war|nutze|hatte|wurde|will|mochte), mein (leben|liebling*|alltag|favorit), meine (empfehlung|mornings|rettung), hat mein, wir lieben (es|diese|das|@name)`,
  comparison: `
    (langer|besser|schneller|gunstiger|starker) als (das|die|der) ~1 (original*|marke*|konkurrenz*|anbieter*),
    (besser*|gunstiger*|schneller*|frischer*|leckerer*|billiger*|schoner*) ~7 (nicht|nirgends|nirgendwo|niemand|kaum|keiner), (nirgends|nirgendwo|niemand|keiner|kein anderer) ~7 (besser*|gunstiger*|schneller*|frischer*|leckerer*|billiger*|schoner*),
    als (jede*|alle|andere*|die konkurrenz|anderswo|irgendwo|uberall|ublich*), als (beim|im|in der|bei der|bei) ~1 (supermarkt|backer|konkurrenz|discounter|laden|friseur|studio|markt),
    (besser|frischer|gunstiger|billiger|schneller|gesunder|leckerer) als (jede*|alle|andere*|die|der|das|im|beim|bei),
    kein* ~8 (ist|sind|macht|arbeitet|geht) (einfacher|besser|schneller|gunstiger|sauberer|frischer|grosser|leiser|billiger|leichter|bequemer)`,
  result: `
    (beugt|verhindert|lindert|linderst|vermeidet|schutzt|starkt|kraftigt|vorbeug*|vorbeugen) ~4 (schmerz*|ruckenschmerzen|kopfschmerzen|migrane|allergie*|asthma|neurodermitis|verdauung|darm|darmflora|immunsystem|abwehr|gelenke|haltung|kreislauf|cholesterin|beschwerden|haltungsschaden|fehlstellung*), (ruckenschmerzen|kopfschmerzen|migrane|allergien|beschwerden|verspannungen) ~3 (vor|vorbei|ade|weg|verschwinden), nie (wieder|mehr) ~5 (bussgeld*|abmahnung*|strafe*|klage*|nachzahlung*),
    besser (schlaf*|einschlaf*), schlaf* ~2 (besser|tiefer|ruhiger), (reinig*|filter*|sauber*) ~3 luft, (leicht|gut|besser|leichter) (verdaulich|vertraglich|bekommlich), (schmerzfrei*|schmerzlos*), (totet|entfernt|beseitigt) ~3 (bakterien|keime|allergene|viren|milben), (steuer*|finanzamt) ~6 (absetz*|zahlt|zuruck|ab), (steuerlich )?absetzbar, (starkt|starken|senkt|senken|verbessert|verbessern|lindert|lindern|heilt|heilen|beruhigt|vertreibt) ~3 (immunsystem|abwehrkrafte|cholesterin|blutdruck|verdauung|magen|stoffwechsel|gedachtnis|gelenke|herz|haut|schmerz*|kopfschmerz*|rucken*|konzentration),
    (ganz|hundertprozentig|garantiert) sicher, kommt bestimmt, (wieder|endlich) gute noten, (wird|werden|wirst|werdet) (selbstbewusster|schlanker|fitter|kluger|gesunder|glucklicher|schlauer|starker), furs (ganze)? leben (gestarkt|gerustet),
    nie (wieder|mehr) (angst|schmerz*|sorgen|stress|ruckenschmerz*|pickel|falten), (fur immer|endgultig) (weg|verschwunden|los|vergessen|schmerzfrei), (wirst|werden|werdet) ~3 (nie|niemals) (wieder|mehr), (gehort|gehoren) ~3 der vergangenheit,
    (schon )?nach (der|dem|einer|einem|wenigen|nur|zwei|drei|vier|#|ein paar) ~2 (stunde*|sitzung*|woche*|tag*|monat*|behandlung*|kurs*|besuch*|termin*) ~6 (weg|verschwunden|vergessen|kannst|spielst|fuhlst|siehst|merkst|sitzt|spurst|sprichst|schlafst),
    in (wenigen|nur|zwei|drei|vier|#) ~1 (woche*|tag*|monat*) ~4 (kannst|spielst|sprichst|siehst|weg|verschwunden), jedes (einzelne )?mal (.|!),
    rechtssicher*, (halten|halt|bestehen|besteht) ~2 vor gericht, (vom|beim) finanzamt (anerkannt|durch|akzeptiert), (schluss mit|nie wieder|ade|vorbei mit) ~2 (schmerzen|ruckenschmerzen|migrane|juckreiz|flohen|allergien|ausschlag|schlaflos*)`,
  allow: `
    vom ersten bis zum letzten, (nicht|nie|keine) ~2 garanti*, (wir|unser*) empfehl*, empfehlen (wir|ein|eine|einen), jeder* empfehl*, (am|zum) besten (geben|so|wenn|gleich|sofort|schon|direkt), das beste (daraus|aus), dein* bestes, ihr* bestes,
    bestens (geeignet|vorbereitet|aufgehoben|organisiert), (ihre|ihr|dein|deine|deinen|ihren) (lieblings*|liebling*|favorit*|bewertung*|studie*|kunden*|patienten*),
    im trend, seit (wann|heute), (kann|soll|muss|brauche|bin|habe|wie|wo|was|wann) ich, ich (will|mochte) (mehr|das), bekannte* (problem*|gesicht*), bekannt vorkomm*, kommt ~2 bekannt, vertrauen (ist|sie auf ihr),
    wissenschaftlich* (mitarbeiter*|arbeit*), bewertungen (verwalten|beantworten|sammeln), heute abend (mal|schon|frei|kochen), besten dank, wunder punkt, kein wunder, verpass* (keine|keinen|kein) (termin*|anruf*), zu spat (dran|kommen|ins), nie zu spat`,
};
