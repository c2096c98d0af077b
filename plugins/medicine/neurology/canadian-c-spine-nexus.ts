import { category, choice, defineCalculator, flag, integer } from '@reckoner/engine';

/** Stiell 2001 in its three steps, beside the five criteria of NEXUS (Hoffman 2000). */
export default defineCalculator({
  title: 'C-spine rules (Canadian, NEXUS)',
  description:
    'Whether the neck is to be imaged after a blunt injury by the Canadian C-spine rule and by the NEXUS criteria, from one examination.',
  keywords: ['Canadian C-spine rule', 'CCR', 'NEXUS criteria', 'cervical spine clearance', 'neck injury', 'whiplash'],
  related: ['canadian-ct-head-rule', 'glasgow-coma-scale'],
  inputs: {
    age: integer({ label: 'Age in years', symbol: '\\mathrm{age}', min: 16, max: 120, usual: [16, 105] }),
    gcs: integer({ label: 'Glasgow coma scale', symbol: 'GCS', min: 3, max: 15, usual: 'all' }),
    tenderness: choice({ absent: 'None', present: 'Tender' }, { label: 'Midline of the neck at the back' }),
    mechanism: flag({
      label: 'Dangerous mechanism',
      help: 'Fall from 3 ft (1 m) or five stairs; load on the head as in diving; crash above 100 km/h (60 mph), with rollover or ejection; motorized recreational vehicle; bicycle collision.',
    }),
    paresthesias: flag({ label: 'Tingling or numbness in arms or legs' }),
    rearEnd: flag({
      label: 'Simple rear-end collision',
      help: 'Not pushed into oncoming traffic, not hit by a bus, large truck or fast vehicle, no rollover.',
    }),
    sitting: flag({ label: 'Sitting in the emergency department' }),
    walked: flag({ label: 'Walked at any time since' }),
    delayed: flag({ label: 'Neck pain began later, not at once' }),
    rotation: choice(
      { able: 'To 45° on both sides, even with pain', unable: 'Less on one side', untested: 'Not tried' },
      { label: 'Turns the head actively' },
    ),
    intoxicated: flag({ label: 'Drunk or under drugs' }),
    alertness: flag({
      label: 'Not fully alert',
      help: 'Disoriented, slow to answer, or cannot remember three things for five minutes.',
    }),
    deficit: flag({ label: 'Focal neurological deficit, or paralysis' }),
    distracting: flag({
      label: 'Painful distracting injury',
      help: 'As a broken long bone, a large wound, burn or crush, an injured organ.',
    }),
    unstable: flag({ label: 'Unstable, or penetrating injury' }),
    excluded: flag({ label: 'Known disease of the spine, surgery of the neck, or pregnant' }),
  },
  outputs: {
    canadian: category(['Image the neck', 'Try rotation first', 'No imaging', 'Does not apply'], {
      label: 'Canadian C-spine rule',
    }),
    nexus: category(['Image the neck', 'No imaging', 'Does not apply'], { label: 'NEXUS' }),
    highRisk: integer({ label: 'High-risk factors (Canadian)' }),
    lowRisk: integer({ label: 'Low-risk factors (Canadian)' }),
    criteria: integer({ label: 'NEXUS criteria that fail' }),
  },
  formula: ({
    age,
    gcs,
    tenderness,
    mechanism,
    paresthesias,
    rearEnd,
    sitting,
    walked,
    delayed,
    rotation,
    intoxicated,
    alertness,
    deficit,
    distracting,
    unstable,
    excluded,
  }) => {
    const highRisk = (age >= 65 ? 1 : 0) + (mechanism ? 1 : 0) + (paresthesias ? 1 : 0);
    const lowRisk =
      (rearEnd ? 1 : 0) + (sitting ? 1 : 0) + (walked ? 1 : 0) + (delayed ? 1 : 0) + (tenderness === 'absent' ? 1 : 0);
    const criteria =
      (tenderness === 'present' ? 1 : 0) +
      (intoxicated ? 1 : 0) +
      (alertness || gcs < 15 ? 1 : 0) +
      (deficit || paresthesias ? 1 : 0) +
      (distracting ? 1 : 0);
    return {
      canadian:
        gcs < 15 || alertness || deficit || unstable || excluded
          ? ('Does not apply' as const)
          : highRisk > 0 || lowRisk < 1 || rotation === 'unable'
            ? ('Image the neck' as const)
            : rotation === 'untested'
              ? ('Try rotation first' as const)
              : ('No imaging' as const),
      nexus: unstable
        ? ('Does not apply' as const)
        : criteria > 0
          ? ('Image the neck' as const)
          : ('No imaging' as const),
      highRisk,
      lowRisk,
      criteria,
    };
  },
  explanation: ({ canadian, nexus, highRisk, lowRisk, gcs, alertness, deficit }) =>
    nexus === 'Does not apply'
      ? 'Neither rule applies to this patient: treat what is unstable first. After a blunt injury keep the neck still and image it; after a penetrating one immobilization has shown no benefit and went with more deaths (EAST 2018), so that nothing may wait for it.'
      : canadian === 'Does not apply'
        ? gcs < 15 || alertness || deficit
          ? 'The Canadian C-spine rule does not apply to this patient: keep the neck still and image it. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).'
          : 'The Canadian C-spine rule does not apply to this patient: keep the neck still and decide without it, with a diseased or operated spine by images, in pregnancy by the examination. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).'
        : canadian === 'Try rotation first'
          ? 'Canadian C-spine rule: no factor of high risk and {lowRisk} of low risk as marked, so that the patient may be asked to turn the head 45° to both sides; if that fails, image the neck. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).'
          : canadian === 'No imaging'
            ? 'Canadian C-spine rule: no factor of high risk as marked, {lowRisk} of low risk, and the head turns 45° to both sides: no imaging. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).'
            : highRisk > 0
              ? 'Canadian C-spine rule: image the neck, because of {highRisk} {highRisk|factor|factors} of high risk. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).'
              : lowRisk < 1
                ? 'Canadian C-spine rule: image the neck, as no factor of low risk is marked that would let the head be turned. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).'
                : 'Canadian C-spine rule: image the neck, as the head does not turn 45° to both sides. NEXUS: {nexus} ({criteria} of its five criteria {criteria|fails|fail}).',
  cautions: [
    {
      level: 'danger',
      when: ({ deficit, paresthesias }) => deficit || paresthesias,
      says: 'Signs from the spinal cord or its roots: keep the neck still, image it (MRI, too) and call spine surgery, even where the CT is normal.',
    },
    {
      level: 'danger',
      when: ({ gcs, alertness, unstable, excluded, deficit }) =>
        (gcs < 15 || alertness || unstable || excluded) && !deficit,
      says: 'The Canadian rule is for alert and stable patients with a scale of 15, without known disease of the spine, who are not pregnant and have no penetrating injury: no “No imaging” of another rule replaces a look at this patient.',
    },
    {
      level: 'caution',
      when: ({ intoxicated, distracting, canadian }) =>
        (intoxicated || distracting) && (canadian === 'No imaging' || canadian === 'Try rotation first'),
      says: 'The Canadian rule does not ask for drink or a distracting injury, NEXUS does: clear the neck only when pain and tenderness can be told, and wait or image otherwise.',
    },
    {
      level: 'caution',
      when: ({ canadian, nexus }) =>
        (canadian === 'No imaging' && nexus === 'Image the neck') ||
        (canadian === 'Image the neck' && nexus === 'No imaging'),
      says: 'The rules disagree. Compared in 8,283 patients the Canadian rule found 99.4% of the injuries that mattered and NEXUS 90.7% (Stiell 2003): where one of them images, “No imaging” is a decision to be justified.',
    },
    {
      level: 'danger',
      when: ({ rotation, highRisk, lowRisk }) => rotation !== 'untested' && (highRisk > 0 || lowRisk < 1),
      says: 'With a high-risk factor, or without any low-risk factor, the head must not be turned to test it: keep the neck still and image it.',
    },
    {
      level: 'caution',
      when: ({ canadian }) => canadian === 'No imaging',
      says: 'Boxes left empty count as “no”. Bad pain that lasts, weakness or numbness later: image the neck after all.',
    },
    {
      level: 'caution',
      when: ({ age, nexus }) => age >= 65 && nexus === 'No imaging',
      says: 'From 65 years on a fall from standing can break the neck, sometimes without tenderness: the Canadian rule images at this age.',
    },
  ],
  examples: [
    {
      inputs: { age: 30, gcs: 15, tenderness: 'absent', walked: true, rotation: 'able' },
      results: { canadian: 'No imaging', nexus: 'No imaging', highRisk: 0, lowRisk: 2, criteria: 0 },
      cautions: ['Boxes left empty'],
      source: 'Stiell 2001: no, yes, yes; Hoffman 2000: all five met',
    },
    {
      inputs: { age: 64, gcs: 15, tenderness: 'present', rearEnd: true, rotation: 'untested' },
      results: { canadian: 'Try rotation first', nexus: 'Image the neck', lowRisk: 1, criteria: 1 },
      source: 'Stiell 2001: step 3 is open; Hoffman 2000: tenderness',
    },
    {
      inputs: { age: 65, gcs: 15, tenderness: 'absent', rotation: 'untested', sitting: true },
      results: { canadian: 'Image the neck', nexus: 'No imaging', highRisk: 1, lowRisk: 2 },
      cautions: ['The rules disagree', 'From 65 years on'],
      source: 'Stiell 2001: 65 years is a high-risk factor',
    },
    {
      inputs: { age: 40, gcs: 15, tenderness: 'present', rotation: 'able' },
      results: { canadian: 'Image the neck', highRisk: 0, lowRisk: 0 },
      cautions: ['must not be turned'],
      source: 'Stiell 2001: no low-risk factor',
    },
    {
      inputs: { age: 40, gcs: 15, tenderness: 'present', delayed: true, rotation: 'unable' },
      results: { canadian: 'Image the neck', lowRisk: 1 },
      source: 'Stiell 2001: step 3 fails',
    },
    {
      inputs: {
        age: 22,
        gcs: 15,
        tenderness: 'absent',
        mechanism: true,
        paresthesias: true,
        rotation: 'untested',
      },
      results: { canadian: 'Image the neck', nexus: 'Image the neck', highRisk: 2, criteria: 1 },
      cautions: ['Signs from the spinal cord'],
      source: 'Stiell 2001: mechanism and paresthesias',
    },
    {
      inputs: {
        age: 35,
        gcs: 15,
        tenderness: 'absent',
        sitting: true,
        rotation: 'able',
        intoxicated: true,
        distracting: true,
      },
      results: { canadian: 'No imaging', nexus: 'Image the neck', criteria: 2 },
      cautions: ['does not ask for drink', 'The rules disagree', 'Boxes left empty'],
      source: 'Hoffman 2000: intoxication and distracting injury',
    },
    {
      inputs: { age: 35, gcs: 14, tenderness: 'absent', rotation: 'untested', alertness: true },
      results: { canadian: 'Does not apply', nexus: 'Image the neck', criteria: 1 },
      cautions: ['alert and stable'],
      source: 'Stiell 2001: alert patients with a scale of 15 alone',
    },
    {
      inputs: { age: 35, gcs: 15, tenderness: 'absent', rotation: 'untested', deficit: true },
      results: { canadian: 'Does not apply', nexus: 'Image the neck' },
      cautions: ['Signs from the spinal cord'],
      source: 'Stiell 2001, exclusions; Hoffman 2000: focal deficit',
    },
    {
      inputs: { age: 35, gcs: 15, tenderness: 'absent', rotation: 'untested', unstable: true },
      results: { canadian: 'Does not apply', nexus: 'Does not apply' },
      cautions: ['alert and stable'],
      source: 'Stiell 2001 and Hoffman 2000: stable patients after a blunt injury',
    },
    {
      inputs: { age: 35, gcs: 15, tenderness: 'absent', rotation: 'untested', excluded: true },
      results: { canadian: 'Does not apply', nexus: 'No imaging', criteria: 0 },
      cautions: ['alert and stable'],
      source: 'Stiell 2001, exclusions',
    },
  ],
  notes: [
    'For people of 16 years and over after a blunt injury within 48 hours, with neck pain, or with a visible injury above the collarbones, a dangerous mechanism and not yet walking. Images today are mostly CT. For children take a rule of their own.',
    'Tingling counts as a focal finding for NEXUS here, which is the safer reading. Does not replace clinical judgment.',
  ],
  references: [
    {
      title:
        'Stiell et al.: The Canadian C-Spine Rule for Radiography in Alert and Stable Trauma Patients, JAMA 286 (2001) 1841 (rule as in four public pages)',
      doi: '10.1001/jama.286.15.1841',
    },
    {
      title:
        'Hoffman et al.: Validity of a Set of Clinical Criteria to Rule out Injury to the Cervical Spine in Patients with Blunt Trauma, N Engl J Med 343 (2000) 94 (criteria as in four public pages)',
      doi: '10.1056/NEJM200007133430203',
    },
    {
      title:
        'Stiell et al.: The Canadian C-Spine Rule versus the NEXUS Low-Risk Criteria in Patients with Trauma, N Engl J Med 349 (2003) 2510',
      doi: '10.1056/NEJMoa031375',
    },
    {
      title:
        'Velopulos et al.: Prehospital Spine Immobilization/Spinal Motion Restriction in Penetrating Trauma, EAST, J Trauma Acute Care Surg 84 (2018) 736 (abstract)',
    },
  ],
});
