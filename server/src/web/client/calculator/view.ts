/** What is chosen of the page's view: what the plot shows, once someone has chosen or in the address; the steps. */

const NAMES = ['plot.x', 'plot.y'];

/** As pairs of the page's address; empty while nobody has chosen. */
export function viewPairs(): URLSearchParams {
  const pairs = new URLSearchParams();
  const asked = new URLSearchParams(location.search);
  for (const name of NAMES) {
    const select = document.querySelector<HTMLSelectElement>(`#plot select[name="${name}"]`);
    const isChosen = select !== null && select.value !== select.options[0]?.value;
    const value = isChosen ? select.value : asked.has(name) ? (select?.value ?? asked.get(name)) : undefined;
    if (value) pairs.set(name, value);
  }
  if (document.getElementById('worked-steps')?.childElementCount) pairs.set('show.steps', '1');
  return pairs;
}
