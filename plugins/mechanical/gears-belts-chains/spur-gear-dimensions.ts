import { defineCalculator, type FigurePoint, integer, isBelow, number, quantity } from '@reckoner/engine';

/** Standard full-depth involute teeth (addendum 1, dedendum 1.25 modules) without profile shift. */
export default defineCalculator({
  title: 'Spur gear dimensions',
  description: 'Pitch, tip, root and base diameter and center distance of spur gears from module and numbers of teeth.',
  keywords: ['module', 'diametral pitch', 'pitch diameter', 'addendum', 'dedendum', 'base circle', 'centre distance'],
  inputs: {
    module: quantity('m', {
      label: 'Module',
      usual: [0.1, 60],
      help: '25.4 mm over the diametral pitch.',
      unit: 'mm',
      symbol: 'm',
      min: 0.05,
      max: 100,
    }),
    teeth: integer({ label: 'Teeth', symbol: 'z_1', min: 5, max: 10000 }),
    matingTeeth: integer({ label: 'Teeth of the mating gear', symbol: 'z_2', min: 5, max: 10000, optional: true }),
    pressureAngle: quantity('rad', {
      label: 'Pressure angle',
      unit: 'deg',
      symbol: '\\alpha',
      min: 10,
      max: 35,
      default: 20,
    }),
    dedendum: number({ label: 'Dedendum in modules', symbol: 'h_f^*', min: 1, max: 1.5, default: 1.25 }),
  },
  outputs: {
    pitchDiameter: quantity('m', { label: 'Pitch diameter', unit: 'mm', symbol: 'd', places: 3 }),
    tipDiameter: quantity('m', { label: 'Tip (outside) diameter', unit: 'mm', symbol: 'd_a', places: 3 }),
    rootDiameter: quantity('m', { label: 'Root diameter', unit: 'mm', symbol: 'd_f', places: 3 }),
    baseDiameter: quantity('m', { label: 'Base diameter', unit: 'mm', symbol: 'd_b', places: 3 }),
    circularPitch: quantity('m', { label: 'Circular pitch', unit: 'mm', symbol: 'p', places: 3 }),
    centerDistance: quantity('m', { label: 'Center distance', unit: 'mm', symbol: 'a', places: 3, optional: true }),
  },
  formula: ({ module, teeth, matingTeeth, pressureAngle, dedendum }) => {
    const pitchDiameter = module * teeth;
    return {
      pitchDiameter,
      tipDiameter: module * (teeth + 2),
      rootDiameter: module * (teeth - 2 * dedendum),
      baseDiameter: pitchDiameter * Math.cos(pressureAngle),
      circularPitch: Math.PI * module,
      centerDistance: matingTeeth === undefined ? undefined : (module * (teeth + matingTeeth)) / 2,
    };
  },
  cautions: [
    {
      level: 'caution',
      // Half a tooth less than 2/sin² α, so that the customary 17 teeth at 20° pass.
      when: ({ teeth, matingTeeth, pressureAngle }) =>
        isBelow(Math.min(teeth, matingTeeth ?? teeth), 2 / Math.sin(pressureAngle) ** 2 - 0.5),
      says: 'A gear of so few teeth is undercut at this pressure angle without profile shift (fewer than 17 teeth at 20°).',
    },
  ],
  figure: {
    kind: 'drawing',
    title: 'Gear',
    draw: ({ teeth, tipDiameter, rootDiameter, pitchDiameter }) => {
      // More teeth are too fine to be seen: then the circles stand alone.
      const [tip, root, pitch] = [tipDiameter / 2, rootDiameter / 2, pitchDiameter / 2];
      const corners = Array.from({ length: teeth <= 90 ? teeth : 0 }, (_, place): FigurePoint[] => {
        const at = (radius: number, part: number): FigurePoint => {
          const angle = (2 * Math.PI * (place + part)) / teeth;
          return [radius * Math.cos(angle), radius * Math.sin(angle)];
        };
        return [at(root, -0.33), at(tip, -0.12), at(tip, 0.12), at(root, 0.33)];
      }).flat();
      return [
        ...(corners.length === 0
          ? [
              { shape: 'circle', fill: false, center: [0, 0], radius: tip } as const,
              { shape: 'circle', center: [0, 0], radius: root } as const,
            ]
          : [{ shape: 'polygon', points: corners } as const]),
        { shape: 'circle', color: 2, fill: false, dashed: true, center: [0, 0], radius: pitch },
        { shape: 'dimension', from: [-pitch, -tip], to: [pitch, -tip], label: 'd', of: 'pitchDiameter' },
        { shape: 'dimension', from: [tip, -tip], to: [tip, tip], label: 'dₐ', of: 'tipDiameter' },
      ];
    },
  },
  explanation: 'The gear has a pitch diameter of {pitchDiameter} and an outside diameter of {tipDiameter}.',
  examples: [
    {
      inputs: { module: 2.5, teeth: 24, matingTeeth: 60 },
      results: {
        pitchDiameter: 60,
        tipDiameter: 65,
        rootDiameter: 53.75,
        baseDiameter: 56.381557,
        circularPitch: 7.853982,
        centerDistance: 105,
      },
      source: 'By hand: m z, m(z + 2), m(z − 2.5), d cos 20°, πm, m(24 + 60)/2',
    },
    {
      inputs: { module: 1, teeth: 20, pressureAngle: 14.5, dedendum: 1.157 },
      results: { pitchDiameter: 20, rootDiameter: 17.686, baseDiameter: 19.36295 },
      cautions: ['is undercut'],
      source: 'By hand: 20 − 2 × 1.157; 20 cos 14.5°',
    },
    {
      inputs: { module: 2, teeth: 12, matingTeeth: 40 },
      results: { pitchDiameter: 24, tipDiameter: 28, centerDistance: 52 },
      cautions: ['is undercut'],
      source: 'By hand: 2 × 12; 2 × 14; 2 × 52/2; 12 is below 2/sin² 20° = 17.1',
    },
    {
      inputs: { module: 2, teeth: 17 },
      results: { pitchDiameter: 34, tipDiameter: 38 },
      source: 'By hand: 2 × 17; 2 × 19',
    },
  ],
  notes: ['External spur gears.'],
  references: [
    { title: 'ISO 53:1998: Cylindrical gears: Standard basic rack tooth profile' },
    { title: "Budynas, Nisbett: Shigley's Mechanical Engineering Design, 10th ed., §13-2 to 13-5" },
  ],
});
