import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

const days = 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' ');

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'mécano mécanos achetée achetées achetés acheté déduit déduite déduits prêté prêtés prêtée prêtées dératisation ménagère ménagères démarrage aménagé aménagée aménagés aménagées collège collèges collégiens prépa supermarché supermarchés décennale kilométrage aménagement aménagements plâtre plâtrerie véranda vérandas maçon maçons maçonnerie façades démoussage dératisation désinsectisation débarras débouchage élagueur écurie équitation préscolaire hypnothérapeute naturopathie réflexologue diététicien ostéopathes kinésithérapeutes infirmière infirmières pâtissière brûlerie torréfaction torréfacteur vêtement vêtements créateur créateurs créatrices prêt-à-porter téléphonie réparateur réparateurs comptabilité déclarations médiateur décapage dépôt-vente désherbage détartrage détatouage détoxification diagnostic échafaudage éditeur électronique élévateur emménagement étagère étagères éventail évier frigidaire gérance génoise glacière grêle guérison héliciculture horlogère intempéries isolé jardinière ligérien lumière mécanicien mécanicienne mécanique mécaniques mélomane mûres notaire nourricière œnologie opérateur orthodontie pédalo pédiatrique pérennité piétons plomberie poterie précieux préfabriqué prestataire privée privées quiétude ramonage réalisateur réalisation réalisations recommandée récupération réfection réhabilitation relooking rénovée répit réveillon salarié salariés sécuritaire sérigraphie soirées spécialités stérilisation stationnement surélévation tapisserie télésurveillance terrassement thaïlandais thaï toilettage traiteur véhicules vélos vérandalisme vitrerie volaille ' +
    'sèche sèches séchés frais fraîche fraîches fraîcheur galère Léa Chloé Zoé Théo Léo Inès Hélène Élodie Aurélie Amélie Mélanie Stéphanie Frédéric Sébastien Jérôme André épilation épilations esthétique esthéticienne esthéticiennes hygiène élégant élégante élégants pédicure manucure noël bâtiment bâtiments château châteaux gîte gîtes chaîne chaînes boîte boîtes croûte goûteux dégât dégâts pêche pêches chêne chênes âne âme pâques hôpital hôpitaux icône cône dôme rôle contrôle contrôles symptôme fantôme trône clôture clôtures côte bûche bûches flûte août coût brûlé brûlure sûre sûrs mûrs piqûre céréales cérémonie cérémonies déjeuners désert dessert décennie décès déchets déchèterie défaut défauts défi défis degré degrés délicat délicieux délicieuse délicieux démo démos densité dépendance député dérangement désert désir dette dévoué diététique diététicienne difficulté difficultés durabilité écharpe écharpes échelle éclair éclairs écologie écologique écologiques écosystème écureuil édition éditions éducateur éducation éducatif efficacité égalité élagage élection électroménager élégance élément éléments élevage émotion émotions émission encadré énergétique énergétiques énorme énormes entraînement entraînements entraîneur entraîne enquête épaule épaules épargne épuisé érable érgonomie ergonomique espèces étanches étoile étoiles étroit étude études évaluation évasion évolution exécution fiabilité fidélisation forêts frigo génération générations généreux généreuse géothermie gérant gérer grève hébergé hérisson héritage héros hésitez hétérogène humidité idéal idéale idéales identité île îles illimitées imprégné indépendant indépendante indépendants intégré intégrée intégral intégrale intéressant intérieurs intérim itinéraire kérosène légal légale législation légumineuses libéral libérale littérature location machine maîtrise maître maîtres manège marbré mariée mariées matériels médicament médicaments médiation méditation mélange mélanges mémorable méthodique métropole mobilité modéré monoï mosaïque mûre naturopathe nécessaire nécessité nettoyé névralgie numérisation numéros nutritionniste obligé occasion officiel opéra ordonnance origine ostéo oubliées ouverte padel panneau pédagogie pédagogique pédiatre pénible péniche pépinière pépinières période périodes périscolaire persévérance piéton piéton pièce pièces piège pierres pilotée piscine poêle poêles poésie poulet poussière pratiques prélèvement prélèvements préparation prépare prépayé présentation présidence prestige prévention préventif prévoyance privilégié procédé procédure procédures professionnel propriété propriétaire propriétaires protéine protéines provençal psychothérapie puéricultrice quincaillerie récapitulatif recharge réception réceptions réclamation récompense reconnu recréation recrute rédiger réellement référencement réfléchi réflexologie réfrigérateur réglage réglementation régularité rééducation remboursé remédiation rémunéré répétition réputation résiliation résine résistance résistant résistante résolution responsabilité rétro réussi réussite révision révisions révolution saké santé sauvegardé scénario séchoir secrétaire secrétariat sécuriser séducteur sélectionné sélectionnés sélectionnées semaine sénior séniors séparation séparé séparément série sérum sérénité sévère sincérité solidarité sophrologie spéléologie spontanéité stérile stratégie stratégies structuré supérieure surélevé sympathique télécharger téléphonique téléviseur témoignage température temporaire ténacité théorie thérapeutique ticket timidité tondeuse traçabilité tradition tranquillité très trésorerie unité utilité vacances validité variété variétés végan végane végétarienne végétaux vérification vérité vétuste vidéosurveillance viennoiserie vitalité volonté voûte zéro zèbre ' +
    'étudiant étudiants étudiante étudiantes élève élèves école écoles équipe équipes équipement équipements écran écrans économie économies économique électrique électriques électricien électricité énergie éco étage été événement événements éclairage échange échanges écoute église épicerie épices étape étapes étranger état âge ' +
    'réparation réparations réparer réparé rénovation rénovations rénover réservation réservations réserver réduction réductions réduit réponse réponses répondre réseau région régional régionale régionaux régulier réel réelle réunion récolte récent recommandé rédaction référence résultat résultats rémunération résidence résidents réveil rêve rêves ' +
    'déménagement déménagements déménager débutant débutants débutante débutantes dépannage dépanneur déplacement déplacements détail détails décoration décorations déco découverte découvertes découvrir début délai délais dégustation dégustations déjeuner déjà déclaration démarche démarches démonstration départ dépense dépenses dépôt désinfection dîner diplôme diplômé diplômée diplômés diplômées ' +
    'crédit crédits impôt impôts créatif créative créatrice créations création prêt prêts préparation préférence présence prénom précis précision première premières dernière dernières matière matières bière bières rivière lumière entière entières pâtisserie pâtisseries pâtissier pâte pâtes gâteau gâteaux goût goûts goûter coût coûts fenêtre fenêtres tête têtes fête fêtes bébé bébés côté côtes forêt hôtel hôtels hôte hôtes tôt bientôt plutôt même mêmes être arrêt intérêt conquête enquête prête ' +
    'qualité qualités sécurité santé beauté propreté liberté spécialité spécialités activité activités disponibilité disponibilités simplicité fidélité publicité majorité communauté société sociétés beauté cité côté marché marchés café cafés thé thés clé clés musée lycée lycées lycéens journée journées soirée soirées année années matinée entrée entrées durée arrivée vallée idée idées ' +
    'véhicule véhicules vélo vélos vérifié vérifiée végétal végétarien végétariens médecin médecins médical médicale médicaux météo méthode méthodes ménage ménages mémoire métier métiers métro métal métaux téléphone téléphones télétravail télé théâtre thérapie thérapeute théière séance séances sécurisé sécurisée sélection série séries sérieux sérieuse sérieuses séjour séjours séchage général générale génial géniale ' +
    'spécial spéciale spéciaux spécialiste spécialistes spécialisé spécialisée numéro numérique opération opérations opticien étanche étanchéité légume légumes léger légère légères régime kiné kinésithérapeute kinésithérapie ostéopathe ostéopathie vétérinaire vétérinaires hébergement intérieur intérieure extérieur extérieure supérieur inférieur matériel matériaux matériau expérience expériences expérimenté expérimentée expédition expédié expédiée ingrédient ingrédients fidèle modèle modèles problème problèmes système systèmes crème crèmes siècle règle règles mère mères père pères frère frères grand-mère après très près progrès accès succès procès exprès ' +
    'français française françaises garçon façade leçon leçons commerçant commerçants reçu façon ça déçu glaçons surgelé surgelée surgelés surgelées solfège monte-meuble illimité illimitée illimités privé privée privés garanti certifié certifiée certifiés agréé agréée climatisé climatisée torréfié torréfiés frère forfait naturel naturels œufs œuvre bœuf cœur sœur main-d’œuvre ' +
    'crêpe crêpes crêperie crèche crèches rôti rôtis entrecôte mâche sauté sautés vidéo vidéos visio réalité créole méditerranée méditerranéenne portugais italien italienne Italie Espagne France Maroc Portugal Corse Méditerranée Europe Noël Pâques Saint-Valentin ' +
    'Excel TVA SIRET BTP PME TPE IDF Dubois Martin Bernard Durand Moreau Lefebvre Leroy Fournier Girard Dupont Lambert Rousseau Blanchard Garnier Faure Mercier Tonio Marco Sophie Julie Camille Nathalie Stéphane',
  short:
    'avt=avant ac=avec chaq=chaque jusq=jusqu’à tps=temps fcl=facile pdj=petit-déjeuner pdt=pendant qques=quelques qq=quelques apt=appartement apts=appartements appart=appartement apparts=appartements asso=association pr=pour ds=dans ts=tous ttes=toutes tte=toute bcp=beaucoup tjrs=toujours tjs=toujours mn=minutes we=week-end dplcmt=déplacement assoc=association asso=association sept=septembre janv=janvier févr=février oct=octobre nov=novembre déc=décembre engagmt=engagement engt=engagement auto-entr=auto-entrepreneur pb=problème pbs=problèmes gratos=gratuit livr=livraison resa=réservation résa=réservation ttc=TTC urssaf=URSSAF sav=SAV qd=quand bcp=beaucoup rdv=rendez-vous tt=tout tte=toute ttes=toutes ts=tous tjrs=toujours tjs=toujours pers=personnes ds=dans ss=sous pr=pour svt=souvent min=minutes mn=minutes hr=heures nbx=nombreux nbreux=nombreux sem=semaine apt=appartement appt=appartement appart=appartement c-à-d=c’est-à-dire pdt=pendant auj=aujourd’hui env=environ sdb=salle_de_bains tel=téléphone tél=téléphone qq=quelques qqs=quelques st=Saint ste=Sainte idf=Île-de-France max=maximum 1ere=1re 1ère=1re 2eme=2e 2ème=2e 3eme=3e 3ème=3e p/=pour',
  rules: [
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
      /^([ld])(?=(?:heure|assur|appel|attent|entret|eau|entr[ée]|[ée]t[ée]|hiver|ann[ée]e|achat|adress|agenc|air|ancien|anim|ap[ée]r|argent|arriv|art|atelier|avis|avanc|aveni|avocat|[ée]col|[ée]glis|email|embar|emploi|entrepr|enfan|ensem|envi|[ée]quip|espac|essai|[ée]tag|exp|ext[ée]r|habit|homme|h[oô]tel|huile|humid|id[ée]e|imag|immeu|int|install|isol|objet|offre|ordi|oubl|ouver|usag|usine|urgen|utilis))/u,
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
