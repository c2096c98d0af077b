/** Golden formulas: each as its source writes it, in text and in LaTeX. */
import { describe, expect, it } from 'vitest';
import { latexFaults } from './latex-shape.js';
import { typeset, typesetExpression, typesetWithSymbols } from './typeset.js';

const ENGINE = `import { binomialCoefficient, constant, factorial, integrate, mean, normalCdf, speedOfLight, standardGravity, sum }
  from '@reckoner/engine';`;

/** Source to text and LaTeX, in single-letter inputs. */
const EXPRESSIONS: Readonly<Record<string, readonly [text: string, latex: string]>> = {
  'a * b + c': ['a × b + c', 'a b + c'],
  'a * (b + c)': ['a × (b + c)', 'a (b + c)'],
  'a - (b - c)': ['a − (b − c)', 'a - (b - c)'],
  'a - b + c': ['a − b + c', 'a - b + c'],
  'a / b / c': ['a / (b × c)', '\\frac{a}{b c}'],
  'a / (b * c)': ['a / (b × c)', '\\frac{a}{b c}'],
  'a / (b / c)': ['a × c / b', '\\frac{a c}{b}'],
  '(a + b) / 2': ['(a + b) / 2', '\\frac{a + b}{2}'],
  '0.5 * m * v ** 2': ['½ × m × v²', '\\frac{1}{2} m v^{2}'],
  '(4 / 3) * Math.PI * r ** 3': ['4 / 3 × π × r³', '\\frac{4}{3} \\pi r^{3}'],
  '2 * Math.PI * Math.sqrt(L / g)': ['2 × π × √(L / g)', '2 \\pi \\sqrt{\\frac{L}{g}}'],
  'b * 2 * a': ['2 × b × a', '2 b a'],
  'a * 10 ** 3': ['a × 10³', 'a \\cdot 10^{3}'],
  '6.02e23 * n': ['6.02 × 10²³ × n', '6.02 \\times 10^{23} \\cdot n'],
  'n / 1e-9': ['n / 10⁻⁹', '\\frac{n}{10^{-9}}'],
  '-a * b': ['−a × b', '-a b'],
  'a * -b': ['−a × b', '-a b'],
  '(-a) ** 2': ['(−a)²', '(-a)^{2}'],
  '-(a ** 2)': ['−a²', '-a^{2}'],
  '(a / b) ** n': ['(a / b)^n', '\\left(\\frac{a}{b}\\right)^{n}'],
  '(a ** b) ** c': ['(a^b)^c', '(a^{b})^{c}'],
  'a ** -n': ['a^(−n)', 'a^{-n}'],
  'x ** 0.5': ['√(x)', '\\sqrt{x}'],
  'x ** (1 / 3)': ['∛(x)', '\\sqrt[3]{x}'],
  'Math.hypot(a, b)': ['√(a² + b²)', '\\sqrt{a^{2} + b^{2}}'],
  'Math.sin(x) ** 2 + Math.cos(x) ** 2': ['sin(x)² + cos(x)²', '\\sin^{2} x + \\cos^{2} x'],
  'Math.sin(a + b)': ['sin(a + b)', '\\sin(a + b)'],
  'Math.exp(-k * t)': ['exp(−k × t)', 'e^{-k t}'],
  'Math.log(a / b)': ['ln(a / b)', '\\ln\\left(\\frac{a}{b}\\right)'],
  'Math.log10(x)': ['log₁₀(x)', '\\log_{10} x'],
  'a * Math.log(b) * c': ['a × ln(b) × c', 'a \\ln b \\cdot c'],
  'Math.abs(a - b)': ['|a − b|', '\\left|a - b\\right|'],
  'Math.floor(a / 7)': ['⌊a / 7⌋', '\\left\\lfloor \\frac{a}{7}\\right\\rfloor'],
  'Math.ceil(a)': ['⌈a⌉', '\\left\\lceil a\\right\\rceil'],
  'Math.min(a, b)': ['min(a, b)', '\\min(a, b)'],
  'Math.max(0, a - b)': ['max(0, a − b)', '\\max(0, a - b)'],
  'a % 12': ['a mod 12', 'a \\bmod 12'],
  'a > 0 ? a : -a': [
    'a if a > 0; otherwise −a',
    '\\begin{cases} a & \\text{if } a > 0 \\\\ -a & \\text{otherwise} \\end{cases}',
  ],
  'a < 0 ? 0 : a < 1 ? a : 1': [
    '0 if a < 0; a if a < 1; otherwise 1',
    '\\begin{cases} 0 & \\text{if } a < 0 \\\\ a & \\text{if } a < 1 \\\\ 1 & \\text{otherwise} \\end{cases}',
  ],
  'sum(x)': ['Σ(i = 1 … n: xᵢ)', '\\sum_{i=1}^{n} x_i'],
  'mean(x)': ['mean(x)', '\\overline{x}'],
  'x.reduce((total, value) => total + value ** 2, 0) / x.length': [
    'Σ(i = 1 … n: xᵢ²) / n',
    '\\frac{\\sum_{i=1}^{n} x_i^{2}}{n}',
  ],
  'x.map((value, i) => value * w[i]).reduce((s, v) => s + v, 0)': ['Σ(i = 1 … n: xᵢ × wᵢ)', '\\sum_{i=1}^{n} x_i w_i'],
  'x[0] - x[x.length - 1]': ['x₁ − xₙ', 'x_1 - x_n'],
  'x.reduce((p, v) => p * (1 + v), 1) - 1': [
    'Π(i = 1 … n: 1 + xᵢ) − 1',
    '\\left(\\prod_{i=1}^{n} (1 + x_i)\\right) - 1',
  ],
  'normalCdf((x - m) / s)': ['Φ((x − m) / s)', '\\Phi\\left(\\frac{x - m}{s}\\right)'],
  'binomialCoefficient(n, k) * p ** k * (1 - p) ** (n - k)': [
    'C(n, k) × p^k × (1 − p)^(n − k)',
    '\\binom{n}{k} p^{k} (1 - p)^{n - k}',
  ],
  'factorial(n) / factorial(n - k)': ['n! / (n − k)!', '\\frac{n!}{(n - k)!}'],
  'm * speedOfLight ** 2': ['m × c²', 'm c^{2}'],
  'm * standardGravity * h': ['m × g × h', 'm g h'],
  "constant(9.80665, 'm/s^2') * m": ['9.80665 × m', '9.80665 m'],
  'integrate((t) => Math.exp(-t * t), 0, x)': ['∫(t = 0 … x: exp(−t²))', '\\int_{0}^{x} e^{-t^{2}} \\, dt'],
  'Math.sqrt(1 - v ** 2 / c ** 2)': ['√(1 − v² / c²)', '\\sqrt{1 - \\frac{v^{2}}{c^{2}}}'],
  '1 / Math.sqrt(1 - v ** 2 / c ** 2)': ['1 / √(1 − v² / c²)', '\\frac{1}{\\sqrt{1 - \\frac{v^{2}}{c^{2}}}}'],
  '1 / (1 / a + 1 / b)': ['1 / (1 / a + 1 / b)', '\\frac{1}{\\frac{1}{a} + \\frac{1}{b}}'],
  'a * Math.PI / 180': ['a × π / 180', '\\frac{a \\pi}{180}'],
  '(1 + r) ** n - 1': ['(1 + r)^n − 1', '(1 + r)^{n} - 1'],
  'Math.atan2(a, b)': ['atan2(a, b)', '\\operatorname{atan2}(a, b)'],
  'Math.round(a * 100) / 100': ['round(100 × a) / 100', '\\frac{\\operatorname{round}(100 a)}{100}'],
};

