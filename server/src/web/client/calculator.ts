/** Live calculator pages. */
export {};
