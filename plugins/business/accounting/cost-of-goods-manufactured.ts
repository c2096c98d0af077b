import { constant, defineCalculator, isAtMost, money, number, table, text } from '@reckoner/engine';

const HALF_CENT = constant(0.005, '$');

/** The schedule of cost of goods manufactured: materials used, labor and overhead, with what was and is in process. */
export default defineCalculator({
  title: 'Cost of goods manufactured',
  description:
    'Cost of goods manufactured from materials, direct labor, overhead and work in process, with materials used, cost of a unit and cost of goods sold.',
  keywords: ['COGM', 'schedule of cost of goods manufactured', 'total manufacturing cost', 'work in process', 'WIP'],
  related: ['cost-of-goods-sold', 'overhead-absorption-rate'],
  arithmetic: 'decimal',
  inputs: {
    materialsStart: money({ label: 'Raw materials at the start', symbol: 'M_0', min: 0, max: 1e13 }),
    purchases: money({
      label: 'Raw materials purchased',
      help: 'With freight in, less returns and discounts.',
      symbol: 'P',
      min: 0,
      max: 1e13,
    }),
    materialsEnd: money({ label: 'Raw materials at the end', symbol: 'M_1', min: 0, max: 1e13 }),
    indirectMaterials: money({
      label: 'Indirect materials among those used',
      help: 'Only where they are counted in the overhead.',
      symbol: 'I',
      min: 0,
      max: 1e13,
      default: 0,
    }),
    labor: money({ label: 'Direct labor', symbol: 'L', min: 0, max: 1e13 }),
    overhead: money({
      label: 'Manufacturing overhead',
      help: 'Of the factory alone, applied or actual: no selling and administrative costs.',
      symbol: 'O',
      min: 0,
      max: 1e13,
    }),
    processStart: money({ label: 'Work in process at the start', symbol: 'W_0', min: 0, max: 1e13 }),
    processEnd: money({ label: 'Work in process at the end', symbol: 'W_1', min: 0, max: 1e13 }),
    finishedStart: money({ label: 'Finished goods at the start', symbol: 'F_0', min: 0, max: 1e13, optional: true }),
    finishedEnd: money({ label: 'Finished goods at the end', symbol: 'F_1', min: 0, max: 1e13, optional: true }),
    units: number({ label: 'Units completed', symbol: 'q', above: 0, max: 1e12, optional: true }),
  },
  outputs: {
    manufactured: money({ label: 'Cost of goods manufactured', symbol: '\\mathrm{COGM}' }),
    materials: money({ label: 'Direct materials used', symbol: 'D' }),
    total: money({ label: 'Total manufacturing cost', symbol: 'T' }),
    processChange: money({ label: 'Work in process, end less start', symbol: '\\Delta W' }),
    unitCost: money({ label: 'Cost of a unit completed', symbol: 'c', per: 'each', optional: true }),
    sold: money({ label: 'Cost of goods sold', symbol: '\\mathrm{COGS}', optional: true }),
    schedule: table(
      { line: text({ label: 'Line' }), amount: money({ label: 'Amount' }) },
      { label: 'Schedule of cost of goods manufactured' },
    ),
  },
  formula: (inputs) => {
    const { materialsStart, purchases, materialsEnd, indirectMaterials, labor, overhead } = inputs;
    const { processStart, processEnd, finishedStart, finishedEnd, units } = inputs;
    const materials = materialsStart + purchases - materialsEnd - indirectMaterials;
    const total = materials + labor + overhead;
    const manufactured = processStart + total - processEnd;
    return {
      manufactured,
      materials,
      total,
      processChange: processEnd - processStart,
      unitCost: units === undefined ? undefined : manufactured / units,
      sold:
        finishedStart === undefined || finishedEnd === undefined
          ? undefined
          : finishedStart + manufactured - finishedEnd,
      schedule: [
        { line: 'Raw materials at the start', amount: materialsStart },
        { line: 'Purchases', amount: purchases },
        { line: 'Raw materials at the end', amount: -materialsEnd },
        { line: 'Indirect materials', amount: -indirectMaterials },
        { line: 'Direct materials used', amount: materials },
        { line: 'Direct labor', amount: labor },
        { line: 'Manufacturing overhead', amount: overhead },
        { line: 'Total manufacturing cost', amount: total },
        { line: 'Work in process at the start', amount: processStart },
        { line: 'Work in process at the end', amount: -processEnd },
        { line: 'Cost of goods manufactured', amount: manufactured },
      ],
    };
  },
  explanation: ({ processChange, sold }) => {
    const change =
      processChange > HALF_CENT
        ? 'work in process rose by {|processChange|}, so that the goods completed cost less'
        : processChange < -HALF_CENT
          ? 'work in process fell by {|processChange|}, so that the goods completed cost more'
          : 'work in process stayed as it was, so that the goods completed cost as much';
    const last = sold === undefined ? '' : ' The goods sold cost {sold}.';
    return `Production cost {total}, and ${change}: {manufactured}{unitCost?, {unitCost}|}.${last}`;
  },
  requires: [
    {
      that: ({ materialsStart, purchases, materialsEnd, indirectMaterials }) =>
        isAtMost(materialsEnd + indirectMaterials, materialsStart + purchases),
      field: 'materialsEnd',
      says: 'More raw materials are left, {materialsEnd}, or went into the overhead, than there were.',
    },
    {
      that: ({
        materialsStart,
        purchases,
        materialsEnd,
        indirectMaterials,
        labor,
        overhead,
        processStart,
        processEnd,
      }) =>
        isAtMost(
          processEnd + materialsEnd + indirectMaterials,
          processStart + materialsStart + purchases + labor + overhead,
        ),
      field: 'processEnd',
      says: 'More work is in process at the end, {processEnd}, than was at the start and went in since.',
    },
    {
      that: ({
        materialsStart,
        purchases,
        materialsEnd,
        indirectMaterials,
        labor,
        overhead,
        processStart,
        processEnd,
        finishedStart,
        finishedEnd,
      }) =>
        isAtMost(
          finishedEnd + processEnd + materialsEnd + indirectMaterials,
          finishedStart + processStart + materialsStart + purchases + labor + overhead,
        ),
      field: 'finishedEnd',
      says: 'More finished goods are left, {finishedEnd}, than there were and were completed.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ indirectMaterials, overhead }) => indirectMaterials > overhead,
      says: 'Indirect materials, {indirectMaterials}, are more than the whole overhead, {overhead}, of which they are part: only an applied overhead that is far too low can be less.',
    },
    {
      level: 'note',
      when: ({ finishedStart, finishedEnd }) => (finishedStart === undefined) !== (finishedEnd === undefined),
      says: 'The cost of goods sold takes the finished goods of both the start and the end: give the other, too.',
    },
  ],
  examples: [
    {
      inputs: {
        materialsStart: 8000,
        purchases: 96000,
        materialsEnd: 7000,
        labor: 30000,
        overhead: 18000,
        processStart: 2000,
        processEnd: 1000,
        finishedStart: 5000,
        finishedEnd: 7000,
      },
      results: { manufactured: 146000, materials: 97000, total: 145000, processChange: -1000, sold: 144000 },
      source: 'A bakery, printed exercise (manualfind.com): 146,000; by hand 5000 + 146000 - 7000',
    },
    {
      inputs: {
        materialsStart: 4,
        purchases: 32,
        materialsEnd: 12,
        labor: 46,
        overhead: 21,
        processStart: 9,
        processEnd: 19,
        finishedStart: 14,
        finishedEnd: 11,
        units: 30,
      },
      results: {
        manufactured: 81,
        materials: 24,
        total: 91,
        processChange: 10,
        unitCost: 2.7,
        sold: 84,
        schedule: { length: 11, rows: { 2: { amount: -12 }, 9: { amount: -19 }, 10: { amount: 81 } } },
      },
      source: 'Printed exercise (manualfind.com): 81 manufactured, 84 sold; by hand 81/30',
    },
    {
      inputs: {
        materialsStart: 15000,
        purchases: 138000,
        materialsEnd: 20000,
        indirectMaterials: 14000,
        labor: 175000,
        overhead: 119000,
        processStart: 18000,
        processEnd: 18000,
      },
      results: { manufactured: 413000, materials: 119000, total: 413000, processChange: 0 },
      source: 'Bourne Manufacturing, printed: 119,000 of direct material used; by hand 119 + 175 + 119',
    },
    {
      inputs: {
        materialsStart: 100,
        purchases: 0,
        materialsEnd: 101,
        labor: 5,
        overhead: 5,
        processStart: 0,
        processEnd: 0,
      },
      refused: 'than there were',
      source: 'By definition',
    },
    {
      inputs: {
        materialsStart: 100,
        purchases: 0,
        materialsEnd: 0,
        indirectMaterials: 6,
        labor: 5,
        overhead: 5,
        processStart: 0,
        processEnd: 0,
      },
      results: { materials: 94, total: 104, manufactured: 104 },
      cautions: ['more than the whole overhead'],
      source: 'By hand: 100 - 6 + 5 + 5',
    },
    {
      inputs: {
        materialsStart: 100,
        purchases: 0,
        materialsEnd: 0,
        labor: 5,
        overhead: 5,
        processStart: 10,
        processEnd: 121,
      },
      refused: 'than was at the start',
      source: 'By hand: 10 + 110',
    },
    {
      inputs: {
        materialsStart: 100,
        purchases: 0,
        materialsEnd: 0,
        labor: 5,
        overhead: 5,
        processStart: 0,
        processEnd: 0,
        finishedStart: 10,
        finishedEnd: 121,
      },
      refused: 'than there were and were completed',
      source: 'By hand: 10 + 110',
    },
    {
      inputs: {
        materialsStart: 100,
        purchases: 0,
        materialsEnd: 0,
        labor: 5,
        overhead: 5,
        processStart: 0,
        processEnd: 0,
        finishedEnd: 3,
      },
      results: { manufactured: 110 },
      cautions: ['give the other, too'],
      source: 'By hand: 100 + 5 + 5',
    },
  ],
  notes: [
    'With applied overhead, what is applied too little or too much at the end of the year is a correction of its own.',
    'The cost of a unit is over the units completed in the period, those begun before among them.',
  ],
  references: [
    { title: 'Garrison, Noreen, Brewer: Managerial Accounting, 16th ed., ch. 3' },
    { title: 'Horngren, Datar, Rajan: Cost Accounting, 15th ed., ch. 2' },
  ],
});
