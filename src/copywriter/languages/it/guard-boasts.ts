import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const it = boastsOf(`
  # nobody: nessuno|nessun|nessuna|da nessuna parte|niente
  # every: ogni
  # everybody: ogni|tutti|tutte|tutta|tutto|mezza|mezzo|la meta|clienti|ospiti|invitati|visitatori|vicini|gente|genitori|bambini|amici|colleghi|chi|famiglie|amministratori|ristoranti
  # likes: gia|ormai|ama|amano|adora|adorano|parla|parlano|giura|giurano|torna|tornano|ritorna|ritornano|innamora|innamorano|impazzisce|impazziscono|va pazzo|vanno pazzi|invidia|invidiano|chiede|chiedono|fa la fila|fanno la fila|vogliono|vuole|lo fanno|la fanno|conquistato|conquistati|conquista
  # likeUs: senza di noi|tanto|tanta|cosi|come noi|come qui|come il nostro|come la nostra|come i nostri|come le nostre|come da noi|cosi bene|altrettanto|ci batte|si avvicina|regge il confronto|al nostro livello
  # here: in citta|della citta|in zona|della zona|del quartiere|nel quartiere|della regione|nella regione|del paese|d italia|in italia|del mercato|sul mercato|al mondo|del mondo|della costa|del lago|della provincia|nei dintorni|sull isola
  # more: meglio|migliore|migliori|meno|piu (veloce|veloci|rapido|rapida|economic*|fresco|fresca|freschi|fresche|facile|facili|pulit*|morbid*|buon*|fort*|sicur*|gentil*|bell*|legger*|san*|lungo|a lungo|affidabil*|accurat*|efficac*|comod*|vicin*|autentic*|silenzios*|curat*|convenient*)
  # than: di|che|del|della|dei|delle|dell|degli
  # rivals: qualsiasi|qualunque|altri|altre|altro|altra|ogni|tutti|tutte|concorrenza|concorrenti|supermercato|supermercati|catene|grandi marchi|solito|soliti|media|altrove|nessuno|industriale|accanto|resto
  # experts: esperti|chef|cuochi|veterinari|medici|dottori|dentisti|fisioterapisti|nutrizionisti|dietologi|ostetriche|infermieri|infermiere|pediatri|dermatologi|scienziati|psicologi|architetti|designer|stilisti|professionisti|specialisti|intenditori|pianisti|musicisti|atleti|sportivi|vip|influencer|chirurghi|farmacisti|allenatori|meccanici|artigiani|sommelier|baristi|panettieri|critici|giudici|avvocati|commercialisti|ingegneri|agricoltori|giardinieri|allevatori|ottici|terapisti|osteopati|guide|insegnanti|maestri|librai|ginecologi|antiquari
  # most: (il|la|lo|i|gli|le|l) ~2 piu _ (di|del|della|dei|delle|d|in|che|dell)|(il|la|lo|i|gli|le) (miglior|migliore|migliori)|unico nel suo genere|senza pari|indimenticabil*|senza eguali|ineguagliabil*|come nessun altro|il segreto meglio custodito
  # never: mai|mai piu|non ~3 piu|basta|addio|zero|nessuna|nessun
  # forGood: di sicuro|sicuro|garantito|mai piu|piu|per sempre|una volta per tutte|a vita|per tutta la vita|definitivamente|finalmente
  # soon: fin dal primo|fin dalla prima|dal primo|dalla prima|gia dalla|gia dal|gia dopo|dopo una|dopo un|dopo la prima|dopo il primo|in un attimo|in poco tempo|in poche|in pochi|nel giro di|dall oggi al domani|subito|immediatamente|sempre|ogni volta|al primo colpo|entro natale|entro l estate|in un mese|in una settimana|la prossima
  # youWill: uscirai|uscirete|resterai|non ti|non vi|sarai|sarete|avrai|avrete|potrai|potrete|vedrai|vedrete|saprai|saprete|parlerai|ballerai|suonerai|dormirai|dormirete|guadagnerai|risparmierai|passerai|imparerai|imparerete|dimenticherai|dimenticherete|noterai|sentirai|arriverai|riuscirai|tornerai|diventerai|diventera|sara|con noi|da noi|ti fara|vi fara|finirai
  # result: senza un|senza una|senza nessun|da solo|da sola|migliore|sorridere|sorridi|lacrime|superare|superi|passi|parli|parlare|fluente|nuoti|nuotare|correre|balli|ballare|cantare|suoni|suonare|dormi|dormire|dorme|guadagni|guadagnare|risparmi|risparmiare|vendi|vendere|raddoppi*|cresce|crescere|impari|imparare|padroneggi*|senti|sentire|sparisce|spariscono|sparito|scompare|scompaiono|dimentichi|dimenticare|dolore|dolori|mal di|stress|sicurezza|fiducia|paura|felice|sereno|in forma|forte|sano|salute|magro|giovane|voti|voto|ringraziera|ringrazieranno|guarito|perfetto|perfetta|orgoglioso|successo|impeccabile|senza errori|innamorato|amerai|adorerai
  # body: sonno|pelle|schiena|intestino|stomaco|articolazioni|ginocchia|immunitario|difese|stress|umore|digestione|postura|energia|cervello|concentrazione|mal di testa|circolazione|pressione|muscoli|cuore|mente|nervi|ansia|salute|microbiota|metabolismo|denti|capelli|occhi|raffreddore|ormoni|flora|corpo
  # betters: fa bene|fanno bene|migliora*|meglio|rinforza*|rafforza*|allevia*|calma|calmano|previene|prevengono|riduce|riducono|abbassa*|meno|profond*|guarisce|ringrazia*|protegge*|depura*|elimina*|addio|scioglie|toccasana|combatte
  # scarce: vanno a ruba|va a ruba|si riempie|si riempiono|quasi pieno|quasi piena|quasi esauriti|quasi esaurito|quasi finiti|quasi finito|esaurito|esauriti|esaurite|stanno finendo|sta finendo|finiscono|finiscono in fretta|ultimi posti|ultime date|ultime|ultimi|ultimissim*|pochi posti|poche date|pochissim*|restano pochi|restano poche|resta poco|rimangono pochi|rimangono poche|posti limitati|fino a esaurimento|lista d attesa|chi prima arriva|non durera|non dura molto|volano|spariscono in fretta
  # hurry: affrettati|affrettatevi|sbrigati|sbrigatevi|corri|correte|non aspettare|non aspettate|non perdere tempo|non perdere|prima che|ora o mai piu|adesso o mai piu|solo oggi|solo per oggi|ultima occasione|ultima possibilita|approfittane subito|fate presto|fai presto|non tardare|senza il tuo
  # ifNot: se|non ti piace|non vi piace|non soddisfatto|in caso
  # mends: (ti|vi|la|lo|le|li) ~2 (rimborsiamo|ridiamo|restituiamo|regaliamo|cambiamo|sostituiamo|paghiamo|rifacciamo|mandiamo|offriamo|ripariamo|rendiamo)|rimbors*|rifacciamo|torniamo|paghiamo noi|offriamo noi|offre la casa|a nostre spese|gratis|senza costi|non paghi|non pagate|e gratis
  # qualified: autorizzat*|certificato|diploma|attestato|diplomat*|laureat*|abilitat*|certificat*|accreditat*|iscritt* all albo
  # noOther: come nessuno|nessuno come|nessun altro|nessun altra|nessuna altra
  # neverAgain: come nuov*|mai piu|senza (un|una) sol*|(di|che) quando era nuov*|meglio del nuovo
  # found: (ha|hanno) dimostrato|dimostrarono
  # others: altrove|negli altri|nelle altre|altri negozi|altre scuole|dagli altri|nei (centri|negozi) _|in un _ normale
  # the: il|la|lo
  # of: di|del|della
`);
