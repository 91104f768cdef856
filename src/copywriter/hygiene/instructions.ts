/** Sentences that talk to a writer rather than about a product. Lines are alternatives. */
const orders: readonly string[] = [
  // English
  '(?:ignore|disregard|forget|override|bypass|skip) (?:all |any |the |these |those |your |my |every |previous |prior |above |other )*(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|ies)|context|system|constraints?|everything above|above)\\b',
  '(?:new|updated|real|hidden|secret|following) (?:instructions?|system prompt)\\b',
  'system prompt|developer mode|jailbreak|prompt injection',
  '(?:^|\\s)(?:system|assistant|user|developer|human|ai|instructions?|note to (?:the )?(?:ai|model|writer)) ?:',
  "(?:you are|you're|act as|behave as|pretend (?:to be|you)|roleplay) (?:now |a |an |the |no longer )+(?:\\w+ )?(?:chatgpt|ai|assistant|model|writer|bot|copywriter|dan|pirate|hacker)?\\b(?=.*(?:ai|assistant|model|bot|chatgpt|writer|now|longer))",
  '(?:^|[,;:] ?|please |then |also |and |must |should )(?:write|say|state|claim|mention|tell (?:them|people|readers|everyone)|pretend|promise|report|declare|announce) (?:that|in the|it is|this is|we (?:have|are)|you (?:have|are)|how many)\\b',
  '(?:add|include|insert|append|invent|make up|fabricate|use|quote|put|show|print|write|create|generate|give) (?:a |an |some |the |at least |\\d+ |five |three |fake |false |fictional |made-up |customer |user |client |happy )*(?:quotes?|testimonials?|reviews?|ratings?|stars?|statistics?|stats|endorsements?|customer counts?|fake \\w+)\\b',
  '(?:output|respond|reply|answer|return|print|repeat|echo|reveal|show|leak|display) (?:only|with|after me|back|in json|the (?:system|prompt|following|above|word|text|secret|api key|environment|contents?)|your (?:prompt|instructions|rules|system))\\b',
  "(?:do not|don't|never) (?:follow|obey|mention the rules|use the guard)|as an ai\\b|language model",
  '(?:set|change|make) (?:the )?(?:headline|description|hook|primary[_ ]text|call[_ ]to[_ ]action\\w*|cta|language|tone|output) (?:to|be|as|=)',
  // Spanish, Portuguese, Italian
  '(?:ignora|ignore|ignorar|olvida|olvide|descarta|desconsidere|desconsidera|esqueça|esquece|dimentica|trascura) (?:todas? |todos? |tutte |tutti |las |los |as |os |le |il |i |la |o |tus |suas |questo |anteriores? )*(?:instrucciones|instruções|istruzioni|reglas|regras|regole|indicaciones|indicações|lo anterior|anteriores?|prompt)',
  '(?:escribe|escriba|di|diga|añade|agrega|incluye|escreva|diz|adicione|inclua|scrivi|dì|aggiungi|includi) (?:que |che |una? |um |uma |uno )(?:.*\\b)?(?:reseñas?|opini(?:ón|ones|ão|ões|one|oni)|testimoni\\w*|depoimentos?|avalia\\w+|recension[ei]|citas?|estrellas|estrelas|stelle|somos|tenemos|temos|siamo|abbiamo)',
  '(?:^|\\s)(?:sistema|asistente|assistente|usuario|usuário|utente) ?:',
  // French
  '(?:ignore[zr]?|oublie[zr]?|contourne[zr]?) (?:toutes? |tous |les |ces |vos |tes |la |le )*(?:instructions?|règles?|consignes?|prompt)',
  '(?:écri(?:s|vez)|di(?:s|tes)|ajoute[zr]?|inclu(?:s|ez)) (?:que |une? |des |un )(?:.*\\b)?(?:avis|témoignages?|citations?|étoiles|nous sommes|nous avons|clients?)',
  '(?:^|\\s)(?:système|utilisateur) ?:',
  // German, Dutch
  '(?:ignoriere?|ignorier(?:en|t)|vergiss|vergessen sie|missachte|negeer|vergeet) (?:alle |die |diese |deine |ihre |de |het |deze |je |bisherigen |vorherigen |vorige |obigen )*(?:anweisung(?:en)?|regeln?|vorgaben|instruktionen|instructies|regels|aanwijzingen|prompt)',
  '(?:schreibe?|sage?|sag|füge?|ergänze|schrijf|zeg|voeg) (?:dass|dat|eine?n?|een|das|die)\\b(?:.*\\b)?(?:bewertung(?:en)?|kundenstimmen?|zitate?|rezension(?:en)?|sterne|beoordelingen|recensies?|citaat|sterren|wir (?:sind|haben)|we (?:zijn|hebben)|kunden|klanten)',
  '(?:^|\\s)(?:benutzer|gebruiker|systeem) ?:',
];

const order = new RegExp(`(?:${orders.join('|')})`, 'iu');

export const isInstruction = (sentence: string) => order.test(sentence);

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
