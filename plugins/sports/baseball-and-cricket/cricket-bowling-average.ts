import { choice, defineCalculator, integer, isNear, number, roundNear } from '@reckoner/engine';

/** Runs per wicket, runs per over and balls per wicket; the figure after the point of overs is a count of balls. */
export default defineCalculator({
  title: 'Cricket bowling average and economy',
  description:
    'Bowling average, economy rate and strike rate of a bowler from runs conceded, wickets and overs or balls bowled.',
  keywords: ['bowling strike rate', 'economy rate', 'runs per wicket', 'runs per over', 'cricket', 'bowling figures'],
  related: ['cricket-strike-rate', 'cricket-required-run-rate'],
  inputs: {
    runs: integer({
      label: 'Runs conceded',
      help: 'With wides and no-balls, without byes and leg byes.',
      symbol: 'R',
      min: 0,
      max: 1000000,
    }),
    wickets: integer({
      label: 'Wickets',
      help: 'Those credited to the bowler, without run-outs.',
      symbol: 'W',
      min: 0,
      max: 100000,
    }),
    counted: choice(
      {
        overs: { label: 'Overs', also: ['overs'] },
        balls: { label: 'Balls', also: ['balls', 'deliveries'] },
      },
      { label: 'Bowling counted in', default: 'overs' },
    ),
    overs: number({
      label: 'Overs bowled',
      help: 'As scorecards have them: 4.3 is four overs and three balls.',
      text: 'plain',
      symbol: 'O',
      min: 0,
      max: 1000000,
      when: { counted: 'overs' },
    }),
    balls: integer({
      label: 'Balls bowled',
      help: 'Without wides and no-balls.',
      symbol: 'b',
      min: 0,
      max: 10000000,
      when: { counted: 'balls' },
    }),
    overLength: choice(
      {
        six: { label: '6', value: 6, also: ['six'] },
        eight: { label: '8', value: 8, also: ['eight'] },
        five: { label: '5', value: 5, also: ['five'] },
        four: { label: '4', value: 4, also: ['four'] },
      },
      {
        label: 'Balls in an over',
        help: '6 today; until 1979 also 4, 5 or 8, by country.',
        symbol: 'n',
        default: 'six',
      },
    ),
  },
  outputs: {
    average: number({ label: 'Bowling average (runs per wicket)', symbol: '\\mathrm{Ave}', places: 2, optional: true }),
    economy: number({ label: 'Economy rate (runs per over)', symbol: '\\mathrm{Econ}', places: 2 }),
    strikeRate: number({ label: 'Strike rate (balls per wicket)', symbol: '\\mathrm{SR}', places: 2, optional: true }),
    ballsBowled: integer({ label: 'Balls in all', symbol: 'B' }),
  },
  formula: ({ runs, wickets, counted, overs, balls, overLength }) => {
    const ballsBowled = counted === 'balls' ? balls : ballsOf(overs, overLength);
    return {
      average: wickets === 0 ? undefined : runs / wickets,
      economy: (overLength * runs) / ballsBowled,
      strikeRate: wickets === 0 ? undefined : ballsBowled / wickets,
      ballsBowled,
    };
  },
  shown: ({ runs, wickets, overLength, ballsBowled }) => ({
    average: wickets === 0 ? undefined : runs / wickets,
    economy: (overLength * runs) / ballsBowled,
    strikeRate: wickets === 0 ? undefined : ballsBowled / wickets,
    ballsBowled: undefined,
  }),
  stepwise: ['Full overs times the balls of an over, and the balls after the point: 4.3 overs of six are 27 balls.'],
  explanation: ({ wickets }) =>
    wickets === 0
      ? '{runs} {runs|run|runs} from {ballsBowled} {ballsBowled|ball|balls} {runs|is|are} {economy} an over. Without a wicket there is no average and no strike rate.'
      : '{wickets} {wickets|wicket|wickets} for {runs} {runs|run|runs} from {ballsBowled} {ballsBowled|ball|balls}: {average} runs and {strikeRate} balls per wicket, and {economy} runs per over.',
  requires: [
    {
      that: ({ overs, overLength }) => areOvers(overs, overLength),
      field: 'overs',
      says: 'The figure after the point is the number of balls, fewer than the {overLength} of an over; {overs} has another.',
    },
    { that: ({ overs }) => overs > 0, field: 'overs', says: 'Without a ball there is no economy rate.' },
    { that: ({ balls }) => balls > 0, field: 'balls', says: 'Without a ball there is no economy rate.' },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ runs, ballsBowled }) => runs > 6 * ballsBowled,
      says: 'That is more than six runs from each ball, which takes wides and no-balls: check {balls?whether overs were entered for balls|runs and overs}.',
    },
    {
      level: 'caution',
      when: ({ wickets, ballsBowled }) => wickets > ballsBowled,
      says: 'There are more wickets than balls, which takes stumpings off wides: check wickets and balls.',
    },
  ],
  examples: [
    {
      inputs: { runs: 88, wickets: 4, overs: 23.5 },
      results: { average: 22, economy: 3.692308, strikeRate: 35.75, ballsBowled: 143 },
      source: 'Crazzy Tech Zone, How to Calculate the Batsman and Bowler Strike Rates: 22.00, 3.69 and 35.75; 528/143',
    },
    {
      inputs: { runs: 51, wickets: 0, overs: '16.1' },
      results: { economy: 3.154639, ballsBowled: 97 },
      source: 'Wikipedia, Economy rate (cricket), printed as 3.15: 306/97',
    },
    {
      inputs: { runs: 18180, wickets: 800, counted: 'balls', balls: 44039 },
      results: { average: 22.725, economy: 2.476895, strikeRate: 55.04875 },
      source: 'M. Muralitharan’s Test career, printed as 22.72, 2.47 and 55.0: 18180/800, 6 × 18180/44039',
    },
    {
      inputs: { runs: 70, wickets: 3, overs: 12.7, overLength: 'eight' },
      results: { average: 23.333333, economy: 5.436893, strikeRate: 34.333333, ballsBowled: 103 },
      source: 'By hand: 12 × 8 + 7 balls; 560/103, 103/3',
    },
    {
      inputs: { runs: 28, wickets: 1, overs: 4, overLength: 'five' },
      results: { average: 28, economy: 7, strikeRate: 20 },
      source: 'By hand: 20 balls',
    },
    {
      inputs: { runs: 55, wickets: 7, overs: 66.3, overLength: 'four' },
      results: { average: 7.857143, economy: 0.82397, strikeRate: 38.142857, ballsBowled: 267 },
      source: 'By hand: 66 × 4 + 3 balls; 220/267',
    },
    {
      inputs: { runs: 5, wickets: 2, counted: 'balls', balls: 1 },
      results: { average: 2.5, economy: 30, strikeRate: 0.5 },
      cautions: ['more wickets than balls'],
      source: 'By hand: 6 × 5/1',
    },
    {
      inputs: { runs: 30, wickets: 1, counted: 'balls', balls: 4 },
      results: { average: 30, economy: 45, strikeRate: 4 },
      cautions: ['overs were entered for balls'],
      source: 'By hand: 6 × 30/4',
    },
    {
      inputs: { runs: 145, wickets: 1, overs: 4 },
      results: { average: 145, economy: 36.25, strikeRate: 24 },
      cautions: ['check runs and overs'],
      source: 'By hand: 24 balls; 6 × 145/24',
    },
    { inputs: { runs: 5, wickets: 2, overs: 4.6 }, refused: 'fewer than the 6', source: 'By definition' },
    { inputs: { runs: 5, wickets: 2, overs: 4.25 }, refused: '4.25 has another', source: 'By definition' },
    { inputs: { runs: 5, wickets: 2, overs: 0 }, refused: 'Without a ball', source: 'By definition' },
    { inputs: { runs: 5, wickets: 2, counted: 'balls', balls: 0 }, refused: 'Without a ball', source: 'By definition' },
  ],
  notes: [
    'A career with overs of several lengths is counted in balls; its economy rate is told per six.',
    'Some published tables cut digits off where this rounds: 2.47 for 2.477.',
  ],
  references: [
    { title: 'Wikipedia: Bowling average; Economy rate (cricket); Strike rate; Over (cricket)' },
    { title: 'MCC: The Laws of Cricket, 2017 Code, laws 17, 21, 22 and 23' },
  ],
});

/** 4.3 overs of six are 27 balls. */
function ballsOf(overs: number, overLength: number) {
  const full = Math.floor(overs);
  return overLength * full + roundNear(10 * (overs - full));
}

function areOvers(overs: number, overLength: number) {
  const over = 10 * (overs - Math.floor(overs));
  return isNear(over, roundNear(over), 1e-4) && roundNear(over) < overLength;
}
