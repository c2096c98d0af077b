/** What is chosen of the page's view: what the plot and the figure show, once someone has chosen or in the address; the steps. */

/** As pairs of the page's address; empty while nobody has chosen. */
export function viewPairs(): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(location.search))
    if (/^(plot|figure)\./.test(name)) pairs.set(name, value);
  for (const control of document.querySelectorAll<HTMLSelectElement>('#plot select,.figure-range [name]')) {
    const { name, value } = control;
    // The first of a choice is what one has without choosing; of a range nothing is.
    if (value && (pairs.has(name) || value !== control.options?.[0]?.value)) pairs.set(name, value);
    else pairs.delete(name);
  }
  if (document.getElementById('worked-steps')?.childElementCount) pairs.set('show.steps', '1');
  return pairs;
}
