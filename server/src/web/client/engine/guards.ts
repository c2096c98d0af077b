/** What stands guard over answers, for the calculators that have something of it. */
export { guardsMethod } from '@reckoner/engine/calculate/guard/guards-method';
