import '../model/moves';

/** Whatever only systems, blocks and chains need: comes when such a type is chosen. */
export { ArrangedLegs } from './arranged-legs';
export { LineSums } from './line-sums';
export { TypeOptions } from './type-options';
