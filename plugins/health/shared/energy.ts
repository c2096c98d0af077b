/** Resting energy and activity, which several calculators of energy start from. */
import { choice, isAtLeast, isAtMost } from '@reckoner/engine';

/** kcal a day from kg, cm and years: Mifflin and St Jeor 1990. */
export function mifflinStJeor(weight: number, height: number, age: number, sex: 'female' | 'male') {
  return 10 * weight + 6.25 * height - 5 * age + (sex === 'female' ? -161 : 5);
}

/** Whether weight in kg and height in cm are near those of the people measured, BMI 17 to 42, or at least not far off. */
export function isInRange(weight: number, height: number) {
  const bmi = weight / (height / 100) ** 2;
  return isAtLeast(bmi, 15) && isAtMost(bmi, 60);
}

export const UNUSUAL_BUILD =
  'The build is far from that of the people whose energy was measured: check weight, height and their units, and do not rely on this.';

/** Multiples of the resting energy as they are used with Mifflin-St Jeor. */
export const activity = choice(
  {
    sedentary: { label: 'Sedentary: little or no exercise', value: 1.2 },
    light: { label: 'Lightly active: exercise 1 to 3 days a week', value: 1.375 },
    moderate: { label: 'Moderately active: exercise 3 to 5 days a week', value: 1.55 },
    very: { label: 'Very active: exercise 6 to 7 days a week', value: 1.725 },
    extra: { label: 'Extra active: hard exercise and physical work', value: 1.9 },
  },
  { label: 'Activity' },
);
