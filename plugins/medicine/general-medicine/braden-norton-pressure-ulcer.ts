import { category, choice, classify, defineCalculator, flag, integer } from '@reckoner/engine';

const braden = { scale: 'braden' };
const norton = { scale: 'norton' };

/** Braden and Bergstrom 1987 with the bands of 2005; Norton 1962. Low sums are the danger in both. */
export default defineCalculator({
  title: 'Pressure ulcer risk (Braden, Norton)',
  description:
    'Risk of a pressure injury by the six subscales of Braden (6 to 23) or the five of Norton (5 to 20): the lower the sum, the higher the risk.',
  keywords: ['Braden scale', 'Norton scale', 'pressure injury', 'pressure sore', 'bedsore', 'decubitus'],
  related: ['katz-barthel-index', 'morse-fall-scale'],
  inputs: {
    scale: choice({ braden: 'Braden', norton: 'Norton' }, { label: 'Scale' }),
    sensory: choice(
      {
        completely: { label: 'Completely limited', value: 1, also: ['1'] },
        very: { label: 'Very limited', value: 2, also: ['2'] },
        slightly: { label: 'Slightly limited', value: 3, also: ['3'] },
        none: { label: 'No impairment', value: 4, also: ['4'] },
      },
      {
        label: 'Sensory perception',
        help: '1 no response to pain, or pain felt on little of the body; 2 responds to pain alone; 3 to words, not always able to tell; 4 unimpaired.',
        when: braden,
      },
    ),
    moisture: choice(
      {
        constantly: { label: 'Constantly moist', value: 1, also: ['1'] },
        often: { label: 'Often moist', value: 2, also: ['2', 'very moist'] },
        occasionally: { label: 'Occasionally moist', value: 3, also: ['3'] },
        rarely: { label: 'Rarely moist', value: 4, also: ['4'] },
      },
      {
        label: 'Moisture',
        help: 'Linen changed: 2 once a shift, 3 one time more a day, 4 at the usual times.',
        when: braden,
      },
    ),
    activity: choice(
      {
        bedfast: { label: 'Bedfast', value: 1, also: ['1'] },
        chairfast: { label: 'Chairfast', value: 2, also: ['2'] },
        occasionally: { label: 'Walks occasionally', value: 3, also: ['3'] },
        frequently: { label: 'Walks frequently', value: 4, also: ['4'] },
      },
      { label: 'Activity', when: braden },
    ),
    mobility: choice(
      {
        immobile: { label: 'Completely immobile', value: 1, also: ['1'] },
        very: { label: 'Very limited', value: 2, also: ['2'] },
        slightly: { label: 'Slightly limited', value: 3, also: ['3'] },
        full: { label: 'No limitation', value: 4, also: ['4'] },
      },
      { label: 'Mobility', help: 'Changing the position of the body without help.', when: braden },
    ),
    nutrition: choice(
      {
        poor: { label: 'Very poor', value: 1, also: ['1'] },
        inadequate: { label: 'Probably inadequate', value: 2, also: ['2'] },
        adequate: { label: 'Adequate', value: 3, also: ['3'] },
        excellent: { label: 'Excellent', value: 4, also: ['4'] },
      },
      {
        label: 'Nutrition',
        help: '1 a third of a meal, or nothing by mouth for over 5 days; 2 half; 3 more than half, or full tube or intravenous feeding; 4 most of every meal.',
        when: braden,
      },
    ),
    friction: choice(
      {
        problem: { label: 'Problem', value: 1, also: ['1'] },
        potential: { label: 'Potential problem', value: 2, also: ['2'] },
        none: { label: 'No apparent problem', value: 3, also: ['3'] },
      },
      {
        label: 'Friction and shear',
        help: '1 lifted only with sliding on the sheets, slides down often; 2 slides to some extent; 3 moves and lifts freely.',
        when: braden,
      },
    ),
    condition: choice(
      {
        bad: { label: 'Very bad', value: 1, also: ['1'] },
        poor: { label: 'Poor', value: 2, also: ['2'] },
        fair: { label: 'Fair', value: 3, also: ['3'] },
        good: { label: 'Good', value: 4, also: ['4'] },
      },
      { label: 'Physical condition', when: norton },
    ),
    mind: choice(
      {
        stupor: { label: 'Stupor', value: 1, also: ['1'] },
        confused: { label: 'Confused', value: 2, also: ['2'] },
        apathetic: { label: 'Apathetic', value: 3, also: ['3'] },
        alert: { label: 'Alert', value: 4, also: ['4'] },
      },
      { label: 'Mental condition', when: norton },
    ),
    walking: choice(
      {
        bed: { label: 'In bed', value: 1, also: ['1', 'bedfast'] },
        chair: { label: 'Chairbound', value: 2, also: ['2'] },
        help: { label: 'Walks with help', value: 3, also: ['3'] },
        ambulant: { label: 'Ambulant', value: 4, also: ['4'] },
      },
      { label: 'Activity (Norton)', when: norton },
    ),
    movement: choice(
      {
        immobile: { label: 'Immobile', value: 1, also: ['1'] },
        very: { label: 'Very limited', value: 2, also: ['2'] },
        slightly: { label: 'Slightly limited', value: 3, also: ['3'] },
        full: { label: 'Full', value: 4, also: ['4'] },
      },
      { label: 'Mobility (Norton)', when: norton },
    ),
    incontinence: choice(
      {
        doubly: { label: 'Doubly: urine and stool', value: 1, also: ['1'] },
        urine: { label: 'Usually of urine', value: 2, also: ['2'] },
        occasional: { label: 'Occasional', value: 3, also: ['3'] },
        none: { label: 'Not', value: 4, also: ['4', 'no', 'continent'] },
      },
      { label: 'Incontinence', when: norton },
    ),
    ulcer: flag({
      label: 'Pressure injury now or before',
      help: 'Also redness that does not blanch. No points, but a risk of its own.',
    }),
  },
  outputs: {
    score: integer({ label: 'Score (low is worse)' }),
    group: category(
      [
        'Very high risk',
        'High risk',
        'Moderate risk',
        'Mild risk',
        'At risk',
        'At risk by its injury',
        'Above the cut',
      ],
      { label: 'Group' },
    ),
  },
  formula: ({
    scale,
    sensory,
    moisture,
    activity,
    mobility,
    nutrition,
    friction,
    condition,
    mind,
    walking,
    movement,
    incontinence,
    ulcer,
  }) => {
    const score =
      scale === 'braden'
        ? sensory + moisture + activity + mobility + nutrition + friction
        : condition + mind + walking + movement + incontinence;
    const above = ulcer ? 'At risk by its injury' : 'Above the cut';
    return {
      score,
      group:
        scale === 'braden'
          ? classify(
              score,
              [
                [10, 'Very high risk'],
                [13, 'High risk'],
                [15, 'Moderate risk'],
                [19, 'Mild risk'],
              ],
              above,
            )
          : score <= 14
            ? 'At risk'
            : above,
    };
  },
  explanation: ({ scale, group }) =>
    group === 'At risk by its injury'
      ? scale === 'braden'
        ? 'The Braden score is {score} of 23, above 18, up to which adults count as at risk, but a pressure injury now or before is a risk whatever the sum.'
        : 'The Norton score is {score} of 20, above 14, up to which patients count as at risk, but a pressure injury now or before is a risk whatever the sum.'
      : scale === 'braden'
        ? group === 'Above the cut'
          ? 'The Braden score is {score} of 23, above 18, up to which adults count as at risk.'
          : 'The Braden score is {score} of 23, where low is worse: {group}{ulcer? by the sum, which does not count the injury|} (mild 15 to 18, moderate 13 or 14, high 10 to 12, very high up to 9).'
        : group === 'Above the cut'
          ? 'The Norton score is {score} of 20, above 14, up to which patients count as at risk.'
          : 'The Norton score is {score} of 20, where low is worse: at risk{ulcer? by the sum, which does not count the injury|} (14 or less).',
  requires: [
    {
      that: ({ activity, mobility }) => !(activity >= 3 && mobility === 1),
      field: 'mobility',
      says: 'Who walks is not completely immobile: check activity and mobility.',
    },
    {
      that: ({ walking, movement }) => !(walking >= 3 && movement === 1),
      field: 'movement',
      says: 'Who walks is not immobile: check activity and mobility.',
    },
    {
      that: ({ walking, mind }) => !(walking === 4 && mind === 1),
      field: 'mind',
      says: 'Who is in a stupor does not walk: check mental condition and activity.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ ulcer }) => ulcer,
      says: 'Stage an injury that is there, take all pressure off it and look at heels, sacrum and under devices at each turning: who has or had one is at high risk of the next.',
    },
    {
      level: 'danger',
      when: ({ scale, score }) => (scale === 'braden' ? score <= 12 : score <= 11),
      says: 'High risk by every form: a surface that spreads pressure, turning by a plan, heels lifted free, skin kept dry, protein and energy, and the skin looked at each shift.',
    },
    {
      level: 'caution',
      when: ({ scale, score }) => (scale === 'braden' ? score > 12 && score <= 18 : score > 11 && score <= 14),
      says: 'At risk: look at the skin daily, plan turning and a surface that spreads pressure, and treat each low subscale by itself.',
    },
    {
      level: 'caution',
      when: ({ scale, score }) => scale === 'norton' && score >= 15 && score <= 17,
      says: 'Some forms of Norton call 14 to 17 medium risk and only 18 and more low: act on each item below 4.',
    },
    {
      level: 'caution',
      when: ({ scale, score }) => scale === 'braden' && score >= 17 && score <= 18,
      says: 'The first studies took 16 or less as at risk, later ones 18 for older patients: follow the form of the ward.',
    },
    {
      level: 'caution',
      when: ({ scale, score, sensory, moisture, activity, mobility, nutrition, friction }) =>
        scale === 'braden' &&
        score > 18 &&
        (sensory <= 2 || moisture <= 2 || activity <= 2 || mobility <= 2 || nutrition <= 2 || friction === 1),
      says: 'The sum is above the cut, but one subscale is low, which the sum hides: prevent what it stands for (turning, moisture, food, sliding).',
    },
    {
      level: 'note',
      when: ({ scale, score }) => (scale === 'braden' ? score > 18 : score > 17),
      says: 'A good score holds for now: score again when the state changes. Surgery, low pressure, poor flow to the legs and devices (masks, tubes, casts) injure skin at any score.',
    },
  ],
  examples: [
    {
      inputs: {
        scale: 'braden',
        sensory: 'slightly',
        moisture: 'occasionally',
        activity: 'chairfast',
        mobility: 'slightly',
        nutrition: 'adequate',
        friction: 'potential',
      },
      results: { score: 16, group: 'Mild risk' },
      cautions: ['At risk: look'],
      source: 'A question of an examination for nurses, printed with its answer 16 (nclextestpro.com)',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'none',
        moisture: 'rarely',
        activity: 'frequently',
        mobility: 'full',
        nutrition: 'excellent',
        friction: 'none',
      },
      results: { score: 23, group: 'Above the cut' },
      cautions: ['holds for now'],
      source: 'Braden scale: the highest score',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'completely',
        moisture: 'constantly',
        activity: 'bedfast',
        mobility: 'immobile',
        nutrition: 'poor',
        friction: 'problem',
        ulcer: true,
      },
      results: { score: 6, group: 'Very high risk' },
      cautions: ['Stage an injury', 'High risk by every form'],
      source: 'Braden scale: the lowest score',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'very',
        moisture: 'often',
        activity: 'chairfast',
        mobility: 'very',
        nutrition: 'inadequate',
        friction: 'potential',
      },
      results: { score: 12, group: 'High risk' },
      cautions: ['High risk by every form'],
      source: 'By hand: 6 × 2; 12 is the highest of high',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'slightly',
        moisture: 'occasionally',
        activity: 'chairfast',
        mobility: 'very',
        nutrition: 'inadequate',
        friction: 'potential',
      },
      results: { score: 14, group: 'Moderate risk' },
      cautions: ['At risk: look'],
      source: 'By hand: 2 × 3 + 4 × 2; 14 is the highest of moderate',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'slightly',
        moisture: 'occasionally',
        activity: 'occasionally',
        mobility: 'slightly',
        nutrition: 'adequate',
        friction: 'none',
      },
      results: { score: 18, group: 'Mild risk' },
      cautions: ['At risk: look', 'took 16 or less'],
      source: 'By hand: 6 × 3; 18 is the highest of mild',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'none',
        moisture: 'rarely',
        activity: 'frequently',
        mobility: 'full',
        nutrition: 'poor',
        friction: 'none',
        ulcer: true,
      },
      results: { score: 20, group: 'At risk by its injury' },
      cautions: ['Stage an injury', 'which the sum hides', 'holds for now'],
      source: 'By hand: 4 × 4 + 1 + 3',
    },
    {
      inputs: {
        scale: 'norton',
        condition: 'fair',
        mind: 'alert',
        walking: 'chair',
        movement: 'very',
        incontinence: 'occasional',
      },
      results: { score: 14, group: 'At risk' },
      cautions: ['At risk: look'],
      source: 'By hand from the form (AHCPR): 3 + 4 + 2 + 2 + 3',
    },
    {
      inputs: {
        scale: 'norton',
        condition: 'bad',
        mind: 'stupor',
        walking: 'bed',
        movement: 'immobile',
        incontinence: 'doubly',
      },
      results: { score: 5, group: 'At risk' },
      cautions: ['High risk by every form'],
      source: 'Norton scale: the lowest score',
    },
    {
      inputs: {
        scale: 'norton',
        condition: 'fair',
        mind: 'apathetic',
        walking: 'help',
        movement: 'slightly',
        incontinence: 'occasional',
        ulcer: true,
      },
      results: { score: 15, group: 'At risk by its injury' },
      cautions: ['Stage an injury', '14 to 17 medium'],
      source: 'By hand from the form: 5 × 3',
    },
    {
      inputs: {
        scale: 'norton',
        condition: 'good',
        mind: 'alert',
        walking: 'ambulant',
        movement: 'full',
        incontinence: 'none',
      },
      results: { score: 20, group: 'Above the cut' },
      cautions: ['holds for now'],
      source: 'Norton scale: the highest score',
    },
    {
      inputs: {
        scale: 'braden',
        sensory: 'none',
        moisture: 'rarely',
        activity: 'frequently',
        mobility: 'immobile',
        nutrition: 'adequate',
        friction: 'none',
      },
      refused: 'not completely immobile',
      source: 'By definition of the subscales',
    },
    {
      inputs: {
        scale: 'norton',
        condition: 'fair',
        mind: 'alert',
        walking: 'ambulant',
        movement: 'immobile',
        incontinence: 'none',
      },
      refused: 'not immobile',
      source: 'By definition of the items',
    },
    {
      inputs: {
        scale: 'norton',
        condition: 'fair',
        mind: 'stupor',
        walking: 'ambulant',
        movement: 'slightly',
        incontinence: 'none',
      },
      refused: 'does not walk',
      source: 'By definition of the items',
    },
  ],
  notes: [
    'For adults in hospital and long-term care; children have the Braden QD scale. A score is one part of the assessment beside the skin itself.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Bergstrom, Braden, Laguzza, Holman: The Braden Scale for Predicting Pressure Sore Risk, Nurs Res 36 (1987) 205 (subscales and bands as in more than three public forms)',
    },
    {
      title:
        'Agency for Health Care Policy and Research: Pressure Ulcers in Adults: Prediction and Prevention (1992), Norton scale',
      url: 'https://www.ncbi.nlm.nih.gov/books/NBK63854/table/A9052/',
    },
    { title: 'Norton, McLaren, Exton-Smith: An Investigation of Geriatric Nursing Problems in Hospital (1962)' },
  ],
});
