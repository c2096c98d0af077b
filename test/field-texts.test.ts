/** Fields that people write as a ratio, a pitch, a scale or a time take them so. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { describe, expect, test } from 'vitest';
import { calculatorsOf, categories } from './engine/catalogue-calculators.js';

const context = { today: '2026-01-31' };

/** Calculator, field, what is sent, what is understood in the shown unit. */
const TEXTS: readonly (readonly [slug: string, field: string, sent: WireValue, understood: number])[] = [
  ['rafter-length-common', 'pitch', '6/12', 6],
  ['rafter-length-common', 'pitch', '1:2', 6],
  ['rafter-length-common', 'pitch', '45°', 12],
  ['rafter-length-common', 'pitch', '26.565051177077990 deg', 6],
  ['roof-area-pitch', 'pitch', '4 in 12', 4],
  ['roof-pitch-angle', 'pitch', '6:12', 6],
  ['roof-pitch-angle', 'grade', '1:20', 5],
  ['partially-full-pipe-flow', 'slope', '1%', 0.01],
  ['partially-full-pipe-flow', 'slope', '1:200', 0.005],
  ['manning-open-channel-flow', 'slope', '1 in 500', 0.002],
  ['manning-open-channel-flow', 'sideSlope', '2:1', 2],
  ['excavation-pit-volume', 'slope', '1.5:1', 1.5],
  ['trench-volume-backfill', 'slope', '1:2', 0.5],
  ['darcy-law-groundwater', 'gradient', '1/200', 0.005],
  ['grade-slope-fall', 'ratio', '1:40', 40],
  ['grade-slope-fall', 'grade', '1 in 50', 2],
  ['grade-slope-fall', 'ratio', '1 in 1 200', 1200],
  ['grade-slope-fall', 'grade', '1 out of 50', 2],
  ['slope-grade-angle', 'grade', '1:4', 25],
  ['wheelchair-ramp-length', 'ratio', '1:12', 12],
  ['map-scale-distance', 'scale', '1:25000', 25000],
  ['map-scale-distance', 'scale', '1:50 000', 50000],
  ['coffee-to-water-ratio', 'ratio', '1:16', 16],
  ['two-stroke-oil-mix', 'ratio', '50:1', 50],
  ['epoxy-resin-volume', 'ratio', '2:1', 2],
  ['projector-throw-distance', 'aspect', '16:10', 1.6],
  ['projector-throw-distance', 'shortest', '1.5:1', 1.5],
  ['speed-rpm-gear-ratio', 'finalDrive', '4.10:1', 4.1],
  ['transformer-turns-ratio', 'ratio', '10:1', 10],
  ['ligation-insert-vector-ratio', 'ratio', '3:1', 3],
  ['henderson-hasselbalch-buffer', 'ratio', '2:1', 2],
  ['mccabe-thiele-stages', 'reflux', '5:2', 2.5],
  ['capstan-rope-friction', 'ratio', '20:1', 20],
  ['decibel-ratio-gain', 'powerRatio', '100:1', 100],
  ['shannon-hartley-capacity', 'ratio', '1000:1', 1000],
  ['signal-to-noise-ratio', 'ratio', '100:1', 100],
  ['frequency-wavelength-velocity-factor', 'velocityFactor', '66%', 0.66],
  ['stopping-sight-distance-aashto', 'grade', '1:20', 5],
  ['vertical-curve-elements', 'gradeIn', '1:50', 2],
  ['stopping-distance-vehicle-braking', 'grade', '1 in 10', 10],
  ['cycling-power-speed', 'grade', '1:20', 5],
  ['calories-burned-walking-running', 'grade', '1/20', 5],
  ['race-time-predictor-riegel', 'knownTime', '25:30', 25.5],
  ['race-time-predictor-riegel', 'knownTime', '1:02:03', 62.05],
  ['running-pace', 'time', '25:30', 25.5],
  ['running-pace', 'pace', '5:30', 5.5],
  ['running-pace', 'time', `25'30"`, 25.5],
  ['running-pace', 'pace', '5′30″', 5.5],
  ['running-pace', 'pace', `8'02"/mi`, 482 / 60 / 1.609344],
  ['swim-pace', 'time', '25:30', 25.5],
  ['swim-pace', 'pace', '1:40', 100],
  ['vo2max-field-test', 'time', '10:30', 10.5],
  ['video-file-size', 'duration', '1:30', 1.5],
  ['audio-file-size', 'duration', '3:30', 3.5],
  ['photo-video-storage-count', 'duration', '0:30', 0.5],
  ['athletics-decathlon-points', 'run1500', '4:23.45', 263.45],
  ['hockey-save-percentage', 'minutes', '59:30', 59.5],
  ['time-lapse-interval', 'clip', '0:20', 20],
  ['speed-distance-time', 'time', '7:30', 7.5],
  ['compound-interest', 'rate', { value: 0.05, unit: '1' }, 5],
  ['compound-interest', 'rate', '0.05 of 1', 5],
  ['compound-interest', 'rate', '250 bp', 2.5],
  ['geometric-sequence', 'ratio', '1/2', 0.5],
];

const all = await Promise.all(categories.map(calculatorsOf));
const bySlug = new Map(all.flat().map(({ calculator }) => [calculator.slug, calculator]));

