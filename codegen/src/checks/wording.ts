/** Titles and descriptions that people find and understand. */
import type { DefinitionCheck } from './check.js';

export const wording: DefinitionCheck = {
  name: 'wording',
  definition({ calculator }, report) {
    const { title, description, keywords = [] } = calculator.definition;
    if (title.trim() === '')
      report(['title'], 'The title is empty.', "Write it as people search for it: 'Kinetic energy'.");
    if (/\bcalculators?\b/i.test(title)) {
      report(['title'], 'The title contains "calculator".', 'Leave the word out: every title is a calculator.');
    }
    if (title.length > 70)
      report(['title'], `The title has ${title.length} letters; at most 70.`, 'Move detail to the description.');
    if (!description.endsWith('.') || description.length < 20) {
      report(
        ['description'],
        'The description is one sentence that says what it gives from what, with a full stop.',
        "Write: 'Energy of a moving body from its mass and speed.'",
      );
    }
    if (description.length > 300) {
      report(
        ['description'],
        `The description has ${description.length} letters; at most 300.`,
        'Move limits and conditions to `notes`.',
      );
    }
    const words = keywords.map((keyword) => keyword.toLowerCase());
    const twice = words.findIndex((word, index) => words.indexOf(word) !== index);
    if (twice >= 0) report(['keywords', twice], `The keyword "${words[twice]}" stands twice.`, 'Remove one.');
  },
};