/** What is said of symbols that are no fields, by what in the source brings them in. */
const MEANINGS: Readonly<Record<string, string>> = {
  speedOfLight: 'c = 299792458 m/s',
  standardGravity: 'g = 9.80665 m/s²',
  'sum(x)': 'n = the number of values in x',
  'x.reduce': 'n = the number of values in x',
  'x.map': 'n = the number of values in x',
  'x.length': 'n = the number of values in x',
};

describe('expressions', () => {
  it.each(Object.entries(EXPRESSIONS))('%s', (source, [text, latex]) => {
    const letters = [...new Set(source.match(/\b[a-zA-Z]\b/g))];
    const typesetSource = typesetExpression(source, letters, ENGINE);
    const meant = Object.entries(MEANINGS).find(([used]) => source.includes(used))?.[1];
    expect(typesetSource).toEqual(
      meant === undefined
        ? { text: `y = ${text}`, latex: `y = ${latex}` }
        : {
            text: `y = ${text}\nwhere ${meant}`,
            latex: `\\begin{aligned} y &= ${latex} \\\\ \\text{where } ${meant.replace(/ = (.*)/, ' &= \\text{$1}')} \\end{aligned}`,
          },
    );
    expect(latexFaults(typesetSource.latex)).toEqual([]);
  });
});

