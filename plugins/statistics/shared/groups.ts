/** Groups of values, each in a list of its own: two are needed, up to twelve are taken. */
import { values } from './inference.js';

const some = { ...values, minItems: 1, maxItems: 3000 } as const;
const more = { ...some, optional: true } as const;

export const groupFields = {
  group1: { ...some, label: 'Group 1', symbol: 'x_1' },
  group2: { ...some, label: 'Group 2', symbol: 'x_2' },
  group3: { ...more, label: 'Group 3', symbol: 'x_3' },
  group4: { ...more, label: 'Group 4', symbol: 'x_4' },
  group5: { ...more, label: 'Group 5', symbol: 'x_5' },
  group6: { ...more, label: 'Group 6', symbol: 'x_6' },
  group7: { ...more, label: 'Group 7', symbol: 'x_7' },
  group8: { ...more, label: 'Group 8', symbol: 'x_8' },
  group9: { ...more, label: 'Group 9', symbol: 'x_9' },
  group10: { ...more, label: 'Group 10', symbol: 'x_{10}' },
  group11: { ...more, label: 'Group 11', symbol: 'x_{11}' },
  group12: { ...more, label: 'Group 12', symbol: 'x_{12}' },
} as const;
