import { callToActionTypes, hookCategories } from '../../types.ts';
import { angleIds } from '../pack.ts';
import { readSheet } from '../sheet.ts';

/** First sentences in Portuguese. Most lines serve both sides of the ocean; the others say which. */
export const openings = readSheet(
  angleIds,
  `
  # problem-solution: [cause] {people}. A sua ajuda faz a diferença. | [cause] {p}. A sua ajuda faz a diferença. | [playful open pt] {p}? Ninguém merece.
  [playful open pt-PT] {p}? Há melhor. | [warm open pt] {p}? A gente entende. | [warm open pt-PT] {p}? Sabemos como é. | [bold open] {p}? Chega.
  [professional open] {p}? Há uma forma mais simples. | [plain open pt] {p}? Tem solução. | [plain open pt-PT] {p}? Há solução. | [luxury] {p}? Aqui não. | [sober] {p}? | ---
  {p}? | {people}.
  # offer: [playful open pt] {offer}. Bora? | [playful open pt-PT] {offer}. De que está à espera? | [bold open] {offer}. Simples assim. | {offer}.
  # checklist: [playful open] Só a parte boa. | [bold open] Direto ao ponto. | [professional] {name} em resumo. | [pt] {name} em resumo. | [pt-PT] {name} num relance.
  O essencial, em resumo.
  # key-benefit: {b}. {b2}. | {b}.
  # second-problem: [playful open] {p}? Não, obrigado. | [warm open pt] {p}? Está no lugar certo. | [warm open pt-PT] {p}? Está no sítio certo. | [bold open] {p}? Acabou.
  [plain open] {p}? Pode ser de outra forma. | {p}? | {people}.
  # numbers-first: {proof}.
  # audience-fit: Para {audience}: {name}. | {name}, para {audience}. | Para {audience}.
  # feature-spotlight: [playful open pt] {b}. Sim, de verdade. | [playful open pt-PT] {b}. Sim, a sério. | [bold open] {b}. Ponto final. | Bom saber: {b}. | {b}.
  # price-first: {price}.
  # plain-talk: {kind}? É aqui. | --- | {id}. | Em poucas palavras: {name}.
  # question: {kind}? Estamos aqui. | --- | Qual seria a sua primeira pergunta?
  # fit-check: {kind}? É só perguntar. | --- | Será o que procura? | Tem dúvidas? É normal.
  # try-it-yourself: Julgue com os próprios olhos.
  # ask-first: Pergunte antes de decidir.
  # first-step: [pt] O primeiro passo é pequeno: dar uma olhada. | [pt-PT] O primeiro passo é pequeno: dar uma vista de olhos.
  # shortlist: [!cause !funeral !job] Para a sua lista: {label}. | [pt] Está comparando? Aqui vai uma opção. | [pt-PT] Está a comparar? Aqui fica uma opção.
  # own-pace: Sem pressa. Primeiro olhe, depois decida.
  # simple-choice: [pt] Escolher não precisa ser difícil. | [pt-PT] Escolher não tem de ser difícil.
  # invitation: [pt] Entre e dê uma olhada. | [pt-PT] Entre e veja com calma.
  # second-look: Vale a pena olhar de novo: {label}.
  # how-to: Por onde começar? Pelos detalhes.
  # contrarian: Menos promessas, mais detalhes.
  `,
);

