/** Measures candidates in turn, A B C A B C …, so that a disturbance of the machine falls on all of them alike. */

/** The samples of each candidate, in the order of the rounds. Candidates are to be warmed up before. */
export async function interleave<Name extends string, Sample>(
  names: readonly Name[],
  rounds: number,
  measure: (name: Name, round: number) => Sample | Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Record<Name, Sample[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) samples[name].push(await measure(name, round));
  }
  return samples;
}
