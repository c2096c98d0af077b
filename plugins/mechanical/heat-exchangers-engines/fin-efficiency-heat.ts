import {
  besselI,
  besselK,
  choice,
  constant,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  number,
  percent,
  quantity,
  roundTo,
} from '@reckoner/engine';

/** The asymptotic sum for I (sign -1) and K (sign 1), without the exponential and √(π/2x). */
function asymptotic(order: number, x: number, sign: number) {
  let term = 1;
  let total = 1;
  for (let n = 1; n <= 12; n += 1) {
    term *= (sign * (4 * order ** 2 - (2 * n - 1) ** 2)) / (8 * n * x);
    total += term;
  }
  return total;
}

/** e^(-x) I(x), beyond where I overflows too. */
function scaledI(order: number, x: number) {
  return x < 200 ? Math.exp(-x) * besselI(order, x) : asymptotic(order, x, -1) / Math.sqrt(2 * Math.PI * x);
}

/** e^x K(x), beyond where K vanishes too. */
function scaledK(order: number, x: number) {
  return x < 200 ? Math.exp(x) * besselK(order, x) : asymptotic(order, x, 1) * Math.sqrt(Math.PI / (2 * x));
}

/** Efficiency of an annular fin of even thickness between m r₁ and m r₂, with a tip that passes no heat. */
function annular(root: number, tip: number) {
  const long = tip - root;
  const wide = tip / root;
  // Short fins, of which the exact terms cancel: the first terms in m.
  if (long < 1e-3 && wide < 1.001) return 1 - (long ** 2 / 3) * (1 + long / (2 * root));
  if (long < 1e-3 && wide < 1.5) {
    return 1 - (root ** 2 / 2) * ((wide ** 4 * Math.log(wide)) / (wide ** 2 - 1) - (3 * wide ** 2 - 1) / 4);
  }
  const fall = Math.exp(-2 * long);
  const passed = scaledK(1, root) * scaledI(1, tip) - fall * scaledI(1, root) * scaledK(1, tip);
  const hot = fall * scaledI(0, root) * scaledK(1, tip) + scaledK(0, root) * scaledI(1, tip);
  return ((2 * root) / (long * (tip + root))) * (passed / hot);
}

