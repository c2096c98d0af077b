import { choice, defineCalculator, noResult, table, text } from '@reckoner/engine';

const WHO = { u: 6, g: 3, o: 0 } as const;

type Who = keyof typeof WHO;

const SPECIAL: Readonly<Record<Who, number>> = { u: 0o4000, g: 0o2000, o: 0o1000 };

/** Modes of files and directories are twelve bits: special ones, then read, write and execute of owner, group and others. */
const rights = (mode: number, who: Who) => (mode >> WHO[who]) & 7;

function symbolic(mode: number) {
  return (['u', 'g', 'o'] as const)
    .map((who) => {
      const bits = rights(mode, who);
      const special = (mode & SPECIAL[who]) !== 0;
      const set = who === 'o' ? 't' : 's';
      const last = special ? (bits & 1 ? set : set.toUpperCase()) : bits & 1 ? 'x' : '-';
      return `${bits & 4 ? 'r' : '-'}${bits & 2 ? 'w' : '-'}${last}`;
    })
    .join('');
}

const octal = (mode: number) => mode.toString(8).padStart(mode > 0o777 ? 4 : 3, '0');

const isOctal = (typed: string) => /^(0o)?[0-7]{1,4}$|^0[0-7]{4}$/.test(typed);

const fromOctal = (typed: string) => Number.parseInt(typed.replace(/^0o/, ''), 8);

/** As ls -l and stat print it, with or without the letter of the kind and the mark of an access list. */
function fromSymbolic(typed: string) {
  const match = /^[-dlbcps]?((?:[r-][w-][xsS-]){2}[r-][w-][xtT-])[.+@]?$/.exec(typed);
  if (match === null) return undefined;
  const letters = match[1]!;
  return (['u', 'g', 'o'] as const).reduce((mode, who, i) => {
    const [read, write, last] = letters.slice(3 * i, 3 * i + 3);
    const bits = (read === 'r' ? 4 : 0) + (write === 'w' ? 2 : 0) + (/[xst]/.test(last!) ? 1 : 0);
    return mode | (bits << WHO[who]) | (/[sStT]/.test(last!) ? SPECIAL[who] : 0);
  }, 0);
}

/** A letter of the kind before the nine of the rights: d of directories, l of links. */
const KIND = /^[-dlbcps](?=(?:[r-][w-][xsS-]){2}[r-][w-][xtT-][.+@]?$)/;

const kindLetter = (typed: string) => KIND.exec(typed)?.[0];

/** What is said to be a directory, or has its letter in ls -l. */
const isDirectory = (task: string, target: string, mode: string) =>
  task !== 'umask' && (target === 'directory' || kindLetter(mode) === 'd');

/** Reading or writing without x beside it, in one class of users at least. */
const isClosed = (mode: number) =>
  [6, 3, 0].some((shift) => ((mode >> shift) & 7) % 2 === 0 && ((mode >> shift) & 6) > 0);

const modeOf = (typed: string) => (isOctal(typed) ? fromOctal(typed) : fromSymbolic(typed));

const CLAUSE = /^([ugoa]*)((?:[-+=](?:[ugo]|[rwxXst]*))+)$/;

/** The bits that letters stand for, of everybody; X where the file is a directory or anybody may execute it. */
function bitsOf(letters: string, mode: number, isDirectory: boolean) {
  if (letters === 'u' || letters === 'g' || letters === 'o') return rights(mode, letters) * 0o111;
  const bits: Readonly<Record<string, number>> = { r: 0o444, w: 0o222, x: 0o111, s: 0o6000, t: 0o1000 };
  const conditional = isDirectory || (mode & 0o111) !== 0 ? 0o111 : 0;
  return [...letters].reduce((value, letter) => value | (letter === 'X' ? conditional : bits[letter]!), 0);
}

/** One clause such as go-w, as POSIX says and GNU chmod does: without u, g, o or a the umask keeps its bits. */
function applied(clause: string, mode: number, umask: number, isDirectory: boolean) {
  const [, who = '', actions = ''] = CLAUSE.exec(clause)!;
  const everybody = who === '' || who.includes('a');
  const affected = (['u', 'g', 'o'] as const)
    .filter((one) => everybody || who.includes(one))
    .reduce((mask, one) => mask | (7 << WHO[one]) | SPECIAL[one], 0);
  return (actions.match(/[-+=][^-+=]*/g) ?? []).reduce((before, action) => {
    const letters = action.slice(1);
    const kept = isDirectory && !letters.includes('s') ? 0o6000 : 0;
    const value = bitsOf(letters, before, isDirectory) & affected & (who === '' ? ~umask : ~0) & ~kept;
    if (action.startsWith('+')) return before | value;
    if (action.startsWith('-')) return before & ~value;
    return (before & (~affected | kept)) | value;
  }, mode);
}

