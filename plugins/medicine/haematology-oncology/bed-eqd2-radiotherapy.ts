import { choice, defineCalculator, integer, isAbove, isAtMost, isBelow, measure, roundTo } from '@reckoner/engine';

/** Linear-quadratic model; repopulation after a day of onset, by the loss per day or by Fowler's ln 2/(α T_p). */
export default defineCalculator({
  title: 'BED and EQD2 (radiotherapy)',
  description:
    'Biologically effective dose and equivalent dose in fractions of 2 Gy of a schedule, for its tissue and for late effects, with repopulation where asked.',
  keywords: [
    'biologically effective dose',
    'EQD2',
    'linear-quadratic model',
    'alpha/beta ratio',
    'hypofractionation',
    'fractionation',
    'repopulation',
  ],
  inputs: {
    fractions: integer({ label: 'Fractions', symbol: 'n', min: 1, max: 100, usual: [1, 50] }),
    fraction: measure('Gy', { label: 'Dose per fraction', symbol: 'd', min: 0.1, max: 60, usual: [1, 34] }),
    ratio: measure('Gy', {
      label: 'α/β of the tissue',
      help: 'About 10 Gy for most tumors and early effects, 3 Gy for late effects, 1.5 Gy for prostate cancer.',
      symbol: '\\alpha/\\beta',
      min: 0.5,
      max: 30,
      usual: [1, 20],
    }),
    repopulation: choice(
      {
        none: { label: 'Not counted', also: ['none'] },
        loss: 'By the BED lost in a day',
        doubling: 'By doubling time and α',
      },
      { label: 'Repopulation', default: 'none' },
    ),
    duration: measure('d', {
      label: 'Overall treatment time',
      help: 'From the first to the last day, without the first: 30 fractions from Monday to Friday take 39 days where they begin on a Monday.',
      symbol: 'T',
      min: 0,
      max: 365,
      usual: [1, 90],
      when: { repopulation: ['loss', 'doubling'] },
    }),
    onset: measure('d', {
      label: 'Onset of repopulation',
      help: 'Left out: 28 days (head and neck 21 to 28).',
      symbol: 'T_k',
      min: 0,
      max: 100,
      usual: [7, 60],
      default: 28,
      when: { repopulation: ['loss', 'doubling'] },
    }),
    loss: measure('Gy/d', {
      label: 'BED lost in a day',
      help: 'As BED: a loss given as EQD2 is multiplied by 1 + 2/(α/β).',
      symbol: 'K',
      min: 0,
      max: 3,
      usual: [0.2, 1.2],
      when: { repopulation: 'loss' },
    }),
    sensitivity: measure('Gy^-1', {
      label: 'Radiosensitivity α',
      symbol: '\\alpha',
      min: 0.01,
      max: 2,
      usual: [0.05, 0.6],
      when: { repopulation: 'doubling' },
    }),
    doubling: measure('d', {
      label: 'Doubling time of the tumor cells',
      symbol: 'T_p',
      min: 0.5,
      max: 365,
      usual: [2, 60],
      when: { repopulation: 'doubling' },
    }),
  },
  outputs: {
    bed: measure('Gy', { label: 'BED', symbol: '\\mathrm{BED}', places: 1 }),
    equivalent: measure('Gy', { label: 'EQD2', symbol: '\\mathrm{EQD2}', places: 1 }),
    total: measure('Gy', { label: 'Physical dose', symbol: 'D', places: 1 }),
    late: measure('Gy', { label: 'EQD2 of late effects (α/β 3 Gy)', symbol: '\\mathrm{EQD2}_3', places: 1 }),
    cord: measure('Gy', { label: 'EQD2 of nervous tissue (α/β 2 Gy)', symbol: '\\mathrm{EQD2}_2', places: 1 }),
    lost: measure('Gy', { label: 'BED lost to repopulation', symbol: 'R', places: 1, optional: true }),
  },
  formula: ({ fractions, fraction, ratio, repopulation, duration, onset, loss, sensitivity, doubling }) => {
    const total = fractions * fraction;
    const late = (total * (fraction + 3)) / (2 + 3);
    const cord = (total * (fraction + 2)) / (2 + 2);
    if (repopulation === 'none') {
      const bed = total * (1 + fraction / ratio);
      return { bed, equivalent: bed / (1 + 2 / ratio), total, late, cord };
    }
    const perDay = repopulation === 'loss' ? loss : Math.log(2) / (sensitivity * doubling);
    const lost = perDay * Math.max(0, duration - onset);
    const bed = total * (1 + fraction / ratio) - lost;
    return { bed, equivalent: bed / (1 + 2 / ratio), total, late, cord, lost };
  },
  explanation: ({ repopulation, lost }) => {
    const schedule =
      '{fractions|One fraction|{fractions} fractions} of {fraction} ({total} in all) {fractions|has|have}, at an α/β of {ratio}, a BED of {bed} and an EQD2 of {equivalent}';
    const late = 'For late effects, at 3 Gy, the same dose is an EQD2 of {late}.';
    if (repopulation === 'none') return `${schedule}, without repopulation. ${late}`;
    return lost === 0
      ? `${schedule}, nothing of it taken off for repopulation, which counts after {onset}. ${late}`
      : `${schedule}, {lost} of BED taken off for repopulation after {onset}. ${late}`;
  },
  requires: [
    {
      that: ({ fractions, fraction }) => isAtMost(fractions * fraction, 100),
      field: 'fraction',
      says: 'No course has {fractions} × {fraction}: the dose is that of one fraction, not the total, and in Gy, not cGy.',
    },
    {
      that: ({ fractions, fraction, ratio, duration, onset, loss }) =>
        isBelow(loss * (duration - onset), fractions * fraction * (1 + fraction / ratio)),
      field: 'duration',
      says: 'In so long a time repopulation takes back the whole dose: check time, onset and loss.',
    },
    {
      that: ({ fractions, fraction, ratio, duration, onset, sensitivity, doubling }) =>
        isBelow(
          (Math.log(2) * (duration - onset)) / (sensitivity * doubling),
          fractions * fraction * (1 + fraction / ratio),
        ),
      field: 'duration',
      says: 'In so long a time repopulation takes back the whole dose: check time, onset, α and doubling time.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ cord }) => isAbove(roundTo(cord, 1), 45),
      says: 'Does spinal cord, brainstem or optic nerve lie in this dose? For them it is an EQD2 of {cord}; the whole cord bears about 50 Gy (QUANTEC 2010), less after earlier radiotherapy. Each organ has its own limit, which is not looked at here.',
    },
    {
      level: 'caution',
      when: ({ fraction, ratio }) => fraction > 2 && ratio > 3,
      says: 'Fractions above 2 Gy harm late-reacting tissue more than the EQD2 at this α/β tells: compare limits of normal tissue with {late} (α/β 3 Gy) or {cord} (2 Gy).',
    },
    {
      level: 'caution',
      when: ({ fraction }) => fraction > 10,
      says: 'Above some 10 Gy a fraction the linear-quadratic model is in doubt, most likely too high: compare only schedules that are much alike, and take limits from tables for stereotactic radiotherapy.',
    },
    {
      level: 'caution',
      when: ({ fraction }) => fraction < 1,
      says: 'Below 1 Gy a fraction cells may be more sensitive than the linear-quadratic model tells (hyper-radiosensitivity): normal tissue may suffer more.',
    },
    {
      level: 'caution',
      when: ({ repopulation, ratio }) => repopulation !== 'none' && ratio < 5,
      says: 'So low an α/β is that of late effects, or of tumors that grow slowly: neither repopulates much within a course. A loss taken off makes the dose look smaller than it acts on normal tissue.',
    },
    {
      level: 'caution',
      when: ({ repopulation, duration, fractions }) =>
        repopulation !== 'none' && isAbove(fractions, duration + 1) && isAtMost(fractions, 3 * (duration + 1)),
      says: 'This is more than one fraction a day: the formula holds for fractions at least 6 hours apart, and the spinal cord repairs more slowly still.',
    },
    {
      level: 'danger',
      when: ({ repopulation, duration, fractions }) =>
        repopulation !== 'none' && isAbove(fractions, 3 * (duration + 1)),
      says: 'More than three fractions a day: check fractions and time. Without full repair between them the true effect is larger than this.',
    },
  ],
  examples: [
    {
      inputs: { fractions: 30, fraction: 2, ratio: 10 },
      results: { bed: 72, equivalent: 60, total: 60, late: 60, cord: 60 },
      cautions: ['spinal cord, brainstem'],
      source: 'By hand: 60 × (1 + 2/10); 2 Gy is its own equivalent',
    },
    {
      inputs: { fractions: 20, fraction: 2.75, ratio: 10 },
      results: { bed: 70.125, equivalent: '58.4375', total: 55, late: 63.25, cord: 65.3125 },
      cautions: ['spinal cord, brainstem', 'late-reacting tissue'],
      source: 'By hand: 55 × 1.275; 70.125/1.2; 55 × 5.75/5; 55 × 4.75/4',
    },
    {
      inputs: { fractions: 3, fraction: 18, ratio: 10 },
      results: { bed: 151.2, equivalent: 126, late: 226.8, cord: 270 },
      cautions: ['spinal cord, brainstem', 'late-reacting tissue', 'in doubt'],
      source: 'By hand: 54 × 2.8; 151.2/1.2; 54 × 21/5; 54 × 20/4',
    },
    {
      inputs: {
        fractions: 35,
        fraction: 2,
        ratio: 10,
        repopulation: 'doubling',
        duration: 46,
        onset: 21,
        sensitivity: 0.35,
        doubling: 3,
      },
      results: { bed: 67.4965, equivalent: 56.24708, lost: '16.50350', total: 70, late: 70 },
      cautions: ['spinal cord, brainstem'],
      source: 'Python by Fowler: 84 − ln 2 × (46 − 21)/(0.35 × 3)',
    },
    {
      inputs: { fractions: 36, fraction: 1.5, ratio: 10, repopulation: 'loss', duration: 11, loss: 0.7 },
      results: { bed: 62.1, equivalent: 51.75, lost: 0, late: 48.6, cord: 47.25 },
      cautions: ['spinal cord, brainstem', 'more than one fraction a day'],
      source: 'By hand (CHART, 36 × 1.5 Gy in 12 days): 54 × 1.15; 62.1/1.2; 54 × 4.5/5; 54 × 3.5/4',
    },
    {
      inputs: { fractions: 30, fraction: 2, ratio: 3, repopulation: 'loss', duration: 40, loss: 0.5 },
      results: { bed: 94, equivalent: 56.4, lost: 6 },
      cautions: ['spinal cord, brainstem', 'So low an α/β'],
      source: 'By hand: 60 × 5/3 − 0.5 × 12; 94 × 3/5',
    },
    {
      inputs: { fractions: 50, fraction: 0.8, ratio: 10, repopulation: 'loss', duration: 10, onset: 5, loss: 0.6 },
      results: { bed: 40.2, lost: 3, total: 40, late: 30.4, cord: 28 },
      cautions: ['hyper-radiosensitivity', 'More than three fractions a day'],
      source: 'By hand: 40 × 1.08 − 0.6 × 5; 40 × 3.8/5; 40 × 2.8/4',
    },
    {
      inputs: { fractions: 1, fraction: 8, ratio: 10 },
      results: { bed: 14.4, equivalent: 12, late: 17.6, cord: 20 },
      cautions: ['late-reacting tissue'],
      source: 'By hand: 8 × 1.8; 14.4/1.2; 8 × 11/5; 8 × 10/4',
    },
    { inputs: { fractions: 30, fraction: 60, ratio: 10 }, refused: 'not the total', source: 'By definition' },
    {
      inputs: { fractions: 5, fraction: 2, ratio: 10, repopulation: 'loss', duration: 60, loss: 0.6 },
      refused: 'onset and loss',
      source: 'By hand: 0.6 × 32 = 19.2, more than 12',
    },
    {
      inputs: {
        fractions: 5,
        fraction: 2,
        ratio: 10,
        repopulation: 'doubling',
        duration: 60,
        sensitivity: 0.35,
        doubling: 3,
      },
      refused: 'α and doubling time',
      source: 'By hand: ln 2 × 32/1.05 = 21.1, more than 12',
    },
  ],
  notes: [
    'For external beams in fractions with full repair between them. Doses of an earlier course do not simply add, and α/β of a single patient is not known: BED compares schedules, it does not predict.',
    'Changes of a schedule, as after missed days, are made by the radiation oncologist and the medical physicist. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Fowler: The Linear-Quadratic Formula and Progress in Fractionated Radiotherapy, Br J Radiol 62 (1989) 679',
      doi: '10.1259/0007-1285-62-740-679',
    },
    {
      title: 'Fowler: 21 Years of Biologically Effective Dose, Br J Radiol 83 (2010) 554',
      doi: '10.1259/bjr/31372149',
    },
    {
      title:
        'Kirkpatrick et al.: Radiation Dose-Volume Effects in the Spinal Cord (QUANTEC), Int J Radiat Oncol Biol Phys 76, Suppl (2010) S42',
      doi: '10.1016/j.ijrobp.2009.04.095',
    },
    { title: 'bio-dose (GitHub): EQD2 and BED with time factor, the same formulas in public code' },
  ],
});
