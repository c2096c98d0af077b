/** For whom a page is written: the units of the reader's region, or those that the reader chose for the whole site. */
import type { Locale } from '@reckoner/engine/calculate/present/locale';
import { UNIT_SYSTEMS, type UnitSystem } from '@reckoner/engine/units/unit-systems';
import { LRUCache } from 'lru-cache';
import { readCookie } from '../../http/cookies.js';
import type { Exchange } from '../../http/exchange.js';
import { preferredLanguage } from '../../http/language.js';

export interface Reader {
  readonly system: UnitSystem;
  /** A language tag such as `de-AT`. */
  readonly language: string;
  /** How numbers and dates are written there. */
  readonly locale: Locale;
  /** Equal for readers for whom all pages are the same. */
  readonly key: string;
}

/** Who asks for a page: the answer depends on the headers Accept-Language and Cookie. */
export function readerOf(exchange: Exchange): Reader {
  const language = preferredLanguage(exchange.request.headers['accept-language']);
  const system = chosenSystem(readCookie(exchange, 'units')) ?? systemOf(language);
  const locale = localeOf(language);
  return { language, system, locale, key: `${system} ${Object.values(locale.signs).join('')} ${locale.dates}` };
}

export function chosenSystem(text: string | undefined): UnitSystem | undefined {
  return UNIT_SYSTEMS.find((one) => one === text);
}

const REGION = /^[a-z]+-(?:[a-z]{4}-)?([a-z]{2})(?:-|$)/i;

function regionOf(language: string): string | undefined {
  return REGION.exec(language)?.[1]?.toUpperCase();
}

/** Of languages that were asked for: clients may name any. */
const locales = new LRUCache<string, Locale>({ max: 500 });

/** Pages are in English: of a region they take the signs in numbers, and whether the day or the month comes first. */
function localeOf(language: string): Locale {
  const known = locales.get(language);
  if (known !== undefined) return known;
  const locale = madeLocale(language);
  locales.set(language, locale);
  return locale;
}

function madeLocale(language: string): Locale {
  let parts: readonly Intl.NumberFormatPart[];
  try {
    parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(-1234567.8);
  } catch {
    return madeLocale('en');
  }
  const sign = (type: string, usual: string) => parts.find((part) => part.type === type)?.value ?? usual;
  // The true minus sign, which browsers' own languages have as well as the hyphen.
  const signs = { '-': '−', '.': sign('decimal', '.'), ',': sign('group', ',') };
  const region = regionOf(language);
  const isMonthFirst = language === 'en' || region === 'US' || region === 'PH';
  return { signs, dates: isMonthFirst ? 'en-US' : 'en-GB' };
}

/** Only a region that is told counts: `en` is English of anywhere. */
function systemOf(language: string): UnitSystem {
  const region = regionOf(language);
  return region === 'US' ? 'us' : region === 'GB' ? 'uk' : 'metric';
}
