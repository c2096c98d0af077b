import { category, choice, classify, defineCalculator, flag, integer, percent } from '@reckoner/engine';
import { adultAge } from '../shared/patient.js';

/** Barbar 2010; beside it the IMPROVE score of Spyropoulos 2011 with its seven factors. */
export default defineCalculator({
  title: 'Padua and IMPROVE VTE scores',
  description:
    'Risk of venous thromboembolism of medical inpatients by the Padua prediction score and the IMPROVE VTE score, with the rates in their studies.',
  keywords: [
    'Padua prediction score',
    'IMPROVE VTE',
    'thromboprophylaxis',
    'medical inpatients',
    'venous thromboembolism',
  ],
  related: ['caprini-vte-score', 'wells-score-dvt'],
  inputs: {
    age: adultAge,
    cancer: choice(
      {
        none: 'None, or more than 5 years ago',
        earlier: { label: 'Other cancer within 5 years', also: ['earlier', 'within 5 years'] },
        active: {
          label: 'Active: metastases, or chemotherapy or radiotherapy within 6 months',
          also: ['active', 'active cancer'],
        },
      },
      { label: 'Cancer', help: 'Not basal or squamous cell cancer of the skin.', default: 'none' },
    ),
    mobility: choice(
      {
        walking: { label: 'Walks', also: ['normal'] },
        reduced: { label: 'Bed rest with bathroom privileges for 3 to 6 days', also: ['reduced', 'bed rest'] },
        immobile: { label: 'Bed or chair for 7 days or more', also: ['immobile', 'immobilized'] },
      },
      { label: 'Mobility', help: 'As it was and as it is expected.', default: 'walking' },
    ),
    previousVte: flag({ label: 'Earlier venous thromboembolism', help: 'Not of superficial veins.' }),
    thrombophilia: flag({
      label: 'Known thrombophilia',
      help: 'Antithrombin, protein C or S, factor V Leiden, prothrombin 20210A, antiphospholipid syndrome.',
    }),
    recentTrauma: flag({ label: 'Trauma or surgery within a month' }),
    cardiorespiratory: flag({ label: 'Heart or respiratory failure' }),
    infarctionStroke: flag({ label: 'Acute myocardial infarction or ischemic stroke' }),
    infection: flag({ label: 'Acute infection or rheumatologic disorder' }),
    obesity: flag({ label: 'BMI of 30 kg/m² or more' }),
    hormones: flag({ label: 'Hormonal treatment', help: 'Estrogens as contraceptive or replacement.' }),
    paralysis: flag({ label: 'Paralysis or paresis of a leg', help: 'For IMPROVE alone.' }),
    intensiveCare: flag({ label: 'In intensive or coronary care', help: 'For IMPROVE alone.' }),
  },
  outputs: {
    padua: integer({ label: 'Padua score' }),
    paduaRisk: category(['Low (0 to 3)', 'High (4 or more)'], { label: 'Risk by Padua', of: 'padua' }),
    paduaRate: percent({ label: 'Thromboembolism in 90 days without prophylaxis', places: 1 }),
    improve: integer({ label: 'IMPROVE VTE score' }),
    improveRisk: category(['Low (0 or 1)', 'Moderate (2 or 3)', 'High (4 or more)'], {
      label: 'Risk by IMPROVE',
      of: 'improve',
    }),
    improveRate: percent({
      label: 'Symptomatic thromboembolism in 3 months',
      help: 'From 2 points on, with and without prophylaxis.',
      places: 1,
      optional: true,
    }),
  },
  formula: ({
    age,
    cancer,
    mobility,
    previousVte,
    thrombophilia,
    recentTrauma,
    cardiorespiratory,
    infarctionStroke,
    infection,
    obesity,
    hormones,
    paralysis,
    intensiveCare,
  }) => {
    const triple =
      (cancer === 'active' ? 1 : 0) +
      (previousVte ? 1 : 0) +
      (mobility === 'walking' ? 0 : 1) +
      (thrombophilia ? 1 : 0);
    const single =
      (age >= 70 ? 1 : 0) +
      (cardiorespiratory ? 1 : 0) +
      (infarctionStroke ? 1 : 0) +
      (infection ? 1 : 0) +
      (obesity ? 1 : 0) +
      (hormones ? 1 : 0);
    const padua = 3 * triple + (recentTrauma ? 2 : 0) + single;
    const improve =
      (previousVte ? 3 : 0) +
      (thrombophilia ? 2 : 0) +
      (paralysis ? 2 : 0) +
      (cancer === 'none' ? 0 : 2) +
      (mobility === 'immobile' ? 1 : 0) +
      (intensiveCare ? 1 : 0) +
      (age > 60 ? 1 : 0);
    return {
      padua,
      paduaRisk: classify(padua, [[4, 'Low (0 to 3)']], 'High (4 or more)'),
      paduaRate: padua < 4 ? 0.003 : 0.11,
      improve,
      improveRisk: classify(
        improve,
        [
          [2, 'Low (0 or 1)'],
          [4, 'Moderate (2 or 3)'],
        ],
        'High (4 or more)',
      ),
      improveRate: improve < 2 ? undefined : improve < 4 ? 0.015 : 0.057,
    };
  },
  shown: () => ({
    padua: undefined,
    paduaRisk: undefined,
    paduaRate: undefined,
    improve: undefined,
    improveRisk: undefined,
    improveRate: undefined,
  }),
  stepwise: [
    'Padua, 3 points each: active cancer, earlier thromboembolism, reduced mobility for 3 days or more, thrombophilia; 2 points: trauma or surgery within a month; 1 point each: age from 70 years, heart or respiratory failure, infarction or stroke, infection or rheumatologic disorder, BMI from 30 kg/m², hormones.',
    'IMPROVE: earlier thromboembolism 3 points; thrombophilia, paralysis of a leg, cancer within 5 years 2 each; immobile for 7 days or more, intensive care, age above 60 years 1 each.',
  ],
  explanation:
    'The Padua score is {padua}: {paduaRisk}. In its study {paduaRate} of such patients without prophylaxis had a thromboembolism within 90 days. The IMPROVE VTE score is {improve}: {improveRisk}{improveRate?, and {improveRate} of such patients had one with symptoms within 3 months|}.',
  cautions: [
    {
      level: 'caution',
      when: ({ padua }) => padua >= 4,
      says: 'From 4 points on guidelines give prophylaxis with heparin or fondaparinux (ACCP 2012). The score does not look at bleeding: first check platelets, kidneys, active or recent bleeding, and earlier heparin-induced thrombocytopenia; where the patient may bleed, compression.',
    },
    {
      level: 'caution',
      when: ({ padua, improve }) => padua < 4 && improve >= 2,
      says: 'The scores disagree: low by Padua, but not by IMPROVE, which from 2 points on is taken as at risk. Do not withhold prophylaxis on the low one alone.',
    },
    {
      level: 'note',
      when: ({ padua, improve }) => padua >= 4 && improve < 2,
      says: 'The scores disagree: high by Padua, low by IMPROVE. Where the patient may bleed, weigh that against the benefit before heparin is given.',
    },
    {
      level: 'caution',
      when: ({ padua, improve }) => padua < 4 && improve < 2,
      says: 'Low is not none: score again when mobility, infection or treatment change, and look for a thrombosis where a leg swells or breath is short.',
    },
    {
      level: 'caution',
      when: ({ intensiveCare, padua }) => intensiveCare && padua < 4,
      says: 'Padua was made on a ward of internal medicine. Critically ill patients are given heparin, or compression where they bleed, whatever the score (ACCP 2012).',
    },
    {
      level: 'caution',
      when: ({ intensiveCare, paralysis, mobility, padua }) =>
        (intensiveCare || paralysis) && mobility === 'walking' && padua < 4,
      says: 'Does the patient walk? Bed rest of 3 days or more, as is common in intensive care or with a paralyzed leg, has 3 points in Padua: check the mobility.',
    },
    {
      level: 'caution',
      when: ({ age }) => age < 50,
      says: 'In pregnancy and in the 6 weeks after a birth neither score holds: take a rule made for it.',
    },
    {
      level: 'caution',
      when: ({ recentTrauma }) => recentTrauma,
      says: 'After surgery the Caprini score is made for the risk; after major trauma, hip fracture or joint replacement rules of their own give prophylaxis to all.',
    },
    {
      level: 'caution',
      when: ({ infarctionStroke, paralysis }) => infarctionStroke || paralysis,
      says: 'After an acute stroke heparin may cause bleeding into the brain: guidelines for stroke begin with intermittent compression.',
    },
    {
      level: 'caution',
      when: ({ cancer, padua }) => cancer === 'earlier' && padua < 4,
      says: 'Cancer that is neither metastatic nor treated within 6 months counts in IMPROVE alone. A newly found cancer that awaits treatment is at risk as an active one: weigh it so.',
    },
  ],
  examples: [
    {
      inputs: { age: 70, cancer: 'active' },
      results: {
        padua: 4,
        paduaRisk: 'High (4 or more)',
        paduaRate: 11,
        improve: 3,
        improveRisk: 'Moderate (2 or 3)',
        improveRate: 1.5,
      },
      cautions: ['first check platelets'],
      source: 'PMC3278052, table 2: 3 + 1, 11.0%; Spyropoulos 2011, abstract: 1.5% at 2 or 3',
    },
    {
      inputs: { age: 69, mobility: 'reduced' },
      results: { padua: 3, paduaRisk: 'Low (0 to 3)', paduaRate: 0.3, improve: 1, improveRisk: 'Low (0 or 1)' },
      cautions: ['Low is not none'],
      source: 'PMC3278052, table 2: 3, 0.3%; IMPROVE: age above 60 years 1',
    },
    {
      inputs: {
        age: 60,
        mobility: 'immobile',
        previousVte: true,
        thrombophilia: true,
        paralysis: true,
        intensiveCare: true,
      },
      results: { padua: 9, improve: 9, improveRisk: 'High (4 or more)', improveRate: 5.7 },
      cautions: ['first check platelets', 'bleeding into the brain'],
      source: 'PMC3278052: 3 × 3; IMPROVE: 1 + 3 + 2 + 2 + 1; Spyropoulos 2011, abstract: 5.7% from 4 on',
    },
    {
      inputs: {
        age: 50,
        recentTrauma: true,
        cardiorespiratory: true,
        infarctionStroke: true,
        infection: true,
        obesity: true,
        hormones: true,
      },
      results: { padua: 7, paduaRisk: 'High (4 or more)', improve: 0 },
      cautions: ['first check platelets', 'high by Padua, low by IMPROVE', 'After surgery', 'bleeding into the brain'],
      source: 'PMC3278052, table 2: 2 + 5',
    },
    {
      inputs: { age: 61, cancer: 'earlier' },
      results: { padua: 0, paduaRate: 0.3, improve: 3, improveRate: 1.5 },
      cautions: ['low by Padua, but not by IMPROVE', 'counts in IMPROVE alone'],
      source: 'PMC3278052: none; IMPROVE: cancer 2 + age 1',
    },
    {
      inputs: { age: 30, intensiveCare: true },
      results: { padua: 0, paduaRisk: 'Low (0 to 3)', improve: 1, improveRisk: 'Low (0 or 1)' },
      cautions: ['Low is not none', 'Critically ill patients', 'check the mobility', 'In pregnancy'],
      source: 'PMC3278052: none; IMPROVE: intensive care 1',
    },
  ],
  notes: [
    'For acutely ill medical inpatients of 18 years or more, not for pregnancy, surgery or those under full anticoagulation. The low rate of Padua, 0.3%, is 2 of 711 patients of one hospital; later cohorts found more.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Barbar et al.: A Risk Assessment Model for the Identification of Hospitalized Medical Patients at Risk for Venous Thromboembolism: The Padua Prediction Score, J Thromb Haemost 8 (2010) 2450 (points identical in three public copies; age as 70 and more in two of them)',
      doi: '10.1111/j.1538-7836.2010.04044.x',
    },
    {
      title:
        'Spyropoulos et al.: Predictive and Associative Models to Identify Hospitalized Medical Patients at Risk for VTE, Chest 140 (2011) 706',
      doi: '10.1378/chest.10-1944',
    },
    {
      title: 'Kahn et al.: Prevention of VTE in Nonsurgical Patients (ACCP), Chest 141 (2012) e195S',
      doi: '10.1378/chest.11-2296',
    },
  ],
});
