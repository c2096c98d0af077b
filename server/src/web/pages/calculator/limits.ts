/** What has to be said where a wrong number can do harm. */
import type { Detail } from '../../../catalogue/catalogue.js';

const MEDICAL =
  'For information and for professionals to check against. It does not replace a diagnosis, a prescription or the judgment of a doctor or pharmacist who knows the person.';
const ENGINEERING =
  'For estimates and for checking. It does not replace a qualified engineer, the code in force where it is built, or the manufacturer’s data.';
const ELECTRICAL =
  'For estimates and for checking. It does not replace a qualified electrician or the electrical code in force.';

const BY_CATEGORY: Readonly<Record<string, string>> = {
  medicine: MEDICAL,
  health: MEDICAL,
  civil: ENGINEERING,
  mechanical: ENGINEERING,
  'chemical-engineering': ENGINEERING,
  construction: ENGINEERING,
};

const ELECTRICAL_SUBCATEGORIES: ReadonlySet<string> = new Set(['wiring', 'power-systems', 'motors-transformers']);

/** The warning of a calculator's field; undefined where none is due. */
export function professionalLimit({
  category,
  subcategory,
}: Pick<Detail, 'category' | 'subcategory'>): string | undefined {
  if (category === 'electronics' && ELECTRICAL_SUBCATEGORIES.has(subcategory)) return ELECTRICAL;
  if (subcategory === 'plumbing-electrical') return ELECTRICAL;
  return BY_CATEGORY[category];
}
