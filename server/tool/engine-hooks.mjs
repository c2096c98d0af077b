/** Lets the generated modules, wherever they are, import the engine of the bundle that runs: there must be only one. */
let addresses = {};

export function initialize(given) {
  addresses = given;
}

export function resolve(specifier, context, next) {
  const url = addresses[specifier];
  return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
}
