import { choice, defineCalculator, measure, number, percent, table, text } from '@reckoner/engine';
import { sex } from '../shared/patient.js';

/** ng/dL of testosterone in 1 nmol/L (molar mass 288.4 g/mol). */
const TESTOSTERONE_MOLAR = 28.84;
/** Association constant of SHBG in L/nmol, 10⁹ L/mol. */
const SHBG_BINDING = 1;
/** Association constant of albumin in L/mol, and its molar mass in g/mol. */
const ALBUMIN_BINDING = 36000;
const ALBUMIN_MASS = 69000;

/** Law of mass action for one site of SHBG and albumin in excess: Vermeulen, Verdonck, Kaufman 1999. */
export default defineCalculator({
  title: 'Free and bioavailable testosterone',
  description:
    'Free and bioavailable testosterone by Vermeulen from total testosterone, SHBG and albumin, and the free androgen index of women.',
  keywords: ['free testosterone', 'bioavailable testosterone', 'SHBG', 'free androgen index', 'FAI', 'Vermeulen'],
  inputs: {
    sex,
    units: choice(
      { conventional: 'ng/dL', si: 'nmol/L' },
      { label: 'Total testosterone is in', default: 'conventional' },
    ),
    testosterone: measure('ng/dL', {
      label: 'Total testosterone',
      symbol: 'T',
      min: 1,
      max: 10000,
      usual: [5, 1800],
      confusedWith: { 'nmol/L': 1 / TESTOSTERONE_MOLAR },
      when: { units: 'conventional' },
    }),
    testosteroneMolar: measure('nmol/L', {
      label: 'Total testosterone',
      symbol: 'T_{SI}',
      min: 0.03,
      max: 350,
      usual: [0.17, 62],
      confusedWith: { 'ng/dL': TESTOSTERONE_MOLAR },
      when: { units: 'si' },
    }),
    shbg: measure('nmol/L', {
      label: 'SHBG',
      help: 'Sex hormone-binding globulin.',
      symbol: 'S',
      min: 1,
      max: 600,
      usual: [5, 250],
    }),
    albumin: measure('g/dL', {
      label: 'Albumin',
      help: '4.3 g/dL where it was not measured, as Vermeulen took it.',
      symbol: 'A',
      min: 0.5,
      max: 8,
      usual: [2, 5.8],
      default: 4.3,
    }),
  },
  outputs: {
    free: measure('ng/dL', { label: 'Free testosterone', symbol: 'F', places: 2, digits: 3 }),
    freeMolar: measure('nmol/L', { label: 'Free testosterone (SI)', symbol: 'F_{SI}', places: 3, digits: 3 }),
    freeShare: percent({ label: 'Free share', symbol: 'f', places: 2 }),
    bioavailable: measure('ng/dL', { label: 'Bioavailable testosterone', symbol: 'B', places: 1, digits: 3 }),
    bioavailableMolar: measure('nmol/L', {
      label: 'Bioavailable testosterone (SI)',
      symbol: 'B_{SI}',
      places: 2,
      digits: 3,
    }),
    bioavailableShare: percent({ label: 'Bioavailable share', symbol: 'b', places: 1 }),
    androgenIndex: number({ label: 'Free androgen index', symbol: '\\mathrm{FAI}', places: 1, optional: true }),
    fractions: table(
      {
        fraction: text({ label: 'Testosterone' }),
        molar: measure('nmol/L', { label: 'Concentration', places: 3 }),
        share: percent({ label: 'Share', places: 2 }),
      },
      { label: 'Fractions' },
    ),
  },
  formula: ({ sex, units, testosterone, testosteroneMolar, shbg, albumin }) => {
    const total = units === 'si' ? testosteroneMolar : testosterone / TESTOSTERONE_MOLAR;
    const notShbg = 1 + (ALBUMIN_BINDING * 10 * albumin) / ALBUMIN_MASS;
    const linear = notShbg + SHBG_BINDING * (shbg - total);
    const freeMolar =
      (Math.sqrt(linear ** 2 + 4 * notShbg * SHBG_BINDING * total) - linear) / (2 * notShbg * SHBG_BINDING);
    const bioavailableMolar = notShbg * freeMolar;
    return {
      free: freeMolar * TESTOSTERONE_MOLAR,
      freeMolar,
      freeShare: freeMolar / total,
      bioavailable: bioavailableMolar * TESTOSTERONE_MOLAR,
      bioavailableMolar,
      bioavailableShare: bioavailableMolar / total,
      androgenIndex: sex === 'female' ? (100 * total) / shbg : undefined,
      fractions: [
        { fraction: 'Free', molar: freeMolar, share: freeMolar / total },
        {
          fraction: 'Bound to albumin',
          molar: bioavailableMolar - freeMolar,
          share: (bioavailableMolar - freeMolar) / total,
        },
        { fraction: 'Bound to SHBG', molar: total - bioavailableMolar, share: (total - bioavailableMolar) / total },
      ],
    };
  },
  shown: ({ sex, units, testosterone, testosteroneMolar, shbg, albumin, freeMolar, bioavailableMolar }) => {
    const total = units === 'si' ? testosteroneMolar : testosterone / TESTOSTERONE_MOLAR;
    const n = 1 + (ALBUMIN_BINDING * 10 * albumin) / ALBUMIN_MASS;
    const m = n + shbg - total;
    return {
      free: freeMolar * TESTOSTERONE_MOLAR,
      freeMolar: (Math.sqrt(m ** 2 + 4 * n * total) - m) / (2 * n),
      freeShare: freeMolar / total,
      bioavailable: bioavailableMolar * TESTOSTERONE_MOLAR,
      bioavailableMolar: n * freeMolar,
      bioavailableShare: bioavailableMolar / total,
      androgenIndex: sex === 'female' ? (100 * total) / shbg : undefined,
      fractions: undefined,
    };
  },
  stepwise: ['What is not free is bound to albumin, the rest of the bioavailable, or to SHBG, the rest of the total.'],
  explanation:
    'Free testosterone is {free} ({freeMolar}), {freeShare} of the total. With what is bound to albumin, {bioavailable} ({bioavailableMolar}) is bioavailable, {bioavailableShare} of the total.',
  figure: { kind: 'bars', table: 'fractions', label: 'fraction', value: 'share' },
  cautions: [
    {
      level: 'caution',
      when: ({ sex, units, testosterone, testosteroneMolar }) =>
        sex === 'male' && (units === 'si' ? testosteroneMolar < 1.73 : testosterone < 50),
      says: 'Less than 50 ng/dL (1.73 nmol/L) is what men have after castration: check the figure and its unit first.',
    },
    {
      level: 'caution',
      when: ({ sex, units, testosterone, testosteroneMolar }) =>
        sex === 'female' && (units === 'si' ? testosteroneMolar > 5.2 : testosterone > 150),
      says: 'More than 150 ng/dL (5.2 nmol/L) is far above what women have: check the figure and its unit. If it is true and no testosterone is taken, a tumor that makes androgens has to be ruled out.',
    },
    {
      level: 'note',
      when: ({ sex }) => sex === 'male',
      says: 'The free androgen index is left out for men, in whom it is no reliable index of free testosterone.',
    },
    {
      level: 'caution',
      when: ({ sex, shbg }) => sex === 'female' && shbg < 30,
      says: 'With SHBG below 30 nmol/L the free androgen index comes out too high: go by the calculated free testosterone.',
    },
  ],
  examples: [
    {
      inputs: { sex: 'female', units: 'si', testosteroneMolar: 1.5, shbg: 50 },
      results: {
        free: 0.597347,
        freeMolar: 0.0207125,
        freeShare: 1.380831,
        bioavailable: 13.99871,
        bioavailableMolar: 0.485392,
        bioavailableShare: 32.35947,
        androgenIndex: 3,
        fractions: {
          length: 3,
          rows: { 1: { molar: 0.4646795, share: 30.97864 }, 2: { molar: 1.014608, share: 67.64053 } },
        },
      },
      source: 'Python 3.11, scipy brentq on the balance of bound and free testosterone; 100 × 1.5/50',
    },
    {
      inputs: { sex: 'male', units: 'si', testosteroneMolar: 10, shbg: 40 },
      results: { freeMolar: 0.17388, freeShare: 1.738837, bioavailableMolar: 4.07493 },
      cautions: ['no reliable index'],
      source:
        'ISSAM: 1.7388 × 10⁻¹⁰ mol/L, 1.74% (10 nmol/L, SHBG 40 nmol/L, albumin 4.3 g/dL); further digits by Python 3.11, scipy brentq',
    },
    {
      inputs: { sex: 'male', testosterone: 600, shbg: 30, albumin: 4 },
      results: { free: 14.31332, freeShare: 2.385553, bioavailable: 313.026, bioavailableShare: 52.171 },
      cautions: ['no reliable index'],
      source: 'Python 3.11, scipy brentq on the balance of bound and free testosterone, 28.84 ng/dL in 1 nmol/L',
    },
    {
      inputs: { sex: 'male', testosterone: 45, shbg: 60 },
      results: { free: 0.5466562, bioavailable: 12.81077 },
      cautions: ['after castration', 'no reliable index'],
      source: 'Python 3.11, scipy brentq on the balance of bound and free testosterone',
    },
    {
      inputs: { sex: 'female', testosterone: 250, shbg: 20 },
      results: { free: 6.271572, bioavailableShare: 58.78917, androgenIndex: 43.34258 },
      cautions: ['a tumor that makes androgens', 'comes out too high'],
      source: 'Python 3.11, scipy brentq on the balance of bound and free testosterone',
    },
  ],
  notes: [
    'For adults. Not in pregnancy, nor with danazol, mesterolone or other drugs that take the place of testosterone on SHBG. It comes out about a fifth above equilibrium dialysis. Compare with the range of a laboratory that calculates in this way: ranges of direct assays do not fit.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Vermeulen, Verdonck, Kaufman: A Critical Evaluation of Simple Methods for the Estimation of Free Testosterone in Serum, J Clin Endocrinol Metab 84 (1999) 3666',
      doi: '10.1210/jcem.84.10.6079',
    },
    {
      title:
        'Fiers et al.: Reassessing Free-Testosterone Calculation by Liquid Chromatography–Tandem Mass Spectrometry Direct Equilibrium Dialysis, J Clin Endocrinol Metab 103 (2018) 2167',
      url: 'https://academic.oup.com/jcem/article/103/6/2167/4956600',
    },
    {
      title: 'The Free Androgen Index Is Not Valid for Adult Males, J Steroid Biochem Mol Biol 45 (1993) 325',
      doi: '10.1016/0960-0760(93)90350-6',
    },
    {
      title:
        'Keevil et al.: The Free Androgen Index Is Inaccurate in Women When the SHBG Concentration Is Low, Clin Endocrinol 88 (2018) 706',
    },
    {
      title:
        'International Society for the Study of the Aging Male: Free and Bioavailable Testosterone, Explanation and Example',
      url: 'https://issam.ch/freetesuit.html',
    },
  ],
});
