import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'o a os as',
  words:
    'IRS diagnóstico diagnósticos Gerês película cardápio cardápios biodegradável biodegradáveis incluído incluída incluídos incluídas pós-obra pós-venda doméstica domésticas saúde saudáveis conteúdo baú viúva países raiz raízes açafrão pimentão melão mamão avião camarão macarrão feijão salmão sabão colchão colchões portão portões fogão fogões edredão alçada alçado calças calça almofada licenciado lençol lençóis anéis papéis hotéis pastéis pincéis móbile sofá sofás crachá maracujá chá chás pá lá cá sábio índio óbvio sócia colônia mármore cadáver caráter líder líderes repórter açaí juíza joias céu véu chapéu chapéus troféu degrau anéis álcool álbum álbuns ângulo árabe árido átomo áudio ácido ácida ágil áreas êxito época ética étnico êmbolo ídolo ímã ímpar índices íntimo íntegra ócio ódio ópera órgão órgãos órfão ótimo ótima ótimos ótimas último úmido úteis açúcar câncer cônjuge fôlego fórmula fórmulas fóssil gênio glúten grátis hábito hábitos hífen hóspede hóspedes ídolos jóquei júri lábios lápis látex lâmina lâminas límpido líquido líquidos lógica lúcido mágica mágico máscara máscaras mínimo módulo módulos mútuo nível níveis óleos ônus oásis pálido pânico pátio pérola pérolas pêssego pílula pílulas píer plástico plásticos plástica pólen pôster próprio própria próprios próprias psicóloga psicólogo psicologia público químico química quilômetro quilômetros rápidas récita régua rótulo rótulos sândalo sílaba símbolo sólido sólida sótão tábua tábuas táxi tênis término térmico térmica tímido típico típica tóxico tráfego trânsito túnel turístico turística unânime útero vácuo válido válida válvula vário vários várias veículo veículos vênus vértebra vítima vírus vôlei xícara zíper alguém ninguém também porém além refém armazém vintém amém bebês café pajé pé até através português portuguesa inglês francês chinês mês três revés freguês burguês você crochê purê bebê nenê bidê glacê avô robô vovô vovó propôs compôs atrás aliás gás invés após cós retrós ' +
    'segunda-feira terça terças sábado sábados amanhã manhã manhãs também além após até já lá aqui pé café cafés bebê bebês você vocês português inglês francês japonês três mês grátis horário horários salário salários formulário calendário aniversário aniversários diário diária diárias imobiliário imobiliária usuário usuários necessário voluntário voluntários ' +
    'água águas área áreas dúvida dúvidas rápido rápida rápidos rápidas fácil fáceis difícil difíceis útil úteis móvel móveis imóvel imóveis automóvel automóveis confortável disponível disponíveis saudável saudáveis possível incrível reutilizável sustentável sustentáveis responsável agradável ' +
    'técnico técnica técnicos prático prática práticas práticos único única únicos médico médica médicos básico clássico clássica elétrico elétrica eletrônico eletrônicos orgânico orgânica orgânicos mecânico mecânica matemática física informática estética cosmética odontológica clínica clínicas cerâmica ecológico ecológica econômico econômica doméstico domésticos autêntico artístico público pública automático específico acadêmico próximo próxima próximos último última últimos máximo mínimo mínima número números título código códigos crédito créditos débito depósito domicílio edifício escritório escritórios consultório laboratório negócio negócios serviço serviços preço preços almoço lanches endereço espaço espaços braço começo cabeça criança crianças poupança segurança mudança mudanças cobrança herança confiança vizinhança praça raça peça peças açúcar ' +
    'pão pães mão mãos irmão irmãos alemão cão cães limão feijão verão balcão cartão cartões salão salões botão coração avião caminhão refeição refeições opção opções promoção promoções informação informações consultoria mãe mães maçã manhã sã anfitriã televisão revisão visão versão pensão ações lição lições licença licenças não são então tão estão João ' +
    'condomínio condomínios residência residências experiência experiências assistência emergência urgência frequência agência agências conveniência transferência essência ciência ciências eficiência consultório história histórias memória família famílias energia farmácia farmácias veterinária veterinário veterinários fisioterapia notícia prêmio prêmios oxigênio gênero câmera câmeras lâmpada lâmpadas máquina máquinas música músicas página páginas óculos ônibus ótica óleo óleos árvore árvores época épocas índice início férias série séries remédio remédios médio colégio estágio estágios relógio relógios sócio sócios vídeo vídeos áudio rádio pônei pedágio garantia ' +
    'orçamento orçamentos orçamental atenção maçaneta açaí fração trança bênção só avançado avançada lançamento lançamentos balança doçura açougue açores caça caçador reforço esforço criação tradução tradições dedetização desinsetização decoração construção instalação instalações manutenção reparação reparações remodelação remodelações explicações marcações marcação inscrição inscrições avaliação avaliações entregas nódoas pão-de-ló reunião reuniões confecção confeção algodão sabão ' +
    'MDF PVC LED CTT SNS SUS CRP CRM HACCP ASAE DJ Natal Páscoa Brasil Portugal Europa Itália França Espanha Minas Pix CPF CNPJ MEI IVA NIF SP RJ Silva Souza Sousa Ferreira Rodrigues Almeida Ribeiro Gomes Martins Ju Ana Carla Fernanda Juliana',
  short:
    'aprox=aproximadamente p.ex=por_exemplo pág=página sáb=sábado exp=experiência pag=pagamento por_pers=por_pessoa min=minutos máx=máximo max=máximo mín=mínimo pers=pessoas c/=com p/=para s/=sem hrs=horas hr=hora orç=orçamento apto=apartamento vc=você vcs=vocês tb=também tbm=também pq=porque pgto=pagamento un=unidades prox=próximo wpp=WhatsApp whats=WhatsApp etc= fds=fim_de_semana',
  rules: [
    [
      /(?<=(?<!\d)[0-3]?\d )(?=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?!\p{L}))/gu,
      'de ',
    ],
    [/incluindo (?=iva(?!\p{L}))/giu, 'com '],
    [/([<>])\s?(?=(?:[€$£]\s?)?\d)/gu, (_, sign) => (sign === '>' ? 'mais de ' : 'menos de ')],
    [/\+ de (?=[\dR€])/gu, 'mais de '],
    [/(?<!\p{L})m2(?!\p{L})/giu, 'm²'],
    [/(?<!\p{L})(pula|pisca|piri) \1(?!\p{L})/gu, '$1-$1'],
    [/(R\$ ?[\d.,]+|[\d.,]+ ?€) ?(?:\/ ?|o )?m²/giu, '$1 por m²'],
    [
      /(\d) ?x (?:por |p )?sem(?:ana)?\.?(?= |$)(?! (?:juros?|entrada|custos?|taxas?|acréscimo))/giu,
      '$1x por semana',
    ],
    [/(?<=\d ?%\s)(?:off|desc\.?)(?=\s|$)/giu, 'de desconto'],
    [/(?<!\p{L})as (?=\d+ ?h)/giu, 'às '],
    [/(\d) ?h\s?[-–]\s?(\d\d?) ?h(?![\p{L}\d])/gu, '$1–$2 h'],
    [/(\d)h(?![\p{L}\d])/gu, '$1 h'],
    [/(?<=\p{L}{3}) ?& ?(?=\p{Ll}{3})(?!filh)/gu, ' e '],
  ],
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:por favor|pfv?r?|favor|pls) (?:mencionar|colocar|destacar|incluir|pôr|bem curto|curto|referir)[^.;)\]]*|(?:não esquecer|tem que|importante) (?:de )?(?:mencionar|colocar|destacar|dizer|falar)[^.;)\]]*|nada (?:muito|de muito) (?:longo|formal|comercial)[^.;)\]]*|(?:nota(?: para a agência)?|obs|atenção|lembrar|não esquecer|ps|p\.s\.)(?::| (?=falar|pôr|colocar|mencionar|dizer|confirmar|atualizar))[^;)\]]*|(?:falar|mencionar|referir) (?:tb|também|tbm) [^.;)\]]*|(?:pfvr?|pls)(?!\p{L}))[)\]]?/giu,
  included: {
    before: 'incluindo',
    after: String.raw`\+$=incluídos iva$=incluído (?:as|ções|dades)$=incluídas (?:os|ores|ens)$=incluídos (?:a|ção|dade|agem)$=incluída =incluído`,
  },
  and: 'e',
  notation: {
    euro: 'euros?|eur|eu',
    signFirst: false,
    each: 'por',
    allDay: '24 horas',
    per: 'hour=por_hora day=por_dia week=por_semana month=por_mês year=por_ano night=por_noite person=por_pessoa',
  },
};
