import type { Spelling } from '../pack.ts';
import { towns } from './towns.ts';

export const spelling: Omit<Spelling, 'lexicon' | 'everyday'> = {
  towns,
  articles: 'o a os as',
  words:
    'IRS diagnóstico diagnósticos Gerês película cardápio cardápios biodegradável biodegradáveis incluído incluída incluídos incluídas pós-obra pós-venda doméstica domésticas saúde saudáveis conteúdo baú viúva países raiz raízes açafrão pimentão melão mamão avião camarão macarrão feijão salmão sabão colchão colchões portão portões fogão fogões edredão alçada alçado calças calça almofada licenciado lençol lençóis anéis papéis hotéis pastéis pincéis móbile sofá sofás crachá maracujá chá chás lá cá sábio índio óbvio sócia colônia mármore cadáver caráter líder líderes repórter açaí juíza joias céu véu chapéu chapéus troféu degrau anéis álcool álbum álbuns ângulo árabe árido átomo áudio ácido ácida ágil áreas êxito época ética étnico êmbolo ídolo ímã ímpar índices íntimo íntegra ócio ódio ópera órgão órgãos órfão ótimo ótima ótimos ótimas último úmido úteis açúcar câncer cônjuge fôlego fórmula fórmulas fóssil gênio glúten grátis hábito hábitos hífen hóspede hóspedes ídolos jóquei júri lábios lápis látex lâmina lâminas límpido líquido líquidos lógica lúcido mágica mágico máscara máscaras mínimo módulo módulos mútuo nível níveis óleos ônus oásis pálido pânico pátio pérola pérolas pêssego pílula pílulas píer plástico plásticos plástica pólen pôster próprio própria próprios próprias psicóloga psicólogo psicologia público químico química quilômetro quilômetros rápidas récita régua rótulo rótulos sândalo sílaba símbolo sólido sólida sótão tábua tábuas táxi tênis término térmico térmica tímido típico típica tóxico tráfego trânsito túnel turístico turística unânime útero vácuo válido válida válvula vário vários várias veículo veículos vênus vértebra vítima vírus vôlei xícara zíper alguém ninguém também porém além refém armazém vintém amém bebês café pajé pé até através português portuguesa inglês francês chinês mês três revés freguês burguês você crochê purê bebê nenê bidê glacê avô robô vovô vovó propôs compôs atrás aliás gás invés após cós retrós ' +
    'segunda-feira terça terças sábado sábados amanhã manhã manhãs também além após até já lá aqui café cafés bebê bebês você vocês português inglês francês japonês três mês grátis horário horários salário salários formulário calendário aniversário aniversários diário diária diárias imobiliário imobiliária usuário usuários necessário voluntário voluntários ' +
    'água águas área áreas dúvida dúvidas rápido rápida rápidos rápidas fácil fáceis difícil difíceis útil úteis móvel móveis imóvel imóveis automóvel automóveis confortável disponível disponíveis saudável saudáveis possível incrível reutilizável sustentável sustentáveis responsável agradável ' +
    'técnico técnica técnicos prático prática práticas práticos único única únicos médico médica médicos básico clássico clássica elétrico elétrica eletrônico eletrônicos orgânico orgânica orgânicos mecânico mecânica matemática física informática estética cosmética odontológica clínica clínicas cerâmica ecológico ecológica econômico econômica doméstico domésticos autêntico artístico público pública automático específico acadêmico próximo próxima próximos último última últimos máximo mínimo mínima número números título código códigos crédito créditos débito depósito domicílio edifício escritório escritórios consultório laboratório negócio negócios serviço serviços preço preços almoço lanches endereço espaço espaços braço começo cabeça criança crianças poupança segurança mudança mudanças cobrança herança confiança vizinhança praça raça peça peças açúcar ' +
    'pão pães mão mãos irmão irmãos alemão cão cães limão feijão verão balcão cartão cartões salão salões botão coração avião caminhão refeição refeições opção opções promoção promoções informação informações consultoria mãe mães maçã manhã sã anfitriã televisão revisão visão versão pensão ações lição lições licença licenças não são então tão estão João ' +
    'condomínio condomínios residência residências experiência experiências assistência emergência urgência frequência agência agências conveniência transferência essência ciência ciências eficiência consultório história histórias memória família famílias energia farmácia farmácias veterinária veterinário veterinários fisioterapia notícia prêmio prêmios oxigênio gênero câmera câmeras lâmpada lâmpadas máquina máquinas música músicas página páginas óculos ônibus ótica óleo óleos árvore árvores época épocas índice início férias série séries remédio remédios médio colégio estágio estágios relógio relógios sócio sócios vídeo vídeos áudio rádio pônei pedágio garantia ' +
    'orçamento orçamentos orçamental atenção maçaneta açaí fração trança bênção só avançado avançada lançamento lançamentos balança doçura açougue Açores caça caçador reforço esforço criação tradução tradições dedetização desinsetização decoração construção instalação instalações manutenção reparação reparações remodelação remodelações explicações marcações marcação inscrição inscrições avaliação avaliações entregas nódoas pão-de-ló reunião reuniões confecção confeção algodão sabão ' +
    'Ria_Formosa Zé MDF PVC LED CTT SNS SUS CRP CRM HACCP ASAE DJ Natal Páscoa Brasil Portugal Europa Itália França Espanha Minas Pix CPF CNPJ MEI IVA NIF SP RJ Silva Souza Sousa Ferreira Rodrigues Almeida Ribeiro Gomes Martins Ju Ana Carla Fernanda Juliana',
  rules: [
    [/^\+ ?de (?=\d)/u, 'mais de '],
    [/(?<=\p{L} )q (?=\p{Ll})/gu, 'que '],
    [
      /(?<!\p{L})(?:tbm?\.?|vcs?)(?![\p{L}.])/gu,
      (word) => (/^v/u.test(word) ? word.replace('vc', 'você') : 'também'),
    ],
    [/(?<![\p{L}\d])c\/\s(?=[\p{L}\d])/gu, 'com '],
    // "45 € p/ aparelho" is "por".
    [/(?<!\p{L})matemática(?= [AB](?!\p{L}))/gu, 'Matemática'],
    [
      /(?<![\p{L}\d]|[\d€$] ?|\d \p{L}+ )p\/\s(?=[\p{L}\d])|p\/ (?=(?:cá|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|sábado|domingo)(?!\p{L}))/gu,
      'para ',
    ],
    [/(?<![\p{L}\d])s\/\s(?=\p{L})/gu, 'sem '],
  ],
  dictionary: { packages: ['dictionary-pt'] },
  and: 'e',
  aside:
    /\s*[([–-]?\s*(?<!\p{L})(?:(?:por favor|pfv?r?|favor|pls) (?:mencionar|colocar|destacar|incluir|pôr|bem curto|curto|referir)[^.;)\]]*|(?:não esquecer|tem que|importante) (?:de )?(?:mencionar|colocar|destacar|dizer|falar)[^.;)\]]*|nada (?:muito|de muito) (?:longo|formal|comercial)[^.;)\]]*|(?:nota(?: para a agência)?|obs|atenção|lembrar|não esquecer|ps|p\.s\.)(?::| (?=falar|pôr|colocar|mencionar|dizer|confirmar|atualizar))[^;)\]]*|(?:falar|mencionar|referir) (?:tb|também|tbm) [^.;)\]]*|(?:pfvr?|pls)(?!\p{L}))[)\]]?/giu,
};
