/** Magnitudes with a unit: quantities, and measures in prescribed units. */
import type { WireValue } from '../../../authoring/define.js';
import type { MeasureSpec, QuantitySpec } from '../../../authoring/kinds.js';
import { withClockUnit } from '../../../units/clock.js';
import { formatNumber } from '../../present/number-format.js';
import { type Place, quoted } from '../issues.js';
import { type Exact, readNumberText, THOUSANDS } from '../number-text.js';
import { numberHint } from '../separators.js';
import { type Conversion, conversion, readQuantity, sameDimension, showUnit } from '../unit.js';
import { exactBound, NumericReader, type Pair, type Sent } from './numeric.js';
import type { Reading } from './reader.js';

export class QuantityReader extends NumericReader {
  /** What users see and send by default. */
  private readonly shown: string;
  private readonly toFormula: Conversion;
  /** The unit of a time such as 25:30. Hours are begun with nothing smaller. */
  private readonly clockUnit: string | undefined;

  constructor(
    private readonly spec: QuantitySpec | MeasureSpec,
    decimal: boolean,
  ) {
    super(spec, decimal);
    this.shown = spec.unit ?? spec.formulaUnit;
    this.toFormula = conversion(this.shown, spec.formulaUnit);
    if (spec.text === 'clock' || this.shown === 'h') this.clockUnit = this.shown.replace(/^s\b/, 'min');
  }

  protected override unitSuffix(): string {
    return ` ${showUnit(this.shown)}`;
  }

  protected override expected(): string {
    if (this.shown === '') return 'a number';
    return `a number, or a number with a unit such as "2.5 ${this.shown}" or { "value": 2.5, "unit": "${this.shown}" }`;
  }

  protected override readText(text: string, place: Place, reading: Reading): Sent | undefined {
    const plain = readNumberText(text);
    if (plain) return { value: plain };
    // A temperature of 300 k is one in kelvins, a resistor of 2.2k has kiloohms.
    const isThousands = THOUSANDS.test(text) && !/^(?:K|Δ|°|.?[ΩFH]$)/.test(showUnit(this.shown));
    if (isThousands || (!text.includes('/') && numberHint(text) !== undefined)) {
      this.notANumber(text, place, reading);
      return undefined;
    }
    const timed = this.clockUnit === undefined ? text : withClockUnit(text, this.clockUnit);
    const quantity = readQuantity(timed, place, reading.issues, this.shown);
    if (quantity === undefined || this.isRefusedUnit(this.spec, quantity.unit, place, reading)) return undefined;
    const sent = this.inShownUnit(quantity.value, quantity.unit);
    // A time as on a clock has no unit in which a sentence could tell it: `25:30` is nobody's 1,530 s.
    return timed.includes(':') ? { ...sent, unit: undefined } : sent;
  }

  protected override readPair(pair: Pair, place: Place, reading: Reading): Sent | undefined {
    if (typeof pair.unit !== 'string') {
      const message = `${place.name} needs a text in "unit", such as "${this.shown}"; ${quoted(pair.unit)} was sent.`;
      reading.issues.add(place, 'wrong-type', message, { expected: this.shown });
      return undefined;
    }
    const unit = sameDimension(pair.unit, this.shown, place, reading.issues);
    if (unit !== undefined && this.isRefusedUnit(this.spec, unit, place, reading)) return undefined;
    const value = this.pairValue(pair.value, place, reading);
    return unit === undefined || value === undefined ? undefined : this.inShownUnit(value, unit);
  }

  private inShownUnit(value: Exact, unit: string): Sent {
    const back = conversion(this.shown, unit);
    return {
      value: conversion(unit, this.shown).exact(value),
      ...(!back.identity && { unit }),
      showBound: (bound) =>
        back.identity
          ? `${exactBound(bound)}${this.unitSuffix()}`
          : `${formatNumber(back.float(bound))} ${showUnit(unit)} (${exactBound(bound)}${this.unitSuffix()})`,
    };
  }

  override native(canonical: WireValue): number {
    return this.toFormula.float(Number(canonical));
  }

  override exact(canonical: WireValue): string {
    if (this.toFormula.identity) return String(canonical);
    return this.toFormula.exact(readNumberText(String(canonical))!).toString();
  }

  override wire(native: unknown, place: Place, reading: Reading): number | undefined {
    const value = typeof native === 'number' ? conversion(this.spec.formulaUnit, this.shown).float(native) : native;
    return this.checkedDefault(value, place, reading);
  }
}
