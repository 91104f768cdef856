import { patternsOf } from '../claims/phrases/table.ts';
import { type PolicyRule, phraseRule, rangesOf } from './rule.ts';

export const sensational = phraseRule(
  'policy.sensational',
  'is clickbait: it shocks or withholds. Name the subject and say what the reader gets.',
  patternsOf(`
    (won t|will not|wouldn t|can t|cannot|never|not) (ever )?believe (what|this|how|it|your|who|these|the|that|our), (you ll|you will) never (believe|guess|look at),
    (shocking|shocked|shocks|jaw dropping|mind blowing|outrageous|scandal*|insane|unbelievable|unreal|terrifying|horrifying|explosive|bombshell), (blow|blows|blew|blowing) (your|my|their) mind*,
    (this|one|the|a|these|their|our|his|her|little known|dirty|weird) (simple |weird |little |dirty |big |one |dark )?(secret|secrets|trick|tricks|hack) ~3 (will|that|doctors|dentists|nobody|no one|they|banks|experts|changed|changes|is (out|finally|revealed)|insurers|hate*|don t|every),
    (this|one) (weird|simple|strange|little|crazy|old) (trick|tip|hack|secret|thing),
    (doctors|dentists|banks|experts|insurers|trainers|landlords|lawyers|dermatologists|they|companies|agencies|your dentist|your bank|your doctor|big pharma|insiders|competitors) (hate|hates|fear|fears|hide|hides|hiding|won t tell|don t want|doesn t want|never tell|are hiding|re hiding|keep hidden|are terrified|wants hidden),
    (hides|hide|hiding|hidden|keep|keeping) (it )?from you, (don t|doesn t|didn t|do not|does not) want you to (know|see|find|read|have), what (happened|happens|comes|came|he did|she did|they did|i saw|they found) next,
    (the|ugly|shocking|hidden|dark|awful|terrible|whole|real) truth (about|behind|they|is|revealed|exposed), truth (they|revealed|exposed), (exposed|revealed|banned|leaked|censored) (:|!|.),
    (before it s|until it s|gets|was) (banned|deleted|taken down), this (changes|changed|will change) everything, will change your life*, (wait|waiting) (until|till|til|to) you see, what they (found|saw|discovered|don t|never|aren t),
    (left|leave|leaves|leaving) (everyone|you|them|people|me|us) (speechless|stunned|in tears|shocked|crying), (speechless|stunned|gobsmacked), number (#|one|two|three|four|five|six|seven|nine|ten) will,
    # will (shock|surprise|amaze|blow), (faint hearted|not for the faint), (urgent|warning|alert|breaking|emergency|danger|beware) (:|!|news|alert|–), breaking news,
    (you ve|you have|you are|we ve|you re) (all )?been (lied|fooled|doing it wrong|doing this wrong|tricked|scammed), been lied to, (will|may|might) (surprise|shock|amaze|stun|astound) you,
    (is|are|were|was|left|have|has) (furious|outraged|baffled|fuming|begging|panicking|scrambling|in shock), you ll be (stunned|blown away), (nobody|no one) (expected|saw) (this|it|that),
    (nobody|no one) wants you to (know|see), you (have|need|ve got) to see (this|it) (to|!|.), (won t|can t|cannot|couldn t) (sleep|look away|unsee|stop reading|stop watching),
    (tried|trying|want|wants|wanted) to (ban|hide|bury|silence|censor) (this|it|us), (deadly|killing|kills|kill|destroying|poison*|toxic) ~1 (you|your (family|kids|children|skin|business|heart|pet|dog)|mistake|secret),
    (click|tap|read on|swipe) (here )?to (find out|see|discover|reveal|learn) (what|why|the secret|the one|who|how), (guess|find out) what (happened|happens|he|she|they|it),
    the (one|only) thing (you|your|that|they|every) ~2 (need|don t|never|won t|doctor*|dentist*), (no|creeren|podras|vas a) ~2 creer, no (vas|podras|vais) a? creer, no lo (vas a )?creer*, (impactante|escandal*|increible pero|impresionante secreto),
    (este|el) (secreto|truco) ~3 (te|que|los|nadie|cambiara|medicos|dentistas), (vous n allez|tu ne vas|vous n en) ~1 (pas|jamais) (y )?(croire|croirez|revenir), n (allez|en) ~2 (croire|croirez|reviendrez), (choquant*|scandal*|hallucinant*|stupefiant*),
    (ce|le) (secret|truc) (que|va|qui|d|des|incroyable), (sie werden|du wirst) ~2 nicht glauben, (schockierend*|unfassbar*|skandal*|unglaublich*|geheimtrick*), (dieses|das) geheimnis,
    was dann (geschah|passierte), (voce nao|nao) vai acreditar, (chocante*|inacreditavel*|escandal*|bombastic*), (este|o) (segredo|truque), (non (ci )?crederai|non ci crederete|non crederai),
    (scioccante|sconvolgente|incredibile segreto|scandalo*), (questo|il) (segreto|trucco), (je gelooft|niet te geloven|je zult niet geloven|geloof je nooit|gelooft nooit),
    (schokkend*|ongelooflijk*|schandalig*), (dit|het) geheim, wat er (toen|daarna) gebeurde`),
  patternsOf(`
    top secret recipe, (family|secret) recipe, shock absor*, no secret*, secret santa, (shock|shatter) (proof|resistant), (non|not) toxic, the truth is, (static|electric) shock*, breaking (bread|in),
    il segreto (del|della|di) nonn*, le secret de (famille|grand)`),
);

