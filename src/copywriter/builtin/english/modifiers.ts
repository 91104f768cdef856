/** Nouns and small words that often open a product's description: known, so not taken for a name. */
const list = `
and or but no not zero non multi self anti pre first second third next such
accident account activity adult adventure afternoon age air airport alcohol animal anniversary antique apple aquarium
armchair art autumn baby back backyard balcony ballet bamboo banana barbecue baseball basketball bath bathroom beach bean
beard beauty bedroom bedtime bee berry bird birthday biscuit body bone book boxing boy brass breakfast brick bride bridge
business butcher butter cabin camping candle career carpet cashmere castle cat cellar cement ceramic champagne charity cherry
chess chicken child children christmas church cinema city climbing cloud coast cocktail coconut coding college comedy community
company computer concert construction container contact conversation copper corporate cotton council country countryside couple
cowboy craft cricket cross-country crystal culture curry cycling dad dairy dance data deck dental designer desktop dessert
diamond dinner disco dog door drawing driving drum dungeon ear earth easter egg electric employee employment engagement
engineering english estate event eye fabric face factory fairy family farmhouse fashion father feather ferry fiction field
fig film fine-art fire fish fishing floor flower folk food foot football forest fox freelance fruit funeral fur
furniture future game garage garlic girl glass goat gold golf grandma grape grass gravel guitar gut hair half hand handbag
hardwood harp health heart hen herb heritage hill hip history hobby hockey home honey hospital house human insect interior
island ivory jazz job junior kid kids kids' king kitchen lake land language laptop laundry lavender lawn leadership leaf
leather leisure lemon library life lime linen lion living luggage lunch magic mail maple marble marine market marketing
marriage maths meat medical medicine men mens men's merino metal midnight milk mind mint money monkey moon morning mother
motorbike motorcycle mountain mums museum mushroom music nature neighbourhood night nose novelty nursery nut nutrition oak oat
ocean office oil olive onion opera orange organ organisation outdoor oyster painting paper parent party pasta peanut pear
pepper performance personal pet phone photo physics piano picnic pine plant plastic poetry pond pony pool porcelain potato
pottery power property puppy purple queen rabbit racing radio rail rain rainbow recipe recruitment red reef relationship
retail rice river road rock roof room rope rose rowing rubber rugby running sailing salon salt sand school science sea
seafood second-hand security seed senior shade sheep shower silk silver singing skateboard ski skin sky sleep snow
soccer social soy space speech spice sport sports star steel stone street student summer sun surf swimming tea team tech
technology tennis theatre thermal tile timber toddler tomato tooth town trail train tree truck vanilla vegetable vehicle
village violin vitamin walking wall walnut water watercolour wedding weekend welding wellness wildlife wine winter women womens
women's wood wool word workplace world writing yacht yoga youth zero-waste
`;

export const modifiers: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/** Capitalised always, yet not the name of a seller. */
export const properAdjectives: ReadonlySet<string> = new Set(
  (
    'African American Arabic Argentinian Asian Australian Austrian Balinese Basque Belgian Brazilian British Californian Canadian ' +
    'Caribbean Catalan Celtic Chinese Colombian Cornish Croatian Cuban Czech Danish Dutch Egyptian English Ethiopian European Finnish ' +
    'French Georgian German Greek Hungarian Icelandic Indian Indonesian Irish Israeli Italian Jamaican Japanese Kenyan Korean Latin ' +
    'Lebanese London Mediterranean Mexican Moroccan Nordic Norwegian Persian Peruvian Polish Portuguese Roman Russian Scandinavian ' +
    'Scottish Sicilian Spanish Swedish Swiss Syrian Thai Tibetan Tuscan Turkish Ukrainian Vietnamese Welsh iPhone Android Excel ' +
    'Google Windows Mac Shopify WordPress Bluetooth Wi-Fi Amazon Python JavaScript Christmas Halloween Easter Valentine Monday ' +
    'Saturday Sunday Friday'
  ).split(' '),
);
