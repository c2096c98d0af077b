/** What the lifter takes and gives. */
import type { ts } from 'ts-morph';

/** One construct that cannot be lifted, where it stands, and what to write instead. Lines and columns count from 1. */
export interface LiftDiagnostic {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** A sentence: which construct. */
  readonly message: string;
  /** A sentence: what to write instead. */
  readonly hint: string;
}

export interface LiftOptions {
  /** Names that `A.call` accepts: the keys of the engine's `functions` registry. */
  readonly functions: ReadonlySet<string>;
  /** Names that `A.named` accepts: the keys of the engine's `constants` registry. */
  readonly constants: ReadonlySet<string>;
  /** Only for `shared/` modules: the exports that are wanted. Default: all. */
  readonly exports?: ReadonlySet<string>;
  /** Lift with `A.at(offset, path)` at each operation, for the unit check. */
  readonly positions?: boolean;
}

/** Names imported from one module: local name to exported name; `*` stands for the namespace. */
export interface LiftedImport {
  /** As written: `../shared/loans.js`. */
  readonly specifier: string;
  readonly names: Readonly<Record<string, string>>;
}

export interface LiftedModule {
  /**
   * JavaScript source of a function `($, $imports) => exports`. `$` is the arithmetic; `$imports[specifier]` must hold
   * the lifted exports of each module in `imports`, and `$imports['@reckoner/engine']` the engine when `native` is not empty.
   * A calculator exports `formula` or `equations`. Undefined for a calculator with `algorithm` and when there are diagnostics.
   */
  readonly text: string | undefined;
  /** The `shared/` modules that the lifted source reads, with the names it needs of each. */
  readonly imports: readonly LiftedImport[];
  /** Engine functions it calls through `A.call`. */
  readonly functions: readonly string[];
  /** Engine constants it reads through `A.named`. */
  readonly constants: readonly string[];
  /** Engine exports it uses as they are (`noResult`). */
  readonly native: readonly string[];
  readonly diagnostics: readonly LiftDiagnostic[];
  /** Undefined for a `shared/` module. */
  readonly summary: DefinitionSummary | undefined;
}

/** A name and where it stands in the source. */
export interface Place {
  readonly name: string;
  readonly offset: number;
}

/** What a definition's formula, algorithm or equations take and give, as far as the syntax shows. */
export interface DefinitionSummary {
  readonly kind: 'formula' | 'algorithm' | 'equations';
  /** Where the property stands. */
  readonly offset: number;
  /** The inputs that it reads. */
  readonly used: readonly string[];
  /** Names that it takes by destructuring, with where they stand; a name among them but not in `used` is not needed. */
  readonly taken: readonly Place[];
  /** True when the syntax does not show every input it reads: `(inputs) => helper(inputs)`, `...rest`. */
  readonly usesOthers: boolean;
  /** The outputs that its returned objects name, each at its first place. */
  readonly returned: readonly Place[];
  /** True when the syntax does not show every output: a spread, an object made elsewhere. */
  readonly returnsOthers: boolean;
  /** Where each equation stands, in their order; empty for a formula. */
  readonly equations: readonly number[];
}

/** The object literal given to `defineCalculator` or `defineEquations`, and its part that computes. */
export interface DefinitionNodes {
  readonly object: ts.ObjectLiteralExpression;
  readonly kind: 'formula' | 'algorithm' | 'equations';
  readonly property: ts.ObjectLiteralElementLike;
  /** The function's node, or the name that stands for it. */
  readonly value: ts.Node;
}
