/** A function of x, as text. */
import { text } from '@reckoner/engine';

export const functionOfX = text({
  label: 'Function of x',
  help: 'Such as x^2 - 3x + sin(x). Known: + - * / ^ !, pi, e, sqrt, cbrt, abs, exp, ln, log, log2, sin, cos, tan, asin, acos, atan, sinh, cosh, tanh.',
  symbol: 'f(x)',
  maxLength: 200,
});
