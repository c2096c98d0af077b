/** Valid HTML, by html-validate. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The library reads its tables of elements anew for each page: a fourth of all its time. */
class ReadOnce extends StaticConfigLoader {
  #read: ReturnType<StaticConfigLoader['getConfigFor']> | undefined;

  override getConfigFor(...about: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#read ??= super.getConfigFor(...about);
    return this.#read;
  }
}

const validator = new HtmlValidate(
  new ReadOnce({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Valid HTML: the renderer writes <br/>, as XML would.
      'void-style': 'off',
      // Valid HTML: it asks for the longer form where text has characters that need no escape, such as >.
      // Advice for search engines, which shorten what is longer by themselves.
      'long-title': 'off',
      // A list is sent as several fields of one name.
      'form-dup-name': 'off',
      'no-raw-characters': ['error', { relaxed: true }],
    },
  }),
);

/** What is not valid, a line each: the rule, what it says, and where. */
export function invalidities(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) => `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}
