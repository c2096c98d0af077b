/**
 * Keeps the comparison of this browser: a result that is pinned stands beside those pinned before. A comparison that somebody
 * opens by its link stays as it is, and changes nothing that is kept.
 */
const KEY = 'reckoner.compared';
const MOST = 6;

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(calculations: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(calculations));
  } catch {
    // The browser keeps nothing: the address has them all.
  }
}

const { hash } = location;
if (hash === '#added' || hash === '#kept') {
  const shown = new URLSearchParams(location.search).getAll('c');
  const all = hash === '#added' ? [...new Set([...kept(), ...shown])].slice(-MOST) : shown;
  keep(all);
  const address = `/compare?${new URLSearchParams(all.map((one) => ['c', one]))}`;
  if (all.join() === shown.join()) history.replaceState(history.state, '', address);
  else location.replace(address);
}
