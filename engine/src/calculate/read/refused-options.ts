/** What is wrong with the units and the currency that a request asks for. Forms offer only what is right. */
import { currencyCodes } from '../present/currency.js';
import { clipped, type Issues, Place, quoted, UNITS } from './issues.js';
import { nearest } from './suggest.js';
import { unknownNames } from './unknown-names.js';

const CURRENCY = new Place('currency', 'The currency');

export function refuseCurrency(raw: unknown, issues: Issues): void {
  const suggestion = typeof raw === 'string' ? nearest(raw.toUpperCase(), currencyCodes()) : undefined;
  issues.add(
    CURRENCY,
    'unknown-currency',
    `The currency must be an ISO 4217 code, such as "EUR"; ${quoted(raw)} was sent.`,
    {
      expected: 'an ISO 4217 code',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  );
}

export function refuseUnits(raw: unknown, issues: Issues): void {
  const message = `The units must be an object of output names and units, such as { "energy": "kJ" }; ${quoted(raw)} was sent.`;
  issues.add(UNITS, 'wrong-type', message, { expected: 'an object' });
}

export function refuseUnknownOutputs(wanted: object, outputs: object, issues: Issues): void {
  const known = Object.keys(outputs);
  for (const name of unknownNames(wanted, known)) refuseOutput(name, known, issues);
}

function refuseOutput(name: string, outputs: readonly string[], issues: Issues): void {
  const suggestion = nearest(name, outputs);
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  issues.add(
    UNITS.field(name, name),
    'unknown-output',
    `The calculator has no output named "${clipped(name)}".${hint}`,
    {
      allowed: outputs,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  );
}

/** One that is no text, or is asked for what has none. */
export function refuseUnit(unit: unknown, place: Place, issues: Issues): void {
  if (typeof unit !== 'string') {
    issues.add(place, 'wrong-type', `The unit of ${place.name} must be a text; ${quoted(unit)} was sent.`);
  } else {
    issues.add(place, 'wrong-dimension', `${place.name} has no unit that could be chosen: leave it out of "units".`);
  }
}
