import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'la le les',
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
    'env=environ rdv=rendez-vous max=maximum min=minutes mín=minimum exp=expérience par_pers=par_personne mn=minutes pers=personnes ttc=TTC 1ère=1re 1ere=1re 2ème=2e 2eme=2e 3ème=3e 3eme=3e sem=semaine oct=octobre nov=novembre déc=décembre janv=janvier févr=février appart=appartement tlj=tous_les_jours bcp=beaucoup tjrs=toujours sdb=salle_de_bains p/=pour we=week-end',
  rules: [
    [/(?<=\s)[-–] de (?=\d+ ans)/gu, 'moins de '],
    [/([<>])\s?(?=(?:[€$£]\s?)?\d)/gu, (_, sign) => (sign === '>' ? 'plus de ' : 'moins de ')],
    [/(?<![\p{L}\d])(?:chf|fr\.|frs?) ?(\d+(?:[.,]\d\d)?)(?:\.[-–])?(?!\d)/giu, '$1 CHF'],
    [/(\d+)(?:\.[-–]| ?frs?\.?| chf)(?![\p{L}\d])/giu, '$1 CHF'],
    [/(?<![\d/])24 ?h? ?\/ ?24(?: ?h)?(?!\d)/giu, '24 h/24'],
    [/(?<![\d/])7 ?j? ?\/ ?7(?:j)?(?!\d)/giu, '7 j/7'],
    [/(?<=24 h\/24)(?:,| et)? (?=7 j\/7)/giu, ' et '],
    [
      /(\d+) ?h(\d\d)?\s?[-–]\s?(\d+) ?h(?: ?(\d\d))?(?!\d)/giu,
      (_, from, late = '', to = '', later = '') =>
        `de ${`${from} h ${late}`.trim()} à ${`${to} h ${later}`.trim()}`,
    ],
    [/(?<![\d.,:])(\d\d?) ?h(\d\d)(?!\d)/giu, '$1 h $2'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(\d)\s?j(?![\p{L}\d/])/gu, '$1 jours'],
    [/(\d) ?x ?\/ ?(?:sem|semaine)(?!\p{L})/giu, '$1 fois par semaine'],
    [/(?<=(?:[2-9]|\d\d) )semaine(?!\p{L})/gu, 'semaines'],
    [/(?<!\p{L})et env(?:\.|irons?)(?=$|[\s,)])/giu, 'et environs'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll})(?!fil|co)/gu, ' et '],
    [/(?<=[\p{L}\d€%)]):(?= )/gu, ' :'],
    [/\+ de (?=\d)/gu, 'plus de '],
    [/(?<=(?:les|à) )- de (?=\d)/gu, 'moins de '],
    [/oeu/gu, 'œu'],
    [/"([^"]{2,40})"/gu, '« $1 »'],
    [/(\d)([%$])/gu, '$1 $2'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:svp|s[’' ]il vous pla[iî]t|stp|merci de|à|a) (?:le |la |bien )?(?:mentionner|préciser|preciser|mettre en avant|indiquer|rajouter|ajouter|faire court)[^.;)\]]*|(?:à|a) mettre en avant[^.;)\]]*|ne pas oublier[^.;)\]]*|(?:svp|stp)(?!\p{L})|pas trop (?:commercial|long|pub)[^.;)\]]*|note pour l[’' ]agence[^.;)\]]*)[)\]]?/giu,
  included: {
    before: 'avec',
    after: String.raw`\+$=inclus (?:[aè]ge|isme|casque|linge|guide|service|verre|véhicule|thé|café)s?$=inclus (?:e|ion|aison|té|tva)$=incluse (?:es|ions|ssons|tés)$=incluses =inclus`,
  },
  and: 'et',
  notation: {
    euro: 'euros?|eur|eu',
    signFirst: false,
    each: 'par',
    allDay: '24 h/24',
    per: 'hour=l’heure day=par_jour week=par_semaine month=par_mois year=par_an night=la_nuit person=par_personne',
  },
};
