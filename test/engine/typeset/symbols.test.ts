/** Symbols that names suggest, and their plain text. */
import { describe, expect, it } from 'vitest';
import { isExpression, Symbols, withSubscript } from '../../../engine/src/typeset/symbols.js';
import { plainText } from '../../../engine/src/typeset/unicode.js';

const symbolsOf = (...names: string[]): string[] => {
  const symbols = new Symbols(names.map((name) => ({ key: name, name })));
  return names.map((name) => symbols.latex(name));
};

describe('default symbols', () => {
  it.each([
    [
      ['mass', 'speed', 'energy'],
      ['m', 'v', 'E'],
    ],
    [
      ['a', 'b', 'x1', 'x2'],
      ['a', 'b', 'x_1', 'x_2'],
    ],
    [
      ['alpha', 'lambda', 'rho'],
      ['\\alpha', '\\lambda', '\\rho'],
    ],
    [['deltaTime'], ['\\Delta t']],
    [
      ['bmi', 'npv'],
      ['\\mathrm{BMI}', '\\mathrm{NPV}'],
    ],
    [
      ['initialSpeed', 'finalSpeed'],
      ['v_0', 'v_f'],
    ],
    [['initialSpeed'], ['v']],
    [
      ['speed', 'windSpeed'],
      ['v', 'v_w'],
    ],
    [
      ['outerRadius', 'innerRadius'],
      ['r_o', 'r_i'],
    ],
    [
      ['mass1', 'mass2'],
      ['m_1', 'm_2'],
    ],
    [
      ['rate', 'radius'],
      ['r', 'R'],
    ],
    [
      ['wheat', 'water'],
      ['w', 'W'],
    ],
    [
      ['wheat', 'water', 'wood'],
      ['w', 'W', '\\mathrm{wood}'],
    ],
    [
      ['maxLoad', 'minLoad'],
      ['l_\\max', 'l_\\min'],
    ],
    [
      ['n1', 'size1', 'deltaTime', 'deltaTerm'],
      ['n_1', '\\mathrm{size}_1', '\\Delta t', '\\Delta \\mathrm{term}'],
    ],
  ])('%j', (names, expected) => {
    expect(symbolsOf(...names)).toEqual(expected);
  });

  it('leaves the author’s symbols alone and avoids them', () => {
    const symbols = new Symbols([
      { key: 'mass', name: 'mass' },
      { key: 'molarMass', name: 'molarMass', given: 'm' },
      { key: 'gravity', name: 'gravity', given: 'OG' },
    ]);
    expect(['mass', 'molarMass', 'gravity'].map((key) => symbols.latex(key))).toEqual(['M', 'm', '\\mathrm{OG}']);
  });

  it('never gives two names one symbol', () => {
    const names = 'rate ratio radius resistance reading result rateOfReturn realRate r rho r1 rest room'.split(' ');
    expect(new Set(symbolsOf(...names)).size).toBe(names.length);
  });
});

describe('a symbol that is given', () => {
  it.each(['1-\\alpha', '\\bar x_1-\\bar x_2', 'T - T_d', 'P = k', 'a+b', 'x_{1}−x_{2}'])(
    '%s is an expression',
    (latex) => {
      expect(isExpression(latex)).toBe(true);
    },
  );

  it.each(['-r_A', 'P(X=k)', 'V_{T+}', '[H^+]', 'K^-', 't^*', '\\bar x_1', '[\\mathrm{Mg^{2+}}]', 'x'])(
    '%s is none',
    (latex) => {
      expect(isExpression(latex)).toBe(false);
    },
  );

  it.each([
    ['\\sigma_1^2', '\\sigma_1^{2}'],
    ['t^*', 't^{*}'],
    ['x^{2}', 'x^{2}'],
    ['h_f^\\circ', 'h_f^{\\circ}'],
  ])('%s is set as %s', (given, latex) => {
    expect(new Symbols([{ key: 'x', name: 'x', given }]).latex('x')).toBe(latex);
  });
});

describe('plain text', () => {
  it.each([
    ['v_0', 'v₀'],
    ['E_k', 'Eₖ'],
    ['T_{max}', 'T_max'],
    ['\\rho_{12}', 'ρ₁₂'],
    ['\\mathrm{BMI}', 'BMI'],
    ['\\sigma^2', 'σ²'],
    ['\\bar{x}', 'x\u0304'],
    ['\\Re x', 'Re x'],
    ["R_A'", 'R_A′'],
    ['P(X\\ge k)', 'P(X≥k)'],
    ['x^{*}', 'x*'],
    ['\\Delta T', 'Δ T'],
    ['R_\\infty', 'R_∞'],
  ])('%s is %s', (latex, text) => {
    expect(plainText(latex)).toBe(text.replace('Δ T', 'ΔT'));
  });
});

it.each([
  ['m', '1', 'm_1'],
  ['m', '12', 'm_{12}'],
  ['m_p', '1', 'm_{p,1}'],
  ['I_{sp}', '10', 'I_{sp,10}'],
  ['m_{\\mathrm{min}}', '1', 'm_{\\mathrm{min},1}'],
  ['x_\\theta', '2', 'x_{\\theta,2}'],
  ['\\sigma^2', '1', '\\sigma_1^2'],
])('%s with the subscript %s is %s', (base, subscript, latex) => {
  expect(withSubscript(base, subscript)).toBe(latex);
});
