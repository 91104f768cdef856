import { readVocabulary } from '../sheet.ts';

/** Stems by which a French objective, product or tone is understood. */
export const vocabulary = readVocabulary(`
  # goals.install: télécharg
  # goals.quote: devis
  # goals.apply: candidat|recrut
  # goals.subscribe: abonn
  # goals.watch: vues
  # goals.contact: appel|contact|demandes?(?!\\p{L})
  # goals.learn: notori|portée|trafic|visibilité
  # goals.donate: dons?(?!\\p{L})|collecte
  # goals.leads: prospect
  # goals.signup: inscri|adhési|adhére
  # goals.trial: essais?(?!\\p{L})|démo
  # goals.book: réserv|rendez-vous|rdv
  # goals.sell: ventes?(?!\\p{L})|vendre|achat|commande
  # trades.job: offres? d[’']emploi|recrutement|recrute
  # trades.app: application(?! web)|(?<![/,-] ?)jeu(?! ?[/.,-]|\\p{L})
  # trades.software: logiciel|plateforme|saas
  # trades.course: cours(?!\\p{L})|formation|stage(?!\\p{L})|ateliers? (?:de|couture)|soutien scolaire|auto-école|école de
  # trades.funeral: funèbres|obsèques|funéraire|crémation|tombes?(?!\\p{L})|tombale|sépulture|cimetière
  # trades.cause: fondation|refuge|secours
  # trades.law: avocat|notaire|juridique
  # trades.health: dentiste|clinique|kiné|psycholog|médecin|pharmacie|vétérinaire|ostéo|cabinet médical
  # trades.travel: hôtel|voyage|gîte|croisière|chambres? d[’']hôtes|camping|séjour
  # trades.money: prêt(?!\\p{L})|banque|comptab|crédit|fiscal
  # trades.quote: assurance|déménage|photovolta|rénovation|plombier|plomberie|transport|serrur|électricien|peintre|couvreur|chauffag
  # trades.food: boulanger|pâtiss|café(?!\\p{L})|vin(?!\\p{L})|vins|huile|fromage|chocolat|miel(?!\\p{L})|traiteur|restaurant|épicerie|brasserie
  # trades.service: coiffeur|coiffure|agence|garage|nettoyage|photograph|architect|jardinier|institut|conseil
  # tones.playful: drôle|ludique|amusant|espiègle|décalé|humour
  # tones.luxury: luxe|haut de gamme|élégan|raffiné
  # tones.professional: sérieu|professionnel|formel|factuel
  # tones.warm: chaleur|amical|bienveill|rassurant|convivial|authentique|doux|proche|sincère
  # tones.bold: audac|énergi|direct|dynamique|percutant|motivant
  # soberTones: délicat|doux(?!\\p{L})|sérieu|sobre|rassurant|respectueu|sincère
  # grave: deuil|décès|dettes?(?!\\p{L})|faim(?!\\p{L})|cancer|violence|sans-abri|surendett
  # business: entreprise|pme(?!\\p{L})|équipes|indépendants|freelances|commerçants|dirigeants|professionnels
  # discount: remise|réduction|moitié prix|au lieu de|-\\d+|offert
`);
