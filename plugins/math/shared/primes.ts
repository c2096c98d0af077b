/** Primality and prime factors of whole numbers of up to 24 digits. */
import { noResult } from '@reckoner/engine';
import { greatestCommonDivisor } from './rational.js';

const SMALL_PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n];
/** Steps of the rho method that take some ten milliseconds: enough for a second largest factor of nine digits. */
const RHO_STEPS = 40_000;
const BATCH = 128;

function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Miller and Rabin's test with the first 13 primes, which is proof below 3.3 × 10^24 (Sorenson, Webster 2017). */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  for (const prime of SMALL_PRIMES) if (n % prime === 0n) return n === prime;
  let odd = n - 1n;
  let twos = 0;
  for (; (odd & 1n) === 0n; odd >>= 1n) twos++;
  return SMALL_PRIMES.every((base) => {
    let power = powerModulo(base, odd, n);
    if (power === 1n || power === n - 1n) return true;
    for (let i = 1; i < twos; i++) {
      power = (power * power) % n;
      if (power === n - 1n) return true;
    }
    return false;
  });
}

/** A proper factor of a composite odd number by Pollard's rho method in Brent's form, or nothing after too many steps. */
function rhoFactor(n: bigint, addend: bigint, steps: number): { factor: bigint; steps: number } {
  const next = (value: bigint) => (value * value + addend) % n;
  let [slow, fast, saved, product, factor] = [2n, 2n, 2n, 1n, 1n];
  let used = 0;
  for (let length = 1; factor === 1n; length *= 2) {
    slow = fast;
    for (let i = 0; i < length; i++) fast = next(fast);
    for (let done = 0; done < length && factor === 1n; done += BATCH) {
      saved = fast;
      const count = Math.min(BATCH, length - done);
      for (let i = 0; i < count; i++) {
        fast = next(fast);
        product = (product * (slow > fast ? slow - fast : fast - slow)) % n;
      }
      factor = greatestCommonDivisor(product, n);
    }
    used += 2 * length;
    if (used > steps) break;
  }
  if (factor === n) {
    // A whole batch met every factor at once: step again one by one.
    do {
      saved = next(saved);
      factor = greatestCommonDivisor(slow > saved ? slow - saved : saved - slow, n);
    } while (factor === 1n);
  }
  return { factor, steps: used };
}

/** The prime factors of n ≥ 1, with repetition, from small to large. */
export function primeFactors(n: bigint): bigint[] {
  const factors: bigint[] = [];
  let rest = n;
  for (let divisor = 2n; divisor < 1000n && divisor * divisor <= rest; divisor += divisor === 2n ? 1n : 2n) {
    for (; rest % divisor === 0n; rest /= divisor) factors.push(divisor);
  }
  const open = rest === 1n ? [] : [rest];
  let steps = RHO_STEPS;
  for (let composite = open.pop(); composite !== undefined; composite = open.pop()) {
    if (isPrime(composite)) {
      factors.push(composite);
      continue;
    }
    let factor = composite;
    for (let addend = 1n; factor === composite; addend++) {
      const found = rhoFactor(composite, addend, steps);
      steps -= found.steps;
      if (found.factor === 1n) {
        throw noResult(`Two large prime factors make up ${composite}: they would take too long to find.`);
      }
      factor = found.factor;
    }
    open.push(factor, composite / factor);
  }
  return factors.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The distinct primes of a sorted list of factors, with their exponents. */
export function withExponents(factors: readonly bigint[]): { prime: bigint; exponent: number }[] {
  const powers: { prime: bigint; exponent: number }[] = [];
  for (const prime of factors) {
    const last = powers.at(-1);
    if (last?.prime === prime) last.exponent++;
    else powers.push({ prime, exponent: 1 });
  }
  return powers;
}
