/** Field of a thin circular loop of current, along its axis and away from it. */
import { ellipticE, ellipticK } from '@reckoner/engine';

/** H/I along the axis and away from it, in 1/m, at the height z above the middle of a loop and the distance r from its axis. */
export function loopField(radius: number, z: number, r: number): { axial: number; radial: number } {
  if (r === 0) return { axial: radius ** 2 / (2 * Math.hypot(radius, z) ** 3), radial: 0 / radius };
  const far = Math.hypot(radius + r, z);
  const near = Math.hypot(radius - r, z) / far;
  const scale = radius / (Math.PI * far ** 3);
  const across = crossIntegral((4 * radius * r) / far ** 2, near);
  const along = ellipticE((4 * radius * r) / far ** 2) / near ** 2;
  return { axial: scale * (radius * along - r * across), radial: scale * z * across };
}

/**
 * −∫ cos 2ψ (1 − m sin² ψ)^(−3/2) dψ from 0 to π/2, with 1 − m = near²: by E and K, which cancel where m is small, and there by
 * its series, (3π/16) m ₂F₁(5/2, 3/2; 3; m).
 */
function crossIntegral(m: number, near: number): number {
  if (m > 0.3) return (((2 - m) * ellipticE(m)) / near ** 2 - 2 * ellipticK(m)) / m;
  let term = (3 * Math.PI * m) / 16;
  let total = term;
  for (let n = 0; term > 1e-17 * total; n += 1) {
    term = (term * m * (n + 2.5) * (n + 1.5)) / ((n + 1) * (n + 3));
    total += term;
  }
  return total;
}

/**
 * The same of two loops at the heights −height and height with currents alike (sense 1) or opposed (sense −1), at the height z above
 * the middle between them. There what the loops add cancels, and a series in Legendre polynomials keeps the digits.
 */
export function pairField(
  radius: number,
  height: number,
  sense: 1 | -1,
  z: number,
  r: number,
): { axial: number; radial: number } {
  const reach = Math.hypot(radius, height);
  if (Math.hypot(z, r) < 0.6 * reach) return nearMiddle(radius, height, sense, z, r);
  const upper = loopField(radius, z - height, r);
  const lower = loopField(radius, z + height, r);
  return { axial: upper.axial + sense * lower.axial, radial: upper.radial + sense * lower.radial };
}

/** Bz = Σ aₙ sⁿ Pₙ(cos θ) and Bρ = −Σ aₙ sⁿ sin θ Pₙ′(cos θ)/(n + 1), with aₙ ∝ Pₙ₊₁′(height/reach). */
function nearMiddle(radius: number, height: number, sense: 1 | -1, z: number, r: number) {
  const reach = Math.hypot(radius, height);
  const middle = z === 0 && r === 0;
  const s = Math.hypot(z, r);
  const cosine = middle ? 1 : z / s;
  const sine = middle ? 0 : r / s;
  const place = height / reach;
  // What the pair is built for vanishes: the second order of a Helmholtz pair, the third of a gradient pair.
  const first = sense === 1 ? 0 : 1;
  const gone = first + 2;
  let [axial, radial] = [0, 0];
  let [power, legendre, before, slope, slopeBefore] = [1, 1, 0, 0, 0];
  let [weight, weightBefore] = [1, 0];
  for (let n = 0; n < 14 || power > 1e-20; n += 1) {
    if (n % 2 === first && n !== gone) {
      axial += weight * power * legendre;
      radial -= (weight * power * sine * slope) / (n + 1);
    }
    // Of degree n + 1: P, P′, and P′ at the loop of degree n + 2, as (n + 1) C = (2n + 3) x C − (n + 2) C of 3/2.
    const next = ((2 * n + 1) * cosine * legendre - n * before) / (n + 1);
    const nextSlope = slopeBefore + (2 * n + 1) * legendre;
    const nextWeight = ((2 * n + 3) * place * weight - (n + 2) * weightBefore) / (n + 1);
    [before, legendre] = [legendre, next];
    [slopeBefore, slope] = [slope, nextSlope];
    [weightBefore, weight] = [weight, nextWeight];
    power *= s / reach;
  }
  const scale = radius ** 2 / reach ** 3;
  return { axial: scale * axial, radial: scale * radial };
}
