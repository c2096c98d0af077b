/** Browsers' fields give dates as year-month-day, and times in 24 hours: nothing else is read on pages. */
import type * as written from '@reckoner/engine/calculate/read/kinds/written-date';

export const writtenDate: typeof written.writtenDate = () => undefined;
export const writtenTime: typeof written.writtenTime = () => undefined;
