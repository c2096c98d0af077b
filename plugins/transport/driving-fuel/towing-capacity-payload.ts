import { category, constant, defineCalculator, isAbove, quantity } from '@reckoner/engine';

/** Gross combined and gross vehicle ratings; the tongue carries 10 to 15 % of a conventional trailer. */
export default defineCalculator({
  title: 'Towing capacity and payload',
  description:
    'Trailer weight that a vehicle may tow, its remaining payload and the tongue weight, from its ratings and load.',
  keywords: ['GCWR', 'GVWR', 'tongue weight', 'trailer'],
  inputs: {
    combinedRating: quantity('kg', {
      usual: [1000, 80000],
      label: 'Gross combined rating (GCWR)',
      symbol: 'M_c',
      above: 0,
      max: 200000,
    }),
    vehicleRating: quantity('kg', {
      usual: [700, 40000],
      label: 'Gross vehicle rating (GVWR)',
      symbol: 'M_v',
      above: 0,
      max: 200000,
    }),
    curb: quantity('kg', { usual: [500, 30000], label: 'Curb weight', symbol: 'm_0', above: 0, max: 200000 }),
    load: quantity('kg', { usual: [0, 10000], label: 'Passengers and cargo', symbol: 'm_l', min: 0, max: 100000 }),
    trailer: quantity('kg', { usual: [0, 50000], label: 'Loaded trailer', symbol: 'm_t', min: 0, max: 200000 }),
  },
  outputs: {
    towing: quantity('kg', { label: 'Trailer that may be towed', symbol: 'm_{max}', places: 0 }),
    payload: quantity('kg', { label: 'Payload left for the tongue', symbol: 'm_p', places: 0 }),
    tongueFrom: quantity('kg', { label: 'Tongue weight from (10%)', places: 0 }),
    tongueTo: quantity('kg', { label: 'Tongue weight to (15%)', places: 0 }),
    verdict: category(
      ['Within ratings', 'Trailer too heavy', 'Vehicle overloaded', 'Trailer too heavy and vehicle overloaded'],
      { label: 'Verdict' },
    ),
  },
  formula: ({ combinedRating, vehicleRating, curb, load, trailer }) => {
    const towing = Math.max(0, combinedRating - curb - load);
    const payload = Math.max(0, vehicleRating - curb - load);
    const tongueFrom = 0.1 * trailer;
    const results = { towing, payload, tongueFrom, tongueTo: 0.15 * trailer };
    // At a rating is within it: less than a gram is rounding.
    const gram = constant(0.001, 'kg');
    const overloaded = curb + load + tongueFrom > vehicleRating + gram;
    if (trailer > towing + gram) {
      return { ...results, verdict: overloaded ? 'Trailer too heavy and vehicle overloaded' : 'Trailer too heavy' };
    }
    return { ...results, verdict: overloaded ? 'Vehicle overloaded' : 'Within ratings' };
  },
  shown: () => ({ verdict: undefined }),
  stepwise: [
    'The trailer is compared with what may be towed, curb weight, load and a tongue weight of 10% with the gross vehicle rating; exactly at a rating is within it.',
  ],
  explanation: 'By its combined rating the vehicle may tow {towing}; {payload} is left for the tongue. {verdict}.',
  requires: [
    {
      that: ({ vehicleRating, combinedRating }) => vehicleRating <= combinedRating,
      field: 'combinedRating',
      says: 'The combined rating, {combinedRating}, must not be below that of the vehicle, {vehicleRating}.',
    },
    {
      that: ({ curb, vehicleRating }) => curb <= vehicleRating,
      field: 'curb',
      says: 'The curb weight, {curb}, must not be above the gross rating of the vehicle, {vehicleRating}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ verdict }) => verdict !== 'Within ratings',
      says: 'Do not drive like this: brakes, tires and hitch are not made for it. Take a lighter trailer or less load.',
    },
    {
      level: 'caution',
      when: ({ verdict, tongueTo, payload }) => verdict === 'Within ratings' && isAbove(tongueTo, payload),
      says: 'That holds with a tongue weight of 10% ({tongueFrom}): {tongueTo}, or 15%, would overload the vehicle. Weigh the tongue: it must not be above {payload}.',
    },
  ],
  examples: [
    {
      inputs: { combinedRating: 7000, vehicleRating: 3200, curb: 2400, load: 400, trailer: 3000 },
      results: { towing: 4200, payload: 400, tongueFrom: 300, tongueTo: 450, verdict: 'Within ratings' },
      cautions: ['Weigh the tongue'],
      source: 'By hand: 7000 - 2800; 3200 - 2800',
    },
    {
      inputs: { combinedRating: 5000, vehicleRating: 3200, curb: 2400, load: 400, trailer: 3000 },
      results: { towing: 2200, verdict: 'Trailer too heavy' },
      cautions: ['Do not drive'],
      source: 'By hand: 5000 - 2800',
    },
    {
      inputs: { combinedRating: 9000, vehicleRating: 3000, curb: 2400, load: 500, trailer: 3000 },
      results: { payload: 100, verdict: 'Vehicle overloaded' },
      cautions: ['Do not drive'],
      source: 'By hand: 2900 + 300 exceed 3000',
    },
    {
      inputs: { combinedRating: 5000, vehicleRating: 3000, curb: 2400, load: 500, trailer: 3000 },
      results: { towing: 2100, payload: 100, verdict: 'Trailer too heavy and vehicle overloaded' },
      cautions: ['Do not drive'],
      source: 'By hand: 5000 - 2900; 2900 + 300 > 3000',
    },
    {
      inputs: { combinedRating: 7000, vehicleRating: 3200, curb: 2400, load: 400, trailer: 2000 },
      results: { payload: 400, tongueFrom: 200, tongueTo: 300, verdict: 'Within ratings' },
      source: 'By hand: 300 is below 400',
    },
    {
      inputs: { combinedRating: 5000, vehicleRating: 6000, curb: 2400, load: 500, trailer: 3000 },
      refused: 'combined rating',
      source: 'By definition',
    },
    {
      inputs: { combinedRating: 5000, vehicleRating: 3000, curb: 3400, load: 0, trailer: 0 },
      refused: 'curb weight',
      source: 'By definition',
    },
  ],
  notes: ['The hitch, tires and axles have ratings of their own; the lowest one counts.'],
  references: [
    { title: 'SAE J2807: Performance Requirements for Determining Tow-Vehicle Gross Combination Weight Rating' },
  ],
});
