/**
 * Countries of the IBAN registry of SWIFT, release 101, with the form of the account number after the check digits: n are
 * digits, a capital letters, c letters or digits, each with how many. Read in python-stdnum (release 101), and for the 82
 * countries that it has alike in jbanking (release 92).
 */
export const IBAN_COUNTRIES: Readonly<Record<string, readonly [name: string, form: string]>> = {
  AD: ['Andorra', 'n8c12'],
  AE: ['the United Arab Emirates', 'n19'],
  AL: ['Albania', 'n8c16'],
  AT: ['Austria', 'n16'],
  AZ: ['Azerbaijan', 'a4c20'],
  BA: ['Bosnia and Herzegovina', 'n16'],
  BE: ['Belgium', 'n12'],
  BG: ['Bulgaria', 'a4n6c8'],
  BH: ['Bahrain', 'a4c14'],
  BI: ['Burundi', 'n23'],
  BR: ['Brazil', 'n23a1c1'],
  BY: ['Belarus', 'c4n4c16'],
  CH: ['Switzerland', 'n5c12'],
  CR: ['Costa Rica', 'n18'],
  CY: ['Cyprus', 'n8c16'],
  CZ: ['Czechia', 'n20'],
  DE: ['Germany', 'n18'],
  DJ: ['Djibouti', 'n23'],
  DK: ['Denmark', 'n14'],
  DO: ['the Dominican Republic', 'c4n20'],
  EE: ['Estonia', 'n16'],
  EG: ['Egypt', 'n25'],
  ES: ['Spain', 'n20'],
  FI: ['Finland', 'n14'],
  FK: ['the Falkland Islands', 'a2n12'],
  FO: ['the Faroe Islands', 'n14'],
  FR: ['France', 'n10c11n2'],
  GB: ['the United Kingdom', 'a4n14'],
  GE: ['Georgia', 'a2n16'],
  GI: ['Gibraltar', 'a4c15'],
  GL: ['Greenland', 'n14'],
  GR: ['Greece', 'n7c16'],
  GT: ['Guatemala', 'c24'],
  HN: ['Honduras', 'a4n20'],
  HR: ['Croatia', 'n17'],
  HU: ['Hungary', 'n24'],
  IE: ['Ireland', 'a4n14'],
  IL: ['Israel', 'n19'],
  IQ: ['Iraq', 'a4n15'],
  IS: ['Iceland', 'n22'],
  IT: ['Italy', 'a1n10c12'],
  JO: ['Jordan', 'a4n4c18'],
  KW: ['Kuwait', 'a4c22'],
  KZ: ['Kazakhstan', 'n3c13'],
  LB: ['Lebanon', 'n4c20'],
  LC: ['Saint Lucia', 'a4c24'],
  LI: ['Liechtenstein', 'n5c12'],
  LT: ['Lithuania', 'n16'],
  LU: ['Luxembourg', 'n3c13'],
  LV: ['Latvia', 'a4c13'],
  LY: ['Libya', 'n21'],
  MC: ['Monaco', 'n10c11n2'],
  MD: ['Moldova', 'c20'],
  ME: ['Montenegro', 'n18'],
  MK: ['North Macedonia', 'n3c10n2'],
  MN: ['Mongolia', 'n16'],
  MR: ['Mauritania', 'n23'],
  MT: ['Malta', 'a4n5c18'],
  MU: ['Mauritius', 'a4n19a3'],
  NI: ['Nicaragua', 'a4n20'],
  NL: ['the Netherlands', 'a4n10'],
  NO: ['Norway', 'n11'],
  OM: ['Oman', 'n3c16'],
  PK: ['Pakistan', 'a4c16'],
  PL: ['Poland', 'n24'],
  PS: ['Palestine', 'a4c21'],
  PT: ['Portugal', 'n21'],
  QA: ['Qatar', 'a4c21'],
  RO: ['Romania', 'a4c16'],
  RS: ['Serbia', 'n18'],
  RU: ['Russia', 'n14c15'],
  SA: ['Saudi Arabia', 'n2c18'],
  SC: ['Seychelles', 'a4n20a3'],
  SD: ['Sudan', 'n14'],
  SE: ['Sweden', 'n20'],
  SI: ['Slovenia', 'n15'],
  SK: ['Slovakia', 'n20'],
  SM: ['San Marino', 'a1n10c12'],
  SO: ['Somalia', 'n19'],
  ST: ['São Tomé and Príncipe', 'n21'],
  SV: ['El Salvador', 'a4n20'],
  TL: ['Timor-Leste', 'n19'],
  TN: ['Tunisia', 'n20'],
  TR: ['Türkiye', 'n6c16'],
  UA: ['Ukraine', 'n6c19'],
  VA: ['Vatican City', 'n18'],
  VG: ['the British Virgin Islands', 'a4n16'],
  XK: ['Kosovo', 'n16'],
  YE: ['Yemen', 'a4n4c18'],
};

/** Territories whose accounts have the IBAN of another country. */
export const IBAN_OF_OTHERS: Readonly<Record<string, string>> = {
  GG: 'GB',
  IM: 'GB',
  JE: 'GB',
  GF: 'FR',
  GP: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
  PF: 'FR',
  TF: 'FR',
  NC: 'FR',
  BL: 'FR',
  MF: 'FR',
  PM: 'FR',
  WF: 'FR',
  AX: 'FI',
  UK: 'GB',
  EL: 'GR',
};

const CLASSES: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

/** How many characters the account number has. */
export const bbanLength = (form: string) => (form.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);

export function fitsForm(bban: string, form: string) {
  const source = form.replace(/([nac])(\d+)/g, (_, kind: string, count: string) => `${CLASSES[kind]}{${count}}`);
  return new RegExp(`^${source}$`).test(bban);
}

/** The form in words: 4 letters, 14 digits. */
export function formInWords(form: string) {
  const words: Readonly<Record<string, string>> = { n: 'digit', a: 'letter', c: 'letter or digit' };
  const several: Readonly<Record<string, string>> = { n: 'digits', a: 'letters', c: 'letters or digits' };
  return (form.match(/[nac]\d+/g) ?? [])
    .map((part) => `${part.slice(1)} ${(part.slice(1) === '1' ? words : several)[part[0]!]}`)
    .join(', ');
}

/** The remainder by 97 of the digits, letters standing for 10 to 35. */
export function mod97(characters: string) {
  let remainder = 0;
  for (const character of characters) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
