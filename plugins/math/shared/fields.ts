/** Fields that several calculators of whole numbers share. */
import { text } from '@reckoner/engine';

/** A whole number above 0 of up to 24 digits, as text so that no digit is lost. */
export const wholeNumber = text({
  label: 'Whole number',
  symbol: 'n',
  maxLength: 24,
  pattern: { source: '0*[1-9]\\d*', says: 'a whole number above 0 of up to 24 digits' },
});
