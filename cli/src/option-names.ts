/** Fields of the API's requests, as they are typed. */
export const typedNames: Readonly<Record<string, string>> = {
  units: '--unit',
  currency: '--currency',
  steps: '--steps',
  solveFor: '--solve-for',
  target: '--target',
};
