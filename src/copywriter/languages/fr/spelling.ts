import type { Spelling } from '../pack.ts';
import { readPairs } from '../sheet.ts';
import { towns } from './towns.ts';

const days = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');

const week: Readonly<Record<string, string>> = {
  lu: 'lundi',
  ma: 'mardi',
  me: 'mercredi',
  je: 'jeudi',
  ve: 'vendredi',
  sa: 'samedi',
  di: 'dimanche',
};
const dayOf = (short: string) => week[short.toLowerCase()] ?? short;

/** Nouns that end so are feminine, with hardly an exception; of the others nobody needs to know. */
const feminine =
  /(?:[st]ion|aison|cuisson|boisson|té|tte|lle|sse|nce|ure|ude|ade|ie|ée|terre|douche|planche|housse|corde|carte|entrée|eau)s?$/u;

/** "terre et cuisson comprise": of two things together. */
const ofBoth = (_: string, one: string, two: string, said: string) =>
  `${one} et ${two} ${said.replace(/s$/u, '')}${feminine.test(one) && feminine.test(two) ? 'es' : 's'}`
    .replace(/(compris|inclus)s$/u, '$1')
    .replace(/compries$/u, 'comprises')
    .replace(/inclues$/u, 'incluses')
    .replace(/(compri|inclu)s$/u, '$1s');

const verbs: Readonly<Record<string, string>> = readPairs(
  'arrete=arrête depose=dépose amene=amène emmene=emmène ramene=ramène prete=prête demonte=démonte repare=répare prepare=prépare repete=répète achete=achète leve=lève gere=gère recupere=récupère deplace=déplace debarrasse=débarrasse demenage=déménage depanne=dépanne desinfecte=désinfecte decore=décore ecoute=écoute evite=évite eleve=élève reserve=réserve',
);

