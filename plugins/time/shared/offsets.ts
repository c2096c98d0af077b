/** The UTC offsets in civil use, with a place that has them in winter or all year. */
const PLACES: Readonly<Record<string, string>> = {
  '-12:00': 'Baker Island',
  '-11:00': 'Samoa (American)',
  '-10:00': 'Hawaii',
  '-09:30': 'Marquesas',
  '-09:00': 'Alaska',
  '-08:00': 'Los Angeles (PST)',
  '-07:00': 'Denver (MST), Los Angeles (PDT)',
  '-06:00': 'Chicago (CST), Denver (MDT)',
  '-05:00': 'New York (EST), Chicago (CDT)',
  '-04:00': 'Halifax (AST), New York (EDT)',
  '-03:30': 'Newfoundland',
  '-03:00': 'Buenos Aires, São Paulo',
  '-02:30': 'Newfoundland (summer)',
  '-02:00': 'South Georgia',
  '-01:00': 'Cape Verde',
  '+00:00': 'London (GMT), UTC',
  '+01:00': 'Berlin, Paris (CET), London (BST)',
  '+02:00': 'Athens, Cairo, Berlin (CEST)',
  '+03:00': 'Moscow, Istanbul, Nairobi',
  '+03:30': 'Tehran',
  '+04:00': 'Dubai',
  '+04:30': 'Kabul',
  '+05:00': 'Karachi, Tashkent',
  '+05:30': 'India, Sri Lanka',
  '+05:45': 'Nepal',
  '+06:00': 'Dhaka',
  '+06:30': 'Yangon',
  '+07:00': 'Bangkok, Jakarta',
  '+08:00': 'China, Singapore, Perth',
  '+08:45': 'Eucla',
  '+09:00': 'Japan, Korea',
  '+09:30': 'Adelaide, Darwin',
  '+10:00': 'Sydney, Brisbane',
  '+10:30': 'Lord Howe, Adelaide (summer)',
  '+11:00': 'Solomon Islands, Sydney (summer)',
  '+12:00': 'New Zealand, Fiji',
  '+12:45': 'Chatham Islands',
  '+13:00': 'Tonga, New Zealand (summer)',
  '+13:45': 'Chatham Islands (summer)',
  '+14:00': 'Line Islands',
};

/** Abbreviations with one meaning; AST, BST, CST and IST have several. */
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  '-10:00': ['HST'],
  '-09:00': ['AKST'],
  '-08:00': ['PST', 'AKDT'],
  '-07:00': ['MST', 'PDT'],
  '-06:00': ['MDT'],
  '-05:00': ['EST', 'CDT'],
  '-04:00': ['EDT'],
  '-03:00': ['ADT', 'BRT'],
  '+00:00': ['UTC', 'GMT', 'Z'],
  '+01:00': ['CET'],
  '+02:00': ['EET', 'CEST'],
  '+03:00': ['EEST', 'MSK'],
  '+09:00': ['JST', 'KST'],
  '+10:00': ['AEST'],
  '+11:00': ['AEDT'],
  '+12:00': ['NZST'],
  '+13:00': ['NZDT'],
};

/** `UTC+05:30`, `+5:30` and `UTC+5:30` for `+05:30`, `+2` for `+02:00`. */
function alsoWritten(offset: string): readonly string[] {
  const short = offset.replace(/^([+-])0/, '$1').replace(/:00$/, '');
  return [`UTC${offset}`, short, `UTC${short}`, ...(ABBREVIATIONS[offset] ?? [])].filter((one) => one !== offset);
}

interface Offset {
  readonly label: string;
  readonly value: number;
  readonly also: readonly string[];
}

/** Options of a choice; the value is the offset in minutes. */
export const OFFSETS: Readonly<Record<string, Offset>> = Object.fromEntries(
  Object.entries(PLACES).map(([offset, place]) => {
    const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
    const value = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
    return [offset, { label: `UTC${offset} ${place}`, value: value === 0 ? 0 : value, also: alsoWritten(offset) }];
  }),
);
