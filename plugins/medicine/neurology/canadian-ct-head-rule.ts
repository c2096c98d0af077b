import { category, choice, defineCalculator, flag, integer } from '@reckoner/engine';

/** Stiell 2001, beside the New Orleans criteria (Haydel 2000) and NEXUS II (Mower 2005), of one examination. */
export default defineCalculator({
  title: 'Canadian CT head rule',
  description:
    'CT of the head after a minor head injury by the Canadian CT head rule, the New Orleans criteria and NEXUS II, from one examination.',
  keywords: ['CCHR', 'head injury', 'New Orleans criteria', 'NEXUS II', 'concussion', 'CT head'],
  related: ['glasgow-coma-scale', 'canadian-c-spine-nexus'],
  inputs: {
    age: integer({ label: 'Age in years', symbol: '\\mathrm{age}', min: 16, max: 120, usual: [16, 105] }),
    gcs: integer({ label: 'Glasgow coma scale now', symbol: 'GCS', min: 3, max: 15, usual: 'all' }),
    event: choice(
      {
        yes: 'Loss of consciousness, amnesia or disorientation',
        no: 'None of them',
        unknown: 'Not known, nobody saw it',
      },
      { label: 'After the injury' },
    ),
    lateGcs: flag({ label: 'Scale below 15 two hours after the injury' }),
    skull: flag({ label: 'Suspected open or depressed skull fracture' }),
    basal: flag({
      label: 'Sign of a fracture of the skull base',
      help: 'Blood behind the eardrum, raccoon eyes, Battle’s sign, clear fluid from ear or nose.',
    }),
    vomiting: integer({ label: 'Times of vomiting', min: 0, max: 50, usual: [0, 20] }),
    amnesia: flag({ label: 'Amnesia of 30 min or more before the impact' }),
    mechanism: flag({
      label: 'Dangerous mechanism',
      help: 'Pedestrian struck by a motor vehicle, occupant thrown out of one, or a fall from 3 ft (1 m) or five stairs.',
    }),
    headache: flag({ label: 'Headache' }),
    intoxicated: flag({ label: 'Drunk or under drugs' }),
    shortTerm: flag({ label: 'Persistent loss of short-term memory' }),
    wound: flag({ label: 'Visible injury above the collarbones' }),
    scalp: flag({ label: 'Scalp hematoma' }),
    behavior: flag({ label: 'Abnormal alertness or behavior' }),
    seizure: flag({ label: 'Seizure after the injury' }),
    bleeding: flag({
      label: 'Anticoagulant, or bleeding disorder',
      help: 'The rule does not ask for clopidogrel and its like; mark them here to be safe. Aspirin alone does not count.',
    }),
    deficit: flag({ label: 'Focal neurological deficit' }),
    excluded: flag({ label: 'Pregnant, unstable, penetrating injury, or seen again for the same injury' }),
  },
  outputs: {
    canadian: category(
      ['High risk: CT', 'Medium risk: CT', 'Score again at two hours', 'No criterion', 'Does not apply'],
      {
        label: 'Canadian CT head rule',
      },
    ),
    high: integer({ label: 'High-risk criteria' }),
    medium: integer({ label: 'Medium-risk criteria' }),
    newOrleans: category(['CT', 'No criterion', 'Does not apply'], { label: 'New Orleans criteria' }),
    nexus: category(['CT', 'No criterion', 'Does not apply'], { label: 'NEXUS II' }),
  },
  formula: ({
    age,
    gcs,
    event,
    lateGcs,
    skull,
    basal,
    vomiting,
    amnesia,
    mechanism,
    headache,
    intoxicated,
    shortTerm,
    wound,
    scalp,
    behavior,
    seizure,
    bleeding,
    deficit,
    excluded,
  }) => {
    const high = (lateGcs ? 1 : 0) + (skull ? 1 : 0) + (basal ? 1 : 0) + (vomiting >= 2 ? 1 : 0) + (age >= 65 ? 1 : 0);
    const medium = (amnesia ? 1 : 0) + (mechanism ? 1 : 0);
    const outside = gcs < 13 || event !== 'yes' || seizure || bleeding || deficit || excluded;
    const orleans = headache || vomiting >= 1 || age > 60 || intoxicated || shortTerm || wound || scalp || seizure;
    const second = skull || basal || scalp || deficit || gcs < 15 || behavior || bleeding || vomiting >= 2 || age >= 65;
    return {
      canadian: outside
        ? ('Does not apply' as const)
        : high > 0
          ? ('High risk: CT' as const)
          : medium > 0
            ? ('Medium risk: CT' as const)
            : gcs < 15
              ? ('Score again at two hours' as const)
              : ('No criterion' as const),
      high,
      medium,
      newOrleans:
        gcs < 15 || event !== 'yes' || deficit || excluded
          ? ('Does not apply' as const)
          : orleans
            ? ('CT' as const)
            : ('No criterion' as const),
      nexus: excluded ? ('Does not apply' as const) : second ? ('CT' as const) : ('No criterion' as const),
    };
  },
  explanation: ({ canadian }) =>
    canadian === 'Does not apply'
      ? 'The Canadian CT head rule does not apply to this patient (marked: {high} of its criteria of high risk, {medium} of medium risk). New Orleans criteria: {newOrleans}. NEXUS II: {nexus}.'
      : canadian === 'Score again at two hours'
        ? 'As marked, no criterion of the Canadian CT head rule is met so far, with a scale of {gcs}: below 15 two hours after the injury it asks for a CT. New Orleans criteria: {newOrleans}. NEXUS II: {nexus}.'
        : canadian === 'No criterion'
          ? 'As marked, no criterion of the Canadian CT head rule is met: the rule asks for no CT. New Orleans criteria: {newOrleans}. NEXUS II: {nexus}.'
          : 'The Canadian CT head rule asks for a CT: {high} {high|criterion|criteria} of high and {medium} of medium risk. New Orleans criteria: {newOrleans}. NEXUS II: {nexus}.',
  requires: [
    {
      that: ({ event, amnesia, shortTerm }) => event === 'yes' || (!amnesia && !shortTerm),
      field: 'event',
      says: 'Amnesia before the impact and loss of short-term memory are amnesia after the injury: answer “Loss of consciousness, amnesia or disorientation”.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ gcs }) => gcs < 13,
      says: 'Below 13 this is no minor head injury: image the head at once, whatever the rules.',
    },
    {
      level: 'danger',
      when: ({ bleeding }) => bleeding,
      says: 'Anticoagulants and bleeding disorders are outside the Canadian rule because they bleed late and silently: image the head, and think of reversal. NICE NG232 (2023) considers a CT within 8 hours even without symptoms.',
    },
    {
      level: 'danger',
      when: ({ seizure, deficit }) => seizure || deficit,
      says: 'A seizure after the injury or a focal deficit is outside the Canadian rule, as it calls for a CT by itself, within the hour by NICE NG232 (2023).',
    },
    {
      level: 'danger',
      when: ({ excluded, gcs, seizure, deficit }) => excluded && gcs >= 13 && !seizure && !deficit,
      says: 'Such patients were not in the study of the Canadian rule: decide on images without it, and treat what is unstable first.',
    },
    {
      level: 'caution',
      when: ({ event, high, medium, nexus, seizure }) =>
        event !== 'yes' && high + medium === 0 && nexus === 'No criterion' && !seizure,
      says: 'The Canadian rule and the New Orleans criteria are for injuries with loss of consciousness, amnesia or disorientation. Where it is sure that there was none, a CT is seldom needed; where nobody knows, take it for a yes.',
    },
    {
      level: 'danger',
      when: ({ event, high, medium, nexus, gcs, behavior }) =>
        event !== 'yes' && high + medium === 0 && nexus === 'CT' && gcs === 15 && !behavior,
      says: 'NEXUS II asks for a CT where the other rules do not apply: image the head, or be able to say why not.',
    },
    {
      level: 'danger',
      when: ({ event, high, medium, nexus, gcs, behavior }) =>
        event !== 'yes' && high + medium === 0 && nexus === 'CT' && (gcs < 15 || behavior),
      says: 'NEXUS II asks for a CT where the other rules do not apply. A scale below 15 or abnormal behavior may be the disorientation that they ask for: answer that again, or image the head.',
    },
    {
      level: 'danger',
      when: ({ event, high, medium }) => event !== 'yes' && high + medium > 0,
      says: 'Though the rule does not apply without loss of consciousness, amnesia or disorientation, its criteria that are marked are warning signs: several call for a CT by themselves in NICE NG232 (2023).',
    },
    {
      level: 'caution',
      when: ({ gcs, lateGcs, excluded }) => gcs >= 13 && gcs < 15 && !lateGcs && !excluded,
      says: 'A scale of 13 or 14 is a high-risk criterion once two hours have passed since the injury: do not let the patient go before, look again then, or image now, as NEXUS II does.',
    },
    {
      level: 'caution',
      when: ({ canadian, newOrleans, nexus }) => canadian === 'No criterion' && (newOrleans === 'CT' || nexus === 'CT'),
      says: 'The rules disagree: another one asks for a CT. The Canadian rule spares more scans, and both of the others mark much that turns out harmless; abnormal alertness or behavior is not among it.',
    },
    {
      level: 'caution',
      when: ({ canadian }) => canadian === 'No criterion',
      says: 'Boxes left empty count as “no”. Home only with somebody who stays and with written advice: back at once for worse headache, vomiting, drowsiness, weakness or a seizure.',
    },
    {
      level: 'caution',
      when: ({ intoxicated, canadian, event, high, medium, nexus, seizure }) =>
        intoxicated &&
        (canadian === 'No criterion' ||
          (event !== 'yes' && high + medium === 0 && nexus === 'No criterion' && !seizure)),
      says: 'Drink and drugs hide confusion and amnesia: examine again when sober before the patient goes.',
    },
  ],
  examples: [
    {
      inputs: { age: 30, gcs: 15, event: 'yes', vomiting: 2, headache: true },
      results: { canadian: 'High risk: CT', high: 1, medium: 0, newOrleans: 'CT', nexus: 'CT' },
      source: 'Stiell 2001: two episodes of vomiting; Haydel 2000: headache; Mower 2005: persistent vomiting',
    },
    {
      inputs: { age: 64, gcs: 15, event: 'yes', vomiting: 0, mechanism: true, amnesia: true },
      results: { canadian: 'Medium risk: CT', high: 0, medium: 2, newOrleans: 'CT', nexus: 'No criterion' },
      source: 'Stiell 2001: two medium criteria; Haydel 2000: over 60 years',
    },
    {
      inputs: { age: 25, gcs: 15, event: 'yes', vomiting: 0 },
      results: { canadian: 'No criterion', high: 0, medium: 0, newOrleans: 'No criterion', nexus: 'No criterion' },
      cautions: ['Home only with'],
      source: 'Stiell 2001, Haydel 2000, Mower 2005: none',
    },
    {
      inputs: { age: 60, gcs: 15, event: 'yes', vomiting: 1, intoxicated: true, shortTerm: true, wound: true },
      results: { canadian: 'No criterion', newOrleans: 'CT', nexus: 'No criterion' },
      cautions: ['The rules disagree', 'Home only with', 'hide confusion'],
      source: 'Stiell 2001: one episode is none; Haydel 2000: any vomiting',
    },
    {
      inputs: { age: 70, gcs: 14, event: 'yes', vomiting: 0, lateGcs: true, skull: true, basal: true },
      results: { canadian: 'High risk: CT', high: 4, newOrleans: 'Does not apply', nexus: 'CT' },
      source: 'Stiell 2001: scale at two hours, two fractures, age; Haydel 2000: only with a scale of 15',
    },
    {
      inputs: { age: 40, gcs: 14, event: 'yes', vomiting: 0, scalp: true, behavior: true },
      results: { canadian: 'Score again at two hours', newOrleans: 'Does not apply', nexus: 'CT' },
      cautions: ['once two hours have passed'],
      source: 'Mower 2005: scalp hematoma, abnormal behavior, scale below 15',
    },
    {
      inputs: { age: 75, gcs: 15, event: 'no', vomiting: 0, bleeding: true },
      results: { canadian: 'Does not apply', high: 1, newOrleans: 'Does not apply', nexus: 'CT' },
      cautions: ['think of reversal', 'warning signs'],
      source: 'Stiell 2001, exclusions; Mower 2005: coagulopathy',
    },
    {
      inputs: { age: 35, gcs: 15, event: 'unknown', vomiting: 0 },
      results: { canadian: 'Does not apply', nexus: 'No criterion' },
      cautions: ['take it for a yes'],
      source: 'Stiell 2001: minor head injury is defined by them',
    },
    {
      inputs: { age: 30, gcs: 14, event: 'no', vomiting: 0 },
      results: { canadian: 'Does not apply', newOrleans: 'Does not apply', nexus: 'CT' },
      cautions: ['answer that again', 'once two hours have passed'],
      source: 'Mower 2005: scale below 15; Stiell 2001: disorientation is among its conditions',
    },
    {
      inputs: { age: 30, gcs: 15, event: 'no', vomiting: 0, shortTerm: true },
      refused: 'are amnesia after the injury',
      source: 'Stiell 2001, Haydel 2000: patients with amnesia',
    },
    {
      inputs: { age: 35, gcs: 15, event: 'yes', vomiting: 0, seizure: true },
      results: { canadian: 'Does not apply', newOrleans: 'CT', nexus: 'No criterion' },
      cautions: ['calls for a CT by itself'],
      source: 'Stiell 2001, exclusions; Haydel 2000: seizure',
    },
    {
      inputs: { age: 35, gcs: 15, event: 'no', vomiting: 0, seizure: true, intoxicated: true },
      results: { canadian: 'Does not apply', newOrleans: 'Does not apply', nexus: 'No criterion' },
      cautions: ['calls for a CT by itself'],
      source: 'NICE NG232: a seizure after the injury is imaged within the hour, also without loss of consciousness',
    },
    {
      inputs: { age: 35, gcs: 15, event: 'no', vomiting: 0, intoxicated: true },
      results: { canadian: 'Does not apply', newOrleans: 'Does not apply', nexus: 'No criterion' },
      cautions: ['take it for a yes', 'hide confusion'],
      source: 'Stiell 2001: minor head injury is defined by them; drink hides two of the three',
    },
    {
      inputs: { age: 35, gcs: 15, event: 'no', vomiting: 0, scalp: true },
      results: { canadian: 'Does not apply', newOrleans: 'Does not apply', nexus: 'CT' },
      cautions: ['be able to say why not'],
      source: 'Mower 2005: scalp hematoma',
    },
    {
      inputs: { age: 35, gcs: 12, event: 'yes', vomiting: 0, deficit: true },
      results: { canadian: 'Does not apply', newOrleans: 'Does not apply', nexus: 'CT' },
      cautions: ['no minor head injury', 'calls for a CT by itself'],
      source: 'Stiell 2001, exclusions; Mower 2005: neurological deficit',
    },
    {
      inputs: { age: 28, gcs: 15, event: 'yes', vomiting: 0, excluded: true },
      results: { canadian: 'Does not apply', newOrleans: 'Does not apply', nexus: 'Does not apply' },
      cautions: ['were not in the study'],
      source: 'Stiell 2001, exclusions',
    },
  ],
  notes: [
    'For people of 16 years and over within 24 hours of a blunt head injury. High risk is of an operation, medium risk of an injury on CT that keeps a patient in hospital. For children take PECARN.',
    'Repeated vomiting counts for NEXUS II from two times on here; it also takes one that is forceful. Sources print the amnesia as 30 min or more, or more than 30 min.',
    'Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Stiell et al.: The Canadian CT Head Rule for Patients with Minor Head Injury, Lancet 357 (2001) 1391 (first page opened; criteria as in four public tables)',
      doi: '10.1016/S0140-6736(00)04561-X',
    },
    {
      title:
        'Haydel et al.: Indications for Computed Tomography in Patients with Minor Head Injury, N Engl J Med 343 (2000) 100 (criteria as in three public tables)',
      doi: '10.1056/NEJM200007133430204',
    },
    {
      title:
        'Mower et al.: Developing a Decision Instrument to Guide Computed Tomographic Imaging of Blunt Head Injury Patients, J Trauma 59 (2005) 954 (criteria as in two public tables)',
    },
    { title: 'NICE: Head Injury: Assessment and Early Management, guideline NG232 (2023)' },
  ],
});
