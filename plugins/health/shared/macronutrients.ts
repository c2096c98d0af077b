/** Energy of a gram of each macronutrient: the general Atwater factors. */
import { constant } from '@reckoner/engine';

export const CARBOHYDRATE_ENERGY = constant(4, 'kcal/g');
export const PROTEIN_ENERGY = constant(4, 'kcal/g');
export const FAT_ENERGY = constant(9, 'kcal/g');
