/** Has dates that mean today say the day where the reader is: the server knows UTC's alone. */
import { isChanged, type LivePage } from './page.js';

/** Today's date where the reader is. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Whether a date became another. */
export function beginToday({ form, data }: LivePage): boolean {
  const day = localDay();
  let isMoved = false;
  for (const { name, default: usual } of data.detail.inputs) {
    const control = form.elements.namedItem(name);
    if (usual !== 'today' || !(control instanceof HTMLInputElement) || isChanged(control)) continue;
    control.value = day;
    control.defaultValue = day;
    isMoved = true;
  }
  return isMoved;
}
