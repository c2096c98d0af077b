import { defineCalculator, measure, noResult, text } from '@reckoner/engine';

const NUMBER = '(\\d+(?:\\.\\d+)?)';
/** No letter marks seconds: an S after them is south. */
const SHAPE = new RegExp(
  `^([NSEW])?\\s*([+-])?\\s*${NUMBER}\\s*°?\\s*(?:${NUMBER}\\s*['′’]?\\s*(?:${NUMBER}\\s*(?:["″”]|'')?)?)?\\s*([NSEW])?$`,
  'i',
);

/** Degrees of a text in any of the usual forms; letters of the other axis are refused. */
function degreesOf(text: string, letters: 'NS' | 'EW', limit: number): number {
  if (/\d,\d/.test(text)) throw noResult(`The comma in “${text}” can be read in two ways: write 48.5 or 48 30.`);
  if (/\d\.\d+\s*,\s*[-+\d]/.test(text)) throw noResult('Send latitude and longitude each by itself.');
  const match = SHAPE.exec(
    text
      .trim()
      .replace(/[,:]/g, ' ')
      .replace(/[−–]/g, '-')
      .replace(/[º˚]/g, '°')
      .replace(/[’‘´]/g, '′')
      .replace(/d(?=\s*\d)/, '°')
      .replace(/m(?:\s*([\d.]+)\s*s)?/, (_, seconds?: string) => (seconds === undefined ? '′' : `′${seconds}″`)),
  );
  if (match === null) throw noResult(`“${text}” is not understood: write 48°51'29.6"N, 48 51.493 N or 48.858222.`);
  const [, before, sign, degrees = '0', minutes, seconds, after] = match;
  const letter = (before ?? after ?? '').toUpperCase();
  if (before !== undefined && after !== undefined) throw noResult('Give the hemisphere once.');
  if (letter !== '' && !letters.includes(letter))
    throw noResult(`${letter} is not a letter of this axis: expected ${letters[0]} or ${letters[1]}.`);
  if (sign !== undefined && letter !== '')
    throw noResult('Give the hemisphere by its letter or by a sign, not by both.');
  if ((degrees.includes('.') && minutes !== undefined) || (minutes?.includes('.') && seconds !== undefined))
    throw noResult('Only the last of degrees, minutes and seconds may have decimals.');
  if (Number(minutes ?? 0) >= 60 || Number(seconds ?? 0) >= 60) throw noResult('Minutes and seconds are below 60.');
  const value = Number(degrees) + Number(minutes ?? 0) / 60 + Number(seconds ?? 0) / 3600;
  if (value > limit) throw noResult(`The angle is over ${limit}°.`);
  return sign === '-' || letter === 'S' || letter === 'W' ? -value : value;
}

const two = (value: number): string => String(value).padStart(2, '0');

function sexagesimal(value: number, letters: 'NS' | 'EW'): string {
  const hundredths = Math.round(Math.abs(value) * 360000);
  const seconds = (hundredths % 6000) / 100;
  const letter = value < 0 ? letters[1]! : letters[0]!;
  return `${Math.floor(hundredths / 360000)}°${two(Math.floor(hundredths / 6000) % 60)}′${seconds.toFixed(2).padStart(5, '0')}″${letter}`;
}

function decimalMinutes(value: number, letters: 'NS' | 'EW'): string {
  const units = Math.round(Math.abs(value) * 6000000);
  const letter = value < 0 ? letters[1]! : letters[0]!;
  return `${Math.floor(units / 6000000)}°${((units % 6000000) / 100000).toFixed(5).padStart(8, '0')}′${letter}`;
}

