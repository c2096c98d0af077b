import { choice, defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** Equal drives; RAID 10, 50 and 60 are striped over two or more groups. */
export default defineCalculator({
  title: 'RAID capacity and fault tolerance',
  description: 'Usable space of a RAID array, its efficiency and the drive failures that it survives for certain.',
  keywords: ['raid 5', 'raid 6', 'raid 10', 'disk array', 'parity'],
  inputs: {
    level: choice(
      {
        raid0: 'RAID 0',
        raid1: 'RAID 1',
        raid5: 'RAID 5',
        raid6: 'RAID 6',
        raid10: 'RAID 10',
        raid50: 'RAID 50',
        raid60: 'RAID 60',
      },
      { label: 'Level' },
    ),
    drives: integer({ label: 'Drives', symbol: 'n', min: 2, max: 1000 }),
    size: quantity('byte', { label: 'Size of each drive', unit: 'TB', symbol: 's', above: 0, max: 1e6 }),
    groups: integer({
      label: 'Groups',
      symbol: 'g',
      min: 2,
      max: 100,
      default: 2,
      when: { level: ['raid50', 'raid60'] },
    }),
  },
  outputs: {
    usable: quantity('byte', { label: 'Usable space', unit: 'TB', symbol: 'C' }),
    efficiency: percent({ label: 'Share that is usable', places: 1 }),
    survives: integer({ label: 'Drive failures survived for certain' }),
  },
  formula: ({ level, drives, size, groups }) => {
    let parity = 0;
    let survives = 0;
    if (level === 'raid1') {
      parity = drives - 1;
      survives = drives - 1;
    } else if (level === 'raid5') {
      parity = 1;
      survives = 1;
    } else if (level === 'raid6') {
      parity = 2;
      survives = 2;
    } else if (level === 'raid10') {
      parity = drives / 2;
      survives = 1;
    } else if (level === 'raid50') {
      parity = groups;
      survives = 1;
    } else if (level === 'raid60') {
      parity = 2 * groups;
      survives = 2;
    }
    return { usable: (drives - parity) * size, efficiency: (drives - parity) / drives, survives };
  },
  explanation:
    '{drives} drives of {size} in {level} give {usable}; the array survives {survives} failed {survives|drive|drives}.',
  requires: [
    {
      that: ({ level, drives }) => level !== 'raid5' || drives >= 3,
      field: 'drives',
      says: 'RAID 5 needs at least three drives.',
    },
    {
      that: ({ level, drives }) => level !== 'raid6' || drives >= 4,
      field: 'drives',
      says: 'RAID 6 needs at least four drives.',
    },
    {
      that: ({ level, drives }) => level !== 'raid10' || (drives >= 4 && drives % 2 === 0),
      field: 'drives',
      says: 'RAID 10 needs an even number of drives, four or more.',
    },
    {
      that: ({ level, drives, groups }) => level !== 'raid50' || (drives % groups === 0 && drives >= 3 * groups),
      field: 'groups',
      says: 'RAID 50 needs equal groups of three or more drives.',
    },
    {
      that: ({ level, drives, groups }) => level !== 'raid60' || (drives % groups === 0 && drives >= 4 * groups),
      field: 'groups',
      says: 'RAID 60 needs equal groups of four or more drives.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ survives }) => survives === 0,
      says: 'One failed drive loses all data of the array.',
    },
  ],
  examples: [
    {
      inputs: { level: 'raid5', drives: 4, size: 8 },
      results: { usable: 24, efficiency: 75, survives: 1 },
      source: 'By hand: (4 - 1) × 8',
    },
    {
      inputs: { level: 'raid6', drives: 8, size: 4 },
      results: { usable: 24, efficiency: 75, survives: 2 },
      source: 'By hand: (8 - 2) × 4',
    },
    {
      inputs: { level: 'raid10', drives: 6, size: '2 TB' },
      results: { usable: 6, efficiency: 50, survives: 1 },
      source: 'By hand: half of 12',
    },
    {
      inputs: { level: 'raid0', drives: 3, size: 2 },
      results: { usable: 6, efficiency: 100, survives: 0 },
      cautions: ['loses all data'],
      source: 'By hand: 3 × 2',
    },
    {
      inputs: { level: 'raid1', drives: 2, size: 10 },
      results: { usable: 10, efficiency: 50, survives: 1 },
      source: 'By hand: one copy',
    },
    {
      inputs: { level: 'raid50', drives: 12, size: 4, groups: 3 },
      results: { usable: 36, efficiency: 75, survives: 1 },
      source: 'By hand: (12 - 3) × 4',
    },
    {
      inputs: { level: 'raid60', drives: 12, size: 4, groups: 2 },
      results: { usable: 32, survives: 2 },
      source: 'By hand: (12 - 4) × 4',
    },
    { inputs: { level: 'raid5', drives: 2, size: 4 }, refused: 'three drives', source: 'SNIA DDF, §4.2' },
    { inputs: { level: 'raid6', drives: 3, size: 4 }, refused: 'four drives', source: 'SNIA DDF, §4.2' },
    { inputs: { level: 'raid10', drives: 5, size: 4 }, refused: 'even number', source: 'SNIA DDF, §4.2' },
    {
      inputs: { level: 'raid50', drives: 10, size: 4, groups: 4 },
      refused: 'equal groups',
      source: 'By hand: 10 / 4 is not whole',
    },
    {
      inputs: { level: 'raid60', drives: 6, size: 4, groups: 2 },
      refused: 'four or more',
      source: 'By hand: groups of three',
    },
  ],
  references: [{ title: 'SNIA: Common RAID Disk Data Format Specification, revision 2.0, §4.2: RAID levels' }],
});
