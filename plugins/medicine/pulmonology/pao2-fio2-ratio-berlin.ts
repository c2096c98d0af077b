import { category, choice, defineCalculator, flag, measure, number, percent, roundTo } from '@reckoner/engine';

/** Berlin classes of oxygenation; from pulse oximetry by the regression of Rice 2007, S/F = 64 + 0.84 P/F. */
export default defineCalculator({
  title: 'P/F ratio and ARDS severity',
  description:
    'Ratio of arterial to inspired oxygen, measured or estimated from pulse oximetry, with the Berlin class of ARDS.',
  keywords: ['PaO2/FiO2', 'Horowitz index', 'ARDS', 'Berlin definition', 'SpO2/FiO2', 'oxygenation'],
  inputs: {
    known: choice({ gas: 'PaO₂', oximetry: 'SpO₂ (pulse oximetry)' }, { label: 'Known', default: 'gas' }),
    arterialOxygen: measure('mmHg', {
      label: 'PaO₂',
      symbol: 'P_{aO_2}',
      min: 10,
      max: 700,
      usual: [30, 650],
      when: { known: 'gas' },
    }),
    saturation: percent({
      label: 'SpO₂',
      help: 'Up to 97%: above, it says nothing of the PaO₂.',
      symbol: 'S_{pO_2}',
      min: 70,
      max: 97,
      usual: [80, 97],
      when: { known: 'oximetry' },
    }),
    inspired: percent({ label: 'Inspired oxygen (FiO₂)', symbol: 'F_{iO_2}', min: 21, max: 100, usual: 'all' }),
    pressure: flag({ label: 'PEEP or CPAP of 5 cmH2O or more', default: true }),
  },
  outputs: {
    ratio: measure('mmHg', { label: 'PaO₂/FiO₂', symbol: 'P/F', places: 1 }),
    class: category(['No ARDS by oxygenation', 'Mild', 'Moderate', 'Severe', 'Needs 5 cmH2O of PEEP to classify'], {
      label: 'Berlin class',
      of: 'ratio',
    }),
    saturationRatio: number({ label: 'SpO₂ (in percent)/FiO₂', symbol: 'S/F', places: 0, optional: true }),
  },
  formula: ({ known, arterialOxygen, saturation, inspired, pressure }) => {
    const saturationRatio = known === 'oximetry' ? (100 * saturation) / inspired : undefined;
    const ratio = saturationRatio === undefined ? arterialOxygen / inspired : (saturationRatio - 64) / 0.84;
    const shown = roundTo(ratio, 1);
    return {
      ratio,
      class:
        shown > 300
          ? 'No ARDS by oxygenation'
          : !pressure
            ? 'Needs 5 cmH2O of PEEP to classify'
            : shown > 200
              ? 'Mild'
              : shown > 100
                ? 'Moderate'
                : 'Severe',
      saturationRatio,
    };
  },
  explanation: ({ known, pressure }) => {
    const ratio =
      known === 'oximetry' ? 'The P/F ratio estimated from oximetry is {ratio}.' : 'The P/F ratio is {ratio}.';
    return `${ratio} Class of oxygenation${pressure ? ', with PEEP or CPAP of 5 cmH2O or more' : ''}: {class}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ known, saturation }) => known === 'oximetry' && saturation < 0.8,
      says: 'Oximeters are not accurate below 80%: take a blood gas.',
    },
  ],
  examples: [
    {
      inputs: { arterialOxygen: 80, inspired: 50 },
      results: { ratio: 160, class: 'Moderate' },
      source: 'By hand: 80/0.5; ARDS Definition Task Force 2012: over 100 to 200',
    },
    {
      inputs: { arterialOxygen: 60, inspired: 60 },
      results: { ratio: 100, class: 'Severe' },
      source: 'By hand: 60/0.6; 100 or less',
    },
    {
      inputs: { arterialOxygen: 100, inspired: 40 },
      results: { ratio: 250, class: 'Mild' },
      source: 'By hand: 100/0.4; over 200 to 300',
    },
    {
      inputs: { arterialOxygen: 95, inspired: 21 },
      results: { ratio: 452.381, class: 'No ARDS by oxygenation' },
      source: 'By hand: 95/0.21',
    },
    {
      inputs: { known: 'oximetry', saturation: 90, inspired: 40 },
      results: { ratio: 191.6667, saturationRatio: 225, class: 'Moderate' },
      source: 'By hand: 90/0.4; (225 - 64)/0.84',
    },
    {
      inputs: { arterialOxygen: 60.1, inspired: 30 },
      results: { ratio: 200.3333, class: 'Mild' },
      source: 'By hand: 60.1/0.3, just over 200',
    },
    {
      inputs: { known: 'oximetry', saturation: 75, inspired: 60 },
      results: { ratio: 72.61905, saturationRatio: 125, class: 'Severe' },
      cautions: ['not accurate below'],
      source: 'By hand: 75/0.6; (125 - 64)/0.84',
    },
    {
      inputs: { arterialOxygen: 100, inspired: 40, pressure: false },
      results: { class: 'Needs 5 cmH2O of PEEP to classify' },
      source: 'ARDS Definition Task Force 2012, table 3',
    },
  ],
  notes: [
    'For adults; ARDS also needs onset within a week, bilateral opacities and no other explanation. Estimates from oximetry are rough.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'ARDS Definition Task Force: Acute Respiratory Distress Syndrome: The Berlin Definition, JAMA 307 (2012) 2526',
      doi: '10.1001/jama.2012.5669',
    },
    {
      title:
        'Rice et al.: Comparison of the SpO2/FIO2 Ratio and the PaO2/FIO2 Ratio in Patients with Acute Lung Injury or ARDS, Chest 132 (2007) 410',
      doi: '10.1378/chest.07-0617',
    },
  ],
});
