import { choice, defineEquations, isAbove, isAtMost, isBelow, measure, number, roundTo } from '@reckoner/engine';

/** Preece's constants in A/in^1.5. */
const PREECE = {
  copper: 10244,
  aluminum: 7585,
  platinum: 5172,
  germanSilver: 5230,
  platinoid: 4750,
  iron: 3148,
  tin: 1642,
  tinLead: 1318,
  lead: 1379,
} as const;

const NAMES = {
  copper: 'copper',
  aluminum: 'aluminum',
  platinum: 'platinum',
  germanSilver: 'German silver',
  platinoid: 'platinoid',
  iron: 'iron',
  tin: 'tin',
  tinLead: 'tin-lead',
  lead: 'lead',
} as const;

/** Preece: I = a·d^1.5 (in); Onderdonk: I = A·√(log₁₀((T − T_a)/(234 + T_a) + 1)/(33·t)) (circular mils). */
export default defineEquations({
  title: 'Wire fusing current',
  description:
    'Current at which a wire melts, in the long run by Preece for nine metals, or within a short time by Onderdonk for copper, or the diameter, the time or the temperature that is reached for a current.',
  keywords: [
    'Onderdonk equation',
    'Preece equation',
    'fusing current of copper wire',
    'fuse wire diameter',
    'wire melting current',
    'AWG fusing current',
    'time to melt',
  ],
  related: ['cable-short-circuit-adiabatic', 'wire-size-ampacity-nec310', 'wire-resistance-length'],
  variables: {
    method: choice(
      {
        preece: { label: 'In the long run (Preece)', also: ['preece', 'steady', 'long'] },
        onderdonk: { label: 'Within a short time, copper (Onderdonk)', also: ['onderdonk', 'short', 'time'] },
      },
      { label: 'Melts', default: 'preece' },
    ),
    metal: choice(
      {
        copper: { label: 'Copper', also: ['Cu'] },
        aluminum: { label: 'Aluminum', also: ['Al', 'aluminium'] },
        platinum: { label: 'Platinum', also: ['Pt'] },
        germanSilver: { label: 'German silver', also: ['nickel silver'] },
        platinoid: { label: 'Platinoid' },
        iron: { label: 'Iron', also: ['Fe'] },
        tin: { label: 'Tin', also: ['Sn'] },
        tinLead: { label: 'Tin-lead, 2 to 1', also: ['tin-lead', 'solder'] },
        lead: { label: 'Lead', also: ['Pb'] },
      },
      { label: 'Metal', default: 'copper', when: { method: 'preece' } },
    ),
    current: measure('A', {
      label: 'Fusing current',
      symbol: 'I',
      min: 1e-3,
      max: 1e7,
      usual: [0.05, 100000],
      places: 1,
      digits: 3,
    }),
    diameter: measure('mm', {
      label: 'Diameter',
      help: 'Of the metal without insulation.',
      symbol: 'd',
      min: 0.005,
      max: 30,
      usual: [0.01, 12],
      places: 3,
      digits: 3,
    }),
    gauge: number({
      label: 'Gauge (AWG)',
      help: 'Enter 1/0 as 0, 2/0 as -1, 3/0 as -2 and 4/0 as -3.',
      symbol: 'n',
      min: -12,
      max: 65,
      usual: [-3, 50],
      places: 1,
      optional: true,
    }),
    area: measure('mm^2', {
      label: 'Cross-section',
      symbol: 'S',
      min: 1e-5,
      max: 710,
      usual: [0.0001, 120],
      places: 3,
      digits: 3,
      optional: true,
    }),
    time: measure('s', {
      label: 'Time',
      symbol: 't',
      min: 1e-6,
      max: 1e6,
      usual: [0.0005, 20],
      places: 3,
      digits: 3,
      when: { method: 'onderdonk' },
      optional: true,
    }),
    ambient: measure('°C', {
      label: 'Temperature before (Onderdonk)',
      help: 'Of the wire: of a loaded one that of its insulation, 60 to 90 °C.',
      symbol: 'T_a',
      min: -60,
      max: 300,
      usual: [-40, 105],
      default: 25,
    }),
    limit: measure('°C', {
      label: 'Temperature that is reached (Onderdonk)',
      help: 'Copper melts at 1,083 °C; PVC is spoilt at 160 °C, tin-lead solder melts at 183 °C.',
      symbol: 'T_m',
      min: -60,
      max: 1085,
      usual: [40, 1085],
      default: 1083,
      places: 1,
    }),
  },
  equations: ({ method, metal, current, diameter, gauge, area, time, ambient, limit }) => [
    [
      current,
      method === 'preece'
        ? PREECE[metal] * (diameter / 25.4) ** 1.5
        : (diameter / 0.0254) ** 2 * Math.sqrt(Math.log10((limit - ambient) / (234 + ambient) + 1) / (33 * time)),
    ],
    [area, (Math.PI * diameter ** 2) / 4],
    [diameter, 0.127 * 92 ** ((36 - gauge) / 39)],
  ],
  explanation: ({ method, metal, gauge }) => {
    const size = `{diameter} ({area}${gauge !== undefined && gauge >= 0 ? ', AWG {gauge}' : ''})`;
    return method === 'preece'
      ? `By Preece a bare wire of ${NAMES[metal]} of ${size} in still air melts at some {current} in the long run. It sets fire and burns the hand well below that: this is no current that it may carry.`
      : `By Onderdonk {current} heat a copper wire of ${size} from {ambient} to {limit} in {time}, if no heat leaves it. This does not tell what it may carry for good.`;
  },
  requires: [
    {
      that: ({ method, ambient, limit }) => method === 'onderdonk' || (ambient === 25 && limit === 1083),
      field: 'method',
      says: 'Preece’s equation is of melting in air of a room and takes no temperatures: leave them out, or choose Onderdonk with a time.',
    },
    {
      that: ({ ambient, limit }) => isAbove(limit, ambient),
      field: 'limit',
      says: 'The temperature that is reached must be above the {ambient} before.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ method, current, diameter, limit }) =>
        method === 'onderdonk' && isAbove(limit, 1000) && isBelow(current, PREECE.copper * (diameter / 25.4) ** 1.5),
      says: 'By Preece a bare wire of {diameter} in still air never melts at this current, hot as it gets: heat leaves it, and Onderdonk’s equation knows no cooling. Do not count on it to melt; take the long run by Preece.',
    },
    {
      level: 'caution',
      when: ({ method, time }) => method === 'onderdonk' && roundTo(time!, 3) > 10,
      says: 'Onderdonk’s equation is used up to some 10 s: in longer times, of thin wires sooner, heat leaves the wire, and it melts later or never.',
    },
    {
      level: 'caution',
      when: ({ method, time }) => method === 'onderdonk' && roundTo(time!, 6) < 0.001,
      says: 'In less than a millisecond the current keeps to the skin of the wire and the heat to melt the metal counts: the wire bursts by another law. Take the I²t of a fuse that is made for it.',
    },
    {
      level: 'caution',
      when: ({ method, current }) => method === 'preece' && (roundTo(current, 3) < 1 || roundTo(current, 1) > 300),
      says: 'The tables of this equation run from 1 to 300 A: outside of them it is uncertain, as air cools thin wires better for their surface than thick ones.',
    },
    {
      level: 'caution',
      when: ({ method, limit }) => method === 'onderdonk' && isAtMost(limit, 1000),
      says: 'This is the current that heats the wire to {limit}, not the one that melts it.',
    },
    {
      level: 'caution',
      when: (_, given) => given.ambient !== true,
      says: 'The temperature before was found from the other values, {ambient}, in place of 25 °C: if that is not what was asked, leave one of them out, as the temperature that is reached.',
    },
  ],
  examples: [
    {
      inputs: { gauge: 16 },
      results: { current: '117.3628365182', diameter: '1.290845905832', area: '1.308695727755' },
      source: 'Python with mpmath: 10244 × 0.0508207^1.5; Physics Forums, Onderdonk and Preece: 123 A of 0.0524 in',
    },
    {
      inputs: { diameter: '0.0524 in' },
      results: { current: '122.8758401446' },
      source: 'Physics Forums, Onderdonk and Preece: 10244 × 0.0524^1.5 = 123 A',
    },
    {
      inputs: { metal: 'aluminum', diameter: 0.5 },
      results: { current: '20.94884178063' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 7585 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'platinum', diameter: 0.5 },
      results: { current: '14.28443107309' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 5172 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'germanSilver', diameter: 0.5 },
      results: { current: '14.44461997530' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 5230 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'platinoid', diameter: 0.5 },
      results: { current: '13.11891871562' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 4750 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'iron', diameter: 0.5 },
      results: { current: '8.694390761428' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 3148 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'tin', diameter: 0.5 },
      results: { current: '4.535003059169' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 1642 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'tinLead', diameter: 0.5 },
      results: { current: '3.640154708882' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 1318 × (0.5/25.4)^1.5',
    },
    {
      inputs: { metal: 'lead', diameter: 0.5 },
      results: { current: '3.808629243967' },
      source: 'Ness Engineering, Preece’s coefficients; Python with mpmath: 1379 × (0.5/25.4)^1.5',
    },
    {
      inputs: { current: 10 },
      results: { diameter: '0.24995049630041', area: '0.0490679470797' },
      source: 'Ness Engineering, table of Preece’s law: 10 A melt copper of 0.0098 in; mpmath: (10/10244)^(2/3) in',
    },
    {
      inputs: { diameter: 2.4134 },
      results: { current: '300.0288086169' },
      source: 'Python: 10244 × (2.4134/25.4)^1.5, which is shown as 300.0 A',
    },
    {
      inputs: { metal: 'iron', current: 0.5 },
      results: { diameter: '0.07449444753987' },
      cautions: ['outside of them it is uncertain'],
      source: 'mpmath: (0.5/3148)^(2/3) in',
    },
    {
      inputs: { method: 'onderdonk', gauge: 16, time: 5 },
      results: { current: '168.9778189229', diameter: '1.290845905832' },
      source: 'Python with mpmath: 2582.8 × √(log₁₀(1058/259 + 1)/165)',
    },
    {
      inputs: { method: 'onderdonk', gauge: 14, current: 400 },
      results: { time: '2.255992722215' },
      source: 'Python with mpmath: (424.8287 A at 2 s/400 A)² × 2 s',
    },
    {
      inputs: { method: 'onderdonk', current: 100, time: 0.5 },
      results: { diameter: '0.558418183496474' },
      source: 'Python with mpmath: √(100/(A of 1 mm × √(log₁₀(1058/259 + 1)/16.5))) mm',
    },
    {
      inputs: { method: 'onderdonk', area: 1, current: 5, time: 1 },
      results: { limit: '25.1263542765' },
      cautions: ['heats the wire to 25.1 °C'],
      source: 'Python: 25 + 259 × (10^(33 × (5/1973.5)²) - 1): a current that the wire may well carry',
    },
    {
      inputs: { method: 'onderdonk', diameter: 1, time: 1, limit: 250, ambient: 70 },
      results: { current: '121.2609429845' },
      cautions: ['not the one that melts it'],
      source: 'Python with mpmath: 1550 × √(log₁₀(180/304 + 1)/33)',
    },
    {
      inputs: { method: 'onderdonk', diameter: 0.2, time: 5 },
      results: { current: '4.056401066262' },
      cautions: ['never melts at this current'],
      source: 'Python with mpmath; by Preece 7.16 A',
    },
    {
      inputs: { method: 'onderdonk', diameter: 5, time: 12 },
      results: { current: '1636.497268247' },
      cautions: ['some 10 s'],
      source: 'Python with mpmath; by Preece 895 A',
    },
    {
      inputs: { method: 'onderdonk', area: 0.5, time: 0.0005 },
      results: { current: '6455.962808588' },
      cautions: ['less than a millisecond'],
      source: 'Python with mpmath: area in circular mils by 4/π',
    },
    {
      inputs: { method: 'onderdonk', diameter: 1, time: 1, limit: 100, ambient: 120 },
      refused: 'must be above',
      source: 'By definition',
    },
    {
      inputs: { diameter: 1, ambient: 60 },
      refused: 'takes no temperatures',
      source: 'By definition',
    },
    {
      inputs: { method: 'onderdonk', diameter: 1, time: 1, current: 150 },
      results: { limit: '293.656870776' },
      cautions: ['not the one that melts it'],
      source: 'Python with mpmath: 25 + 259 × (10^(33 × (150/1550)²) - 1)',
    },
    {
      inputs: { method: 'onderdonk', diameter: 0.5, time: 1, current: 20, limit: 160 },
      results: { ambient: '87.8015597317' },
      cautions: ['not the one that melts it', 'The temperature before was found'],
      source: 'Python: (234 + 160)/10^(33 × (20/387.5)²) - 234',
    },
  ],
  notes: [
    'Preece’s wires were long, bare, straight and level in still air. Short wires between heavy terminals, wires in tubes, sand or insulation and traces on boards melt at other currents.',
    'Onderdonk’s time ends when the melting point is reached: melting takes some more.',
    'A strand of wire in place of a fuse neither breaks the arc nor keeps its rating: replace fuses by fuses.',
  ],
  references: [
    {
      title: 'Ness Engineering: Fuse equations (Preece’s law), coefficients and table of diameters',
      url: 'http://www.nessengr.com/techdata/fuse/fuse.html',
    },
    {
      title: 'Brooks: Onderdonk’s and Preece’s equations: how do they compare? PCD&F',
      url: 'https://pcdandf.com/pcdesign/index.php/editorial/menu-features/17314-onderdonk-s-and-preece-s-equations-how-do-they-compare',
    },
    { title: 'Stauffacher: Short-time current carrying capacity of copper wire, General Electric Review 31 (1928)' },
    { title: 'Preece: On the heating effects of electric currents, Proc. R. Soc. Lond. 43 (1888) 280–295' },
  ],
});