const named = (...names: string[]): Record<string, string | undefined> =>
  Object.fromEntries(names.map((name) => [name, undefined]));

describe('bodies', () => {
  it('writes an accumulating loop as a sum', () => {
    const formula = `({ rate, periods }) => {
      let total = 0;
      for (let t = 1; t <= periods; t++) total += 1 / (1 + rate) ** t;
      return { factor: total };
    }`;
    expect(typeset({ formula, symbols: named('rate', 'periods', 'factor'), outputs: ['factor'] })).toEqual({
      text: 'k = Σ(i = 1 … n: 1 / (1 + r)^i)',
      latex: 'k = \\sum_{i=1}^{n} \\frac{1}{(1 + r)^{i}}',
    });
  });

  it('writes a loop over rows with their fields as symbols', () => {
    const formula = `({ flows, rate }) => {
      let npv = 0;
      for (const { amount, years } of flows) {
        const growth = (1 + rate) ** years;
        npv += amount / growth;
      }
      return { npv };
    }`;
    expect(typeset({ formula, symbols: named('flows', 'rate', 'npv'), outputs: ['npv'] }).latex).toBe(
      '\\begin{aligned} \\mathrm{NPV} &= \\sum_{i=1}^{n} \\frac{A_i}{(1 + r)^{t_i}} \\\\ \\text{where } n &= \\text{the number of flows} \\end{aligned}',
    );
  });

  it('writes a sum over a condition with cases', () => {
    const formula = `({ values }) => {
      let total = 0;
      for (const value of values) {
        if (value > 0) total += value;
      }
      return { total };
    }`;
    expect(typeset({ formula, symbols: named('values', 'total'), outputs: ['total'] }).text).toBe(
      't = Σ(i = 1 … n: (xᵢ if xᵢ > 0; otherwise 0))\nwhere n = the number of values',
    );
  });

  it('gives shared locals a line, and an output that others use its own symbol', () => {
    const formula = `({ mass, speed, height }) => {
      const kinetic = 0.5 * mass * speed ** 2;
      const potential = mass * 9.81 * height;
      const total = kinetic + potential;
      return { total, share: kinetic / total };
    }`;
    const symbols = named('mass', 'speed', 'height', 'total', 'share');
    expect(typeset({ formula, symbols, outputs: ['total', 'share'] }).text).toBe(
      ['t = k + 9.81 × m × h', 's = k / t', 'where k = ½ × m × v²'].join('\n'),
    );
  });

  it('inlines helpers of the file and of shared modules', () => {
    const files = {
      '../shared/loans.js': `export function annuity(amount: number, rate: number, periods: number) {
        if (rate === 0) return amount / periods;
        return (amount * rate) / (1 - (1 + rate) ** -periods);
      }`,
    };
    const formula = '({ principal, rate, months }) => ({ payment: annuity(principal, rate / 12, months) })';
    const before = "import { annuity } from '../shared/loans.js';";
    const symbols = named('principal', 'rate', 'months', 'payment');
    expect(typeset({ formula, before, files, symbols, outputs: ['payment'] }).text).toBe(
      ['M = P / n if R = 0; otherwise P × R / (1 − (1 + R)^(−n))', 'where R = r / 12'].join('\n'),
    );
  });

  it('writes branches, switches, tables and flags as cases', () => {
    const formula = `({ sex, smoker, age, score }) => {
      let base = 0;
      switch (sex) {
        case 'male':
          base = 20;
          break;
        default:
          base = 10;
      }
      return { risk: base * age, extra: smoker ? 2 : 1, half: score === undefined ? undefined : score / 2, weight: FACTORS[sex] };
    }`;
    const before = 'const FACTORS = { male: 88.4, female: 65.1 };';
    const symbols = named('sex', 'smoker', 'age', 'score', 'risk', 'extra', 'half', 'weight');
    expect(typeset({ formula, before, symbols, outputs: ['risk', 'extra', 'half', 'weight'] }).text).toBe(
      [
        'r = b × a',
        'e = 2 if smoker; otherwise 1',
        'h = s / 2 if score is given',
        'W = 88.4 if sex = male; 65.1 if sex = female',
        'where b = 20 if sex = male; otherwise 10',
      ].join('\n'),
    );
  });

  it('says what is solved for as an equation', () => {
    const formula = `({ reynolds, roughness }) => ({
      friction: findRoot((f) => 1 / Math.sqrt(f) + 2 * Math.log10(roughness / 3.7 + 2.51 / (reynolds * Math.sqrt(f))), 0.001, 1),
    })`;
    const symbols = { reynolds: '\\mathrm{Re}', roughness: '\\varepsilon', friction: 'f' };
    const before = "import { findRoot } from '@reckoner/engine';";
    expect(typeset({ formula, before, symbols, outputs: ['friction'] })).toEqual({
      text: '1 / √(f) + 2 × log₁₀(ε / 3.7 + 2.51 / (Re × √(f))) = 0',
      latex:
        '\\frac{1}{\\sqrt{f}} + 2 \\log_{10}\\left(\\frac{\\varepsilon}{3.7} + \\frac{2.51}{\\mathrm{Re} \\cdot \\sqrt{f}}\\right) = 0',
    });
  });

  it('keeps apart the power of a symbol and the power of the formula', () => {
    const formula =
      '({ variance, rate, values }) => ({ y: variance ** 2 - rate, z: values.reduce((sum, v) => sum + v, 0) })';
    const symbols = { variance: '\\sigma_1^2', rate: '-r_A', values: 's_k^2', y: 'y', z: 'z' };
    expect(typeset({ formula, symbols, outputs: ['y', 'z'] })).toEqual({
      text: 'y = (σ₁²)² − (-r_A)\nz = Σ(i = 1 … n: sₖ²ᵢ)\nwhere n = the number of values',
      latex:
        '\\begin{aligned} y &= (\\sigma_1^{2})^{2} - (-r_A) \\\\ z &= \\sum_{i=1}^{n} s_{k,i}^{2} \\\\ \\text{where } n &= \\text{the number of values} \\end{aligned}',
    });
  });

  it('keeps a ratio that is one symbol together', () => {
    const formula = '({ a, ratio, half }) => ({ y: a / ratio + ratio ** 2 + half ** 2 })';
    const symbols = { a: undefined, ratio: 'S/N', half: 't_{1/2}', y: undefined };
    expect(typeset({ formula, symbols, outputs: ['y'] })).toEqual({
      text: 'y = a / (S/N) + (S/N)² + t_1/2²',
      latex: 'y = \\frac{a}{S/N} + (S/N)^{2} + t_{1/2}^{2}',
    });
  });

  it('does not carry conditions of refusal into the formula', () => {
    const formula = `({ a, b }) => {
      if (b === 0) throw noResult('There is no quotient.');
      return { y: a / b };
    }`;
    expect(typeset({ formula, symbols: named('a', 'b', 'y'), outputs: ['y'] }).text).toBe('y = a / b');
  });

  it('sets equations a line each', () => {
    const formula = '({ a, b, c, alpha }) => [[c ** 2, a ** 2 + b ** 2], [Math.sin(alpha), a / c]]';
    expect(typeset({ formula, symbols: named('a', 'b', 'c', 'alpha'), outputs: [] })).toEqual({
      text: 'c² = a² + b²\nsin(α) = a / c',
      latex: '\\begin{aligned} c^{2} &= a^{2} + b^{2} \\\\ \\sin \\alpha &= \\frac{a}{c} \\end{aligned}',
    });
  });
});

