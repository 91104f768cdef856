import { readTexts } from '../sheet.ts';

/** Portuguese. Most lines serve both sides of the ocean; the others say which. */
export const texts = readTexts(`
  # identity.named: {name}: {what}
  # identity.isA: {name} é {what}
  # identity.forWhom: {name} para {audience}
  # identity.bare: {name}
  # figures.price: Preço: {figure}
  # figures.rating: Avaliação: {figure}
  # openings.problem-solution: [cause] {people}. A sua ajuda faz a diferença. | [cause] {p}. A sua ajuda faz a diferença. | [playful open pt] {p}? Ninguém merece.
  [playful open pt-PT] {p}? Há melhor. | [warm open pt] {p}? A gente entende. | [warm open pt-PT] {p}? Sabemos como é. | [bold open] {p}? Chega. | [professional open] {p}? Há uma forma mais simples.
  [plain open pt] {p}? Tem solução. | [plain open pt-PT] {p}? Há solução. | [luxury] {p}? Aqui não. | [sober] {p}? | --- | {p}? | {people}.
  # openings.offer: [warm open] Boa notícia: {saving}. | [plain open] Para começar: {offer}. | [playful open pt] {offer}. Bora? | [playful open pt-PT] {offer}. De que está à espera?
  [bold open] {offer}. Simples assim. | {offer}.
  # openings.checklist: [plain venue] O que há. | [plain course] O que esperar. | [plain travel] O que esperar. | [plain software] O que faz. | [plain app] O que há dentro.
  [plain service] Como trabalhamos. | [plain quote] Como trabalhamos. | [health] Bom saber antes. | [law] Como funciona. | [money] Como funciona. | [playful open] Só a parte boa.
  [bold open] Direto ao ponto. | [professional] {name} em resumo. | [pt] {name} em resumo. | [pt-PT] {name} num relance. | O essencial, em resumo.
  # openings.key-benefit: {b}. {b2}. | {b}.
  # openings.second-problem: [playful open] {p}? Não, obrigado. | [warm open pt] {p}? Está no lugar certo. | [warm open pt-PT] {p}? Está no sítio certo. | [bold open] {p}? Acabou.
  [plain open] {p}? Pode ser de outra forma. | {p}? | {people}.
  # openings.numbers-first: {proof}.
  # openings.audience-fit: Para {audience}: {name}. | {name}, para {audience}. | Para {audience}.
  # openings.feature-spotlight: [playful open pt] {b}. Sim, de verdade. | [playful open pt-PT] {b}. Sim, a sério. | [bold open] {b}. Ponto final. | Bom saber: {b}. | {b}.
  # openings.price-first: {price}.
  # openings.plain-talk: {id}. | Em poucas palavras: {name}.
  # openings.question: Qual seria a sua primeira pergunta?
  # openings.fit-check: Será o que procura? | Tem dúvidas? É normal.
  # openings.try-it-yourself: Julgue com os próprios olhos.
  # openings.ask-first: Pergunte antes de decidir.
  # openings.first-step: [pt] O primeiro passo é pequeno: dar uma olhada. | [pt-PT] O primeiro passo é pequeno: dar uma vista de olhos.
  # openings.shortlist: [!cause !funeral !job] Para a sua lista: {label}. | [pt] Está comparando? Aqui vai uma opção. | [pt-PT] Está a comparar? Aqui fica uma opção.
  # openings.own-pace: Sem pressa. Primeiro olhe, depois decida.
  # openings.simple-choice: [pt] Escolher não precisa ser difícil. | [pt-PT] Escolher não tem de ser difícil.
  # openings.invitation: [venue pt] Bateu a fome? | [venue pt-PT] Há fome? | [travel] Mala pronta? | [course pt] Venha do seu jeito. | [quote] Algo por fazer? | [service] Uma coisa a menos na sua lista.
  [health] Pergunte com calma. | [law] Tudo começa com uma conversa. | [money] Tudo começa com uma pergunta. | [pt] Entre e dê uma olhada. | [pt-PT] Entre e veja com calma.
  # openings.second-look: Vale a pena olhar de novo: {label}.
  # openings.how-to: Por onde começar? Pelos detalhes.
  # openings.contrarian: Menos promessas, mais detalhes.
  # closers.LEARN_MORE: [venue] Venha com fome. | [quote pt] Conte do que você precisa. | [quote pt-PT] Diga-nos do que precisa.
  [service pt] Mande uma mensagem ou ligue. | [service pt-PT] Escreva-nos ou ligue. | [health] Leia os detalhes e pergunte. | [law] Peça uma primeira conversa.
  [money] Pergunte como seria no seu caso. | [course] Veja como é. | [software] Veja como funciona. | [travel] Veja o lugar e as datas. | [job] Leia em que consiste.
  [cause] Veja o que a sua ajuda faz. | [cause] Conheça o trabalho e decida como ajudar. | [!cause playful pt] Vem dar uma olhada. | [!cause warm] Venha conhecer. | [!cause] Veja os detalhes.
  [!cause] Saiba mais. | [cause] Descubra como ajudar.
  # closers.SHOP_NOW: [playful pt] Dê uma olhada e escolha. | [luxury] Escolha com tempo. | Veja e escolha. | [pt] Está na loja, é só escolher. | [pt-PT] Veja na loja.
  # closers.SIGN_UP: [course] Garanta a sua vaga. | [course] Inscreva-se e comece pela primeira aula. | [software] Crie a sua conta e experimente no seu dia a dia. | [software pt] Cadastre-se e experimente.
  [pt !course] Cadastre-se. | [software pt-PT] Inscreva-se e experimente. | Inscreva-se. | Inscreva-se quando quiser.
  # closers.GET_OFFER: [playful pt] Você merece. | Veja e escolha o que mais gosta. | Veja e aproveite.
  # closers.ORDER_NOW: [playful food pt] Já sabe o que fazer. | [food pt] Escolha o seu e peça. | [food pt-PT] Escolha o que lhe apetece e encomende. | [pt] Faça o seu pedido. | [pt-PT] Faça a sua encomenda.
  [pt] Escolha e peça quando quiser. | [pt-PT] Escolha e encomende quando quiser.
  # closers.BOOK_TRAVEL: [warm pt] Venha se hospedar com a gente. | [warm pt-PT] Venha ficar connosco. | [playful] Mala pronta? Reserve. | Escolha as suas datas e reserve. | Veja as datas livres.
  # closers.CONTACT_US: [booking !health !law !food pt] Escolha o dia e agende. | [booking !health !law !food pt-PT] Escolha a data e marque. | [booking !health !law !food] Reserve a data que preferir.
  [health pt] Agende a sua consulta. | [health pt-PT] Marque a sua consulta. | [health] Ligue e encontramos um horário. | [law] Conte-nos o seu caso. | [venue] Reserve a sua mesa.
  [quote pt] Ligue e conte o que aconteceu. | [quote pt-PT] Ligue e diga o que se passa. | [service pt] Agende o seu horário. | [service pt-PT] Marque o seu dia.
  [service pt] Diga o melhor dia para você. | [service pt-PT] Diga quando lhe dá jeito. | [warm pt] Fale com a gente. | [warm pt-PT] Escreva-nos. Ajudamos com gosto.
  [quote pt] Conte do que você precisa. | [quote pt-PT] Diga-nos do que precisa. | [course pt] Mande uma mensagem e garanta a sua vaga. | [pt] Mande uma mensagem. | [pt-PT] Escreva-nos.
  [pt] Dúvidas? Mande uma mensagem. | [pt-PT] Dúvidas? Escreva-nos.
  # closers.DOWNLOAD: [pt] Baixe e experimente. | [pt-PT] Descarregue e experimente. | [pt] Baixe o app e decida. | [pt-PT] Descarregue a app e decida.
  # closers.SUBSCRIBE: Escolha o seu plano. | Comece quando quiser.
  # closers.GET_QUOTE: [warm] Peça o seu orçamento, explicamos tudo. | Peça o seu orçamento. | [pt] Conte do que você precisa. | [pt-PT] Diga-nos do que precisa. | Envie os detalhes.
  # closers.APPLY_NOW: [warm pt] Queremos conhecer você. | [warm pt-PT] Gostávamos de o conhecer. | Leia os detalhes e candidate-se. | [pt] Combina com você? Candidate-se.
  [pt-PT] Tem a ver consigo? Candidate-se.
  # closers.WATCH_MORE: Veja o vídeo. | Veja como funciona.
  # hooks.fear-loss: [open] {p}. De novo? | [open] {p}? Isso não se resolve sozinho. | [open] Mais uma semana assim? {p}. | [cause] {people}. Olhar para o lado não muda nada.
  [sober !cause] {p}? Vamos conversar. | --- | [venue] Mais um jantar sem ideias? | [quote] O que é pequeno cresce enquanto espera. | [service] Ainda está na sua lista?
  [course] Um dia não é um dia da semana. | [travel pt] As férias não se planejam sozinhas. | [travel pt-PT] As férias não se planeiam sozinhas. | [money] Por onde começar? Por uma pergunta.
  [law] Dúvidas? Pergunte primeiro. | --- | Escolha apressada, arrependimento certo. | A pergunta que não se faz fica. | Adiar é fácil. Olhar também. | Não deixe ao acaso: olhe, depois escolha.
  # hooks.curiosity: {n}. {n2}. Parece bem? | [pt] Bom saber sobre {brand}: {b}. | [pt-PT] É bom saber: {b}. | [open] Sem letras pequenas, uma boa notícia: {b}. | Comecemos por aqui: {b2}. | ---
  [venue pt] O que dá vontade de comer? | [venue pt-PT] O que lhe apetece? | [travel] Para onde vamos? | [course] O que gostaria de aprender? | [quote pt] O que precisa ser feito?
  [quote pt-PT] O que é preciso fazer? | [service] O que tiramos da sua lista? | [software] O que faria primeiro com ele? | [health] O que gostaria de perguntar? | [law] O que gostaria de esclarecer?
  [money] O que gostaria de entender melhor? | --- | O que está por trás? {label}. | O que perguntaria primeiro? | Como se escolhe quando tudo parece igual? | Para onde olha primeiro?
  # hooks.social-proof: {proof}. | Para ver com os próprios olhos: {b}. | [pt] Pode cobrar: {b2}. | [pt-PT] Pode contar com isto: {b2}. | Merece um segundo olhar: {b3}. | ---
  Não acredite só num anúncio. Veja. | A opinião que conta é a sua. | As perguntas difíceis primeiro. | Mostre, pergunte, depois decida.
  # hooks.contrarian: [open pt] {p}. Normal? Nem tanto. | [open pt-PT] {p}. Normal? Nem por isso. | [open] Outros anúncios gritam. Este diz: {b}. | Sem grandes promessas. {b2}. | [open] Sem slogan. {n}.
  --- | [venue] Não cozinhar hoje também é um plano. | [travel] Até uma pequena mudança de ares conta. | [course] Não é preciso saber antes de começar. | [quote pt] Nem tudo precisa ficar com você.
  [quote pt-PT] Nem tudo tem de ficar para si. | [service pt] Nem tudo precisa ficar com você. | [service pt-PT] Nem tudo tem de ser consigo. | --- | Mais anúncios? Não. Detalhes.
  Mais vale ser claro do que esperto. | Este anúncio não grita. | Prometer é fácil. Explicar é melhor.
  # hooks.how-to: Por onde começar? {offer}. | Primeiro passo: {offer}. | Fazemos assim: {c}. | --- | [venue] Como simplificar o jantar: escolher, pedir, sentar.
  [travel] Como preparar uma viagem: primeiro as datas, depois o resto. | [course] Como começar: vir, experimentar, perguntar. | [quote] Como começa: diz do que precisa.
  [service] Como funciona: diga do que precisa e escolha quando. | [software] Como saber: experimente com uma tarefa real. | --- | Como escolher sem arrependimento: com calma.
  Como saber se serve: veja os detalhes. | Como comparar bem: ponha os detalhes lado a lado. | Como decidir sem pressão: olhe, pergunte, escolha.
  # hooks.trend-jacking: [open] Out: {p}. In: {n}. | [open] Green flag: {n}. | [open !formal] A boa notícia do dia: {n}. | --- | [venue] O plano de hoje: {label}. | [course] Para a agenda: {label}. | ---
  [pt] A aba que pode ficar aberta: {label}. | [pt-PT] O separador que pode ficar aberto: {label}. | Explicado numa linha: {label}. | Para lembrar: {label}.
  Pequeno lembrete: a sua escolha, o seu ritmo.
  # hooks.identity: Para {audience}: {b}. | [!cause] {name}, para {audience}. | Para quem repara nos detalhes: {b2}. | --- | [venue] Para quem já pensa na comida. | [travel] Para quem já tem a mala pronta.
  [course pt] Para quem aprende fazendo. | [course pt-PT] Para quem aprende a fazer. | [quote] Para quem tem uma lista de tarefas. | [service] Para quem tem a agenda cheia.
  [money] Para quem quer ver os números. | --- | Para quem lê as letras pequenas. | Para quem prefere ver. | Para quem tira as próprias conclusões. | Para quem gosta de respostas claras.
  # headlines: {n} | {offer} | {b} | {brand}: {n} | {what} | {brand} | {price} | {b2} | Para {audience} | {label} | ---
  [cause] Como ajudar | Veja de perto | Tire as suas conclusões | Julgue por si | Veja, depois decida
  Com todos os detalhes | Veja o essencial | Pergunte o que quiser | Comece pelos detalhes | Aqui estão os detalhes
  Vale a pena ver | Para conhecer | O essencial, em resumo
  # descriptions: {offer} | {price} | {term} | {n} | {b2} | {b} | Para {audience} | {what} | {label} | --- | Veja os detalhes
  Veja de perto | Informe-se primeiro
`);
