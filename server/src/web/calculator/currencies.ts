/** The currencies that a form offers, the most traded first. A link may name any other. */

const OFFERED = [
  ...['USD', 'EUR', 'JPY', 'GBP', 'CNY', 'AUD', 'CAD', 'CHF', 'HKD', 'SGD', 'SEK', 'KRW', 'NOK', 'NZD', 'INR', 'MXN'],
  ...['TWD', 'ZAR', 'BRL', 'DKK', 'PLN', 'THB', 'ILS', 'IDR', 'CZK', 'AED', 'TRY', 'HUF', 'CLP', 'SAR', 'PHP', 'MYR'],
  ...['COP', 'RON', 'PEN', 'NGN', 'EGP', 'PKR', 'VND', 'UAH'],
];

let named: readonly { readonly code: string; readonly name: string }[] | undefined;

export function currencies(): readonly { readonly code: string; readonly name: string }[] {
  if (named) return named;
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  named = OFFERED.map((code) => ({ code, name: names.of(code) ?? code }));
  return named;
}
