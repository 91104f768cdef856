/** A line in each voice, all about one thing nobody sells here: models follow an example, not an adjective. */
const voices: readonly [tone: RegExp, line: string][] = [
  [
    /play|fun|witty|humo|cheek|lustig|witzig|drôle|divert|divertid|grappig|speels/i,
    'playful: "Your bike has opinions about puddles. Give it mudguards."',
  ],
  [
    /formal|profession|business|serious|corporate|b2b|sachlich|seriös|professionnel|profesional|profissional|zakelijk/i,
    'professional: "Mudguards for commuter bikes. Fitted at your workplace."',
  ],
  [
    /lux|premium|elegan|exclusive|edel|raffin/i,
    'elegant: "Brushed steel over the wheel. Dry shoes at the door."',
  ],
  [
    /bold|confident|direct|edgy|provoc|punchy|mutig|frech|audac|atrevid|stoer/i,
    'bold: "Rain is not an excuse. Fit mudguards."',
  ],
  [
    /warm|caring|empath|kind|gentle|herzlich|einfühl|chaleur|cálid|cercan|carinh|calor|hartelijk/i,
    'warm: "Rain on the way home is enough. Dry shoes should be waiting."',
  ],
  [
    /calm|minimal|plain|simple|ruhig|schlicht|sobre|sencill|simples|semplice|rustig/i,
    'plain: "Mudguards. They keep your shoes dry."',
  ],
  [
    /inspir|motivat|energ|uplift|begeister/i,
    'encouraging: "Ride in any weather. Mudguards see to the puddles."',
  ],
];

const usual = 'friendly: "Wet shoes again? Mudguards keep the puddle where it belongs."';

export const voiceFor = (tone: string | undefined): string =>
  voices.find(([pattern]) => tone !== undefined && pattern.test(tone))?.[1] ?? usual;
