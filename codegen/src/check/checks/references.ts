/** At least one reference that a reader can find: a title, and ISBN, DOI or address in their right form. */
import type { DefinitionCheck } from './subject.js';

/** Whether the last digit is the right checksum of an ISBN-10 or ISBN-13. */
function isIsbn(text: string): boolean {
  const digits = text.replace(/[-\s]/g, '');
  if (/^\d{13}$/.test(digits)) {
    const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
    return sum % 10 === 0;
  }
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  return (
    [...digits].reduce((total, digit, index) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - index), 0) % 11 ===
    0
  );
}

export const references: DefinitionCheck = {
  name: 'references',
  definition({ calculator }, report) {
    const given = calculator.definition.references;
    if (given.length === 0) {
      report(
        ['references'],
        'There is no reference.',
        'Name the book with its section, the standard with its number, or the paper with its DOI.',
      );
    }
    for (const [index, { title, isbn, doi, url }] of given.entries()) {
      const part = ['references', index];
      if (typeof title !== 'string' || title.trim() === '')
        report(part, 'The reference has no title.', "Add: title: 'Author: Title, edition, section'");
      if (isbn !== undefined && !isIsbn(isbn)) {
        report(
          [...part, 'isbn'],
          `"${isbn}" is no ISBN: its check digit is wrong.`,
          'Look it up again, or leave it out.',
        );
      }
      if (doi !== undefined && !/^10\.\d{4,9}\/\S+$/.test(doi)) {
        report([...part, 'doi'], `"${doi}" is no DOI.`, "Write it without an address: '10.1056/NEJMoa2102953'.");
      }
      if (url !== undefined && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(url)) {
        report([...part, 'url'], `"${url}" is no web address.`, "Write it in full: 'https://…'.");
      }
    }
  },
};
