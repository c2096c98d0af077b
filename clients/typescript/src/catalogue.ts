/** What a client knows of the calculators of a service, by slug. */
import type { AnyResult } from './values.js';

/** What a calculator takes and gives: a type alone, nothing has such a value. */
export interface Calculator<Inputs, Results, Units> {
  readonly inputs: Inputs;
  readonly results: Results;
  /** Units that results may be asked for in. */
  readonly units: Units;
}

/** Those of a service whose calculators no type names. */
export interface AnyCalculators {
  readonly [slug: string]: Calculator<
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, AnyResult>>,
    Readonly<Record<string, string>>
  >;
}

export type SlugOf<C> = keyof C & string;
export type InputsOf<C, S extends keyof C> = C[S] extends Calculator<infer Inputs, unknown, unknown> ? Inputs : never;
export type ResultsOf<C, S extends keyof C> =
  C[S] extends Calculator<unknown, infer Results, unknown> ? Results : never;
export type UnitsOf<C, S extends keyof C> = C[S] extends Calculator<unknown, unknown, infer Units> ? Units : never;
