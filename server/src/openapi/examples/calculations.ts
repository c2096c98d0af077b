/**
 * Requests of the OpenAPI document with the answers that they get: a test sends each and compares. `{base_url}` stands for
 * the public address.
 */

export interface Example {
  readonly summary: string;
  readonly request: object;
  readonly answer: object;
}

export const RESULT_ID = 'ZoN3BtaJ9i1v_ek-JBY6k_gIe8GXQLDCXodzEGxEeCM';

/** Of a request that asked for `sensitivities` and `resultId`. */
const ENERGY_WITH_ID = {
  success: true,
  calculator: 'kinetic-energy',
  result: {
    results: { energy: { value: 100, label: 'Kinetic energy', unit: 'J' } },
    explanation: 'A body of 2 kg moving at 10 m/s has a kinetic energy of 100 J.',
    sensitivities: {
      energy: {
        mass: { derivative: 50, unit: 'J/kg', elasticity: 1 },
        speed: { derivative: 5.5555555555556, unit: 'J/(km/h)', elasticity: 2 },
      },
    },
  },
  cached: false,
  timestamp: '2026-03-10T12:00:00.000Z',
  inputs: { mass: 2, speed: 36 },
  calculatorUrl: '{base_url}/calculators/kinetic-energy',
  resultId: RESULT_ID,
};

export const calculateExamples: Readonly<Record<string, Example>> = {
  plain: {
    summary: 'A single calculation',
    request: { calculator: 'compound-interest', inputs: { principal: 1000, years: 10, rate: '5 %' } },
    answer: {
      success: true,
      calculator: 'compound-interest',
      result: {
        results: {
          amount: { value: 1647.01, label: 'Final amount', unit: '$', exact: '1647.009497690283034185673654306346' },
          interest: { value: 647.01, label: 'Interest earned', unit: '$', exact: '647.009497690283034185673654306346' },
          effectiveRate: {
            value: 5.116189788173319,
            label: 'Effective annual rate',
            unit: '%',
            exact: '5.1161897881733189804873890960804',
          },
        },
        explanation: '$1,000.00 at 5% a year for 10 years grows to $1,647.01, of which $647.01 is interest.',
      },
      cached: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
      calculatorUrl: '{base_url}/calculators/compound-interest',
    },
  },
  sweep: {
    summary: 'One input at five values',
    request: {
      calculator: 'compound-interest',
      inputs: { principal: 1000, years: 10 },
      sweep: { input: 'rate', from: 1, to: 5, steps: 5 },
    },
    answer: {
      success: true,
      calculator: 'compound-interest',
      result: {
        sweep: {
          points: 5,
          swept: { rate: { label: 'Annual interest rate', unit: '%', values: [1, 2, 3, 4, 5] } },
          columns: {
            amount: { label: 'Final amount', unit: '$', values: [1105.12, 1221.2, 1349.35, 1490.83, 1647.01] },
            interest: { label: 'Interest earned', unit: '$', values: [105.12, 221.2, 349.35, 490.83, 647.01] },
            effectiveRate: {
              label: 'Effective annual rate',
              unit: '%',
              values: [1.0045960887182022, 2.0184355681501316, 3.041595691350732, 4.074154291978964, 5.116189788173319],
            },
          },
        },
      },
      cached: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      inputs: { principal: 1000, years: 10, frequency: 'monthly' },
      calculatorUrl: '{base_url}/calculators/compound-interest',
    },
  },
  sensitivities: {
    summary: 'Partial derivatives, and the id of the result',
    request: {
      calculator: 'kinetic-energy',
      inputs: { mass: 2, speed: '10 m/s' },
      sensitivities: true,
      resultId: true,
    },
    answer: ENERGY_WITH_ID,
  },
  uncertainty: {
    summary: 'A value with its uncertainty in one text',
    request: { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '10 ± 0.3 m/s' } },
    answer: {
      success: true,
      calculator: 'kinetic-energy',
      result: {
        results: {
          energy: {
            value: 100,
            label: 'Kinetic energy',
            unit: 'J',
            uncertainty: 6.000000000000049,
            contributions: { speed: 1 },
          },
        },
        explanation: 'A body of 2 kg moving at 10 m/s has a kinetic energy of 100 J.',
      },
      cached: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      inputs: { mass: 2, speed: { value: 36, unit: 'km/h', uncertainty: 1.08 } },
      calculatorUrl: '{base_url}/calculators/kinetic-energy',
    },
  },
  precision: {
    summary: 'Fifty digits',
    request: { calculator: 'compound-interest', inputs: { principal: 1000, years: 10, rate: '5 %' }, precision: 50 },
    answer: {
      success: true,
      calculator: 'compound-interest',
      result: {
        results: {
          amount: {
            value: 1647.01,
            label: 'Final amount',
            unit: '$',
            exact: '1647.0094976902830341856736543062801395041384423823',
          },
          interest: {
            value: 647.01,
            label: 'Interest earned',
            unit: '$',
            exact: '647.00949769028303418567365430628013950413844238234',
          },
          effectiveRate: {
            value: 5.116189788173319,
            label: 'Effective annual rate',
            unit: '%',
            exact: '5.1161897881733189804873890960800098526888553821855',
          },
        },
        explanation: '$1,000.00 at 5% a year for 10 years grows to $1,647.01, of which $647.01 is interest.',
      },
      cached: false,
      timestamp: '2026-03-10T12:00:00.000Z',
      inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
      calculatorUrl: '{base_url}/calculators/compound-interest',
    },
  },
};

