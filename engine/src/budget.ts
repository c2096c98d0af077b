/**
 * A budget of work: what may take long counts what it does, and is broken off when that is more than was allowed. Counted
 * are turns of loops and operations, never time, so that the same request always ends the same way; a clock that the caller
 * brings is a second line for what no count foresees. Everything here is synchronous, so that one account is open at a time.
 */

/** About ten nanoseconds of one core: a turn of a small loop. */
export type Units = number;

/** What a value of a function costs besides what is counted inside of it. */
export const EVALUATION: Units = 10;

export interface Budget {
  readonly units: Units;
  /** Says when to break off whatever the count. Default: never. */
  readonly isOutOfTime?: (() => boolean) | undefined;
  /** Hears how much of it was spent, also where the work was broken off or failed. */
  readonly onSpent?: ((units: Units) => void) | undefined;
}

/** Thrown when a budget is spent. Whatever goes on regardless meets it again at the next turn. */
export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
  constructor() {
    super('It takes too much work.');
  }
}

interface Account {
  /** Beyond the slice that is being spent. */
  left: Units;
  readonly isOutOfTime: () => boolean;
}

/** So much is spent between two looks at the account, and at the clock. */
const SLICE = 8000;

let open: Account | undefined;
/** What is left of the slice: a small integer, which is quick to count down. */
let slice = SLICE;

/** Counts work that is about to be done. @throws TooMuchWork when the budget is spent. */
export function spend(units: Units): void {
  slice -= units;
  if (slice < 0) look();
}

function look(): void {
  if (open === undefined) {
    slice = SLICE;
    return;
  }
  if (open.isOutOfTime()) open.left = 0;
  const next = Math.min(open.left, SLICE - slice);
  open.left -= next;
  slice += next;
  if (slice < 0) throw new TooMuchWork();
}

/**
 * Does the work on a budget. Within another one it can spend no more than is left of that, and what it spends is taken off.
 * @throws TooMuchWork when the budget is spent.
 */
export function withinBudget<T>({ units, isOutOfTime = never, onSpent }: Budget, work: () => T): T {
  const [outer, outerSlice] = [open, slice];
  const granted = outer === undefined ? units : Math.min(units, outer.left + Math.max(outerSlice, 0));
  const account = { left: granted, isOutOfTime: outer === undefined ? isOutOfTime : either(isOutOfTime, outer) };
  open = account;
  slice = 0;
  try {
    return work();
  } finally {
    // The last piece may have asked for more than there was.
    const spent = Math.min(granted, granted - account.left - slice);
    onSpent?.(spent);
    open = outer;
    slice = outer === undefined ? SLICE : outerSlice;
    // Not by `spend`: a result that is there is not thrown away, but what follows pays.
    if (outer !== undefined) {
      const fromSlice = Math.min(spent, Math.max(slice, 0));
      slice -= fromSlice;
      outer.left -= spent - fromSlice;
    }
  }
}

const never = () => false;
const either = (isOutOfTime: () => boolean, outer: Account) => () => isOutOfTime() || outer.isOutOfTime();
