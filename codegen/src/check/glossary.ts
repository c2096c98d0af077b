/**
 * What inputs are called: one name for each thing that many calculators ask for, so that whoever has called one of them can
 * call the next. By label, in lower case.
 */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';

interface Names {
  readonly [label: string]: string;
}

/** Of a single number, with a unit or without. */
const NUMBERS: Names = {
  'air pressure': 'pressure',
  'annual interest rate': 'rate',
  'charging efficiency': 'chargingEfficiency',
  'closing costs': 'closingCosts',
  'confidence level': 'confidence',
  'cost of goods sold': 'costOfGoodsSold',
  'current liabilities': 'currentLiabilities',
  'damping ratio': 'dampingRatio',
  'down payment': 'downPayment',
  'electricity price': 'electricityPrice',
  'focal length': 'focalLength',
  'heart rate': 'heartRate',
  'inflation a year': 'inflation',
  'inner diameter': 'innerDiameter',
  'kinematic viscosity': 'kinematicViscosity',
  latitude: 'latitude',
  'live load': 'liveLoad',
  longitude: 'longitude',
  'modulus of elasticity': 'elasticModulus',
  'molar mass': 'molarMass',
  'outer diameter': 'outerDiameter',
  ph: 'pH',
  'power factor': 'powerFactor',
  'relative humidity': 'humidity',
  reserve: 'reserve',
  'respiratory rate': 'respiration',
  'risk-free rate a year': 'riskFree',
  'sales tax': 'taxRate',
  'savings today': 'savings',
  'second moment of area': 'momentOfInertia',
  'sensor height': 'sensorHeight',
  'sensor width': 'sensorWidth',
  'share price': 'price',
  'significance level': 'significance',
  'specific gravity': 'specificGravity',
  'supply voltage': 'supply',
  'thermal conductivity': 'conductivity',
  'volatility a year': 'volatility',
  'yield strength': 'yieldStrength',
};

/** Of an option that is chosen. */
const CHOICES: Names = {
  'alternative hypothesis': 'alternative',
  direction: 'direction',
  find: 'find',
  from: 'from',
  known: 'known',
  'laboratory units': 'units',
  method: 'method',
  operation: 'operation',
  sex: 'sex',
  shape: 'shape',
  tails: 'tails',
  'time is in': 'timeUnit',
  to: 'to',
};

/** Of a day. */
const DATES: Names = {
  'date of birth': 'birth',
  'due date': 'dueDate',
  'start date': 'startDate',
};

const OF_KIND: Partial<Readonly<Record<FieldSpec['kind'], Names>>> = {
  quantity: NUMBERS,
  measure: NUMBERS,
  number: NUMBERS,
  integer: NUMBERS,
  percent: NUMBERS,
  money: NUMBERS,
  choice: CHOICES,
  date: DATES,
};

/** What an input of this label is called everywhere; undefined where that is left to its author. */
export function nameInGlossary({ kind, label }: FieldSpec): string | undefined {
  const names = OF_KIND[kind];
  const key = label.toLowerCase();
  return names !== undefined && Object.hasOwn(names, key) ? names[key] : undefined;
}
