/** Equivalent anti-inflammatory doses of glucocorticoids (Goodman and Gilman). */

/** Milligrams of equal effect, as options of a choice. */
export const glucocorticoids = {
  hydrocortisone: { label: 'Hydrocortisone', value: 20 },
  cortisone: { label: 'Cortisone', value: 25 },
  prednisone: { label: 'Prednisone', value: 5 },
  prednisolone: { label: 'Prednisolone', value: 5 },
  methylprednisolone: { label: 'Methylprednisolone', value: 4 },
  triamcinolone: { label: 'Triamcinolone', value: 4 },
  betamethasone: { label: 'Betamethasone', value: 0.75 },
  dexamethasone: { label: 'Dexamethasone', value: 0.75 },
};

/** Mineralocorticoid potency is relative to hydrocortisone. */
export const EQUIVALENTS = [
  { steroid: 'Hydrocortisone', milligrams: 20, mineralocorticoid: 1 },
  { steroid: 'Cortisone', milligrams: 25, mineralocorticoid: 0.8 },
  { steroid: 'Prednisone', milligrams: 5, mineralocorticoid: 0.8 },
  { steroid: 'Prednisolone', milligrams: 5, mineralocorticoid: 0.8 },
  { steroid: 'Methylprednisolone', milligrams: 4, mineralocorticoid: 0.5 },
  { steroid: 'Triamcinolone', milligrams: 4, mineralocorticoid: 0 },
  { steroid: 'Betamethasone', milligrams: 0.75, mineralocorticoid: 0 },
  { steroid: 'Dexamethasone', milligrams: 0.75, mineralocorticoid: 0 },
];
