/** One compartment, intermittent infusion at steady state (Sawchuk and Zaske 1976). */

/** Concentration at the end of each infusion. */
export const peakAtSteadyState = (dose: number, infusion: number, interval: number, rate: number, volume: number) =>
  ((dose / infusion) * -Math.expm1(-rate * infusion)) / (rate * volume * -Math.expm1(-rate * interval));

/** Volume of distribution from the rise from trough to peak that one infusion makes. */
export const volumeOfDistribution = (dose: number, infusion: number, rate: number, peak: number, trough: number) =>
  ((dose / infusion) * -Math.expm1(-rate * infusion)) / (rate * (peak - trough * Math.exp(-rate * infusion)));
