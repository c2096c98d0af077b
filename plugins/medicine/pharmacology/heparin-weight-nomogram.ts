import {
  category,
  choice,
  classify,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  measure,
  roundTo,
  text,
} from '@reckoner/engine';

const CLASSES = ['Below 35 s', '35 to 45 s', '46 to 70 s', '71 to 90 s', 'Above 90 s'] as const;

/** Units per kilogram at once and an hour, with the limits of the dose for the heart. */
const START = {
  thrombosis: { bolus: 80, rate: 18, largestBolus: Infinity, largestRate: Infinity },
  coronary: { bolus: 60, rate: 12, largestBolus: 4000, largestRate: 1000 },
};

/** First dose by weight, then the steps of Raschke’s nomogram. */
export default defineCalculator({
  title: 'Heparin weight-based nomogram',
  description:
    'Bolus and infusion rate of unfractionated heparin by weight for thrombosis or acute coronary syndrome, and the change of the rate by the aPTT (Raschke 1993).',
  keywords: ['unfractionated heparin', 'UFH', 'aPTT nomogram', 'Raschke', 'heparin drip', '80/18'],
  inputs: {
    step: choice({ start: 'First dose', adjust: 'Change by the aPTT' }, { label: 'Step' }),
    indication: choice(
      {
        thrombosis: {
          label: 'Venous thrombosis or pulmonary embolism (80 and 18 units/kg)',
          also: ['DVT', 'PE', 'VTE', 'pulmonary embolism', 'deep vein thrombosis', 'venous thrombosis'],
        },
        coronary: {
          label: 'Acute coronary syndrome (60 and 12 units/kg, at most 4000 units and 1000 units/h)',
          also: ['ACS', 'NSTEMI', 'STEMI'],
        },
      },
      { label: 'For', when: { step: 'start' } },
    ),
    weight: measure('kg', { label: 'Weight', symbol: 'W', min: 30, max: 350, usual: [40, 180] }),
    aptt: integer({
      label: 'aPTT in seconds',
      help: 'About 6 hours after the start or the last change, in whole seconds.',
      symbol: '\\mathrm{aPTT}',
      min: 15,
      max: 500,
      usual: [20, 180],
      when: { step: 'adjust' },
    }),
    current: measure('IU/h', {
      label: 'Rate now',
      help: 'In units an hour, not mL.',
      symbol: 'R_1',
      min: 1,
      max: 10000,
      usual: [300, 4000],
      when: { step: 'adjust' },
    }),
    concentration: measure('IU/mL', {
      label: 'Heparin in the bag',
      help: '25,000 units in 250 mL are 100 units/mL, in 500 mL 50.',
      symbol: 'c',
      min: 1,
      max: 1000,
      usual: [20, 1000],
    }),
    noBolus: flag({ label: 'No bolus', help: 'As after a stroke or with a high risk of bleeding.' }),
    largestBolus: measure('IU', {
      label: 'Largest bolus of your protocol',
      symbol: 'B_{max}',
      min: 1000,
      max: 30000,
      usual: [4000, 10000],
      optional: true,
    }),
    largestRate: measure('IU/h', {
      label: 'Largest rate of your protocol',
      symbol: 'R_{max}',
      min: 500,
      max: 10000,
      usual: [1000, 2500],
      optional: true,
    }),
  },
  outputs: {
    rate: measure('IU/h', { label: 'Infusion rate', symbol: 'R', places: 0, digits: 3 }),
    pump: measure('mL/h', { label: 'Pump rate', symbol: 'Q', places: 1 }),
    bolus: measure('IU', { label: 'Bolus', symbol: 'B', places: 0, digits: 3 }),
    pause: measure('min', { label: 'Stop first for', symbol: 't', places: 0 }),
    band: category(CLASSES, { label: 'Row of the nomogram', of: 'aptt', optional: true }),
    perKilogram: measure('IU/(h*kg)', { label: 'Rate per kilogram', symbol: 'r', places: 1 }),
    action: text({ label: 'What to do' }),
  },
  formula: ({ step, indication, weight, aptt, current, concentration, noBolus, largestBolus, largestRate }) => {
    const start = START[indication ?? 'thrombosis'];
    const again = aptt < 35 ? 80 : aptt < 46 ? 40 : 0;
    const change = aptt < 35 ? 4 : aptt < 46 ? 2 : aptt <= 70 ? 0 : aptt <= 90 ? -2 : -3;
    const pause = step === 'adjust' && aptt > 90 ? 60 : 0;
    const wantedBolus = noBolus ? 0 : step === 'adjust' ? again * weight : start.bolus * weight;
    const limitBolus = Math.min(largestBolus ?? Infinity, step === 'adjust' ? Infinity : start.largestBolus);
    const wantedRate = step === 'adjust' ? current + change * weight : start.rate * weight;
    const limitRate = Math.min(largestRate ?? Infinity, step === 'adjust' ? Infinity : start.largestRate);
    const raised = step === 'start' || change > 0;
    const limited = raised && isAbove(wantedRate, limitRate);
    const highest = step === 'adjust' ? Math.max(limitRate, current) : limitRate;
    const rate = limited ? highest : isAtMost(wantedRate, 0) ? 0 : wantedRate;
    return {
      rate,
      pump: rate / concentration,
      bolus: isAbove(wantedBolus, limitBolus) ? limitBolus : wantedBolus,
      pause,
      band:
        step === 'adjust'
          ? classify(
              aptt,
              [
                [35, 'Below 35 s'],
                [46, '35 to 45 s'],
                [71, '46 to 70 s'],
                [91, '71 to 90 s'],
              ],
              'Above 90 s',
            )
          : undefined,
      perKilogram: rate / weight,
      action:
        step === 'start'
          ? 'Start'
          : rate === 0
            ? 'Stop, and ask'
            : pause > 0
              ? 'Stop for 60 minutes, then go on slower'
              : isAbove(rate, current)
                ? 'Raise the rate'
                : change < 0
                  ? 'Lower the rate'
                  : 'Leave the rate',
    };
  },
  stepwise: [
    'First dose: 80 units/kg and 18 units/(kg·h) for thrombosis, 60 units/kg (at most 4000 units) and 12 units/(kg·h) (at most 1000 units/h) for the heart.',
    'By the aPTT: below 35 s 80 units/kg and 4 units/(kg·h) more; 35 to 45 s 40 units/kg and 2 more; 46 to 70 s no change; 71 to 90 s 2 less; above 90 s an hour’s pause, then 3 less.',
    'The pump rate is the rate divided by the concentration of the bag, the rate per kilogram the rate divided by the weight.',
  ],
  explanation: ({ step, pause, bolus, current, rate, band }) => {
    const given = bolus > 0 ? 'give {bolus} at once' : 'no bolus';
    if (step === 'start') return `For {weight}: ${given}, then {rate}, {pump} of a bag with {concentration}.`;
    const seconds = `An aPTT of {aptt} s (${band})`;
    if (rate === 0) return `${seconds}: the step would take all of the {current} away.`;
    if (pause > 0)
      return `${seconds}: stop for {pause}, then run {rate} in place of {current}, {pump} of a bag with {concentration}.`;
    if (rate === current)
      return `${seconds}: ${given}, and leave the rate of {rate}, {pump} of a bag with {concentration}.`;
    return `${seconds}: ${given}, and run {rate} in place of {current}, {pump} of a bag with {concentration}.`;
  },
  cautions: [
    {
      level: 'danger',
      when: ({ step }) => step === 'start',
      says: 'Not with active bleeding, or heparin-induced thrombocytopenia now or before. Ask what else thins the blood (a low molecular weight heparin, a DOAC or thrombolysis within the last day), count platelets, and have drug, strength of the vial and pump checked by a second person. Draw the aPTT 6 hours after the start.',
    },
    {
      level: 'danger',
      when: ({ step }) => step === 'adjust',
      says: 'The seconds are those of the reagent of 1993, where 46 to 70 s were 1.5 to 2.3 times the control: elsewhere the row follows from your laboratory’s own range (anti-Xa 0.3 to 0.7 IU/mL). Use the local chart where there is one. The nomogram is for venous thrombosis; for the heart another one holds.',
    },
    {
      level: 'danger',
      when: ({ weight }) => weight < 40,
      says: 'A child or a very light adult? Children and infants have other doses: follow a pediatric protocol.',
    },
    {
      level: 'danger',
      when: ({ bolus }) => roundTo(bolus, 0) > 10000,
      says: 'More than 10,000 units at once: many protocols stop at 5000 to 10,000. Hold it against the largest bolus of yours.',
    },
    {
      level: 'danger',
      when: ({ rate }) => roundTo(rate, 0) > 2000,
      says: 'More than 2000 units an hour: many protocols start at no more than that, and ask a senior or an anti-Xa level (heparin resistance) beyond. Hold it against the largest rate of yours.',
    },
    {
      level: 'note',
      when: ({ step, indication, weight, noBolus, bolus, rate, largestBolus, largestRate }) => {
        if (step === 'adjust')
          return (
            (largestRate !== undefined && rate >= largestRate) || (largestBolus !== undefined && bolus === largestBolus)
          );
        const start = START[indication ?? 'thrombosis'];
        return (!noBolus && isBelow(bolus, start.bolus * weight)) || isBelow(rate, start.rate * weight);
      },
      says: 'The bolus or the rate has reached the largest one, of the indication or of your protocol: check it with a senior before more is given.',
    },
    {
      level: 'danger',
      when: ({ step, current, largestRate }) => step === 'adjust' && largestRate !== undefined && current > largestRate,
      says: 'The rate now, {current}, is already above the largest one of your protocol, {largestRate}: check both, and ask before it goes on.',
    },
    {
      level: 'danger',
      when: ({ step, current, weight }) =>
        step === 'adjust' && (isBelow(current, 4 * weight) || isAbove(current, 40 * weight)),
      says: 'The rate now is outside of 4 to 40 units an hour and kilogram: check that it is in units an hour, not mL, and the weight.',
    },
    {
      level: 'danger',
      when: ({ step, aptt }) => step === 'adjust' && aptt > 90,
      says: 'Look for bleeding. Was the blood drawn above the infusion, or through a line with heparin? Then draw it anew from the other arm. With bleeding, with an aPTT that was above 90 s before or is far above it (hospitals draw this line at some 110 to 200 s), stop and ask before going on; protamine is the antidote. Repeat the aPTT 6 hours after the change.',
    },
    {
      level: 'caution',
      when: ({ step, aptt }) => step === 'adjust' && aptt < 46,
      says: 'Before more is given: did the infusion run without a break, at the rate that was entered? Repeat the aPTT 6 hours after the change.',
    },
    {
      level: 'caution',
      when: ({ step, aptt }) => step === 'adjust' && aptt > 70 && aptt <= 90,
      says: 'Look for bleeding, and repeat the aPTT 6 hours after the change.',
    },
    {
      level: 'note',
      when: ({ step, aptt }) => step === 'adjust' && aptt >= 46 && aptt <= 70,
      says: 'Repeat the aPTT in 6 hours; after two in a row within the range once a day is enough. Go on counting platelets.',
    },
    {
      level: 'danger',
      when: ({ rate }) => rate === 0,
      says: 'The step would leave no infusion: stop, and ask before it runs again.',
    },
  ],
  examples: [
    {
      inputs: { step: 'start', indication: 'thrombosis', weight: 70, concentration: 100 },
      results: { bolus: 5600, rate: 1260, pump: 12.6, pause: 0, perKilogram: 18, action: 'Start' },
      cautions: ['Not with active bleeding'],
      source: 'By hand, by Raschke 1993: 80 × 70; 18 × 70; 1260/100',
    },
    {
      inputs: { step: 'start', indication: 'coronary', weight: 90, concentration: 50 },
      results: { bolus: 4000, rate: 1000, pump: 20 },
      cautions: ['Not with active bleeding', 'has reached the largest'],
      source: 'By hand: 60 × 90 is over 4000, 12 × 90 over 1000',
    },
    {
      inputs: { step: 'start', indication: 'coronary', weight: 60, concentration: 100, noBolus: true },
      results: { bolus: 0, rate: 720, pump: 7.2 },
      cautions: ['Not with active bleeding'],
      source: 'By hand: 12 × 60',
    },
    {
      inputs: {
        step: 'start',
        indication: 'thrombosis',
        weight: 140,
        concentration: 100,
        largestBolus: 10000,
        largestRate: 2300,
      },
      results: { bolus: 10000, rate: 2300 },
      cautions: ['Not with active bleeding', 'More than 2000', 'has reached the largest'],
      source: 'By hand: 80 × 140 and 18 × 140 are above the limits',
    },
    {
      inputs: { step: 'start', indication: 'thrombosis', weight: 125.003, concentration: 100, largestRate: 2000 },
      results: { bolus: '10000.24', rate: 2000 },
      cautions: ['Not with active bleeding', 'has reached the largest'],
      source: 'By hand: 80 × 125.003, which is shown as 10,000',
    },
    {
      inputs: { step: 'start', indication: 'thrombosis', weight: 130, concentration: 100 },
      results: { bolus: 10400, rate: 2340 },
      cautions: ['Not with active bleeding', 'More than 10,000', 'More than 2000'],
      source: 'By hand: 80 × 130; 18 × 130',
    },
    {
      inputs: { step: 'adjust', weight: 80, aptt: 34, current: 1440, concentration: 100 },
      results: { bolus: 6400, rate: 1760, pump: 17.6, band: 'Below 35 s', perKilogram: 22, action: 'Raise the rate' },
      cautions: ['reagent of 1993', 'Before more is given'],
      source: 'AFP 2004, table after Raschke: 80 units/kg, then 4 units/kg/h more; 6400; 1440 + 320',
    },
    {
      inputs: {
        step: 'adjust',
        weight: 80,
        aptt: 35,
        current: 1440,
        concentration: 100,
        largestBolus: 3000,
        largestRate: 1500,
      },
      results: { bolus: 3000, rate: 1500, band: '35 to 45 s' },
      cautions: ['reagent of 1993', 'Before more is given', 'has reached the largest'],
      source: 'By hand: 40 × 80 and 1440 + 160 are above the limits',
    },
    {
      inputs: { step: 'adjust', weight: 80, aptt: 45, current: 1440, concentration: 100, noBolus: true },
      results: { bolus: 0, rate: 1600, band: '35 to 45 s' },
      cautions: ['reagent of 1993', 'Before more is given'],
      source: 'AFP 2004, table after Raschke: 2 units/kg/h more',
    },
    {
      inputs: { step: 'adjust', weight: 80, aptt: 46, current: 1440, concentration: 100 },
      results: { bolus: 0, rate: 1440, band: '46 to 70 s', action: 'Leave the rate' },
      cautions: ['reagent of 1993', 'after two in a row'],
      source: 'AFP 2004, table after Raschke: no change',
    },
    {
      inputs: { step: 'adjust', weight: 80, aptt: 71, current: 1440, concentration: 100 },
      results: { bolus: 0, rate: 1280, band: '71 to 90 s', pause: 0, action: 'Lower the rate' },
      cautions: ['reagent of 1993', 'Look for bleeding, and'],
      source: 'AFP 2004, table after Raschke: 2 units/kg/h less',
    },
    {
      inputs: { step: 'adjust', weight: 80, aptt: 91, current: 1440, concentration: 100 },
      results: { rate: 1200, band: 'Above 90 s', pause: 60, action: 'Stop for 60 minutes, then go on slower' },
      cautions: ['reagent of 1993', 'Look for bleeding. Was'],
      source: 'AFP 2004, table after Raschke: an hour’s pause, then 3 units/kg/h less',
    },
    {
      inputs: { step: 'adjust', weight: 100, aptt: 120, current: 300, concentration: 100 },
      results: { rate: 0, pump: 0, action: 'Stop, and ask' },
      cautions: ['reagent of 1993', 'outside of 4 to 40', 'Look for bleeding. Was', 'leave no infusion'],
      source: 'By hand: 300 − 300',
    },
    {
      inputs: {
        step: 'adjust',
        weight: 80,
        aptt: 40,
        current: 1600,
        concentration: 100,
        noBolus: true,
        largestRate: 1500,
      },
      results: { rate: 1600, bolus: 0, action: 'Leave the rate' },
      cautions: ['reagent of 1993', 'Before more is given', 'has reached the largest', 'already above'],
      source: 'By hand: the rate now is above the largest one, and is not raised',
    },
    {
      inputs: { step: 'start', indication: 'thrombosis', weight: 35, concentration: 50 },
      results: { bolus: 2800, rate: 630, pump: 12.6 },
      cautions: ['Not with active bleeding', 'A child'],
      source: 'By hand: 80 × 35; 18 × 35',
    },
  ],
  notes: [
    'For adults, by actual weight; in obesity protocols limit the dose or count an adjusted weight. Round as the local protocol says, and keep the weight that the infusion was started with.',
    'Vials of 1,000, 5,000 and 10,000 units in 1 mL, and flushes of 10 and 100, look alike.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Raschke, Reilly, Guidry, Fontana, Srinivas: The Weight-Based Heparin Dosing Nomogram Compared with a “Standard Care” Nomogram, Ann Intern Med 119 (1993) 874 (table read in American Family Physician 69 (2004) 2841, perinatology.com and mdtools.org, which agree)',
      doi: '10.7326/0003-4819-119-9-199311010-00002',
    },
    {
      title:
        'Durham VA Medical Center: Weight-Based Heparin Nomogram (largest bolus 10,000 units, largest first rate 2000 units/h; a physician is called above 107 s)',
    },
    {
      title:
        'Heparin rate adjustments for maintenance infusion, J Extra Corpor Technol (2023), ject230023, table 2 (stop and notify above 120 s twice, or above 200 s)',
    },
    {
      title:
        'Amsterdam et al.: 2014 AHA/ACC Guideline for the Management of Patients With Non-ST-Elevation Acute Coronary Syndromes, Circulation 130 (2014) e344 (60 and 12 IU/kg, at most 4000 IU and 1000 IU/h)',
      doi: '10.1161/CIR.0000000000000134',
    },
  ],
});
