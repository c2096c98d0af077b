/** Which words after a 1 are plurals of nouns: “1 units” is wrong, “body 1 means” is right. */

/** Words that end as plurals do and are none: verbs, and nouns that look so. */
const NO_PLURAL = new RegExp(
  `^(?:.*(?:ss|ous|us|is)|${[
    'was|has|as|plus|minus|times|does|goes|gives|lies|makes|needs|takes|means|gets|costs|weighs|holds|stands|comes|leaves',
    'equals|lasts|reads|sits|keeps|says|falls|rises|reaches|becomes|uses|covers|carries|meets|corresponds|belongs|begins',
    'ends|follows|fits|loses|grows|contains|remains|repeats|returns|stays|earns|pays|saves|exceeds|allows|requires|tells',
    'shows|works|finds|cancels|appears|occurs|divides|delivers|provides|produces|consumes|radiates|accelerates|rounds|wins',
    'implies|resolves|removes|changes|presses|flows|always|towards|across|perhaps|series|species|lens|gas|siemens|stokes',
    'hertz|mas|bps|fps|rps|cfs|ips|innings',
  ].join('|')})$`,
);

export function isPlural(word: string): boolean {
  return word.endsWith('s') && !NO_PLURAL.test(word);
}

/** The word for one, as a guess. */
export function singular(word: string): string {
  if (word.endsWith('ies')) return word.replace(/ies$/, 'y');
  return word.replace(/(ss|x|ch|sh)es$/, '$1').replace(/(?<!s)s$/, '');
}