const bait = phraseRule(
  'policy.engagement-bait',
  'begs for likes, shares, tags or comments. Invite people to the product instead.',
  patternsOf(`
    tag (a|your|someone|somebody|three|two|the|that|us|an|who),
    (like|share|comment|follow|retweet|repost|subscribe) (and|&|,|+) (like|share|comment|follow|tag|win|subscribe|retweet|repost),
    (like|share|comment|follow|tag|retweet|repost|react) ~4 (to win|to enter|for a chance|and win),
    (like|share|comment|react|vote|type) (if|this post|below|this ad|this video|yes|no|now|amen),
    (type|comment|write|drop|leave) (a|an|your|yes|info|below|#|me|the word|the)? ~2 (in the comments|below|in comments|the comments|comment|comments|yes|amen|emoji),
    (drop|leave) (a|an|your) (comment|emoji|heart|like|answer|fire), comment (yes|info|me|your|below|with|amen|now|to|a|link),
    (double tap|smash|hit) (if|the like|that like|like|the follow|subscribe|follow), double tap if, hit (like|the like|that like|subscribe|follow), smash (like|the|that),
    (share|send|forward) (this|it) (with|to) (everyone|#|all|your friends|friends|a friend|someone|your whole|ten|five|three), share (this|to win|if|with (#|ten|five) friends),
    (let us know|tell us|answer|reply|vote) (in|below|with) ~2 (comments|comment|below|emoji), vote (below|in|now|with|for your),
    react with (a|an|your)? (heart*|emoji*|like|thumbs|fire|laugh|smile*|star*|if|below), (in|down in) the comments, (who|which one) ~4 tag (them|him|her),
    mention (a|someone|your) (friend*|who), (etiqueta|menciona|arroba|taguea) (a|un|tu|tus|al), (dale|da) (like|me gusta), comparte (si|esto|este post|esta (publicacion|foto|historia)),
    (comparte|compartir) (y|e|,|para) (gana*|participa*|etiqueta*|comenta*|dale|sigue*|entra*), (comenta|deja un comentario) (si|abajo|y|con|aqui)?,
    (taggez|tague|identifiez|mentionnez|taguez|tag) (un|une|votre|vos|ton|tes|quelqu), (likez|commentez) (et|si|ce|cette|pour|ci),
    (aimez|partagez) (et|,|pour) (aime*|like*|partage*|comment*|tague*|identifi*|tent*|gagn*|abonne*|suiv*|particip*), (aimez|partagez) (ce|cette) (post|publication|video|photo|page),
    partagez (si|ci), (markier*|verlink*|tagg*) (einen|eure|euren|eine|deine|deinen|jemanden|freund*|ihre), (like|liken|kommentiere|kommentiert) (und|wenn|diesen|um),
    (teile|teilen|kommentier*) (und|,|um zu) (gewinn*|like*|teil*|kommentier*|markier*|folg*|verlink*|tagg*), (teile|teilen) (wenn|diesen|dieses),
    (marque|marca|mencione) (um|uma|seu|sua|aquele|aquela|amig*|alguem), (curta|curte|curtam|compartilhe|comente) (e|,|para) (curt*|compartilh*|coment*|marqu*|sig*|ganh*|concorr*|particip*),
    (curta|compartilhe) (este|esta) (post|publicacao|video|foto|pagina), (curta|compartilhe) se, comente (e|se|este|esta|aqui|abaixo), (tagga|taggate|menziona) (un|una|i|il|chi|tuo),
    (metti|lascia) (un )?(mi piace|like|commento), (condividi|commenta) (e|,|per) (vinc*|tagg*|comment*|condivid*|partecip*|metti|segui*),
    condividi (se|questo post|questo video|questa foto|qui|sotto), commenta (se|qui|sotto|questo), (tag|markeer) (een|je|iemand|jouw), (like|reageer) (en|als|om|dit|deze|hieronder),
    deel (en|,|om te) (win*|like*|reageer*|tag*|volg*), deel (dit|als je|hieronder|deze (post|foto|video))`),
  patternsOf(`
    (share|like)? (and|&|,)? comment on (any|every|a|each|the|tasks|files|designs|documents),
    share (the|your|a) (calendar*|file*|list*|link*|screen|schedule*|plan*|note*|board*|document*|meal|load|doc|dashboard*|budget*|rota),
    tag (your|the|a) (photo*|file*|note*|expense*|task*|luggage|bag*|recipe*|document*|email*|contact*|transaction*|receipt*), vote for your (mp|candidate), price tag,
    deel (de|je|jouw) (agenda|kalender|lijst|planning), comparte (el|tu|la) (calendario|agenda|lista), partagez (votre|l|le|la|vos), like (this|a|the) (one|pro|before)`),
);

