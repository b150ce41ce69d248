/** The logarithm of the gamma function, by Lanczos: nine digits. */
function logGamma(x: number): number {
  const terms = [
    76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
    -0.5395239384953e-5,
  ];
  const base = x + 5.5;
  const series = terms.reduce((total, term, place) => total + term / (x + place + 1), 1.000000000190015);
  return (x + 0.5) * Math.log(base) - base + Math.log((2.5066282746310005 * series) / x);
}

const most = 1000;
const small = 1e-300;

/** The lower part by its series; good where x is less than a + 1. */
function lower(a: number, x: number): number {
  let [term, total] = [1 / a, 1 / a];
  for (let step = 1; step < most && Math.abs(term) > Math.abs(total) * 1e-16; step++) {
    term *= x / (a + step);
    total += term;
  }
  return total * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The upper part by its continued fraction; good elsewhere. */
function upper(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / small;
  let d = 1 / b;
  let total = d;
  for (let step = 1; step < most; step++) {
    const next = step * (a - step);
    b += 2;
    d = 1 / (next * d + b || small);
    c = b + next / c || small;
    total *= d * c;
    if (Math.abs(d * c - 1) < 1e-16) break;
  }
  return total * Math.exp(a * Math.log(x) - x - logGamma(a));
}

/** The share of the gamma distribution with shape `a` above `x`: the upper incomplete gamma function, from 1 down to 0. */
export const gammaTail = (a: number, x: number): number =>
  x <= 0 ? 1 : x < a + 1 ? 1 - lower(a, x) : Math.min(1, upper(a, x));

/** How likely a sum of squares is at least this, with so many degrees of freedom. */
export const chiTail = (squares: number, freedom: number): number => gammaTail(freedom / 2, squares / 2);

/** How likely a normal value is at least so many deviations off, on either side. */
export const normalTail = (deviations: number): number => gammaTail(0.5, deviations ** 2 / 2);

/** The share of the normal distribution below. */
export const normalBelow = (deviations: number): number =>
  deviations < 0 ? normalTail(deviations) / 2 : 1 - normalTail(deviations) / 2;
