import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const fr: PhraseTable = {
  trust: `
    que les _ (choisissent|preferent|recommandent|demandent), (confiance) (a|de|en|des|depuis), (font|ont fait|fait|faire|nous font|leur|accordent) confiance, de confiance,
    (utilise*|choisi*|adopte*|aime*|adore*|plebiscite*|prefere*|apprecie*|approuve*|valide*|cheri*) (par|dans|partout|en|chez|aupres), plebiscit*,
    @who ~2 (adorent|adore|aiment|choisissent|preferent|recommandent|utilisent|approuvent|disent|confirment|font|adoptent|reviennent|nous|plebiscitent),
    (rejoignez|rejoins|rejoindre|rejoint), ont (deja )?(choisi|adopte|rejoint|fait|essaye|succombe|craque), (client*|utilisateur*|patient*) (heureu*|satisfait*|conquis*|ravi*|fidele*|comble*|convaincu*|content*),
    nos (client*|utilisateur*|patient*|eleves|membres) ~3 (disent|adorent|aiment|recommandent|nous|sont|reviennent|temoignent|parlent|l), (de plus en plus|tant|beaucoup|nombre|nombreux|nombreuses|plusieurs|autant) (de|d|des)? @who,
    dans (toute|tout) (la|le|l) (france|pays|europe|monde|belgique|suisse|hexagone), dans le monde entier, (le choix|la reference|le favori|le prefere|la favorite|le chouchou|la coqueluche) (de|des|du|d),
    (vos|votre) concurrent*, demandez a (n importe|vos|nos)`,
  popularity: `
    (tous ceux qui|quiconque|qui y) ~4 (goute*|essaie*|vient|viennent) ~5 (revien*|conquis*|adopt*|adore*|fan*),
    (dont|que) tout* ~2 (parle*|raffole*|s arrach*), tout* ~2 s arrach*, (toute la ville|tout le quartier|la moitie (de la|du)) ~4 (parle*|adore*|vient|deja|s),
    (le|la|les) plus (vendu*|populaire*|aime*|utilise*|telecharge*|apprecie*|recommande*|demande*|celebre*|connu*|prise*|prime*|convoite*|lu|lue*), plus (vendu*|telecharge*|populaire*|recommande*), (best seller*|bestseller*|meilleure* vente*),
    tout le monde (en parle|parle|l|utilise|adore|aime|en|le|la|veut|s), (la plupart|majorite) (des|de|d) ~1 (@who|nos|vous), (prefere*|favori*|chouchou*) (des|de|du|par),
    (succes|carton|phenomene|tabac) (aupres|chez|fou|mondial|total|en|des), fait (fureur|un carton|sensation|le buzz), forte croissance, croissance la plus, decouvrez pourquoi ~2 (@who|tous|tant|tout|ils|nos),
    pourquoi (tant|tous|tout|autant|ils|elles|@who), rupture de stock, (acclame*|renomme*|repute*),
    (celui|celle|ceux|que|chez qui|ou) ~1 vos (voisins|amis|collegues) (appellent|vont|achetent|utilisent|choisissent), (tous ceux|toutes celles|quiconque|chaque _) qui ~3 (essaie|essaient|goute|goutent|teste) ~6 (adore*|revien*|reste*|conquis|accro*)`,
  award: `
    (prime|primee|primes|primees), recompens*, (laureat*|gagnant*|vainqueur*|finaliste*), (medaille*|trophee*|label*) (de|d|du|de la), (prix|medaille*|trophee*|label*) (obtenu|remporte|europeen|national|d excellence|du jury|du public), (recu|obtenu|remporte|gagne|decroche) ~3 prix,
    (elu|elue|elus|elues|nomme*|sacre*|consacre*|designe*|distingue*), produit de l annee, medaille*, saveur de l annee, couronne*`,
  evidence: `
    (cliniquement|scientifiquement|dermatologiquement|medicalement) (prouve*|teste*|demontre*|valide*), (prouve|prouvee|prouves|prouvees|demontre|demontree*|eprouve*|certifie*|agree*|valide* par|teste* (par|sous|et|en)|homologue*),
    (etude*|recherche*|science|donnees|sondage*|chiffres|experts|scientifiques|tests|statistiques) ~3 (montre*|prouve*|confirme*|demontre*|revele*|indique*|disent|affirment|parlent|attestent),
    (selon|d apres) ~2 (etude*|experts|sondage*|recherche*|chiffres|science|enquete), (essai*|etude*) clinique*, valide par la science, preuve* (scientifique*|clinique*), efficacite ~2 (prouve*|demontre*|reconnue|clinique*|testee), scientifique*,
    taux de (satisfaction|reussite|succes), il est prouve, les chiffres parlent`,
  press: `
    (chefs etoiles|grands chefs|stars|champions|acteurs|footballeurs), (a|ont) (parle|ecrit) (de|sur) nous, en (a|ont) parle, nous (a|ont) (choisi*|cites?|reperes?|distingues?), (vu|vue|vus|vues) dans _, reper* par _, (nous sommes|on est) (passes|passe) (a|sur|dans) _, (vu|vus) (a|dans|sur) (la|le|les|tele|tv), (comme|deja) vu (a|dans|sur), (la|dans la) presse, parle* de nous,
    les medias, a la (tele|television), les critiques, la critique, (celebrites|influenceu*),
    (magazine|journal|revue|gazette|hebdo|quotidien|mensuel) ~4 (ecrit|ecrivait|titre|titrait|salue|saluait|consacre|consacrait|parle|classe), (ecrit|ecrivait|titrait|saluait|selon) ~2 (magazine|journal|revue|gazette|hebdo|quotidien), a la une (de|du)`,
  reviews: `
    (excellents|bons|meilleurs|nos|lisez|superbes|vrais|consultez) (les)? (avis|temoignages|commentaires), (temoignage*|avis (clients|verifies|positifs|elogieux|de)), (mieux|bien|tres bien) note*,
    note* (par|excellent|meilleur), cinq etoiles, ce que (disent|pensent|nos), ce qu ils (disent|pensent), elogieu*, dithyramb*`,
  endorsement: `
    nous (recommande*|conseille*), que les (chefs|veterinaires|medecins|kines|dentistes|artisans|pros|professionnels|experts) ~1 (servent|utilisent|choisissent|boivent|achetent|portent|mangent), (cafe|pain|adresse|fournisseur|choix|outil) des (chefs|pros|professionnels|experts|stars), les (chefs|antiquaires|veterinaires|medecins|kines|dentistes|artisans|pros) ~7 chez nous,
    (avocats|veterinaires|medecins|dentistes|specialistes|nutritionnistes|professeurs|kines|chefs) ~3 (conseillent|recommandent|choisissent|preferent|utilisent), les _ (conseillent|recommandent),
    (medecins|veterinaires|kines|professeurs|dentistes|infirmieres|osteopathes) ~2 (envoient|adressent) ~5 (nous|chez|ici|moi), recommande*, recommandation*,
    (approuve*|valide*|certifie*|concu*|developpe*|formule*|elabore*|teste*|cree*|soutenu*) (par|avec) ~2 (expert*|dentiste*|medecin*|dermatolog*|specialiste*|professionnel*|scientifique*|docteur*|nutritionniste*|kine*|pharmacien*),
    (les|nos|des) (experts|dentistes|medecins|specialistes|professionnels|dermatologues) ~2 (recommandent|choisissent|conseillent|preferent|utilisent|confirment|approuvent|disent|s accordent),
    conseille* par, (choix|prefere*|favori*) des (experts|pros|professionnels|specialistes|connaisseurs), partenaire officiel, fournisseur officiel, gage de,
    (chef|chefs|cuisinier|cuisiniers) (etoile|etoiles), (equipe de france|champions|professionnels|olympi*) ~4 (s entraine*|viennent|utilise*|portent|boivent|mangent)`,
  leader: `
    leader*, numero un, reference (du|en|de|des), (le|la) seul* (app*|outil|marque|solution|logiciel|a|qui|du), premier choix, sans (rival|egal|pareil|concurrence|equivalent), pionnier*,
    meilleur* ~3 (du|de|des|d|en|au) (france|paris|lyon|marseille|nantes|bordeaux|lille|toulouse|nice|belgique|suisse|quebec|marche|monde|quartier|region|ville|pays|secteur|europe), (la|le) meilleur* ~2 (de|d|a) (la ville|ta ville|votre ville|@place),
    (premiere|premier) (marque|entreprise) (de|du|en|francais*)`,
  superlative: `
    (le|la|les) ~2 (plus|moins) _ (de|du|des) _, (trouverez|trouveras) ~2 (pas|rien|nulle) ~3 (meilleur*|mieux), (inegale*|inegalable*|imbattable*|incomparable*|exceptionnel*|revolutionnaire*|miracle|miraculeu*|insurpassable*),
    (le|la|les) plus (rapide*|simple*|facile*|avance*|efficace*|puissant*|complet*|complete*|sur|fiable*|confortable*|moderne*|beau|belle*), de tous les temps, mieux que (tous|les autres|la concurrence|jamais), jamais vu,
    (populaire*|celebre*|incontournable*|culte|prestigieu*|iconique*|viral*|tendance*), (le|la|les|l|du) meilleur*, de classe mondiale, hors pair`,
  heritage: `
    (deuxieme|troisieme|quatrieme|cinquieme) generation, depuis les annees _, depuis (des|toujours|plusieurs), (annees|decennies|generations|siecles) (d|de) (experience|expertise|tradition|savoir), fonde* en, (longue|solide|riche) experience, de generation en, generations, savoir faire reconnu`,
  free: `
    offert* par la maison, la maison offre, (pas d|aucun|pas de) (engagement|frais|abonnement|carte), (c est nous qui|nous|on) (payons|paie|prenons en charge), gratuit*, (offert|offerte|offerts|offertes),
    sans (frais|engagement|surcout|commission*|carte|supplement|cout*|condition*), (remise*|reduction*|rabais|promo*|solde*|code promo), (offre*) (speciale*|limitee*|exclusive*|exceptionnelle*|unique*|de), en cadeau,
    cadeau* (offert*|gratuit*|inclus|surprise|de bienvenue), moitie prix, meilleur prix, prix (casses|reduits|imbattables|reduit|special), livraison (offerte|gratuite|express|en 24), (tirage|concours|gagnez) (au|un|une|des)`,
  guarantee: `
    pas (satisfait*|content*|convaincu*|ravi*) ~8 (on|nous|rembours*|gratuit*), sinon ~3 (ne payez|ne paies|c est gratuit),
    si ~9 (on|nous) ~1 (vous|te)? (en)? (renvoie*|renvoy*|envoie*|envoy*|remplac*|refai*), (on|nous) (te|vous) ren* (vos|votre|ton|tes|l), garanti*, rembours*, sans (risque*|condition*|engagement), annul* (a tout|quand|gratuit*), argent (rendu|rembourse), promis jure, resultat* assure*, a nos frais,
    (vous ne payez|tu ne paies|ne payez) (rien|pas), (on|nous) (vous )?(rembours*|refait|refaisons|remplac*|recommenc*), pas (satisfait*|content*),
    (on|nous) ~1 (revient|revenons|recommence|recommencons|refait|refaisons) ~3 (gratuitement|gratis|sans frais|pour rien), (jusqu au dernier|chaque) (centime|euro)`,
  urgency: `
    reste ~2 (tres peu|presque plus|plus beaucoup), (agenda|planning) ~3 (remplit|complet),
    (bientot|presque|vite) complet*, ne (dur*|restera*) pas longtemps, (temps|places|quantites|stock|stocks|edition|offre|duree|serie) limite*, dernier* (jour*|heure*|chance*|place*|piece*|semaine), (offre*|promo*|prix|vente*) ~2 derniere* minute*,
    derniere* (chance*|heure*|place*|piece*|semaine*|jour*), plus que (quelques|#) ~1 (places|pieces|jours|heures|exemplaires|creneaux|billets|chambres|tables|semaines), plus que (#|quelques) (.|!|en stock|disponibles),
    n en reste (plus|que), jusqu (a|au) (ce soir|minuit|dimanche|epuisement|vendredi|demain|lundi), (se termine*|expire*|prend fin|s acheve*|finit) (ce|ce soir|demain|le|dimanche|bientot|dans|aujourd),
    depechez vous, faites vite, tant qu il, aujourd hui seulement, ne (ratez|manquez|tardez) (pas|plus), avant (rupture|qu il ne soit|la fin de l offre), il (ne )?reste (plus )?(que|#|peu|seulement|quelques|moins),
    (reste|restent) (que|peu|quelques|seulement), (seulement|uniquement) (aujourd|ce|cette|jusqu), (partent|part|s epuise*|s arrache*|file*) (vite|tres vite|comme), (places|stocks|creneaux|billets) ~2 (comptees|limitees|rares|epuises),
    (offre|promo*|inscription*|vente*) ~4 (termine*|finit|expire*|ferme*|cloture*|s arrete*),
    il (ne)? reste (plus que|peu|quelques|a peine|que), presque plus de (places|dates|creneaux|stock|chambres), (premiers|premieres) (arrives|arrivees|servis)`,
  testimonial: `
    mon (frere|voisin|mari|fils|chien|copain|pere|chat|patron), ma (soeur|voisine|femme|fille|mere|copine), mes (enfants|filles|fils), j (adore|ai|aime|avais|etais|utilise|hesitais|recommande),
    je (recommande|suis|l|ne|n|les|la|le|conseille|craque|viens|peux), ma vie, mon (quotidien|prefere|coup), a change (ma|mon|notre), nous avons (adopte|choisi|essaye|adore), on adore, (nous|ils|elles) (adorons|aimons|adorent|aiment) (@name|ca)`,
  comparison: `
    (personne|nulle part|aucun*) ~7 (mieux|meilleur*|moins cher*|plus (vite|frais|bas)), (trouverez|trouveras|trouve) ~3 (pas|jamais|nulle|rien) ~3 (mieux|meilleur*|moins cher*|plus),
    (moins|plus) _ que (la|le|les|l|n importe|tous|toutes|chez|tout|votre|d autres|partout) , (moins|plus) _ qu (en|ailleurs|au|un|une|aucun*), mieux que (la|le|les|n importe|tous|toutes|chez|tout), moins cher* (que|qu), que n importe (quel*|qui|ou)`,
  result: `
    (previent|previennent|soulage*|apaise*|protege*|renforce*|evite*|fait du bien a|font du bien a|bon pour) ~4 (douleur*|mal de dos|maux|migraine*|allergie*|asthme|eczema|digestion|flore|intestin*|immunite|defenses|articulations|posture|circulation|cholesterol|dos|sommeil|sante), (garde*|reste*) ~1 en (forme|bonne sante), plus jamais ~5 (amende*|proces|redressement*|penalite*),
    (mieux|bien) dormir, dor* (mieux|comme), (purifi*|assaini*) ~3 air, (digere*|digest*), (indolore*|sans douleur), (elimine*|tue*) ~3 (bacteries|germes|allergenes|virus|acariens), (deductible*|credit d impot|deduire*), impots ~3 (deduc*|deduis*|recuper*), (renforce*|booste*|reduit|reduisent|baisse*|ameliore*|soulage*|guerit|apaise*) ~3 (immunit*|immunitaire*|defenses|cholesterol|tension|digestion|metabolisme|memoire|articulations|coeur|peau|douleur*|migraine*|sommeil),
    (recolte*|resultat*|reussite|succes|progres) ~1 assure*, plus (aucun|aucune) _ ne ~3 (chez vous|plus|jamais), (n est|ne sont|ne sera|ne seront|n etait) plus qu un ~1 souvenir, plus qu un ~1 souvenir,
    (des|apres|au bout de|au bout d|en) (le|la|un|une|deux|trois|quatre|quelques|#) ~2 (seance*|cours|semaine*|mois|jour*|lecon*) ~4 (savez|saurez|coudrez|jouerez|verrez|sentirez|serez|parlerez|sauras|verras|pourrez|disparai*|oubli*|saurez|cousez),
    (a chaque fois|a tous les coups|a coup sur) (.|!),
    (fini|finie|finis|finies|adieu|au revoir|stop) ~3 (demangeaison*|puces|douleur*|allergie*|migraine*|boutons|insomnie*|rougeur*|mal de dos), peau saine, juridiquement (sur*|valable*|conforme*|solide*), (valeur|validite) juridique, devant (un|le) tribunal`,
  allow: `
    du premier au dernier, ne ~2 garanti*, (vu|vue|vus|vues) dans (votre|ton|vos|tes|mon|un|une|ce|cette|quel|quelle), nous (vous )?recommand*, recommandons, (le|du) meilleur de (vous|soi|ses|votre), meilleur* (moment|sommeil|amis|ami), pour le meilleur, au mieux,
    de mieux en mieux, (vos|votre|ses) (avis|favori*|prefere*|clients|patients|meilleur*|etudes), libre de, gerez ~2 avis, avis de (passage|recherche), a mon avis, (plus|pas) vite, bien vite, vite (fait|pret|prete),
    depuis (votre|chez|l|un|n importe|son|le|la|mon), (pour|le) ce soir, ce soir (on|au|a), tendance a, que j ai, (ce|puis|dois|vais|suis|ai) je, en vie, la vie, et si je, prime d, preuve de,
    (le|la|les) meilleur* (moment*|amis|ami|amie|facon|moyen|partie|cote|choix est), plus _ que (prevu|jamais|d habitude|vous)`,
};
