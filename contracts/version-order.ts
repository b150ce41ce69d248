const parts = (version: string): [numbers: number[], rest: string] => {
  const [main = '', ...rest] = version.split('-');
  return [main.split('.').map(Number), rest.join('-')];
};

function compareRests(one: string, other: string): number {
  // A version without a rest comes after the same numbers with one: 1.0.0-beta, then 1.0.0.
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return one.localeCompare(other, 'en', { numeric: true });
}

/** For `sort`: older versions first. */
export function compareVersions(one: string, other: string): number {
  const [[numbers, rest], [otherNumbers, otherRest]] = [parts(one), parts(other)];
  for (const [index, number] of numbers.entries()) {
    const difference = number - (otherNumbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return compareRests(rest, otherRest);
}
