/** Other names of countries, as people and other lists write them: one line for each code. */
const lines = `
AE: UAE | Emirates
AX: Aland
BA: Bosnia
BL: St. Barths | St. Barts
BN: Brunei Darussalam
BO: Plurinational State of Bolivia | Bolivia, Plurinational State of
BQ: Bonaire, Sint Eustatius and Saba | Bonaire
CC: Cocos Islands | Keeling Islands
CD: Congo, Democratic Republic of the | Democratic Republic of the Congo | DR Congo | DRC | Congo-Kinshasa
CG: Congo | Republic of the Congo | Congo, Republic of the | Congo-Brazzaville
CI: Ivory Coast
CN: People's Republic of China | PRC | Mainland China
CV: Cabo Verde
CZ: Czech Republic
DE: Federal Republic of Germany
FK: Falkland Islands (Malvinas) | Falklands | Malvinas
FM: Micronesia, Federated States of | Federated States of Micronesia
FO: Faeroe Islands | Faroes
GB: UK | U.K. | Great Britain | Britain | England | Scotland | Wales | Northern Ireland | United Kingdom of Great Britain and Northern Ireland
GS: South Georgia
HK: Hong Kong SAR | Hong Kong SAR China | Hong Kong, China
HM: Heard Island and McDonald Islands
IE: Republic of Ireland | Eire
IR: Iran, Islamic Republic of | Islamic Republic of Iran
KG: Kyrgyz Republic
KP: Korea, Democratic People's Republic of | Democratic People's Republic of Korea | DPRK | Korea, North
KR: Korea, Republic of | Republic of Korea | Korea, South
LA: Lao People's Democratic Republic | Lao PDR | Lao
LY: Libyan Arab Jamahiriya
MD: Moldova, Republic of | Republic of Moldova
MF: Saint Martin (French part)
MK: Macedonia | Republic of North Macedonia | FYROM
MM: Burma | Myanmar (Burma)
MO: Macau | Macao SAR | Macao SAR China | Macau SAR
NL: Holland | Kingdom of the Netherlands | Netherlands, Kingdom of the
PN: Pitcairn
PS: Palestine | State of Palestine | Palestine, State of
RU: Russian Federation
SA: Kingdom of Saudi Arabia | KSA
SH: Saint Helena, Ascension and Tristan da Cunha
SJ: Svalbard
SK: Slovak Republic
SX: Sint Maarten (Dutch part)
SY: Syrian Arab Republic
SZ: Swaziland
TC: Turks and Caicos
TL: East Timor
TR: Turkey
TW: Taiwan, Province of China
TZ: Tanzania, United Republic of | United Republic of Tanzania
UM: United States Minor Outlying Islands | US Outlying Islands
US: USA | U.S.A. | U.S. | America | United States of America | The States
VA: Vatican | Holy See
VC: Saint Vincent
VE: Venezuela, Bolivarian Republic of | Bolivarian Republic of Venezuela
VG: Virgin Islands, British | Virgin Islands (British)
VI: Virgin Islands, U.S. | Virgin Islands (U.S.) | US Virgin Islands | United States Virgin Islands
VN: Viet Nam
XK: Republic of Kosovo
`;

export const alsoCalled: readonly (readonly [name: string, code: string])[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [code = '', names = ''] = line.split(/:(.*)/);
    return names.split('|').map((name) => [name.trim(), code] as const);
  });

/** Codes that ISO has withdrawn, or that never were codes of a country, and the code that people mean by them. */
export const meantBy: Record<string, string> = {
  AN: 'CW',
  BU: 'MM',
  CS: 'RS',
  DD: 'DE',
  DY: 'BJ',
  EN: 'GB',
  FX: 'FR',
  HV: 'BF',
  NH: 'VU',
  RH: 'ZW',
  SU: 'RU',
  TP: 'TL',
  UK: 'GB',
  VD: 'VN',
  YD: 'YE',
  YU: 'RS',
  ZR: 'CD',
};
