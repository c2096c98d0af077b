import { choice, defineCalculator, number, quantity } from '@reckoner/engine';

/** The angle under which the offset is seen; a minute of angle is 1/60°, a mil 1/1000 rad. */
export default defineCalculator({
  title: 'Scope MOA and mil adjustment',
  description: 'Clicks, minutes of angle and mils that correct an offset on a target at a known distance.',
  keywords: ['rifle scope', 'zeroing', 'clicks', 'minute of angle', 'milliradian', 'turret'],
  inputs: {
    offset: quantity('m', {
      usual: [0.1, 1000],
      label: 'Offset on the target',
      unit: 'cm',
      symbol: 'h',
      min: 0,
      max: 100000,
    }),
    distance: quantity('m', {
      usual: [5, 2500],
      label: 'Distance',
      regional: { us: 'yd' },
      symbol: 'd',
      min: 1,
      max: 5000,
    }),
    click: choice(
      {
        quarterMoa: { label: '1/4 MOA', value: 7.27220521664304e-5 },
        eighthMoa: { label: '1/8 MOA', value: 3.63610260832152e-5 },
        halfMoa: { label: '1/2 MOA', value: 1.454441043328608e-4 },
        tenthMil: { label: '0.1 mil', value: 0.0001 },
        twentiethMil: { label: '0.05 mil', value: 0.00005 },
      },
      { label: 'One click', symbol: 'c', default: 'quarterMoa' },
    ),
  },
  outputs: {
    clicks: number({ label: 'Clicks', symbol: 'n', places: 1 }),
    moa: number({ label: 'In MOA', symbol: '\\alpha_{\\mathrm{MOA}}', places: 2 }),
    mils: number({ label: 'In mils', symbol: '\\alpha_{\\mathrm{mil}}', places: 2 }),
    perClick: quantity('m', { label: 'One click moves', unit: 'cm', symbol: 'h_1', places: 2 }),
  },
  formula: ({ offset, distance, click }) => {
    const angle = Math.atan(offset / distance);
    return {
      clicks: angle / click,
      moa: (angle * 10800) / Math.PI,
      mils: 1000 * angle,
      perClick: distance * Math.tan(click),
    };
  },
  explanation: '{offset} at {distance} is {moa} MOA or {mils} mils: {clicks} clicks.',
  examples: [
    {
      inputs: { offset: 30, distance: 300 },
      results: { clicks: 13.750982, moa: 3.4377456, mils: 0.99999967, perClick: 2.1816616 },
      source: 'Python: atan(0.3/300) in degrees × 60, over 0.25',
    },
    {
      inputs: { offset: 30, distance: 300, click: 'eighthMoa' },
      results: { clicks: 27.501965 },
      source: 'Python: over 1/8',
    },
    {
      inputs: { offset: 30, distance: 300, click: 'halfMoa' },
      results: { clicks: 6.8754912 },
      source: 'Python: over 1/2',
    },
    {
      inputs: { offset: '14 in', distance: '400 yd', click: 'tenthMil' },
      results: { clicks: 9.7222192, moa: 3.3422528, mils: 0.9722219 },
      source: 'Python: atan(14/14400) in mils, over 0.1',
    },
    {
      inputs: { offset: '14 in', distance: '400 yd', click: 'twentiethMil' },
      results: { clicks: 19.444438 },
      source: 'Python: over 0.05',
    },
  ],
  references: [{ title: 'Litz: Applied Ballistics for Long-Range Shooting, 3rd ed. (2015), on angular units' }],
});
