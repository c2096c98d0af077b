/** What is worth knowing of a configuration at start, though it works. */
import { currentGeneration } from '@reckoner/bundling/generations';
import { typedCommand } from '@reckoner/bundling/typed-command';
import type { Config } from './config.js';

export function startWarnings(config: Config): readonly string[] {
  const { production, smtpUrl, signUp, baseUrl } = config;
  if (!production) return [];
  const warnings: string[] = [];
  for (const [setting, folder] of [
    ['GENERATED_DIR', config.generatedDir],
    ['ASSETS_DIR', config.assetsDir],
  ] as const) {
    if (currentGeneration(folder) === undefined)
      warnings.push(
        `${setting} has no hidden folder .generations: stop the service before anything is written to ${folder}. ` +
          'Copy such folders with what is hidden in them.',
      );
  }
  if (smtpUrl === undefined)
    warnings.push(
      'Mail is off: SMTP_URL and MAIL_FROM are not set. Addresses are not confirmed, accounts create API keys without, ' +
        `and a forgotten password needs \`${typedCommand('admin account password')}\`. ` +
        (signUp
          ? 'SIGN_UP=open without mail: whoever signs up with an address learns by logging in whether it was new.'
          : `Sign-up is closed: open accounts with \`${typedCommand('admin account create')}\`.`),
    );
  if (!baseUrl.startsWith('https:'))
    warnings.push(
      'BASE_URL is not https: cookies go without Secure, and whoever is on the way can read them. Put a proxy with TLS ' +
        'in front, and its address into BASE_URL.',
    );
  return warnings;
}
