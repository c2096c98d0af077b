/** Months and weekdays as people write them, for choices. Values: January is 1; Monday is 1, as in ISO 8601. */

interface Option {
  readonly label: string;
  readonly value: number;
  readonly also: readonly string[];
}

export const MONTH_OPTIONS: Readonly<Record<string, Option>> = {
  january: { label: 'January', value: 1, also: ['Jan', '1'] },
  february: { label: 'February', value: 2, also: ['Feb', '2'] },
  march: { label: 'March', value: 3, also: ['Mar', '3'] },
  april: { label: 'April', value: 4, also: ['Apr', '4'] },
  may: { label: 'May', value: 5, also: ['5'] },
  june: { label: 'June', value: 6, also: ['Jun', '6'] },
  july: { label: 'July', value: 7, also: ['Jul', '7'] },
  august: { label: 'August', value: 8, also: ['Aug', '8'] },
  september: { label: 'September', value: 9, also: ['Sep', 'Sept', '9'] },
  october: { label: 'October', value: 10, also: ['Oct', '10'] },
  november: { label: 'November', value: 11, also: ['Nov', '11'] },
  december: { label: 'December', value: 12, also: ['Dec', '12'] },
};

export const WEEKDAY_OPTIONS: Readonly<Record<string, Option>> = {
  monday: { label: 'Monday', value: 1, also: ['Mon', 'Mo', 'Mondays'] },
  tuesday: { label: 'Tuesday', value: 2, also: ['Tue', 'Tues', 'Tu', 'Tuesdays'] },
  wednesday: { label: 'Wednesday', value: 3, also: ['Wed', 'We', 'Wednesdays'] },
  thursday: { label: 'Thursday', value: 4, also: ['Thu', 'Thur', 'Thurs', 'Th', 'Thursdays'] },
  friday: { label: 'Friday', value: 5, also: ['Fri', 'Fr', 'Fridays'] },
  saturday: { label: 'Saturday', value: 6, also: ['Sat', 'Sa', 'Saturdays'] },
  sunday: { label: 'Sunday', value: 7, also: ['Sun', 'Su', 'Sundays'] },
};
