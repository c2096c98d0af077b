/** What comes with the first field that is entered. It takes nothing of the page's own code, which would be split for it. */
import { noteUse } from '../own-calculators.js';
import './in-sight.js';

const slug = document.getElementById('calculator')?.dataset.slug;
const title = document.querySelector('h1')?.textContent;
if (slug && title) noteUse(slug, title);
