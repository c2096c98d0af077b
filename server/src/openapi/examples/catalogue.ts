/** Answers of the OpenAPI document about what there is. `{base_url}` stands for the public address. */

/** To `?q=compound interest&limit=1`. */
export const LIST_EXAMPLE = {
  total: 1,
  matching: 9,
  calculators: [
    {
      slug: 'compound-interest',
      title: 'Compound interest',
      description:
        'Final amount and interest of a deposit from its nominal annual rate, term and compounding frequency.',
      category: 'finance',
      subcategory: 'savings',
      hasFormula: true,
    },
  ],
};

/** Of one category of all. */
export const CATEGORIES_EXAMPLE = {
  total: 1,
  categories: [
    {
      category: 'astronomy',
      title: 'Astronomy',
      count: 22,
      subcategories: [
        {
          subcategory: 'galaxies-cosmology',
          title: 'Galaxies cosmology',
          count: 3,
        },
        {
          subcategory: 'orbital-mechanics',
          title: 'Orbital mechanics',
          count: 9,
        },
        {
          subcategory: 'planets-exoplanets',
          title: 'Planets exoplanets',
          count: 3,
        },
        {
          subcategory: 'rocketry',
          title: 'Rocketry',
          count: 2,
        },
        {
          subcategory: 'stars',
          title: 'Stars',
          count: 3,
        },
        {
          subcategory: 'sun-moon',
          title: 'Sun moon',
          count: 4,
        },
        {
          subcategory: 'telescopes-imaging',
          title: 'Telescopes imaging',
          count: 4,
        },
        {
          subcategory: 'time-coordinates',
          title: 'Time coordinates',
          count: 2,
        },
      ],
    },
  ],
};

export const DETAIL_EXAMPLE = {
  slug: 'factorial',
  title: 'Factorial',
  description: 'Exact factorial of a whole number up to 1000, its number of digits and trailing zeros.',
  category: 'math',
  subcategory: 'combinatorics',
  hasFormula: false,
  version: 'ae33eab0a09def9a',
  formulaVersion: '73484325c8355871',
  keywords: ['n!', 'FACT', 'arrangements', 'trailing zeros', 'stirling'],
  notes: [],
  formula: null,
  inputs: [
    {
      name: 'n',
      label: 'Whole number',
      symbol: 'n',
      type: 'integer',
      unit: '',
      minimum: 0,
      maximum: 1000,
      required: true,
      example: 25,
    },
  ],
  inputSchema: {
    type: 'object',
    properties: {
      n: {
        anyOf: [
          {
            type: 'integer',
            minimum: 0,
            maximum: 1000,
          },
          {
            type: 'string',
            pattern:
              '^\\s*[+\\-−–]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+\\-]?\\d{1,4}| ?[×x*] ?10(?:\\^[+\\-−]?\\d{1,4}|[⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4}))?\\s*$',
          },
        ],
        title: 'Whole number',
        description: 'Whole number',
      },
    },
    required: ['n'],
    additionalProperties: false,
    $schema: 'https://json-schema.org/draft/2020-12/schema',
  },
  outputs: [
    {
      name: 'factorial',
      label: 'Factorial',
      type: 'text',
      unit: '',
      maxLength: 200,
    },
    {
      name: 'digits',
      label: 'Number of digits',
      type: 'integer',
      unit: '',
    },
    {
      name: 'trailingZeros',
      label: 'Trailing zeros',
      type: 'integer',
      unit: '',
    },
    {
      name: 'logarithm',
      label: 'Common logarithm',
      symbol: '\\log_{10} n!',
      type: 'number',
      unit: '',
      places: 6,
    },
  ],
  usage: {
    instructions: 'POST the request to {base_url}/api/v1/calculate with your key in the header X-API-Key. Send `n`.',
    request: {
      calculator: 'factorial',
      inputs: {
        n: 25,
      },
    },
    curl: 'curl {base_url}/api/v1/calculate -H \'Content-Type: application/json\' -H \'X-API-Key: YOUR_KEY\' -d \'{"calculator":"factorial","inputs":{"n":25}}\'',
  },
  examples: [
    {
      inputs: {
        n: 25,
      },
      results: {
        factorial: '15511210043330985984000000',
        digits: 26,
        trailingZeros: 6,
        logarithm: 25.19064567883508,
      },
      source: 'Python math.factorial(25); sympy log(25!, 10)',
    },
    {
      inputs: {
        n: 0,
      },
      results: {
        factorial: '1',
        digits: 1,
        trailingZeros: 0,
        logarithm: 0,
      },
      source: 'By definition',
    },
    {
      inputs: {
        n: 1000,
      },
      results: {
        digits: 2568,
        trailingZeros: 249,
        logarithm: 2567.604644222133,
      },
      source: "Python math.factorial(1000); Legendre's formula 200 + 40 + 8 + 1",
    },
  ],
  references: [
    {
      title: 'Graham, Knuth, Patashnik: Concrete Mathematics, 2nd ed., §4.4',
      isbn: '978-0-201-55802-9',
    },
  ],
  related: [
    'handshake-pairs',
    'inclusion-exclusion',
    'lattice-path-count',
    'pascals-triangle',
    'list-permutations-combinations',
    'permutations-npr',
  ],
  calculatorUrl: '{base_url}/calculators/factorial',
  package: {
    name: '@reckoner/plugin-math',
    version: '0.1.0',
    author: 'the Reckoner maintainers',
    license: 'MIT',
  },
};

/** Changes of calculators. */
export const CHANGES_EXAMPLE = {
  total: 2,
  changes: [
    {
      date: '2026-11-23',
      calculator: 'compound-interest',
      kind: 'added',
      version: '4b1d2c0a9f3e8d76',
      reason: 'In the first catalogue.',
    },
    {
      date: '2026-12-01',
      calculator: 'compound-interest',
      kind: 'changed',
      version: '9e0f5a7b31c2d468',
      reason: 'Continuous compounding is e^(rt) itself, no longer its limit.',
    },
  ],
} as const;

/** A picture without its style and drawing. */
export const FIGURE_EXAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="266" viewBox="0 0 640 266"><title>Roof pitch: Gable</title>…</svg>';
