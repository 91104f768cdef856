import { readSheet } from '../../../languages/sheet.ts';
import { wordsOf } from '../../../types.ts';
import type { PhraseTable } from './table.ts';

/** Kinds of words that boasts are made of; each language lists its own. */
const kinds = wordsOf(
  'everybody likes likeUs here more rivals experts most never forGood soon youWill result body betters scarce ifNot mends others neverAgain proven',
);

/** Kinds whose words mean nothing else in another language. */
const shared: Readonly<Record<string, string>> = {
  every: 'every|each|jede*|chaque|tout|toute|cada|todo|toda|ogni|elke|iedere|elk',
  nobody:
    'nobody|no one|none|nowhere|no other|nothing|niemand|keiner|keine|kein|nirgends|nirgendwo|nichts|personne|nulle part|aucun|aucune|rien|nadie|ningun|ninguna|ninguno|en ningun sitio|en ningun lado|en ninguna parte|nada|nessuno|nessun|nessuna|da nessuna parte|niente|geen enkele|geen ander|geen andere|nergens|niets|ninguem|nenhum|nenhuma|em lado nenhum|em lugar nenhum',
  us: 'us|our|ours|uns|unser*|nous|notre|nos|nosotr*|nuestr*|ci|noi|nostr*|ons|onze|nosso*|nossa*|connosco|conosco',
  toUs: 'us|uns|nous|nos|ci|ons',
  media:
    'tv|telly|television|televisie|fernsehen|tele|televisione|televisao|telediario|telejornal|telegiornale|tg|tagesschau|journaal|rtl|zdf|wdr|ndr|swr|rai|rtp|tve|bbc|itv|netflix|radio|newspaper*|gazette|magazine*|zeitung*|lokalzeitung|tageszeitung|sonntagszeitung|zeitschrift*|periodico*|revista*|suplemento|giornale|giornali|rivista|riviste|quotidiano|krant|kranten|dagblad|tijdschrift*|jornal|jornais|imprensa|prensa|journalist*|journaliste*|periodista*|giornalist*|jornalista*|reporter*|reportero*|verslaggever*|blogger*|bloguer*|blogueuse*|critic|critics|kritiker*|critico|recensent*|telecamere|kamerateam*|cameraploeg|filmteam*',
  prizes:
    'trophy|trophies|trophee*|trofeo*|trofeu*|trofee*|pokal*|medal|medals|medaille*|medalla*|medagli*|medalha*|podium|podio|treppchen|champion*|championship*|kampioen*|campeon*|campion*|campeao|campeoes|meisterschaft*|jury|juri|giuria|jurado|judges|juroren|wettbewerb*|concours|concurso*|concorso|concorsi|wedstrijd*|competition|contest|award*|urkunde|oorkonde|galardon*|premio|premios|premiad*|premiat*|minister|ministre|ministro',
  papers:
    'certificat*|certificad*|certificaz*|certificac*|zertifi*|gecertific*|diplom*|registro|registre|registo|siegel|biosiegel|sello|selo|sigillo|keurmerk*|accredit*|acredit*|innung|gilde|guild|gremio|kammer|chamber|fachverband*|brancheorganisatie|branchevereniging|inspector|ispettore|inspetor|inspecteur|prufer|sicherheitsprufung|veiligheidskeuring',
  stars:
    'stars|reviews|ratings|sterne|etoiles|estrellas|stelle|sterren|estrelas|bewertung*|resena*|opiniones|recension*|beoordeling*|avaliac*|trustpilot|tripadvisor',
};

/** How boasts are built in every language: {part} stands for the words of that kind. */
const frames = {
  evidence: `{proven}, {papers} ~3 {us}, {us} ~3 {papers}`,
  press: `{media} ~3 {us}, {us} ~3 {media}`,
  award: `{prizes} ~3 {us}, {us} ~3 {prizes}`,
  reviews: `{stars} ~3 {us}, {us} ~3 {stars}`,
  acclaim: `@who ~3 {toUs} _, @third (us|uns|ons), (nous|nos|ci) @third, {experts}, @expert, (the|our|der|die|das|den|dem|unser*|de|het|onze) @most ~2 (in|of|on|around|this side|you ll|der|des|im|von|vom|am|aus|auf|weit|van|op|ter|uit), {every} ~2 @who, {nobody} ~6 {likeUs}, {nobody} ~5 {here}, {everybody} ~4 {likes}, {likes} ~3 {everybody}, {most}`,
  rivalry: `{others}, {nobody} ~6 {more}, {more} ~6 {nobody}, {more} ~2 (than|als|dan|que|qu|che|de|di|del*|do|da|dos|das) ~2 {rivals}, {rivals} ~4 {more}`,
  outcome: `{neverAgain}, {soon} ~6 {youWill}, {youWill} ~5 {result}, {soon} ~5 {result}, {result} ~4 {soon}, {result} ~3 {forGood}, {never} ~5 {forGood}, {youWill} {never}, {betters} ~3 {body}, {body} ~4 {betters}`,
  scarcity: `{scarce}`,
  remedy: `{ifNot} ~9 {mends}`,
} as const satisfies PhraseTable;

/** The frames filled with the words of one language's sheet ("# nobody: niemand|keiner"). */
export const boastsOf = (sheet: string): PhraseTable => {
  const words = readSheet(kinds, sheet);
  const filled = Object.entries(frames).map(([family, list]) => [
    family,
    // The names in braces are those of the kinds.
    list.replace(
      /\{(\w+)\}/g,
      (_, kind) => `(${shared[kind] ?? words[kind as keyof typeof words].join('|')})`,
    ),
  ]);
  return Object.fromEntries(filled);
};
