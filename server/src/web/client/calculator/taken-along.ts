/** What a button or link does that takes something of the page along. Loaded with the first click on one. */
import type { Reckoning } from '../../calculator/reckon.js';
import { copyFor } from '../copy.js';
import { downloadCsv } from './download.js';
import { downloadPng } from './figure-png.js';
import type { LivePage } from './page.js';

/** Whether it is done, or on its way. */
export function takeAlong(control: HTMLElement, page: LivePage, reckoning: Reckoning | undefined): boolean {
  const { csv, png } = control.dataset;
  if (csv !== undefined) return downloadCsv(csv, page, reckoning);
  if (png === undefined) copyFor(control);
  else downloadPng(control, png);
  return true;
}
