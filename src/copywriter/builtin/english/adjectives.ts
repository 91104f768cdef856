/** Adjectives that come up in briefs; endings such as -able and -proof are recognised by rule. */
const list = `
able accurate active adaptive affordable airy alive amazing ambitious ample angry authentic automatic available average aware awkward
bad basic beautiful better big bitter bland blunt boring bouncy brave brief bright brilliant broad broken bulky bumpy busy
calm careful casual cautious central certified cheap cheerful chemical chewy chilly chunky classic clean clear clever clinical close cloudy cold
colourful colorful comfortable comfy common compact compatible complete complex complicated confident confused confusing consistent convenient cool
cosy cozy crafted creamy creative crisp crispy crowded crunchy curious custom customised customized cute daily damp dangerous dark dead decent deep
delicate delicious dense different difficult identical similar various digital direct dirty discreet distinct dreamy dry dull durable early earthy easy eco eco-friendly edible effective
efficient effortless elegant empty endless energetic enormous ergonomic essential ethical even evening everyday exact excellent exclusive expensive expert extra
fair familiar fancy fast faulty festive few fiddly filling final fine firm fit fixed flat flavourful flexible floral fluffy foldable formal
fragile fragrant free frequent fresh friendly frizzy frozen frustrating full fun functional funny fussy fuzzy gentle genuine giant glossy golden good
gorgeous grand great greasy green grey gritty gross hairy handmade handy happy hard harsh hazy healthy hearty heavy helpful hidden high holistic
homemade honest hot huge human humble humid hungry icy ideal impossible inclusive independent indoor instant intimate intuitive itchy juicy keen kind
kosher large last late lasting lazy leafy leaky lean legal light lightweight limited little live lively local lonely long loose loud lovely low
loyal lush luxurious luxury manual matte mature meaningful medium mellow messy mild mindful minimal minty missing mobile modern modest modular moist
monthly muddy multilingual musical muted narrow nasty natural neat nervous neutral new nice nimble noisy normal nutritious nutty odd official
oily old online open optional ordinary organic original outdated outdoor overpriced own painful painless pale paperless patient peaceful perfect perky
personal petite plain plant-based playful pleasant plush polite poor popular portable powerful practical precise premium prepared pretty private
professional prompt proper proud pure quick quiet rainy rapid rare raw ready real realistic reasonable recent recycled refillable refreshing regional regular
relaxed reliable renewable repetitive responsive rich rigid ripe robust romantic rough round rude rural rustic sad safe salty same savoury savory scary
scratchy seamless seasonal secure sensitive separate serious sharp shiny short shy sick silent silky silly simple single sleek sleepy slim slippery slow
small smart smoky smooth snug social soft solid soothing sore sour spacious spare special specific spicy stable stale standard steady steep sticky stiff
still straight straightforward stressful strict strong sturdy stylish subtle sudden suitable sunny super superb supple sure sustainable sweaty sweet
swift tailored tall tangy tasty tender thick thin thorough thoughtful tidy tight timeless tiny tired tireless tough toxic traceable traditional
transparent tricky trusted ugly unclear uncomfortable unfair unique unlimited unpredictable unreliable unscented upcycled upfront urban useful useless vague
vegan vegetarian versatile vibrant vintage virtual vivid warm washable weak wearable weekly weightless wet whole wide wild wireless wise wonderful
wooden wrong young yummy zesty
rising growing falling confusing boring annoying frustrating leaking barking screaming ageing aging changing flickering
crumbling exhausting overwhelming tiring surprising shrinking soaring increasing declining existing outstanding matching
misleading conflicting competing recurring outgoing incoming ongoing upcoming nagging peeling fading sagging blinking buzzing
squeaking creaking dripping freezing boiling glowing sparkling stunning charming relaxing calming cooling moisturising
hydrating cleansing moisturizing disappearing spiralling irritating distracting worrying embarrassing never-ending
`;

const known: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

const endings =
  /(?:able|ible|proof|resistant|-free|-friendly|-led|-made|-based|-grade|-powered|-certified|-ready|less|ful|ical|ive|ous|ish)$/;

/** Nouns the endings would catch. */
const notAdjectives = new Set(
  'table cable vegetable bible stable dish fish finish motive archive olive drive five hive adjective detective executive perspective initiative alternative incentive handful unless business wireless locksmith relish varnish polish english spanish british polish irish turkish danish swedish finnish'.split(
    ' ',
  ),
);

export const isAdjective = (word: string) =>
  known.has(word) || (endings.test(word) && word.length > 5 && !notAdjectives.has(word));
