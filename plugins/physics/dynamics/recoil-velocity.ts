import { choice, constant, defineCalculator, isAbove, isBelow, percent, quantity, roundTo } from '@reckoner/engine';

/** The momentum that goes forward, with that of the gas, is the momentum that goes back. */
export default defineCalculator({
  title: 'Recoil velocity',
  description:
    'Recoil velocity and free recoil energy of a gun, or of whoever throws or pushes off something, from masses and velocity, with the gas of the powder.',
  keywords: ['free recoil energy', 'gun recoil', 'rifle kick', 'conservation of momentum', 'recoil impulse'],
  inputs: {
    gas: choice(
      {
        none: { label: 'None: thrown, pushed off, or gas left out', also: ['no gas', 'without powder'] },
        rifle: { label: 'Rifle: gas at 1.75 times the muzzle velocity' },
        shotgun: {
          label: 'Shotgun or handgun: gas at 1.5 times the muzzle velocity',
          also: ['shotgun', 'handgun', 'pistol', 'revolver'],
        },
        fixed: { label: 'Gas at 4,700 ft/s (1,433 m/s)', also: ['4700 ft/s', '4700 fps'] },
        custom: { label: 'Gas at a velocity of your own' },
      },
      { label: 'Gas of the powder' },
    ),
    recoilingMass: quantity('kg', {
      label: 'Mass that recoils',
      help: 'Of the gun with all that is on it, or of the thrower.',
      usual: [0.2, 1e5],
      symbol: 'M',
      above: 0,
      max: 1e9,
    }),
    projectileMass: quantity('kg', {
      label: 'Mass that goes forward',
      help: 'Of the bullet, or of all shot with the wad; 1 grain is 0.0648 g.',
      unit: 'g',
      symbol: 'm',
      above: 0,
      max: 1e9,
    }),
    velocity: quantity('m/s', {
      label: 'Its velocity',
      help: 'Muzzle velocity, or that of the thrown body, over ground.',
      symbol: 'v',
      above: 0,
      max: 1e4,
      usual: [0.1, 1800],
    }),
    charge: quantity('kg', {
      label: 'Mass of the powder',
      unit: 'g',
      symbol: 'c',
      min: 0,
      max: 1e9,
      usual: [0.05, 50000],
      when: { gas: ['rifle', 'shotgun', 'fixed', 'custom'] },
    }),
    gasVelocity: quantity('m/s', {
      label: 'Velocity of the gas',
      symbol: 'v_g',
      above: 0,
      max: 1e4,
      usual: [300, 2500],
      when: { gas: 'custom' },
    }),
  },
  outputs: {
    recoil: quantity('m/s', { label: 'Recoil velocity', symbol: 'V', digits: 3, places: 2 }),
    energy: quantity('J', { label: 'Recoil energy', symbol: 'E', digits: 3, places: 1 }),
    momentum: quantity('kg*m/s', { label: 'Recoil momentum', symbol: 'P', digits: 3, places: 2 }),
    gasShare: percent({ label: 'Share of the gas in the momentum', symbol: 's_g', places: 1 }),
    muzzleEnergy: quantity('J', { label: 'Energy of what goes forward', symbol: 'E_m', digits: 3, places: 0 }),
  },
  formula: ({ gas, recoilingMass, projectileMass, velocity, charge, gasVelocity }) => {
    const speedOfGas =
      gas === 'rifle'
        ? 1.75 * velocity
        : gas === 'shotgun'
          ? 1.5 * velocity
          : gas === 'fixed'
            ? constant(1432.56, 'm/s')
            : (gasVelocity ?? constant(0, 'm/s'));
    const gasMomentum = (charge ?? constant(0, 'kg')) * speedOfGas;
    const momentum = projectileMass * velocity + gasMomentum;
    const recoil = momentum / recoilingMass;
    return {
      recoil,
      energy: (recoilingMass * recoil ** 2) / 2,
      momentum,
      gasShare: gasMomentum / momentum,
      muzzleEnergy: (projectileMass * velocity ** 2) / 2,
    };
  },
  explanation: ({ gas, charge }) => {
    const gasWords: Record<string, string> = {
      rifle: '1.75 times that velocity',
      shotgun: '1.5 times that velocity',
      fixed: '4,700 ft/s (1,433 m/s)',
      custom: '{gasVelocity}',
    };
    const powder =
      gas === 'none'
        ? ''
        : charge === 0
          ? ', without powder,'
          : ` and {charge} of powder, its gas at ${gasWords[gas]!},`;
    const share =
      gas === 'none' ? '; gas of a powder is not counted' : charge === 0 ? '' : ', {gasShare} of it by the gas';
    return `{projectileMass} at {velocity}${powder} throw {recoilingMass} back at {recoil}, with an energy of {energy} (what goes forward has {muzzleEnergy}); the momentum is {momentum}${share}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ gas, velocity }) => gas === 'none' && velocity > 150,
      says: 'A firearm throws out the gas of its powder as well, which may add a half to the recoil velocity of a rifle: choose how the gas is counted.',
    },
    {
      level: 'caution',
      when: ({ gas, muzzleEnergy, recoilingMass }) =>
        gas !== 'none' && roundTo(muzzleEnergy, 0) > 20000 && recoilingMass < 30,
      says: 'More than 20 kJ is more than about any cartridge of caliber .50 gives its bullet: is the mass in grams, and not in grains?',
    },
    {
      level: 'caution',
      when: ({ gas, projectileMass, charge }) =>
        gas !== 'none' && isAbove(charge ?? constant(0, 'kg'), 1.5 * projectileMass),
      says: 'So much powder for the mass of the projectile is unusual: are both in the same unit, grams or grains?',
    },
    {
      level: 'caution',
      when: ({ gas, projectileMass, charge }) =>
        gas !== 'none' &&
        (charge ?? constant(0, 'kg')) > 0 &&
        isBelow(charge ?? constant(0, 'kg'), 0.01 * projectileMass),
      says: 'Less powder than a hundredth of the projectile throws it slowly at best: are both in the same unit, grams or grains?',
    },
    {
      level: 'caution',
      when: ({ gas, recoilingMass, projectileMass }) => gas !== 'none' && isAbove(recoilingMass, 5000 * projectileMass),
      says: 'The gun would be more than 5,000 times as heavy as what it fires: is its mass in kg, and not in g or oz?',
    },
    {
      level: 'danger',
      when: ({ gas, energy, recoilingMass }) => gas !== 'none' && roundTo(energy, 1) > 40 && recoilingMass < 30,
      says: 'A free recoil above 40 J (30 ft lb) is that of heavy magnum rifles, magnum shells of shotguns and more: it can bruise and injure who is not used to it. If it is not such a gun, check masses and units.',
    },
    {
      level: 'caution',
      when: ({ gas, velocity, energy, recoilingMass }) =>
        gas !== 'none' && (velocity < 50 || roundTo(energy, 3) < 0.1) && recoilingMass < 30,
      says: 'This is far less than a firearm does: are velocity and masses in the right units?',
    },
    {
      level: 'caution',
      when: ({ recoil, velocity }) => isAbove(recoil, 0.5 * velocity),
      says: 'What recoils is hardly heavier than what goes forward, or lighter: fine for people who push off each other, but of a gun check the masses and their units, and whether they are changed about.',
    },
  ],
  examples: [
    {
      inputs: { gas: 'fixed', recoilingMass: '7 lb', projectileMass: '168 gr', velocity: '2700 ft/s', charge: '40 gr' },
      results: {
        recoil: '3.991013878',
        energy: '25.28717189',
        momentum: '12.6720541',
        gasShare: '29.30174564',
        muzzleEnergy: '3686.416831',
      },
      source:
        'JBM Ballistics, Recoil, worked example: 13.1 ft/s and 18.6 ft lb; Python fractions: (168 × 2700 + 40 × 4700)/49000 = 13.0939 ft/s',
    },
    {
      inputs: { gas: 'rifle', recoilingMass: 3.5, projectileMass: 9.7, velocity: 820, charge: 3 },
      results: {
        recoil: 3.502571429,
        energy: 21.46901157,
        momentum: 12.259,
        gasShare: 35.11705686,
        muzzleEnergy: 3261.14,
      },
      source: 'Python: (0.0097 × 820 + 0.003 × 1435)/3.5',
    },
    {
      inputs: { gas: 'shotgun', recoilingMass: 3.2, projectileMass: 32, velocity: 400, charge: 2.2 },
      results: { recoil: 4.4125, energy: 31.15225, gasShare: 9.348441926 },
      source: 'By hand: (0.032 × 400 + 0.0022 × 600)/3.2',
    },
    {
      inputs: { gas: 'custom', recoilingMass: 3, projectileMass: 10, velocity: 800, charge: 3, gasVelocity: 1000 },
      results: { recoil: 3.666666667, energy: 20.16666667, momentum: 11 },
      source: 'By hand: (8 + 3)/3; 121/6',
    },
    {
      inputs: { gas: 'none', recoilingMass: 60, projectileMass: 5000, velocity: 3 },
      results: { recoil: 0.25, energy: 1.875, momentum: 15, gasShare: 0, muzzleEnergy: 22.5 },
      source: 'By hand: 15/60; 30 × 0.0625; 2.5 × 9',
    },
    {
      inputs: { gas: 'none', recoilingMass: 4, projectileMass: 10, velocity: 800 },
      results: { recoil: 2, energy: 8 },
      cautions: ['choose how the gas'],
      source: 'By hand: 8/4',
    },
    {
      inputs: { gas: 'rifle', recoilingMass: 4, projectileMass: 168, velocity: 800, charge: 40 },
      results: { recoil: 47.6, energy: 4531.52 },
      cautions: ['not in grains', 'magnum rifles'],
      source: 'By hand: (134.4 + 56)/4; 2 × 47.6²; grains sent as grams',
    },
    {
      inputs: { gas: 'shotgun', recoilingMass: 1, projectileMass: 8, velocity: 350, charge: 13 },
      results: { recoil: 9.625 },
      cautions: ['unusual', 'magnum rifles'],
      source: 'By hand: 2.8 + 0.013 × 525',
    },
    {
      inputs: { gas: 'shotgun', recoilingMass: 1, projectileMass: 8, velocity: 35, charge: 0 },
      results: { recoil: 0.28, energy: 0.0392 },
      cautions: ['far less than a firearm'],
      source: 'By hand: 0.008 × 35',
    },
    {
      inputs: { gas: 'rifle', recoilingMass: 112, projectileMass: 11, velocity: 800, charge: 0.09 },
      results: { momentum: 8.926 },
      cautions: ['hundredth of the projectile', '5,000 times'],
      source: 'By hand: 8.8 + 0.00009 × 1400; ounces sent as kg and g',
    },
    {
      inputs: { gas: 'none', recoilingMass: 5, projectileMass: 60000, velocity: 3 },
      results: { recoil: 36 },
      cautions: ['changed about'],
      source: 'By hand: 180/5',
    },
  ],
  notes: [
    'Free recoil: nothing holds the gun, no muzzle brake, no mechanism that takes up energy. How hard it is felt depends on stock, fit and time as well.',
    'The velocity of the gas is a rule of thumb: 1.75 times the muzzle velocity for rifles, 1.5 for shotguns of usual length and handguns, 1.25 for long shotguns, or 4,000 to 4,700 ft/s for all.',
  ],
  references: [
    { title: 'JBM Ballistics: Recoil', url: 'http://www.jbmballistics.com/ballistics/topics/recoil.shtml' },
    {
      title: 'Sporting Shooter: Effect on recoil velocity and energy with different loads and bullet weights',
      url: 'https://sportingshooter.com.au/ask-uncle-nick/effect-on-recoil-velocity-and-energy-with-different-loads-and-bullet-weights/',
    },
    { title: 'SAAMI: Gun Recoil Formulae' },
  ],
});
