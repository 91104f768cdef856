import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const fr = boastsOf(`
  # nobody: personne|nulle part|aucun|aucune|rien
  # every: chaque|tout|toute
  # everybody: tout le monde|tous|toutes|tout|toute la|tout le|la moitie|clients|clientes|invites|visiteurs|voisins|gens|parents|enfants|habitues|amis|collegues|familles|tables|restaurants
  # likes: deja|adore|adorent|aiment|raffole|raffolent|parle|parlent|jure|jurent|revient|reviennent|redemande|redemandent|conquis|conquise|accro|fan|fans|envie|jaloux|s arrache|s arrachent|se bouscule|y passe|le font|le fait|en veut|en veulent|l adopte|l ont adopte|craque|craquent|ont pris l habitude|savent|ont deja
  # likeUs: sans nous|autant|aussi|comme nous|comme le notre|comme la notre|comme ici|comme chez nous|aussi bien|aussi bon|aussi bonne|n arrive a la cheville|ne fait le poids|n egale|rivalise
  # here: en ville|de la ville|de la region|dans la region|du quartier|dans le quartier|du pays|du coin|a la ronde|sur le marche|du marche|du monde|de la cote|du departement|de l ile|en france
  # more: mieux|meilleur*|moins cher*|plus (vite|rapide*|frais|fraiche*|simple*|facile*|propre*|doux|douce*|bon|bonne*|solide*|sur|sure*|sympa*|beau|belle*|chaud*|leger*|sain|saine*|longtemps|fiable*|soigneu*|efficace*|agreable*|fin|fine*|gentil*|authentique*|silencieu*)
  # than: que|qu
  # rivals: ailleurs|autre|autres|tous|toutes|n importe|concurrence|concurrents|supermarche|grande surface|grandes surfaces|hypermarche|chez|aucun*|la moyenne|les grandes|grandes enseignes|enseignes|a cote|d habitude|partout|industriel*
  # experts: experts|chefs|cuisiniers|veterinaires|medecins|docteurs|dentistes|kines|kinesitherapeutes|nutritionnistes|dieteticiens|sages femmes|infirmieres|pediatres|dermatologues|scientifiques|psychologues|architectes|designers|stylistes|pros|professionnels|specialistes|connaisseurs|pianistes|musiciens|athletes|sportifs|celebrites|influenceurs|chirurgiens|pharmaciens|coachs|entraineurs|mecaniciens|artisans|sommeliers|baristas|boulangers|critiques|avocats|comptables|ingenieurs|agriculteurs|jardiniers|eleveurs|opticiens|therapeutes|osteopathes|guides|professeurs|enseignants|instituteurs|libraires
  # most: (le|la|les|l|notre|nos) ~1 (plus|moins) _ (de|du|des|d|en|a|au|sur|qui|que)|le meilleur|la meilleure|les meilleurs|les meilleures|unique en son genre|sans pareil|inoubliable*|hors du commun|sans equivalent|le secret le mieux garde
  # never: jamais|plus|fini|finie|finis|finies|adieu|aucun|aucune|zero
  # forGood: c est sur|a coup sur|garanti|jamais|pour toujours|a jamais|definitivement|une fois pour toutes|a vie|pour de bon|pour la vie|promis|c est promis
  # soon: des le premier|des la premiere|des le|des la|apres une|apres un|apres seulement|en un rien de temps|en quelques|au bout de|au bout d|en une seule|du jour au lendemain|tout de suite|immediatement|a chaque fois|a tous les coups|toujours|a coup sur|d ici noel|d ici l ete|en un mois|en une semaine|la prochaine
  # youWill: vous sortirez|vous repartirez|vous rentrerez|ne ~2 plus|vous allez|tu vas|vous serez|tu seras|vous saurez|tu sauras|vous aurez|vous verrez|vous ferez|va vous|vont vous|sera|seront|avec nous|chez nous|vous deviendrez|vous pourrez|vous dormirez|vous parlerez|vous jouerez|vous gagnerez|vous oublierez
  # result: sans aucun|sans aucune|sans une|sans un|tout seul|toute seule|meilleur*|sourire|souriez|larmes|boudera|reussir|reussirez|reussit|parler|parlerez|couramment|nager|nagerez|courir|danser|danserez|chanter|jouer|jouerez|dormir|dormirez|dort|gagner|gagnerez|gagnez|economiser|economiserez|vendre|doubler|double|progresser|progresse|progres|maitriser|sentir|sentirez|disparu|disparaissent|disparait|oublier|oublierez|oublie|douleur*|stress|confiance|plus calme|en forme|fort|sante|mince|jeune|notes|note|merci|gueri|guerie|parfait|parfaite|fier|fiere|succes|reussite|impeccable|zero|sans faute|rayure|tache|accro|conquis|adorer|adorerez|aimer
  # body: sommeil|peau|dos|ventre|intestin*|estomac|articulations|genoux|immunite|immunitaire*|defenses|stress|humeur|moral|digestion|posture|energie|cerveau|concentration|maux de tete|circulation|tension|muscles|coeur|esprit|nerfs|angoisse*|sante|microbiote|metabolisme|dents|cheveux|yeux|rhume*|hormones|flore|corps
  # betters: bon pour|bonne pour|fait du bien|font du bien|coup de pouce|mieux|meilleur*|ameliore*|booste*|renforce*|soulage*|apaise*|calme*|previent|reduit|reduisent|diminue*|moins de|profond*|guerit|remercie*|merci|dira merci|protege*|detoxifie*|restaure*|elimine*|chasse*|en pleine forme
  # scarce: s arrachent|s arrache|partent vite|part vite|se remplit|se remplissent|presque complet*|bientot complet*|quasi complet*|complet|presque plus|plus que quelques|dernieres places|dernieres dates|dernier creneau|derniers creneaux|dernieres|derniers exemplaires|il reste peu|reste que|restent que|reste plus|quelques places|places limitees|places comptees|liste d attente|en rupture|epuise|epuises|bientot fini|bientot finie|tant qu il en reste|stocks limites|premiers arrives|premier arrive|ne durera pas|avant epuisement|file vite|filent vite
  # hurry: depechez vous|depeche toi|faites vite|vite avant|vite il|ne tardez pas|ne tarde pas|n attendez pas|n attends pas|n attendez plus|avant qu il|avant qu elle|avant qu ils|avant qu elles|c est maintenant ou jamais|maintenant ou jamais|aujourd hui seulement|seulement aujourd hui|derniere chance|foncez|a saisir|ne ratez pas|ne manquez pas|sans votre don
  # ifNot: si|s il|s ils|s elle|pas satisfait*|pas content*|pas convaincu*|sinon|en cas de
  # mends: (on|nous) ~2 (rembours*|remplac*|refait|refaisons|revient|revenons|repar*|offre|offrons|paie|payons|rend|rendons|recommence*|reprend|reprenons|repasse*|prend*|envoie|envoyons)|gratuit|gratuitement|offert|offerte|sans frais|a nos frais|vous ne payez|rembours*|c est pour nous
  # qualified: certificat*|diplome|diplome*|certifie*|labellise*|homologue*|agree par|agree (par|d|de)|agrees par|agreee par
  # noOther: comme personne|personne d autre|aucun autre|aucune autre|nul autre|nulle autre
  # neverAgain: comme neuf*|comme neuve*|plus jamais|sans (un seul|une seule)|mieux que neu*|que quand (il|elle) etait neu*
  # found: (a|ont) (montre|prouve|demontre)
  # others: ailleurs|chez les autres|les autres (boutiques|magasins|ecoles|salons|applis)|d autres (boutiques|magasins)|chez un _ (classique|ordinaire)
  # the: le|la|les
  # of: de|du|des
`);
