export declare function optimizeRarely(): void;

/** For a process that is started for it. */
export const OPTIMIZE_RARELY: readonly string[];