/** Signs: north and east are positive. */
export default defineCalculator({
  title: 'Latitude and longitude formats',
  description:
    'Coordinates in decimal degrees, degrees and minutes, and degrees, minutes and seconds, from any of these.',
  keywords: ['dms to decimal', 'gps coordinates', 'degrees minutes seconds', 'ddm', 'coordinate converter'],
  inputs: {
    latitude: text({ label: 'Latitude', maxLength: 40, default: '48°51\'29.6"N' }),
    longitude: text({ label: 'Longitude', maxLength: 40, default: '2°17\'40.2"E' }),
  },
  outputs: {
    latitudeDegrees: measure('deg', { label: 'Latitude in decimal degrees', symbol: '\\varphi', places: 6 }),
    longitudeDegrees: measure('deg', { label: 'Longitude in decimal degrees', symbol: '\\lambda', places: 6 }),
    dms: text({ label: 'Degrees, minutes, seconds' }),
    ddm: text({ label: 'Degrees, decimal minutes' }),
  },
  algorithm: ({ latitude, longitude }) => {
    const latitudeDegrees = degreesOf(latitude, 'NS', 90);
    const longitudeDegrees = degreesOf(longitude, 'EW', 180);
    return {
      latitudeDegrees,
      longitudeDegrees,
      dms: `${sexagesimal(latitudeDegrees, 'NS')} ${sexagesimal(longitudeDegrees, 'EW')}`,
      ddm: `${decimalMinutes(latitudeDegrees, 'NS')} ${decimalMinutes(longitudeDegrees, 'EW')}`,
    };
  },
  explanation: 'The place lies at {latitudeDegrees}, {longitudeDegrees}: {dms}.',
  examples: [
    {
      inputs: { latitude: '48°51\'29.6"N', longitude: '2°17\'40.2"E' },
      results: {
        latitudeDegrees: 48.8582222,
        longitudeDegrees: 2.2945,
        dms: '48°51′29.60″N 2°17′40.20″E',
        ddm: '48°51.49333′N 2°17.67000′E',
      },
      source: 'By hand: 48 + 51/60 + 29.6/3600',
    },
    {
      inputs: { latitude: '-33.8688', longitude: '151 12.558 E' },
      results: { latitudeDegrees: -33.8688, longitudeDegrees: 151.2093, dms: '33°52′07.68″S 151°12′33.48″E' },
      source: 'By hand: 0.8688 × 60 = 52.128; 12.558/60',
    },
    {
      inputs: { latitude: 'N 40 26 46', longitude: 'W 79:58:56' },
      results: { latitudeDegrees: 40.4461111, longitudeDegrees: -79.9822222 },
      source: 'By hand: 40 + 26/60 + 46/3600; 79 + 58/60 + 56/3600, west negative',
    },
    {
      inputs: { latitude: '33 51 24.5 S', longitude: '151 12 55.1 e' },
      results: { latitudeDegrees: -33.8568056, longitudeDegrees: 151.2153056 },
      source: 'By hand: -(33 + 51/60 + 24.5/3600); 151 + 12/60 + 55.1/3600',
    },
    {
      inputs: { latitude: '33d 51m 24.5s S', longitude: '70 38 55 w' },
      results: { latitudeDegrees: -33.8568056, longitudeDegrees: -70.6486111 },
      source: 'By hand: -(33 + 51/60 + 24.5/3600); -(70 + 38/60 + 55/3600)',
    },
    { inputs: { latitude: "45.5° 30' N", longitude: '0' }, noResult: 'may have decimals', source: 'By definition' },
    { inputs: { latitude: '95 N', longitude: '0' }, noResult: 'over 90', source: 'By definition' },
    { inputs: { latitude: '45 E', longitude: '0' }, noResult: 'not a letter', source: 'By definition' },
    { inputs: { latitude: '-45 S', longitude: '0' }, noResult: 'not by both', source: 'By definition' },
    { inputs: { latitude: 'N 45 N', longitude: '0' }, noResult: 'once', source: 'By definition' },
    { inputs: { latitude: '45 75', longitude: '0' }, noResult: 'below 60', source: 'By definition' },
    { inputs: { latitude: 'north', longitude: '0' }, noResult: 'not understood', source: 'By definition' },
    { inputs: { latitude: '48,30', longitude: '0' }, noResult: 'in two ways', source: '48.3° or 48°30′' },
    { inputs: { latitude: '48.858222, 2.2945', longitude: '0' }, noResult: 'each by itself', source: 'By definition' },
    {
      inputs: { latitude: '48º51’29.6”N', longitude: '2˚17´40.2″E' },
      results: { latitudeDegrees: 48.8582222, longitudeDegrees: 2.2945 },
      source: 'As the first, with other marks',
    },
    {
      inputs: { latitude: '33d 51.5m S', longitude: '70d 30m W' },
      results: { latitudeDegrees: -33.8583333, longitudeDegrees: -70.5 },
      source: 'By hand: -(33 + 51.5/60); -(70 + 30/60)',
    },
  ],
  references: [{ title: 'ISO 6709:2022: Standard representation of geographic point location by coordinates' }],
});
