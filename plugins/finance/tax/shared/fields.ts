import { choice } from '@reckoner/engine';

/** The year whose figures of United States law are taken. */
export const taxYear = choice(
  {
    us2025: { label: '2025 (United States)', also: ['2025'] },
    us2026: { label: '2026 (United States)', also: ['2026'] },
  },
  { label: 'Tax year', default: 'us2026' },
);