/** Portuguese last lines, by call to action; those for a trade or a tone come first. */
export const closers = readSheet(
  callToActionTypes,
  `
  # LEARN_MORE: [cause] Veja o que a sua ajuda faz. | [cause] Conheça o trabalho e decida como ajudar. | [!cause playful pt] Vem dar uma olhada.
  [!cause warm] Venha conhecer. | [!cause] Veja os detalhes. | [!cause] Saiba mais. | [cause] Descubra como ajudar.
  # SHOP_NOW: [playful pt] Dê uma olhada e escolha. | [luxury] Escolha com tempo. | Veja e escolha. | [pt] Está na loja, é só escolher. | [pt-PT] Veja na loja.
  # SIGN_UP: [course] Garanta a sua vaga. | [course] Inscreva-se e comece pela primeira aula. | [software] Crie a sua conta e experimente no seu dia a dia.
  [software pt] Cadastre-se e experimente. | [pt !course] Cadastre-se. | [software pt-PT] Inscreva-se e experimente. | Inscreva-se. | Inscreva-se quando quiser.
  # GET_OFFER: [playful pt] Você merece. | Veja e escolha o que mais gosta. | Veja e aproveite.
  # ORDER_NOW: [playful food pt] Já sabe o que fazer. | [food pt] Escolha o seu e peça. | [food pt-PT] Escolha o que lhe apetece e encomende. | [pt] Faça o seu pedido.
  [pt-PT] Faça a sua encomenda. | [pt] Escolha e peça quando quiser. | [pt-PT] Escolha e encomende quando quiser.
  # BOOK_TRAVEL: [warm pt] Venha se hospedar com a gente. | [warm pt-PT] Venha ficar connosco. | [playful] Mala pronta? Reserve. | Escolha as suas datas e reserve.
  Veja as datas livres.
  # CONTACT_US: [booking !health !law !food pt] Escolha o dia e agende. | [booking !health !law !food pt-PT] Escolha a data e marque.
  [booking !health !law !food] Reserve a data que preferir. | [health pt] Agende a sua consulta. | [health pt-PT] Marque a sua consulta.
  [health] Ligue e encontramos um horário. | [law] Conte-nos o seu caso. | [food] Reserve a sua mesa. | [quote pt] Ligue e conte o que aconteceu.
  [quote pt-PT] Ligue e diga o que se passa. | [service pt] Agende o seu horário. | [service pt-PT] Marque o seu dia. | [service pt] Diga o melhor dia para você.
  [service pt-PT] Diga quando lhe dá jeito. | [warm pt] Fale com a gente. | [warm pt-PT] Escreva-nos. Ajudamos com gosto. | [quote pt] Conte do que você precisa.
  [quote pt-PT] Diga-nos do que precisa. | [course pt] Mande uma mensagem e garanta a sua vaga. | [pt] Mande uma mensagem. | [pt-PT] Escreva-nos.
  [pt] Dúvidas? Mande uma mensagem. | [pt-PT] Dúvidas? Escreva-nos.
  # DOWNLOAD: [pt] Baixe e experimente. | [pt-PT] Descarregue e experimente. | [pt] Baixe o app e decida. | [pt-PT] Descarregue a app e decida.
  # SUBSCRIBE: Escolha o seu plano. | Comece quando quiser.
  # GET_QUOTE: [warm] Peça o seu orçamento, explicamos tudo. | Peça o seu orçamento. | [pt] Conte do que você precisa. | [pt-PT] Diga-nos do que precisa. | Envie os detalhes.
  # APPLY_NOW: [warm pt] Queremos conhecer você. | [warm pt-PT] Gostávamos de o conhecer. | Leia os detalhes e candidate-se. | [pt] Combina com você? Candidate-se.
  [pt-PT] Tem a ver consigo? Candidate-se.
  # WATCH_MORE: Veja o vídeo. | Veja como funciona.
  `,
);

/** Portuguese opening lines by category; those behind a "---" need no facts. */
export const hooks = readSheet(
  hookCategories,
  `
  # fear-loss: [open] {p}. De novo? | [open] {p}? Isso não se resolve sozinho. | [open] Mais uma semana assim? {p}. | [cause] {people}. Olhar para o lado não muda nada.
  [sober !cause] {p}? Vamos conversar. | --- | Escolha apressada, arrependimento certo. | A pergunta que não se faz fica. | Adiar é fácil. Olhar também.
  Não deixe ao acaso: olhe, depois escolha.
  # curiosity: {n}. {n2}. Parece bem? | [pt] Bom saber sobre {brand}: {b}. | [pt-PT] É bom saber: {b}. | [open] Sem letras pequenas, uma boa notícia: {b}.
  Comecemos por aqui: {b2}. | --- | O que está por trás? {label}. | O que perguntaria primeiro? | Como se escolhe quando tudo parece igual? | Para onde olha primeiro?
  # social-proof: {proof}. | Para ver com os próprios olhos: {b}. | [pt] Pode cobrar: {b2}. | [pt-PT] Pode contar com isto: {b2}. | Merece um segundo olhar: {b3}. | ---
  Não acredite só num anúncio. Veja. | A opinião que conta é a sua. | As perguntas difíceis primeiro. | Mostre, pergunte, depois decida.
  # contrarian: [open pt] {p}. Normal? Nem tanto. | [open pt-PT] {p}. Normal? Nem por isso. | [open] Outros anúncios gritam. Este diz: {b}. | Sem grandes promessas. {b2}.
  [open] Sem slogan. {n}. | --- | Mais anúncios? Não. Detalhes. | Mais vale ser claro do que esperto. | Este anúncio não grita. | Prometer é fácil. Explicar é melhor.
  # how-to: Por onde começar? {offer}. | Primeiro passo: {offer}. | Fazemos assim: {c}. | --- | Como escolher sem arrependimento: com calma.
  Como saber se serve: veja os detalhes. | Como comparar bem: ponha os detalhes lado a lado. | Como decidir sem pressão: olhe, pergunte, escolha.
  # trend-jacking: [open] Out: {p}. In: {n}. | [open] Green flag: {n}. | [open !formal] A boa notícia do dia: {n}. | --- | [pt] A aba que pode ficar aberta: {label}.
  [pt-PT] O separador que pode ficar aberto: {label}. | Explicado numa linha: {label}. | Para lembrar: {label}. | Pequeno lembrete: a sua escolha, o seu ritmo.
  # identity: Para {audience}: {b}. | [!cause] {name}, para {audience}. | Para quem repara nos detalhes: {b2}. | --- | Para quem lê as letras pequenas.
  Para quem prefere ver. | Para quem tira as próprias conclusões. | Para quem gosta de respostas claras.
  `,
);
