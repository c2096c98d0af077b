import {
  ceilNear,
  defineCalculator,
  flag,
  integer,
  isAbove,
  isAtMost,
  money,
  percent,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** Cartridges last for their yield at 5% coverage, and for proportionally fewer pages at more. */
export default defineCalculator({
  title: 'Printing cost per page',
  description:
    'Cost of a printed page from price and page yield of the cartridges, coverage, paper and a share of the printer, for one printer or several compared.',
  keywords: ['ink cost', 'toner cost', 'cost per page', 'page yield', 'inkjet or laser', 'compare printers'],
  inputs: {
    printers: rows(
      {
        name: text({ label: 'Printer', maxLength: 40 }),
        blackPrice: money({ label: 'Black cartridge', min: 0, max: 1e6 }),
        blackYield: integer({ label: 'Its yield in pages', min: 1, max: 1e6 }),
        colorPrice: money({ label: 'Color cartridges, all of them', min: 0, max: 1e6, default: 0 }),
        colorYield: integer({ label: 'Their yield in pages', min: 1, max: 1e6, optional: true }),
        price: money({ label: 'Price of the printer', min: 0, max: 1e7, default: 0 }),
      },
      { label: 'Printers', maxItems: 10 },
    ),
    pages: integer({
      label: 'Pages over the life of the printer',
      help: 'They share its price.',
      symbol: 'N',
      min: 1,
      max: 1e8,
    }),
    colorPages: percent({ label: 'Pages in color', symbol: 'q', min: 0, max: 100, default: 0, usual: [1, 100] }),
    coverage: percent({
      label: 'Coverage of a page by each color',
      help: 'Yields are stated for about 5%; a page half full of text has about as much, a photo far more.',
      symbol: 'c',
      above: 0,
      max: 100,
      default: 5,
      usual: [1, 60],
    }),
    paperPrice: money({ label: 'Price of a sheet of paper', symbol: 's', per: 'each', min: 0, max: 1e5, default: 0 }),
    duplex: flag({ label: 'Printed on both sides' }),
  },
  outputs: {
    cheapest: text({ label: 'Lowest cost' }),
    perPage: money({ label: 'Lowest cost per page', symbol: 'k', per: 'each' }),
    evenPages: integer({ label: 'Pages until the higher price of a printer is made up for', optional: true }),
    costs: table(
      {
        name: text({ label: 'Printer' }),
        ink: money({ label: 'Ink or toner per page', per: 'each' }),
        paper: money({ label: 'Paper per page', per: 'each' }),
        share: money({ label: 'Printer per page', per: 'each' }),
        perPage: money({ label: 'Cost per page', per: 'each' }),
        total: money({ label: 'All pages' }),
      },
      { label: 'Costs' },
    ),
  },
  formula: ({ printers, pages, colorPages, coverage, paperPrice, duplex }) => {
    const paper = duplex ? paperPrice / 2 : paperPrice;
    const costs = printers.map(({ name, blackPrice, blackYield, colorPrice, colorYield, price }) => {
      const color = colorYield === undefined ? 0 * colorPrice : colorPrice / colorYield;
      const ink = (blackPrice / blackYield + colorPages * color) * (coverage / 0.05);
      const share = price / pages;
      const perPage = ink + paper + share;
      return { name, ink, paper, share, perPage, total: perPage * pages };
    });
    const least = Math.min(...costs.map(({ perPage }) => perPage));
    const found = costs.filter(({ perPage }) => isAtMost(perPage, least));
    const names = found.map(({ name }) => name);
    return {
      cheapest: names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`,
      perPage: least,
      evenPages:
        printers.length === 2
          ? evenPages(printers[0]!.price, costs[0]!.ink, printers[1]!.price, costs[1]!.ink)
          : undefined,
      costs,
    };
  },
  stepwise: [
    'Ink per page is (price of black / its yield + share of pages in color × price of color / its yield) × coverage / 5%.',
    'Paper is the price of a sheet, halved where both sides are printed, and the printer its price over all pages.',
    'The lowest sum of ink, paper and printer is the lowest cost per page.',
    'Of two printers, the difference of their prices over the difference of their ink per page is the number of pages from which the higher price is made up for.',
  ],
  figure: { kind: 'bars', table: 'costs', label: 'name', value: 'perPage' },
  explanation: ({ printers, evenPages }) => {
    if (printers.length === 1) return 'The pages cost {perPage}.';
    return evenPages === undefined
      ? 'Over {pages} {pages|page|pages} the lowest cost is that of {cheapest}, with pages at {perPage}.'
      : 'Over {pages} {pages|page|pages} the lowest cost is that of {cheapest}, with pages at {perPage}; from {evenPages} {evenPages|page|pages} on the printer with the higher price is no dearer.';
  },
  requires: [
    {
      that: ({ printers }) =>
        printers.every(
          ({ name }, k) =>
            printers.findIndex((other) => other.name.trim().toLowerCase() === name.trim().toLowerCase()) === k,
        ),
      field: 'printers',
      says: 'Two printers have the same name: give each its own.',
    },
    {
      each: 'printers',
      that: ({ colorPrice, colorYield }, { colorPages }) =>
        colorPages === 0 || (colorPrice > 0 && colorYield !== undefined),
      field: 'colorYield',
      says: 'Pages in color need both price and yield of the color cartridges of each printer.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ printers, colorPages }) => colorPages === 0 && printers.some(({ colorPrice }) => colorPrice > 0),
      says: 'No page is in color, so that color cartridges cost nothing here: give the share of pages in color.',
    },
  ],
  examples: [
    {
      inputs: {
        printers: [
          { name: 'Cartridges', blackPrice: 25, blackYield: 500, colorPrice: 60, colorYield: 400, price: 80 },
          { name: 'Tanks', blackPrice: 15, blackYield: 5000, colorPrice: 40, colorYield: 6000, price: 300 },
        ],
        pages: 10000,
        colorPages: 30,
        paperPrice: 0.012,
      },
      results: {
        cheapest: 'Tanks',
        perPage: 0.047,
        evenPages: 2445,
        costs: {
          length: 2,
          rows: {
            0: { ink: 0.095, paper: 0.012, share: 0.008, perPage: 0.115, total: 1150 },
            1: { ink: 0.005, share: 0.03, total: 470 },
          },
        },
      },
      source: 'By hand: 25/500 + 0.3 × 60/400; 15/5000 + 0.3 × 40/6000; 220/0.09 = 2444.4, up to 2445',
    },
    {
      inputs: {
        printers: [{ name: 'Laser', blackPrice: 70, blackYield: 2000, price: 150 }],
        pages: 5000,
        coverage: 10,
        paperPrice: 0.01,
        duplex: true,
      },
      results: { cheapest: 'Laser', perPage: 0.105, costs: { rows: { 0: { ink: 0.07, paper: 0.005, total: 525 } } } },
      source:
        'By hand: 70/2000 × 10/5 + 0.01/2 + 150/5000; twice the coverage halves the yield (Inkjet Printer Expert)',
    },
    {
      inputs: {
        printers: [
          { name: 'First', blackPrice: 20, blackYield: 1000, price: 100 },
          { name: 'Second', blackPrice: 40, blackYield: 2000, colorPrice: 30, price: 100 },
        ],
        pages: 1000,
      },
      results: { cheapest: 'First and Second', perPage: 0.12 },
      cautions: ['No page is in color'],
      source: 'By hand: 0.02 + 0.10 for both',
    },
    {
      inputs: {
        printers: [
          { name: 'Laser', blackPrice: 60, blackYield: 3000, price: 200 },
          { name: 'Inkjet', blackPrice: 30, blackYield: 500, price: 50 },
        ],
        pages: 2000,
      },
      results: { cheapest: 'Inkjet', perPage: 0.085, evenPages: 3750 },
      source: 'By hand: 0.02 + 0.10 and 0.06 + 0.025; 150/0.04',
    },
    {
      inputs: {
        printers: [
          { name: 'A', blackPrice: 25, blackYield: 6000 },
          { name: 'B', blackPrice: 5, blackYield: 5000 },
        ],
        pages: 1,
      },
      results: { cheapest: 'B', perPage: 0.001 },
      source: 'By hand: 25/6000 and 5/5000, though a page of either costs less than half a cent',
    },
    {
      inputs: {
        printers: [
          { name: 'A', blackPrice: 20, blackYield: 1000 },
          { name: 'a ', blackPrice: 40, blackYield: 2000 },
        ],
        pages: 1000,
      },
      refused: 'same name',
      source: 'By definition',
    },
    {
      inputs: {
        printers: [{ name: 'A', blackPrice: 20, blackYield: 1000, colorPrice: 30 }],
        pages: 1000,
        colorPages: 20,
      },
      refused: 'both price and yield',
      source: 'By definition',
    },
  ],
  notes: [
    'A page is one printed side. A page in color takes black and every color, each at the coverage given.',
    'Ink is counted by the page: for few pages whole cartridges cost more.',
    'Yields are measured by printing without pause; ink for cleaning the nozzles, drums and other parts of laser printers, and cartridges that come with the printer, are not counted.',
  ],
  references: [
    {
      title: 'ISO/IEC 24711 and 19798, page yield of color cartridges: as summed up by Genink, Notes',
      url: 'http://genink.ca/notes.html',
    },
    {
      title: 'Inkjet Printer Expert: How many pages will my printer cartridge print?',
      url: 'https://inkjetprinterexpert.com/how-many-pages-cartridge-prints/',
    },
  ],
});

/** Pages from which the printer with the higher price and the cheaper ink is no dearer. */
function evenPages(price: number, ink: number, otherPrice: number, otherInk: number): number | undefined {
  const more = price > otherPrice ? price - otherPrice : otherPrice - price;
  const less = price > otherPrice ? otherInk - ink : ink - otherInk;
  const pays = price > otherPrice ? isAbove(otherInk, ink) : otherPrice > price && isAbove(ink, otherInk);
  return pays && more / less < 1e9 ? ceilNear(more / less) : undefined;
}
