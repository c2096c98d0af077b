import { choice, date, defineCalculator, integer, isAbove } from '@reckoner/engine';

/** Mean days from service to birth. */
const GESTATION = {
  cattle: 283,
  horse: 340,
  pig: 114,
  sheep: 147,
  goat: 150,
  llama: 350,
  rabbit: 31,
  dog: 63,
} as const;

/** Service date plus the mean length of gestation of the species. */
export default defineCalculator({
  title: 'Livestock gestation',
  description: 'Expected birth date of cattle, horses, pigs, sheep, goats and other animals from the service date.',
  keywords: ['calving date', 'foaling date', 'farrowing date', 'lambing date', 'kidding date', 'gestation table'],
  inputs: {
    species: choice(
      {
        cattle: { label: 'Cattle', also: ['cow', 'heifer'] },
        horse: { label: 'Horse', also: ['mare'] },
        pig: { label: 'Pig', also: ['sow', 'swine'] },
        sheep: { label: 'Sheep', also: ['ewe'] },
        goat: { label: 'Goat', also: ['nanny'] },
        llama: 'Llama',
        rabbit: 'Rabbit',
        dog: { label: 'Dog', also: ['bitch'] },
      },
      { label: 'Species', default: 'cattle' },
    ),
    service: date({ label: 'Service or insemination', min: '1900-01-01', max: '9990-01-01' }),
    gestation: integer({
      label: 'Days of gestation',
      help: 'Known for your breed? Otherwise the mean of the species.',
      symbol: 'g',
      min: 20,
      max: 450,
      default: ({ species }: { species: keyof typeof GESTATION }) => GESTATION[species],
    }),
    weaningAge: integer({ label: 'Age at weaning in days', symbol: 'w', min: 0, max: 400, optional: true }),
  },
  outputs: {
    due: date({ label: 'Expected birth' }),
    lastThird: date({ label: 'Last third of gestation begins' }),
    weaning: date({ label: 'Weaning', optional: true }),
  },
  formula: ({ service, gestation, weaningAge }) => {
    const due = service + gestation;
    const lastThird = service + Math.round((2 * gestation) / 3);
    return weaningAge === undefined ? { due, lastThird } : { due, lastThird, weaning: due + weaningAge };
  },
  figure: {
    kind: 'timeline',
    title: 'From service to weaning',
    rows: ({ service, due, lastThird, weaning }) => [
      { label: 'Service', at: service },
      { label: 'Gestation', from: service, to: due },
      { label: 'Last third', from: lastThird, to: due },
      { label: 'Birth', at: due },
      ...(weaning === undefined ? [] : [{ label: 'Until weaning', from: due, to: weaning }]),
    ],
  },
  explanation: 'Serviced on {service} and carried for {gestation} days, birth is expected on {due}.',
  cautions: [
    {
      level: 'caution',
      when: ({ species, gestation }) => isAbove(Math.abs(gestation / GESTATION[species] - 1), 0.15),
      says: ({ species }) =>
        `{gestation} {gestation|day is|days are} far from the ${GESTATION[species]} that are usual: check the species and the days.`,
    },
  ],
  examples: [
    {
      inputs: { service: '2026-01-01', weaningAge: 205 },
      results: { due: '2026-10-11', lastThird: '2026-07-09', weaning: '2027-05-04' },
      source: 'Python datetime: + 283, + 189, + 488 days',
    },
    {
      inputs: { species: 'pig', service: '2024-02-01' },
      results: { due: '2024-05-25', lastThird: '2024-04-17' },
      source: 'Python datetime: + 114 and + 76 days over 29 February',
    },
    {
      inputs: { species: 'horse', service: '2025-05-15', gestation: 345 },
      results: { due: '2026-04-25' },
      source: 'Python datetime: + 345 days',
    },
    {
      inputs: { species: 'horse', service: '2025-05-15' },
      results: { due: '2026-04-20' },
      source: 'Python datetime: + 340 days',
    },
    {
      inputs: { species: 'sheep', service: '2025-10-20' },
      results: { due: '2026-03-16' },
      source: 'Python datetime: + 147 days',
    },
    {
      inputs: { species: 'goat', service: '2025-10-20' },
      results: { due: '2026-03-19' },
      source: 'Python datetime: + 150 days',
    },
    {
      inputs: { species: 'llama', service: '2025-06-01' },
      results: { due: '2026-05-17' },
      source: 'Python datetime: + 350 days',
    },
    {
      inputs: { species: 'rabbit', service: '2025-06-01' },
      results: { due: '2025-07-02' },
      source: 'Python datetime: + 31 days',
    },
    {
      inputs: { species: 'dog', service: '2025-06-01' },
      results: { due: '2025-08-03' },
      source: 'Python datetime: + 63 days',
    },
    {
      inputs: { species: 'horse', service: '2025-05-15', gestation: 283 },
      results: { due: '2026-02-22' },
      cautions: ['far from the 340'],
      source: 'Python datetime: + 283 days, those of cattle',
    },
  ],
  notes: [
    'Births spread around the mean: some days in cattle, sheep, goats and pigs, weeks in horses and llamas. Breed, season and litter size shift it.',
  ],
  references: [
    { title: 'Merck Veterinary Manual, 11th ed.: reference guides, breeding and gestation', isbn: '978-0-911910-61-2' },
    { title: 'Bearden, Fuquay, Willard: Applied Animal Reproduction, 6th ed., table of gestation lengths' },
  ],
});
