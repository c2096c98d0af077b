/**
 * Base equations of PREVENT (Khan 2024, supplemental tables): logits, linear in terms that are centered and bent at a systolic
 * pressure of 110 mmHg, a BMI of 30 kg/m² and an eGFR of 60. All 234 coefficients stand alike in the R packages preventr and
 * PooledCohort and in the port of the package AHAprevent in the extension prevent-calculator of Canvas, which cuts 0.3600781
 * to 0.360078; the Stata module prevent has it whole.
 */
export interface Person {
  readonly age: number;
  /** In mmol/L. */
  readonly nonHdl: number;
  /** In mmol/L. */
  readonly hdl: number;
  readonly systolic: number;
  readonly bmi: number;
  readonly filtration: number;
  readonly treated: boolean;
  readonly statin: boolean;
  readonly diabetes: boolean;
  readonly smoker: boolean;
}

/** The order of the coefficients of an equation. */
const TERMS = [
  'constant',
  'age',
  'ageSquared',
  'nonHdl',
  'hdl',
  'pressureLow',
  'pressureHigh',
  'diabetes',
  'smoker',
  'bmiLow',
  'bmiHigh',
  'filtrationLow',
  'filtrationHigh',
  'treated',
  'statin',
  'treatedPressure',
  'statinNonHdl',
  'ageNonHdl',
  'ageHdl',
  'agePressure',
  'ageDiabetes',
  'ageSmoker',
  'ageBmi',
  'ageFiltration',
] as const;

type Equation = readonly number[];
interface Horizon {
  readonly total: Equation;
  readonly atherosclerotic: Equation;
  readonly heartFailure: Equation;
}

const EQUATIONS: Record<'female' | 'male', { readonly ten: Horizon; readonly thirty: Horizon }> = {
  female: {
    ten: {
      total: [
        -3.307728, 0.7939329, 0, 0.0305239, -0.1606857, -0.2394003, 0.3600781, 0.8667604, 0.5360739, 0, 0, 0.6045917,
        0.0433769, 0.3151672, -0.1477655, -0.0663612, 0.1197879, -0.0819715, 0.0306769, -0.0946348, -0.27057, -0.078715,
        0, -0.1637806,
      ],
      atherosclerotic: [
        -3.819975, 0.719883, 0, 0.1176967, -0.151185, -0.0835358, 0.3592852, 0.8348585, 0.4831078, 0, 0, 0.4864619,
        0.0397779, 0.2265309, -0.0592374, -0.0395762, 0.0844423, -0.0567839, 0.0325692, -0.1035985, -0.2417542,
        -0.0791142, 0, -0.1671492,
      ],
      heartFailure: [
        -4.310409, 0.8998235, 0, 0, 0, -0.4559771, 0.3576505, 1.038346, 0.583916, -0.0072294, 0.2997706, 0.7451638,
        0.0557087, 0.3534442, 0, -0.0981511, 0, 0, 0, -0.0946663, -0.3581041, -0.1159453, -0.003878, -0.1884289,
      ],
    },
    thirty: {
      total: [
        -1.318827, 0.5503079, -0.0928369, 0.0409794, -0.1663306, -0.1628654, 0.3299505, 0.6793894, 0.3196112, 0, 0,
        0.1857101, 0.0553528, 0.2894, -0.075688, -0.056367, 0.1071019, -0.0751438, 0.0301786, -0.0998776, -0.3206166,
        -0.1607862, 0, -0.1450788,
      ],
      atherosclerotic: [
        -1.974074, 0.4669202, -0.0893118, 0.1256901, -0.1542255, -0.0018093, 0.322949, 0.6296707, 0.268292, 0, 0,
        0.100106, 0.0499663, 0.1875292, 0.0152476, -0.0276123, 0.0736147, -0.0521962, 0.0316918, -0.1046101, -0.2727793,
        -0.1530907, 0, -0.1299149,
      ],
      heartFailure: [
        -2.205379, 0.6254374, -0.0983038, 0, 0, -0.3919241, 0.3142295, 0.8330787, 0.3438651, 0.0594874, 0.2525536,
        0.2981642, 0.0667159, 0.333921, 0, -0.0893177, 0, 0, 0, -0.0974299, -0.404855, -0.1982991, -0.0035619,
        -0.1564215,
      ],
    },
  },
  male: {
    ten: {
      total: [
        -3.031168, 0.7688528, 0, 0.0736174, -0.0954431, -0.4347345, 0.3362658, 0.7692857, 0.4386871, 0, 0, 0.5378979,
        0.0164827, 0.288879, -0.1337349, -0.0475924, 0.150273, -0.0517874, 0.0191169, -0.1049477, -0.2251948,
        -0.0895067, 0, -0.1543702,
      ],
      atherosclerotic: [
        -3.500655, 0.7099847, 0, 0.1658663, -0.1144285, -0.2837212, 0.3239977, 0.7189597, 0.3956973, 0, 0, 0.3690075,
        0.0203619, 0.2036522, -0.0865581, -0.0322916, 0.114563, -0.0300005, 0.0232747, -0.0927024, -0.2018525,
        -0.0970527, 0, -0.1217081,
      ],
      heartFailure: [
        -3.946391, 0.8972642, 0, 0, 0, -0.6811466, 0.3634461, 0.923776, 0.5023736, -0.0485841, 0.3726929, 0.6926917,
        0.0251827, 0.2980922, 0, -0.0497731, 0, 0, 0, -0.1289201, -0.3040924, -0.1401688, 0.0068126, -0.1797778,
      ],
    },
    thirty: {
      total: [
        -1.148204, 0.4627309, -0.0984281, 0.0836088, -0.1029824, -0.2140352, 0.2904325, 0.5331276, 0.2141914, 0, 0,
        0.1155556, 0.0603775, 0.232714, -0.0272112, -0.0384488, 0.134192, -0.0511759, 0.0165865, -0.1101437, -0.2585943,
        -0.1566406, 0, -0.1166776,
      ],
      atherosclerotic: [
        -1.736444, 0.3994099, -0.0937484, 0.1744643, -0.120203, -0.0665117, 0.2753037, 0.4790257, 0.1782635, 0, 0,
        -0.0218789, 0.0602553, 0.1421182, 0.0135996, -0.0218265, 0.1013148, -0.0312619, 0.020673, -0.0920935,
        -0.2159947, -0.1548811, 0, -0.0712547,
      ],
      heartFailure: [
        -1.95751, 0.5681541, -0.1048388, 0, 0, -0.4761564, 0.30324, 0.6840338, 0.2656273, 0.0833107, 0.26999, 0.2541805,
        0.0638923, 0.2583631, 0, -0.0391938, 0, 0, 0, -0.1269124, -0.3273572, -0.2043019, -0.0182831, -0.1342618,
      ],
    },
  },
};

