import { indexWords } from '../../text/word-index.ts';

/** What a promise is about, in whatever words: "Versand", "envío" and "shipping" are one thing. */
export type Concept =
  | 'ship'
  | 'try'
  | 'return'
  | 'refund'
  | 'cancel'
  | 'card'
  | 'fee'
  | 'first'
  | 'child'
  | 'gift'
  | 'warranty'
  | 'until'
  | 'left';

const concepts = indexWords<Concept>([
  [
    `ship* deliver* postage parcel versand* liefer* porto portofrei* envio* entrega* livraison* livre livres livrons
    expedition spedizion* consegn* porte portes frete verzend* bezorg* lever*`,
    'ship',
  ],
  [
    `trial* test* try trying sample* probe* probier* prueba* probar pruebalo essai* essay* prova* provalo
    experiment* proef* probeer* demo*`,
    'try',
  ],
  [
    `return* send back ruckgabe* zuruckgeben zuruckschick* umtausch* devolucion* devolver retour* renvoy* reso resi
    restitui* devolucao devolve terugstur* ruil*`,
    'return',
  ],
  [
    `refund* money geld ruckerstatt* geldzuruck* erstatt* reembols* dinero rembours* argent rimbors* soldi dinheiro
    terugbetal*`,
    'refund',
  ],
  [
    `cancel* skip pause* pausing kundbar* kundig* pausier* contract* vertrag* vertragsbindung cancela* pausa* permanencia annul* resili* engagement* sospend* disdi* vincol* fidelizacao opzeg* pauzeer* commitment* tie obligation
    mindestlaufzeit bindung impegno compromiso compromisso`,
    'cancel',
  ],
  ['cc card cards kreditkarte* tarjeta* carte carta cartao creditcard* cb', 'card'],
  [
    `fee fees cost* charge* gebuhr* kosten* aufpreis coste* frais supplement* spese costi custo* taxa* deposit* setup
    joining pay paying zahl* pagas pagar payez paghi paga betaal* aufschlag`,
    'fee',
  ],
  ['first initial erste* ersten primer* premier* primo prima primeir* eerste', 'first'],
  ['child* kid kids children kinder* nino* enfant* bambin* crianca* kinderen', 'child'],
  ['gift* geschenk geschenke regalo* cadeau* omaggio brinde* present', 'gift'],
  ['guarant* warrant* garanti* garanz* gewahrleistung promise', 'warranty'],
  [
    `until till ends end ending closes deadline bis endet hasta jusqu fino ate tot eindigt termina* early`,
    'until',
  ],
  [
    `left remain* limited last few stock stocks noch ubrig wenige vorrat* knapp begrenzt* quedan ultim* agot* limitad*
    dernier* reste* restent limite* restano rimast* esaur* limitat* restam esgot* laatste enkele voorraad beperkt*`,
    'left',
  ],
]);

export const conceptOf = (word: string): Concept | undefined => concepts.find(word);

/** Of these a promise must name the very same: free shipping is no free trial. */
export const strictConcepts: ReadonlySet<Concept> = new Set([
  'ship',
  'return',
  'refund',
  'cancel',
  'card',
  'left',
  'child',
  'gift',
]);
