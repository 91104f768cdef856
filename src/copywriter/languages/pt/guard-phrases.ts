import type { PhraseTable } from '../../guard/claims/phrases/table.ts';

export const pt: PhraseTable = {
  trust: `
    que (os|as) _ (escolhem|preferem|recomendam|pedem), (confiam|confia|confiaram|confianca) (em|de|na|no|nos|dos|das|por), de (total|maxima|toda)? confianca,
    (usad*|utilizad*|escolhid*|preferid*|amad*|adorad*|querid*|adotad*|aprovad*|avaliad*) (por|em|pelos|pelas|no|na|pelo|pela|entre), @who ~2 (confiam|escolhem|amam|adoram|preferem|recomendam|usam|utilizam|dizem|aprovam|concordam),
    (client*|usuari*|pacient*) (feliz*|satisfeit*|content*|encantad*|fieis), (em|por) (todo|toda) (o|a) (pais|brasil|mundo|portugal|europa),
    (a escolha|a opcao|o preferido|a preferida|a favorita|o favorito|o queridinho|a queridinha) (de|do|da|dos|das), queridinh*`,
  popularity: `
    (de que|que) tod* ~5 (falam|fala|querem|adoram), mais (vendid*|popular*|querid*|usad*|escolhid*|baixad*|recomendad*|famos*|procurad*|amad*|premiad*|pedid*|comentad*|bem avaliad*),
    (todo mundo|toda a gente|todos) (fala|falam|usa|usam|ama|amam|quer|querem|confia*|adora|esta|estao|comenta), (favorit*|preferid*) (de|do|da|dos|das|pelos|pelas), esgotad*, (aclamad*|renomad*|consagrad*),
    (todo|toda|cada) _ que ~3 (experimenta|prova|testa) ~6 (apaixona*|volta|larga|fica|adora)`,
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
    (recomenda*|aconselha*) nos, nos (recomenda*|aconselha*), (advogados|solicitadores|veterinarios|medicos|dentistas|especialistas|nutricionistas|professores|fisioterapeutas|chefs) ~3 (aconselham|indicam|recomendam|escolhem|preferem|usam|confiam), (os|as) _ (aconselham|recomendam|indicam), recomend*,
    (aprovad*|certificad*|desenvolvid*|criad*|formulad*|testad*|indicad*|validad*|atestad*) (por|pelos|pelas|com) ~2 (especialist*|dentist*|medic*|dermatolog*|profission*|cientist*|nutricionist*|expert*),
    (os|nossos)? (especialistas|dentistas|medicos|profissionais) ~2 (recomendam|escolhem|indicam|preferem|usam|confiam|concordam|aprovam), (escolha|preferid*|favorit*|opcao) (dos|das|de) (especialist*|profission*|expert*),
    (aprovad*|recomendad*|testad*|desenvolvid*) por (especialistas|medicos|dermatologistas|dentistas|nutricionistas|profissionais)`,
  leader: `
    lider*, numero um, a frente d*, melhor* ~3 (de|do|da|em|no|na) (portugal|lisboa|porto|braga|coimbra|algarve|brasil|rio|paulo|mercado|mundo|pais|setor|cidade|bairro|zona|regiao|europa)`,
  superlative: `
    (o|a|os|as) ~2 mais _ (do|da|de|dos|das) _, (o|a|os|as) mais (rapid*|barat*|facil*|simples|avancad*|eficaz*|potente*|complet*|segur*|modern*), (o|a|os|as|do|da) melhor*`,
  heritage: `
    (segunda|terceira|quarta|quinta) geracao, desde os anos _, desde (ha|sempre), (anos|decadas|geracoes) de (experiencia|tradicao|mercado|historia), ha (muitos|decadas|geracoes), fundad* em, (longa|ampla|solida) experiencia, geracoes, tradicao`,
  free: `
    por nossa conta, (vinho|cafe|bebida|brinde|lanche|sobremesa) oferecid*, (a gente|nos) (paga|pagamos|cobre|cobrimos), gratis, gratuit*, de graca, (frete|envio|entrega|teste|amostra|consulta|aula) (gratis|gratuit*|gratuito|cortesia),
    sem (custo*|taxa*|mensalidade*|fidelidade|compromisso|cartao|comissao|juros|frete|carencia), desconto*, (promocao|promocoes|liquidacao), brinde*, cupom*`,
  guarantee: `
    se nao ~6 (voltamos|devolvemos|refazemos|reembolsamos), se nao ~5 nao paga*,
    se ~9 (a gente|nos)? ~1 (manda|mandamos|envia|enviamos|troca|trocamos|repoe|repomos) ~1 (outr*|nov*), garanti*, garante, dinheiro de volta, reembolso*, devolucao, sem risco*, cancele quando, cancele a qualquer, prometemos, vitalici*, (por|a) nossa conta e risco, nao pagas? nada, (devolvemos|reembolsamos) (te|lhe|o|tudo|a), (o teu|teu|o seu) dinheiro,
    (voltamos|refazemos|repetimos) ~4 (gratis|de graca|sem custo*), (ate o ultimo|cada) (centavo|centimo|euro|real)`,
  urgency: `
    (restam|resta|sobram) ~1 (pouquissim*|pouc*), agenda ~3 (enche|enchendo|cheia|lotada), (esta|estao) (acabando|esgotando|a acabar|a esgotar), (tempo|vagas|unidades|edicao|oferta|estoque|prazo) limitad*,
    ultim* (dia*|hora*|chance*|vaga*|unidade*|oportunidade*|semana|peca*), (so|somente|apenas) (hoje|esta|ate|por|restam|este|amanha), (restam|resta|sobraram) (poucas|poucos|#|apenas|so|tres), antes que (acabe|seja|suba|termine|esgote),
    poucas (vagas|unidades|pecas), ate (meia noite|meianoite|domingo|amanha), (restam|resta|sobraram) ~1 (poucas|poucos|#|apenas|so), (restam|sobram|ha) ~1 (poucas|poucos|apenas|so|quase) ~2 (vagas|datas|lugares|horarios|unidades)`,
  testimonial: `
    meu (irmao|marido|filho|cachorro|cao|namorado|chefe|pai), minha (irma|sogra|amiga|vizinha|mulher|esposa|filha|mae|namorada), meus filhos, (eu )?(adoro|adorei|amei|recomendo|testei|experimentei), eu (amo|uso|nao|sempre|tentei|era|estava),
    (amamos|adoramos) (@name|isso), minha vida, mudou (a )?minha, meu (favorito|dia a), desde que (comecei|uso), estou (amando|encantad*|apaixonad*)`,
  comparison: `
    nao (ha|existe|encontra*|vai encontrar|se encontra) ~4 (melhor*|mais|igual), (mais|menos) _ (do)? que (os|as|o|a|qualquer|outr*|nenhum*|ninguem|em qualquer|no super*), que qualquer (outr*|super*|_)`,
  result: `
    (perde|perdem|perder) o medo, (logo|ja) na primeira (aula|sessao|semana|consulta) ~4 (prometido|garantido|surfa|fala|nada|danca|toca), (adeus|chega de|livre de|acaba com|fim da) ~3 (dor|dores|enxaqueca*|alergia*|rinite|insonia|ansiedade|asma),
    (rinite|alergia|dor|enxaqueca|insonia|ansiedade) ~3 (embora|desaparece|some|acaba), (nunca mais|adeus) ~6 (processo*|multa*|fiscalizac*|autuac*), dorm* (melhor|bem|como), (purifica*|limpa*) ~3 ar,
    emagre* (almocando|comendo|dormindo|sem|rapido|de vez), balanca ~2 (descer|baixar|cair),
    (em|apos|depois de|ao fim de) (um|uma|dois|duas|tres|quatro|poucas|poucos|#) ~2 (semana*|mes|meses|aula*|sessao|sessoes|dias) ~7 (param|para|embora|some|somem|desaparec*|passam|fala|falas|toca|tocas|consegue*|sente*|ve),
    (adeus|fim|chega) ~4 (dor|dores|rinite|alergia*|insonia|ansiedade|enxaqueca*|coceira|acne|sangramento), processo* trabalhista*`,
  allow: `
    (do|da) primeir* (ao|a) ultim*, (nao|nunca) ~2 (garant*|garante), recomendamos, a ultima hora, (o|seu|sua) melhor (de voce|versao|momento|dia), melhor (tarde|ainda|assim|idade), muito melhor, da melhor forma,
    (seus|suas|seu|sua) (favorit*|preferid*|opinioes|avaliacoes|clientes|pacientes|melhor*), livre de, gerenci* ~2 avaliacoes, desde (casa|o inicio|ja|o primeiro), na moda, o que eu, (se|quando|como|por que) eu,
    nao perca (tempo|o), devolucao de chamada*, (o|a) melhor (de|e|momento|parte|altura|amig*|forma) (tudo|que|para|do|de|da), mais _ do que nunca`,
};
