import { category, choice, defineCalculator, flag, integer, measure } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Kline 2004 (PERC) and van der Hulle 2017 (YEARS), which share hemoptysis. */
export default defineCalculator({
  title: 'PERC rule and YEARS',
  description:
    'Whether suspected pulmonary embolism is ruled out without a test by the PERC rule, or by the D-dimer with the cutoff of the YEARS algorithm.',
  keywords: ['PERC rule', 'pulmonary embolism rule-out criteria', 'YEARS algorithm', 'YEARS score', 'D-dimer 1000'],
  related: ['wells-score-pulmonary-embolism', 'age-adjusted-d-dimer', 'pesi-spesi-score'],
  inputs: {
    probability: choice(
      { low: 'Low, below 15%', other: 'Not low' },
      { label: 'Clinical probability', help: 'By your own judgment, before any rule.' },
    ),
    age: adultAge,
    pulse: flag({ label: 'Heart rate of 100 a minute or more' }),
    oxygen: flag({ label: 'Oxygen saturation below 95% on room air' }),
    legSwelling: flag({ label: 'One leg swollen' }),
    hemoptysis: flag({ label: 'Hemoptysis' }),
    surgery: flag({ label: 'Surgery or trauma within 4 weeks', help: 'That needed a hospital.' }),
    previous: flag({ label: 'Previous deep vein thrombosis or pulmonary embolism' }),
    estrogen: flag({ label: 'Takes estrogen', help: 'Contraception, replacement or other hormones.' }),
    dvtSigns: flag({ label: 'Clinical signs of deep vein thrombosis' }),
    mostLikely: flag({ label: 'Pulmonary embolism is the most likely diagnosis' }),
    dimer: measure('ng/mL', {
      label: 'D-dimer in FEU',
      help: 'One µg/L is one ng/mL, one mg/L or µg/mL is a thousand. In D-dimer units (DDU) it is about half.',
      symbol: 'D',
      min: 0,
      max: 1e6,
      usual: [50, 50000],
      optional: true,
    }),
  },
  outputs: {
    perc: category(
      ['Negative: ruled out without a test', 'Positive: test further', 'Not for this clinical probability'],
      {
        label: 'PERC rule',
      },
    ),
    percCount: integer({ label: 'PERC criteria met, of 8' }),
    yearsCount: integer({ label: 'YEARS items met, of 3' }),
    cutoff: measure('ng/mL', { label: 'D-dimer cutoff by YEARS, FEU', symbol: 'D_{max}', places: 0 }),
    years: category(['Ruled out', 'CT pulmonary angiography'], { label: 'YEARS', optional: true }),
  },
  formula: (patient) => {
    const percCount =
      (patient.age >= 50 ? 1 : 0) +
      (patient.pulse ? 1 : 0) +
      (patient.oxygen ? 1 : 0) +
      (patient.legSwelling ? 1 : 0) +
      (patient.hemoptysis ? 1 : 0) +
      (patient.surgery ? 1 : 0) +
      (patient.previous ? 1 : 0) +
      (patient.estrogen ? 1 : 0);
    const yearsCount = (patient.dvtSigns ? 1 : 0) + (patient.hemoptysis ? 1 : 0) + (patient.mostLikely ? 1 : 0);
    const cutoff = yearsCount === 0 ? 1000 : 500;
    const perc =
      patient.probability === 'other' || patient.mostLikely
        ? 'Not for this clinical probability'
        : percCount === 0
          ? 'Negative: ruled out without a test'
          : 'Positive: test further';
    if (patient.dimer === undefined) return { perc, percCount, yearsCount, cutoff };
    return {
      perc,
      percCount,
      yearsCount,
      cutoff,
      years: patient.dimer < cutoff ? 'Ruled out' : 'CT pulmonary angiography',
    };
  },
  explanation:
    'PERC rule: {perc} ({percCount} of 8 criteria). By YEARS, with {yearsCount} of 3 items, the D-dimer must be below {cutoff}{years?. With {dimer}: {years}|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ probability, mostLikely }) => probability === 'low' && mostLikely,
      says: 'A low probability and the most likely diagnosis hardly go together: the PERC rule is not for a patient in whom embolism is the most likely diagnosis.',
    },
    {
      level: 'caution',
      when: ({ dvtSigns, legSwelling }) => legSwelling && !dvtSigns,
      says: 'One leg is swollen, which may be a sign of deep vein thrombosis: with it the YEARS cutoff is 500 ng/mL.',
    },
    {
      level: 'caution',
      when: ({ perc, dvtSigns, legSwelling }) =>
        perc === 'Negative: ruled out without a test' && dvtSigns && !legSwelling,
      says: 'With signs of deep vein thrombosis do not rule out embolism by the PERC rule: it was made for patients without, and a swollen leg counts in it.',
    },
    {
      level: 'note',
      when: ({ years, dimer, cutoff }) => years === 'Ruled out' && 2 * (dimer ?? 0) >= cutoff,
      says: 'This holds for a D-dimer in FEU: of one in DDU twice the value counts, which is not below the cutoff.',
    },
    {
      level: 'caution',
      when: ({ perc, dimer }) => perc === 'Negative: ruled out without a test' && dimer !== undefined,
      says: 'After a negative PERC rule no D-dimer is needed: once it is measured, go by it.',
    },
  ],
  examples: [
    {
      inputs: { probability: 'low', age: 35 },
      results: { perc: 'Negative: ruled out without a test', percCount: 0, yearsCount: 0, cutoff: 1000 },
      source: 'Kline 2004: no criterion',
    },
    {
      inputs: { probability: 'low', age: 50, dimer: 700 },
      results: { perc: 'Positive: test further', percCount: 1, yearsCount: 0, cutoff: 1000, years: 'Ruled out' },
      cautions: ['twice the value counts'],
      source: 'Kline 2004: below 50 years is negative; van der Hulle 2017: below 1000 without an item',
    },
    {
      inputs: { probability: 'other', age: 62, pulse: true, hemoptysis: true, dimer: '0.5 mg/L' },
      results: {
        perc: 'Not for this clinical probability',
        percCount: 3,
        yearsCount: 1,
        cutoff: 500,
        years: 'CT pulmonary angiography',
      },
      source: 'van der Hulle 2017: at the cutoff of 500 with one item',
    },
    {
      inputs: {
        probability: 'low',
        age: 70,
        pulse: true,
        oxygen: true,
        legSwelling: true,
        hemoptysis: true,
        surgery: true,
        previous: true,
        estrogen: true,
        dvtSigns: true,
        mostLikely: true,
        dimer: 499,
      },
      results: {
        perc: 'Not for this clinical probability',
        percCount: 8,
        yearsCount: 3,
        cutoff: 500,
        years: 'Ruled out',
      },
      cautions: ['hardly go together', 'twice the value counts'],
      source: 'Kline 2004 and van der Hulle 2017: all criteria',
    },
    {
      inputs: { probability: 'low', age: 30, dvtSigns: true },
      results: { perc: 'Negative: ruled out without a test', percCount: 0, yearsCount: 1, cutoff: 500 },
      cautions: ['do not rule out embolism by the PERC rule'],
      source: 'van der Hulle 2017: one item',
    },
    {
      inputs: { probability: 'low', age: 40, legSwelling: true },
      results: { perc: 'Positive: test further', percCount: 1, yearsCount: 0, cutoff: 1000 },
      cautions: ['One leg is swollen'],
      source: 'Kline 2004: one criterion',
    },
    {
      inputs: { probability: 'low', age: 49, dimer: 1200 },
      results: {
        perc: 'Negative: ruled out without a test',
        percCount: 0,
        cutoff: 1000,
        years: 'CT pulmonary angiography',
      },
      cautions: ['go by it'],
      source: 'Kline 2004; van der Hulle 2017: 1000 or more',
    },
  ],
  notes: [
    'For hemodynamically stable adults with suspected pulmonary embolism who are not on anticoagulants; in pregnancy PERC does not hold and YEARS has a version of its own. Where embolism is common (over about 15% of those tested), PERC misses too many.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Kline et al.: Clinical Criteria to Prevent Unnecessary Diagnostic Testing in Emergency Department Patients with Suspected Pulmonary Embolism, J Thromb Haemost 2 (2004) 1247',
      doi: '10.1111/j.1538-7836.2004.00790.x',
    },
    {
      title:
        'van der Hulle et al.: Simplified Diagnostic Management of Suspected Pulmonary Embolism (the YEARS Study), Lancet 390 (2017) 289',
      doi: '10.1016/S0140-6736(17)30885-1',
    },
  ],
});
