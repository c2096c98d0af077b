/** What the search box says to a question: its answer with what was understood, or the calculator that it can be asked of. */
import { localDate } from '@reckoner/engine/calculate/present/local-words';
import type { VNode } from 'preact';
import type { Answer, Asked, Offer, Reading } from '../asking/ask.js';
import type { Detail } from '../catalogue/catalogue.js';
import { formatValue, moneyUnit } from './calculator/numbers.js';
import { DEFAULT_CURRENCY } from './form/fields.js';

export interface AskedAnswerProps {
  readonly asked: Asked;
  /** Of the calculator that answers, or is offered. */
  readonly detail: Detail;
  /** The path of the form with what was understood. */
  readonly address: string;
}

const MOST_OTHERS = 4;

/** Nothing where there is neither an answer nor anything that was understood. */
export function AskedAnswer({ asked, detail, address }: AskedAnswerProps): VNode | null {
  if (asked.kind === 'answer') return <Answered answer={asked} detail={detail} address={address} />;
  return asked.reading === undefined ? null : <Offered offer={asked} reading={asked.reading} address={address} />;
}

function Answered({ answer, detail, address }: { answer: Answer; detail: Detail; address: string }): VNode {
  const { results, output, explanation, cautions = [] } = answer;
  const shown = (name: string) => {
    const field = detail.outputs.find((one) => one.name === name);
    const result = results[name];
    if (!field || !result || typeof result.value === 'object') return undefined;
    if (typeof result.value === 'string') return field.type === 'date' ? localDate(result.value) : result.value;
    const currency = answer.currency ?? DEFAULT_CURRENCY;
    return formatValue(field, result.value, moneyUnit(result.unit, currency), currency);
  };
  const others = detail.outputs.filter(
    ({ name }) => name !== output && results[name] && shown(name) !== undefined && !Object.hasOwn(answer.inputs, name),
  );
  return (
    <section class="asked" aria-label="Answer">
      <p class="asked-answer">
        {results[output]!.label}: <strong>{shown(output)}</strong>
      </p>
      <p>{explanation}</p>
      {cautions.map(({ level, message }) => (
        <p key={message} class={`caution ${level}`}>
          {message}
        </p>
      ))}
      {others.length === 0 ? null : (
        <p class="quiet">
          {others
            .slice(0, MOST_OTHERS)
            .map(({ name, label }) => `${label} ${shown(name)}`)
            .join(' · ')}
        </p>
      )}
      <Understood reading={answer} />
      <p>
        <a href={address}>{answer.title}, with these values</a>
      </p>
    </section>
  );
}

function Offered({ offer, reading, address }: { offer: Offer; reading: Reading; address: string }): VNode {
  return (
    <section class="asked" aria-label="Answer">
      <p>Not answered: {offer.reason}</p>
      <Understood reading={reading} />
      <p>
        <a href={address}>{reading.understood.length === 0 ? reading.title : `${reading.title}, with these values`}</a>
      </p>
    </section>
  );
}

/** What was understood, and what the calculator assumes besides. */
function Understood({ reading: { understood } }: { reading: Reading }): VNode | null {
  const said = understood.filter(({ from }) => from !== undefined);
  const assumed = understood.filter(({ from }) => from === undefined);
  const list = (inputs: Reading['understood']) =>
    inputs.map(({ label, value }) => `${label}: ${textOf(value)}`).join(' · ');
  if (understood.length === 0) return null;
  return (
    <p class="quiet">
      {said.length === 0 ? '' : `Understood: ${list(said)}. `}
      {assumed.length === 0 ? '' : `Assumed: ${list(assumed)}.`}
    </p>
  );
}

function textOf(value: unknown): string {
  return Array.isArray(value)
    ? value.map(textOf).join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
}
