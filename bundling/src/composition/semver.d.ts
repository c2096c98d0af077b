/** The two functions of semver that are used here. */
declare module 'semver/functions/satisfies.js' {
  export default function satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean;
}
declare module 'semver/functions/valid.js' {
  export default function valid(version: string): string | null;
}
declare module 'semver/ranges/valid.js' {
  export default function validRange(range: string): string | null;
}
