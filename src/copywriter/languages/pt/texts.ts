import { readTexts } from '../sheet.ts';

/** Where a line says "você"; whoever says "tu" gets lines that address nobody. */
const saysVoce =
  /(?<!\p{L})(?:você|sua?|lhe|consigo|vej[ao]|saiba|envie|escreva|peça|pergunte|inscreva|conheça|descubra|leia|decida|diga|dê|faça|encomende|reserve|conte|baixe|descarregue|assine|subscreva|candidate|aproveite|tire|julgue|comece|informe|olhe|continue|permita|procura|está|conhece|sabe|tem)(?!\p{L})/iu;

/** Portuguese. Most lines serve both sides of the ocean; the others say which. */
export const texts = readTexts(
  `
  # identity.named: {name}: {what}
  # identity.forWhom: {name} para {audience}
  # figures.price: Preço: {figure}
  # figures.rating: Avaliação: {figure}
  # openings.problem-solution: [cause] {people}. A sua ajuda faz a diferença. | [playful open pt] {p}? Sabemos como é. | [playful open pt-PT] {p}? Sabemos como é. | [warm open] {p}? Há uma boa notícia.
  [bold open pt] {p}. Parece familiar? | [bold open pt-PT] {p}. Soa-lhe familiar? | [professional open pt-PT] {p}? Aqui fica uma resposta. | [professional open pt] {p}? Temos uma resposta. | [luxury open] {p}? Permita-nos uma sugestão.
  [plain open] {p}? Aqui vai uma ideia. | --- | {p}? | {people}.
  # openings.offer: [plain open] Para começar: {offer}. | [playful open pt] {offer}. Bora? | [playful open pt-PT] {offer}. De que está à espera?
  [bold open] {offer}. Simples assim. | {offer}.
  # openings.checklist: [playful open] Só a parte boa. | [bold open] Direto ao ponto. | [professional] {brand} em resumo. | [pt] {brand} em resumo. | [pt-PT] {brand} num relance. | O essencial, em resumo.
  # openings.key-benefit: {brand}: {own}. | {id}. {b}. | {b}.
  # openings.second-problem: [bold open pt] {p}? Continue lendo. | [bold open pt-PT] {p}? Continue a ler. | [open !bold] {p}. Conhece a situação? | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Para {audience}: {name}. | {name}, para {audience}. | Para {audience}.
  # openings.feature-spotlight: [playful open pt] Psiu: {b}. | [playful open pt-PT] Psst: {b}. | [bold open pt] Fato: {b}. | [bold open pt-PT] Facto: {b}. | Bom saber: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | Em poucas palavras: {name}.
  # openings.question: Todas as perguntas são bem-vindas.
  # openings.fit-check: Será o que procura? | Tem dúvidas? É normal.
  # openings.try-it-yourself: Julgue com os próprios olhos.
  # openings.ask-first: Pergunte antes de decidir.
  # openings.first-step: [pt] O primeiro passo é pequeno: dar uma olhada. | [pt-PT] O primeiro passo é pequeno: dar uma vista de olhos.
  # openings.shortlist: [!cause !funeral !job] Para a sua lista: {line}. | [pt] Está comparando? Aqui vai uma opção. | [pt-PT] Está a comparar? Aqui fica uma opção.
  # openings.own-pace: Sem pressa. Primeiro olhe, depois decida.
  # openings.simple-choice: [pt] Escolher não precisa ser difícil. | [pt-PT] Escolher não tem de ser difícil.
  # openings.invitation: [health] Pergunte com calma. | [law] Tudo começa com uma conversa. | [money] Tudo começa com uma pergunta. | Um convite para ver de perto.
  # openings.second-look: Vale a pena olhar de novo: {line}.
  # openings.how-to: Por onde começar? Pelos detalhes.
  # openings.contrarian: Menos promessas, mais detalhes.
  # closers.LEARN_MORE: [other] Mais informações aqui. | [other] Todos os detalhes aqui. | [cause] Descubra como ajudar. | [cause] Conheça o trabalho e decida como ajudar. | [job] Leia em que consiste. | [software] Veja como funciona. | [health] Leia os detalhes e pergunte.
  [money] Pergunte como seria no seu caso. | [quote] Diga-nos do que precisa. | [playful pt] Dê só uma olhada. | [playful pt-PT] Dê uma vista de olhos. | [warm] Veja com calma.
  [luxury] Veja de perto, com tempo. | Veja os detalhes. | Saiba mais. | Dúvidas? Pergunte.
  # closers.SHOP_NOW: [other] Mais informações aqui. | [other] Todos os detalhes aqui. | [playful pt] Dê só uma olhada. | [playful pt-PT] Dê uma vista de olhos. | [warm] Veja com calma. | [luxury] Veja de perto, com tempo. | Veja os detalhes. | Saiba mais. | Veja de perto.
  # closers.SIGN_UP: [other] Inscrições aqui. | [other] Os detalhes e as inscrições, aqui. | Inscreva-se. | Inscreva-se aqui. | Dúvidas? Pergunte primeiro, depois inscreva-se.
  # closers.GET_OFFER: [other] Mais informações aqui. | [other] Todos os detalhes aqui. | [playful pt] Dê só uma olhada. | [playful pt-PT] Dê uma vista de olhos. | Veja a oferta. | Veja e aproveite. | Saiba mais.
  # closers.ORDER_NOW: [other pt] Pedidos aqui. | [other pt-PT] Encomendas aqui. | [playful food] Já sabe o que fazer. | [pt] Faça o seu pedido. | [pt-PT] Faça a sua encomenda. | [pt] Peça aqui. | [pt-PT] Encomende aqui.
  [pt] Veja os detalhes e peça. | [pt-PT] Veja os detalhes e encomende.
  # closers.BOOK_TRAVEL: [other] Reservas aqui. | [other] Os detalhes e as reservas, aqui. | Reserve aqui. | Veja os detalhes e reserve. | Dúvidas? Pergunte primeiro, depois reserve.
  # closers.CONTACT_US: [self !other] Envie uma mensagem. | [other booking pt-PT] Marcações e informações aqui. | [other booking pt] Agendamentos e informações aqui. | [other] Mais informações aqui. | [law] Conte-nos o seu caso. | [quote] Diga-nos do que precisa.
  [warm pt-PT] Envie uma mensagem. Ajudamos com gosto. | Envie uma mensagem. | Escreva-nos. | Peça mais informações. | Dúvidas? Pergunte.
  # closers.DOWNLOAD: [other] O download está aqui. | [pt] Baixe e dê uma olhada. | [pt-PT] Descarregue e veja com calma. | [pt] Baixe aqui. | [pt-PT] Descarregue aqui. | [pt] Veja os detalhes e baixe.
  [pt-PT] Veja os detalhes e descarregue.
  # closers.SUBSCRIBE: [other pt] Assinaturas aqui. | [other pt-PT] Subscrições aqui. | [pt] Assine aqui. | [pt-PT] Subscreva aqui. | [pt] Conheça e assine. | [pt-PT] Conheça e subscreva. | [pt] Veja os detalhes e assine. | [pt-PT] Veja os detalhes e subscreva.
  # closers.GET_QUOTE: [self !other] Envie uma mensagem. | [other] Orçamentos e informações aqui. | [other] Mais informações aqui. | [warm pt-PT] Peça o seu orçamento. Ajudamos com gosto. | Peça o seu orçamento. | Envie os detalhes. | Peça mais informações. | Dúvidas? Pergunte.
  # closers.APPLY_NOW: [other] Os detalhes e as candidaturas, aqui. | [warm pt] Queremos conhecer você. | [warm pt-PT] Gostávamos de ler a sua candidatura. | Leia os detalhes e candidate-se. | [pt] Combina com você? Candidate-se.
  [pt-PT] Tem a ver consigo? Candidate-se. | Dúvidas? Pergunte primeiro, depois candidate-se.
  # closers.WATCH_MORE: Veja o vídeo. | O resto está no vídeo. | Dê play e veja.
  # hooks.fear-loss: [open pt] {p}. Lembra alguma coisa? | [open pt-PT] {p}. Lembra-lhe alguma coisa? | [open] Talvez já conheça isto: {p}. | [!cause] {p}? Vamos conversar.
  [cause] {people}. Olhar para o lado não muda nada. | [sober !cause] {p}? Perguntar é o primeiro passo. | --- | Escolha apressada, arrependimento certo. | A pergunta que não se faz fica.
  Adiar é fácil. Olhar também. | Melhor olhar antes de escolher.
  # hooks.curiosity: {n}. {n2}. Parece bem? | [pt] Bom saber sobre {brand}: {own}. | [pt-PT] É bom saber: {b}. | [open] Sem letras pequenas, uma boa notícia: {b}. | Comecemos por aqui: {b2}. | ---
  O que está por trás? {label}. | O que perguntaria primeiro? | Como se escolhe quando tudo parece igual? | Para onde olha primeiro?
  # hooks.social-proof: {proof}. | Para ver com os próprios olhos: {b}. | O que conta: {b2}. | Merece um segundo olhar: {b3}. | --- | Não acredite só num anúncio. Veja. | A opinião que conta é a sua.
  As perguntas difíceis primeiro. | Mostre, pergunte, depois decida.
  # hooks.contrarian: [open] Outros anúncios gritam. Este diz: {b}. | Sem grandes promessas. {b2}. | [open] Sem slogan. {n}. | --- | Mais anúncios? Não. Detalhes. | Mais vale ser claro do que esperto.
  Este anúncio não grita. | Prometer é fácil. Explicar é melhor.
  # hooks.how-to: Antes de decidir: {offer}. | Um bom começo: {b2}. | Vale saber: {c}. | --- | [quote] Como começa: diz do que precisa. | [service] Como começa: diz do que precisa.
  Como escolher sem arrependimento: com calma. | Como saber se serve: veja os detalhes. | Como comparar bem: ponha os detalhes lado a lado. | Como decidir sem pressão: olhe, pergunte, escolha.
  # hooks.trend-jacking: [open] Green flag: {n}. | [open] Para guardar: {b}. | [open !formal] A boa notícia do dia: {n}. | --- | Para ter em mente: {label}. | Explicado numa linha: {label}.
  Para lembrar: {label}. | Pequeno lembrete: a sua escolha, o seu ritmo.
  # hooks.identity: Para {audience}: {b}. | [!cause] {name}, para {audience}. | Para quem repara nos detalhes: {b2}. | --- | Para quem lê as letras pequenas. | Para quem prefere ver.
  Para quem tira as próprias conclusões. | Para quem gosta de respostas claras.
  # headlines: {n} | {offer} | {b} | {what} | {brand} | {price} | {b2} | Para {audience} | {head} | ---
  [cause] Como ajudar | O essencial, em resumo | Em poucas palavras | O que convém saber | Aqui estão os detalhes
  --- | Veja o essencial | Pergunte o que quiser | Vale a pena ver | Veja, depois decida | Veja de perto | Tire as suas conclusões | [pt-PT] Julgue por si
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Para {audience} | {what} | {label} | --- | Veja os detalhes | [other] Todos os detalhes | [other] Mais informações
  Mais informações
`,
  saysVoce,
);
