/** What a key may be called. */

export const LONGEST_KEY_NAME = 60;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
const NOT_TEXT = /[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

export type KeyName = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: string };

/** A name as it is kept: without control characters and characters that turn the direction of text. */
export function readKeyName(text: string): KeyName {
  const value = text.normalize('NFC').replace(NOT_TEXT, ' ').replace(/\s+/g, ' ').trim();
  if (value === '') return { ok: false, reason: 'Give the key a name that says where it is used, such as “Web shop”.' };
  const length = [...value].length;
  if (length > LONGEST_KEY_NAME)
    return { ok: false, reason: `The name has ${length} characters; ${LONGEST_KEY_NAME} is the most.` };
  return { ok: true, value };
}
