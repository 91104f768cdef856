import { indexTables } from '../../../../kernel/folding/word-index.ts';
import { wordsOf } from '../../../types.ts';

/** What a promise is about, in whatever words: "Versand", "envío" and "shipping" are one thing. */
const concepts = {
  ship: `ship* deliver* postage parcel versand* liefer* porto portofrei* envio* entrega* livraison* livre livres livrons
    expedition spedizion* consegn* porte portes frete verzend* bezorg* lever*`,
  try: `trial* test* try trying sample* probe* probier* prueba* probar pruebalo essai* essay* prova* provalo
    experiment* proef* probeer* demo*`,
  return: `return* send back ruckgabe* zuruckgeben zuruckschick* umtausch* devolucion* devolver retour* renvoy* reso resi
    restitui* devolucao devolve terugstur* ruil*`,
  refund: `refund* money geld ruckerstatt* geldzuruck* erstatt* reembols* dinero rembours* argent rimbors* soldi dinheiro
    terugbetal*`,
  cancel: `cancel* skip pause* pausing kundbar* kundig* pausier* contract* vertrag* vertragsbindung cancela* pausa* permanencia annul* resili* engagement* sospend* disdi* vincol* fidelizacao opzeg* pauzeer* commitment* tie obligation
    mindestlaufzeit bindung impegno compromiso compromisso`,
  card: 'cc card cards kreditkarte* tarjeta* carte carta cartao creditcard* cb',
  fee: `fee fees cost* charge* gebuhr* kosten* aufpreis coste* frais supplement* spese costi custo* taxa* deposit* setup
    joining pay paying zahl* pagas pagar payez paghi paga betaal* aufschlag`,
  first: 'first initial erste* ersten primer* premier* primo prima primeir* eerste',
  child: 'child* kid kids children kinder* nino* enfant* bambin* crianca* kinderen',
  gift: 'gift* geschenk geschenke regalo* cadeau* omaggio brinde* present',
  warranty: 'guarant* warrant* garanti* garanz* gewahrleistung promise',
  until: `until till ends end ending closes deadline bis endet hasta jusqu fino ate tot eindigt termina* early`,
  left: `left remain* limited last few stock stocks noch ubrig wenige vorrat* knapp begrenzt* quedan ultim* agot* limitad*
    dernier* reste* restent limite* restano rimast* esaur* limitat* restam esgot* laatste enkele voorraad beperkt*`,
} as const;

export type Concept = keyof typeof concepts;

export const conceptOf = indexTables<Concept>(concepts);

/** Of all others a promise must name the very same: free shipping is no free trial. */
export const looseConcepts: ReadonlySet<Concept> = new Set(wordsOf('try fee first warranty until'));
