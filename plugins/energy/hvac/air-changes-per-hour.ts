import { defineEquations, percent, quantity } from '@reckoner/engine';

/** n = Q/V; in perfectly mixed air contaminants decay as e^(-nt). */
export default defineEquations({
  title: 'Air changes per hour',
  description: 'Air changes per hour, airflow or room volume from the other two, with the time to clear contaminants.',
  keywords: ['ACH', 'CFM', 'ventilation rate', 'room volume', 'clearance time', 'air purifier'],
  variables: {
    rate: quantity('1/h', { usual: [0.05, 700], label: 'Air changes', symbol: 'n', above: 0, max: 10000 }),
    airflow: quantity('m^3/h', { label: 'Airflow', symbol: 'Q', above: 0, max: 1e9 }),
    volume: quantity('m^3', { label: 'Room volume', symbol: 'V', above: 0, max: 1e8 }),
    removal: percent({
      usual: [50, 99.9999],
      label: 'Contaminants to remove',
      symbol: 'r',
      above: 0,
      below: 100,
      default: 99,
    }),
    time: quantity('h', { label: 'Time for it', unit: 'min', symbol: 't', above: 0, places: 0 }),
  },
  equations: ({ rate, airflow, volume, removal, time }) => [
    [rate, airflow / volume],
    [removal, 1 - Math.exp(-rate * time)],
  ],
  explanation:
    '{airflow} changes the air of {volume} at {rate}; perfectly mixed, {removal} of its contaminants are gone after {time}.',
  examples: [
    {
      inputs: { airflow: 300, volume: 50 },
      results: { rate: 6, time: 46.05170185988 },
      source: 'By hand: 300/50; ln(100)/6 h. CDC (2003), Table B.1: 46 min at 6 air changes for 99%',
    },
    {
      inputs: { rate: 12, volume: 50, removal: 99.9 },
      results: { airflow: 600, time: 34.53877639491 },
      source: 'By hand: ln(1000)/12 h. CDC (2003), Table B.1: 35 min at 12 air changes for 99.9%',
    },
    {
      inputs: { airflow: '300 cfm', volume: '3000 ft^3', removal: 99 },
      results: { rate: 6 },
      source: 'By hand: 300 × 60 / 3000',
    },
  ],
  notes: ['Air in rooms is not perfectly mixed: the CDC multiplies the time by up to 10.'],
  references: [
    { title: 'CDC: Guidelines for Environmental Infection Control in Health-Care Facilities (2003), Table B.1' },
    { title: 'ASHRAE Handbook, Fundamentals, 2021, chapter 16: Ventilation and Infiltration' },
  ],
});
