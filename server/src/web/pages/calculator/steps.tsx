/** The calculation worked through line by line. It is made when somebody asks for it: few do, and it is long. */

import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { type Step, workedSteps } from '@reckoner/engine/steps/index';
import { mathml } from '@reckoner/engine/typeset/mathml';
import type { VNode } from 'preact';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { Reckoning } from '../../calculator/reckon.js';

/** In the address of a page that shows the steps. */
export const SHOW_STEPS = 'show.steps';

/** Undefined where there is no result to come to; `too-long` where they are too much work. The calculator needs its lifted formula. */
export function stepsOf(calculator: Calculator, { formula }: Detail, { understood, outcome }: Reckoning): StepsShown {
  if (!formula || !understood || !outcome?.ok) return undefined;
  return orElse(
    () => withinRequest(() => workedSteps(calculator, understood, outcome.results, formula.symbols)),
    () => 'too-long',
  );
}

export type StepsShown = readonly Step[] | 'too-long' | undefined;

export interface StepsSectionProps {
  /** The page with the steps, and without them. */
  readonly showHref: string;
  readonly hideHref: string;
  readonly isShown: boolean;
  readonly steps: StepsShown;
}

export function StepsSection({ showHref, hideHref, isShown, steps }: StepsSectionProps): VNode {
  return (
    <section id="steps" class={isShown ? undefined : 'no-print'}>
      <h2>Step by step</h2>
      <p class="no-print">
        <a id="toggle-steps" href={isShown ? hideHref : showHref} rel="nofollow">
          {isShown ? 'Hide the steps' : 'Show the calculation step by step'}
        </a>
      </p>
      <div id="worked-steps">{isShown ? <WorkedSteps steps={steps} /> : null}</div>
      {/* Without scripts the form keeps them open. */}
      {isShown ? <input type="hidden" name={SHOW_STEPS} value="1" form="calculator" /> : null}
    </section>
  );
}

const TOO_LONG =
  'This calculation has too many steps to be written out. They appear with smaller inputs: lower counts, shorter lists.';

/** What stands within `<div id="worked-steps">`. */
export function WorkedSteps({ steps }: Pick<StepsSectionProps, 'steps'>): VNode {
  if (steps === undefined) return <p class="quiet">The steps appear here once there is a result.</p>;
  if (steps === 'too-long') return <p class="quiet">{TOO_LONG}</p>;
  return (
    <section class="steps-scroll" tabIndex={0} aria-label="Steps">
      <ol class="steps">
        {steps.map((step, index) => (
          <li key={index}>
            <StepLine step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLine({ step }: { readonly step: Step }): VNode {
  const { label, since, text } = step;
  // A sentence, which a formula would not break into lines.
  if (isSentence(step)) return <p>{text}</p>;
  return (
    <>
      {label === undefined && since === undefined ? null : (
        <p class="quiet">
          {label}
          {since === undefined ? null : `${label === undefined ? 'Since' : ', since'} ${since}`}
        </p>
      )}
      <Equation step={step} />
    </>
  );
}

function Equation({ step }: { readonly step: Step }): VNode {
  try {
    return <div dangerouslySetInnerHTML={{ __html: mathml(latexOf(step), { display: true }) }} />;
  } catch {
    // Words from an input may have what no formula can.
    return <code>{step.text}</code>;
  }
}

function isSentence({ latex, value }: Step): boolean {
  return latex === '\\vdots' || (typeof value !== 'number' && /^\\text\{[^{}]*\}$/.test(latex));
}

/** Longer lines are written as a column of equations. */
const LONG = 36;

function latexOf({ latex, text, value }: Step): string {
  const sides = value === undefined || text.length <= LONG ? [] : sidesOf(latex);
  const [left, right, ...others] = sides;
  if (left === undefined || right === undefined || others.length === 0) return latex;
  const lines = [`${left} &{}${right}`, ...others.map((side) => ` &${strutOf(side)}${side}`)];
  return `\\begin{aligned}${lines.join('\\\\')}\\end{aligned}`;
}

/** Something of no width before the sign: between nothing and words it would stand without spaces. */
function strutOf(side: string): string {
  return /^(?:=|\\approx) \\text/.test(side) ? '\\vphantom{0}' : '{}';
}

const TOKEN = /\\(?:left|right|begin|end)(?![A-Za-z])|\\.|[{}]| (?:=|\\approx) /gs;
const DEEPER: Readonly<Record<string, number>> = {
  '{': 1,
  '\\left': 1,
  '\\begin': 1,
  '}': -1,
  '\\right': -1,
  '\\end': -1,
};

/** An equation's sides, each but the first with the sign before it. */
export function sidesOf(latex: string): readonly string[] {
  const sides: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of latex.matchAll(TOKEN)) {
    depth += DEEPER[token] ?? 0;
    if (depth > 0 || !token.startsWith(' ')) continue;
    sides.push(latex.slice(from, index).trim());
    from = index;
  }
  return [...sides, latex.slice(from).trim()];
}
