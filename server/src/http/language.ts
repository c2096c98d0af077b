/** The language that an Accept-Language header likes best. */

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;
const LONGEST_HEADER = 500;

/** A language tag such as `de-AT`; `en` where none is named. */
export function preferredLanguage(header: string | undefined): string {
  let [best, most] = ['en', 0];
  for (const part of (header ?? '').slice(0, LONGEST_HEADER).split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const liked = weight === undefined ? 1 : Number(weight.slice(2)) || 0;
    // Of two that are liked alike the first.
    if (liked > most && LANGUAGE.test(tag)) [best, most] = [tag, liked];
  }
  return best;
}
