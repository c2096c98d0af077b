/** What becomes of a question. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { Calculator, Caution, Results } from '@reckoner/engine/calculate/types';
import type { Detail } from '../catalogue/catalogue.js';

/** What questions are answered from: the catalogue, or anything that knows calculators. */
export interface AskedCatalogue {
  search(query: string): readonly { readonly slug: string; readonly title: string }[];
  resolve(slug: string): string | undefined;
  detail(slug: string): Promise<Detail>;
  calculator(slug: string): Promise<Calculator>;
}

/** An input as it was understood. */
export interface UnderstoodInput {
  readonly name: string;
  readonly label: string;
  /** As it is sent to the calculator. */
  readonly value: WireValue;
  /** The part of the question that it was taken from; absent where it is the calculator's default. */
  readonly from?: string;
}

/** A calculator with what a question says for it. */
export interface Reading {
  readonly calculator: string;
  readonly title: string;
  /** Ready to be sent. */
  readonly inputs: Readonly<Record<string, WireValue>>;
  readonly currency?: string;
  /** Units for outputs, where one was asked for. */
  readonly units?: Readonly<Record<string, string>>;
  readonly understood: readonly UnderstoodInput[];
}

export interface Answer extends Reading {
  readonly kind: 'answer';
  /** The output that was asked for. */
  readonly output: string;
  readonly results: Results;
  readonly explanation: string;
  readonly cautions?: readonly Caution[];
}

/** Not answered: the calculator that was probably meant, with what could be placed, or several. */
export interface Offer {
  readonly kind: 'offer';
  /** Why, in a sentence. */
  readonly reason: string;
  readonly reading?: Reading;
  /** Labels of the inputs that are missing. */
  readonly missing: readonly string[];
  /** Slugs of calculators that may be meant, the likeliest first. */
  readonly calculators: readonly string[];
}

export type Asked = Answer | Offer;

/** What a frame or a placement finds: the calculator, and values by input with the text that they come from. */
export interface Found {
  readonly calculator: string;
  readonly inputs: Readonly<Record<string, { readonly value: WireValue; readonly from: string }>>;
  readonly currency?: string;
  /** The output that is asked for; else the calculator's first that was not given. */
  readonly output?: string;
}
