export const QUICK: readonly string[];
export function bundleQuick(folder: string): Promise<readonly string[]>;
export function quickFile(): Promise<string>;
