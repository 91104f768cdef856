import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

/** "Venti" is too short to be read as a compound; before a vowel the last letter falls: "trent'anni". */
export const it = lexiconOf(
  'it',
  `
  common: quasi il lo la i gli le di del della dei delle che e in un una uno per con tuo tua tuoi tue suo sono piu senza non si al alla nel nella da come tutto tutti gia nostro nostra ogni quando molto questo questa l d c vi ci
  count 2: due tre quattro cinque sei sette otto nove dieci
  count 20: venti
  count 20 by 10: vent trent quarant cinquant sessant settant ottant novant
  one: un uno una
  scales: cento 100, mille 1000, mila 1000, milione 1e6, milioni 1e6, miliardo 1e9, miliardi 1e9, dozzina 12, decina 10, quindicina 15, ventina 20, trentina 30, quarantina 40, cinquantina 50, sessantina 60, centinaio 100, migliaio 1000, mln 1e6
  and: e
  nouns.customer: cliente clienti clientela utente utenti acquirent* membro membri abbonat* iscritt* fan ospiti follower*
  nouns.patient: paziente pazienti
  nouns.professional: dentist* medico medici dottor* esperto espert* specialist* professionist* gestor* veterinar* terapist* dipendent* lavorator* insegnant* sviluppator* nutrizionist*
  nouns.student: student* alunn* alliev*
  nouns.family: famigli* genitor* mamme mamma papa
  nouns.people: persona persone gente donne uomini italian* consumator* partecipant*
  nouns.org: clinica cliniche azienda aziende impresa imprese studio studi team squadra squadre negozio negozi ospedal* scuol* ristorant* marchio marchi ambulator* agenzi* hotel concorrent*
  nouns.review: recensione recensioni valutazion* opinion* testimonianz* voto voti
  nouns.place: citta paese paesi sede sedi filial*
  nouns.sale: prenotazion* ordine ordini vendita vendite download scaricament* appuntament* vendut* consegne
  time: secondo secondi | minuto minuti minutin* min | h ora ore oretta | giorno giorni gg notte notti | settimana settimane sett | mese mesi | anno anni
  time.decade: decennio decenni secolo secoli
  per: a al alla ogni per tua / all l
  adverbs: giornalier* quotidian* | settimanal* | | mensil* | annual*
  structure: passo passi passaggi clic click tocco tocchi motivo motivi modo modi consiglio consigli domanda domande idea idee cosa cose parole mosse ragioni errori
  over: oltre, piu di, almeno, piu che, al di sopra di, supera*
  upTo: fino a, fino al, (non|mai|nessun*) ~2 piu di, massimo, al massimo, max
  under: meno di, in meno di, neanche, nemmeno, neppure
  within: entro
  outOf: su, di
  stars: stella stelle
  discount: economic* sconto scont* sconto sconti scontat* risparmi* offerta ribasso
  gain: risparmi* guadagn* recuper* riduc* meno piu aument* veloc* liber* perd* giovan* miglior*
  proof: unisciti unitevi fidano fida usano utilizz* scelgono scelt* preferi* consigli* raccomand* felici felice soddisfatt* ama amano serviti valutat*
  from: da, a partire da, dai, dagli
  pitch: mantiene restano solo rimasti noi nostro nostra nostri nostre ricevi include incluso inclusi offriamo offre gratis gratuito dura
    pronto consegniamo aperto aiuta illimitato
  trial: rimbors* reso garanzia prova gratis gratuit* provalo
  half: mezz mezza mezzo
  inside: in entro di dopo
  predicates.ready: reso resi cambi ricetta ricette pronto pronta pronti cambiato
  predicates.content: grassi zucchero zuccheri sale calorie alcol caffeina rifiuti energia elettricita emissioni rumore fatica stress peso polvere proteine acqua plastica
  predicates.result: professionista chef impari imparare impara balli ballare paura bolletta tasse senti sentirai sentire noti noterai differenza effetto effetti nuot* fluent* canti cantare suoni suonare parli parlare padroneggi* superi superare superato promoss* patente guari* sollievo dolor* dimagr* chili assunt* vendut* vendi sicurezza intonat* ammortizz* ringiovani*
  predicates.keep: replay* registrazion* filmati resist* sopravviv* conserva* conservano frigo frigorifero
  predicates.last: dura durano resist*
  predicates.worked: esperienza mestiere tradizion* fondat*
  predicates.range: autonomia batteria ricarica
  predicates.lose: perdi perdere perso dimagr*
  predicates.answer: appuntamento rispo*
  predicates.solve: risol* soluzion*
  predicates.quote: preventiv*
  predicates.ship: consegn* spedi* corriere pacco
  rank: numero (uno|1), numero (due|tre|#) (in|di|del|della|al), n º #, nº #, n ° #, n . #, # º (posto|in), primo posto, prima scelta, top (dieci|cinque|tre|#)
  fractions: (un|uno|una) _? su (#|due|tre|quattro|cinque|dieci) -1, la meta (di|d|dei|delle|del|della|degli) 50, meta prezzo 50, la meta 50, meta (dei|delle|degli) 50, della meta 50, di meta 50, un terzo 33.333, terzi 66.667, un quarto (di|d|dei|delle|in) 25,
    tre quarti 75, maggior parte -51, maggioranza d* -51, voto (massimo|perfetto) -100, punteggio (pieno|perfetto|massimo) -100, a pieni voti -100, mezzo (milione|secolo) 50
  multiples: il doppio 2, raddoppi* 2, il triplo 3, triplic* 3, quadruplic* 4, volte (piu|meno) -2, moltiplic* -2
  times: volte, x
  vague: decine -10, dozzine -12, centinaia -100, migliaia -1000, milioni di -1e6, decennio -10, decenni -20, secolo -100, secoli -200, innumerevoli -2000
  idioms: due ruote, prezzo di (due|tre), 24 ore (su 24|al giorno), 7 giorni (su 7|alla settimana), (24|ventiquattro) ore su (24|ventiquattro), (7|sette) giorni su (7|sette), tutti e due, tutte e due, i due,
    le due, a due a due, a tu per tu, due (passi|conti|calcoli|righe|risate|flessioni), quattro (chiacchiere|passi|ruote), uno a uno, uno per uno, mille grazie, mille e una, mille cose, fare due, in due parole
`,
);
