import { boastsOf } from '../../guard/claims/phrases/frames.ts';

export const pt = boastsOf(`
  # nobody: ninguem|nenhum|nenhuma|em lado nenhum|em lugar nenhum|nada
  # every: cada|todo|toda
  # everybody: toda a gente|todo mundo|todos|todas|todo|toda|meio|meia|metade|clientes|convidados|visitantes|vizinhos|pessoas|pessoal|galera|pais|maes|criancas|amigos|colegas|quem
  # likes: ja|adora|adoram|ama|amam|fala|falam|jura|juram|volta|voltam|repete|repetem|apaixona|apaixonam|viciado*|vicia|inveja|pergunta|perguntam|faz fila|fazem fila|quer|querem|ja faz|ja fazem|rendeu|renderam|elogia|elogiam|recomenda|recomendam|nosso numero|sabem onde
  # likeUs: sem nos|tanto|tanta|tao|como nos|como a gente|como aqui|como o nosso|como a nossa|como os nossos|como as nossas|tao bem|tao bom|tao boa|chega perto|se compara|igual a nos|nos bate|feito a gente
  # here: na cidade|da cidade|no bairro|do bairro|na zona|da zona|da regiao|na regiao|do pais|no pais|do brasil|de portugal|do mercado|no mercado|do mundo|da costa|da ilha|do estado|do distrito|das redondezas|por perto
  # more: melhor|melhores|menos|mais (rapid*|depressa|barat*|fresc*|facil|faceis|limp*|maci*|saboros*|gostos*|fort*|segur*|simpatic*|bonit*|leve*|saudave*|tempo|fiave*|confiave*|cuidados*|eficaz*|comod*|perto|autentic*|silencios*|em conta|pratic*)
  # than: que|do que|do|da|dos|das|de
  # rivals: qualquer|outro|outra|outros|outras|os demais|resto|concorrencia|concorrentes|supermercado*|nenhum|nenhuma|ninguem|todos|todas|cadeias|redes|grandes marcas|o normal|o habitual|o costume|media|ao lado|industrial*|noutro*|em outro*
  # experts: especialistas|chefs|chefes de cozinha|cozinheiros|veterinarios|medicos|doutores|dentistas|fisioterapeutas|fisios|nutricionistas|parteiras|enfermeiras|enfermeiros|pediatras|dermatologistas|cientistas|psicologos|arquitetos|designers|estilistas|profissionais|peritos|entendidos|conhecedores|pianistas|musicos|atletas|famosos|celebridades|influenciadores|influencers|cirurgioes|farmaceuticos|treinadores|mecanicos|artesaos|sommeliers|baristas|padeiros|criticos|juizes|advogados|contadores|contabilistas|engenheiros|agricultores|jardineiros|criadores|oticos|terapeutas|osteopatas|guias|professores|livreiros|ortopedistas
  # most: (o|a|os|as|nosso|nossa) ~2 mais _ (de|do|da|dos|das|que|em|no|na)|(o|a|os|as) ~1 (melhor|melhores)|unico no genero|sem igual|inesquecive*|inigualave*|como nenhum|como nenhuma|o segredo mais bem guardado
  # never: nunca|jamais|nunca mais|adeus|chega de|acabou|acabaram|ja nao|zero|nenhum|nenhuma
  # forGood: com certeza|de certeza|garantido|nunca mais|mais|para sempre|pra sempre|de uma vez por todas|de vez|para a vida|pra vida|para toda a vida|definitivamente|finalmente
  # soon: desde o primeiro|desde a primeira|logo na primeira|logo no primeiro|ja na primeira|ja no primeiro|na primeira|depois de uma|depois de um|apos uma|apos um|num instante|em pouco tempo|em poucas|em poucos|numa questao|da noite para o dia|na hora|imediatamente|sempre|toda vez|cada vez|de primeira|a primeira|ate o natal|ate ao natal|ate o verao|em um mes|num mes|numa semana|em uma semana|a proxima|o proximo
  # youWill: saira|sairas|ficara|nao te|nao vai|voce vai|voces vao|vai|vais|vao|sera|seras|podera|tera|teras|vera|sabera|falara|dancara|tocara|dormira|ganhara|conosco|connosco|com a gente|aqui o seu|aqui a sua|seu ~2 vai|sua ~2 vai
  # result: sem um|sem uma|sem nenhum|sem nenhuma|sozinho|sozinha|melhor|sorrir|sorri|lagrimas|passar|passa|passas|aprovado|falar|fala|fluente|nadar|nada|correr|dancar|danca|cantar|tocar|toca|dormir|dorme|dormes|ganhar|ganha|faturar|poupar|poupas|economizar|economiza|vender|vende|dobrar|duplicar|crescer|cresce|aprender|aprende|dominar|domina|sentir|sente|desaparece|desaparecem|sumir|some|esquecer|esquece|dor|dores|estresse|stress|confianca|medo|feliz|tranquilo|em forma|forte|saudavel|saude|magro|jovem|notas|nota|positiva|agradece|agradecer|agradecera|curado|perfeito|perfeita|orgulhoso|sucesso|impecavel|sem falhas|viciado|amar|adorar|apaixonar|surfa|surfar
  # body: sono|pele|costas|coluna|intestino|estomago|articulacoes|joelhos|imunidade|imunologico|imunitario|defesas|estresse|stress|humor|digestao|postura|energia|cerebro|concentracao|dores de cabeca|circulacao|pressao|tensao|musculos|coracao|mente|nervos|ansiedade|saude|microbiota|metabolismo|dentes|cabelo|olhos|gripe|constipacoes|hormonas|hormonios|flora|corpo
  # betters: faz bem|fazem bem|bom para|boa para|melhora*|melhor|reforca*|fortalece*|alivia*|acalma*|previne*|reduz*|baixa*|menos|profund*|cura*|agradece*|protege*|desintoxica*|elimina*|adeus|tira|combate*|cuida
  # scarce: voam|esgota|esgotam|esgotado|esgotados|esgotada|esgotadas|enche|enchem|quase cheio|quase cheia|quase cheios|quase lotado|quase lotada|lotado|lotada|restam poucas|restam poucos|resta pouco|sobram poucas|sobram poucos|quase nao ha|quase nao tem|quase nao sobram|ultimas vagas|ultimos lugares|ultimas unidades|ultimas|ultimos dias|poucas vagas|poucos lugares|pouquissim*|vagas limitadas|lugares limitados|lista de espera|enquanto durar|enquanto durarem|por ordem de chegada|nao dura|nao duram|acabam rapido|acaba rapido|acabam depressa|somem rapido
  # hurry: corra|corre|despacha te|despache se|apresse se|apressa te|nao espere|nao esperes|nao deixe para|nao deixes para|nao perca|nao percas|nao fique de fora|antes que|agora ou nunca|so hoje|hoje apenas|ultima oportunidade|ultima chance|garanta ja|garanta o seu antes|aproveite antes|sem a sua|sem a tua
  # ifNot: se|nao gostou|nao gostar|nao ficou|caso
  # mends: (devolvemos|trocamos|substituimos|repetimos|refazemos|voltamos|pagamos|oferecemos|mandamos|enviamos|consertamos|reembolsamos|damos)|a gente (paga|troca|refaz|volta|devolve|manda|faz|conserta)|por nossa conta|por conta da casa|gratis|de graca|sem custo*|nao paga|nao pagas|nao paga nada|reembols*|e gratis|e por nossa
  # qualified: autorizad*|certificado|diploma|diplomad*|credenciad*|certificad*|acreditad*|homologad*
  # noOther: como ninguem|nenhum outro|nenhuma outra|ninguem mais
  # neverAgain: como nov*|nunca mais|nao ~2 voltara*|sem (um|uma) (so|unic*)|melhor que nov*
  # found: mostrou que|comprovou|comprovaram|provou que|demonstrou
  # others: nas outras|nos outros|outras lojas|noutros sitios|noutras lojas|em outros lugares|em outro lugar|noutro lado
  # the: o|a|os|as
  # of: de|do|da
`);
