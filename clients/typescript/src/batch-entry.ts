/** An entry of a batch: what it may be is told by the calculator that it names, and by whether it solves or sweeps. */
import type { BatchOutcome, Calculation, Sweep } from './answers.js';
import type { InputsOf, ResultsOf, SlugOf, UnitsOf } from './catalogue.js';
import type { Axis, Target, Wanted } from './client.js';

/** The output of an earlier entry, or the input that it found, counted from 0, with its unit. */
export interface Reference {
  readonly from: number;
  readonly output: string;
}

/** The records of rows, with references in the place of cells. */
type Row<Item> = Item extends { readonly value: unknown }
  ? never
  : Item extends object
    ? { readonly [Column in keyof Item]: Item[Column] | Reference }
    : never;

/** A reference may stand in the place of an input, of an item of a list, and of a cell of a row. */
type Referring<Value> =
  | Value
  | Reference
  | (Value extends readonly (infer Item)[] ? readonly (Item | Row<Item> | Reference)[] : never);

type Inputs<C, S extends SlugOf<C>> = { readonly [Name in keyof InputsOf<C, S>]: Referring<InputsOf<C, S>[Name]> };

type NameOf<C, S extends SlugOf<C>> = keyof InputsOf<C, S> & string;

/** One calculation of a batch. */
export interface BatchEntry<C, S extends SlugOf<C>> extends Wanted<UnitsOf<C, S>> {
  readonly calculator: S;
  readonly inputs: Inputs<C, S>;
}

/** Finds an input, as `solve()`. */
export interface SolveEntry<C, S extends SlugOf<C>, Name extends NameOf<C, S>> extends Wanted<UnitsOf<C, S>> {
  readonly calculator: S;
  readonly inputs: Omit<Inputs<C, S>, Name>;
  readonly solveFor: Name;
  readonly target: Target<ResultsOf<C, S>>;
}

/** Sweeps one input or two, as `sweep()`. */
export interface SweepEntry<C, S extends SlugOf<C>, Name extends NameOf<C, S>>
  extends Pick<Wanted<UnitsOf<C, S>>, 'units' | 'currency' | 'resultId'> {
  readonly calculator: S;
  readonly inputs: Omit<Inputs<C, S>, Name>;
  readonly sweep: Axis<Name> | readonly [Axis<Name>, Axis<Name>];
}

/** What any entry is at least. */
export interface AnyEntry<C> {
  readonly calculator: SlugOf<C>;
  readonly inputs: object;
}

/** The names that a sweep names. */
type Swept<Sweep> = Sweep extends readonly { readonly input: infer Name }[]
  ? Name
  : Sweep extends { readonly input: infer Name }
    ? Name
    : never;

type EntryOf<C, S extends SlugOf<C>, Entry> = Entry extends { readonly solveFor: infer Name }
  ? SolveEntry<C, S, Name extends NameOf<C, S> ? Name : NameOf<C, S>>
  : Entry extends { readonly sweep: infer Asked }
    ? SweepEntry<C, S, Swept<Asked> extends NameOf<C, S> ? Swept<Asked> : NameOf<C, S>>
    : BatchEntry<C, S>;

/** No names but these: the compiler itself looks for others only where it knows the type beforehand. */
type NoOthers<Given, Known> = { readonly [Name in Exclude<keyof Given, keyof Known>]: never };

/** Of the members that have names of their own, no others than there are. */
type NoOthersWithin<Given, Known> = {
  readonly [Member in keyof Given & keyof Known & ('inputs' | 'units' | 'target')]: NoOthers<
    Given[Member],
    NonNullable<Known[Member]>
  >;
};

/**
 * What the entry must be, of what was given. As long as the compiler does not know which calculator that is, it may be any:
 * all of their inputs together would be too much for it.
 */
export type Checked<C, Entry> = Entry extends { readonly calculator: infer S extends SlugOf<C> }
  ? SlugOf<C> extends S
    ? AnyEntry<C>
    : EntryOf<C, S, Entry> & NoOthers<Entry, EntryOf<C, S, Entry>> & NoOthersWithin<Entry, EntryOf<C, S, Entry>>
  : AnyEntry<C>;

/** What an entry is answered with: `success` tells a problem from an answer. */
export type OutcomeOf<C, Entry> = Entry extends { readonly calculator: infer S extends SlugOf<C> }
  ? BatchOutcome<
      Entry extends { readonly sweep: unknown }
        ? Sweep<ResultsOf<C, S>> & { readonly success: true }
        : Calculation<ResultsOf<C, S>>
    >
  : never;
