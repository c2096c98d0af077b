import { choice, defineCalculator, isAbove, percent, quantity, roundTo } from '@reckoner/engine';

/** First-order kinetics in one compartment: LD = (C − C₀)·V/(S·F), MD = CL·C·τ/(S·F). */
export default defineCalculator({
  title: 'Loading and maintenance dose',
  description:
    'Loading dose, maintenance dose and infusion rate for a target concentration from volume of distribution and clearance, with half-life, peak and trough.',
  keywords: ['loading dose', 'maintenance dose', 'target concentration', 'bioavailability', 'steady state', 'LD', 'MD'],
  related: ['drug-half-life-elimination'],
  inputs: {
    target: quantity('mg/L', {
      label: 'Target concentration',
      help: 'The mean at steady state, of total drug as the laboratory measures it.',
      symbol: 'C',
      min: 0.000001,
      max: 10000,
      usual: [0.0005, 500],
    }),
    present: quantity('mg/L', {
      label: 'Concentration now',
      symbol: 'C_0',
      min: 0,
      max: 10000,
      usual: [0, 500],
      default: 0,
    }),
    basis: choice(
      { perKilogram: 'Per kilogram of weight', whole: 'Of the whole body' },
      { label: 'Volume and clearance are', default: 'perKilogram' },
    ),
    weight: quantity('kg', {
      label: 'Weight',
      help: 'The one that the drug’s volume and clearance are per kilogram of.',
      symbol: 'W',
      min: 0.4,
      max: 400,
      usual: [0.5, 200],
      when: { basis: 'perKilogram' },
    }),
    volumePer: quantity('L/kg', {
      label: 'Volume of distribution per kilogram',
      symbol: 'v',
      min: 0.02,
      max: 1000,
      usual: [0.05, 60],
      when: { basis: 'perKilogram' },
    }),
    clearancePer: quantity('L/(h*kg)', {
      label: 'Clearance per kilogram',
      symbol: 'cl',
      min: 0.00001,
      max: 5,
      usual: [0.0005, 2],
      when: { basis: 'perKilogram' },
    }),
    volume: quantity('L', {
      label: 'Volume of distribution',
      symbol: 'V',
      min: 0.01,
      max: 100000,
      usual: [3, 5000],
      when: { basis: 'whole' },
    }),
    clearance: quantity('L/h', {
      label: 'Clearance',
      symbol: 'CL',
      min: 0.00001,
      max: 500,
      usual: [0.02, 90],
      when: { basis: 'whole' },
    }),
    interval: quantity('h', {
      label: 'Dosing interval',
      help: 'Left out: an infusion without end.',
      symbol: '\\tau',
      min: 0.25,
      max: 1000,
      usual: [2, 168],
      optional: true,
    }),
    availability: percent({
      label: 'Bioavailability',
      help: '100% by vein.',
      symbol: 'F',
      min: 1,
      max: 100,
      usual: [5, 100],
      default: 100,
    }),
    salt: percent({
      label: 'Active part of the salt',
      help: '80% for theophylline in aminophylline, 92% for phenytoin in its sodium salt.',
      symbol: 'S',
      min: 10,
      max: 100,
      usual: [40, 100],
      default: 100,
    }),
  },
  outputs: {
    loading: quantity('mg', { label: 'Loading dose', symbol: 'LD', digits: 3 }),
    rate: quantity('mg/h', { label: 'Maintenance per hour', symbol: 'R_0', digits: 3 }),
    maintenance: quantity('mg', { label: 'Maintenance dose', symbol: 'MD', digits: 3, optional: true }),
    halfLife: quantity('h', { label: 'Half-life', symbol: 't_{1/2}', digits: 3, places: 1 }),
    steady: quantity('h', { label: 'Time to 90% of the steady state without a loading dose', digits: 3, places: 1 }),
    peak: quantity('mg/L', {
      label: 'Highest concentration at steady state, each dose absorbed at once',
      symbol: 'C_{max}',
      digits: 3,
      places: 1,
      optional: true,
    }),
    trough: quantity('mg/L', {
      label: 'Lowest concentration at steady state, each dose absorbed at once',
      symbol: 'C_{min}',
      digits: 3,
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    target,
    present,
    basis,
    weight,
    volumePer,
    clearancePer,
    volume,
    clearance,
    interval,
    availability,
    salt,
  }) => {
    const distribution = basis === 'whole' ? volume : volumePer * weight;
    const removal = basis === 'whole' ? clearance : clearancePer * weight;
    const active = availability * salt;
    const rate = (removal * target) / active;
    const constant = removal / distribution;
    const common = {
      loading: present < target ? ((target - present) * distribution) / active : 0,
      rate,
      halfLife: Math.log(2) / constant,
      steady: Math.log(10) / constant,
    };
    if (interval === undefined) return common;
    const peak = (target * constant * interval) / -Math.expm1(-constant * interval);
    return { ...common, maintenance: rate * interval, peak, trough: peak * Math.exp(-constant * interval) };
  },
  explanation: ({ interval, present, target }) => {
    const given = 'With {availability} absorbed and {salt} of the salt active';
    const loading =
      present < target
        ? `the loading dose for {target} is {loading}${present > 0 ? ' from {present} now' : ''}`
        : 'no loading dose is needed for {target}';
    return interval === undefined
      ? `${given} ${loading}, and an infusion of {rate} keeps it, at a half-life of {halfLife}.`
      : `${given} ${loading}, and {maintenance} every {interval} keep it as the mean, between {trough} and {peak} if each dose is absorbed at once, at a half-life of {halfLife}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ loading }) => loading > 0,
      says: 'Neither dose has a limit here: hold both against the largest dose and the fastest rate of the formulary. Where the drug spreads slowly into tissue (digoxin, lidocaine, phenytoin) the loading dose is given in parts or slowly.',
    },
    {
      level: 'caution',
      when: ({ present, target }) => present >= target,
      says: 'The concentration now, {present}, has reached the target of {target}: give no loading dose, and where it is above wait before the next dose.',
    },
    {
      level: 'danger',
      when: ({ basis, clearance, clearancePer, weight }) =>
        basis === 'whole' ? clearance > 90 : isAbove(clearancePer * weight, 90),
      says: 'More is cleared in an hour than the 90 L of blood that flow through the liver of an adult: check the clearance and its unit (mL/min?), and whether it is an oral one (CL/F), in which the bioavailability is already counted.',
    },
    {
      level: 'danger',
      when: ({ basis, volumePer }) => basis === 'perKilogram' && volumePer < 0.04,
      says: 'No drug spreads in less than the plasma, about 0.04 L/kg: check the volume and its unit.',
    },
    {
      level: 'caution',
      when: ({ interval, halfLife }) => interval !== undefined && isAbove(interval, halfLife),
      says: 'The interval of {interval} is longer than a half-life of {halfLife}: absorbed at once, each dose more than doubles the concentration, from {trough} to {peak}. Check both against the range of the drug, or shorten the interval.',
    },
    {
      level: 'danger',
      when: ({ availability, interval }) => interval === undefined && availability < 1,
      says: 'An infusion by vein is absorbed whole: with a bioavailability of {availability} the rate told is too high for a vein. Enter 100%, or an interval for another route.',
    },
    {
      level: 'note',
      when: ({ steady }) => roundTo(steady, 1) > 120,
      says: 'Without a loading dose, and after every change of dose, the concentration goes on changing for days: a level drawn early misleads.',
    },
  ],
  examples: [
    {
      inputs: { target: 15, basis: 'whole', volume: 25, clearance: 4.3 },
      results: { loading: 375, rate: 64.5, halfLife: 4.029925 },
      cautions: ['Neither dose has a limit'],
      source: 'hodsdon.com, PK: theophylline, 15 × 25 = 375 mg and 15 × 4.3 = 64.5 mg/h; qalc: ln(2) × 25/4.3',
    },
    {
      inputs: {
        target: 10,
        weight: 70,
        volumePer: 0.5,
        clearancePer: 0.04,
        interval: 8,
        availability: 100,
        salt: 80,
        present: 4,
      },
      results: {
        loading: 262.5,
        rate: 35,
        maintenance: 280,
        halfLife: 8.66434,
        steady: 28.78231,
        peak: 13.53903,
        trough: 7.139026,
      },
      cautions: ['Neither dose has a limit'],
      source: 'Python mpmath: 6 × 35/0.8; 2.8 × 10/0.8; × 8; 10 × 0.64/(1 − e^−0.64)',
    },
    {
      inputs: { target: 0.001, weight: 60, volumePer: 7, clearancePer: 0.1, availability: 70, interval: 24 },
      results: { loading: 0.6, rate: 0.00857143, maintenance: '0.205714' },
      cautions: ['Neither dose has a limit', 'goes on changing for days'],
      source: 'By hand: 0.001 × 420/0.7; 6 × 0.001/0.7; × 24',
    },
    {
      inputs: { target: 10, present: 12, basis: 'whole', volume: 40, clearance: 10, interval: 12 },
      results: { loading: 0, maintenance: 1200, halfLife: 2.772589, peak: 31.57187, trough: '1.571871' },
      cautions: ['has reached the target', 'more than doubles'],
      source: 'Python mpmath: 10 × 10 × 12; 10 × 3/(1 − e⁻³)',
    },
    {
      inputs: { target: 1, basis: 'whole', volume: 100, clearance: 100, availability: 50 },
      results: { loading: 200, rate: 200 },
      cautions: ['Neither dose has a limit', 'flow through the liver', 'absorbed whole'],
      source: 'By hand: 100/0.5; 100/0.5',
    },
    {
      inputs: { target: 5, weight: 70, volumePer: 0.03, clearancePer: 0.01 },
      results: { loading: 10.5, rate: 3.5 },
      cautions: ['Neither dose has a limit', 'less than the plasma'],
      source: 'By hand: 5 × 2.1; 5 × 0.7',
    },
  ],
  notes: [
    'For drugs whose elimination is of first order. Not for phenytoin’s maintenance, ethanol or high doses of salicylate, which saturate it: there a little more drug raises the concentration much.',
    'Failing kidneys or liver lower the clearance and so the maintenance dose; the loading dose changes only where the volume does (digoxin in kidney failure). Children and newborns have volumes and clearances of their own.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title: 'Rowland, Tozer: Clinical Pharmacokinetics and Pharmacodynamics, 4th ed.',
      isbn: '978-0-7817-5009-7',
    },
    { title: 'hodsdon.com: PK, Theophylline (worked example)' },
  ],
});
