import { category, choice, classify, defineCalculator, isAbove, isBelow, measure, roundTo } from '@reckoner/engine';
import { CREATININE_MOLAR } from '../shared/laboratory.js';
import { sex } from '../shared/patient.js';

/** Schwartz 2009, 0.413 × height/creatinine, and CKiD U25 (Pierce 2021), whose constant follows age and sex. */
export default defineCalculator({
  title: 'Pediatric eGFR (bedside Schwartz, CKiD U25)',
  description:
    'Estimated glomerular filtration rate of a child or young adult of 1 to 25 years from height and creatinine, also with cystatin C, with its KDIGO category.',
  keywords: [
    'Schwartz equation',
    'CKiD U25',
    'child GFR',
    'pediatric kidney function',
    'paediatric eGFR',
    'cystatin C',
  ],
  related: ['egfr-ckd-epi-2021'],
  inputs: {
    age: measure('yr', { label: 'Age', symbol: 'a', min: 1, below: 26, usual: 'all' }),
    sex,
    height: measure('cm', { label: 'Height', symbol: 'H', regional: 'height', min: 45, max: 230, usual: [60, 210] }),
    units: choice(
      { conventional: 'Conventional (mg/dL)', si: 'SI (µmol/L)' },
      { label: 'Laboratory units', default: 'conventional' },
    ),
    creatinine: measure('mg/dL', {
      label: 'Serum creatinine',
      symbol: 'S_{cr}',
      min: 0.05,
      max: 30,
      usual: [0.15, 10],
      confusedWith: { 'µmol/L': CREATININE_MOLAR },
      when: { units: 'conventional' },
    }),
    creatinineMolar: measure('µmol/L', {
      label: 'Serum creatinine',
      symbol: 'S_{cr,SI}',
      min: 5,
      max: 2650,
      usual: [13, 880],
      confusedWith: { 'mg/dL': 1 / CREATININE_MOLAR },
      when: { units: 'si' },
    }),
    cystatin: measure('mg/L', {
      label: 'Cystatin C',
      help: 'By an assay calibrated to the IFCC. Where measured: for the mean of both markers.',
      symbol: 'S_{cys}',
      min: 0.2,
      max: 8,
      usual: [0.4, 6],
      optional: true,
    }),
  },
  outputs: {
    egfr: measure('mL/min', { label: 'CKiD U25 by creatinine, per 1.73 m²', symbol: '\\mathrm{U25}', places: 0 }),
    schwartz: measure('mL/min', {
      label: 'Bedside Schwartz, per 1.73 m² (below 18 years)',
      symbol: '\\mathrm{eGFR}_{S}',
      places: 0,
      optional: true,
    }),
    cystatinRate: measure('mL/min', {
      label: 'CKiD U25 by cystatin C, per 1.73 m²',
      symbol: '\\mathrm{U25}_{cys}',
      places: 0,
      optional: true,
    }),
    combined: measure('mL/min', {
      label: 'Mean of both CKiD U25, per 1.73 m²',
      symbol: '\\overline{\\mathrm{U25}}',
      places: 0,
      optional: true,
    }),
    category: category(
      [
        'G1, normal or high',
        'G2, mildly decreased',
        'G3a, mildly to moderately decreased',
        'G3b, moderately to severely decreased',
        'G4, severely decreased',
        'G5, kidney failure',
      ],
      { label: 'GFR category (KDIGO, from 2 years on)', optional: true },
    ),
  },
  formula: ({ age, sex, height, units, creatinine, creatinineMolar, cystatin }) => {
    const serum = units === 'si' ? creatinineMolar / CREATININE_MOLAR : creatinine;
    const female = sex === 'female';
    const k =
      age < 12
        ? (female ? 36.1 : 39) * 1.008 ** (age - 12)
        : age < 18
          ? female
            ? 36.1 * 1.023 ** (age - 12)
            : 39 * 1.045 ** (age - 12)
          : female
            ? 41.4
            : 50.8;
    const egfr = (k * height) / 100 / serum;
    const schwartz = age < 18 ? (0.413 * height) / serum : undefined;
    const kCystatin = female
      ? age < 12
        ? 79.9 * 1.004 ** (age - 12)
        : age < 18
          ? 79.9 * 0.974 ** (age - 12)
          : 68.3
      : age < 15
        ? 87.2 * 1.011 ** (age - 15)
        : age < 18
          ? 87.2 * 0.96 ** (age - 15)
          : 77.1;
    const cystatinRate = cystatin === undefined ? undefined : kCystatin / cystatin;
    const combined = cystatinRate === undefined ? undefined : (egfr + cystatinRate) / 2;
    return {
      egfr,
      schwartz,
      cystatinRate,
      combined,
      category:
        age < 2
          ? undefined
          : classify(
              roundTo(combined ?? egfr, 0),
              [
                [15, 'G5, kidney failure'],
                [30, 'G4, severely decreased'],
                [45, 'G3b, moderately to severely decreased'],
                [60, 'G3a, mildly to moderately decreased'],
                [90, 'G2, mildly decreased'],
              ],
              'G1, normal or high',
            ),
    };
  },
  explanation: ({ combined }) =>
    combined === undefined
      ? 'At {age}, {height} and a creatinine of {creatinine?{creatinine}|}{creatinineMolar?{creatinineMolar}|} the eGFR by CKiD U25 is {egfr} per 1.73 m²{schwartz?, by the bedside Schwartz equation {schwartz}|}{category?: category {category}, by CKiD U25|; below 2 years KDIGO has no category}.'
      : 'At {age}, {height} and a creatinine of {creatinine?{creatinine}|}{creatinineMolar?{creatinineMolar}|} the mean of CKiD U25 by creatinine ({egfr}) and by cystatin C ({cystatinRate}) is {combined} per 1.73 m²{schwartz?, the bedside Schwartz equation gives {schwartz}|}{category?: category {category}, by the mean|; below 2 years KDIGO has no category}.',
  cautions: [
    {
      level: 'caution',
      when: ({ age, height }) =>
        age < 18 ? isBelow(height, 58 + 3 * age) || isAbove(height, 95 + 8 * age) : height < 120,
      says: 'Such a height at {age} is unusual: check that the height is in the unit shown and the age in years, not months. The eGFR rises in step with the height.',
    },
    {
      level: 'caution',
      when: ({ egfr, combined, age }) => age < 2 && roundTo(combined ?? egfr, 0) < 60,
      says: 'Below 60 mL/min is low at 1 year, too (KDIGO: more than a standard deviation below the mean of the age): repeat it, and ask a pediatric nephrologist. If it is new, look for acute kidney injury: then no equation holds.',
    },
    {
      level: 'note',
      when: ({ age }) => age < 2,
      says: 'Below 2 years the GFR is still rising to its adult figure: compare it with normal values of the age, not with 60 or 90.',
    },
    {
      level: 'caution',
      when: ({ egfr, combined, age }) => age >= 2 && roundTo(combined ?? egfr, 0) < 60,
      says: 'Below 60 mL/min for over three months means chronic kidney disease: repeat it, measure protein in the urine and blood pressure, and ask a pediatric nephrologist (KDIGO). If it is new, look for acute kidney injury: then no equation holds.',
    },
    {
      level: 'danger',
      when: ({ egfr, combined }) => roundTo(combined ?? egfr, 0) < 30,
      says: 'Below 30 mL/min check the dose of every drug, potassium, acid and hemoglobin, and plan with the pediatric nephrologist.',
    },
    {
      level: 'danger',
      when: ({ egfr, cystatinRate, combined }) =>
        cystatinRate !== undefined &&
        combined !== undefined &&
        roundTo(combined, 0) >= 30 &&
        Math.min(roundTo(egfr, 0), roundTo(cystatinRate, 0)) < 30,
      says: 'By one of the two markers alone it is below 30 mL/min, which the mean hides: until that is explained take it for true, in the dose of every drug, potassium and fluid.',
    },
    {
      level: 'caution',
      when: ({ egfr, combined, age }) =>
        age >= 2 && roundTo(combined ?? egfr, 0) >= 60 && roundTo(combined ?? egfr, 0) < 75,
      says: 'KDIGO calls 60 to 89 mildly decreased, but in children and young adults below 75 is abnormal (Pottel 2015): repeat it, and measure protein in the urine and blood pressure.',
    },
    {
      level: 'note',
      when: ({ egfr, combined }) => roundTo(combined ?? egfr, 0) > 75 && roundTo(egfr, 0) <= 150,
      says: 'Both equations were made in children with kidney disease, most of them at 15 to 75 mL/min: figures above 75 are rough, and normal kidneys are often underestimated.',
    },
    {
      level: 'caution',
      when: ({ egfr }) => roundTo(egfr, 0) > 150,
      says: ({ cystatin }) =>
        cystatin === undefined
          ? 'Over 150 mL/min by creatinine is seldom the true GFR: check creatinine and height. With little muscle (muscle disease, wasting, long illness) creatinine stays low even where the kidneys fail: set no dose by it, and measure cystatin C or the GFR.'
          : 'Over 150 mL/min by creatinine is seldom the true GFR, and takes the mean up with it: check creatinine and height. With little muscle (muscle disease, wasting, long illness) creatinine stays low even where the kidneys fail: set no dose by it or by the mean, but by cystatin C or a measured GFR.',
    },
    {
      level: 'note',
      when: ({ egfr, schwartz }) =>
        schwartz !== undefined && (isAbove(schwartz, 1.1 * egfr) || isAbove(egfr, 1.1 * schwartz)),
      says: 'The two equations differ by over 10%: the bedside one has one constant for all, CKiD U25 one by age and sex (lower in the young and in girls, higher in older boys). Follow one of them over time.',
    },
    {
      level: 'caution',
      when: ({ egfr, cystatinRate }) =>
        cystatinRate !== undefined && (isBelow(egfr, 0.7 * cystatinRate) || isBelow(cystatinRate, 0.7 * egfr)),
      says: 'Creatinine and cystatin C differ by over 30%: look for what moves one of them (little muscle, meat; steroids, thyroid disease, inflammation, obesity), or measure the GFR.',
    },
  ],
  examples: [
    {
      inputs: { age: 11, sex: 'male', height: 120, creatinine: 0.9, cystatin: 1.3 },
      results: {
        egfr: 51.5873016,
        schwartz: 55.0666667,
        cystatinRate: 64.2049497,
        combined: 57.8961257,
        category: 'G3a, mildly to moderately decreased',
      },
      cautions: ['Below 60'],
      source: 'Printed by the study as 51.6, 64.2, 57.9; digits by Python 3.11 (mpmath)',
    },
    {
      inputs: { age: 11, sex: 'female', height: 120, creatinine: 0.9, cystatin: 1.3 },
      results: {
        egfr: 47.7513228,
        schwartz: 55.0666667,
        cystatinRate: 61.2166718,
        combined: 54.4839973,
        category: 'G3a, mildly to moderately decreased',
      },
      cautions: ['Below 60', 'differ by over 10%'],
      source: 'Printed by the study as 47.8, 61.2, 54.5; digits by Python 3.11 (mpmath)',
    },
    {
      inputs: { age: 15, sex: 'male', height: 160, creatinine: 1.9, cystatin: 1.6 },
      results: {
        egfr: 37.478298,
        schwartz: 34.7789474,
        cystatinRate: 54.5,
        combined: 45.989149,
        category: 'G3a, mildly to moderately decreased',
      },
      cautions: ['Below 60', 'differ by over 30%'],
      source: 'Printed by the study as 37.5, 54.5, 46.0; digits by Python 3.11 (mpmath)',
    },
    {
      inputs: { age: 15, sex: 'female', height: 160, creatinine: 1.9, cystatin: 1.6 },
      results: {
        egfr: 32.5462147,
        schwartz: 34.7789474,
        cystatinRate: 46.1427705,
        combined: 39.3444926,
        category: 'G3b, moderately to severely decreased',
      },
      cautions: ['Below 60'],
      source: 'Printed by the study as 32.5, 46.1, 39.3; digits by Python 3.11 (mpmath)',
    },
    {
      inputs: { age: 20, sex: 'male', height: 181, creatinine: 2.1, cystatin: 1.8 },
      results: {
        egfr: 43.7847619,
        cystatinRate: 42.8333333,
        combined: 43.3090476,
        category: 'G3b, moderately to severely decreased',
      },
      cautions: ['Below 60'],
      source: 'Printed by the study as 43.8, 42.8, 43.3; digits by Python 3.11 (mpmath)',
    },
    {
      inputs: { age: 20, sex: 'female', height: 181, creatinine: 2.1, cystatin: 1.8 },
      results: {
        egfr: 35.6828571,
        cystatinRate: 37.9444444,
        combined: 36.8136508,
        category: 'G3b, moderately to severely decreased',
      },
      cautions: ['Below 60'],
      source: 'Printed by the study as 35.7, 37.9, 36.8; digits by Python 3.11 (mpmath)',
    },
    {
      inputs: { age: 8, sex: 'male', height: 126, creatinine: 0.4 },
      results: { egfr: 118.996183, schwartz: 130.095, category: 'G1, normal or high' },
      cautions: ['above 75 are rough'],
      source: 'Python 3.11 (mpmath), by the constants of the study',
    },
    {
      inputs: { age: 10, sex: 'female', height: 140, creatinine: 0.2 },
      results: { egfr: 248.704806, schwartz: 289.1, category: 'G1, normal or high' },
      cautions: ['seldom the true GFR', 'differ by over 10%'],
      source: 'Python 3.11, by the constants of the study: a creatinine as in muscular dystrophy',
    },
    {
      inputs: { age: 10, sex: 'female', height: 140, creatinine: 0.2, cystatin: 1.1 },
      results: { egfr: 248.704806, cystatinRate: 72.0587408, combined: 160.381773 },
      cautions: ['takes the mean up with it', 'differ by over 10%', 'differ by over 30%'],
      source: 'Python 3.11, by the constants of the study',
    },
    {
      inputs: { age: 14, sex: 'female', height: 150, creatinine: 0.7 },
      results: { egfr: 80.9564934, schwartz: 88.5, category: 'G2, mildly decreased' },
      cautions: ['above 75 are rough'],
      source: 'Python 3.11 (mpmath), by the constants of the study',
    },
    {
      inputs: { age: 1.5, sex: 'male', height: 80, creatinine: 0.3 },
      results: { egfr: 95.6528142, schwartz: 110.133333 },
      cautions: ['Below 2 years', 'above 75 are rough', 'differ by over 10%'],
      source: 'Python 3.11 (mpmath), by the constants of the study',
    },
    {
      inputs: { age: 1.5, sex: 'male', height: 80, creatinine: 0.9 },
      results: { egfr: 31.8842714, schwartz: 36.7111111 },
      cautions: ['low at 1 year', 'Below 2 years', 'differ by over 10%'],
      source: 'Python 3.11, by the constants of the study',
    },
    {
      inputs: { age: 17, sex: 'male', height: 150, creatinine: 5, cystatin: 5 },
      results: {
        egfr: 14.5803287,
        schwartz: 12.39,
        cystatinRate: 16.072704,
        combined: 15.3265163,
        category: 'G4, severely decreased',
      },
      cautions: ['Below 60', 'Below 30', 'differ by over 10%'],
      source: 'Python 3.11 (mpmath), by the constants of the study',
    },
    {
      inputs: { age: 16, sex: 'female', height: 158, creatinine: 8 },
      results: { egfr: 7.80866581, schwartz: 8.15675, category: 'G5, kidney failure' },
      cautions: ['Below 60', 'Below 30'],
      source: 'Python 3.11 (mpmath), by the constants of the study',
    },
    {
      inputs: { age: 6, sex: 'female', height: 50, creatinine: 0.5, cystatin: 0.9 },
      results: {
        egfr: 34.4147017,
        schwartz: 41.3,
        cystatinRate: 86.6766251,
        combined: 60.5456634,
        category: 'G2, mildly decreased',
      },
      cautions: ['not months', 'below 75 is abnormal', 'differ by over 10%', 'differ by over 30%'],
      source: 'Python 3.11 (mpmath), by the constants of the study',
    },
    {
      inputs: { age: 10, sex: 'male', height: 138, creatinine: 3, cystatin: 1 },
      results: { egfr: 17.6563681, cystatinRate: 82.5582934, combined: 50.1073308 },
      cautions: ['Below 60', 'which the mean hides', 'differ by over 30%'],
      source: 'Python 3.11, by the constants of the study',
    },
    {
      inputs: { age: 10, sex: 'male', height: 138, units: 'si', creatinineMolar: 60 },
      results: { egfr: 78.041147, schwartz: 83.97116, category: 'G2, mildly decreased' },
      cautions: ['above 75 are rough'],
      source: 'Python 3.11 (mpmath), with 60/88.4 mg/dL',
    },
  ],
  notes: [
    'For stable kidney function, with creatinine by an enzymatic assay traceable to IDMS; not for acute kidney injury, dialysis, newborns and infants below 1 year, malnutrition, amputation or muscle disease.',
    'The bedside equation was made at 1 to 16 years and is answered here below 18. From 18 on CKD-EPI 2021 is another choice; its figures are higher.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Pierce et al.: Age- and Sex-Dependent Clinical Equations to Estimate Glomerular Filtration Rates in Children and Young Adults with Chronic Kidney Disease, Kidney Int 99 (2021) 948 (constants as in the study’s own code in R, SAS and Stata)',
      doi: '10.1016/j.kint.2020.10.047',
    },
    { title: 'CKiD study: code and test values of U25', url: 'https://github.com/ckidstudy/CKiD_U25' },
    {
      title: 'Schwartz et al.: New Equations to Estimate GFR in Children with CKD, J Am Soc Nephrol 20 (2009) 629',
      doi: '10.1681/ASN.2008030287',
    },
    {
      title:
        'Pottel, Hoste, Delanaye: Abnormal Glomerular Filtration Rate in Children, Adolescents and Young Adults Starts below 75 mL/min/1.73 m², Pediatr Nephrol 30 (2015) 821 (abstract)',
      doi: '10.1007/s00467-014-3002-5',
    },
    {
      title:
        'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease, Kidney Int 105 (2024) S117',
      doi: '10.1016/j.kint.2023.10.018',
    },
  ],
});
