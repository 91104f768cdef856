/** The icon of the pages, a lamp over a door. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<circle cx="16" cy="16" r="16" fill="#e2f2e9"/><circle cx="16" cy="16" r="9.6" fill="#0b6b43"/>
</svg>
`;

/** The icon as 32 by 32 pixels, for browsers and feeds that ask for this format. */
export const iconIco = Buffer.from(
  'AAABAAEAICAAAAEAIABaAQAAFgAAAIlQTkcNChoKAAAADUlIRFIAAAAgAAAAIAgGAAAAc3p69AAAASFJREFUeNpjePTp' +
    'JQORWACIE4B4PhDvB+L/aHg/VC4BqpYoc4lRpAA1+D+JeD5UL9kOAPminwyL0XE/vhDBZbkBEJ+nguUwfB5qJlEOACl8' +
    'T0XLYfg9NkfQy3KcjkCPc6KCfc2FA//L1k1DwSAxEqJDAJsDCCY4kEUSxb7/ubOdsWKQHEgNkQkTxQEK+DTsunnqv3FL' +
    'Ek6L0TFILUgPAUcoIDtgPj7L8fkaX2gQcMR8mAME8LmUFJ9jCwkCoSDAAC06ccY5uZbDMIE0kYA3+MkJemxRgS8aGHBU' +
    'LOBsRanlMIwni+5noGXwExMNow4YFA4Y8EQ44NlwwAuiAS+KB7wyGhTV8YA3SAZFk2zAG6WDolk+KDomg6JrNig6p3Tp' +
    'ngMAKk/QDv2ZYnYAAAAASUVORK5CYII=',
  'base64',
);
