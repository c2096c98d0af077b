/** JSON within a page. */

/** JSON that cannot end the script element that it stands in. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
