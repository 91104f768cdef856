import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const de = boastsOf(`
  # nobody: niemand|keiner|keine|kein|nirgends|nirgendwo|nichts
  # every: jede*
  # everybody: alle|jeder|jede|ganz|halb|die ganze|das ganze|der ganze|gaste|besucher|nachbarn|kunden|leute|eltern|kinder|stammgaste|kollegen|freunde
  # likes: schon|langst|lieben|liebt|geliebt|schwarmen|schwarmt|reden|redet|spricht|sprechen|schworen|schwort|kommen wieder|kommt wieder|begeistert|verliebt|beneiden|beneidet|neidisch|fragen|stehen schlange|wechseln|will|wollen|machen es|macht es|uberzeugt|staunen|staunt
  # likeUs: ohne uns|so viel|so sorgfaltig|so gut|wie wir|wie bei uns|wie unsere*|als wir|als bei uns|heran|mithalten|das wasser reichen|so gut wie|so schon wie|so wie
  # here: in der stadt|in der region|in der gegend|im umkreis|im land|im ganzen land|im viertel|auf dem markt|weit und breit|im norden|im suden|der welt|am see|an der kuste
  # more: besser*|schneller*|gunstiger*|frischer*|leichter*|sauberer*|weicher*|leckerer*|starker*|sicherer*|freundlicher*|schoner*|warmer*|billiger*|gesunder*|leiser*|langer|grundlicher*|zuverlassiger*|sorgfaltiger*|einfacher*|netter*|gemutlicher*|ehrlicher*
  # than: als
  # rivals: jede*|andere*|anderswo|alle|ublich*|konkurrenz|mitbewerber*|wettbewerb*|supermarkt|discounter|baumarkt|kette*|die grossen|die meisten|der rest|nebenan|sonst|irgendwo|herkommlich*|fachhandel|original
  # experts: experten|koche|kochen|spitzenkoche|sternekoche|tierarzte|tierarzten|arzte|arzten|hausarzte|zahnarzte|physiotherapeut*|orthopaden|ernahrungsberater*|hebammen|krankenschwestern|kinderarzte|hautarzte|dermatologen|wissenschaftler*|psychologen|architekt*|designer*|stylist*|profis|fachleute*|kenner*|berater|pianisten|musiker|sportler|promis|influencer|chirurgen|apotheker|trainer|mechaniker|handwerker|meister|sommelier*|baristas|backer|kritiker|richter|anwalte|steuerberater|ingenieure|landwirte|gartner|zuchter|optiker|therapeuten|bergfuhrer|lehrer|krankenkassen
  # most: (der|die|das|den|dem|unser|unsere|unseren) (schnellst*|gunstigst*|billigst*|schonst*|frischest*|leckerst*|gemutlichst*|modernst*|grosst*|kleinst*|ruhigst*|leisest*|weichst*|warmst*|starkst*|saubert*|saubers*|zuverlassigst*|ehrlichst*|freundlichst*|nettest*|liebst*|sanftest*|feinst*|edelst*|beliebtest*|bekanntest*|erfahrenst*|grundlichst*|genauest*|klugst*|lustigst*|aufregendst*|entspanntest*|bequemst*|einfachst*|sichers*|spannendst*)|beste*|schonste* ~3 (in|im|der|des|von)|liebste* ~3 (in|im|der|des|von)|geheimtipp|unvergesslich*|seinesgleichen|wie kein*
  # never: nie|niemals|kein*|schluss mit|nicht mehr|adieu|ade|tschuss
  # forGood: das ist sicher|ganz sicher|bestimmt|garantiert|wieder|mehr|fur immer|endgultig|ein fur alle mal|lebenslang|ein leben lang|auf dauer|dauerhaft
  # soon: danach|hinterher|ab dem ersten|ab der ersten|ab tag|schon nach|nach nur|nach einer|nach einem|nach der ersten|nach dem ersten|nach wenigen|in kurzester|innerhalb weniger|in wenigen|uber nacht|sofort|im handumdrehen|jedes mal|immer|garantiert|bis weihnachten|bis zum sommer|am nachsten
  # youWill: wird|wirst|du wirst|sie werden|ihr werdet|wirst du|werden sie|wird dein|wird ihr|wird euer|wer ~4 nimmt|wer ~4 trinkt|wer ~4 isst|mit uns|bei uns|damit
  # result: ohne ein einzig*|einfach selbst|von allein|ganz allein|beste*|lacheln|strahlen|tranen|besteht|bestehst|bestehen|sprichst|sprechen|fliessend|schwimmst|schwimmt|laufst|tanzt|spielst|schlafst|schlaft|schlafen|verdienst|verdienen|sparst|sparen|verkaufst|gewinnst|gewinnt|verdoppel*|wachst|wachsen|lernst|lernt|beherrschst|fuhlst|fuhlen|weg|verschwunden|verschwinden|verschwindet|vergessen|schmerzen|schmerzfrei|stress|selbstbewusst*|glucklicher|ruhiger|fitter|starker|gesunder|gesund|schlanker|junger|noten|note|danken|dankt|erholt|geheilt|perfekt|stolz|klappt|gelingt|erfolg|fertig|fehlerfrei|makellos|streifenfrei|blitzblank|kratzer|begeistert|lieben
  # body: schlaf|haut|rucken|darm|magen|gelenke|knie|immunsystem|abwehr|abwehrkrafte|stress|laune|verdauung|haltung|energie|gehirn|konzentration|kopfschmerzen|kreislauf|durchblutung|blutdruck|muskeln|herz|seele|nerven|angst|gesundheit|gesund|stoffwechsel|zahne|haare|augen|erkaltung*|hormone|winter
  # betters: gut fur|tut ~3 gut|besser*|verbessert|starkt|lindert|beruhigt|lost|vertreibt|verhindert|senkt|reduziert|weniger|tiefer*|heilt|dankt|danken|halt ~2 fit|halt ~2 gesund|gesund durch|schutzt|entgiftet|bringt ~2 in schwung|fordert
  # scarce: fullt sich|fullen sich|schnell weg|schnell voll|schnell vergriffen|schnell ausgebucht|bald ausgebucht|fast ausgebucht|fast voll|fast weg|beinahe voll|so gut wie|fast vergeben|bald vergeben|gehen weg|gehen gerade|heiss begehrt|begehrt|ausverkauft|ausgebucht|nur noch|kaum noch|letzte platze|letzten platze|letzte termine|letzten termine|letzte plaetze|die letzten|wenige platze|wenige termine|platze werden knapp|knapp|warteliste|wer zuerst|solange|nicht mehr lange|bald vorbei|dann sind sie weg|dann ist sie weg|ist schluss
  # hurry: beeil*|schnell sein|seien sie schnell|sei schnell|jetzt zugreifen|zugreifen|nicht zogern|warte nicht|warten sie nicht|nicht zu lange|bevor sie weg|bevor es weg|bevor es zu spat|ehe es|ehe sie|jetzt oder nie|nur heute|nur diese woche|letzte chance|greif zu|greifen sie zu|sichern sie sich schnell|wer zu spat
  # ifNot: wenn|falls|sollte|sollten|nicht zufrieden|gefallt|bleibt|findest|finden
  # mends: (kommen|machen|ersetzen|erstatten|bezahlen|zahlen|ubernehmen|schenken|reparieren|richten|bringen|schicken|geben|nehmen|beheben) wir|kostenlos|gratis|umsonst|geld zuruck|auf unsere kosten|zahlst du nichts|zahlen sie nichts|geht aufs haus|aufs haus|bekommst du ~3 zuruck|bekommen sie ~3 zuruck
  # qualified: autorisiert*|vertragswerkstatt|zertifikat*|diplom|schneidermeister*|friseurmeister*|backermeister*|tischlermeister*|schreinermeister*|malermeister*|metzgermeister*|konditormeister*|elektromeister*|handwerksmeister*|meisterin|meisterbrief|staatlich|diplomiert*|staatlich (anerkannt*|gepruft*|zugelassen*)|zertifiziert*|meisterbetrieb|approbiert*|gepruft* (trainer*|lehrer*|fach*)
  # noOther: sonst keiner|sonst niemand|sonst nirgends|sonst kein*|kein ander*|keine ander*|niemand sonst
  # neverAgain: wie neu|nie wieder|nie mehr
  # found: herausgefunden|hat gezeigt|haben gezeigt|nachgewiesen
  # others: ander* (anbieter*|laden|geschafte*|werkstatten|schulen|studios|betriebe*|marken)|anderswo|woanders
  # the: der|die|das|den|dem|unser*
  # of: der|des|in|im|von|vom|am|aus|auf|weit
`);
