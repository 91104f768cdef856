/** Only at the head of a sentence: "Lumen AI: notes that write themselves" is a product. */
const role = (names: string) => `(?:^|[.!?;…\\n]\\s*|\\s[–—-]+\\s*)(?:${names}) ?:`;

/** Nouns that a brief may not make up; a product may well handle them. */
const proof =
  'quotes?|testimonials?|reviews?|ratings?|stars?|statistics?|stats|endorsements?|customer counts?|fake \\w+';

/** "Add reviews to your shop" tells what the product does for its user. */
const forItsUser = '(?! (?:to|on|in|into|for) (?:your|any|every|each|all)\\b)';

/** Sentences that talk to a writer rather than about a product. Lines are alternatives. */
const orders: readonly string[] = [
  // English
  '(?:ignore|disregard|forget|override|bypass|skip) (?:all |any |the |these |those |your |my |every |previous |prior |above |other )*(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|ies)|context|system|constraints?|everything above|above)\\b',
  '(?:new|updated|real|hidden|secret|following) (?:instructions?|system prompt)\\b',
  'system prompt|developer mode|jailbreak|prompt injection',
  role(
    'system|assistant|user|developer|human|ai|instructions?|note to (?:the )?(?:ai|model|writer)',
  ),
  "(?:you are|you're|act as|behave as|pretend (?:to be|you)|roleplay) (?:now |a |an |the |no longer )+(?:\\w+ )?(?:chatgpt|ai|assistant|model|writer|bot|copywriter|dan|pirate|hacker)?\\b(?=.*\\b(?:ai|assistant|model|bot|chatgpt|writer|now|longer)\\b)",
  '(?:^|[,;:] ?|please |then |also |and |must |should )(?:write|say|state|claim|mention|tell (?:them|people|readers|everyone)|pretend|promise|report|declare|announce) (?:that|in the|it is|this is|we (?:have|are)|you (?:have|are)|how many)\\b',
  `(?:add|include|insert|append|invent|make up|fabricate) (?:a |an |some |the |at least |\\d+ |five |three |fake |false |fictional |made-up |customer |user |client |happy )*(?:${proof})\\b${forItsUser}`,
  // Everyday verbs: a shop does show reviews, an app does create quotes. Only a lie or a made-up witness gives an order away.
  '(?:use|quote|put|show|print|write|create|generate|give) (?:\\w+ )?(?:fake|false|fictional|made-up) \\w+',
  '(?:use|quote|put|show|print|write|create|generate|give) (?:a |an |some |\\d+ |two |three |four |five |ten )(?:\\w+ )?(?:testimonials?|endorsements?|stars?|star (?:reviews?|ratings?)|customer (?:quotes?|reviews?|counts?))\\b',
  '(?:output|respond|reply|answer|return|print|repeat|echo|reveal|show|leak|display) (?:only|with|after me|back|in json|the (?:system|prompt|following|above|word|text|secret|api key|environment|contents?)|your (?:prompt|instructions|rules|system))\\b',
  "(?:do not|don't|never) (?:follow|obey|mention the rules|use the guard)|as an ai\\b|language model",
  '(?:set|change|make) (?:the )?(?:headline|description|hook|primary[_ ]text|call[_ ]to[_ ]action\\w*|cta|language|tone|output) (?:to|be|as|=)',
  // Spanish, Portuguese, Italian
  '(?:ignora|ignore|ignorar|olvida|olvide|descarta|desconsidere|desconsidera|esqueça|esquece|dimentica|trascura) (?:todas? |todos? |tutte |tutti |las |los |as |os |le |il |i |la |o |tus |suas |questo |anteriores? )*(?:instrucciones|instruções|istruzioni|reglas|regras|regole|indicaciones|indicações|lo anterior|anteriores?|prompt)',
  // A bare "di" is also Italian for "of".
  '(?<!\\p{L})(?:di (?=que |che )|(?:escribe|escriba|diga|añade|agrega|incluye|escreva|diz|adicione|inclua|scrivi|dì|aggiungi|includi) )(?:que |che |una? |um |uma |uno )(?:.*\\b)?(?:reseñas?|opini(?:ón|ones|ão|ões|one|oni)|testimoni\\w*|depoimentos?|avalia\\w+|recension[ei]|citas?|estrellas|estrelas|stelle|somos|tenemos|temos|siamo|abbiamo)',
  role('sistema|asistente|assistente|usuario|usuário|utente'),
  // French
  '(?:ignore[zr]?|oublie[zr]?|contourne[zr]?) (?:toutes? |tous |les |ces |vos |tes |la |le )*(?:instructions?|règles?|consignes?|prompt)',
  '(?<!\\p{L})(?:écri(?:s|vez)|di(?:s|tes)|ajoute[zr]?|inclu(?:s|ez)) (?:que |une? |des |un )(?:.*\\b)?(?:avis|témoignages?|citations?|étoiles|nous sommes|nous avons|clients?)',
  role('système|utilisateur'),
  // German, Dutch
  '(?:ignoriere?|ignorier(?:en|t)|vergiss|vergessen sie|missachte|negeer|vergeet) (?:alle |die |diese |deine |ihre |de |het |deze |je |bisherigen |vorherigen |vorige |obigen )*(?:anweisung(?:en)?|regeln?|vorgaben|instruktionen|instructies|regels|aanwijzingen|prompt)',
  '(?<!\\p{L})(?:schreibe?|sage?|sag|füge?|ergänze|schrijf|zeg|voeg) (?:dass|dat|eine?n?|een|das|die)\\b(?:.*\\b)?(?:bewertung(?:en)?|kundenstimmen?|zitate?|rezension(?:en)?|sterne|beoordelingen|recensies?|citaat|sterren|wir (?:sind|haben)|we (?:zijn|hebben)|kunden|klanten)',
  role('benutzer|gebruiker|systeem'),
];

const order = new RegExp(`(?:${orders.join('|')})`, 'iu');

const isInstruction = (sentence: string) => order.test(sentence);

const sentences = (text: string) =>
  text.split(
    /(?<=[.!?;…])\s+|\s*[\r\n\u2028\u2029]+\s*|\s+[—–-]{1,2}\s+(?=ignore|disregard|forget|system)/iu,
  );

/** The text without the sentences that try to steer the writer. */
export const dropInstructions = (text: string) =>
  isInstruction(text)
    ? sentences(text)
        .filter((sentence) => !isInstruction(sentence))
        .join(' ')
    : text;