const clausesOf = (change: string) =>
  change
    .replace(/^chmod\s+/, '')
    .replace(/\s/g, '')
    .split(',');

const NAMES: Readonly<Record<Who, string>> = { u: 'Owner', g: 'Group', o: 'Others' };

const yes = (bit: number) => (bit ? 'yes' : 'no');

/** POSIX file modes: 4 reads, 2 writes, 1 executes; 4000, 2000 and 1000 are setuid, setgid and sticky. */
export default defineCalculator({
  title: 'Unix permissions (chmod)',
  description:
    'Octal and symbolic form of Unix file permissions with setuid, setgid and sticky bit, the mode after a chmod such as g+w, or the permissions that a umask leaves.',
  keywords: ['chmod', 'file permissions', 'umask', 'rwx', 'linux permissions', 'chmod 755', 'octal permissions'],
  inputs: {
    task: choice(
      { mode: 'Read a mode', change: 'Change a mode', umask: 'Apply a umask to new files' },
      { label: 'Task', default: 'mode' },
    ),
    mode: text({
      label: 'Mode',
      help: 'Octal such as 755, or as ls -l shows it, such as rwxr-xr-x.',
      maxLength: 12,
      pattern: { source: '[0-9a-zA-Z.+@\\-]+', says: 'octal digits such as 755 or letters such as rwxr-xr-x' },
      when: { task: ['mode', 'change'] },
    }),
    change: text({
      label: 'Change',
      help: 'As chmod takes it: u+x,go-w, a=rX or +x.',
      maxLength: 60,
      pattern: { source: '[a-zA-Z,=+ \\-]+', says: 'clauses such as u+x,go-w' },
      when: { task: 'change' },
    }),
    target: choice(
      { file: 'File', directory: { label: 'Directory', also: ['folder'] } },
      { label: 'Of a', default: 'file', when: { task: ['mode', 'change'] } },
    ),
    umask: text({
      label: 'Umask',
      help: 'Octal, what is taken away; in a change it counts where neither u, g, o nor a is named.',
      maxLength: 5,
      pattern: { source: '(0o)?[0-7]{1,4}', says: 'octal digits such as 022' },
      default: '022',
      when: { task: ['change', 'umask'] },
    }),
  },
  outputs: {
    octal: text({ label: 'Octal mode' }),
    symbolic: text({ label: 'As ls -l shows it' }),
    assignment: text({ label: 'As a symbolic chmod' }),
    special: text({ label: 'Special bits' }),
    directoryOctal: text({ label: 'Octal mode of a new directory', optional: true }),
    directorySymbolic: text({ label: 'New directory as ls -l shows it', optional: true }),
    rights: table(
      {
        who: text({ label: 'Who' }),
        read: text({ label: 'Read' }),
        write: text({ label: 'Write' }),
        execute: text({ label: 'Execute or enter' }),
      },
      { label: 'Who may what' },
    ),
  },
  algorithm: ({ task, mode, change, target, umask }) => {
    const inside = isDirectory(task, target, mode);
    const mask = task === 'mode' ? 0 : fromOctal(umask) & 0o777;
    const resulting = () => {
      if (task === 'umask') return 0o666 & ~mask;
      const start = modeOf(mode);
      if (start === undefined)
        throw noResult(
          /^[0-9]+$/.test(mode)
            ? 'Octal modes have one to four digits from 0 to 7, such as 755 or 4755.'
            : 'A symbolic mode has nine letters or hyphens, such as rwxr-xr-x: s and t only in the places of x.',
        );
      if (task === 'mode') return start;
      const clauses = clausesOf(change);
      const wrong = clauses.find((clause) => !CLAUSE.test(clause));
      if (wrong !== undefined)
        throw noResult(
          `“${wrong}” is no change: it has u, g, o or a, then +, - or =, then letters of rwxXst or one of u, g and o.`,
        );
      return clauses.reduce((before, clause) => applied(clause, before, mask, inside), start);
    };
    const result = resulting();
    const directory = task === 'umask' ? 0o777 & ~mask : undefined;
    const letters = (who: Who) =>
      `${who}=${symbolic(rights(result, who) * 0o111)
        .slice(0, 3)
        .replace(/-/g, '')}${who !== 'o' && result & SPECIAL[who] ? 's' : ''}`;
    const set = [
      result & 0o4000 ? 'setuid' : '',
      result & 0o2000 ? 'setgid' : '',
      result & 0o1000 ? 'sticky' : '',
    ].filter((name) => name !== '');
    return {
      octal: octal(result),
      symbolic: `${inside ? 'd' : task === 'umask' ? '-' : (kindLetter(mode) ?? '-')}${symbolic(result)}`,
      assignment: `${letters('u')},${letters('g')},${letters('o')}${result & 0o1000 ? ',+t' : ''}`,
      special: set.length === 0 ? 'none' : set.join(', '),
      directoryOctal: directory === undefined ? undefined : octal(directory),
      directorySymbolic: directory === undefined ? undefined : `d${symbolic(directory)}`,
      rights: (['u', 'g', 'o'] as const).map((who) => ({
        who: NAMES[who],
        read: yes(rights(result, who) & 4),
        write: yes(rights(result, who) & 2),
        execute: yes(rights(result, who) & 1),
      })),
    };
  },
  explanation: ({ task, target, mode, change, special }) => {
    const bits = special === 'none' ? '' : ', with {special}';
    if (task === 'umask')
      return 'With the umask {umask} new files get {octal} ({symbolic}) and new directories {directoryOctal} ({directorySymbolic}), where the program asks for 666 and 777.';
    const kind = isDirectory(task, target, mode) ? 'directory' : 'file';
    if (task === 'mode') return `The ${kind} has the mode {octal}, {symbolic}${bits}.`;
    const masked = clausesOf(change).some((clause) => /^[-+=]/.test(clause)) ? ' with the umask {umask}' : '';
    return `After the change${masked} the ${kind} has the mode {octal}, {symbolic}${bits}.`;
  },
  requires: [
    {
      that: ({ mode, target }) => target === 'file' || ['d', undefined].includes(kindLetter(mode)),
      field: 'target',
      says: 'The first of the ten letters of the mode is not d, so that it is of no directory.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ task, target, mode, octal }) => {
        const bits = fromOctal(octal);
        return isDirectory(task, target, mode)
          ? (bits & 3) === 3 && (bits & 0o1000) === 0
          : (bits & 2) !== 0 && (task === 'umask' || !['l', 'c', 'p', 's'].includes(kindLetter(mode) ?? '-'));
      },
      says: ({ task, target, mode }) =>
        isDirectory(task, target, mode)
          ? 'Everybody may create, rename and delete in this directory, also what is of others: take the right from others (o-w), or set the sticky bit (+t) as /tmp has it.'
          : 'Everybody on the system may change this: take the right from others (o-w; in a umask the last digit 2).',
    },
    {
      level: 'caution',
      when: ({ task, target, mode, octal, directoryOctal }) =>
        task === 'umask'
          ? isClosed(fromOctal(directoryOctal ?? '0'))
          : isDirectory(task, target, mode) && isClosed(fromOctal(octal)),
      says: 'In a directory r or w without x beside it lets nobody of that class (but root) enter, reach a file, or create and delete any: directories usually have an x for each r, 755 for the 644 of files.',
    },
    {
      level: 'note',
      when: ({ task, target, mode, octal }) => isDirectory(task, target, mode) && (fromOctal(octal) & 0o4000) !== 0,
      says: 'Linux ignores setuid of a directory: new files belong to who makes them. Setgid (2 in place of 4) passes the group on.',
    },
    {
      level: 'caution',
      when: ({ task, mode }) => task !== 'umask' && kindLetter(mode) === 'l',
      says: 'The mode of a symbolic link counts for nothing on Linux, and chmod changes what it points to: look at that by ls -lL.',
    },
    {
      level: 'caution',
      when: ({ task, mode, octal }) =>
        task !== 'umask' && ['c', 'p', 's'].includes(kindLetter(mode) ?? '-') && (fromOctal(octal) & 2) !== 0,
      says: 'Everybody on the system may write to this device, pipe or socket, which is meant so of some, as /dev/tty, /dev/zero and /dev/log: leave those as they are, and take the right from others (o-w) only where you know who needs it.',
    },
    {
      level: 'danger',
      when: ({ octal, task, target, mode: typed }) => {
        const mode = fromOctal(octal);
        return !isDirectory(task, target, typed) && (mode & 0o6000) !== 0 && (mode & 0o022) !== 0;
      },
      says: 'Setuid or setgid lets a program run with the rights of its owner or group, and here others than the owner may rewrite it: take that right away (go-w).',
    },
    {
      level: 'note',
      when: ({ task, target, mode, octal }) =>
        task !== 'umask' && !isDirectory(task, target, mode) && (fromOctal(octal) & 0o1000) !== 0,
      says: 'Linux ignores the sticky bit of files: it is of directories.',
    },
    {
      level: 'caution',
      when: ({ symbolic }) => /[ST]/.test(symbolic),
      says: 'A capital S or T is a special bit without the right to execute beside it, which hardly does anything: perhaps x is missing.',
    },
    {
      level: 'caution',
      when: ({ task, octal }) => {
        const mode = fromOctal(octal);
        const [owner, group, others] = [(mode >> 6) & 7, (mode >> 3) & 7, mode & 7];
        return task !== 'umask' && ((~owner & (group | others)) !== 0 || (~group & others) !== 0);
      },
      says: 'Others or the group may do what owner or group may not: the first of owner, group and others that fits decides, so that those before it are refused all the same. Is a digit missing, is the number decimal, or is it a umask?',
    },
    {
      level: 'caution',
      when: ({ task, mode }) => task !== 'umask' && /^(0o)?[0-7]{1,2}$/.test(mode) && fromOctal(mode) > 0,
      says: 'Fewer than three digits are filled up with zeros on the left: 44 is 044, which gives the owner nothing.',
    },
    {
      level: 'caution',
      when: ({ task, umask }) => task === 'umask' && (fromOctal(umask) & 0o600) !== 0,
      says: 'This umask takes reading or writing from the owner, too: it names what is taken away, so that 022 leaves 644, and 644 leaves 022.',
    },
    {
      level: 'note',
      when: ({ task, umask }) => task === 'umask' && fromOctal(umask) > 0o777,
      says: 'A umask has only the nine bits of read, write and execute: the first digit was left out.',
    },
    {
      level: 'note',
      when: ({ task, target, mode }) => task === 'mode' && target === 'directory' && /^(0o?)?[0-7]{3}$/.test(mode),
      says: 'GNU chmod leaves setuid and setgid of a directory as they are where the octal mode does not set them: clear them by u-s,g-s or by 00 before the digits.',
    },
  ],
  examples: [
    {
      inputs: { mode: '755' },
      results: {
        octal: '755',
        symbolic: '-rwxr-xr-x',
        assignment: 'u=rwx,g=rx,o=rx',
        special: 'none',
        rights: {
          length: 3,
          rows: { 0: { who: 'Owner', write: 'yes' }, 1: { who: 'Group', read: 'yes', write: 'no', execute: 'yes' } },
        },
      },
      source: 'GNU stat: %A of a file after chmod 755',
    },
    {
      inputs: { mode: '-rw-r--r--.' },
      results: { octal: '644', assignment: 'u=rw,g=r,o=r' },
      source: 'GNU stat: %a of such a file',
    },
    {
      inputs: { mode: '4755' },
      results: { octal: '4755', symbolic: '-rwsr-xr-x', special: 'setuid', assignment: 'u=rwxs,g=rx,o=rx' },
      source: 'GNU stat: %A of a file after chmod 4755',
    },
    {
      inputs: { mode: 'drwxrwxrwt', target: 'directory' },
      results: { octal: '1777', special: 'sticky', symbolic: 'drwxrwxrwt', assignment: 'u=rwx,g=rwx,o=rwx,+t' },
      source: 'GNU stat: /tmp',
    },
    {
      inputs: { mode: '2644' },
      results: { symbolic: '-rw-r-Sr--', special: 'setgid' },
      cautions: ['capital S or T'],
      source: 'GNU stat: %A of a file after chmod 2644',
    },
    {
      inputs: { mode: 'crw-rw-rw-' },
      results: { octal: '666', symbolic: 'crw-rw-rw-' },
      cautions: ['/dev/tty'],
      source: 'GNU stat: /dev/tty',
    },
    {
      inputs: { mode: '---x--x--x' },
      results: { octal: '111', assignment: 'u=x,g=x,o=x' },
      source: 'By hand: 100 + 10 + 1',
    },
    {
      inputs: { mode: 'rwSr-xr-T' },
      results: { octal: '5654', special: 'setuid, sticky' },
      cautions: ['ignores the sticky bit', 'capital S or T', 'may not'],
      source: 'By hand: 4000 + 1000 + 600 + 50 + 4',
    },
    {
      inputs: { mode: '777' },
      results: { symbolic: '-rwxrwxrwx' },
      cautions: ['Everybody on the system'],
      source: 'GNU stat: %A of a file after chmod 777',
    },
    {
      inputs: { mode: '777', target: 'directory' },
      results: { symbolic: 'drwxrwxrwx' },
      cautions: ['sticky bit', 'GNU chmod leaves'],
      source: 'GNU stat: %A of a directory after chmod 777',
    },
    {
      inputs: { mode: '4775' },
      results: { symbolic: '-rwsrwxr-x' },
      cautions: ['may rewrite it'],
      source: 'GNU stat: %A of a file after chmod 4775',
    },
    {
      inputs: { mode: '44' },
      results: { octal: '044', symbolic: '----r--r--' },
      cautions: ['may not', 'filled up'],
      source: 'GNU stat: %A of a file after chmod 44',
    },
    {
      inputs: { task: 'change', mode: '644', change: 'u+x,go-r' },
      results: { octal: '700', symbolic: '-rwx------' },
      source: 'GNU chmod, by trial',
    },
    {
      inputs: { task: 'change', mode: '600', change: '+rw', umask: '027' },
      results: { octal: '640' },
      source: 'GNU chmod under umask 027, by trial',
    },
    {
      inputs: { task: 'change', mode: '2750', change: 'a=rX,g=u+w', target: 'directory' },
      results: { octal: '2575', symbolic: 'dr-xrwsr-x' },
      cautions: ['may not'],
      source: 'GNU chmod, by trial',
    },
    {
      inputs: { task: 'change', mode: '640', change: 'chmod a+X' },
      results: { octal: '640' },
      source: 'GNU chmod, by trial: nobody may execute it',
    },
    {
      inputs: { task: 'umask', umask: '022' },
      results: { octal: '644', directoryOctal: '755', directorySymbolic: 'drwxr-xr-x', symbolic: '-rw-r--r--' },
      source: 'POSIX umask: 666 and 777 less the bits of 022',
    },
    {
      inputs: { task: 'umask', umask: '027' },
      results: { octal: '640', directoryOctal: '750' },
      source: 'GNU stat after touch and mkdir under umask 027',
    },
    {
      inputs: { task: 'umask', umask: '644' },
      results: { octal: '022', directoryOctal: '133' },
      cautions: ['Everybody on the system', 'names what is taken away'],
      source: 'By hand: 666 less the bits of 644',
    },
    {
      inputs: { task: 'umask', umask: '1022' },
      results: { octal: '644' },
      cautions: ['first digit was left out'],
      source: 'POSIX umask: only permission bits',
    },
    {
      inputs: { task: 'change', mode: 'drw-r--r--', change: 'a+X' },
      results: { octal: '755', symbolic: 'drwxr-xr-x' },
      source: 'GNU chmod, by trial: a directory by its letter d',
    },
    {
      inputs: { mode: '644', target: 'directory' },
      results: { symbolic: 'drw-r--r--' },
      cautions: ['lets nobody of that class', 'GNU chmod leaves'],
      source: 'POSIX: a directory is searched by x; GNU stat',
    },
    {
      inputs: { mode: 'drw-rw-rw-' },
      results: { octal: '666' },
      cautions: ['lets nobody of that class'],
      source: 'POSIX: creating and deleting needs w and x',
    },
    {
      inputs: { mode: '4755', target: 'directory' },
      results: { symbolic: 'drwsr-xr-x', special: 'setuid' },
      cautions: ['ignores setuid'],
      source: 'GNU stat; Linux inode(7)',
    },
    {
      inputs: { mode: 'lrwxrwxrwx' },
      results: { octal: '777', symbolic: 'lrwxrwxrwx' },
      cautions: ['symbolic link'],
      source: 'GNU stat of a link; Linux symlink(7)',
    },
    {
      inputs: { task: 'umask', umask: '111' },
      results: { octal: '666', directoryOctal: '666' },
      cautions: ['Everybody on the system', 'lets nobody of that class'],
      source: 'GNU stat after touch and mkdir under umask 111',
    },
    {
      inputs: { mode: '-rw-r--r--', target: 'directory' },
      refused: 'of no directory',
      source: 'GNU ls: d stands for directories',
    },
    { inputs: { mode: '789' }, noResult: 'from 0 to 7', source: 'By definition' },
    { inputs: { mode: 'rwxrwx' }, noResult: 'nine letters', source: 'By definition' },
    { inputs: { task: 'change', mode: '644', change: 'x+u' }, noResult: 'is no change', source: 'POSIX chmod' },
  ],
  notes: ['Access control lists, file attributes and mount options may forbid or allow more than these bits.'],
  references: [
    {
      title: 'POSIX.1-2017: chmod and umask utilities',
      url: 'https://pubs.opengroup.org/onlinepubs/9699919799/utilities/chmod.html',
    },
    {
      title: 'GNU coreutils manual: File permissions',
      url: 'https://www.gnu.org/software/coreutils/manual/html_node/File-permissions.html',
    },
  ],
});
