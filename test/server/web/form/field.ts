/** A field of a form, as short as a test may say it. */
import type { FieldDetail } from '../../../../server/src/catalogue/detail.js';

export const field = (name: string, type: string, more: Partial<FieldDetail> = {}): FieldDetail => ({
  name,
  label: name,
  type,
  unit: '',
  ...more,
});
