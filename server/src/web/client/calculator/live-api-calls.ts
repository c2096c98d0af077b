/** Writes the calls of the API anew: loaded when there is something to write. */
import { createElement } from 'preact';
import { ApiCalls, type ApiCallsProps } from '../../calculator/api-calls.js';
import { renderOver } from '../render-over.js';

export function renderApiCalls(props: ApiCallsProps, place: Element): void {
  renderOver(createElement(ApiCalls, props), place);
}
