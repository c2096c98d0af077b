/** Use parted by key or by calculator, the largest first. */
import type { ComponentChildren, VNode } from 'preact';
import { showCount } from '../format.js';
import type { Share } from './figures.js';

const ROWS_SHOWN = 20;

export interface BreakdownProps {
  readonly caption: string;
  /** Heads the first column. */
  readonly what: string;
  readonly shares: readonly Share[];
  readonly label: (name: string) => ComponentChildren;
}

export function Breakdown({ caption, what, shares, label }: BreakdownProps): VNode {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const shown = shares.slice(0, ROWS_SHOWN);
  const rest = shares.slice(ROWS_SHOWN).reduce((sum, { count }) => sum + count, 0);
  return (
    <table class="breakdown">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" class="number">
            Calculations
          </th>
          <th scope="col" class="number">
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{label(name)}</th>
            <td class="number">{showCount(count)}</td>
            <td class="number">{showShare(count, total)}</td>
          </tr>
        ))}
        {rest === 0 ? null : (
          <tr>
            <th scope="row">{`${shares.length - ROWS_SHOWN} others`}</th>
            <td class="number">{showCount(rest)}</td>
            <td class="number">{showShare(rest, total)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function showShare(count: number, total: number): string {
  const percent = (count / total) * 100;
  if (percent < 1) return '< 1%';
  if (percent > 99 && percent < 100) return '> 99%';
  return `${Math.round(percent)}%`;
}
