import { category, defineCalculator, quantity } from '@reckoner/engine';

/** Gross combined and gross vehicle ratings; the tongue carries 10 to 15 % of a conventional trailer. */
export default defineCalculator({
  title: 'Towing capacity and payload',
  description:
    'Trailer weight that a vehicle may tow, its remaining payload and the tongue weight, from its ratings and load.',
  keywords: ['GCWR', 'GVWR', 'tongue weight', 'trailer'],
  inputs: {
    combinedRating: quantity('kg', { label: 'Gross combined rating (GCWR)', symbol: 'M_c', above: 0, max: 200000 }),
    vehicleRating: quantity('kg', { label: 'Gross vehicle rating (GVWR)', symbol: 'M_v', above: 0, max: 200000 }),
    curb: quantity('kg', { label: 'Curb weight', symbol: 'm_0', above: 0, max: 200000 }),
    load: quantity('kg', { label: 'Passengers and cargo', symbol: 'm_l', min: 0, max: 100000 }),
    trailer: quantity('kg', { label: 'Loaded trailer', symbol: 'm_t', min: 0, max: 200000 }),
  },
  outputs: {
    towing: quantity('kg', { label: 'Trailer that may be towed', symbol: 'm_{max}', places: 0 }),
    payload: quantity('kg', { label: 'Payload left for the tongue', symbol: 'm_p', places: 0 }),
    tongueFrom: quantity('kg', { label: 'Tongue weight from (10%)', places: 0 }),
    tongueTo: quantity('kg', { label: 'Tongue weight to (15%)', places: 0 }),
    verdict: category(['Within ratings', 'Trailer too heavy', 'Vehicle overloaded'], { label: 'Verdict' }),
  },
  formula: ({ combinedRating, vehicleRating, curb, load, trailer }) => {
    const towing = Math.max(0, combinedRating - curb - load);
    const payload = Math.max(0, vehicleRating - curb - load);
    const tongueFrom = 0.1 * trailer;
    return {
      towing,
      payload,
      tongueFrom,
      tongueTo: 0.15 * trailer,
      verdict:
        trailer > towing
          ? 'Trailer too heavy'
          : curb + load + tongueFrom > vehicleRating
            ? 'Vehicle overloaded'
            : 'Within ratings',
    };
  },
  explanation: 'The vehicle may tow {towing}; {payload} is left for the tongue. {verdict}.',
  examples: [
    {
      inputs: { combinedRating: 7000, vehicleRating: 3200, curb: 2400, load: 400, trailer: 3000 },
      results: { towing: 4200, payload: 400, tongueFrom: 300, tongueTo: 450, verdict: 'Within ratings' },
      source: 'By hand: 7000 - 2800; 3200 - 2800',
    },
    {
      inputs: { combinedRating: 5000, vehicleRating: 3200, curb: 2400, load: 400, trailer: 3000 },
      results: { towing: 2200, verdict: 'Trailer too heavy' },
      source: 'By hand: 5000 - 2800',
    },
    {
      inputs: { combinedRating: 9000, vehicleRating: 3000, curb: 2400, load: 500, trailer: 3000 },
      results: { payload: 100, verdict: 'Vehicle overloaded' },
      source: 'By hand: 2900 + 300 exceed 3000',
    },
  ],
  notes: ['The hitch, tires and axles have ratings of their own; the lowest one counts.'],
  references: [
    { title: 'SAE J2807: Performance Requirements for Determining Tow-Vehicle Gross Combination Weight Rating' },
  ],
});