const termsOf = (person: Person): Readonly<Record<(typeof TERMS)[number], number>> => {
  const age = (person.age - 55) / 10;
  const nonHdl = person.nonHdl - 3.5;
  const hdl = (person.hdl - 1.3) / 0.3;
  const pressureHigh = (Math.max(person.systolic, 110) - 130) / 20;
  const bmiHigh = (Math.max(person.bmi, 30) - 30) / 5;
  const filtrationLow = (60 - Math.min(person.filtration, 60)) / 15;
  const treated = person.treated ? 1 : 0;
  const statin = person.statin ? 1 : 0;
  const diabetes = person.diabetes ? 1 : 0;
  const smoker = person.smoker ? 1 : 0;
  return {
    constant: 1,
    age,
    ageSquared: age ** 2,
    nonHdl,
    hdl,
    pressureLow: (Math.min(person.systolic, 110) - 110) / 20,
    pressureHigh,
    diabetes,
    smoker,
    bmiLow: (Math.min(person.bmi, 30) - 25) / 5,
    bmiHigh,
    filtrationLow,
    filtrationHigh: (90 - Math.max(person.filtration, 60)) / 15,
    treated,
    statin,
    treatedPressure: treated * pressureHigh,
    statinNonHdl: statin * nonHdl,
    ageNonHdl: age * nonHdl,
    ageHdl: age * hdl,
    agePressure: age * pressureHigh,
    ageDiabetes: age * diabetes,
    ageSmoker: age * smoker,
    ageBmi: age * bmiHigh,
    ageFiltration: age * filtrationLow,
  };
};

/** The risks of total cardiovascular disease, of its atherosclerotic part and of heart failure within 10 or 30 years. */
export function preventRisks(sex: 'female' | 'male', years: 'ten' | 'thirty', person: Person) {
  const equations = EQUATIONS[sex][years];
  const terms = termsOf(person);
  const risk = (equation: Equation) => {
    const sum = TERMS.reduce((total, term, i) => total + equation[i]! * terms[term], 0);
    return 1 / (1 + Math.exp(-sum));
  };
  return {
    total: risk(equations.total),
    atherosclerotic: risk(equations.atherosclerotic),
    heartFailure: risk(equations.heartFailure),
  };
}
