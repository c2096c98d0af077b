/** Search as you type. */
export {};
