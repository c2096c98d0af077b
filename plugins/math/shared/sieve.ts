/** Primes by the sieve of Eratosthenes, and their number by Legendre's recurrence. */

/** Primes from `low` to `high`, which is at most some 10^10: odd numbers only, one stretch. */
export function primesBetween(low: number, high: number): number[] {
  const root = Math.floor(Math.sqrt(high));
  const small = root < 3 ? [] : oddPrimes(root);
  const first = Math.max(3, low + ((low + 1) % 2));
  const composite = new Uint8Array(Math.max(0, Math.floor((high - first) / 2) + 1));
  for (const prime of small) {
    let multiple = Math.max(prime * prime, Math.ceil(first / prime) * prime);
    if (multiple % 2 === 0) multiple += prime;
    for (let place = (multiple - first) / 2; place < composite.length; place += prime) composite[place] = 1;
  }
  const primes = low <= 2 && high >= 2 ? [2] : [];
  for (let place = 0; place < composite.length; place++) if (composite[place] === 0) primes.push(first + 2 * place);
  return primes;
}

/** The odd primes up to `limit`. */
function oddPrimes(limit: number): number[] {
  const composite = new Uint8Array(limit + 1);
  const primes: number[] = [];
  for (let number = 3; number <= limit; number += 2) {
    if (composite[number] === 1) continue;
    primes.push(number);
    for (let multiple = number * number; multiple <= limit; multiple += 2 * number) composite[multiple] = 1;
  }
  return primes;
}

/**
 * How many primes there are up to x, from 1 to 2^31. From each count of the numbers up to x/i those are taken away that a prime p
 * divides and no smaller one, p after p; what is left at √x are the primes.
 */
export function primeCount(x: number): number {
  const root = Math.floor(Math.sqrt(x));
  const upTo = new Int32Array(root + 1);
  const above = new Int32Array(root + 1);
  for (let number = 1; number <= root; number++) {
    upTo[number] = number - 1;
    above[number] = (x - (x % number)) / number - 1;
  }
  for (let prime = 2; prime <= root; prime++) {
    const smaller = upTo[prime - 1] as number;
    if (upTo[prime] === smaller) continue;
    const square = prime * prime;
    const last = Math.min(root, Math.floor(x / square));
    for (let divisor = 1; divisor <= last; divisor++) {
      const number = divisor * prime;
      const rest = number <= root ? (above[number] as number) : (upTo[Math.floor(x / number)] as number);
      above[divisor] = (above[divisor] as number) - (rest - smaller);
    }
    for (let number = root; number >= square; number--) {
      upTo[number] = (upTo[number] as number) - ((upTo[Math.floor(number / prime)] as number) - smaller);
    }
  }
  return above[1] as number;
}
