/** In how many ways `taken` of `from` can be taken. Exact up to 2^53: every quotient on the way is whole. */
export function choose(from: number, taken: number): number {
  if (taken < 0 || taken > from) return 0;
  let ways = 1;
  for (let place = 1; place <= taken; place++) ways = (ways * (from - taken + place)) / place;
  return ways;
}
