/** One address of each kind of page, for tests that hold for all of them. */
import { GUIDES } from '../../../server/src/web/docs/guides.js';

export interface PageKind {
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  /** May be kept by caches and indexed by search engines. */
  readonly isPublic?: boolean;
  /** The path of another page that search engines should keep in its place. */
  readonly canonical?: string;
  /** A program of others writes its styles into it. */
  readonly styled?: boolean;
  /** May stand in a frame of another site. */
  readonly framed?: boolean;
}

export const OPEN_PAGES: readonly PageKind[] = [
  { name: 'home', path: '/', isPublic: true },
  { name: 'search', path: '/?q=loan' },
  { name: 'category', path: '/categories/finance', isPublic: true },
  { name: 'calculator', path: '/calculators/compound-interest', isPublic: true },
  {
    name: 'calculator with inputs',
    path: '/calculators/body-mass-index?weight=154&weight.unit=lb&height=175',
    canonical: '/calculators/body-mass-index',
  },
  {
    name: 'calculator with wrong inputs',
    path: '/calculators/body-mass-index?weight=heavy&height=175',
    status: 422,
    canonical: '/calculators/body-mass-index',
  },
  {
    name: 'calculator with a goal',
    path: '/calculators/projectile-motion-level-ground?speed=20&solve.for=angle&solve.output=range&solve.target=30',
    canonical: '/calculators/projectile-motion-level-ground',
  },
  {
    name: 'calculator with its steps',
    path: '/calculators/compound-interest?show.steps=1',
    canonical: '/calculators/compound-interest',
  },
  {
    name: 'calculator with a wrong goal',
    path: '/calculators/body-mass-index?height=175&solve.for=weight&solve.output=bmi&solve.target=slim',
    status: 422,
    canonical: '/calculators/body-mass-index',
  },
  {
    name: 'embedded calculator',
    path: '/embed/compound-interest',
    framed: true,
    canonical: '/calculators/compound-interest',
  },
  { name: 'comparison', path: '/compare?c=body-mass-index?weight=80%26height=180&c=ohms-law?voltage=12' },
  { name: 'empty comparison', path: '/compare' },
  { name: 'report', path: '/calculators/loan-amortization-schedule/report' },
  { name: 'API reference', path: '/docs', isPublic: true },
  { name: 'errors', path: '/docs/errors', isPublic: true },
  { name: 'interactive reference', path: '/docs/reference', isPublic: true, styled: true },
  ...GUIDES.map((guide) => ({ name: `guide ${guide}`, path: `/docs/${guide}`, isPublic: true })),
  { name: 'sign-up', path: '/signup' },
  { name: 'log-in', path: '/login' },
  { name: 'forgotten password', path: '/forgot' },
  { name: 'unknown page', path: '/nothing/here', status: 404 },
  { name: 'unknown calculator', path: '/calculators/compund-interest', status: 404 },
  { name: 'unknown category', path: '/categories/nothing', status: 404 },
];
