/** The summary of what is wrong with a form that was sent. */
import { createElement, render } from 'preact';
import { ProblemSummary, type ProblemSummaryProps } from '../../calculator/problem-summary.js';

/** Shows it and gives it the focus; a place that is no longer on the page takes neither. */
export function showSummary(props: ProblemSummaryProps, place: Element): void {
  render(createElement(ProblemSummary, props), place);
  place.querySelector<HTMLElement>('#problems')?.focus();
}
