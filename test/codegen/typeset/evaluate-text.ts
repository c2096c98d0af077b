/** Evaluates the plain text of a formula, so that tests can compare what is printed with what is computed. */

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const FUNCTIONS: Readonly<Record<string, (...xs: number[]) => number>> = {
  '√': Math.sqrt,
  '∛': Math.cbrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  exp: Math.exp,
  ln: Math.log,
  min: Math.min,
  max: Math.max,
};

const TOKEN = /\s*([\d.]+|[A-Za-z]+|[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+|if|[<>≤≥=≠]|.)/gu;

/** The value of a text in the notation of the typesetter: sums, products, powers, functions, |x|, and cases with conditions. */
export function evaluateText(text: string, values: Readonly<Record<string, number>>): number {
  const tokens = [...text.matchAll(TOKEN)].map(([, token]) => token!);
  let at = 0;
  const peek = (): string | undefined => tokens[at];
  const take = (expected?: string): string => {
    const token = tokens[at++];
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`Expected ${expected ?? 'a token'} in ${text}, found ${token ?? 'the end'}`);
    }
    return token;
  };

  const following = (read: () => number): number => {
    take();
    return read();
  };

  const sum = (): number => {
    let value = peek() === '−' ? -following(product) : product();
    for (;;) {
      if (peek() === '+') value += following(product);
      else if (peek() === '−') value -= following(product);
      else return value;
    }
  };
  const product = (): number => {
    let value = power();
    for (;;) {
      if (peek() === '×') value *= following(power);
      else if (peek() === '/') value /= following(power);
      else return value;
    }
  };
  const power = (): number => {
    const base = atom();
    const next = peek();
    if (next === '^') {
      take();
      return base ** atom();
    }
    if (next !== undefined && /^[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+$/u.test(next)) {
      take();
      const digits = [...next].map((raised) => (raised === '⁻' ? '-' : SUPERSCRIPTS.indexOf(raised))).join('');
      return base ** Number(digits);
    }
    return base;
  };
  const atom = (): number => {
    const token = take();
    if (token === '(') {
      const value = cases();
      take(')');
      return value;
    }
    if (token === '|') {
      const value = cases();
      take('|');
      return Math.abs(value);
    }
    if (token === '½') return 0.5;
    if (token === 'π') return Math.PI;
    if (/^[\d.]+$/.test(token)) return Number(token);
    const called = FUNCTIONS[token];
    if (called !== undefined) {
      take('(');
      const args = [cases()];
      while (peek() === ',') args.push(following(cases));
      take(')');
      return called(...args);
    }
    const value = values[token];
    if (value === undefined) throw new Error(`${token} is not a variable in ${text}`);
    return value;
  };
  const condition = (): boolean => {
    const left = sum();
    const relation = take();
    const right = sum();
    if (relation === '<') return left < right;
    if (relation === '≥') return left >= right;
    throw new Error(`${relation} in ${text}`);
  };
  const cases = (): number => {
    const first = sum();
    if (peek() !== 'if') return first;
    take();
    let chosen = condition() ? first : undefined;
    while (peek() === ';') {
      take();
      if (peek() === 'otherwise') {
        take();
        const value = sum();
        return chosen ?? value;
      }
      const value = sum();
      take('if');
      if (condition()) chosen ??= value;
    }
    throw new Error(`No case holds in ${text}`);
  };

  const value = cases();
  if (at !== tokens.length) throw new Error(`Unexpected ${peek()} in ${text}`);
  return value;
}