const reactionAsked = /(?<!\p{L})react with\s*\p{Extended_Pictographic}/giu;

export const engagementBait: PolicyRule = {
  ...bait,
  scan: (text) => rangesOf(text, reactionAsked),
};

const platforms =
  '(facebook|instagram|meta|whatsapp|tiktok|google|youtube|twitter|linkedin|pinterest|snapchat|amazon|messenger)';
const praise =
  '(approv*|endors*|recommend*|favourite*|favorite*|certif*|verified|official*|sponsor*|partner*|backed|love|loves|loved|chosen|choice|pick|trust*|featured|best|top|aprobad*|aprovad*|approuv*|recommand*|recomend*|empfohlen*|empfiehlt|zertifiziert*|geliebt*|favorit*|prefere*|preferid*|consigliat*|approvat*|certificat*|goedgekeurd*|aanbevolen*|offiziell*|oficial*|officiel*|ufficial*|officiele*|partenaire|partner|liebling*)';

export const platformBrand = phraseRule(
  'policy.platform-brand',
  'suggests that a platform endorses the product. Mention the platform plainly or not at all.',
  [
    `${praise} (by|on|with|von|par|por|pelo|pela|da|dal|door|de|of|in)? (the)? ${platforms}`,
    `${platforms} s? ~1 ${praise}`,
    `(von|by|par|por|door|da) ${platforms} ${praise}`,
    // Words of their own, so only where somebody speaks.
    `${praise} by (apple|threads)`,
    `the ${platforms} (of|for) _`,
  ],
  ['(follow|find|message|see|like|visit|join|reach) us on', `(love|loves) on ${platforms} for`],
);
