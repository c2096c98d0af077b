import { Place } from '../read/issues.js';

/** The request's `target`. */
export const TARGET = new Place('target', '`target`');
