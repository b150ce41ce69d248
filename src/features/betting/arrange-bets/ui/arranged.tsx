import '../model/moves';

/** What only systems, blocks and chains need. It loads when the player chooses such a type. */
export { ArrangedLegs } from './arranged-legs';
export { LineSums } from './line-sums';
export { TypeOptions } from './type-options';
