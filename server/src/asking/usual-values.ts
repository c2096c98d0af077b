/**
 * Calculators of which each input can be found from others, and the ones that people give without saying so: a simple
 * interest of 1000 is on a principal of 1000. Values go on the other inputs only where a word says so.
 */
export const givenUnsaid: Readonly<Record<string, readonly string[]>> = {
  'simple-interest': ['principal', 'rate', 'time'],
  'pythagorean-theorem': ['a', 'b'],
  'rectangle-geometry': ['length', 'width'],
  'square-geometry': ['side'],
  'cube-geometry': ['edge'],
};