/** Fins of one kind on a surface: efficiency of a fin, its heat, and that of all with the surface between them. */
export default defineCalculator({
  title: 'Fin efficiency and heat transfer',
  description:
    'Efficiency, effectiveness and heat of straight, triangular, annular or pin fins, and overall efficiency and heat of a finned surface, from sizes, conductivity and film coefficient.',
  keywords: [
    'extended surface',
    'annular fin',
    'pin fin',
    'rectangular fin',
    'triangular fin',
    'circular fin Bessel',
    'fin effectiveness',
    'overall surface efficiency',
    'finned tube',
  ],
  related: ['overall-heat-transfer-coefficient', 'effectiveness-ntu', 'heatsink-thermal-resistance'],
  inputs: {
    profile: choice(
      {
        straight: { label: 'Straight, of even thickness', also: ['rectangular', 'plate', 'longitudinal'] },
        triangular: { label: 'Straight, pointed (triangular)', also: ['triangular'] },
        annular: { label: 'Annular around a tube', also: ['annular', 'circular', 'radial'] },
        pin: { label: 'Round pin', also: ['pin', 'cylindrical', 'spine'] },
      },
      { label: 'Fin', default: 'straight' },
    ),
    length: quantity('m', {
      label: 'Length from base to tip',
      help: 'How far the fin stands out.',
      unit: 'mm',
      symbol: 'L',
      min: 0.01,
      max: 1e4,
      usual: [1, 500],
    }),
    thickness: quantity('m', {
      label: 'Thickness at the base',
      unit: 'mm',
      symbol: 't',
      min: 0.001,
      max: 1000,
      usual: [0.05, 25],
      when: { profile: ['straight', 'triangular', 'annular'] },
    }),
    pinDiameter: quantity('m', {
      label: 'Diameter of the pin',
      unit: 'mm',
      symbol: 'D',
      min: 0.001,
      max: 1000,
      usual: [0.2, 50],
      when: { profile: 'pin' },
    }),
    width: quantity('m', {
      label: 'Width along the base',
      unit: 'mm',
      symbol: 'w',
      min: 0.1,
      max: 1e5,
      usual: [3, 5000],
      when: { profile: ['straight', 'triangular'] },
    }),
    tubeDiameter: quantity('m', {
      label: 'Outer diameter of the tube',
      unit: 'mm',
      symbol: 'd',
      min: 0.1,
      max: 1e5,
      usual: [3, 1000],
      when: { profile: 'annular' },
    }),
    tip: choice(
      {
        corrected: { label: 'Passes heat (corrected length)', also: ['corrected length', 'convective', 'active'] },
        insulated: { label: 'Passes no heat', also: ['adiabatic'] },
      },
      { label: 'Tip', default: 'corrected', when: { profile: ['straight', 'annular', 'pin'] } },
    ),
    conductivity: quantity('W/(m*K)', {
      label: 'Thermal conductivity',
      help: 'Of the fin: copper 390, aluminum 160 to 235, carbon steel 50, stainless steel 16 W/(m·K).',
      symbol: 'k',
      min: 0.05,
      max: 5000,
      usual: [0.2, 450],
    }),
    coefficient: quantity('W/(m^2*K)', {
      label: 'Heat transfer coefficient',
      help: 'At the fin: still air 5 to 10, blown air 20 to 200, water 500 and more.',
      symbol: 'h',
      min: 0.1,
      max: 1e5,
      usual: [2, 20000],
    }),
    base: quantity('K', { label: 'Temperature of the base', unit: '°C', symbol: 'T_b', min: -270, max: 3000 }),
    ambient: quantity('K', {
      label: 'Temperature of the fluid',
      unit: '°C',
      symbol: 'T_\\infty',
      min: -270,
      max: 3000,
      default: 20,
    }),
    fins: integer({ label: 'Fins', symbol: 'N', min: 1, max: 1e6, default: 1 }),
    bare: quantity('m^2', {
      label: 'Surface between the fins',
      help: 'Of the base, without what the fins cover; 0 for the fins alone.',
      unit: 'cm^2',
      symbol: 'A_u',
      min: 0,
      max: 1e8,
      default: 0,
    }),
  },
  outputs: {
    efficiency: percent({ label: 'Fin efficiency', symbol: '\\eta_f', places: 2 }),
    finHeat: quantity('W', {
      label: 'Heat of one fin',
      help: 'Negative where the fin takes up heat.',
      symbol: 'q_f',
      digits: 4,
    }),
    effectiveness: number({
      label: 'Effectiveness of the fin',
      help: 'Its heat over that of the place it covers, without a fin.',
      symbol: '\\varepsilon_f',
      digits: 4,
    }),
    finArea: quantity('m^2', { label: 'Surface of one fin', unit: 'cm^2', symbol: 'A_f', digits: 4 }),
    slenderness: number({
      label: 'm × length',
      help: 'The length with any correction for the tip.',
      symbol: 'mL',
      digits: 4,
    }),
    overall: percent({ label: 'Overall efficiency of the surface', symbol: '\\eta_o', places: 2 }),
    total: quantity('W', {
      label: 'Heat of all fins and the surface between',
      help: 'Negative where they take up heat.',
      symbol: 'q_t',
      digits: 4,
    }),
    totalArea: quantity('m^2', { label: 'Whole surface', unit: 'cm^2', symbol: 'A_t', digits: 4 }),
  },
  formula: (inputs) => {
    const { profile, length, conductivity, coefficient, base, ambient, fins, bare } = inputs;
    const excess = base - ambient;
    const pin = profile === 'pin';
    const corrected = profile !== 'triangular' && inputs.tip === 'corrected';
    const rate = Math.sqrt(
      pin
        ? (4 * coefficient) / (conductivity * inputs.pinDiameter)
        : (2 * coefficient) / (conductivity * inputs.thickness),
    );
    const long = corrected ? length + (pin ? inputs.pinDiameter / 4 : inputs.thickness / 2) : length;
    const slenderness = rate * long;
    const radius = profile === 'annular' ? inputs.tubeDiameter / 2 : constant(0, 'm');
    const efficiency =
      profile === 'annular'
        ? annular(rate * radius, rate * (radius + long))
        : profile === 'triangular'
          ? scaledI(1, 2 * slenderness) / (slenderness * scaledI(0, 2 * slenderness))
          : Math.tanh(slenderness) / slenderness;
    const finArea =
      profile === 'annular'
        ? 2 * Math.PI * long * (2 * radius + long)
        : profile === 'triangular'
          ? 2 * inputs.width * Math.sqrt(length ** 2 + (inputs.thickness / 2) ** 2)
          : pin
            ? Math.PI * inputs.pinDiameter * long
            : 2 * inputs.width * long;
    const covered =
      profile === 'annular'
        ? 2 * Math.PI * radius * inputs.thickness
        : pin
          ? (Math.PI / 4) * inputs.pinDiameter ** 2
          : inputs.width * inputs.thickness;
    const totalArea = fins * finArea + bare;
    const overall = (fins * finArea * efficiency + bare) / totalArea;
    return {
      efficiency,
      finHeat: efficiency * coefficient * finArea * excess,
      effectiveness: (efficiency * finArea) / covered,
      finArea,
      slenderness,
      overall,
      total: overall * coefficient * totalArea * excess,
      totalArea,
    };
  },
  shown: () => ({
    efficiency: undefined,
    finHeat: undefined,
    effectiveness: undefined,
    finArea: undefined,
    slenderness: undefined,
    overall: undefined,
    total: undefined,
    totalArea: undefined,
  }),
  stepwise: [
    'm = √(2h/(k t)), of a pin √(4h/(k D)). With a tip that passes heat the length is taken as L_c = L + t/2, of a pin L + D/4; else L_c = L.',
    'Straight fin and pin: η_f = tanh(m L_c)/(m L_c). Pointed fin: η_f = I₁(2 m L)/(m L × I₀(2 m L)).',
    'Annular fin from r₁ = d/2 to r₂ = r₁ + L_c: η_f = 2 r₁/(m (r₂² − r₁²)) × (K₁(m r₁) I₁(m r₂) − I₁(m r₁) K₁(m r₂))/(I₀(m r₁) K₁(m r₂) + K₀(m r₁) I₁(m r₂)).',
    'Surface of a fin A_f: straight 2 w L_c, pointed 2 w √(L² + (t/2)²), annular 2π (r₂² − r₁²), pin π D L_c.',
    'Heat of a fin q_f = η_f × h × A_f × (T_b − T_∞); effectiveness η_f × A_f over the surface that it covers (w t, 2π r₁ t, π D²/4).',
    'All: A_t = N A_f + A_u; η_o = 1 − N A_f/A_t × (1 − η_f); q_t = η_o × h × A_t × (T_b − T_∞).',
  ],
  figure: {
    kind: 'curve',
    title: 'Fin efficiency over m × length',
    x: { of: 'slenderness', label: 'm × length' },
    y: { of: 'efficiency' },
    curve: ({ profile, slenderness, efficiency, tubeDiameter, length, thickness, tip }) => {
      // The same radius ratio at each point of an annular fin.
      const radius = (tubeDiameter ?? length) / 2;
      const long = tip === 'corrected' ? length + (thickness ?? length) / 2 : length;
      return {
        from: 0,
        to: Math.max(3, 1.2 * slenderness),
        lines: [
          {
            y: (at) => {
              if (at < 1e-6) return 1;
              if (profile === 'annular') return annular((at * radius) / long, at * (1 + radius / long));
              return profile === 'triangular' ? scaledI(1, 2 * at) / (at * scaledI(0, 2 * at)) : Math.tanh(at) / at;
            },
          },
        ],
        marks: [{ x: slenderness, y: efficiency, label: 'η' }],
      };
    },
  },
  cautions: [
    {
      level: 'caution',
      when: ({ coefficient, conductivity, thickness, pinDiameter }) =>
        isAbove(
          (coefficient * (pinDiameter === undefined ? (thickness ?? 0) : pinDiameter / 2)) / (2 * conductivity),
          0.1,
        ),
      says: 'The fin is so thick or conducts so badly that its temperature differs across its thickness (Biot number above 0.1): these formulas, for one along its length alone, do not hold well.',
    },
    {
      level: 'note',
      when: ({ profile, tip, coefficient, conductivity, thickness, pinDiameter }) => {
        if (profile === 'triangular' || tip !== 'corrected') return false;
        const share = (coefficient * (pinDiameter === undefined ? (thickness ?? 0) : pinDiameter / 2)) / conductivity;
        return isAbove(share, 0.0625) && isAtMost(share, 0.2);
      },
      says: 'The corrected length counts the tip closely where h t/k, of a pin h D/2k, is at most about 0.06: here it is more, and efficiency and heat are less exact.',
    },
    {
      level: 'caution',
      when: ({ width, thickness }) => width !== undefined && thickness !== undefined && isBelow(width, 10 * thickness),
      says: 'The fin is less than ten times as wide as thick: its side edges, which are left out here, pass heat too, so that it gives off more, at a smaller efficiency.',
    },
    {
      level: 'note',
      when: ({ fins, bare }) => fins > 1 && bare === 0,
      says: 'The surface between the fins is taken as none: send it for the heat and the efficiency of the whole surface.',
    },
    {
      level: 'caution',
      when: ({ effectiveness }) => roundTo(effectiveness, 3) < 1,
      says: 'The fin passes less heat than the place it covers would without it: it insulates. Take it away, or a better conductor.',
    },
    {
      level: 'note',
      when: ({ effectiveness }) => isAtMost(1, roundTo(effectiveness, 3)) && isBelow(roundTo(effectiveness, 3), 2),
      says: 'The fin passes less than twice the heat of the place it covers: textbooks count fins as worth while from an effectiveness of about 2.',
    },
    {
      level: 'note',
      when: ({ profile, slenderness }) => (profile === 'straight' || profile === 'pin') && isAbove(slenderness, 2.65),
      says: 'The fin passes more than 99% of the heat of an endless one: its outer part adds next to nothing.',
    },
  ],
  explanation: ({ profile, tip, fins, bare }) => {
    const end =
      profile === 'triangular'
        ? '.'
        : tip === 'insulated'
          ? ', with a tip that passes no heat.'
          : ', with a tip that passes heat (corrected length).';
    const [takes, passes, gives] = fins === 1 ? ['takes up', 'passes', 'gives off'] : ['take up', 'pass', 'give off'];
    return fins === 1 && bare === 0
      ? `With its base at {base} in a fluid of {ambient} the fin {finHeat|takes up {|finHeat|}|passes no heat|gives off {|finHeat|}}; its efficiency is {efficiency}, its effectiveness {effectiveness}${end}`
      : `With the base at {base} in a fluid of {ambient}, {fins} {fins|fin|fins} with {bare} of bare base {total|${takes} {|total|}|${passes} no heat|${gives} {|total|}} in all; a fin has an efficiency of {efficiency} and an effectiveness of {effectiveness}, the whole surface an efficiency of {overall}${end}`;
  },
  examples: [
    {
      inputs: {
        profile: 'annular',
        length: 15,
        thickness: 1,
        tubeDiameter: 25,
        conductivity: 200,
        coefficient: 130,
        base: 170,
        ambient: 25,
      },
      results: {
        efficiency: 86.69053834,
        finHeat: 64.45396579,
        effectiveness: 43.53598836,
        finArea: 39.44269577,
        slenderness: 0.5588604477,
        overall: 86.69053834,
        total: 64.45396579,
        totalArea: 39.44269577,
      },
      source:
        'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base; data of Holman’s example 2.9, which reads 82% off a chart',
    },
    {
      inputs: {
        profile: 'annular',
        length: 20,
        thickness: 6,
        tubeDiameter: 50,
        conductivity: 186,
        coefficient: 50,
        base: '500 K',
        ambient: '300 K',
        fins: 5,
        bare: 188.49556,
      },
      results: {
        efficiency: 97.85522008,
        finHeat: 103.2320526,
        effectiveness: 10.95326097,
        finArea: 105.4946813,
        slenderness: 0.2177187031,
        overall: 98.41988351,
        total: 704.6558229,
        totalArea: 715.9689665,
      },
      source:
        'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base: the motorcycle cylinder of Incropera, with 0.15 m of height less 5 × 6 mm',
    },
    {
      inputs: { length: 40, thickness: 2, width: 200, conductivity: 180, coefficient: 60, base: 80 },
      results: {
        efficiency: 84.73476282,
        finHeat: 50.02740397,
        effectiveness: 34.74125276,
        finArea: 164,
        slenderness: 0.7485541619,
        overall: 84.73476282,
        total: 50.02740397,
        totalArea: 164,
      },
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: {
        length: 40,
        thickness: 2,
        width: 200,
        conductivity: 180,
        coefficient: 60,
        base: 80,
        tip: 'insulated',
        ambient: 30,
        fins: 12,
        bare: 320,
      },
      results: {
        efficiency: '85.34159110',
        finHeat: 40.96396373,
        effectiveness: 34.13663644,
        finArea: 160,
        slenderness: 0.7302967433,
        overall: 87.43564951,
        total: 587.5675647,
        totalArea: 2240,
      },
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: {
        profile: 'triangular',
        length: 30,
        thickness: 3,
        width: 100,
        conductivity: 45,
        coefficient: 80,
        base: 120,
      },
      results: {
        efficiency: 68.57670369,
        finHeat: 32.95793811,
        effectiveness: 13.73247421,
        finArea: 60.07495318,
        slenderness: 1.032795559,
        overall: 68.57670369,
        total: 32.95793811,
        totalArea: 60.07495318,
      },
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: {
        profile: 'pin',
        length: 30,
        pinDiameter: 3,
        conductivity: 15,
        coefficient: 10,
        base: 120,
        tip: 'insulated',
      },
      results: {
        efficiency: 79.77994555,
        finHeat: 0.2255724818,
        effectiveness: 31.91197822,
        finArea: 2.827433388,
        slenderness: '0.8944271910',
        overall: 79.77994555,
        total: 0.2255724818,
        totalArea: 2.827433388,
      },
      source:
        'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base; data of Sukhatme, example 2.13(b)',
    },
    {
      inputs: {
        profile: 'pin',
        length: 50,
        pinDiameter: 5,
        conductivity: 16,
        coefficient: 100,
        base: 4,
        ambient: 25,
        fins: 100,
      },
      results: {
        efficiency: 27.55516065,
        finHeat: -0.4658391544,
        effectiveness: 11.29761587,
        finArea: 8.050331175,
        slenderness: 3.623922254,
        overall: 27.55516065,
        total: -46.58391544,
        totalArea: 805.0331175,
      },
      cautions: ['The surface between the fins', 'its outer part adds next to nothing'],
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: { length: 10, thickness: 10, width: 100, conductivity: 0.3, coefficient: 100, base: 60 },
      results: {
        efficiency: 25.79756528,
        finHeat: 3.095707834,
        effectiveness: 0.7739269585,
        finArea: 30,
        slenderness: 3.872983346,
        overall: 25.79756528,
        total: 3.095707834,
        totalArea: 30,
      },
      cautions: ['Biot number above 0.1', 'it insulates', 'its outer part adds'],
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: { profile: 'pin', length: 10, pinDiameter: 40, conductivity: 100, coefficient: 50, base: 60 },
      results: {
        efficiency: 99.33862384,
        finHeat: 4.993303854,
        effectiveness: 1.986772477,
        finArea: 25.13274123,
        slenderness: 0.1414213562,
        overall: 99.33862384,
        total: 4.993303854,
        totalArea: 25.13274123,
      },
      cautions: ['less than twice the heat'],
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: {
        profile: 'annular',
        length: 1,
        thickness: 25,
        tubeDiameter: 3000,
        conductivity: 390,
        coefficient: 2,
        base: 60,
        tip: 'insulated',
      },
      results: {
        efficiency: 99.99998632,
        finHeat: 1.508466922,
        effectiveness: 0.08002665572,
        finArea: 188.5583911,
        slenderness: 0.0006405126152,
        overall: 99.99998632,
        total: 1.508466922,
        totalArea: 188.5583911,
      },
      cautions: ['it insulates'],
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: {
        profile: 'annular',
        length: 1,
        thickness: 25,
        tubeDiameter: 6,
        conductivity: 390,
        coefficient: 2,
        base: 60,
        tip: 'insulated',
      },
      results: {
        efficiency: 99.99998419,
        finHeat: 0.003518583216,
        effectiveness: 0.09333331857,
        finArea: 0.4398229715,
        slenderness: 0.0006405126152,
        overall: 99.99998419,
        total: 0.003518583216,
        totalArea: 0.4398229715,
      },
      cautions: ['it insulates'],
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: {
        profile: 'annular',
        length: 10,
        thickness: 0.1,
        tubeDiameter: 2000,
        conductivity: 16,
        coefficient: 200,
        base: 100,
      },
      results: {
        efficiency: 19.81907505,
        finHeat: 402.4909833,
        effectiveness: 40.03651847,
        finArea: 1269.266421,
        slenderness: 5.025,
        overall: 19.81907505,
        total: 402.4909833,
        totalArea: 1269.266421,
      },
      source: 'Python with mpmath: power series of the fin equation from the tip, heat by the gradient at the base',
    },
    {
      inputs: { length: 40, thickness: 2, width: 200, conductivity: 180, coefficient: 60, base: 20 },
      results: { finHeat: 0, total: 0, efficiency: 84.73476282 },
      source: 'By definition: no difference of temperature',
    },
    {
      inputs: { length: 40, thickness: 10, width: 200, conductivity: 100, coefficient: 1000, base: 80 },
      results: { efficiency: 47.94614114, finHeat: 517.8183243, effectiveness: 4.315152703, slenderness: 2.01246118 },
      cautions: ['counts the tip closely'],
      source: 'Python: tanh(m L)/(m L) at the corrected length; by hand h t/k = 0.1',
    },
    {
      inputs: { length: 40, thickness: 2, width: 10, conductivity: 180, coefficient: 60, base: 80 },
      results: { efficiency: 84.73476282, finHeat: 2.501370198, effectiveness: 34.74125276, slenderness: 0.7485541619 },
      cautions: ['side edges'],
      source: 'Python: tanh(m L)/(m L) at the corrected length',
    },
  ],
  notes: [
    'Steady, one-dimensional conduction; one coefficient over the whole fin, fluid of one temperature, perfect contact at the base, no radiation. Send a coefficient with radiation in it where that counts.',
    'Fins near each other have a smaller coefficient than one alone, and warm the fluid between them.',
  ],
  references: [
    {
      title: 'Bergman, Lavine, Incropera, DeWitt: Fundamentals of Heat and Mass Transfer, 7th ed., §3.6 and table 3.5',
    },
    {
      title: 'ThermoFluidCalc: Annular fin efficiency',
      url: 'https://thermofluidcalc.com/calcul/Conduction/annular_fin_efficiency.php',
    },
    {
      title: 'Gardner: Efficiency of extended surface, Trans. ASME 67 (1945) 621–631',
    },
  ],
});
