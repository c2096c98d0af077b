import { category, date, dayOfMonth, defineCalculator, monthOf, text, toDay, yearOf } from '@reckoner/engine';

/** Sign and its first day, from the year's beginning on (Encyclopædia Britannica, “zodiac”). */
const SIGNS = [
  ['Capricorn', 1, 1],
  ['Aquarius', 1, 20],
  ['Pisces', 2, 19],
  ['Aries', 3, 21],
  ['Taurus', 4, 20],
  ['Gemini', 5, 21],
  ['Cancer', 6, 22],
  ['Leo', 7, 23],
  ['Virgo', 8, 23],
  ['Libra', 9, 23],
  ['Scorpio', 10, 24],
  ['Sagittarius', 11, 22],
  ['Capricorn', 12, 22],
] as const;

/** Birthstones of Jewelers of America and customary flowers, January to December. */
const MONTHS = [
  ['garnet', 'carnation, snowdrop'],
  ['amethyst', 'violet, primrose'],
  ['aquamarine, bloodstone', 'daffodil'],
  ['diamond', 'daisy, sweet pea'],
  ['emerald', 'lily of the valley, hawthorn'],
  ['pearl, alexandrite, moonstone', 'rose, honeysuckle'],
  ['ruby', 'larkspur, water lily'],
  ['peridot, spinel, sardonyx', 'gladiolus, poppy'],
  ['sapphire', 'aster, morning glory'],
  ['opal, tourmaline', 'marigold, cosmos'],
  ['topaz, citrine', 'chrysanthemum'],
  ['turquoise, zircon, tanzanite', 'narcissus, holly'],
] as const;

/** In the order of a year that begins at the spring equinox. */
const ORDER = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
const ELEMENTS = ['Fire', 'Earth', 'Air', 'Water'] as const;

/** Western (tropical) signs with the customary days of change. */
export default defineCalculator({
  title: 'Zodiac sign, birthstone and birth flower',
  description: 'Western zodiac sign and its element, birthstones and birth flowers of a birthday.',
  keywords: ['star sign', 'horoscope', 'birthstone', 'birth flower', 'astrology'],
  inputs: { birth: date({ label: 'Date of birth' }) },
  outputs: {
    sign: category(ORDER, { label: 'Zodiac sign' }),
    element: category(ELEMENTS, { label: 'Element' }),
    birthstone: text({ label: 'Birthstone' }),
    flower: text({ label: 'Birth flower' }),
  },
  algorithm: ({ birth }) => {
    const [month, day] = [monthOf(birth), dayOfMonth(birth)];
    const [sign] = SIGNS.findLast(([, m, d]) => m < month || (m === month && d <= day))!;
    const [birthstone, flower] = MONTHS[month - 1]!;
    return { sign, element: ELEMENTS[ORDER.indexOf(sign) % 4]!, birthstone, flower };
  },
  cautions: [
    {
      level: 'note',
      // Capricorn stands twice, as it begins before the year.
      when: ({ birth }) =>
        SIGNS.slice(1).some(([, month, day]) => {
          const since = birth - toDay(yearOf(birth), month, day);
          return since === 0 || since === -1;
        }),
      says: 'It is a day of change: in some years and places the Sun enters the sign a day earlier or later.',
    },
  ],
  explanation: 'Someone born on {birth} has the sign {sign}; birthstone: {birthstone}; birth flower: {flower}.',
  examples: [
    {
      inputs: { birth: '2000-01-01' },
      results: { sign: 'Capricorn', element: 'Earth', birthstone: 'garnet', flower: 'carnation, snowdrop' },
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1999-12-22' },
      results: {
        sign: 'Capricorn',
        element: 'Earth',
        birthstone: 'turquoise, zircon, tanzanite',
        flower: 'narcissus, holly',
      },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1999-12-21' },
      results: { sign: 'Sagittarius', element: 'Fire', birthstone: 'turquoise, zircon, tanzanite' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1988-01-20' },
      results: { sign: 'Aquarius', element: 'Air', birthstone: 'garnet' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1988-02-19' },
      results: { sign: 'Pisces', element: 'Water', birthstone: 'amethyst', flower: 'violet, primrose' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-03-20' },
      results: { sign: 'Pisces', birthstone: 'aquamarine, bloodstone', flower: 'daffodil' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-03-21' },
      results: { sign: 'Aries', element: 'Fire' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac',
    },
    {
      inputs: { birth: '1990-04-20' },
      results: { sign: 'Taurus', element: 'Earth', birthstone: 'diamond', flower: 'daisy, sweet pea' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-05-21' },
      results: { sign: 'Gemini', element: 'Air', birthstone: 'emerald', flower: 'lily of the valley, hawthorn' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-06-22' },
      results: {
        sign: 'Cancer',
        element: 'Water',
        birthstone: 'pearl, alexandrite, moonstone',
        flower: 'rose, honeysuckle',
      },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-07-23' },
      results: { sign: 'Leo', element: 'Fire', birthstone: 'ruby', flower: 'larkspur, water lily' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-08-23' },
      results: { sign: 'Virgo', element: 'Earth', birthstone: 'peridot, spinel, sardonyx', flower: 'gladiolus, poppy' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-09-23' },
      results: { sign: 'Libra', element: 'Air', birthstone: 'sapphire', flower: 'aster, morning glory' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-10-24' },
      results: { sign: 'Scorpio', element: 'Water', birthstone: 'opal, tourmaline', flower: 'marigold, cosmos' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
    {
      inputs: { birth: '1990-11-22' },
      results: { sign: 'Sagittarius', element: 'Fire', birthstone: 'topaz, citrine', flower: 'chrysanthemum' },
      cautions: ['a day earlier or later'],
      source: 'Encyclopædia Britannica: Zodiac; Jewelers of America: Birthstones',
    },
  ],
  references: [
    { title: 'Encyclopædia Britannica: Zodiac', url: 'https://www.britannica.com/topic/zodiac' },
    { title: 'Jewelers of America: Birthstones' },
  ],
});
