/** What is worth knowing of a configuration at start, though it works. */
import type { Config } from './config.js';

export function startWarnings({ production, smtpUrl, baseUrl }: Config): readonly string[] {
  if (!production) return [];
  const warnings: string[] = [];
  if (smtpUrl === undefined)
    warnings.push(
      'Mail is off: SMTP_URL and MAIL_FROM are not set. Addresses are not confirmed, accounts create API keys without, ' +
        'and a forgotten password needs `npm run admin -- account password`.',
    );
  if (!baseUrl.startsWith('https:'))
    warnings.push(
      'BASE_URL is not https: cookies go without Secure, and whoever is on the way can read them. Put a proxy with TLS ' +
        'in front, and its address into BASE_URL.',
    );
  return warnings;
}
