import { callToActionTypes } from '../../types.ts';
import { readSheet } from '../sheet.ts';

/** Portuguese last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE
  [cause] Veja o que a sua ajuda faz.
  [cause] Conheça o trabalho e decida como ajudar.
  [!cause playful pt] Vem dar uma olhada.
  [!cause warm] Venha conhecer.
  [!cause] Veja os detalhes com calma.
  [!cause] Saiba mais.
  [cause] Descubra como ajudar.
  # SHOP_NOW
  [playful pt] Dá uma olhada e escolhe o seu.
  [luxury] Escolha com tempo.
  Veja e escolha o seu.
  [pt] Está na loja, é só escolher.
  [pt-PT] Veja na loja.
  # SIGN_UP
  [course] Garanta a sua vaga.

  [course] Comece pela primeira aula.
  [software] Crie a sua conta e experimente no seu dia a dia.
  [pt] Cadastre-se e experimente.
  [pt-PT] Inscreva-se e experimente.
  Inscreva-se quando quiser.
  # GET_OFFER
  [playful pt] Você merece.
  Escolha o que mais gosta.
  Aproveite quando quiser.
  # ORDER_NOW
  [playful food pt] Já sabe o que fazer.
  [food pt] Escolha o seu e peça.
  [food pt-PT] Escolha o que lhe apetece e encomende.
  [pt] Faça o seu pedido.
  [pt-PT] Faça a sua encomenda.
  [pt] Escolha e peça quando quiser.
  [pt-PT] Escolha e encomende quando quiser.
  # BOOK_TRAVEL
  [warm pt] Venha se hospedar com a gente.
  [warm pt-PT] Venha ficar connosco.
  [playful] Mala pronta? Reserve.
  Escolha as suas datas e reserve.
  Veja as datas livres.
  # CONTACT_US
  [health pt] Agende a sua consulta.
  [health pt-PT] Marque a sua consulta.
  [health] Ligue e encontramos um horário.
  [law] Conte-nos o seu caso.
  [food] Reserve a sua mesa.
  [quote pt] Ligue e conte o que aconteceu.
  [quote pt-PT] Ligue e diga o que se passa.
  [service pt] Agende o seu horário.
  [service pt-PT] Marque o seu dia.
  [service pt] Diga o melhor dia para você.
  [service pt-PT] Diga quando lhe dá jeito.
  [warm] Escreva-nos. Ajudamos com gosto.
  Diga-nos do que precisa.
  Basta uma mensagem.
  # DOWNLOAD
  [pt] Baixe e experimente.
  [pt-PT] Descarregue e experimente.
  Abra uma vez e decida.
  # SUBSCRIBE
  Escolha o seu plano.
  Comece quando quiser.
  # GET_QUOTE
  [warm] Peça o seu orçamento, explicamos tudo.
  Peça o seu orçamento.
  Diga do que precisa e receba um orçamento.
  # APPLY_NOW
  [warm pt] Queremos conhecer você.
  [warm pt-PT] Gostávamos de o conhecer.
  Leia os detalhes e candidate-se.
  [pt] Combina com você? Candidate-se.
  [pt-PT] Tem a ver consigo? Candidate-se.
  # WATCH_MORE
  Veja o vídeo.
  Veja como funciona.
  [playful pt] Aperte o play.
  `,
);
