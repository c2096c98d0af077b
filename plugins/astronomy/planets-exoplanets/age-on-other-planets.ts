import { ceilNear, choice, date, defineCalculator, floorNear, number } from '@reckoner/engine';

/** Time since birth over the sidereal period of the planet. */
export default defineCalculator({
  title: 'Age on other planets',
  description: 'Age in years of another planet on a date, and the date of the next birthday there.',
  keywords: ['age on mars', 'planet years', 'birthday on jupiter', 'mercury age'],
  inputs: {
    birth: date({ label: 'Date of birth', max: '9000-01-01' }),
    on: date({ label: 'Age on', default: 'today', max: '9000-01-01' }),
    planet: choice(
      {
        mercury: { label: 'Mercury', value: 87.969 },
        venus: { label: 'Venus', value: 224.701 },
        earth: { label: 'Earth', value: 365.256 },
        mars: { label: 'Mars', value: 686.98 },
        jupiter: { label: 'Jupiter', value: 4332.589 },
        saturn: { label: 'Saturn', value: 10759.22 },
        uranus: { label: 'Uranus', value: 30685.4 },
        neptune: { label: 'Neptune', value: 60189 },
        pluto: { label: 'Pluto', value: 90560 },
      },
      { label: 'Planet', symbol: 'P', default: 'mars' },
    ),
  },
  outputs: {
    age: number({ label: 'Age in years of the planet', symbol: 'a', places: 2 }),
    earthAge: number({ label: 'Age in years of the Earth', places: 2 }),
    nextBirthday: date({ label: 'Next birthday there' }),
  },
  formula: ({ birth, on, planet }) => {
    const age = (on - birth) / planet;
    return {
      age,
      earthAge: (on - birth) / 365.256,
      nextBirthday: birth + ceilNear((floorNear(age) + 1) * planet),
    };
  },
  requires: [
    {
      that: ({ birth, on }) => birth <= on,
      field: 'birth',
      says: 'The date of birth, {birth}, must not lie after {on}, on which the age is asked.',
    },
  ],
  explanation: 'On {on} the age on {planet} is {age} {age|year|years}; the next birthday there is {nextBirthday}.',
  examples: [
    {
      inputs: { birth: '2000-01-01', on: '2026-01-01' },
      results: { age: 13.8242744, earthAge: 26.0009418, nextBirthday: '2026-05-02' },
      source: 'Python 3.11: datetime difference of 9497 days over 686.98; 14 × 686.98 days later',
    },
    {
      inputs: { birth: '1990-05-15', on: '2026-11-20', planet: 'mercury' },
      results: { age: 151.621594, nextBirthday: '2026-12-24' },
      source: 'Python 3.11: 13338 days over 87.969; 152 × 87.969 days later',
    },
    { inputs: { birth: '2020-01-01', on: '2019-01-01' }, refused: 'must not lie after', source: 'By definition' },
  ],
  notes: ['Sidereal periods; Pluto is a dwarf planet.'],
  references: [{ title: 'NASA: Planetary Fact Sheet', url: 'https://nssdc.gsfc.nasa.gov/planetary/factsheet/' }],
});