const priceRules: Spelling['rules'] = [
  [/(?<![\p{L}\d])(?:chf|fr\.|frs?) ?(\d+(?:[.,]\d\d)?)(?:\.[-–])?(?!\d)/giu, '$1 CHF'],
  [/(\d+)(?:\.[-–]| ?frs?\.?| chf)(?![\p{L}\d])/giu, '$1 CHF'],
  [
    /(\d\d+) ?e (?=au lieu|tout|avec|jusqu|pour |l[ae] |les |par |chacun|en |sans |ttc|ht)/gu,
    '$1 € ',
  ],
  [/(?<=\d € .*au lieu de )(\d+)(?! ?[€\d.,])/gu, '$1 €'],
  [/(\d) ?pour ?cents?(?!\p{L})/giu, '$1 %'],
  [
    /^(\d+) (\p{L}+) ?= ?(?:la |le |l[’'])?(\d+e?r?) (offerte?)$/giu,
    (_, many = '', things = '', more = '', free = '') =>
      `${many} ${things} acheté${/e$/u.test(free) ? 'e' : ''}s, ${/\de/u.test(more) ? (/e$/u.test(free) ? 'la ' : 'le ') : ''}${more} ${free}`,
  ],
  [/^(\d+ \p{L}+) ?= ?-(\d+) ?%/giu, '-$2 % dès $1'],
  [/(?<!\p{L})paiement (?:en )?(\d+) ?(?:x|fois)(?!\p{L})/giu, 'paiement en $1 fois'],
  [/(\d+) ?% (?:de )?crédit (?:d[’' ]?)?impôts?/giu, '$1 % de crédit d’impôt'],
  [/^enfants (?:de )?(\d+ ans et moins) gratuits?$/giu, 'gratuit pour les enfants de $1'],
];

const wordRules: Spelling['rules'] = [
  [
    /(?<=\d |\d(?:er)? |(?:fin|en|début|dès|jusqu’à|avant|mi|août|juin|juillet|oct)[ -]+)sept\.?(?!\p{L}| (?:jours|nuits|ans|heures|mois))/giu,
    'septembre',
  ],
  [/(?<!\p{L})(?:minutes|min\.?) (?=\d+ pers)/giu, 'minimum '],
  [/(?<![\d/])24 ?h? ?\/ ?24(?: ?h)?(?!\d)/giu, '24 h/24'],
  [/(?<![\d/])7 ?j? ?\/? ?7(?:j)?(?!\d)(?<=\/7|j ?7)/giu, '7 j/7'],
  [/(?<=24 h\/24)(?:,| et)? 7 j\/7 (?=\p{L})/giu, ', '],
  [/(?<=24 h\/24) (?=7 j\/7)/giu, ' et '],
  [/(?<![\d.,:])(\d\d?) ?h(\d\d)(?!\d)/giu, '$1 h $2'],
  [
    /(?<=(?:séance|cours|atelier|stage|visite|balade|massage|entretien|soin)s?) (?=\d+ (?:h|minutes)(?!\p{L}))/giu,
    ' de ',
  ],
  [/(?<=sur place) (?=\d+ (?:h|minutes)(?!\p{L}))/giu, ' en '],
  [/(?<=groupes?) (?:max(?:imum)? )?(?=\d+ (?:personnes|enfants|élèves))/giu, ' de '],
  [/(?<=(?:séance|cours|leçon|période|semaine|mois)s?) essai(?!\p{L})/giu, ' d’essai'],
  [/^(\p{L}+) et (\p{L}+) (compris|inclus|offert|fourni|prêté|garanti)e?s?$/giu, ofBoth],
  [/(?<!\p{L})inclu(?!\p{L})/giu, 'inclus'],
  [/(?<=je )vien(?!\p{L})/giu, 'viens'],
  [
    /(?<=^(?:patiente?|sérieux|sérieuse|disponible|flexible|ponctuelle?|rapide|discrète?)) (?=je |j’|nous |on )/giu,
    ', ',
  ],
  [
    /(?<!\p{L})(judo|karaté|karate|tennis|boxe|yoga|golf|rugby|foot|football|basket|volley|handball|badminton|escrime|aïkido|aikido|natation|gym|tir|ski|échecs|pétanque|padel|photo|bridge|poney) club(?!\p{L})/giu,
    'club de $1',
  ],
  [/ \/ (?=.* \/ )|(?<=, [^/]*) \/ /gu, ', '],
  [/(?<=^[^/]*\p{Ll}{4,})\/(?=\p{Ll}{4,}[^/]*$)/gu, ' et '],
  [
    /(?<!\p{L})(?:du )?(lu|ma|me|je|ve|sa|di)\.? ?(?:-|–|au|à|a) ?(lu|ma|me|je|ve|sa|di)(?![\p{L}’'])/giu,
    (_, from = '', to = '') => `du ${dayOf(from)} au ${dayOf(to)}`,
  ],
  [/(?<!\p{L})(?:lu|ma|me|je|ve|sa|di)(?= \d\d?(?:[ h:–-]|$))/giu, dayOf],
  [/(?<=(?:^|\s)(?:le|du|au|les|aux|bon|ce) )marche(s?)(?!\p{L})/giu, 'marché$1'],
  [
    /(?<!\p{L})marche(?=s? (?:de no[eë]l|bio|couvert|aux puces|local|fermier|hebdo|public))/giu,
    'marché',
  ],
  [/(?<=\p{L}{4}|^garde)(?<!(?:^|\s)(?:à|en|aux|des|nos|les|vos)) (?=horaires décalés)/giu, ' en '],
  [/(?<=(?:une|la) )2e(?= \p{L})/giu, 'deuxième'],
  [/ ou \+(?=$|\s)/gu, ' ou plus'],
  [/ et -(?=$|\s)/gu, ' et moins'],
  [/(?<=\p{Ll} )(?:AU|ET|DE|LE|LA|DU|LES|DES|EN|PAS|SUR)(?= )/gu, (word) => word.toLowerCase()],
  [/(?<!\p{L})sous sol/giu, 'sous-sol'],
  [/(?<!\p{L})petits? (?:d[eé]j\.?|d[eé]jeuner)(?!\p{L})/giu, 'petit-déjeuner'],
  [/(?<=du )mat(?!\p{L})/giu, 'matin'],
  [
    /(?<!\p{L})sous (?=engagement|frais|permis|gluten|rendez-vous|carte|sucre|limite|alcool|rien)/giu,
    'sans ',
  ],
  [/(?<=jour )j(?!\p{L})/gu, 'J'],
  [/(?<=[\p{L}\d]):(?= )/gu, ' :'],
  [/(?<!\p{L})dépôt vente/giu, 'dépôt-vente'],
  [/(?<!\p{L})post natal/giu, 'postnatal'],
  [/(?<!\p{L})cross training/giu, 'cross-training'],
  [/(?<!\p{L})vide maison/giu, 'vide-maison'],
  [/(\d)\$/gu, '$1 $$'],
  [/(?<=(?:sous|en|dans) )24 h\/24/giu, '24 h'],
  [/(?<=\d h )minutes$/giu, 'minimum'],
  [/d[’' ]a c[oô]t[ée](?!\p{L})/giu, 'd’à côté'],
  [/^coupes (?=la semaine|le jour|du jour|le matin|à la)/giu, 'coupés '],
  [
    /^(\p{L}+(?:tion|aison)) (?:et )?(\p{L}+(?:tion|aison)) (compris|inclus)(?:es?)?$/giu,
    '$1 et $2 $3es',
  ],
  [
    /(?<=(?:^|\s)(?:qui|on|il|elle|ils|elles|je) )(?!ne )(\p{L}{2,}) (?=(?:jamais|pas|rien)(?!\p{L}))/giu,
    (_, verb = '') => `${/^[aeiouéèêâîôhy]/iu.test(verb) ? 'n’' : 'ne '}${verb} `,
  ],
  [/(?<=\p{Ll} )T[ée]l[ée]phone/gu, 'téléphone'],
  [
    /(?<=(?:^|\s)(?:on|je|il|elle|ça|qui) )(?:arrete|depose|amene|emmene|ramene|prete|demonte|repare|prepare|repete|achete|leve|gere|recupere|deplace|debarrasse|demenage|depanne|desinfecte|decore|ecoute|evite|eleve|reserve|reprend)(?!\p{L})/gu,
    (verb) => verbs[verb] ?? verb,
  ],
  [/(?<!\p{L})certains (?=\p{L}+(?:elles|tions|ées|ies|ures|ettes|ances|ences))/giu, 'certaines '],
  [
    /(?<!\p{L})(ourlets?|retouches?) (?=(?:jeans?|pantalons?|robes?|jupes?|rideaux)(?!\p{L}))/giu,
    '$1 de ',
  ],
  [/(?<!\p{L})pendant (?=cornichons|fromage|pain|raclette)/giu, 'pommes de terre, '],
  [/(?<=\p{L}) (?=minimum \d+ personnes)/giu, ', '],
  [
    /(?<=\p{L}{3})(?<!(?:di|dimanche|ouvert|ouverte|ouverts|le|matin|soir|midi)) (?=de \d+ h(?: \d\d)? à \d+ h)/giu,
    ', ',
  ],
  [/(?<!\p{L})camion (?:à )?pizzas?(?!\p{L})/giu, 'camion à pizzas'],
  [/(?<!\p{L})permis ([a-e]1?)(?![\p{L}’'])/giu, (_, kind = '') => `permis ${kind.toUpperCase()}`],
  [/(?<=\p{L}{3} )(?:VS|VD|GE|NE|JU|FR|TI)$/gu, ''],
];

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'mécano mécanos achetée achetées achetés acheté déduit déduite déduits prêté prêtés prêtée prêtées dératisation ménagère ménagères démarrage aménagé aménagée aménagés aménagées collège collèges collégiens prépa supermarché supermarchés décennale kilométrage aménagement aménagements plâtre plâtrerie véranda vérandas maçon maçons maçonnerie façades démoussage dératisation désinsectisation débarras débouchage élagueur écurie équitation préscolaire hypnothérapeute naturopathie réflexologue diététicien ostéopathes kinésithérapeutes infirmière infirmières pâtissière brûlerie torréfaction torréfacteur vêtement vêtements créateur créateurs créatrices prêt-à-porter téléphonie réparateur réparateurs comptabilité déclarations médiateur décapage dépôt-vente désherbage détartrage détatouage détoxification diagnostic échafaudage éditeur électronique élévateur emménagement étagère étagères éventail évier frigidaire gérance génoise glacière grêle guérison héliciculture horlogère intempéries isolé jardinière ligérien lumière mécanicien mécanicienne mécanique mécaniques mélomane mûres notaire nourricière œnologie opérateur orthodontie pédalo pédiatrique pérennité piétons plomberie poterie précieux préfabriqué prestataire privée privées quiétude ramonage réalisateur réalisation réalisations recommandée récupération réfection réhabilitation relooking rénovée répit réveillon salarié salariés sécuritaire sérigraphie soirées spécialités stérilisation stationnement surélévation tapisserie télésurveillance terrassement thaïlandais thaï toilettage traiteur véhicules vélos vérandalisme vitrerie volaille ' +
    'sèche sèches séchés frais fraîche fraîches fraîcheur galère Léa Chloé Zoé Théo Léo Inès Hélène Élodie Aurélie Amélie Mélanie Stéphanie Frédéric Sébastien Jérôme André épilation épilations esthétique esthéticienne esthéticiennes hygiène élégant élégante élégants pédicure manucure noël bâtiment bâtiments château châteaux gîte gîtes chaîne chaînes boîte boîtes croûte goûteux dégât dégâts pêche pêches chêne chênes âne âme pâques hôpital hôpitaux icône cône dôme rôle contrôle contrôles symptôme fantôme trône clôture clôtures côte bûche bûches flûte août coût brûlé brûlure sûre sûrs mûrs piqûre céréales cérémonie cérémonies déjeuners désert dessert décennie décès déchets déchèterie défaut défauts défi défis degré degrés délicat délicieux délicieuse délicieux démo démos densité dépendance député dérangement désert désir dette dévoué diététique diététicienne difficulté difficultés durabilité écharpe écharpes échelle éclair éclairs écologie écologique écologiques écosystème écureuil édition éditions éducateur éducation éducatif efficacité égalité élagage élection électroménager élégance élément éléments élevage émotion émotions émission encadré énergétique énergétiques énorme énormes entraînement entraînements entraîneur entraîne enquête épaule épaules épargne épuisé érable érgonomie ergonomique espèces étanches étoile étoiles étroit étude études évaluation évasion évolution exécution fiabilité fidélisation forêts frigo génération générations généreux généreuse géothermie gérant gérer grève hébergé hérisson héritage héros hésitez hétérogène humidité idéal idéale idéales identité île îles illimitées imprégné indépendant indépendante indépendants intégré intégrée intégral intégrale intéressant intérieurs intérim itinéraire kérosène légal légale législation légumineuses libéral libérale littérature location machine maîtrise maître maîtres manège marbré mariée mariées matériels médicament médicaments médiation méditation mélange mélanges mémorable méthodique métropole mobilité modéré monoï mosaïque mûre naturopathe nécessaire nécessité nettoyé névralgie numérisation numéros nutritionniste obligé occasion officiel opéra ordonnance origine ostéo oubliées ouverte padel panneau pédagogie pédagogique pédiatre pénible péniche pépinière pépinières période périodes périscolaire persévérance piéton piéton pièce pièces piège pierres pilotée piscine poêle poêles poésie poulet poussière pratiques prélèvement prélèvements préparation prépare prépayé présentation présidence prestige prévention préventif prévoyance privilégié procédé procédure procédures professionnel propriété propriétaire propriétaires protéine protéines provençal psychothérapie puéricultrice quincaillerie récapitulatif recharge réception réceptions réclamation récompense reconnu recréation recrute rédiger réellement référencement réfléchi réflexologie réfrigérateur réglage réglementation régularité rééducation remboursé remédiation rémunéré répétition réputation résiliation résine résistance résistant résistante résolution responsabilité rétro réussi réussite révision révisions révolution saké santé sauvegardé scénario séchoir secrétaire secrétariat sécuriser séducteur sélectionné sélectionnés sélectionnées semaine sénior séniors séparation séparé séparément série sérum sérénité sévère sincérité solidarité sophrologie spéléologie spontanéité stérile stratégie stratégies structuré supérieure surélevé sympathique télécharger téléphonique téléviseur témoignage température temporaire ténacité théorie thérapeutique ticket timidité tondeuse traçabilité tradition tranquillité très trésorerie unité utilité vacances validité variété variétés végan végane végétarienne végétaux vérification vérité vétuste vidéosurveillance viennoiserie vitalité volonté voûte zéro zèbre ' +
    'étudiant étudiants étudiante étudiantes élève élèves école écoles équipe équipes équipement équipements écran écrans économie économies économique électrique électriques électricien électricité énergie éco étage été événement événements éclairage échange échanges écoute église épicerie épices étape étapes étranger état âge ' +
    'réparation réparations réparer réparé rénovation rénovations rénover réservation réservations réserver réduction réductions réduit réponse réponses répondre réseau région régional régionale régionaux régulier réel réelle réunion récolte récent recommandé rédaction référence résultat résultats rémunération résidence résidents réveil rêve rêves ' +
    'déménagement déménagements déménager débutant débutants débutante débutantes dépannage dépanneur déplacement déplacements détail détails décoration décorations déco découverte découvertes découvrir début délai délais dégustation dégustations déjeuner déjà déclaration démarche démarches démonstration départ dépense dépenses dépôt désinfection dîner diplôme diplômé diplômée diplômés diplômées ' +
    'crédit crédits impôt impôts créatif créative créatrice créations création prêt prêts préparation préférence présence prénom précis précision première premières dernière dernières matière matières bière bières rivière lumière entière entières pâtisserie pâtisseries pâtissier pâte pâtes gâteau gâteaux goût goûts goûter coût coûts fenêtre fenêtres tête têtes fête fêtes bébé bébés côté côtes forêt hôtel hôtels hôte hôtes tôt bientôt plutôt même mêmes être arrêt intérêt conquête enquête prête ' +
    'qualité qualités sécurité santé beauté propreté liberté spécialité spécialités activité activités disponibilité disponibilités simplicité fidélité publicité majorité communauté société sociétés beauté cité côté café cafés thé thés clé clés musée lycée lycées lycéens journée journées soirée soirées année années matinée entrée entrées durée arrivée vallée idée idées ' +
    'véhicule véhicules vélo vélos vérifié vérifiée végétal végétarien végétariens médecin médecins médical médicale médicaux météo méthode méthodes ménage ménages mémoire métier métiers métro métal métaux téléphone téléphones télétravail télé théâtre thérapie thérapeute théière séance séances sécurisé sécurisée sélection série séries sérieux sérieuse sérieuses séjour séjours séchage général générale génial géniale ' +
    'spécial spéciale spéciaux spécialiste spécialistes spécialisé spécialisée numéro numérique opération opérations opticien étanche étanchéité légume légumes léger légère légères régime kiné kinésithérapeute kinésithérapie ostéopathe ostéopathie vétérinaire vétérinaires hébergement intérieur intérieure extérieur extérieure supérieur inférieur matériel matériaux matériau expérience expériences expérimenté expérimentée expédition expédié expédiée ingrédient ingrédients fidèle modèle modèles problème problèmes système systèmes crème crèmes siècle règle règles mère mères père pères frère frères grand-mère après très près progrès accès succès procès exprès ' +
    'français française françaises garçon façade leçon leçons commerçant commerçants reçu façon ça déçu glaçons surgelé surgelée surgelés surgelées solfège monte-meuble illimité illimitée illimités privé privée privés garanti certifié certifiée certifiés agréé agréée climatisé climatisée torréfié torréfiés frère forfait naturel naturels œufs œuvre bœuf cœur sœur main-d’œuvre ' +
    'crêpe crêpes crêperie crèche crèches rôti rôtis entrecôte mâche sauté sautés vidéo vidéos visio réalité créole méditerranée méditerranéenne portugais italien italienne Italie Espagne France Maroc Portugal Corse Méditerranée Europe Noël Pâques Saint-Valentin ' +
    'VMC PC RGE CAF CMG AOP IGP CDI CDD ASCA SASU SARL EURL DPE VTT CPF EVJF Excel TVA SIRET BTP PME TPE IDF Dubois Martin Bernard Durand Moreau Lefebvre Leroy Fournier Girard Dupont Lambert Rousseau Blanchard Garnier Faure Mercier Tonio Marco Sophie Julie Camille Nathalie Stéphane',
  short:
    'pis=et ben=bien ki=qui koi=quoi jms=jamais vs=vous cb=carte_bancaire ptit=petit partt=partout nouvo=nouveau aspi=aspirateur kdo=cadeau tlj=tous_les_jours élec=électrique elec=électrique resto=restaurant restos=restaurants ordi=ordinateur ordis=ordinateurs veto=vétérinaire véto=vétérinaire inscrip=inscription nbre=nombre surtt=surtout ac=avec bcps=beaucoup gde=grande gd=grand dpt=département rénov=rénovation réno=rénovation livrais=livraison compl=complet pte=petite anniv=anniversaire annivs=anniversaires proprio=propriétaire proprios=propriétaires colloc=colocation vac=vacances vacs=vacances dispo=disponible dispos=disponibles entrep=entreprise spé=spécialité kms=km avt=avant ac=avec chaq=chaque jusq=jusqu’à tps=temps fcl=facile pdj=petit-déjeuner pdt=pendant qques=quelques qq=quelques apt=appartement apts=appartements appart=appartement apparts=appartements asso=association pr=pour ds=dans ts=tous ttes=toutes tte=toute bcp=beaucoup tjrs=toujours tjs=toujours mn=minutes we=week-end dplcmt=déplacement assoc=association asso=association janv=janvier févr=février oct=octobre nov=novembre déc=décembre engagmt=engagement engt=engagement auto-entr=auto-entrepreneur pb=problème pbs=problèmes gratos=gratuit livr=livraison resa=réservation résa=réservation ttc=TTC urssaf=URSSAF sav=SAV qd=quand bcp=beaucoup rdv=rendez-vous tt=tout tte=toute ttes=toutes ts=tous tjrs=toujours tjs=toujours pers=personnes ds=dans ss=sous pr=pour svt=souvent min=minutes mn=minutes hr=heures nbx=nombreux nbreux=nombreux sem=semaine apt=appartement appt=appartement appart=appartement c-à-d=c’est-à-dire pdt=pendant auj=aujourd’hui env=environ sdb=salle_de_bains tel=téléphone tél=téléphone qq=quelques qqs=quelques st=Saint ste=Sainte idf=Île-de-France max=maximum 1ere=1re 1ère=1re 2eme=2e 2ème=2e 3eme=3e 3ème=3e p/=pour',
  rules: [
    ...priceRules,
    ...wordRules,
    [/(?<!\p{L})auto [ée]cole/giu, 'auto-école'],
    [/^des (?=\d)/giu, 'dès '],
    [
      /(?<=\p{L}{3,} \p{L}+|^\p{L}+ \p{L}+)(?<!(?:et|que|si|quand|où|dont|ce|comme|car|mais|ou)) (?=on \p{L}{3,})/giu,
      ', ',
    ],
    // "Des" never stands before "le": it is "dès".
    [/(?<!\p{L})des (?=l[ea] |l’|demain|\d+ ans)/giu, 'dès '],
    [/(?<!\p{L})après école(?!\p{L})/giu, 'après l’école'],
    [/(?<=par )personnes(?!\p{L})/giu, 'personne'],
    [/(?<=^\d+ [^,]{3,40}) (?=l[ae] \d+e (?:offerte?|à|gratuite?))/giu, ', '],
    [/\bsalon (?:de )?the\b/giu, 'salon de thé'],
    [/(?<= et \p{L}+) incl(?:us|use)?\.?$/giu, ' inclus'],
    [
      /(?<!\p{L})(?:dim|sam|ven|jeu|lun|mar|mer)(?= \d)/giu,
      (day) => days.find((name) => name.startsWith(day.toLowerCase())) ?? day,
    ],
    [/(\d+) ?(?:[eè]me|i[eè]me)(?!\p{L})/giu, '$1e'],
    [/^-\s?(\d+) ?% (?=1re )/giu, '-$1 % sur la '],
    [/^-\s?(\d+) ?% (?=1er )/giu, '-$1 % sur le '],
    [/^(\d+ \p{L}+ achetée?s?) (?=l[ae] \d+e)/giu, '$1, '],
    [/\bjusqu(?:e|a|’a|'a|à)? (?=\d)/giu, 'jusqu’à '],
    [/\bweek end(?=s?\b)/giu, 'week-end'],
    [/\bdemi (?=\p{L}{4})/giu, 'demi-'],
    [/\bsoins? visage\b/giu, (found) => found.replace(' ', ' du ')],
    [/(?<=ttc) (?=déduit|remboursé|offert)/giu, ', '],
    [/\bl(?=année|heure|abonnement|école|été)(?!’)/giu, 'l’'],
    [/(?<=\p{L}(?:ance|ence|tion|sion|ée|té|ure|ie|que|ette|aison)) incl\.?$/giu, ' incluse'],
    [/(?<=\p{L}(?:age|ment|eau|ing|teur|iel)) incl\.?$/giu, ' inclus'],
    [/(?<=\p{L}(?:s)) incl\.?$/giu, ' inclus'],
    [/\bmercredi apr[eè]s midi\b/giu, 'mercredi après-midi'],
    [/\bapr[eè]s midi\b/giu, 'après-midi'],
    [/\bet alentours?\b/giu, 'et alentours'],
    // Without a subject in front of it "a" leads to a place, a price or a doing.
    [/(?<=^|\s)(?<!(?:^|\s|’)(?:il|elle|on|qui|y|ça|tout|personne|nous|vous|en) )a(?=\s)/gu, 'à'],
    [/(?<=^|\s)des (?=\d+\s?(?:€|h))/giu, 'dès '],
    [/(\d) ?x ?\/ ?(?:sem|semaine)(?!\p{L})/giu, '$1 fois par semaine'],
    [/(?<!\p{L})c ?est(?!\p{L})/gu, 'c’est'],
    [/(?<!\p{L})j(?=ai(?:s|t)?(?!\p{L}))/gu, 'j’'],
    [/(\d)\s?j(?![\p{L}\d/])/gu, '$1 jours'],
    [/"([^"]{2,40})"/gu, '« $1 »'],
    [
      /(\d+) ?h(\d\d)?\s?[-–]\s?(\d+) ?h(?: ?(\d\d))?(?!\d)/giu,
      (_, from, late = '', to = '', later = '') =>
        `de ${`${from} h ${late}`.trim()} à ${`${to} h ${later}`.trim()}`,
    ],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(?<!\p{L})auto entrepreneur/giu, 'auto-entrepreneur'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll})(?!fil|co)/gu, ' et '],
    [/(?<![\p{L}\d])([dljmtsnc]|qu) (?=[aeiouyéèêàâh]\p{L})/giu, '$1’'],
    [/(?<!\p{L})aujourd hui(?!\p{L})/giu, 'aujourd’hui'],
    [/(?<!\p{L})jusqu ?[aà](?!\p{L})/giu, 'jusqu’à'],
    [/oeu/gu, 'œu'],
    [/(?<!\p{L})livre et install[eé](?!\p{L})/giu, 'livré et installé'],
    [
      /(?<!\p{L})ferme (?=(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))/giu,
      'fermé ',
    ],
    [/(?<!\p{L})cr[eé]dit (?:d[’']?\s?)?imp[oô]t/giu, 'crédit d’impôt'],
    [/(?<=(?:[2-9]|\d\d) )semaine(?!\p{L})/gu, 'semaines'],
    [/(\d+ (?:ans?|mois)) (?=garantie(?!\p{L}))/giu, '$1 de '],
    [/(\d)%/gu, '$1 %'],
  ],
  endings: [
    [
      /^([ld])(?!ouble)(?=(?:examen|[ée]cran|accouch|automne|abord(?!able)|alpag|aliment|am[ée]nag|attest|[ée]lect|[ée]lev|effort|engag|[ée]tud|oiseau|ongle|ordre|origine|hygi|histoire|heure|assur|appel|attent|entret|eau|entr[ée]|[ée]t[ée]|hiver|ann[ée]e|achat|adress|agenc|air|ancien|anim|ap[ée]r|argent|arriv|art|atelier|avis|avanc|aveni|avocat|[ée]col|[ée]glis|email|embar|emploi|entrepr|enfan|ensem|envi|[ée]quip|espac|essai|[ée]tag|exp|ext[ée]r|habit|homme|h[oô]tel|huile|humid|id[ée]e|imag|immeu|int|install|isol|objet|offre|ordi|oubl|ouver|usag|usine|urgen|utilis))/u,
      '$1’',
    ],
    [/(?<=\p{L}{3})ees$/u, 'ées'],
    [/(?<=\p{L}{3})ee$/u, 'ée'],
    [/iere(s?)$/u, 'ière$1'],
    [/(?<=(?:al|il|ic|ar|iv|ur|or|an|os|ac|id|ul))ite(s?)$/u, 'ité$1'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:svp|s[’' ]il vous pla[iî]t|stp|merci de|à|a) (?:le |la |bien )?(?:mentionner|préciser|preciser|mettre en avant|indiquer|rajouter|ajouter|faire court)[^.;)\]]*|(?:à|a) mettre en avant[^.;)\]]*|ne pas oublier[^.;)\]]*|(?:svp|stp)(?!\p{L})|pas trop (?:commercial|long|pub)[^.;)\]]*|note pour l[’' ]agence[^.;)\]]*)[)\]]?/giu,
  and: 'et',
  notation: {
    euro: 'euros?|eur|eu',
    signFirst: false,
    each: 'par',
    allDay: '24 h/24',
    per: 'hour=l’heure day=par_jour week=par_semaine month=par_mois year=par_an night=la_nuit person=par_personne',
  },
};
