import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const pt: PhraseTable = {
  trust: `
    que (os|as) _ (escolhem|preferem|recomendam|pedem), (confiam|confia|confiaram|confianca) (em|de|na|no|nos|dos|das|por), de (total|maxima|toda)? confianca,
    (usad*|utilizad*|escolhid*|preferid*|amad*|adorad*|querid*|adotad*|aprovad*|avaliad*) (por|em|pelos|pelas|no|na|pelo|pela|entre), @who ~2 (confiam|escolhem|amam|adoram|preferem|recomendam|usam|utilizam|dizem|aprovam|concordam),
    (junte|juntem|junta|junto) (se|te) (a|ao|aos|as), (faca|fazer) parte (de|da|dos), (client*|usuari*|pacient*) (feliz*|satisfeit*|content*|encantad*|fieis),
    (nossos|nossas|os nossos) (client*|usuari*|pacient*|alun*) ~3 (dizem|amam|recomendam|confiam|adoram|nos|sao|voltam|estao|aprovam), (muitas|muitos|tantas|tantos|cada vez mais|inumer*|divers*|varias|varios) @who,
    (em|por) (todo|toda) (o|a) (pais|brasil|mundo|portugal|europa), no mundo (todo|inteiro), (a escolha|a opcao|o preferido|a preferida|a favorita|o favorito|o queridinho|a queridinha) (de|do|da|dos|das),
    (seus|os seus|teus) concorrentes, pergunte a (qualquer|seus|nossos), queridinh*`,
  popularity: `
    (quem|todo mundo que|todos os que) ~3 (prova|experimenta|vem|provam) ~3 (volta|repete|fica|voltam|apaixona),
    (de que|que) tod* ~5 (falam|fala|querem|adoram), mais (vendid*|popular*|querid*|usad*|escolhid*|baixad*|recomendad*|famos*|procurad*|amad*|premiad*|pedid*|comentad*|bem avaliad*),
    (campeao|campea|sucesso|recorde) de vendas, (best seller*|bestseller*), (todo mundo|toda a gente|todos) (fala|falam|usa|usam|ama|amam|quer|querem|confia*|adora|esta|estao|comenta),
    (a maioria|maioria) d* ~1 @who, (favorit*|preferid*) (de|do|da|dos|das|pelos|pelas), (sucesso|fenomeno|sensacao) (entre|em|no|de|absoluto|total|com), que mais cresce*, mais cresce,
    (descubra|veja|saiba) por que ~2 (@who|todos|tantos|tantas|milhares), por que (tantos|tantas|todos|milhares), esgotad*, (aclamad*|renomad*|consagrad*),
    (quem|onde|o que) ~1 (seus|teus|os seus) (vizinhos|amigos|colegas) (chamam|vao|compram|usam|escolhem), (todo|toda|cada) _ que ~3 (experimenta|prova|testa) ~6 (apaixona*|volta|larga|fica|adora), (quem|todos os que) ~3 (experimenta*|prova*) ~5 (apaixona*|volta*|larga*|adora*)`,
  award: `
    premiad*, premio*, galardoad*, vencedor*, ganhador*, medalha*, (eleit*|votad*|nomead*|indicad*) (como|o|a|melhor|pelo|por), (produto|app|aplicativo|marca) do ano, finalista*, condecorad*, laureado*`,
  evidence: `
    (clinicamente|cientificamente|dermatologicamente|medicamente|comprovadamente), (comprovad*|demonstrad*|certificad*|testad*|validad*|homologad*|atestad*),
    (estudo*|pesquisa*|ciencia|dados|especialistas|cientistas|testes|numeros|estatisticas) ~3 (mostra*|comprova*|prova*|confirma*|revela*|indica*|diz*|apont*|demonstra*|afirmam|falam),
    (segundo|de acordo com) ~2 (estudo*|pesquisa*|especialistas|ciencia|dados), (estudo|ensaio|teste) clinic*, estudos clinicos, eficacia, cientific*, taxa de (sucesso|satisfacao), respaldad*`,
  press: `
    (atores|jogadores|grandes chefs|campeoes), (falou|falaram|escreveu|escreveram) (de|sobre) (nos|a gente), nos (escolheu|escolheram|destacou|citou|indicou), (saimos|aparecemos) (na|no|em) _, (visto|vista|vistos) (na|no|em) (tv|televisao|midia|imprensa|jornal), como visto, (destaque|destacad*|mencionad*|saiu|apareceu) (na|no|em), (a|na) (imprensa|midia), na (tv|televisao), a critica,
    (famosos|celebridades|influenciador*),
    (revista|jornal|gazeta|folha) ~4 (escreveu|escreve|disse|dedicou|destacou|chamou|publicou), (escreveu|escreve|disse|destacou) ~2 (revista|jornal|gazeta), (na|de) capa (da|do)`,
  reviews: `
    (otimas|excelentes|melhores|nossas|boas|leia|veja|incriveis|as) ~2 (avaliacoes|opinioes|resenhas|criticas|depoimentos), (depoimento*|resenha*), (mais bem|melhor|muito bem|bem) avaliad*, cinco estrelas, o que (dizem|nossos|os),
    (casos|historias) de sucesso, (avaliacoes|opinioes) (de|dos|reais|verificadas|positivas)`,
  endorsement: `
    que os (chefs|cozinheiros|veterinarios|medicos|fisioterapeutas|dentistas|profissionais|especialistas) ~1 (servem|usam|escolhem|bebem|compram), os (chefs|cozinheiros|antiquarios|veterinarios|medicos|dentistas|profissionais) ~7 (connosco|conosco|a nos),
    (recomenda*|aconselha*) nos, nos (recomenda*|aconselha*), (advogados|solicitadores|veterinarios|medicos|dentistas|especialistas|nutricionistas|professores|fisioterapeutas|chefs) ~3 (aconselham|indicam|recomendam|escolhem|preferem|usam|confiam), (os|as) _ (aconselham|recomendam|indicam),
    (veterinarios|medicos|dentistas|professores|fisioterapeutas) ~2 (enviam|mandam|encaminham) ~5 (nos|aqui|mim), recomend*,
    (aprovad*|certificad*|desenvolvid*|criad*|formulad*|testad*|indicad*|validad*|atestad*) (por|pelos|pelas|com) ~2 (especialist*|dentist*|medic*|dermatolog*|profission*|cientist*|nutricionist*|expert*),
    (os|nossos)? (especialistas|dentistas|medicos|profissionais) ~2 (recomendam|escolhem|indicam|preferem|usam|confiam|concordam|aprovam), (escolha|preferid*|favorit*|opcao) (dos|das|de) (especialist*|profission*|expert*), selo de (qualidade|aprovacao|confianca|excelencia|recomendacao|certificacao), parceiro oficial,
    fornecedor oficial, referencia (em|no|na|do), (aprovad*|recomendad*|testad*|desenvolvid*) por (especialistas|medicos|dermatologistas|dentistas|nutricionistas|profissionais),
    (chef|chefs|cozinheiro*) ~1 (estrelad*|estrela|michelin|famos*), (selecao|campe*|olimpic*|profissionais) ~3 (treina*|usam|vem|comem|bebem|vestem)`,
  leader: `
    lider*, numero um, (o|a) unic* (app|aplicativo|que|do|no|a|marca), (primeira|primeiro) (marca|escolha|lugar|opcao), sem (igual|rival|comparacao|concorrencia), pioneir*, a frente d*,
    melhor* ~3 (de|do|da|em|no|na) (portugal|lisboa|porto|braga|coimbra|algarve|brasil|rio|paulo|mercado|mundo|pais|setor|cidade|bairro|zona|regiao|europa)`,
  superlative: `
    (o|a|os|as) ~2 mais _ (do|da|de|dos|das) _, nao (ha|encontra*|existe) ~3 (melhor|melhores), (inigualavel*|insuperavel*|imbativel*|incomparavel*|revolucionari*|milagros*|imperdivel*|inigualaveis),
    (o|a|os|as) mais (rapid*|barat*|facil*|simples|avancad*|eficaz*|potente*|complet*|segur*|modern*), de todos os tempos, melhor (que|do que) (nunca|qualquer|os outros|a concorrencia|todos),
    (popular*|famos*|prestigiad*|viral|tendencia), (o|a|os|as|do|da) melhor*, classe mundial`,
  heritage: `
    (segunda|terceira|quarta|quinta) geracao, desde os anos _, desde (ha|sempre), (anos|decadas|geracoes) de (experiencia|tradicao|mercado|historia), ha (muitos|decadas|geracoes), fundad* em, (longa|ampla|solida) experiencia, geracoes, tradicao`,
  free: `
    por nossa conta, oferecid* por nos, (vinho|cafe|bebida|brinde|lanche|sobremesa) oferecid*, (a gente|nos) (paga|pagamos|cobre|cobrimos), pagamos nos,
    gratis, gratuit*, de graca, (frete|envio|entrega|teste|amostra|consulta|aula) (gratis|gratuit*|gratuito|cortesia), sem (custo*|taxa*|mensalidade*|fidelidade|compromisso|cartao|comissao|juros|frete|carencia), desconto*,
    (promocao|promocoes|liquidacao), (oferta*) (especial|limitada|exclusiva|unica|imperdivel|relampago), brinde*, metade do preco, cupom*, sorteio*, melhor preco, preco* (especial|reduzido|promocional), compre (um|1) leve, leve (2|3|dois|tres) pague`,
  guarantee: `
    se nao ~6 (voltamos|devolvemos|refazemos|reembolsamos), se nao ~5 nao paga*,
    se ~9 (a gente|nos)? ~1 (manda|mandamos|envia|enviamos|troca|trocamos|repoe|repomos) ~1 (outr*|nov*), garanti*, garante, dinheiro de volta, (devolv*|reembols*) ~2 dinheiro, reembolso*, devolucao, sem risco*, cancele quando, cancele a qualquer, prometemos, vitalici*, (por|a) nossa conta e risco, nao pagas? nada, (devolvemos|reembolsamos) (te|lhe|o|tudo|a), (o teu|teu|o seu) dinheiro,
    (voltamos|refazemos|repetimos) ~4 (gratis|de graca|sem custo*), (ate o ultimo|cada) (centavo|centimo|euro|real)`,
  urgency: `
    (restam|resta|sobram) ~1 (pouquissim*|pouc*), agenda ~3 (enche|enchendo|cheia|lotada),
    (esta|estao) (acabando|esgotando|a acabar|a esgotar), nao (dura|vai durar) (muito|para sempre), (tempo|vagas|unidades|edicao|oferta|estoque|prazo) limitad*, ultim* (dia*|hora*|chance*|vaga*|unidade*|oportunidade*|semana|peca*), (so|somente|apenas) (hoje|esta|ate|por|restam|este|amanha),
    (restam|resta|sobraram) (poucas|poucos|#|apenas|so|tres), enquanto durar*, (termina*|acaba|acabam|encerra*|expira*) (hoje|amanha|domingo|logo|no domingo|esta (semana|noite)|em (#|poucas|poucos) ~1 (horas|dias)),
    aproveite (agora|ja|antes|hoje|enquanto), nao (perca|fique de fora|deixe), antes que (acabe|seja|suba|termine|esgote), poucas (vagas|unidades|pecas), ate (meia noite|meianoite|domingo|amanha), (vai|vao) acabar,
    (restam|resta|sobraram) ~1 (poucas|poucos|#|apenas|so), (ha|temos) (so|apenas) ~2 (vaga*|lugar*|unidade*|data*|bilhete*), (ha|temos) (poucas|poucos), ultim* (lugar*|bilhete*|kit*),
    (despacha|apressa) te, (oferta|promocao|inscricoes|campanha) ~4 (termina*|acaba*|fecha*|encerra*), (lugares|vagas|bilhetes) ~2 (limitad*|contad*|esgotar*),
    (restam|sobram|ha) ~1 (poucas|poucos|apenas|so|quase) ~2 (vagas|datas|lugares|horarios|unidades), quase nao (ha|restam|sobram), so fazemos ~3 (por dia|por semana)`,
  testimonial: `
    meu (irmao|marido|filho|cachorro|cao|namorado|chefe|pai), minha (irma|sogra|amiga|vizinha|mulher|esposa|filha|mae|namorada), meus filhos, (eu )?(adoro|adorei|amei|recomendo|testei|experimentei), eu (amo|uso|nao|sempre|tentei|era|estava),
    (amamos|adoramos) (@name|isso), minha vida, mudou (a )?minha, meu (favorito|dia a), desde que (comecei|uso), estou (amando|encantad*|apaixonad*)`,
  comparison: `
    (ninguem|nenhum*) ~7 (melhor*|mais (rapid*|barat*|fresc*)), nao (ha|existe|encontra*|vai encontrar|se encontra) ~4 (melhor*|mais|igual), (mais|menos) _ (do)? que (os|as|o|a|qualquer|outr*|nenhum*|ninguem|em qualquer|no super*),
    melhor (do)? que (qualquer|outr*|nenhum*|os|as|a concorrencia), que qualquer (outr*|super*|_)`,
  result: `
    (perde|perdem|perder) o medo, (logo|ja) na primeira (aula|sessao|semana|consulta) ~4 (prometido|garantido|surfa|fala|nada|danca|toca),
    (previne*|evita*|alivia*|acalma*|protege*|reforca*|fortalece*|cura*) ~4 (dor|dores|enxaqueca*|alergia*|asma|eczema|rinite|digestao|flora|intestin*|defesas|imun*|articulac*|postura|circulac*|colesterol|costas|insonia|ansiedade), (adeus|chega de|livre de|acaba com|fim da) ~3 (dor|dores|enxaqueca*|alergia*|rinite|insonia|ansiedade|asma), (rinite|alergia|dor|enxaqueca|insonia|ansiedade) ~3 (embora|desaparece|some|acaba), (nunca mais|adeus) ~6 (processo*|multa*|fiscalizac*|autuac*),
    dorm* (melhor|bem|como), (purifica*|limpa*) ~3 ar, (digestiv*|digere*|digerir), (indolor*|sem dor), (elimina*|mata*) ~3 (bacterias|germes|alergenos|virus|acaros), (dedutiv*|deduzir|abate*) ~3 (imposto*|irs|ir), dedutiv*, (reforca*|melhora*|reduz*|baixa*|cura*|alivia*|acalma*|fortalece*) ~3 (defesas|imun*|colesterol|pressao|digestao|metabolismo|memoria|articulac*|coracao|pele|dor|dores|enxaqueca*),
    emagre* (almocando|comendo|dormindo|sem|rapido|de vez), balanca ~2 (descer|baixar|cair), (vaga|emprego|aprovacao|sucesso) ~1 garantid*,
    (em|apos|depois de|ao fim de) (um|uma|dois|duas|tres|quatro|poucas|poucos|#) ~2 (semana*|mes|meses|aula*|sessao|sessoes|dias) ~7 (param|para|embora|some|somem|desaparec*|passam|fala|falas|toca|tocas|consegue*|sente*|ve),
    (so|apenas|mais que) uma ~1 (lembranca|recordacao), nunca mais ~1 (sent*|tera*|sofre*|vai),
    (adeus|fim|chega) ~4 (dor|dores|rinite|alergia*|insonia|ansiedade|enxaqueca*|coceira|acne|sangramento), (cura|alivia|combate) ~2 (ansiedade|insonia|dor*|alergia*|estresse|stress), (validade|seguranca) juridica, processo* trabalhista*`,
  allow: `
    (do|da) primeir* (ao|a) ultim*, (nao|nunca) ~2 (garant*|garante), recomendamos, a ultima hora, (o|seu|sua) melhor (de voce|versao|momento|dia), melhor (tarde|ainda|assim|idade), muito melhor, da melhor forma,
    (seus|suas|seu|sua) (favorit*|preferid*|opinioes|avaliacoes|clientes|pacientes|melhor*), livre de, gerenci* ~2 avaliacoes, desde (casa|o inicio|ja|o primeiro), na moda, o que eu, (se|quando|como|por que) eu,
    nao perca (tempo|o), devolucao de chamada*, (o|a) melhor (de|e|momento|parte|altura|amig*|forma) (tudo|que|para|do|de|da), mais _ do que nunca`,
};
