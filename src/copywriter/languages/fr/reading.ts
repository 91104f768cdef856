import type { Reading } from '../pack.ts';
import { readAnswers } from '../sheet.ts';

const any = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})`, 'iu');

/** "pour amateurs de déco" wants its article; a plural without one is easy to tell. */
const withArticle = (audience: string) =>
  /^(?!(?:les|des|mes|nos|vos|leurs|ces|ceux|celles|tous|toutes|plusieurs|trois|six|dix)\s)\p{L}+[sx](?=\s|,|$)/u.test(
    audience,
  )
    ? `les ${audience}`
    : audience;

export const reading: Reading = {
  commonWords:
    'le la les des du de et en avec pour sans que qui vos votre un une pas à au aux sur par chaque dans chez nos notre plus dès ou ce cette est sont très propriétaires particuliers familles parents enfants femmes hommes étudiants débutants amateurs gourmands habitants adultes indépendants chaussures lampe bureau sac sacs bougie bougies savon café pain gâteaux vin huile bois cuir coton laine fait main nettoyage plombier dentiste avocat cours formation logiciel gratuit gratuite offert offerte jour jours semaine semaines mois an ans heure heures minutes livraison prix remise premier première nouveau nouvelle petit petite frais fraîche maison jardin cuisine chien chiens chat chats voiture voyage nuit soir matin samedi devis commande',
  sellersTalk:
    /^(?:nos|notre|mes|mon|ma|les|le|la|une?|nous (?:vendons|proposons|fabriquons))\s+(?=\p{Ll})/iu,
  praise:
    /(?:(?:le|la|les)\s+)?(?:meilleure?s?|n°\s?1|numéro un|leader|incroyables?|parfaite?s?)\s+(?:du monde\s+)?(?=\p{Ll})/giu,
  isA: /^(?<name>.{2,60}?)\s+(?:est|sont)\s+(?<what>(?:une?|le|la|des)\s.+)$/iu,
  otherwise:
    /(?:^|\. )(?:réserve|viens|apporte|profite|choisis|appelle|écris|envoie|passe|prends) |(?<!\p{L})(?:tu|ton|tes|toi|t[’']\p{L}+|tutoie|tutoiement)(?!\p{L})/iu,
  oneself: /(?<!\p{L})(?:je|j['’]\p{L}+|mon|ma|mes|moi)(?!\p{L})/iu,
  goesOn: /^(?:by|et|de|du|des|par|chez|avec|pour) /u,
  dangling:
    /\s+(?:en bon(?:ne)?|de|du|des|la|le|les|et|ou|en|à|au|aux|pour|avec|par|sur|sans|une?|d’|&)$/iu,
  body: any(
    'ventre|bourrelets|graisse|poids|surpoids|kilos|rides|cellulite|acné|boutons|calvitie|chute de cheveux|double menton|cernes|mauvaise haleine|transpiration|varices|maigrir',
  ),
  states:
    /^(?!.*(?:that|who|which|qui|que|che|dat)\s)(?:\p{L}[\p{L}’'-]*\s){1,6}(?:est|sont|c['’]est|peut|peuvent|coûtent?|abîment?|ruinent?|fait|font|met|mettent|rend|rendent|provoquent?|fait fuir|risquent?|relève|devient|deviennent)\s/iu,
  people:
    /^(?:des |les |nos |beaucoup d[e’] ?)?(?:gens|enfants|familles|parents|patients|élèves|chiens|animaux|voisins|femmes|hommes|personnes|bénévoles)(?!\p{L})/iu,
  everybody: /^(?:tous|toutes?|tout le monde|grand public|adultes|particuliers|gens|x)$/iu,
  toReader: [[/^ne sait pas(?=\s)/iu, 'ne pas savoir']],
  from: /^(?:à partir de|dès|seulement|à|pour)\s+/iu,
  proof:
    /\d.*(?:avis|étoiles|clients|utilisateurs|membres|téléchargements|ans d[’']expérience|générations)|(?:primé|récompensé|recommandé par|noté)/iu,
  term: /^(?:sans (?:engagement|carte|frais|condition)|résiliable|garantie|retours?|remboursé|paiement en|annulation|satisfait)/iu,
  date: /^(?:ouvert|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|tous les jours|7j\/7|24h|cours le)(?!\p{L})|^jusqu[’']au \d/iu,
  place: /^\d+,? (?:bis )?(?:rue|avenue|boulevard|place|quai|chemin)\s/iu,
  clause:
    /^(?:nous|vous|on|il|elle|ils|elles|tout|chaque \p{L}+ (?:est|a))\s|^(?:les|le|la|nos|votre) \p{L}+ (?:est|sont|va|vont|restent?)\s|^\d+ ?€ \p{Ll}+(?:nt|e)\s(?!mois|an)/iu,
  answers: readAnswers(`
    attend|attente|queue|jours pour|lent|retard => urgence|minutes|en ligne|dimanche|matin|immédiat|retrait|24
    arnaque|cher|facture|prix|caché => prix annoncé|devis|gratuit|artisan|sans engagement|à partir
    relanc|payeur|excel|papier|tva|factur => relance|tva|déclaration|automatique|préparée
    stress|peur|chien => séparée|calme|doux|salle
    écran|ordinateur|soirée => terre|soir|samedi|élèves|cours
    métro|bondé|volé|train|bouchon => plie|km|kg|autonomie
    grande|trouver|tout le monde => personnes|piscine|draps|ménage
    supermarché|fade|industriel => levain|bio|main|récolté|maison|local
  `),
  // "pour monde avec un chien": one without its article is not said.
  audience: (text) =>
    !/ou (?:pas|bien)(?!\p{L})/iu.test(text) &&
    /^(?:\p{L}*[sx]|\p{L}{1,3}|(?:tou|ceu|cel|quico|votre|jeune|grand|moi|chaque|toute|quelqu)\p{L}*|[ld][’']\p{L}+)(?=[\s,]|$)/iu.test(
      text,
    )
      ? withArticle(
          /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text,
        )
      : null,
};
