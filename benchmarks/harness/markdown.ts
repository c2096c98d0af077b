/** Measurements as a Markdown table, ready for the README. */
import { type Measurement, reachesAim } from './measurement.js';

export function toMarkdown(measurements: readonly Measurement[]): string {
  const rows = measurements.map((measurement) => [
    measurement.title,
    measurement.aim === undefined
      ? '–'
      : `${measurement.better === 'higher' ? '≥' : '≤'} ${withUnit(measurement.aim, measurement.unit)}`,
    `${withUnit(measurement.value, measurement.unit)}${reachesAim(measurement) ? '' : ' (short of the aim)'}`,
    measurement.detail,
  ]);
  return [['What', 'Aim', 'Measured', 'Behind it'], ['---', '---:', '---:', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function withUnit(value: number, unit: Measurement['unit']): string {
  const digits = value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
  return unit === '×' ? digits : `${digits} ${unit}`;
}
