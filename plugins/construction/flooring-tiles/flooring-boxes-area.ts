import { defineCalculator, integer, money, quantity, rows } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Laminate, vinyl, parquet or carpet tiles sold by the box. */
export default defineCalculator({
  title: 'Flooring',
  description: 'Area of rooms, boxes of laminate, vinyl or hardwood flooring with waste, and their cost.',
  keywords: ['laminate', 'hardwood floor', 'vinyl plank', 'parquet', 'flooring boxes'],
  inputs: {
    rooms: rows(
      {
        length: quantity('m', { label: 'Length', min: 0, max: 1000 }),
        width: quantity('m', { label: 'Width', min: 0, max: 1000 }),
      },
      { label: 'Rooms', maxItems: 100 },
    ),
    perBox: quantity('m^2', {
      label: 'Area in a box',
      usual: [0.4, 10],
      symbol: 'a',
      min: 0.05,
      max: 100,
      default: 2.2,
    }),
    waste: { ...waste, help: '5 to 10% for straight laying, 15% for diagonal or herringbone.' },
    boxPrice: money({ label: 'Price of a box', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    boxes: integer({ label: 'Boxes', symbol: 'n' }),
    floorArea: quantity('m^2', { label: 'Area of the floor', symbol: 'A', places: 2 }),
    neededArea: quantity('m^2', { label: 'Flooring with waste', symbol: 'A_w', places: 2 }),
    cost: money({ label: 'Cost', optional: true }),
  },
  formula: ({ rooms, perBox, waste, boxPrice }) => {
    let floorArea = 0;
    for (const { length, width } of rooms) floorArea += length * width;
    const neededArea = floorArea * (1 + waste);
    const boxes = piecesFor(neededArea / perBox);
    return { boxes, floorArea, neededArea, cost: boxPrice === undefined ? undefined : boxes * boxPrice };
  },
  explanation: 'The floor of {floorArea} takes {neededArea} with waste, that is {boxes} {boxes|box|boxes}.',
  examples: [
    {
      inputs: {
        rooms: [
          { length: 5, width: 4 },
          { length: 3, width: 2.5 },
        ],
        boxPrice: 49.9,
      },
      results: { boxes: 14, floorArea: 27.5, neededArea: 30.25, cost: 698.6 },
      source: 'By hand: 20 + 7.5; × 1.1; /2.2 = 13.75; 14 × 49.90',
    },
    {
      inputs: { rooms: [{ length: '20 ft', width: '10 ft' }], perBox: '20 ft^2', waste: 0 },
      results: { boxes: 10, floorArea: 18.580608 },
      source: 'By hand: 200/20; 200 × 0.09290304',
    },
  ],
  references: [{ title: 'NWFA: Wood Flooring Installation Guidelines (2019), estimating and waste' }],
});
