import { lexiconOf } from '../../guard/claims/lexicon/lexicon-sheet.ts';

export const fr = lexiconOf(
  'fr',
  `
  common: le la les de des du et en un une pour avec vos votre vous nous notre nos est sont plus sans
    ne pas que qui dans sur par ce cette au aux il elle on se tout deja chez leur leurs d l j c tres a ca y meme
  count 2: deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
  count 20 by 10: vingt trente quarante cinquante soixante
  numbers: septante 70, huitante 80, octante 80, nonante 90, quatrevingt 80, quatrevingts 80, vingts 20, cents 100
  one: un une
  scales: cent 100, mille 1000, million 1e6, millions 1e6, milliard 1e9, milliards 1e9, douzaine 12, douzaines 12, dizaine 10, vingtaine 20, trentaine 30, cinquantaine 50, centaine 100, millier 1000
  and: et
  nouns.customer: client clients cliente clientes clientele utilisateur* utilisatrice* acheteu* membre* abonne* adherent* adepte* fan fans visiteur* voyageur* joueu*
  nouns.patient: patient patients patiente patientes
  nouns.professional: dentiste* medecin* docteur* expert experts experte* specialiste* professionnel* gerant* dirigeant* veterinaire* therapeute* kine* salarie* employe* enseignant* developpeur* dermatologue* pharmacien* artisan*
  nouns.student: etudiant* eleve eleves apprenant*
  nouns.family: famille* parent parents foyer foyers maman mamans papa papas
  nouns.people: personne personnes gens femme femmes homme hommes francais francaise* belges adulte* consommateur*
  nouns.org: clinique* cabinet* entreprise* societe* equipe equipes pme magasin* boutique* ecole* hopital hopitaux restaurant* marque* agence* hotel* commerce* organisation* concurrent*
  nouns.review: avis temoignage* evaluation* recommandation* commentaires vote votes
  nouns.place: ville villes pays agences succursale* departements
  nouns.sale: reservation* commande* vente ventes telechargement* vendu* rdv livraison* rendez
  time: seconde secondes | minute minutes min mn | h heure heures | jour jours nuit nuits journee journees | semaine semaines | mois | an ans annee annees
  time.decade: decennie decennies siecle siecles
  per: par chaque toutes tous votre / la
  adverbs: quotidien* journalier* | hebdo* | | mensuel* | annuel*
  structure: etape etapes clic clics raison raisons facon facons conseil conseils astuce astuces question questions geste gestes idee idees mots chose choses erreurs
  over: plus de, plus d, au moins, au dela de, superieur* a, pas moins de, depass*
  upTo: jusqu a, jusqu au, (pas|jamais) ~2 plus (de|d), au maximum, au plus, maximum, max
  under: moins de, moins d, en moins de, meme pas
  outOf: sur
  stars: etoile etoiles
  discount: credit remise* cher reduction* promo* remise* reduction* promo* rabais solde soldes economisez economise moins
  gain: economis* gagn* reduis* redui* moins plus augment* recuper* liber* rapide* perd* amelior* jeune*
  proof: rejoign* confiance utilis* choisi choisis choisissent adopt* recommand* aime* adore* prefer* heureu* satisfait* convaincu*
  from: des, a partir de, a partir d, a compter de
  pitch: tient tiennent reste restent seulement nous notre nos recevez obtenez inclus incluse comprend offre offrons offert gratuit gratuite dure pret
    prets livre livrons ouvert aide illimite
  trial: rembours* retour* garantie* essai* gratuit* test* essay*
  half: demi demie
  inside: en sous dans d apres
  predicates.ready: retour retours echange* recette recettes pret prete prets pretes faut
  predicates.content: gras graisse graisses sucre sucres sel calories alcool cafeine dechets energie electricite emissions bruit effort stress poids poussiere proteines eau plastique
  predicates.result: pro apprenez apprendre apprend dansez danser danse peur facture impots sentez sentir ressent* remarqu* difference effet effets nage nagez nager couramment chantez chanter chante jouez jouer joue parlez parler parle maitris* reuss* obten* obtien* permis gueri* soulag* douleur* minc* kilos embauch* vendu* vendez confiance rajeuni* rentabilis* amorti*
  predicates.keep: replay* images enregistrement* tient tiennent surviv* gardent conserv* frigo refrigerateur
  predicates.last: dure durent tient tiennent resist*
  predicates.worked: experience* metier tradition* fonde*
  predicates.range: autonomie batterie recharge
  predicates.lose: perd* maigri* minci*
  predicates.answer: rendez rdv creneau* repon* reponse*
  predicates.solve: resol* resou* solution*
  predicates.quote: devis
  predicates.ship: livre livree livres livraison* expedi* colis facteur
  rank: numero (un|1), numero (deux|trois|#) (en|de|du|des|sur|mondial), n º #, nº #, n ° #, no #, no . #, premier choix, premiere place, premiere marque, top (dix|cinq|trois|#), # er (sur|en|choix|de), # re (marque|place), en tete du classement
  fractions: (un|une) _? sur (#|deux|trois|quatre|cinq|dix) -1, divis* ~3 par (#|deux|trois|quatre|cinq|dix) -2, moitie 50, demi (tarif|prix) 50, (un|le|d) tiers 33.333, (deux|2) tiers 66.667, un quart (de|des|d|en) 25, trois quarts 75, majorite de -51,
    majorite des -51, la plupart des -51, note (parfaite|maximale) -100, sans faute -100
  multiples: doublez 2, double (vos|votre|le|la|les|ses|son) 2, doubler 2, (doublons|doublent) (vos|votre|le|la|les) 2, le double 2, triplez 3, tripler 3, le triple 3, deux fois 2, trois fois 3, quadrupl* 4, multipli* -2, fois (plus|moins|mieux) -2
  times: fois, x
  vague: dizaines -10, douzaines -12, centaines -100, une centaine -100, milliers -1000, un millier -1000, des millions -1e6, millions de -1e6, millions d -1e6, decennie -10, decennies -20, siecle -100,
    siecles -200, innombrables -2000, une multitude de -2000, un demi million -5e5
  idioms: deux roues, prix de (deux|trois), 24 heures sur 24, (7|sept) jours sur (7|sept), 24 heures / 24, deux roues, 24 h / 24, 24 h 24, 24 / 24, 7 j / 7, 7 jours / 7, 7 j 7, 7 / 7, tous les deux, toutes les deux, les deux, des deux,
    a deux, en deux mots, il etait une fois, neuf (a|de), remis* a neuf, a neuf, tout neuf, flambant neuf, deux en un, mille et une, mille mercis, cent (fois|facons), deux temps trois mouvements, une deux
`,
);