describe('what no formula gives', () => {
  const gcd = `({ a, b }) => {
    let x = a;
    let y = b;
    while (y !== 0) {
      const rest = x % y;
      x = y;
      y = rest;
    }
    return { gcd: x, product: a * b };
  }`;
  const symbols = { a: undefined, b: undefined, gcd: 'g', product: undefined };

  const stepwise = ['The rest of the division takes the place of the larger number until it is 0.'];

  it('is told beside the outputs that have one, and never as a program', () => {
    const { text, latex } = typeset({ formula: gcd, stepwise, symbols, outputs: ['gcd', 'product'] });
    expect(text).toBe(`p = a × b\n${stepwise[0]}`);
    expect(latex).toBe(`\\begin{aligned} p &= a b \\\\ &\\text{${stepwise[0]}} \\end{aligned}`);
    const alone = typeset({ formula: gcd.replace(', product: a * b', ''), stepwise, symbols, outputs: ['gcd'] });
    expect(alone.text).toBe(stepwise[0]);
  });

  it('is missed where nobody tells it', () => {
    const { untold } = typesetWithSymbols({ formula: gcd, symbols, outputs: ['gcd', 'product'] });
    expect(untold).toEqual(['gcd']);
  });

  it('is shown as the author has it, by results and by functions of other files', () => {
    const before = `import { table } from './tables.js';`;
    const files = { './tables.js': 'export const table = (x: number) => { while (x > 1) x /= 2; return x; };' };
    const shown = '({ a, gcd }) => ({ gcd: table(a) / 2, product: gcd * a })';
    const { text } = typeset({ formula: gcd, shown, before, files, symbols, outputs: ['gcd', 'product'] });
    expect(text).toBe('g = table(a) / 2\np = g × a');
  });
});

