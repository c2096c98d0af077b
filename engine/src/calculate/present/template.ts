/**
 * The template of an explanation, parsed: `{bags}` a value, `{|change|}` its size without a sign, `{bags|bag|bags}` the
 * word that goes with a count, `{change|smaller|the same|larger}` the words for its sign, `{light?with|without}` what is
 * said where it has a value and where it has none. Words may have slots of their own.
 */

export type Part = string | Slot;

export interface Slot {
  readonly name: string;
  /** Of a value: shown as its size. */
  readonly size?: boolean;
  /** For one and others (`count`); for below, at and above zero (`sign`); for a value and none (`presence`). */
  readonly by?: 'count' | 'sign' | 'presence';
  readonly words?: readonly (readonly Part[] | string)[];
  /** Of the words those for this value, which is undefined where there is none; by the count where it is left out. */
  readonly pick?: (value: unknown) => number;
}

/** A flag is there where it is yes. */
const byPresence = (value: unknown) => Number(value === undefined || value === false);
const bySign = (value: unknown) => (Math.sign(Number(value)) || 0) + 1;

/** A slot's inside: `|size|`, `name`, `name?with|without`, `name|one|others` or `name|below|at|above`. */
const SLOT = /^(?:\|(\w+)\||(\w+)(?:\?([^|]*)(?:\|([^|]*))?|\|([^|]*)\|([^|]*)(?:\|([^|]*))?)?)$/;
const INNERMOST = /\{([^{}]*)\}/g;

/**
 * From the inside outward: a slot becomes a mark with its number, braces that hold none become marks of their own and
 * stay as they stand, as functions put texts of users into their sentences.
 */
export function parseTemplate(text: string): readonly Part[] {
  const slots: Slot[] = [];
  const partsOf = (marked: string): Part[] =>
    marked
      .split(/\uE000(\d+);/)
      .map((part, place) =>
        place % 2 ? slots[Number(part)]! : part.replaceAll('\uE001', '{').replaceAll('\uE002', '}'),
      )
      .filter((part) => part !== '');
  let rest = text.replaceAll(/[\uE000-\uE002]/g, '');
  while (rest.search(INNERMOST) >= 0) {
    rest = rest.replace(INNERMOST, (_, inside: string) => {
      const [, sized, name, present, absent = '', first, second = '', third] = SLOT.exec(inside) ?? [];
      let slot: Slot | undefined = name === undefined ? undefined : { name };
      if (sized !== undefined) slot = { name: sized, size: true };
      else if (slot && present !== undefined)
        slot = { ...slot, by: 'presence', pick: byPresence, words: [present, absent].map(partsOf) };
      else if (slot && first !== undefined)
        slot = {
          ...slot,
          ...(third === undefined ? { by: 'count' } : { by: 'sign', pick: bySign }),
          words: [first, second, ...(third === undefined ? [] : [third])].map(partsOf),
        };
      return slot ? `\uE000${slots.push(slot) - 1};` : `\uE001${inside}\uE002`;
    });
  }
  return partsOf(rest);
}
