import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const it: PhraseTable = {
  trust: `
    che (gli|i|le) _ (scelgono|preferiscono|consigliano|chiedono), (fidano|fida|fidati|fidato|fiducia) (di|da|in|a|dei|delle|noi|nei|nel), si (fidano|affidano), di (massima|totale|assoluta)? fiducia,
    (usat*|utilizzat*|scelt*|preferit*|amat*|adorat*|apprezzat*|adottat*|approvat*) (da|dai|dalle|in|dagli|dalla|dal|nei|nelle|ovunque|tra),
    @who ~2 (fidano|scelgono|amano|adorano|preferiscono|consigliano|raccomandano|usano|utilizzano|dicono|concordano|apprezzano), (unisciti|unitevi|unirsi|entra) (a|ai|alle|al|agli|nella|a far),
    (client*|utent*|pazient*) (felic*|soddisfatt*|content*|entusiast*|fedel*), (i nostri|le nostre|nostri) (client*|utent*|pazient*|student*) ~3 (dicono|amano|consigliano|adorano|ci|sono|tornano|apprezzano|raccomandano),
    (molte|molti|tante|tanti|sempre piu|numeros*|diversi|diverse|parecchi) @who, (la scelta|il preferito|la preferita|il favorito) (di|dei|degli|delle|del),
    (i tuoi|tuoi) concorrenti, chiedi a (qualsiasi|chiunque|qualunque)`,
  popularity: `
    (chi|chiunque|tutti quelli che) ~3 (prova|assaggia|viene) ~3 (torna|resta|ritorna|innamora),
    tutt* (gli|le|i) ~4 (la|lo|li|le) (vogliono|usano|amano|scelgono), (di cui|che) tutt* ~5 (parlano|parla|vogliono), (mezza|tutta) ~1 (citta|_) ~2 (ne parla|ci va|li compra|la vuole|gia),
    piu (vendut*|popolar*|amat*|usat*|scelt*|scaricat*|consigliat*|famos*|richiest*|apprezzat*|premiat*|ricercat*|venduto), (best seller|bestseller), (campione|record) di (vendite|incassi),
    tutti (ne parlano|parlano|lo|la|usano|amano|vogliono|ne|scelgono), (la maggior parte|la maggioranza) (dei|delle|di|degli), (preferit*|favorit*|beniamin*) (di|dei|da|dai|dalle|degli|delle|tra),
    (successo|fenomeno) (tra|in|di|mondiale|assoluto|strepitoso), spopola*, fa furore, in piu rapida crescita, crescita piu, (scopri|ecco) perche ~2 (@who|tutti|tanti|tante|migliaia), perche (tanti|tante|tutti|migliaia|cosi),
    esaurit*, va a ruba, (acclamat*|rinomat*),
    (chi|dove|quello che) ~1 (chiamano|comprano|vanno|usano) i tuoi (vicini|amici|colleghi), (chiunque|tutti quelli che|chi) ~3 (prova|assaggia|provano) ~6 (torna|tornano|innamora*|smette|resta|entusiast*)`,
  award: `
    premiat*, premio, premi (internaz*|vinti|e), pluripremiat*, vincit*, medagli*, (elett*|votat*|nominat*|incoronat*) (come|il|la|miglior*|app|prodotto), (prodotto|app|marchio) dell anno, finalist*, riconosciment*, insignit*`,
  evidence: `
    (clinicamente|scientificamente|dermatologicamente), (dimostrat*|comprovat*|certificat*|validat*|collaudat*|garantit* da),
    (studio|studi|ricerc*|scienza|dati|sondagg*|esperti|scienziati|numeri|statistiche) ~3 (dimostra*|mostra*|conferma*|prova*|rivela*|indica*|dice|dicono|parlano|affermano),
    (secondo|stando) ~2 (studi*|esperti|ricerc*|sondaggi*|scienza), (studi|studio|test) clinic*, efficacia, scientific*, tasso di (successo|soddisfazione)`,
  press: `
    (attori|calciatori|campioni|grandi chef|chef stellati), (parlato|parla|parlano) di noi, (ne|ci) (ha|hanno) (parlato|scelt*|segnalat*|premiat*|citat*|recensit*), ne (parla|parlano) ~1 (il|la|i|le|lo) _, siamo (apparsi|finiti) (su|in|sul|sulla) _, (visto|vista|visti) (in|su|alla) (tv|televisione|tele), come visto, parlano di noi, (la|dalla) stampa, i media, (in|alla) (tv|televisione), la critica, (vip|celebrita|influencer),
    (rivista|giornale|quotidiano|settimanale|gazzetta|testata) ~4 (scrive|scritto|scriveva|dedicato|definito|titola|segnala|lodato|dice), (scrive|ha scritto|titola|dice) ~2 (rivista|giornale|quotidiano|settimanale|gazzetta), in copertina (su|di|del)`,
  reviews: `
    (ottime|eccellenti|migliori|nostre|entusiastiche|leggi|splendide|le|fantastiche) ~2 (recensioni|opinioni|valutazioni|testimonianze), (recensione|recensioni|testimonianz*), (meglio|piu|ben) (recensit*|valutat*), valutat* (eccellente|ottimo|con),
    cinque stelle, cosa (dicono|pensano), (storie|casi) di successo`,
  endorsement: `
    che (gli|i) (chef|cuochi|veterinari|medici|fisioterapisti|dentisti|professionisti|esperti|baristi) (servono|usano|scelgono|bevono|comprano), ci (raccomanda*|consiglia*), (gli|i) (chef|cuochi|antiquari|veterinari|medici|restauratori|dentisti|professionisti) ~7 (da noi|a noi), dove vanno (gli|i) (chef|cuochi|antiquari|professionisti|esperti),
    (avvocati|veterinari|medici|dentisti|specialisti|nutrizionisti|insegnanti|fisioterapisti|chef) ~3 (consigliano|raccomandano|scelgono|preferiscono|usano), (i|gli|le) _ consigliano,
    (veterinari|medici|dentisti|insegnanti|fisioterapisti) ~2 (mandano|inviano|indirizzano) ~5 (noi|qui|me), consigliat*, raccomand*,
    (approvat*|certificat*|sviluppat*|creat*|formulat*|testat*|ideat*) (da|dai|dagli|con) ~2 (espert*|dentist*|medic*|dermatolog*|specialist*|professionist*|scienziat*|nutrizionist*),
    (gli|i) (esperti|dentisti|medici|professionisti|specialisti|dermatologi) ~2 (consigliano|raccomandano|scelgono|preferiscono|usano|concordano|dicono|lo),
    (scelta|preferit*|favorit*) (degli|dei|di) (espert*|professionist*|specialist*), partner ufficiale, fornitore ufficiale, punto di riferimento, consigliano,
    (chef|cuoco|cuochi) (stellat*|famos*), (volti noti|volto noto|nazionale|campion*|olimpic*|professionisti) ~4 (si allena*|usano|vengono|tornat*|scelgono|mangiano|bevono)`,
  leader: `
    leader, numero uno, (l|il|la) unic* (app|che|a|del|in), prima scelta, primo in, senza (rivali|eguali|paragoni|pari|concorrenza), pionier*,
    (miglior*|unic*|grande|prim*) ~3 (d italia|in italia|di (roma|milano|torino|napoli|firenze|bologna|venezia|verona|genova|palermo)|a (roma|milano|torino|napoli|firenze|bologna|verona)|del (mercato|mondo|settore|paese|quartiere|nord|sud)|sul mercato|al mondo|della (citta|zona|regione)|in (citta|zona))`,
  superlative: `
    piu _ che ~2 mai, (il|la|i|le) ~2 piu _ (di|del|della|d) _, non (troverai|trovi|trovate|c e) ~3 (migliore|migliori|meglio), (ineguagliabil*|insuperabil*|imbattibil*|incomparabil*|rivoluzionari*|miracolos*|eccezional*|impareggiabil*),
    (il|la|i|le|lo) piu (veloc*|semplic*|facil*|avanzat*|efficac*|potent*|complet*|sicur*|economic*|comod*|modern*|bell*), di tutti i tempi, (meglio|migliore) (di|della|degli) (tutti|altri|concorrenza|qualsiasi),
    (popolar*|famos*|celebr*|prestigios*|virale|virali), (il|la|i|le|lo|del|della) miglior*, di classe mondiale, all avanguardia, eccellenza`,
  heritage: `
    (seconda|terza|quarta|quinta) generazione, dagli anni _, (anni|decenni|generazioni|secoli) di (esperienza|tradizione|storia|servizio), da (generazioni|decenni|oltre|anni|piu|sempre), fondat* nel, (lunga|pluriennale) esperienza, generazioni, tradizione`,
  free: `
    nessun* (vincol*|abbonament*|cost* ~1 extra|anticip*),
    paghiamo noi, offre la casa, a carico nostro, offert* (dalla casa|da noi|a tutti), (aperitivo|caffe|colazione|calice|dolce|bevanda|merenda|cena|pranzo|bottiglia|trasporto|parcheggio) offert*, gratis, gratuit*, omaggio, (spedizione|consegna|prova|consulenza) (gratis|gratuita|inclusa|omaggio),
    senza (costi|spese|commissioni|vincoli|impegno|carta|canone|interessi), (sconto|sconti|scontat*|saldi|promo*), (offerta|offerte) (special*|limitat*|esclusiv*|lampo|imperdibil*), in offerta, in regalo, meta prezzo,
    miglior prezzo, prezz* (special*|scontat*|ridott*|imbattibil*), (concorso|vinci) (un|una|a)`,
  guarantee: `
    se non ~6 (torniamo|rifacciamo|restituiamo|rimborsiamo|ti ridiamo), se non ~5 non paghi,
    se ~9 (te|ve|ti|vi) ~1 (mandiamo|spediamo|diamo|cambiamo|sostituiamo|rifacciamo), parola nostra, niente ~4 niente (pagamento|paghi), non (paghi|pagate|paga) (nulla|niente|.|!), garanti*, garanz*, rimbors*, senza (rischi*|impegno|vincoli), disdici quando, annulla quando, a nostre spese, (ti|vi) (rimborsiamo|restituiamo|ridiamo), soldi indietro,
    se non (ti|vi|sei) ~3 (rimbors*|indietro|paghi),
    (torniamo|lo rifacciamo|rifacciamo|ripetiamo) ~4 (gratis|senza spese|gratuitamente), (fino all ultimo|ogni) (euro|centesimo)`,
  urgency: `
    (restano|rimangono|resta) ~1 (pochissim*|poch*), agenda ~3 (riempie|piena|completa),
    stanno (finendo|terminando|esaurendo*), non dur* (a lungo|molto|per sempre), (restano|rimangono) ~2 (poch*|pochissim*|ultim*), (ultimi|ultime) ~1 (per|di|della|del), (adesso|subito|ora) o (resti|rimani|perdi), (tempo|posti|pezzi|edizione|offerta|scorte|quantita|disponibilita) limitat*, ultim* (giorn*|ora|ore|occasione|possibilita|posti|pezzi|settimana|chance), (solo|soltanto) (oggi|questa|fino|questo|entro|per oggi),
    fino (a esaurimento|ad esaurimento|a mezzanotte|a domenica), esaurimento scorte, (scade|termina|finisce|scadono) (oggi|stasera|domani|presto|domenica|il #|tra (#|poche|pochi) ~1 (ore|giorni)),
    non (perdere|perderti|lasciarti|aspettare|perdetevi), prima che (sia|finisca|finiscano|aumenti|scada), pochi (posti|pezzi|giorni), (affrettati|sbrigati|affrettatevi),
    (restano|rimangono|rimasti|ne restano|restati) (solo|pochi|poche|poch*|#|tre|due|gli|ancora), (vanno|va|andando) a ruba, ultim* (camere|stanze|tavoli|biglietti|date),
    (quasi|gia) (tutto|tutti|tutte) (prenotat*|esaurit*|pien*), stanno guardando ~3 (ora|adesso|proprio), (offerta|promo*|iscrizioni|vendita) ~4 (termina*|scade*|chiud*|finisce), (posti|biglietti) ~2 (limitati|contati|agli sgoccioli),
    (restano|rimangono|sono rimast*) ~1 (poch*|pochissim*|gli ultimi|le ultime|solo), (quasi|gia) (esaurit*|finit*), ne facciamo (solo|pochi|poche) ~3 (al giorno|a settimana)`,
  testimonial: `
    mio (fratello|marito|figlio|cane|fidanzato|capo|padre), mia (sorella|vicina|amica|moglie|figlia|fidanzata|madre|nonna), i miei (figli|bambini), (lo|la) (adoro|amo|consiglio|uso), (adoriamo|amiamo) ~2 (questa|questo|@name),
    (adoro|amo) ~2 (app|questa|questo|@name), io (uso|lo|la|ho|ero), ho (provato|scoperto|comprato|trovato|usato|risparmiato), la mia vita, mi (ha|piace|trovo|sono), il mio preferito, non posso farne`,
  comparison: `
    nessuno ~5 come noi,
    non (ne|lo|la|li) (trovi|trovate|troverai) (di meglio|altrove|.|!),
    (nessuno|nessuna parte|nessun*) ~7 (meglio|miglior*|piu (veloc*|buon*|fresc*|economic*)), (piu|miglior*|meglio) ~3 non (ne|lo|li|la|si)? (trovi|trovate|trova|esiste|ce), non (trovi|troverai|trovate|troverete|esiste) ~4 (meglio|miglior*|piu|uguale),
    (piu|meno) _ (di|del|della|dei|delle|degli|che|rispetto) (qualsiasi|qualunque|altr*|ogni|tutti|tutte|nessun*|al supermercato|la concorrenza|quell*|supermercat*),
    (meglio|migliore) (di|del|della|dei|che) (qualsiasi|qualunque|altr*|ogni|tutti|nessun*|supermercat*), di qualsiasi altr*`,
  result: `
    (previene|prevengono|allevia*|lenisce|protegge|rafforza|evita|fa bene a|fanno bene a) ~4 (dolor*|mal di|emicrani*|allergi*|asma|eczema|digestione|flora|intestin*|difese|immunitar*|articolazioni|postura|circolazione|colesterolo|schiena|insonnia|ansia), addio ~3 (dolor*|mal di|emicrani*|allergi*|insonnia|ansia), mai piu ~5 (multe|multa|sanzion*|cause|verifiche),
    dorm* (meglio|bene|come), (purific*|depur*) ~3 aria, (digeri*|digest*), (indolor*|senza dolore), (elimina*|uccid*) ~3 (batteri|germi|allergeni|virus|acari), (detraibil*|deducibil*|detra*), (rafforza*|migliora*|riduce|riducono|abbassa*|cura*|allevia*|calma*) ~3 (difese|immunitari*|colesterolo|pressione|digestione|metabolismo|memoria|articolazioni|cuore|pelle|dolor*|emicrani*),
    (risultato|risultati|successo|sorriso|linea|forma) ~1 (assicurat*|cert*), (addio|ciao) ~3 per sempre, avrai ~1 (sorriso|corpo|pelle|capelli|linea|casa) (perfett*|da sogno|che hai sempre), non tornera* piu,
    (in|dopo) (un|una|due|tre|poche|pochi|quattro|la|il|#) ~2 (settimana|settimane|mese|mesi|lezione|lezioni|seduta|sedute|giorni|giorno) ~6 (parlerai|parli|suonerai|suoni|vedrai|sentirai|sarai|spari*|passa|via|saprai|avrai),
    non (avrai|dovrai|vedrai|soffrirai) ~1 piu, (solo|che) un ~1 ricordo, ogni (singola )?volta (.|!),
    (cura|curano|guarisce|guariscono|allevia|alleviano|combatte|combattono) ~2 (ansia|stress|insonnia|dolor*|allergi*|mal), (addio|basta|stop) ~3 (dolor*|prurito|allergi*|insonnia|mal di schiena|rughe|cellulite), valore legale, a prova di (legge|tribunale)`,
  allow: `
    (dal|dalla) prim* (all|al) ultim*, non ~2 garanti*, (il|al) meglio (di te|di se), meglio (tardi|ancora|cosi), (la|il) tuo? miglior* (versione|momento|amico), (i tuoi|le tue|tuo|tua|tuoi|tue) (preferit*|favorit*|recension*|client*|pazient*|miglior*), libero da,
    gestisci ~2 recensioni, da (casa|subito|qui), di tendenza, se io, non perdere (tempo|appuntament*|clienti), stasera (cucin*|a cena|cena), (il|la) miglior* (modo|momento|amic*|parte) (per|di|di|e|del), (il|la) miglior* amic*`,
};
