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
  [!cause] Veja os detalhes.
  [!cause] Saiba mais.
  [cause] Descubra como ajudar.
  # SHOP_NOW
  [playful pt] Dê uma olhada e escolha.
  [luxury] Escolha com tempo.
  Veja e escolha.
  [pt] Está na loja, é só escolher.
  [pt-PT] Veja na loja.
  # SIGN_UP
  [course] Garanta a sua vaga.
  [course] Inscreva-se e comece pela primeira aula.
  [software] Crie a sua conta e experimente no seu dia a dia.
  [software pt] Cadastre-se e experimente.
  [pt !course] Cadastre-se.
  [software pt-PT] Inscreva-se e experimente.
  Inscreva-se.
  Inscreva-se quando quiser.
  # GET_OFFER
  [playful pt] Você merece.
  Veja e escolha o que mais gosta.
  Veja e aproveite.
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
  [booking !health !law !food pt] Escolha o dia e agende.
  [booking !health !law !food pt-PT] Escolha a data e marque.
  [booking !health !law !food] Reserve a data que preferir.
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
  [warm pt] Fale com a gente.
  [warm pt-PT] Escreva-nos. Ajudamos com gosto.
  [quote pt] Conte do que você precisa.
  [quote pt-PT] Diga-nos do que precisa.
  [course pt] Mande uma mensagem e garanta a sua vaga.
  [pt] Mande uma mensagem.
  [pt-PT] Escreva-nos.
  [pt] Dúvidas? Mande uma mensagem.
  [pt-PT] Dúvidas? Escreva-nos.
  # DOWNLOAD
  [pt] Baixe e experimente.
  [pt-PT] Descarregue e experimente.
  [pt] Baixe o app e decida.
  [pt-PT] Descarregue a app e decida.
  # SUBSCRIBE
  Escolha o seu plano.
  Comece quando quiser.
  # GET_QUOTE
  [warm] Peça o seu orçamento, explicamos tudo.
  Peça o seu orçamento.
  [pt] Conte do que você precisa.
  [pt-PT] Diga-nos do que precisa.
  Envie os detalhes.
  # APPLY_NOW
  [warm pt] Queremos conhecer você.
  [warm pt-PT] Gostávamos de o conhecer.
  Leia os detalhes e candidate-se.
  [pt] Combina com você? Candidate-se.
  [pt-PT] Tem a ver consigo? Candidate-se.
  # WATCH_MORE
  Veja o vídeo.
  Veja como funciona.
  `,
);
