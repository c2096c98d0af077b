import {
  category,
  choice,
  constant,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  measure,
  percent,
  quantity,
  roundTo,
  speedOfLight,
  vacuumImpedance,
} from '@reckoner/engine';

type Standard = 'fccPublic' | 'fccOccupational' | 'icnirpPublic' | 'icnirpOccupational';

/** 47 CFR 1.1310, table 1 to paragraph (e)(1), of 2024: 1 mW/cm² are 10 W/m²; below 300 MHz as an equivalent plane wave. */
function fccLimit(isPublic: boolean, frequency: number) {
  const f = frequency / constant(1e6, 'Hz');
  const density = isPublic
    ? f <= 1.34
      ? 1000
      : f <= 30
        ? 1800 / f ** 2
        : f <= 300
          ? 2
          : f <= 1500
            ? f / 150
            : 10
    : f <= 3
      ? 1000
      : f <= 30
        ? 9000 / f ** 2
        : f <= 300
          ? 10
          : f <= 1500
            ? f / 30
            : 50;
  return density * constant(1, 'W/m^2');
}

/** ICNIRP (2020), table 5, whole body over 30 min; up to 30 MHz the lower of the fields E and H, as a plane wave. */
function icnirpLimit(isPublic: boolean, frequency: number) {
  const f = frequency / constant(1e6, 'Hz');
  if (f <= 30) {
    const electric = ((isPublic ? constant(300, 'V/m') : constant(660, 'V/m')) / f ** 0.7) ** 2 / vacuumImpedance;
    const magnetic = ((isPublic ? constant(2.2, 'A/m') : constant(4.9, 'A/m')) / f) ** 2 * vacuumImpedance;
    return Math.min(electric, magnetic);
  }
  const base = isPublic ? constant(2, 'W/m^2') : constant(10, 'W/m^2');
  return f <= 400 ? base : f <= 2000 ? (base * f) / 400 : 5 * base;
}

const limitOf = (standard: Standard, frequency: number) =>
  standard === 'fccPublic' || standard === 'fccOccupational'
    ? fccLimit(standard === 'fccPublic', frequency)
    : icnirpLimit(standard === 'icnirpPublic', frequency);

/** Closer to the body it is the SAR that counts (47 CFR 2.1093). */
const NEAR_BODY = constant(0.2, 'm');

/** Within λ/2π a far-field formula tells nothing of exposure. */
const isReactive = (distance: number, frequency: number) => isBelow(distance, speedOfLight / (2 * Math.PI * frequency));

