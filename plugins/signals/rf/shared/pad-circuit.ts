/** Circuits of attenuator pads. */
import type { Shape } from '@reckoner/engine';

export function padCircuit(pad: 'pi' | 'tee' | 'bridged' | 'minimum', isStepDown: boolean): Shape[] {
  const ground: Shape = {
    shape: 'line',
    points: [
      [0, 0],
      [6, 0],
    ],
  };
  const ends: Shape[] = [
    { shape: 'point', at: [0, 2], label: 'In' },
    { shape: 'point', at: [0, 0] },
    { shape: 'point', at: [6, 2], label: 'Out' },
    { shape: 'point', at: [6, 0] },
    ground,
  ];
  if (pad === 'pi')
    return [
      ...ends,
      {
        shape: 'line',
        points: [
          [0, 2],
          [1.5, 2],
        ],
      },
      { shape: 'symbol', symbol: 'resistor', from: [1.5, 2], to: [1.5, 0], label: 'R₁', of: 'first' },
      { shape: 'symbol', symbol: 'resistor', from: [1.5, 2], to: [4.5, 2], label: 'R₂', of: 'middle', color: 2 },
      { shape: 'symbol', symbol: 'resistor', from: [4.5, 2], to: [4.5, 0], label: 'R₃', of: 'last' },
      {
        shape: 'line',
        points: [
          [4.5, 2],
          [6, 2],
        ],
      },
    ];
  if (pad === 'minimum')
    return isStepDown
      ? [
          ...ends,
          { shape: 'symbol', symbol: 'resistor', from: [0, 2], to: [4, 2], label: 'R₁', of: 'first' },
          { shape: 'symbol', symbol: 'resistor', from: [4, 2], to: [4, 0], label: 'R₂', of: 'middle', color: 2 },
          {
            shape: 'line',
            points: [
              [4, 2],
              [6, 2],
            ],
          },
        ]
      : [
          ...ends,
          {
            shape: 'line',
            points: [
              [0, 2],
              [2, 2],
            ],
          },
          { shape: 'symbol', symbol: 'resistor', from: [2, 2], to: [2, 0], label: 'R₂', of: 'middle', color: 2 },
          { shape: 'symbol', symbol: 'resistor', from: [2, 2], to: [6, 2], label: 'R₃', of: 'last' },
        ];
  return [
    ...ends,
    { shape: 'symbol', symbol: 'resistor', from: [0, 2], to: [3, 2], label: 'R₁', of: 'first' },
    { shape: 'symbol', symbol: 'resistor', from: [3, 2], to: [3, 0], label: 'R₂', of: 'middle', color: 2 },
    { shape: 'symbol', symbol: 'resistor', from: [3, 2], to: [6, 2], label: 'R₃', of: 'last' },
    ...(pad === 'bridged'
      ? ([
          {
            shape: 'line',
            points: [
              [0, 2],
              [0, 3.6],
              [1, 3.6],
            ],
          },
          { shape: 'symbol', symbol: 'resistor', from: [1, 3.6], to: [5, 3.6], label: 'R₄', of: 'bridge', color: 3 },
          {
            shape: 'line',
            points: [
              [5, 3.6],
              [6, 3.6],
              [6, 2],
            ],
          },
        ] as Shape[])
      : []),
  ];
}
