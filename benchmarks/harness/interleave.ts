/** Runs candidates in turn, A B C A B C …, so that a disturbance of the machine falls on all of them alike. */

/**
 * @param rounds how often each candidate is measured, after one round that warms up and is dropped
 * @returns the samples of each candidate, in the order of the rounds
 */
export async function interleave<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Sample | Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>;
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const sample = await measure(name, round);
      if (round > 0) samples[name].push(sample);
    }
  }
  return samples;
}