/** S = kPG/(4πr²), with k = 1 in free space, 1.6² for a ground by the EPA and 2² for total reflection. */
export default defineCalculator({
  title: 'RF exposure and safe distance',
  description:
    'Distance from a transmitting antenna at which the power density falls to the exposure limit of the FCC (47 CFR 1.1310) or ICNIRP (2020), and the power density at a given distance in percent of it, from power, gain, duty cycle and frequency.',
  keywords: [
    'rf safety distance',
    'maximum permissible exposure',
    'MPE calculator',
    'OET 65',
    'ICNIRP 2020 limits',
    'compliance distance',
    'exclusion zone antenna',
    'amateur radio rf exposure',
    'power density of an antenna',
  ],
  related: ['field-strength-power-density', 'near-far-field-boundary', 'eirp-erp'],
  inputs: {
    power: quantity('W', {
      label: 'Transmitter power',
      help: 'Of single sideband the peak envelope power. In watts; 50 dBm may be written so.',
      symbol: 'P',
      above: 0,
      max: 1e9,
      usual: [0.001, 100000],
    }),
    cableLoss: measure('dB', {
      label: 'Cable and connector loss',
      symbol: 'L_c',
      min: 0,
      max: 60,
      usual: [0, 10],
      default: 0,
    }),
    gain: measure('dBi', {
      label: 'Antenna gain over isotropic',
      help: 'Toward the people; in the main beam the full gain. 0 dBd are 2.15 dBi.',
      symbol: 'G',
      min: -60,
      max: 80,
      usual: [-20, 60],
    }),
    frequency: quantity('Hz', {
      label: 'Frequency',
      unit: 'MHz',
      symbol: 'f',
      min: 0.1,
      max: 300000,
      usual: 'all',
    }),
    dutyCycle: percent({
      label: 'Duty cycle of the mode',
      help: 'Mean over peak power while transmitting: about 20% of SSB speech without a processor, 40% of Morse, 100% of FM and most digital modes.',
      symbol: 'D',
      above: 0,
      max: 100,
      usual: [1, 100],
      default: 100,
    }),
    timeShare: percent({
      label: 'Share of the averaging time on the air',
      help: 'Of the worst 6 minutes (FCC occupational) or 30 minutes (the others).',
      symbol: 't',
      above: 0,
      max: 100,
      usual: [1, 100],
      default: 100,
    }),
    standard: choice(
      {
        fccPublic: {
          label: 'FCC (USA), general population, uncontrolled',
          also: ['FCC', 'FCC general population', 'uncontrolled'],
        },
        fccOccupational: {
          label: 'FCC (USA), occupational, controlled',
          also: ['FCC occupational', 'controlled'],
        },
        icnirpPublic: { label: 'ICNIRP 2020, general public', also: ['ICNIRP', 'ICNIRP public', 'ICNIRP 2020'] },
        icnirpOccupational: { label: 'ICNIRP 2020, occupational', also: ['ICNIRP occupational'] },
      },
      { label: 'Limit', default: 'fccPublic' },
    ),
    reflection: choice(
      {
        ground: { label: 'Ground reflection by the EPA (field × 1.6)', value: 2.56, also: ['ground', 'EPA'] },
        none: { label: 'None (free space)', value: 1, also: ['free space', 'none'] },
        total: { label: 'Total reflection (field × 2)', value: 4, also: ['total', 'worst case'] },
      },
      { label: 'Reflection', symbol: 'k', default: 'ground' },
    ),
    distance: quantity('m', {
      label: 'Distance of people',
      help: 'From the nearest part of the antenna.',
      symbol: 'r',
      min: 0.01,
      max: 1e7,
      usual: [0.05, 2000],
      optional: true,
    }),
  },
  outputs: {
    safe: quantity('m', { label: 'Distance at which the limit is reached', symbol: 'r_{lim}', digits: 6 }),
    limit: quantity('W/m^2', { label: 'Limit of the power density', symbol: 'S_{lim}', digits: 4 }),
    limitSmall: quantity('mW/cm^2', { label: 'The limit in mW/cm²', symbol: "S'_{lim}", digits: 4 }),
    eirp: quantity('W', { label: 'Mean EIRP', symbol: '\\mathrm{EIRP}', digits: 4 }),
    density: quantity('W/m^2', {
      label: 'Power density at the distance',
      symbol: 'S',
      digits: 4,
      optional: true,
    }),
    share: percent({ label: 'Share of the limit there', symbol: 'q', places: 1, optional: true }),
    verdict: category(['Within the limit', 'Above the limit'], {
      label: 'By this estimate it is',
      of: 'share',
      optional: true,
    }),
  },
  formula: ({ power, cableLoss, gain, frequency, dutyCycle, timeShare, standard, reflection, distance }) => {
    const eirp = power * dutyCycle * timeShare * 10 ** ((gain - cableLoss) / 10);
    const limit = limitOf(standard, frequency);
    const safe = Math.sqrt((reflection * eirp) / (4 * Math.PI * limit));
    const found = { safe, limit, limitSmall: (limit * constant(1, 'mW/cm^2')) / constant(10, 'W/m^2'), eirp };
    if (distance === undefined) return found;
    const density = (reflection * eirp) / (4 * Math.PI * distance ** 2);
    const share = density / limit;
    const isNear =
      (standard === 'icnirpPublic' || standard === 'icnirpOccupational') && frequency <= constant(3e7, 'Hz');
    const holds = !isNear && !isReactive(distance, frequency) && isAtLeast(distance, NEAR_BODY);
    return {
      ...found,
      density,
      share,
      verdict: holds
        ? roundTo(100 * share, 8) > 100
          ? ('Above the limit' as const)
          : ('Within the limit' as const)
        : undefined,
    };
  },
  shown: ({ power, cableLoss, gain, dutyCycle, timeShare, reflection, distance, eirp, limit, density }) => ({
    safe: Math.sqrt((reflection * eirp) / (4 * Math.PI * limit)),
    limit: undefined,
    limitSmall: undefined,
    eirp: power * dutyCycle * timeShare * 10 ** ((gain - cableLoss) / 10),
    density: distance === undefined ? undefined : (reflection * eirp) / (4 * Math.PI * distance ** 2),
    share: density === undefined ? undefined : density / limit,
    verdict: undefined,
  }),
  stepwise: [
    'FCC, W/m² with f in MHz: general population 1000 up to 1.34 MHz, 1800/f² up to 30, 2 up to 300, f/150 up to 1500, then 10; occupational 1000 up to 3 MHz, 9000/f² up to 30, 10 up to 300, f/30 up to 1500, then 50.',
    'ICNIRP 2020, whole body: general public 2 W/m² above 30 up to 400 MHz, f/200 up to 2 GHz, then 10; occupational five times that. Up to 30 MHz the lower of E = 300/f^0.7 V/m and H = 2.2/f A/m (occupational 660/f^0.7 and 4.9/f) as a plane wave, E²/Z₀ or H²Z₀.',
    'The result is within the limit where the share is at most 100%; no verdict is given within λ/2π or 20 cm, nor by ICNIRP up to 30 MHz.',
  ],
  explanation: ({ standard, reflection, distance }) =>
    `{power} through {cableLoss} of loss into {gain}, at a duty cycle of {dutyCycle} and {timeShare} of ${
      standard === 'fccOccupational' ? '6 minutes' : '30 minutes'
    } on the air, are a mean EIRP of {eirp}. ${
      reflection === 1
        ? 'In free space'
        : reflection === 4
          ? 'With total reflection, which doubles the field,'
          : 'With a ground that raises the field 1.6 times'
    } the power density falls to {limit} ({limitSmall}), the ${
      standard === 'fccPublic'
        ? 'FCC limit for the general population'
        : standard === 'fccOccupational'
          ? 'FCC limit for occupational exposure'
          : standard === 'icnirpPublic'
            ? 'ICNIRP (2020) reference level for the general public'
            : 'ICNIRP (2020) reference level for occupational exposure'
    } at {frequency}, at {safe}.${
      distance === undefined ? '' : ' At {distance} it is {density}, {share} of the limit.'
    }`,
  requires: [
    {
      that: ({ standard, frequency }) =>
        standard === 'icnirpPublic' ||
        standard === 'icnirpOccupational' ||
        (frequency >= constant(300000, 'Hz') && frequency <= constant(1e11, 'Hz')),
      field: 'frequency',
      says: 'The table of the FCC reaches from 0.3 MHz to 100 GHz.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ share }) => share !== undefined && isAbove(share, 1),
      says: 'People at this distance are exposed to more than the limit by this estimate: keep them away, or lower power, time on the air or gain toward them, before the transmitter is on.',
    },
    {
      level: 'danger',
      when: ({ distance, frequency }) => distance !== undefined && isReactive(distance, frequency),
      says: '{distance} is closer than λ/2π (47.7 m over the frequency in MHz), in the reactive near field, where fields can be far stronger than the formula tells and electric and magnetic field must each meet its own limit: do not rely on this share. Keep people farther away, or have both fields modeled or measured.',
    },
    {
      level: 'danger',
      when: ({ safe, frequency }) => isReactive(safe, frequency),
      says: 'The {safe} at which the limit would be reached lie within λ/2π (47.7 m over the frequency in MHz), in the reactive near field, where fields can be far stronger than the formula tells: do not let people so close. Keep them farther away than λ/2π, or have both fields modeled or measured.',
    },
    {
      level: 'caution',
      when: ({ standard, frequency }) =>
        (standard === 'icnirpPublic' || standard === 'icnirpOccupational') && frequency <= constant(3e7, 'Hz'),
      says: 'Up to 30 MHz ICNIRP has no limit of power density: electric and magnetic field must each meet theirs, and exposure counts as near field at any distance. This is an estimate by a plane wave: have the fields modeled or measured.',
    },
    {
      level: 'caution',
      when: ({ safe, distance }) => isBelow(Math.min(distance ?? safe, safe), NEAR_BODY),
      says: 'A distance told here is below 20 cm, where power density is not what counts: of transmitters near the body the SAR must be evaluated (in the USA by 47 CFR 2.1093).',
    },
    {
      level: 'caution',
      when: ({ standard }) => standard === 'fccOccupational' || standard === 'icnirpOccupational',
      says: 'Occupational limits are only for people who know of their exposure, are trained and can end it. For family, neighbors and passers-by take the general population.',
    },
    {
      level: 'caution',
      when: ({ gain, frequency }) => gain > 15 && frequency < constant(3e7, 'Hz'),
      says: 'A gain above 15 dBi below 30 MHz takes a very large array: check gain (dBi, not a factor) and the unit of frequency.',
    },
    {
      level: 'note',
      when: ({ gain, safe, distance, frequency }) =>
        gain >= 20 &&
        isBelow(Math.min(distance ?? safe, safe), (2 * 10 ** (gain / 10) * speedOfLight) / (Math.PI ** 2 * frequency)),
      says: 'A distance told here is within 2D²/λ of a dish with this gain: there the formula tells more than the beam of a dish or panel has, and the limit may be met closer. Have the near field calculated before people go nearer.',
    },
    {
      level: 'caution',
      when: ({ reflection }) => reflection === 1,
      says: 'Free space leaves out reflections: ground, roofs and walls can double the field and then double this distance.',
    },
  ],
  figure: {
    kind: 'curve',
    title: 'Power density and limit',
    x: { of: 'safe', label: 'Distance', log: true },
    y: { of: 'limit', label: 'Power density', log: true },
    curve: ({ safe, limit }) => ({
      from: safe / 4,
      to: 4 * safe,
      lines: [
        { label: 'Power density', y: (r) => limit * (safe / r) ** 2 },
        { label: 'Limit', y: () => limit, dashed: true },
      ],
      marks: [{ x: safe, y: limit, label: 'Limit reached' }],
    }),
  },
  examples: [
    {
      inputs: { power: 1500, gain: 2.2, frequency: 3.75, distance: 30.48 },
      results: {
        safe: 1.99047027035,
        limit: 128,
        limitSmall: 12.8,
        eirp: 2489.38036116,
        density: 0.545872775351,
        share: 0.426463105743,
        verdict: 'Within the limit',
      },
      cautions: ['at which the limit would be reached'],
      source: 'W3ZR, after OET 65: 0.0546 mW/cm² at 100 ft, limit 12.81 mW/cm²; more digits: Python',
    },
    {
      inputs: {
        power: 60,
        gain: 2.2,
        frequency: 29,
        dutyCycle: 20,
        timeShare: 50,
        standard: 'fccOccupational',
        distance: '6 ft',
      },
      results: { safe: 0.435378941349, limitSmall: 1.07015457788, density: 0.606525305946, share: 5.66764202556 },
      cautions: ['at which the limit would be reached', 'Occupational limits'],
      source: 'zimolzak, fcc-rf-formulas: 0.06065 mW/cm², limit 1.07015 mW/cm², 1.428 ft; more digits: Python',
    },
    {
      inputs: {
        power: 100,
        cableLoss: 1.5,
        gain: 6,
        frequency: 145,
        standard: 'icnirpPublic',
        reflection: 'none',
        distance: 3,
      },
      results: { safe: 3.34872951668, limit: 2, eirp: 281.838293126, share: 124.599881955, verdict: 'Above the limit' },
      cautions: ['exposed to more than the limit', 'Free space leaves out'],
      source: 'Python: 100 × 10^0.45/(4π × 9)',
    },
    {
      inputs: { power: 100, gain: 2.15, frequency: 100, reflection: 'none', distance: 2.5545 },
      results: { safe: 2.55493626139, density: 2.00068318441, share: 100.03415922, verdict: 'Above the limit' },
      cautions: ['exposed to more than the limit', 'Free space leaves out'],
      source: 'Python: 100 × 10^0.215/(4π × 2.5545²), of 2 W/m²',
    },
    {
      inputs: { power: 100, gain: 2.15, frequency: 7.1, standard: 'icnirpPublic' },
      results: { limit: 15.3620882034, safe: 1.47499287849 },
      cautions: ['at which the limit would be reached', 'no limit of power density'],
      source: 'Python with scipy.constants: (300/7.1^0.7)²/Z₀ is below (2.2/7.1)² Z₀; λ/2π is 6.72 m',
    },
    {
      inputs: { power: 100, gain: 2.15, frequency: 29.9, standard: 'icnirpOccupational', distance: 5 },
      results: { limit: 9.93385097499, safe: 1.83424029704, share: 13.4577498692 },
      cautions: ['no limit of power density', 'Occupational limits'],
      source: 'Python with scipy.constants: (660/29.9^0.7)²/Z₀, (4.9/29.9)² Z₀',
    },
    {
      inputs: { power: 500, gain: 15, frequency: 1200, standard: 'icnirpOccupational', reflection: 'total' },
      results: { limit: 30, safe: 12.9523758573 },
      cautions: ['Occupational limits'],
      source: 'Python: 1200/40; √(4 × 15811/(4π × 30))',
    },
    {
      inputs: { power: 100, gain: 10, frequency: 435, standard: 'icnirpOccupational' },
      results: { limit: 10.875 },
      cautions: ['Occupational limits'],
      source: 'ICNIRP (2020), table 5: 435/40',
    },
    {
      inputs: { power: 20, gain: 17, frequency: 5800, standard: 'icnirpPublic', reflection: 'none' },
      results: { limit: 10, safe: 2.82429505623 },
      cautions: ['Free space leaves out'],
      source: 'Python: √(1002.37/(4π × 10))',
    },
    {
      inputs: { power: 0.1, gain: 2, frequency: 2450 },
      results: { limit: 10, safe: 0.0568218083038 },
      cautions: ['below 20 cm'],
      source: 'Python: √(2.56 × 0.1585/(4π × 10))',
    },
    {
      inputs: { power: 100, gain: 10, frequency: 915 },
      results: { limit: 6.1, safe: 5.77896591745 },
      source: 'Python: 915/150; √(2560/(4π × 6.1))',
    },
    {
      inputs: { power: 1000, gain: 0, frequency: 1.2, distance: 60 },
      results: { limit: 1000, safe: 0.451351666838 },
      cautions: ['at which the limit would be reached'],
      source: '47 CFR 1.1310: 100 mW/cm²; Python: √(2560/(4π × 1000))',
    },
    {
      inputs: { power: 100, gain: 6, frequency: 146 },
      results: { limit: 2 },
      source: '47 CFR 1.1310: 0.2 mW/cm²',
    },
    {
      inputs: { power: 100, gain: 6, frequency: 2, standard: 'fccOccupational', distance: 60 },
      results: { limit: 1000 },
      cautions: ['at which the limit would be reached', 'Occupational limits'],
      source: '47 CFR 1.1310: 100 mW/cm²',
    },
    {
      inputs: { power: 100, gain: 6, frequency: 146, standard: 'fccOccupational' },
      results: { limit: 10 },
      cautions: ['Occupational limits'],
      source: '47 CFR 1.1310: 1 mW/cm²',
    },
    {
      inputs: { power: 20, gain: 10, frequency: 915, standard: 'fccOccupational' },
      results: { limit: 30.5, safe: 1.15579318349 },
      cautions: ['Occupational limits'],
      source: 'Python: 915/30; √(2.56 × 200/(4π × 30.5))',
    },
    {
      inputs: { power: 100, gain: 12, frequency: 5760, standard: 'fccOccupational' },
      results: { limit: 50, safe: 2.54114851944 },
      cautions: ['Occupational limits'],
      source: '47 CFR 1.1310: 5 mW/cm²; Python',
    },
    {
      inputs: { power: 100, gain: 2.15, frequency: 7.1, distance: 5 },
      results: { density: 1.33687281659, share: 3.74398659358 },
      cautions: ['at which the limit would be reached', 'do not rely on this share'],
      source: 'Python: 2.56 × 164.06/(4π × 25); 1800/7.1²; λ/2π is 6.72 m',
    },
    {
      inputs: { power: 10, gain: 40, frequency: '10 GHz' },
      results: { eirp: 100000, safe: 45.1351666838 },
      cautions: ['within 2D²/λ'],
      source: 'Python: √(2.56 × 10⁵/(4π × 10)); 2 × 10⁴ × 0.03 m/π² is 60.7 m',
    },
    {
      inputs: { power: 100, gain: 16, frequency: 14.2, distance: 100 },
      results: { limit: 8.92680023805 },
      cautions: ['very large array'],
      source: 'By hand: 1800/14.2²',
    },
    {
      inputs: { power: 0.1, gain: 2, frequency: 2450, distance: 0.19 },
      results: { density: 0.8943816895, share: 8.943816895 },
      cautions: ['below 20 cm'],
      source: 'Python: 2.56 × 0.158489/(4π × 0.19²); 10 W/m²',
    },
    {
      inputs: { power: 1, gain: 0, frequency: 0.15 },
      refused: 'from 0.3 MHz',
      source: '47 CFR 1.1310, table 1',
    },
  ],
  notes: [
    'A far-field estimate for the main beam of one antenna: with several transmitters the shares of their limits are added. Near a dish or a long antenna (within 2D²/λ) it tells more than there is in the beam, never what is beside it.',
    'The limits are those of the whole body: ICNIRP has local ones over 6 minutes as well, and contact with antennas and metal burns at distances that are within every limit. Other countries have others, as Canada (Safety Code 6) or the EU (1999/519/EC after ICNIRP 1998): the law is that of your country. In the USA radio amateurs must evaluate their stations since 2021; an estimate is part of that.',
  ],
  references: [
    {
      title:
        '47 CFR 1.1310, Radiofrequency radiation exposure limits, table 1 to paragraph (e)(1); read at EMClab and W5YI',
      url: 'http://www.emclabinfo.com/emc_calc/fcclim.htm',
    },
    {
      title:
        'FCC OET Bulletin 65, edition 97-01 (1997), equations (3) to (8): reflection by 2² and, after the EPA, by 1.6²',
    },
    {
      title:
        'ICNIRP: Guidelines for limiting exposure to electromagnetic fields (100 kHz to 300 GHz), Health Physics 118 (2020) 483–524, table 5; the levels of the general public stand alike in three public programs, the occupational fields up to 30 MHz in one',
      doi: '10.1097/HP.0000000000001210',
    },
    {
      title: 'W3ZR: RF safety evaluation (worked examples)',
      url: 'https://www.qsl.net/w3zr/rfsafety.html',
    },
  ],
});
