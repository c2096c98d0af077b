/** Evaluates the LaTeX of a formula as a reader would, juxtaposition being multiplication. */

const FUNCTIONS: Readonly<Record<string, (...xs: number[]) => number>> = {
  '\\sin': Math.sin,
  '\\cos': Math.cos,
  '\\ln': Math.log,
  '\\min': Math.min,
  '\\max': Math.max,
};

const TOKEN = /\\(?:left|right)[()|]|\\begin\{cases\}|\\end\{cases\}|\\text\{[^}]*\}|\\[A-Za-z]+|\\\\|[\d.]+|\S/g;

/** The value of LaTeX in the shapes that the typesetter writes: fractions, roots, powers, functions, fences, cases. */
export function evaluateLatex(latex: string, values: Readonly<Record<string, number>>): number {
  const tokens = latex.match(TOKEN) ?? [];
  let at = 0;
  const peek = (): string => tokens[at] ?? '';
  const take = (...expected: string[]): string => {
    const token = tokens[at++] ?? '';
    if (expected.length > 0 && !expected.includes(token)) {
      throw new Error(`Expected ${expected.join(' or ')}, found ${token || 'the end'} in ${latex}`);
    }
    return token;
  };
  const following = (read: () => number): number => {
    take();
    return read();
  };
  const braced = (): number => {
    take('{');
    const value = sum();
    take('}');
    return value;
  };

  const sum = (): number => {
    let value = peek() === '-' ? -following(product) : product();
    for (;;) {
      if (peek() === '+') value += following(product);
      else if (peek() === '-') value -= following(product);
      else return value;
    }
  };
  const startsFactor = (): boolean =>
    /^(\\frac|\\sqrt|\\left[(|]|\(|\\begin|\\pi|[\d.]+|[a-z])$/.test(peek().replace('{cases}', '')) ||
    peek() in FUNCTIONS;
  const product = (): number => {
    let value = factor();
    for (;;) {
      if (peek() === '\\cdot' || peek() === '\\times') value *= following(factor);
      else if (startsFactor()) value *= factor();
      else return value;
    }
  };
  const factor = (): number => {
    const base = atom();
    return peek() === '^' ? base ** following(braced) : base;
  };
  const applied = (called: (...xs: number[]) => number): number => {
    const exponent = peek() === '^' ? following(braced) : 1;
    if (peek() !== '(' && peek() !== '\\left(') return called(atom()) ** exponent;
    take();
    const args = [sum()];
    while (peek() === ',') args.push(following(sum));
    take(')', '\\right)');
    return called(...args) ** exponent;
  };
  const cases = (): number => {
    let chosen: number | undefined;
    for (;;) {
      const value = sum();
      take('&');
      if (take('\\text{if }', '\\text{otherwise}') === '\\text{otherwise}') chosen ??= value;
      else {
        const left = sum();
        const relation = take('<', '\\ge');
        const right = sum();
        if (relation === '<' ? left < right : left >= right) chosen ??= value;
      }
      if (take('\\\\', '\\end{cases}') === '\\end{cases}') break;
    }
    if (chosen === undefined) throw new Error(`No case holds in ${latex}`);
    return chosen;
  };
  const atom = (): number => {
    const token = take();
    if (token in FUNCTIONS) return applied(FUNCTIONS[token]!);
    switch (token) {
      case '(':
      case '\\left(': {
        const value = sum();
        take(token === '(' ? ')' : '\\right)');
        return value;
      }
      case '\\left|': {
        const value = sum();
        take('\\right|');
        return Math.abs(value);
      }
      case '\\frac': {
        const top = braced();
        return top / braced();
      }
      case '\\sqrt':
        if (peek() !== '[') return Math.sqrt(braced());
        take('[');
        take('3');
        take(']');
        return Math.cbrt(braced());
      case '\\begin{cases}':
        return cases();
      case '\\pi':
        return Math.PI;
      case 'e':
        return Math.E;
      default: {
        const value = /^[\d.]+$/.test(token) ? Number(token) : values[token];
        if (value === undefined) throw new Error(`${token} is not a variable in ${latex}`);
        return value;
      }
    }
  };

  const value = sum();
  if (at !== tokens.length) throw new Error(`Unexpected ${peek()} in ${latex}`);
  return value;
}
