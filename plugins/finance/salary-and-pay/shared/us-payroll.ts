/** United States, 2026: Social Security, Medicare, and the withholding of federal income tax. */
import { constant } from '@reckoner/engine';
import { SCHEDULES } from '../../shared/us-schedules.js';

/** By how much the rate rises at each: 10, 12, 22, 24, 32, 35 and 37%. */
const RISES = [0.1, 0.02, 0.1, 0.02, 0.08, 0.03, 0.02];

/** Withholding of a year by the percentage method, from the wages of a year and a Form W-4 of 2020 or later with nothing in steps 2 to 4. */
export function yearlyWithholding(wages: number, status: string): number {
  const { deduction, from } = SCHEDULES.us2026![status]!;
  const dollar = constant(1, '$');
  let tax = 0 * wages;
  for (const [place, rise] of RISES.entries()) {
    tax += rise * Math.max(0 * wages, wages - (deduction + from[place]!) * dollar);
  }
  return tax;
}

/** Social Security of the employee on pay of which so much was paid before in the year: 6.2% up to the wage base. */
export function socialSecurity(pay: number, before: number): number {
  return 0.062 * Math.min(pay, Math.max(0 * pay, constant(184500, '$') - before));
}

/** Medicare of the employee: 1.45%, and 0.9% more above 200,000 in the year. */
export function medicare(pay: number, before: number): number {
  const above = Math.max(0 * pay, before + pay - constant(200000, '$'));
  return 0.0145 * pay + 0.009 * Math.min(pay, above);
}
