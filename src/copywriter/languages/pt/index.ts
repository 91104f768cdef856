import type { LanguagePack } from '../pack.ts';
import { everyday } from './known.ts';
import { lexicon } from './lexicon.ts';
import { reading, words } from './reading.ts';
import { spelling } from './spelling.ts';
import { texts } from './texts.ts';
import { vocabulary } from './vocabulary.ts';

/** Portuguese as in Brazil, which also serves whoever asks for Portuguese alone. */
export const brazilian: LanguagePack = {
  tag: 'pt',
  signs: /R\$|(?<!\p{L})(?:você|pra|celular)(?!\p{L})/iu,
  names: {
    brasileiro: 'pt-BR',
    'português do brasil': 'pt-BR',
    'portugues do brasil': 'pt-BR',
    'português brasileiro': 'pt-BR',
    portugues: 'pt',
  },
  vocabulary,
  reading,
  spelling: { ...spelling, lexicon, everyday },
  texts,
};

/** Portuguese as in Portugal: the same sheets, where a line that differs says which side it is for. */
export const european: LanguagePack = {
  ...brazilian,
  tag: 'pt-PT',
  signs:
    /€|\p{L}{3,}-(?:se|lhe|lhes|nos|vos|lo|la|los|las)(?!\p{L})|(?<!\p{L})(?:est(?:á|ão|ar)|ficar?|andar?) a \p{L}+r(?!\p{L})|(?<!\p{L})(?:para si|telemóvel|vosso|vossa)(?!\p{L})/iu,
  names: {
    'português europeu': 'pt-PT',
    'portugues europeu': 'pt-PT',
    'português de portugal': 'pt-PT',
    'portugues de portugal': 'pt-PT',
    'european portuguese': 'pt-PT',
    'portuguese from portugal': 'pt-PT',
  },
  reading: { ...reading, commonWords: words.portugal },
  spelling: {
    ...brazilian.spelling,
    dictionary: { packages: ['dictionary-pt-pt'] },
    words: `${brazilian.spelling.words} económico económica académico eletrónico eletrónicos prémio prémios bebé bebés género oxigénio câmara câmaras receção ténis insónia insónias abdómen pónei póneis karaté cómoda cómodas croché judo bebé bebés`,
  },
};