/** With `?validate=only`. */
export const VALIDATION_EXAMPLE = {
  success: true,
  calculator: 'compound-interest',
  inputs: { principal: 1000, rate: 5, years: 10, frequency: 'monthly' },
  message: 'The inputs are valid. Nothing was computed and nothing was charged.',
  calculatorUrl: '{base_url}/calculators/compound-interest',
  timestamp: '2026-03-10T12:00:00.000Z',
} as const;

export const batchExamples: Readonly<Record<string, Example>> = {
  chain: {
    summary: 'The output of one calculation is an input of the next',
    request: {
      entries: [
        { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '36 km/h' } },
        { calculator: 'kinetic-energy', inputs: { energy: { from: 0, output: 'energy' }, mass: 8 } },
      ],
    },
    answer: {
      success: true,
      entries: [
        {
          success: true,
          calculator: 'kinetic-energy',
          result: {
            results: { energy: { value: 100, label: 'Kinetic energy', unit: 'J' } },
            explanation: 'A body of 2 kg moving at 36 km/h has a kinetic energy of 100 J.',
          },
          cached: false,
          timestamp: '2026-03-10T12:00:00.000Z',
          inputs: { mass: 2, speed: 36 },
          calculatorUrl: '{base_url}/calculators/kinetic-energy',
        },
        {
          success: true,
          calculator: 'kinetic-energy',
          result: {
            results: { speed: { value: 18, label: 'Speed', unit: 'km/h' } },
            explanation: 'A body of 8 kg moving at 18 km/h has a kinetic energy of 100 J.',
          },
          cached: false,
          timestamp: '2026-03-10T12:00:00.000Z',
          inputs: { energy: 100, mass: 8 },
          calculatorUrl: '{base_url}/calculators/kinetic-energy',
        },
      ],
      answered: 2,
      refused: 0,
      charged: 2,
      message: 'All 2 entries are answered; 2 calculations were charged.',
      timestamp: '2026-03-10T12:00:00.000Z',
    },
  },
  problems: {
    summary: 'Each entry has its own answer or problem',
    request: {
      entries: [
        { calculator: 'kinetic-energy', inputs: { mass: 2, speed: '10 kg' } },
        { calculator: 'kinetic-energy', inputs: { mass: 2, energy: { from: 2, output: 'energy' } } },
        { calculator: 'kinetic-energy', inputs: { mass: 2, speed: 18 } },
      ],
    },
    answer: {
      success: true,
      entries: [
        {
          type: '{base_url}/docs/errors#invalid-inputs',
          title: 'The inputs are not valid',
          status: 422,
          detail: '“Speed”: Expected speed (km/h), got mass (kg). Write for example "2.5 km/h".',
          instance: 'urn:reckoner:request:example#/entries/0',
          success: false,
          code: 'invalid-inputs',
          errors: [
            {
              pointer: '/entries/0/inputs/speed',
              code: 'wrong-dimension',
              message: '“Speed”: Expected speed (km/h), got mass (kg). Write for example "2.5 km/h".',
              expected: 'speed',
              allowed: ['km/h', 'm/s', 'mph', 'ft/s', 'kn', 'ft/min', 'cm/s', 'mm/s', 'km/s', 'm/min', 'c'],
            },
          ],
        },
        {
          type: '{base_url}/docs/errors#invalid-inputs',
          title: 'The inputs are not valid',
          status: 422,
          detail:
            'Entry 1 takes a value from entry 2, which comes after it. Put entry 2 before it: entries are answered in order.',
          instance: 'urn:reckoner:request:example#/entries/1',
          success: false,
          code: 'invalid-inputs',
          errors: [
            {
              pointer: '/entries/1/inputs/energy/from',
              code: 'forward-reference',
              message:
                'Entry 1 takes a value from entry 2, which comes after it. Put entry 2 before it: entries are answered in order.',
            },
          ],
        },
        {
          success: true,
          calculator: 'kinetic-energy',
          result: {
            results: { energy: { value: 25, label: 'Kinetic energy', unit: 'J' } },
            explanation: 'A body of 2 kg moving at 18 km/h has a kinetic energy of 25 J.',
          },
          cached: false,
          timestamp: '2026-03-10T12:00:00.000Z',
          inputs: { mass: 2, speed: 18 },
          calculatorUrl: '{base_url}/calculators/kinetic-energy',
        },
      ],
      answered: 1,
      refused: 2,
      charged: 1,
      message: 'Of 3 entries 1 is answered; 1 calculation was charged. Each entry without an answer says why.',
      timestamp: '2026-03-10T12:00:00.000Z',
    },
  },
};

export const resultExamples: Readonly<Record<string, Pick<Example, 'summary' | 'answer'>>> = {
  again: {
    summary: 'The answer with the id that its request asked for',
    answer: { ...ENERGY_WITH_ID, cached: true },
  },
};

/** Inputs in an address, and the answer as comma-separated values. */
export const CSV_EXAMPLE = {
  calculator: 'compound-interest',
  inputs: { principal: '1000', rate: '5 %', years: '10' },
  answer:
    'name,label,value,unit\r\namount,Final amount,1647.01,$\r\ninterest,Interest earned,647.01,$\r\neffectiveRate,Effective annual rate,5.116189788173319,%\r\n',
} as const;