describe('what is written in a field', () => {
  test.each(TEXTS)('%s: %s %j', (slug, field, sent, understood) => {
    const calculator = bySlug.get(slug)!;
    const { definition } = calculator;
    // An example in whose mode the field counts gives the other inputs.
    const example = definition.examples.find(({ inputs }) => inputs[field] !== undefined) ?? definition.examples[0]!;
    const result = understand(calculator, { ...example.inputs, [field]: sent }, {}, context);
    const issues = result.ok ? [] : result.issues.filter(({ pointer }) => pointer === `/inputs/${field}`);
    expect(issues).toEqual([]);
    if (result.ok) expect(Number(result.understood.inputs[field])).toBeCloseTo(understood, 10);
  });

  test('is refused where it would mean something else', () => {
    const odds = understand(bySlug.get('betting-odds-converter')!, { odds: '7/2' }, {}, context);
    expect(odds).toMatchObject({ ok: false, issues: [{ code: 'not-a-number' }] });
    const pitch = { ...bySlug.get('rafter-length-common')!.definition.examples[0]!.inputs, pitch: '1/2' };
    expect(understand(bySlug.get('rafter-length-common')!, pitch, {}, context)).toMatchObject({
      ok: false,
      issues: [{ code: 'ambiguous', pointer: '/inputs/pitch' }],
    });
    for (const [sent, suggestion] of [
      ['1:1,200', '1:1200'],
      ['1 in 1,200', '1 in 1200'],
    ]) {
      const scale = understand(bySlug.get('map-scale-distance')!, { scale: sent, map: 4 }, {}, context);
      expect(scale).toMatchObject({
        ok: false,
        issues: expect.arrayContaining([expect.objectContaining({ suggestion })]),
      });
    }
  });
});

describe('an option', () => {
  test.each([
    ['egfr-ckd-epi-2021', 'sex', 'F', 'female'],
    ['egfr-ckd-epi-2021', 'sex', 'Man', 'male'],
    ['daily-water-intake', 'group', 'female', 'woman'],
    ['compound-interest', 'frequency', 'Yearly', 'annually'],
    ['compound-interest', 'frequency', 'every month', 'monthly'],
    ['loan-payment', 'timing', 'beginning', 'start'],
    ['one-sample-t-test', 'alternative', 'two-tailed', 'two-sided'],
    ['egfr-ckd-epi-2021', 'sex', 'unknown', undefined],
  ])('of %s %s is also asked for by %s', (slug, field, sent, meant) => {
    const calculator = bySlug.get(slug)!;
    const result = understand(calculator, { ...calculator.definition.examples[0]!.inputs, [field]: sent }, {}, context);
    if (meant === undefined) expect(result.ok).toBe(false);
    else expect(result).toMatchObject({ understood: { inputs: { [field]: meant } } });
  });

  test.each(['Yes', ' TRUE', 'yes'])('yes and no are read in any case: %s', (sent) => {
    const result = understand(bySlug.get('stop-bang-sleep-apnoea')!, { male: sent, age: 'No' }, {}, context);
    expect(result).toMatchObject({ understood: { inputs: { male: true, age: false } } });
  });
});

test('a value in the unit of another mode is shown the way', () => {
  const sent = { age: 60, sex: 'female', creatinine: '80 µmol/L' };
  const result = understand(bySlug.get('egfr-ckd-epi-2021')!, sent, {}, context);
  expect(result).toMatchObject({
    issues: [{ message: expect.stringMatching(/Or send "creatinineMolar" with "units": "si"\.$/) }],
  });
  const wrong = understand(bySlug.get('egfr-ckd-epi-2021')!, { ...sent, creatinine: '80 km' }, {}, context);
  expect(wrong).toMatchObject({ issues: [{ message: expect.not.stringContaining('Or send') }] });
});

describe('a switch that was left at its default', () => {
  test('is the one thing that is wrong', () => {
    const result = understand(bySlug.get('coefficient-of-variation')!, { sample: [1, 2, 3] }, {}, context);
    expect(result).toMatchObject({
      ok: false,
      issues: [{ pointer: '/inputs/data', code: 'missing', suggestion: 'values' }],
    });
    expect(result.ok ? [] : result.issues).toHaveLength(1);
  });

  test('is not where fields of its own mode were sent too', () => {
    const inputs = { sample: [1, 2, 3], mean: 2, deviation: 1 };
    const result = understand(bySlug.get('coefficient-of-variation')!, inputs, {}, context);
    const pointers = result.ok ? [] : result.issues.map(({ pointer }) => pointer);
    expect(pointers).toContain('/inputs/sample');
    expect(pointers).not.toContain('/inputs/data');
  });
});

describe('an option', () => {
  test.each([
    ['voltage-drop-conductors', 'material', 'Aluminium', 'aluminum'],
    ['voltage-drop-conductors', 'material', 'Al', 'aluminum'],
    ['voltage-drop-conductors', 'material', 'COPPER', 'copper'],
    ['reflect-point-line', 'mirror', 'y = -x', 'antidiagonal'],
  ])('%s: %s "%s" is %s', (slug, field, sent, key) => {
    const calculator = bySlug.get(slug)!;
    const example =
      calculator.definition.examples.find(({ inputs }) => inputs[field] === key) ?? calculator.definition.examples[0]!;
    const result = understand(calculator, { ...example.inputs, [field]: sent }, {}, context);
    expect(result.ok && result.understood.inputs[field]).toBe(key);
  });
});

describe('long lists', () => {
  test.each([
    ['internal-rate-of-return', { flows: [-200_000, ...Array.from({ length: 360 }, () => 1200)] }],
    ['net-present-value', { investment: 1000, rate: 5, flows: Array.from({ length: 361 }, () => 1200) }],
    ['mean-median-mode', { values: Array.from({ length: 10_000 }, (_, index) => index) }],
  ])('%s takes them', (slug, inputs) => {
    expect(understand(bySlug.get(slug)!, inputs, {}, context)).toMatchObject({ ok: true });
  });
});
