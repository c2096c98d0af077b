import { category, choice, defineCalculator, integer, measure, noResult, roundNear } from '@reckoner/engine';

/** Robinson and Fleming 1975 for the crown-rump length, Hadlock 1984 for later measures; redating by ACOG 700. */
export default defineCalculator({
  title: 'Gestational age from ultrasound',
  description: 'Weeks and days of pregnancy from crown-rump length or head, abdomen or femur, and whether to redate.',
  keywords: ['CRL', 'crown-rump length', 'dating scan', 'biparietal diameter', 'redating', 'due date'],
  inputs: {
    known: choice(
      {
        crl: 'Crown-rump length',
        bpd: 'Biparietal diameter',
        hc: 'Head circumference',
        ac: 'Abdominal circumference',
        fl: 'Femur length',
      },
      { label: 'Measured', default: 'crl' },
    ),
    crownRump: measure('mm', {
      label: 'Crown-rump length (CRL)',
      symbol: 'CRL',
      min: 5,
      max: 84,
      usual: 'all',
      when: { known: 'crl' },
    }),
    diameter: measure('cm', {
      label: 'Biparietal diameter (BPD)',
      unit: 'mm',
      symbol: 'BPD',
      min: 17,
      max: 100,
      usual: 'all',
      when: { known: 'bpd' },
    }),
    head: measure('cm', {
      label: 'Head circumference (HC)',
      unit: 'mm',
      symbol: 'HC',
      min: 68,
      max: 360,
      usual: 'all',
      when: { known: 'hc' },
    }),
    abdomen: measure('cm', {
      label: 'Abdominal circumference (AC)',
      unit: 'mm',
      symbol: 'AC',
      min: 46,
      max: 380,
      usual: 'all',
      when: { known: 'ac' },
    }),
    femur: measure('cm', {
      label: 'Femur length (FL)',
      unit: 'mm',
      symbol: 'FL',
      min: 7,
      max: 80,
      usual: 'all',
      when: { known: 'fl' },
    }),
    periodWeeks: integer({ label: 'Weeks by the last period', min: 5, max: 43, usual: 'all', optional: true }),
    periodDays: integer({ label: 'Days beyond those weeks', min: 0, max: 6, usual: 'all', default: 0 }),
  },
  outputs: {
    weeks: integer({ label: 'Completed weeks' }),
    days: integer({ label: 'Days beyond the weeks' }),
    age: measure('d', { label: 'Gestational age', symbol: 'GA', places: 0 }),
    redate: category(['Keep the last period', 'Redate by the scan'], { label: 'Dating (ACOG)', optional: true }),
  },
  formula: (scan) => {
    const age =
      scan.known === 'crl'
        ? 8.052 * Math.sqrt(1.037 * scan.crownRump) + 23.73
        : 7 *
          (scan.known === 'bpd'
            ? 9.54 + 1.482 * scan.diameter + 0.1676 * scan.diameter ** 2
            : scan.known === 'hc'
              ? 8.96 + 0.54 * scan.head + 0.0003 * scan.head ** 3
              : scan.known === 'ac'
                ? 8.14 + 0.753 * scan.abdomen + 0.0036 * scan.abdomen ** 2
                : 10.35 + 2.46 * scan.femur + 0.17 * scan.femur ** 2);
    const whole = roundNear(age);
    const weeks = Math.floor(whole / 7);
    const days = whole - 7 * weeks;
    if (scan.periodWeeks === undefined) {
      if (scan.periodDays > 0) throw noResult('Enter the weeks by the last period too, or no days.');
      return { weeks, days, age };
    }
    const period = 7 * scan.periodWeeks + scan.periodDays;
    const allowed = period < 63 ? 5 : period < 112 ? 7 : period < 154 ? 10 : period < 196 ? 14 : 21;
    return {
      weeks,
      days,
      age,
      redate: Math.abs(whole - period) > allowed ? 'Redate by the scan' : 'Keep the last period',
    };
  },
  explanation: ({ redate }) =>
    redate === undefined
      ? 'By the scan the pregnancy is {weeks} {weeks|week|weeks} and {days} {days|day|days} along.'
      : 'By the scan the pregnancy is {weeks} {weeks|week|weeks} and {days} {days|day|days} along. {redate}.',
  cautions: [
    {
      level: 'danger',
      when: ({ age, redate, periodWeeks, periodDays }) =>
        redate === 'Redate by the scan' &&
        periodWeeks !== undefined &&
        periodWeeks >= 28 &&
        age < 7 * periodWeeks + periodDays,
      says: 'So late a small fetus may be one that grows too slowly: repeat the scan before you redate.',
    },
    {
      level: 'caution',
      when: ({ age, periodWeeks, periodDays }) =>
        periodWeeks !== undefined && Math.abs(age - 7 * periodWeeks - periodDays) > 28,
      says: 'Scan and last period differ by more than four weeks: check the measurement, its unit and the dates.',
    },
    {
      level: 'caution',
      when: ({ known, crownRump, periodWeeks }) => known === 'crl' && crownRump < 9 && periodWeeks === undefined,
      says: 'Read as {crownRump}, an embryo of about six weeks: a length in centimeters gives another age.',
    },
    {
      level: 'caution',
      when: ({ age }) => Math.round(age) >= 154,
      says: 'Without a scan before 22 weeks a pregnancy is suboptimally dated (ACOG 700): the date may be off by weeks.',
    },
  ],
  examples: [
    {
      inputs: { crownRump: 60, periodWeeks: 11, periodDays: 2 },
      results: { weeks: 12, days: 3, age: 87.2439, redate: 'Redate by the scan' },
      source: 'Python 3.11: 8.052 × √(60 × 1.037) + 23.73; ACOG 700: 8 days, over 7',
    },
    {
      inputs: { crownRump: 20, periodWeeks: 8, periodDays: 1 },
      results: { weeks: 8, days: 4, age: 60.39977, redate: 'Keep the last period' },
      source: 'Python 3.11: 8.052 × √(20 × 1.037) + 23.73; ACOG 700: 3 days, not over 5',
    },
    {
      inputs: { known: 'bpd', diameter: 50, periodWeeks: 19, periodDays: 4 },
      results: { weeks: 21, days: 1, age: 147.98, redate: 'Redate by the scan' },
      source: 'By hand: 9.54 + 7.41 + 4.19 = 21.14 weeks; ACOG 700: 11 days, over 10',
    },
    {
      inputs: { known: 'hc', head: 200, periodWeeks: 23, periodDays: 6 },
      results: { weeks: 22, days: 1, age: 155.12, redate: 'Keep the last period' },
      cautions: ['suboptimally dated'],
      source: 'By hand: 8.96 + 10.8 + 2.4 = 22.16 weeks; ACOG 700: 12 days, not over 14',
    },
    {
      inputs: { known: 'ac', abdomen: 250, periodWeeks: 32 },
      results: { weeks: 29, days: 2, age: 204.505, redate: 'Keep the last period' },
      cautions: ['suboptimally dated'],
      source: 'By hand: 8.14 + 18.825 + 2.25 = 29.215 weeks; ACOG 700: 19 days, not over 21',
    },
    {
      inputs: { known: 'fl', femur: 60 },
      results: { weeks: 31, days: 2, age: 218.61 },
      cautions: ['suboptimally dated'],
      source: 'By hand: 10.35 + 14.76 + 6.12 = 31.23 weeks',
    },
    {
      inputs: { known: 'ac', abdomen: 250, periodWeeks: 33 },
      results: { weeks: 29, days: 2, redate: 'Redate by the scan' },
      cautions: ['grows too slowly', 'suboptimally dated'],
      source: 'By hand: 29.215 weeks; ACOG 700: 26 days, over 21',
    },
    {
      inputs: { crownRump: 6, periodWeeks: 12 },
      results: { weeks: 6, days: 2, age: 43.81486, redate: 'Redate by the scan' },
      cautions: ['more than four weeks'],
      source: 'Python 3.11: 8.052 × √(6 × 1.037) + 23.73, centimeters taken for millimeters',
    },
    {
      inputs: { crownRump: 6 },
      results: { weeks: 6, days: 2 },
      cautions: ['Read as 6 mm'],
      source: 'Python 3.11, by Robinson 1975: 8.052 × √(1.037 × 6) + 23.73 = 43.8 days',
    },
    {
      inputs: { crownRump: 60, periodDays: 2 },
      noResult: 'Enter the weeks by the last period',
      source: 'By definition',
    },
  ],
  notes: [
    'For single pregnancies not from assisted reproduction. The earlier the scan, the more exact; crown-rump length is best.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Robinson, Fleming: A Critical Evaluation of Sonar “Crown-Rump Length” Measurements, Br J Obstet Gynaecol 82 (1975) 702',
      doi: '10.1111/j.1471-0528.1975.tb00710.x',
    },
    {
      title:
        'Loughna et al.: Fetal Size and Dating: Charts Recommended for Clinical Obstetric Practice, Ultrasound (2009)',
    },
    {
      title:
        'Hadlock et al.: Estimating Fetal Age: Computer-Assisted Analysis of Multiple Fetal Growth Parameters, Radiology 152 (1984) 497',
      doi: '10.1148/radiology.152.2.6739822',
    },
    {
      title: 'ACOG Committee Opinion 700: Methods for Estimating the Due Date, Obstet Gynecol 129 (2017) e150',
      doi: '10.1097/AOG.0000000000002046',
    },
  ],
});
