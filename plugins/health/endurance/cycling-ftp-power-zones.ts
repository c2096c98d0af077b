import { choice, defineCalculator, percent, quantity, roundTo, table, text } from '@reckoner/engine';

/** FTP as a share of the test's power. */
const SHARES = { twenty: 0.95, ramp: 0.75, hour: 1, known: 1 };

/** Allen and Coggan: 95% of 20 minutes, 75% of the best minute of a ramp; seven levels as shares of it. */
export default defineCalculator({
  title: 'Cycling FTP and power zones',
  description:
    'Functional threshold power from a 20-minute, ramp or one-hour test, watts per kilogram, and Coggan’s seven power zones in watts.',
  keywords: [
    'FTP',
    'functional threshold power',
    'power zones',
    'Coggan',
    'ramp test',
    'watts per kg',
    '20 minute test',
  ],
  related: ['normalized-power-tss', 'cycling-power-speed', 'target-heart-rate-karvonen'],
  inputs: {
    test: choice(
      {
        twenty: { label: '20-minute test: 95% of its average power', also: ['20 min', '20-minute', '20'] },
        ramp: { label: 'Ramp test: 75% of its best minute', also: ['ramp', 'ramp test', 'MAP'] },
        hour: { label: 'One hour: its average power', also: ['60 min', 'hour'] },
        known: { label: 'FTP is known', also: ['FTP', 'known'] },
      },
      { label: 'Test' },
    ),
    power: quantity('W', {
      label: 'Power',
      help: 'The average of the test, of a ramp its best minute, or the FTP itself.',
      symbol: 'P',
      min: 20,
      max: 1500,
      usual: [60, 600],
    }),
    weight: quantity('kg', {
      label: 'Body weight',
      symbol: 'm',
      min: 20,
      max: 300,
      optional: true,
      usual: [35, 140],
    }),
  },
  outputs: {
    ftp: quantity('W', { label: 'Functional threshold power', symbol: '\\mathrm{FTP}', places: 0 }),
    perKilogram: quantity('W/kg', {
      label: 'FTP for a kilogram of body weight',
      regional: false,
      symbol: 'p',
      places: 2,
      optional: true,
    }),
    enduranceFrom: quantity('W', { label: 'Endurance (zone 2) from', symbol: 'P_2', places: 0 }),
    enduranceTo: quantity('W', { label: 'Endurance (zone 2) to', symbol: 'P_3', places: 0 }),
    zones: table(
      {
        zone: text({ label: 'Zone' }),
        low: percent({ label: 'Above, of FTP', places: 0 }),
        high: percent({ label: 'To, of FTP', places: 0, optional: true }),
        from: quantity('W', { label: 'Above', places: 0 }),
        to: quantity('W', { label: 'To', places: 0, optional: true }),
      },
      { label: 'Power zones' },
    ),
  },
  formula: ({ test, power, weight }) => {
    const ftp = SHARES[test] * power;
    const zones = [
      { zone: '1 Active recovery', low: 0, high: 0.55 },
      { zone: '2 Endurance', low: 0.55, high: 0.75 },
      { zone: '3 Tempo', low: 0.75, high: 0.9 },
      { zone: '4 Threshold', low: 0.9, high: 1.05 },
      { zone: '5 VO₂max', low: 1.05, high: 1.2 },
      { zone: '6 Anaerobic capacity', low: 1.2, high: 1.5 },
      { zone: '7 Neuromuscular power', low: 1.5, high: undefined },
    ];
    return {
      ftp,
      perKilogram: weight === undefined ? undefined : ftp / weight,
      enduranceFrom: 0.55 * ftp,
      enduranceTo: 0.75 * ftp,
      zones: zones.map((row) => ({
        ...row,
        from: row.low * ftp,
        to: row.high === undefined ? undefined : row.high * ftp,
      })),
    };
  },
  explanation: ({ test }) => {
    const zones =
      'Coggan’s endurance zone, 55 to 75% of it, is {enduranceFrom} to {enduranceTo}; the table has all seven.';
    const weight = '{perKilogram?, {perKilogram} of body weight}';
    return test === 'twenty'
      ? `95% of the {power} of 20 minutes is an FTP of {ftp}${weight}. ${zones}`
      : test === 'ramp'
        ? `75% of the best minute, {power}, is an FTP of {ftp}${weight}. ${zones}`
        : test === 'hour'
          ? `The {power} of one hour are an FTP of {ftp}${weight}. ${zones}`
          : `The FTP is {ftp}${weight}. ${zones}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ perKilogram }) => perKilogram !== undefined && roundTo(perKilogram, 2) > 7,
      says: 'Hardly anybody holds more than 7 W/kg for an hour: check power and weight, and their units.',
    },
    {
      level: 'note',
      when: ({ test }) => test === 'twenty',
      says: 'The 95% are meant for 20 minutes that follow a hard 5-minute effort. Ridden fresh, or by a rider with a strong sprint, 95% is too much for many.',
    },
    {
      level: 'note',
      when: ({ test }) => test === 'ramp',
      says: 'For a ramp of one-minute steps. Single riders lie between some 70 and 77% of the best minute: correct the FTP by what you can hold for 40 to 60 minutes.',
    },
    {
      level: 'note',
      when: ({ test }) => test !== 'known',
      says: 'The test goes to the limit: with heart disease, chest pain or fainting in exercise ask a doctor before you ride it.',
    },
  ],
  examples: [
    {
      inputs: { test: 'twenty', power: 250 },
      results: {
        ftp: 237.5,
        enduranceFrom: 130.625,
        enduranceTo: 178.125,
        zones: {
          length: 7,
          rows: {
            0: { low: 0, from: 0, high: 55, to: 130.625 },
            2: { from: 178.125, to: 213.75 },
            3: { low: 90, high: 105, from: 213.75, to: 249.375 },
            6: { low: 150, from: 356.25 },
          },
        },
      },
      cautions: ['hard 5-minute', 'ask a doctor'],
      source: 'TrainingPeaks: 250 W less 5% are 238 W; by hand 0.55, 0.75, 0.9, 1.05 and 1.5 × 237.5',
    },
    {
      inputs: { test: 'ramp', power: 394, weight: 70 },
      results: { ftp: 295.5, perKilogram: 4.221428571, zones: { rows: { 4: { from: 310.275, to: 354.6 } } } },
      cautions: ['70 and 77%', 'ask a doctor'],
      source: 'TrainerRoad’s forum: a best minute of 394 W is an FTP of 295 W; by hand 295.5/70, 1.05 and 1.2 × 295.5',
    },
    {
      inputs: { test: 'hour', power: 280, weight: '154 lb' },
      results: { ftp: 280, perKilogram: 4.008405, zones: { rows: { 5: { from: 336, to: 420 } } } },
      cautions: ['ask a doctor'],
      source: 'By hand: 280/69.853225; 1.2 and 1.5 × 280',
    },
    {
      inputs: { test: 'known', power: 200, weight: 80 },
      results: {
        ftp: 200,
        perKilogram: 2.5,
        enduranceFrom: 110,
        enduranceTo: 150,
        zones: { rows: { 1: { from: 110, to: 150 } } },
      },
      source: 'By hand: 200/80; 0.55 and 0.75 × 200',
    },
    {
      inputs: { test: 'known', power: 500, weight: 65 },
      results: { ftp: 500, perKilogram: 7.692307692 },
      cautions: ['7 W/kg'],
      source: 'By hand: 500/65',
    },
  ],
  notes: [
    'Coggan prints the zones in whole percents, 56 to 75 and 76 to 90; here each begins where the one before ends.',
  ],
  references: [
    {
      title:
        'Allen, Coggan: Training and Racing with a Power Meter, 2nd ed. (2010), as quoted by dialpace.com: 95%, seven zones',
      url: 'https://dialpace.com/ftp-calculator/',
    },
    {
      title: 'TrainingPeaks: Power terminology for cycling: 20-minute test',
      url: 'https://www.trainingpeaks.com/blog/power-terminology-for-cycling/',
    },
    {
      title: 'TrainerRoad forum: 75% of the best minute of a ramp; Stern’s 72 to 77%; riders at 70%',
      url: 'https://www.trainerroad.com/forum/t/a-better-for-me-ramp-test/35172',
    },
  ],
});
