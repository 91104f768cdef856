import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

const weekdays = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira'];

export const spelling: Omit<Spelling, 'known' | 'lexicon'> = {
  towns,
  words:
    'IRS diagnóstico diagnósticos Gerês película cardápio cardápios biodegradável biodegradáveis incluído incluída incluídos incluídas pós-obra pós-venda doméstica domésticas saúde saudáveis conteúdo baú viúva países raiz raízes açafrão pimentão melão mamão avião camarão macarrão feijão salmão sabão colchão colchões portão portões fogão fogões edredão alçada alçado calças calça almofada licenciado lençol lençóis anéis papéis hotéis pastéis pincéis móbile sofá sofás crachá maracujá chá chás pá lá cá sábio índio óbvio sócia colônia mármore cadáver caráter líder líderes repórter açaí juíza joias céu véu chapéu chapéus troféu degrau anéis álcool álbum álbuns ângulo árabe árido átomo áudio ácido ácida ágil áreas êxito época ética étnico êmbolo ídolo ímã ímpar índices íntimo íntegra ócio ódio ópera órgão órgãos órfão ótimo ótima ótimos ótimas último úmido úteis açúcar câncer cônjuge fôlego fórmula fórmulas fóssil gênio glúten grátis hábito hábitos hífen hóspede hóspedes ídolos jóquei júri lábios lápis látex lâmina lâminas límpido líquido líquidos lógica lúcido mágica mágico máscara máscaras mínimo módulo módulos mútuo nível níveis óleos ônus oásis pálido pânico pátio pérola pérolas pêssego pílula pílulas píer plástico plásticos plástica pólen pôster próprio própria próprios próprias psicóloga psicólogo psicologia público químico química quilômetro quilômetros rápidas récita régua rótulo rótulos sândalo sílaba símbolo sólido sólida sótão tábua tábuas táxi tênis término térmico térmica tímido típico típica tóxico tráfego trânsito túnel turístico turística unânime útero vácuo válido válida válvula vário vários várias veículo veículos vênus vértebra vítima vírus vôlei xícara zíper alguém ninguém também porém além refém armazém vintém amém bebês café pajé pé até através português portuguesa inglês francês chinês mês três revés freguês burguês você crochê purê bebê nenê bidê glacê avô robô vovô vovó propôs compôs atrás aliás gás invés após cós retrós ' +
    'segunda-feira terça terças sábado sábados amanhã manhã manhãs também além após até já lá aqui pé café cafés bebê bebês você vocês português inglês francês japonês três mês grátis horário horários salário salários formulário calendário aniversário aniversários diário diária diárias imobiliário imobiliária usuário usuários necessário voluntário voluntários ' +
    'água águas área áreas dúvida dúvidas rápido rápida rápidos rápidas fácil fáceis difícil difíceis útil úteis móvel móveis imóvel imóveis automóvel automóveis confortável disponível disponíveis saudável saudáveis possível incrível reutilizável sustentável sustentáveis responsável agradável ' +
    'técnico técnica técnicos prático prática práticas práticos único única únicos médico médica médicos básico clássico clássica elétrico elétrica eletrônico eletrônicos orgânico orgânica orgânicos mecânico mecânica matemática física informática estética cosmética odontológica clínica clínicas cerâmica ecológico ecológica econômico econômica doméstico domésticos autêntico artístico público pública automático específico acadêmico próximo próxima próximos último última últimos máximo mínimo mínima número números título código códigos crédito créditos débito depósito domicílio edifício escritório escritórios consultório laboratório negócio negócios serviço serviços preço preços almoço lanches endereço espaço espaços braço começo cabeça criança crianças poupança segurança mudança mudanças cobrança herança confiança vizinhança praça raça peça peças açúcar ' +
    'pão pães mão mãos irmão irmãos alemão cão cães limão feijão verão balcão cartão cartões salão salões botão coração avião caminhão refeição refeições opção opções promoção promoções informação informações consultoria mãe mães maçã manhã sã anfitriã televisão revisão visão versão pensão ações lição lições licença licenças não são então tão estão João São ' +
    'condomínio condomínios residência residências experiência experiências assistência emergência urgência frequência agência agências conveniência transferência essência ciência ciências eficiência consultório história histórias memória família famílias energia farmácia farmácias veterinária veterinário veterinários fisioterapia notícia prêmio prêmios oxigênio gênero câmera câmeras lâmpada lâmpadas máquina máquinas música músicas página páginas óculos ônibus ótica óleo óleos árvore árvores época épocas índice início férias série séries remédio remédios médio colégio estágio estágios relógio relógios sócio sócios vídeo vídeos áudio rádio pônei pedágio garantia ' +
    'orçamento orçamentos orçamental atenção maçaneta açaí fração trança bênção só avançado avançada lançamento lançamentos balança doçura açougue açores caça caçador reforço esforço criação tradução tradições dedetização desinsetização decoração construção instalação instalações manutenção reparação reparações remodelação remodelações explicações marcações marcação inscrição inscrições avaliação avaliações entregas nódoas pão-de-ló reunião reuniões confecção confeção algodão sabão ' +
    'MDF PVC LED CTT SNS SUS CRP CRM HACCP ASAE DJ Natal Páscoa Brasil Portugal Europa Itália França Espanha Minas Pix CPF CNPJ MEI IVA NIF SP RJ Silva Souza Sousa Ferreira Rodrigues Almeida Ribeiro Gomes Martins Ju Ana Carla Fernanda Juliana',
  short:
    'vet=veterinária vets=veterinários maq=máquina maqs=máquinas pag=pagamento pax=pessoas fam=família ap=apartamento aps=apartamentos cond=condomínio resid=residencial inst=instalação manut=manutenção serv=serviço servs=serviços urg=urgência gde=grande pqn=pequeno bjs= td=todo tds=todos msma=mesma qnt=quanto fds=fim_de_semana dps=depois cmg=comigo ñ=não qlq=qualquer pra=para pras=para_as qm=quem lug=lugares jan=janeiro fev=fevereiro d=de msm=mesmo nd=nada cd=cada vc=você vcs=vocês q=que qdo=quando qd=quando tb=também tbm=também pq=porque p/=para c/=com s/=sem n=não mt=muito mto=muito mta=muita hj=hoje hr=hora hrs=horas min=minutos máx=máximo max=máximo zap=WhatsApp whats=WhatsApp wpp=WhatsApp whatsapp=WhatsApp pça=praça av=avenida tel=telefone sáb=sábado etc= aprox=aproximadamente pgto=pagamento pagto=pagamento orç=orçamento apto=apartamento aptos=apartamentos sem.=semana 1a=1ª 2a=2ª 3a=3ª 4a=4ª 5a=5ª 1o=1º 2o=2º 3o=3º obg=obrigado blz=beleza desc=desconto atend=atendimento qualid=qualidade',
  rules: [
    // What was shouted between words that were.
    [
      /(?<=[\p{L}\d] )(?:[EOY]|DE|DEL|EN|EM|LA|LOS|LAS|CON|COM|SIN|SEM|AL|NA|NO|DA|DO|POR|PARA|QUE|Con|Com|Para|Sin|Sem|De|En|Em)(?= [\p{Ll}\d])/gu,
      (word) => word.toLowerCase(),
    ],
    [/(?<=\d)(?:MIL|HS|HRS|H|X)(?![\p{Ll}])/gu, (unit) => unit.toLowerCase()],
    [/(?<=\p{L} )Q (?=\p{Ll})/gu, 'que '],
    [
      /(?<=(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|\d) )A(?= (?:segunda|terça|quarta|quinta|sexta|sábado|domingo|\d))/giu,
      'a',
    ],
    [/(?<!\p{L})a (?=(?:espera|vontade|vista)(?!\p{L}))/giu, 'à '],
    [/(?<=(?:mos|envios?) )(?=(?:ctt|correio|transportadora|sedex)(?!\p{L}))/giu, 'por '],
    [/(?<=precisa )(?=(?:par|experiência|nível|marcação|material|equipamento)(?!\p{L}))/giu, 'de '],
    [
      /(?<=(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)) (?=[0-2]?\d ?h(?:\d\d)?$)/giu,
      ' às ',
    ],
    [/(?<=(?:entregas?|saídas?|abertura)) (?=[0-2]?\d ?h(?!\p{L}))/giu, ' às '],
    [/(?<!\p{L})arena (?=beach)/giu, 'arena de '],
    [
      /(?<=(?:marcaç\p{L}+|agendament\p{L}+|pedidos?|encomendas?|reservas?|contacto|atendimento) )(?:p\/?|para) ?(?=(?:whats\p{L}*|zap|telefone|sms|mensagem|e-?mail|instagram)(?!\p{L}))/giu,
      'por ',
    ],
    [/(?<=água )(?:p\/?|para) ?(?=todo o lado)/giu, 'por '],
    [/(?<=[\p{L}]) (?=(?:todos os níveis|todas as idades|todas as marcas)(?!\p{L}))/giu, ', '],
    [/^(\d+ª \p{L}+) (?=\d+ ?%)/giu, '$1: '],
    [
      /^((?:de )?(?:segunda|terça|quarta|quinta|sexta|sábado) a (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)) (?=\d+ ?%)/giu,
      '$1: ',
    ],
    [/^(\d+ \p{L}+) (?=\d+ ?(?:g|kg|ml|cl|l)(?!\p{L}))/giu, '$1 de '],
    [/(?<=\d)(?=g(?!\p{L}))/giu, ' '],
    [
      /(?<!\p{L})(?:em |ao |no )?domic[ií]lio(?= para| idosos|$)(?<=também (?:em |ao |no )?domic[ií]lio)/giu,
      'ao domicílio',
    ],
    [/(?<!\p{L})m2(?!\p{L})/giu, 'm²'],
    [/(R\$ ?[\d.,]+|[\d.,]+ ?€) ?(?:\/ ?|o )?m²/giu, '$1 por m²'],
    [/(?<=atendimento|entregas?|aulas|consultas) (sábado|domingo)s?$/giu, ' aos $1s'],
    [/(?<=infantil e )(?=adolescentes|adultos|famílias)/giu, 'para '],
    [/(?<!\p{L})factura(s?)(?!\p{L})/giu, 'fatura$1'],
    [/(?<=(?:^|\s)(?:na|ilha da|da ilha da) )madeira(?=$|[,.]| e )/giu, 'Madeira'],
    [/(?<=(?:^|\s)sem \p{L}+) (?=sem \p{L})/giu, ', '],
    [
      /(?<=\p{L}{4})(?<!abert[oa]s?|horário|atendimento|atendemos|atendo|trabalhamos|fechad[oa]) (?=de (?:segunda|terça|quarta|quinta|sexta|sábado) a (?:segunda|terça|quarta|quinta|sexta|sábado|domingo))/giu,
      ', ',
    ],
    [/(?<!\p{L})até dia (?=\d)/giu, 'até o dia '],
    [/(?<!\p{L})açai(?!\p{L})/giu, 'açaí'],
    [/(?<=parcel\p{L} )(\d+)x$/giu, 'em até $1x'],
    [/(?<=cartão )(\d+)x$/giu, 'em $1x'],
    [/(?<=\d)(?:l|L)(?![\p{L}\d])/gu, ' L'],
    [
      /(?<=(?:^|\s)em )(?:chaves|paredes|gramado|canela|torres|lagoa|franca|americana|patos|picos|bonito|dourados|palmas|tubarão|laguna|passos|registro|caminha|moura|mariana|sorriso|cascavel|canoas|barreiras|redondo|borba|trofa|formosa)(?=$|[,.(]| (?:e \p{Lu}|centro))/giu,
      (town) => town.charAt(0).toUpperCase() + town.slice(1),
    ],
    [/^mat\.? (?=gr[áa]tis)/giu, 'matrícula '],
    [/(\d+ (?:dias|m[eê]s|meses|anos?)) (?=garantia(?!\p{L}))/giu, '$1 de '],
    [
      /(?<![\d.,:hª–-])(?<!\p{L})((?:[2-9]|[1-9]\d+) )((?:op|refei|li|sess|promo)[cçs][aã]o|op[cç][aã]o)(?!\p{L})/giu,
      (_, count: string, noun: string) =>
        `${count}${noun.replace(/[aã]o$/iu, 'ões').replace(/c(?=ões)/iu, 'ç')}`,
    ],
    [
      /(?<![\d.,:hª–-])(?<!\p{L})((?:[2-9]|[1-9]\d+) (?:acompanhamento|quadra|turma|aula|vaga|mesa|cadeira|peça|quarto|suíte|prato|tipo|modelo|aparelho|brinquedo|marmita|aluno|pessoa|criança|convidado|bolo|doce|salgado|camiseta|unidade|página|foto|vídeo|parcela|veze?|noite|diária|dia|semana|hora|minuto|ano|loja|cidade|bairro|ponto|passo))(?= |$)/giu,
      '$1s',
    ],
    [
      /(?<![\d.,:hª–-])(?<!\p{L})((?:[2-9]|[1-9]\d+) (?:sabor|cor|lugar|professor|instrutor|sabore?))(?= |$)/giu,
      '$1es',
    ],
    [/(?<=\p{L}{3}) também (?:a[os]* )?(sábado|domingo)s?$/giu, ', também aos $1s'],
    [/(?<=\p{L}{3}) também (?:à?s? )?(segunda|terça|quarta|quinta|sexta)s?$/giu, ', também às $1s'],
    [/^(segunda|terça|quarta|quinta|sexta|sábado|domingo) (?=\d+ ?%)/giu, '$1: '],
    [
      /(?<=orçamentos? )(?:p\/|para|p) ?(?=(?:fotos?|vídeo|video|whats\p{L}*|mensagem|telefone|e-?mail)(?!\p{L}))/giu,
      'por ',
    ],
    [/^orçamento (?=por )(.+) gr[áa]tis$/giu, 'orçamento grátis $1'],
    [
      /^((?:sess[ãa]o|sess[õo]es|consultas?|aulas?|massage(?:m|ns)|treinos?|visitas?|terapia|avaliação)) (?=\d+ ?(?:m|min|minutos|h|horas?)(?!\p{L}))/giu,
      '$1 de ',
    ],
    [
      /(?<=(?:sess[ãa]o|sess[õo]es|consultas?|aulas?|massage(?:m|ns)|treinos?) de \d+) ?m(?!\p{L})/giu,
      ' minutos',
    ],
    [
      /(?<=\p{L}{3}) (?=\d+ anos (?:no ramo|de (?:experiência|mercado|casa|profissão)|no mercado)(?!\p{L}))/giu,
      ', ',
    ],
    [
      /(?<=[\p{L}\d])(?<!(?:com|e|de|o|a|seu|sem)) (?=(?:portes?|frete|envio|entrega|instalação|transporte) (?:grátis|gratuit[oa]s?|incluíd[oa]s?|inclus[oa]s?)(?!\p{L}))/giu,
      ', ',
    ],
    [
      /(\d+)x (?:por |p\/|ao )?m[êe]s(?!\p{L})/giu,
      (_, times: string) => (times === '1' ? 'uma vez por mês' : `${times} vezes por mês`),
    ],
    [/(?<!\p{L})d[’' ]?[aá]gua(?!\p{L})/giu, 'd’água'],
    [/(?<!\p{L})todos (?=dias(?!\p{L}))/giu, 'todos os '],
    [/(?<!\p{L})cha cha(?: cha)?(?!\p{L})/giu, 'chá-chá-chá'],
    [/(?<!\p{L})por do sol(?!\p{L})/giu, 'pôr do sol'],
    [/(?<!\p{L})v\.? da conquista(?!\p{L})/giu, 'Vitória da Conquista'],
    [/(?<!\p{L})tá(?= sempre)|(?<!\p{L})ta (?=sempre|caro|cara|na |no )/giu, 'está '],
    [/^(kit) (?=\d+ \p{L})/giu, '$1 com '],
    [/^(?:- ?)?(\d+) ?% off$/giu, '$1% de desconto'],
    [/(?<!\p{L})(concelho|distrito|capital) (?=\p{Lu})/gu, '$1 de '],
    [/(?<=(?:horas|d[ií]as|semanas)) (?=(?:d[ií]as|semanas|meses) (?:ou|y|e) )/giu, ', '],
    [/(?<!\p{L})todo (?=(?:pel[oa]|por|em|inclus|feito|pronto|com|online|na|no) )/giu, 'tudo '],
    [/(?<=€ ?|\d ?€ |R\$ \d[\d.,]* )p(?:\/|ara) ?(?=\p{L})/giu, 'por '],
    [
      /(?<!\p{L})todo (?=(?:semana|noite|manhã|tarde|hora|vez|sexta|quinta|quarta|terça|segunda)(?!\p{L}))/giu,
      'toda ',
    ],
    [/(?<!\p{L})meio dia(?!\p{L})/giu, 'meio-dia'],
    [/(?<!\p{L})(?<=(?:d|n|pel)a )avo(?!\p{L})/giu, 'avó'],
    [/(?<=(?:d|n|pel)o )avo(?!\p{L})/giu, 'avô'],
    [/(?<![\d.,])(\d+)o(?= \p{L})/gu, '$1º'],
    [
      /(?<=\p{L}{3,})(?<!(?:que|e|se|quando|como|não|nos|o|te|lhe|também|sempre|já|só|onde)) (?=(?:te |lhe |nós )?\p{Ll}{2,}[aei]mos(?: |$))(?<=\p{L}+ \p{L}+)/giu,
      ', ',
    ],
    [
      /(\d) ?x (?:por |p )?sem(?:ana)?(?= |$)(?! (?:juros?|entrada|custos?|taxas?|acréscimo))/giu,
      '$1x por semana',
    ],
    [/(?<!\p{L})orçam\.?(?!\p{L})/giu, 'orçamento'],
    [/(?<= e \p{L}+) incl(?:uíd[oa])?\.?$/giu, ' incluídos'],
    [
      /(?<![\p{L}\d])([2-6])[ªa] ?-?f(?:eira|\.)?(?!\p{L})/giu,
      (_, day: string) => weekdays[+day - 2] ?? day,
    ],
    [/\bpiri piri\b/giu, 'piri-piri'],
    [/^(\d+ \p{L}+) (?=[ao] \d+[ªº])/giu, '$1, '],
    [/(?<=vezes por semana) (?=\d)/giu, ', '],
    [/^-\s?(\d+) ?% (?=1ª )/giu, '-$1% na '],
    [/(?<=\p{L}(?:a|ção|dade|agem)) incl\.?$/giu, ' incluída'],
    [/(?<=\p{L}(?:o|or|ente)) incl\.?$/giu, ' incluído'],
    [/(\d)\s?\+\s?iva(?!\p{L})/giu, '$1 € + IVA'],
    [/(?<!\p{L})(pula|pisca|corre) \1(?!\p{L})/gu, '$1-$1'],
    [/(?<!\p{L})as (?=\d+ ?h)/giu, 'às '],
    [/(?<!\p{L})a (?=(?:tarde|noite)(?!\p{L}))/giu, 'à '],
    [/(?<!\p{L})c (?=\p{L}{3})/gu, 'com '],
    [/(?<=\s)p (?=\p{L}{3})/gu, 'para '],
    [/(?<!\p{L})s (?=juros|taxas?|custos?)/gu, 'sem '],
    [/(?<!\p{L})pos[- ](?=obra|venda|laboral|parto|operat)/giu, 'pós-'],
    [/(?<=\d ?%\s)(?:off|desc\.?)(?=\s|$)/giu, 'de desconto'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!filh)/gu, ' e '],
    [/(?<!\p{L})(caixas?) ?d[e ’']? ?[aá]gua(?!\p{L})/giu, '$1 d’água'],
    [/(?<!\p{L})bh(?!\p{L})/giu, 'Belo Horizonte'],
    [/^garantia (?=\d+ (?:dias|m[eê]s(?:es)?|anos?)(?!\p{L}))/giu, 'garantia de '],
    [/(?<!\p{L})a (?=escolha(?!\p{L}))/giu, 'à '],
    [/(?<![\p{L}\d])(\d\d?)o(?!\p{L})/gu, '$1º'],
    [/(?<=\p{Lu}\p{Ll}+ )(?:ba|mg|rj|rs|sc|pr|pe|ce|go|df)$/gu, (state) => state.toUpperCase()],
    [/çoes(?!\p{L})/gu, 'ções'],
    [/çao(?!\p{L})/gu, 'ção'],
  ],
  endings: [
    [/(?<=\p{L}{2})ograf([oa]s?)$/u, 'ógraf$1'],
    [/(?<=\p{L}{2})olog([oa]s?)$/u, 'ólog$1'],
    [/(?<=\p{L}{2})atic([oa]s?)$/u, 'átic$1'],
    [/(?<=\p{L}{2})etic([oa]s?)$/u, 'étic$1'],
    [/ogic([oa]s?)$/u, 'ógic$1'],
    [/(?<=\p{L}{2})cao$/u, 'ção'],
    [/(?<=\p{L}{2})coes$/u, 'ções'],
    [/(?<=\p{L}{2})oes$/u, 'ões'],
    [/(?<=\p{L}{2})ao$/u, 'ão'],
    [/(?<=\p{L}{2})aos$/u, 'ãos'],
    [
      /(?<=\p{L}{3})(?<!fin)([ea])ncia(s?)$/u,
      (_, vowel: string, plural: string) => `${vowel === 'e' ? 'ê' : 'â'}ncia${plural}`,
    ],
    [
      /(?<=\p{L}{3})([aio])vel$/u,
      (_, vowel: string) => `${{ a: 'á', i: 'í', o: 'ó' }[vowel] ?? vowel}vel`,
    ],
    [
      /(?<=\p{L}{3})([aio])veis$/u,
      (_, vowel: string) => `${{ a: 'á', i: 'í', o: 'ó' }[vowel] ?? vowel}veis`,
    ],
    [/(?<=\p{L}{2})ario(s?)$/u, 'ário$1'],
    [/(?<=\p{L}{2})orio(s?)$/u, 'ório$1'],
    [/icul([oa]s?)$/u, 'ícul$1'],
    [/(?<=\p{L}{2})icio(s?)$/u, 'ício$1'],
    [/(?<=\p{L}{2})agio(s?)$/u, 'ágio$1'],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:por favor|pfv?r?|favor|pls) (?:mencionar|colocar|destacar|incluir|pôr|bem curto|curto|referir)[^.;)\]]*|(?:não esquecer|tem que|importante) (?:de )?(?:mencionar|colocar|destacar|dizer|falar)[^.;)\]]*|nada (?:muito|de muito) (?:longo|formal|comercial)[^.;)\]]*|(?:nota(?: para a agência)?|obs|atenção|lembrar|não esquecer|ps|p\.s\.)(?::| (?=falar|pôr|colocar|mencionar|dizer|confirmar|atualizar))[^;)\]]*|(?:falar|mencionar|referir) (?:tb|também|tbm) [^.;)\]]*|(?:pfvr?|pls)(?!\p{L}))[)\]]?/giu,
  and: 'e',
  sounds: [
    [/qu(?=[ei])|k/gu, 'c'],
    [/(?:ss|s?c|xc|z|s)(?=[ei])|ss|z|s?ç/gu, 's'],
    [/ch|sh/gu, 'x'],
    [/^h/gu, ''],
    [/g(?=[ei])/gu, 'j'],
    [/w/gu, 'v'],
    [/m(?=[^aeiou])/gu, 'n'],
    [/(.)\1/gu, '$1'],
  ],
  notation: {
    euro: 'euros?|eur|eu',
    signFirst: false,
    each: 'por',
    allDay: '24 horas',
    per: 'hour=por_hora day=por_dia week=por_semana month=por_mês year=por_ano night=por_noite person=por_pessoa',
  },
};
