/** Items of the patient health questionnaires: how often in the last two weeks. */
import { choice } from '@reckoner/engine';

/** One item with 0 to 3 points. */
export const answer = (label: string) =>
  choice(
    {
      never: { label: 'Not at all', value: 0 },
      several: { label: 'Several days', value: 1 },
      moreThanHalf: { label: 'More than half the days', value: 2 },
      nearlyEvery: { label: 'Nearly every day', value: 3 },
    },
    { label },
  );
