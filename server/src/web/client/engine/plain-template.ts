/** Templates with values and words for counts, as most are. */
import type { parseTemplate } from '@reckoner/engine/calculate/present/template';

export const parsePlainTemplate: typeof parseTemplate = (text) =>
  text.split(/[{}]/).map((part, place) => {
    if (place % 2 === 0) return part;
    const [name = '', ...words] = part.split('|');
    return words[0] === undefined ? { name } : { name, words };
  });
