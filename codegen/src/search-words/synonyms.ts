/**
 * What people call things besides the words of titles and keywords. Each row has words for one thing, with ` = ` between
 * them: a calculator of the category that has one of them in its title or keywords is also found by the others. Words for
 * a single calculator belong into its `keywords`.
 */
import { wordsOf } from '@reckoner/engine/search/words';

/** For all categories. */
const EVERYWHERE = [
  'percent = percentage = pct',
  'average = mean',
  'temperature = temp',
  'minimum = min',
  'maximum = max',
  'conversion = converter = convert',
  'number = no',
  'circumference = perimeter',
  'diameter = dia',
  'revolutions per minute = rpm',
  'miles per hour = mph',
  'kilometers per hour = kph = kmh',
  'miles per gallon = mpg',
];

/** By category. */
const OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  finance: [
    'loan = borrowing = credit = financing',
    'mortgage = home loan = house loan',
    'auto = car = vehicle',
    'payment = installment = repayment',
    'paycheck = take home pay = net pay = net salary',
    'salary = wage = wages = pay = income = earnings',
    'retirement = pension = retire',
    'savings = saving = save',
    'property = house = home = real estate',
    'vat = gst = sales tax',
    'debt = owed',
  ],
  investing: [
    'stock = share = equity',
    'return = gain = profit',
    'bitcoin = crypto = cryptocurrency',
    'discounted cash flow = dcf',
    'price earnings = pe',
  ],
  business: [
    'profit = earnings',
    'revenue = sales = turnover',
    'inventory = stock',
    'employee = staff',
    'ad = advertising',
  ],
  health: [
    'calories = calorie = kcal',
    'weight = mass',
    'pregnancy = pregnant = baby',
    'heart rate = pulse = bpm',
    'alcohol = drinks = drinking',
    'fat = adiposity',
  ],
  medicine: [
    'creatinine clearance = crcl',
    'glomerular filtration rate = gfr = kidney function',
    'pulmonary embolism = pe',
    'deep vein thrombosis = dvt',
    'hemoglobin = hgb = hb',
    'sodium = na',
    'calcium = ca',
    'pediatric = child = children = kids',
    'glucose = blood sugar',
  ],
  geometry: ['trapezoid = trapezium', 'rectangular prism = box = cuboid', 'slope = gradient', 'triangle = triangles'],
  math: [
    'greatest common divisor = gcd = hcf = gcf',
    'least common multiple = lcm',
    'root = radical = surd',
    'integral = integrate = integration = antiderivative',
    'derivative = differentiate = differentiation',
    'logarithm = log = ln',
    'factor = factorise = factorization = factoring',
    'solve = solver = roots',
  ],
  statistics: [
    'standard deviation = stdev = sd',
    'chi-square = chi squared = x2',
    'distribution = probability',
    'normal = gaussian = bell curve',
    'quartiles = iqr = interquartile range',
  ],
  electronics: [
    'capacitor = cap',
    'voltage = volts = volt',
    'current = amps = amperage = amp',
    'resistor = resistance = ohm',
    'op-amp = operational amplifier = op amp = opamp',
    'circuit = electronics',
    'wire = cable',
  ],
  energy: [
    'electricity = power = electric',
    'ev = electric car = electric vehicle',
    'solar = pv = photovoltaic',
    'air conditioner = ac',
  ],
  construction: [
    'concrete = cement',
    'drywall = plasterboard = sheetrock',
    'tile = tiles = tiling',
    'stair = stairs = staircase',
    'sod = turf',
  ],
  civil: ['beam = girder', 'deflection = sag', 'runoff = stormwater'],
  mechanical: ['bolt = screw = fastener', 'spring = coil', 'pipe = tube', 'torque = moment'],
  physics: [
    'velocity = speed',
    'gravitational = gravity',
    'acceleration = accelerate',
    'refraction = refractive',
    'lens = optics',
  ],
  chemistry: [
    'molar mass = molecular weight',
    'molarity = molar concentration',
    'reagent = reactant',
    'solution = dilution',
  ],
  biology: ['population = growth', 'dna = gene'],
  computing: [
    'download = transfer',
    'megabyte = mb',
    'gigabyte = gb',
    'ip = network',
    'screen = monitor = display',
    'video = movie',
  ],
  time: [
    'date = dates',
    'duration = elapsed time',
    'business days = working days = workdays = weekdays',
    'birthday = born',
  ],
  everyday: [
    'tip = gratuity',
    'discount = sale = percent off',
    'fuel = gas = gasoline = petrol',
    'dog = puppy',
    'cat = kitten',
  ],
  transport: ['fuel = gas = gasoline = petrol', 'tire = wheel', 'aircraft = airplane = plane = flight'],
  units: ['converter = conversion', 'weight = mass', 'wire gauge = awg'],
  food: ['recipe = cooking', 'beer = homebrew', 'roast = oven'],
  education: ['grade = marks = score', 'exam = test', 'gpa = grade point average'],
  sports: ['soccer = football', 'bike = bicycle = cycling'],
  signals: ['sound = audio = noise', 'antenna = aerial', 'decibel = db'],
  agriculture: ['livestock = cattle = cow', 'fertilizer = npk', 'greenhouse = grow room'],
  'earth-science': [
    'earthquake = quake = seismic',
    'latitude longitude = lat long = gps coordinates',
    'air quality = aqi = pollution',
  ],
  photography: ['exposure = shutter', 'depth of field = dof', 'field of view = fov', 'projector = screen'],
  astronomy: ['star = stellar', 'sun = solar', 'moon = lunar'],
  economics: ['unemployment = jobless', 'gdp = gross domestic product'],
  games: ['odds = probability = chance', 'dice = die'],
};

/** Phrases as texts of words with a blank at both ends, so that words are found whole. */
type Row = readonly { readonly phrase: string; readonly words: string }[];

function rowOf(row: string): Row {
  return row.split(' = ').map((phrase) => ({ phrase, words: ` ${wordsOf(phrase).join(' ')} ` }));
}

const everywhere = EVERYWHERE.map(rowOf);
const ofCategory = new Map(Object.entries(OF_CATEGORY).map(([category, rows]) => [category, rows.map(rowOf)]));

/** Phrases by which a calculator is looked for that its title and keywords do not have. */
export function synonymsOf({
  title,
  keywords,
  category,
}: {
  readonly title: string;
  readonly keywords: readonly string[];
  readonly category: string;
}): readonly string[] {
  const own = [title, ...keywords].map((text) => ` ${wordsOf(text).join(' ')} `).join('');
  const rows = [...everywhere, ...(ofCategory.get(category) ?? [])];
  return rows
    .filter((row) => row.some(({ words }) => own.includes(words)))
    .flatMap((row) => row.filter(({ words }) => !own.includes(words)).map(({ phrase }) => phrase));
}
