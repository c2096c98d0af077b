/** The heading of a release in CHANGELOG.md. */

const UNRELEASED = '## Unreleased\n';

/**
 * What was unreleased stands below the release's heading from now on.
 * @param date As 2026-01-31.
 * @throws RangeError where nothing is unreleased, or the release is there already.
 */
export function withRelease(changelog: string, version: string, date: string): string {
  if (hasRelease(changelog, version)) throw new RangeError(`CHANGELOG.md has a heading for ${version} already.`);
  const [before, after] = changelog.split(UNRELEASED) as [string, string?];
  const unreleased = after?.split(/^## /m)[0]?.trim();
  if (!unreleased)
    throw new RangeError('CHANGELOG.md has nothing under “## Unreleased”: say what a user notices first.');
  return `${before}${UNRELEASED}\n## ${version} (${date})\n${after}`;
}

export function hasRelease(changelog: string, version: string): boolean {
  return changelog.split('\n').some((line) => line.startsWith(`## ${version} (`));
}
