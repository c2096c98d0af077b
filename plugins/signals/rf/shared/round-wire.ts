/** Skin effect of a solid round wire: Rac/Rdc = Re[(z/2) I₀(z)/I₁(z)], z = (1 + j)q, q skin depths of radius. */

/** From here on the asymptotic series is right to 13 digits. */
const LARGE = 20;
/** Steps of the continued fraction that give all digits below that. */
const STEPS = 40;

export function resistanceRatio(q: number) {
  return q < LARGE ? byContinuedFraction(q) : byAsymptoticSeries(q);
}

/** I₀/I₁ = 2/z + 1/(4/z + 1/(6/z + …)), worked from its end with 2/z = (1 - j)/q. */
function byContinuedFraction(q: number) {
  let real = STEPS / q;
  let imaginary = -STEPS / q;
  for (let step = STEPS - 1; step >= 2; step -= 1) {
    const square = real ** 2 + imaginary ** 2;
    real = step / q + real / square;
    imaginary = -step / q - imaginary / square;
  }
  return 1 + (q * (real + imaginary)) / (2 * (real ** 2 + imaginary ** 2));
}

/** Real part of (z/2) Σ cₖ/zᵏ, where u' = 1 - u² + u/z of u = I₀/I₁ gives each coefficient from those before. */
function byAsymptoticSeries(q: number) {
  return (
    q / 2 +
    1 / 4 +
    3 / (32 * q) -
    63 / (1024 * q ** 3) -
    27 / (256 * q ** 4) -
    1899 / (16384 * q ** 5) +
    543483 / (1048576 * q ** 7) +
    32427 / (16384 * q ** 8) +
    72251109 / (16777216 * q ** 9)
  );
}