describe('lines', () => {
  it('say nothing of what is itself, and “as given” for an input of the same symbol', () => {
    const symbols = { x: 'x', task: undefined, value: 'x', same: 'x' };
    const formula = `({ x, task }) => ({ value: task === 'given' ? x : x * 2, same: x })`;
    expect(typeset({ formula, symbols, outputs: ['value', 'same'] }).text).toBe(
      'x = as given if task = given; otherwise 2 × x',
    );
  });

  it('are idle where an output has its own formula for a symbol', () => {
    const symbols = { k: 'k', area: 'k^2' };
    const { idle } = typesetWithSymbols({ formula: '({ k }) => ({ area: k ** 2 })', symbols, outputs: ['area'] });
    expect(idle).toEqual(['k² = k²']);
  });

  it('give wide parts names of their own', () => {
    const names = [...'abcdefgh'].map((letter) => `${letter.repeat(3)}Length`);
    const long = names.map((name) => `Math.sqrt(${name} ** 2 + 1234567.891) / (1 + ${name} ** 3)`).join(' * ');
    const symbols = { ...named(...names), y: 'y' };
    const { text, wide } = typesetWithSymbols({
      formula: `({ ${names.join(', ')} }) => ({ y: Math.log(1 + ${long}) })`,
      symbols,
      outputs: ['y'],
    });
    expect(wide).toEqual([]);
    expect(text.split('\n').length).toBeGreaterThan(1);
  });

  it('write a chain of branches as one list of cases', () => {
    const formula = `({ level, n }) => {
      let spare = 0;
      if (level === 'one') spare = n - 1;
      else if (level === 'five') spare = 1;
      else if (level === 'six') spare = 2;
      return { capacity: n - spare };
    }`;
    const symbols = { level: undefined, n: 'n', capacity: 'C' };
    expect(typeset({ formula, symbols, outputs: ['capacity'] }).text).toBe(
      'C = n − s\nwhere s = n − 1 if level = one; 1 if level = five; 2 if level = six; otherwise 0',
    );
  });
});

it('tells the symbols of the fields that the lines name, given or derived', () => {
  const formula = '({ mass, speed, unused }) => ({ energy: 0.5 * mass * speed ** 2 })';
  const symbols = { mass: undefined, speed: 'v_0', unused: undefined, energy: undefined };
  expect(typesetWithSymbols({ formula, symbols, outputs: ['energy'] }).symbols).toEqual({
    mass: 'm',
    speed: 'v_0',
    energy: 'E',
  });
});
