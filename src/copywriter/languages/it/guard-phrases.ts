import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const it: PhraseTable = {
  trust: `
    si (fidano|affidano), (usat*|utilizzat*|scelt*|preferit*|amat*|adorat*|apprezzat*|adottat*|approvat*) (da|dai|dalle|in|dagli|dalla|dal|nei|nelle|ovunque|tra),
    @who ~2 (fidano|scelgono|amano|adorano|preferiscono|consigliano|raccomandano|usano|utilizzano|dicono|concordano|apprezzano), (client*|utent*|pazient*) (felic*|soddisfatt*|content*|entusiast*|fedel*),
    (la scelta|il preferito|la preferita|il favorito) (di|dei|degli|delle|del)`,
  popularity: `
    tutt* (gli|le|i) ~4 (la|lo|li|le) (vogliono|usano|amano|scelgono), piu (vendut*|popolar*|amat*|usat*|scelt*|scaricat*|consigliat*|famos*|richiest*|apprezzat*|premiat*|ricercat*|venduto),
    tutti (ne parlano|parlano|lo|la|usano|amano|vogliono|ne|scelgono), (preferit*|favorit*|beniamin*) (di|dei|da|dai|dalle|degli|delle|tra), esaurit*`,
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
    ci (raccomanda*|consiglia*), (gli|i) (chef|cuochi|antiquari|veterinari|medici|restauratori|dentisti|professionisti) ~7 (da noi|a noi), dove vanno (gli|i) (chef|cuochi|antiquari|professionisti|esperti), consigliat*,
    (approvat*|certificat*|sviluppat*|creat*|formulat*|testat*|ideat*) (da|dai|dagli|con) ~2 (espert*|dentist*|medic*|dermatolog*|specialist*|professionist*|scienziat*|nutrizionist*),
    (scelta|preferit*|favorit*) (degli|dei|di) (espert*|professionist*|specialist*), punto di riferimento, consigliano, (chef|cuoco|cuochi) (stellat*|famos*),
    (volti noti|volto noto|nazionale|campion*|olimpic*|professionisti) ~4 (si allena*|usano|vengono|tornat*|scelgono|mangiano|bevono)`,
  leader: `
    leader, numero uno,
    (miglior*|unic*|grande|prim*) ~3 (d italia|in italia|di (roma|milano|torino|napoli|firenze|bologna|venezia|verona|genova|palermo)|a (roma|milano|torino|napoli|firenze|bologna|verona)|del (mercato|mondo|settore|paese|quartiere|nord|sud)|sul mercato|al mondo|della (citta|zona|regione)|in (citta|zona))`,
  superlative: `
    piu _ che ~2 mai, (il|la|i|le) ~2 piu _ (di|del|della|d) _, (il|la|i|le|lo) piu (veloc*|semplic*|facil*|avanzat*|efficac*|potent*|complet*|sicur*|economic*|comod*|modern*|bell*), (il|la|i|le|lo|del|della) miglior*`,
  heritage: `
    (seconda|terza|quarta|quinta) generazione, dagli anni _, (anni|decenni|generazioni|secoli) di (esperienza|tradizione|storia|servizio), da (generazioni|decenni|oltre|anni|piu|sempre), fondat* nel, (lunga|pluriennale) esperienza, generazioni, tradizione`,
  free: `
    offert* (dalla casa|da noi|a tutti), (aperitivo|caffe|colazione|calice|dolce|bevanda|merenda|cena|pranzo|bottiglia|trasporto|parcheggio) offert*, gratis, gratuit*, omaggio, (spedizione|consegna|prova|consulenza) (gratis|gratuita|inclusa|omaggio),
    senza (costi|spese|commissioni|vincoli|impegno|carta|canone|interessi), (sconto|sconti|scontat*|saldi|promo*), (offerta|offerte) (special*|limitat*|esclusiv*|lampo|imperdibil*), in regalo, meta prezzo`,
  guarantee: `
    se non ~6 (torniamo|rifacciamo|restituiamo|rimborsiamo|ti ridiamo), se non ~5 non paghi,
    se ~9 (te|ve|ti|vi) ~1 (mandiamo|spediamo|diamo|cambiamo|sostituiamo|rifacciamo), parola nostra, niente ~4 niente (pagamento|paghi), non (paghi|pagate|paga) (nulla|niente|.|!), garanti*, garanz*, rimbors*, senza (rischi*|impegno|vincoli), disdici quando, annulla quando, a nostre spese, (ti|vi) (rimborsiamo|restituiamo|ridiamo), soldi indietro,
    se non (ti|vi|sei) ~3 (rimbors*|indietro|paghi),
    (torniamo|lo rifacciamo|rifacciamo|ripetiamo) ~4 (gratis|senza spese|gratuitamente), (fino all ultimo|ogni) (euro|centesimo)`,
  urgency: `
    (restano|rimangono|resta) ~1 (pochissim*|poch*), stanno (finendo|terminando|esaurendo*), non dur* (a lungo|molto|per sempre), (restano|rimangono) ~2 (poch*|pochissim*|ultim*), (ultimi|ultime) ~1 (per|di|della|del),
    (adesso|subito|ora) o (resti|rimani|perdi), (tempo|posti|pezzi|edizione|offerta|scorte|quantita|disponibilita) limitat*, ultim* (giorn*|ora|ore|occasione|possibilita|posti|pezzi|settimana|chance),
    (solo|soltanto) (oggi|questa|fino|questo|entro|per oggi), fino (a esaurimento|ad esaurimento|a mezzanotte|a domenica), non (perdere|perderti|lasciarti|aspettare|perdetevi), prima che (sia|finisca|finiscano|aumenti|scada),
    (affrettati|sbrigati|affrettatevi), (restano|rimangono|rimasti|ne restano|restati) (solo|pochi|poche|poch*|#|tre|due|gli|ancora), (vanno|va|andando) a ruba, ultim* (camere|stanze|tavoli|biglietti|date),
    (quasi|gia) (tutto|tutti|tutte) (prenotat*|esaurit*|pien*), stanno guardando ~3 (ora|adesso|proprio), (restano|rimangono|sono rimast*) ~1 (poch*|pochissim*|gli ultimi|le ultime|solo), (quasi|gia) (esaurit*|finit*)`,
  testimonial: `
    mio (fratello|marito|figlio|cane|fidanzato|capo|padre), mia (sorella|vicina|amica|moglie|figlia|fidanzata|madre|nonna), i miei (figli|bambini), (lo|la) (adoro|amo|consiglio|uso), (adoriamo|amiamo) ~2 (questa|questo|@name),
    (adoro|amo) ~2 (app|questa|questo|@name), io (uso|lo|la|ho|ero), ho (provato|scoperto|comprato|trovato|usato|risparmiato), la mia vita, mi (ha|piace|trovo|sono), il mio preferito, non posso farne`,
  comparison: `
    non (ne|lo|la|li) (trovi|trovate|troverai) (di meglio|altrove|.|!), (piu|meno) _ (di|del|della|dei|delle|degli|che|rispetto) (qualsiasi|qualunque|altr*|ogni|tutti|tutte|nessun*|al supermercato|la concorrenza|quell*|supermercat*),
    (meglio|migliore) (di|del|della|dei|che) (qualsiasi|qualunque|altr*|ogni|tutti|nessun*|supermercat*), di qualsiasi altr*`,
  result: `
    dorm* (meglio|bene|come), (digeri*|digest*), (indolor*|senza dolore), (detraibil*|deducibil*|detra*),
    (rafforza*|migliora*|riduce|riducono|abbassa*|cura*|allevia*|calma*) ~3 (difese|immunitari*|colesterolo|pressione|digestione|metabolismo|memoria|articolazioni|cuore|pelle|dolor*|emicrani*),
    (risultato|risultati|successo|sorriso|linea|forma) ~1 (assicurat*|cert*), avrai ~1 (sorriso|corpo|pelle|capelli|linea|casa) (perfett*|da sogno|che hai sempre),
    (in|dopo) (un|una|due|tre|poche|pochi|quattro|la|il|#) ~2 (settimana|settimane|mese|mesi|lezione|lezioni|seduta|sedute|giorni|giorno) ~6 (parlerai|parli|suonerai|suoni|vedrai|sentirai|sarai|spari*|passa|via|saprai|avrai),
    (cura|curano|guarisce|guariscono|allevia|alleviano|combatte|combattono) ~2 (ansia|stress|insonnia|dolor*|allergi*|mal)`,
  allow: `
    (dal|dalla) prim* (all|al) ultim*, non ~2 garanti*, (il|al) meglio (di te|di se), meglio (tardi|ancora|cosi), (la|il) tuo? miglior* (versione|momento|amico), (i tuoi|le tue|tuo|tua|tuoi|tue) (preferit*|favorit*|recension*|client*|pazient*|miglior*), libero da,
    gestisci ~2 recensioni, da (casa|subito|qui), di tendenza, se io, non perdere (tempo|appuntament*|clienti), stasera (cucin*|a cena|cena), (il|la) miglior* (modo|momento|amic*|parte) (per|di|di|e|del), (il|la) miglior* amic*`,
};
