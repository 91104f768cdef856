import type { PhraseTable } from './table.ts';

/** Names of judges and papers, the same in every language; a brief that names them may be repeated. */
export const everywhere: PhraseTable = {
  reviews: `
    (tripadvisor|trustpilot|yelp|capterra|ekomi|holidaycheck|jameda|trustedshops|reclame aqui),
    google ~2 (review*|rating*|bewertung*|sterne|avis|etoiles|note|resenas|estrellas|opiniones|recension*|stelle|avaliac*|estrelas|beoordeling*|sterren|stars|score*)`,
  press: `
    (forbes|techcrunch|bbc|cnn|bloomberg|cosmopolitan|buzzfeed|tatler|monocle|vanity fair|lonely planet|gault millau), (new york times|daily mail|sunday times|business insider|good housekeeping|der spiegel|le figaro|la vanguardia),
    (la repubblica|corriere della|de volkskrant|ouest france|stiftung warentest|gambero rosso|guia repsol)`,
};
