/** Whether the native text of a module may be another than its author's: a look at the text, for to parse it takes longer. */

const CLASSIFIES = /classify\(/;
const REPEATS = /\b(?:for|while|do)\s*[({]|\bfunction\b/;
/** `formula: ({ mass, speed }) =>`: what the engine calls, once. Within its parameters nothing else may begin. */
const OF_DEFINITION = /([{,]\s*\w+:\s*)\((?:[^()='"`]|=(?!>)|\((?:[^()='"`]|=(?!>))*\))*\)\s*=>/g;

/** Never false of a module that repeats something by itself: in loops, or in functions that it calls or hands on. */
export function mayRepeat(text: string): boolean {
  return REPEATS.test(text) || text.replace(OF_DEFINITION, '$1').includes('=>');
}

export function mayBeRewritten(text: string): boolean {
  return CLASSIFIES.test(text) || mayRepeat(text);
}
