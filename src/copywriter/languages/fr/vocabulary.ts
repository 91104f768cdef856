import { goalNames, toneNames, tradeNames, type Vocabulary } from '../pack.ts';
import { readStems } from '../sheet.ts';

/** Stems by which a French objective, product or tone is understood. */
export const vocabulary: Vocabulary = {
  goals: readStems(
    goalNames,
    `
    # install
    télécharg
    # quote
    devis
    # apply
    candidat|recrut
    # subscribe
    abonn
    # watch
    vues
    # contact
    appel|contact|demandes?(?!\\p{L})
    # learn
    notori|portée|trafic|visibilité
    # donate
    dons?(?!\\p{L})|collecte
    # leads
    prospect
    # signup
    inscri|essais?(?!\\p{L})
    # book
    réserv|rendez-vous|rdv
    # sell
    ventes?(?!\\p{L})|achat|commande
    `,
  ),
  trades: readStems(
    tradeNames,
    `
    # job
    offres? d[’']emploi|recrutement|recrute
    # app
    application|jeu(?!\\p{L})
    # software
    logiciel|plateforme|saas
    # course
    cours(?!\\p{L})|formation|stage(?!\\p{L})|ateliers? (?:de|couture)|soutien scolaire|auto-école|école de
    # funeral
    funèbres|obsèques
    # cause
    fondation|association|refuge|secours
    # law
    avocat|notaire|juridique
    # health
    dentiste|clinique|kiné|psycholog|médecin|pharmacie|vétérinaire|ostéo|cabinet médical
    # travel
    hôtel|voyage|gîte|croisière|chambres? d[’']hôtes|camping|séjour
    # money
    prêt(?!\\p{L})|banque|comptab|crédit|fiscal
    # quote
    assurance|déménage|photovolta|rénovation|plombier|plomberie|transport|serrur|électricien|peintre|couvreur|chauffag
    # food
    boulanger|pâtiss|café(?!\\p{L})|vin(?!\\p{L})|vins|huile|fromage|fleurs|chocolat|miel(?!\\p{L})|traiteur|restaurant|épicerie|brasserie
    # service
    coiffeur|coiffure|agence|garage|nettoyage|photograph|architect|jardinier|institut|conseil
    `,
  ),
  tones: readStems(
    toneNames,
    `
    # playful
    drôle|ludique|amusant|espiègle|décalé|humour
    # luxury
    luxe|haut de gamme|élégan|raffiné
    # professional
    sérieu|professionnel|formel|factuel
    # warm
    chaleur|amical|bienveill|rassurant|convivial|authentique|doux|proche|sincère
    # bold
    audac|énergi|direct|dynamique|percutant|motivant
    `,
  ),
  soberTones: 'sérieu|sobre|rassurant|respectueu|sincère',
  grave: 'deuil|décès|dettes?(?!\\p{L})|faim(?!\\p{L})|cancer|violence|sans-abri|surendett',
  business:
    'entreprise|pme(?!\\p{L})|équipes|indépendants|freelances|commerçants|dirigeants|professionnels',
  discount: 'remise|réduction|moitié prix|au lieu de|-\\d+|offert',
  trial: 'essai|démo',
};
