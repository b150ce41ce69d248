/** Does a mix of bets exist that wins however the match goes on? A linear programme says so. */

/** What one unit on a bet brings in each of the ways in which a match can go on. */
export type Returns = readonly number[];

/** `worth`: what the best mix brings at least, for each unit of stake. `stakes`: how that mix divides the unit. */
export type Best = { worth: number; stakes: number[] };

const tiny = 1e-9;

/**
 * The best mix of bets against ways that are chosen to hurt it: `bets[i][w]`. It solves max Σy, Σ bets[i][w]·y[w] ≤ 1
 * by the simplex method: Σy is 1 over what the mix is worth, and the prices of the rows are its stakes. With `enough` it
 * stops as soon as no mix is worth that much.
 */
export function bestMix(bets: readonly Returns[], enough = 0): Best {
  const ways = bets[0]?.length ?? 0;
  const width = ways + 1;
  // One row for each bet with its limit, and one for the goal. Slack variables replace the columns of entering
  // variables.
  const rows = bets.map((returns) => Float64Array.from([...returns, 1]));
  const goal = new Float64Array(width).fill(-1, 0, ways);
  const columns = Array.from({ length: ways }, (_, way) => way);
  const basis = Array.from({ length: bets.length }, (_, bet) => ways + bet);
  for (let step = 0; step < 20_000; step += 1) {
    // Bland's rule ends every circle; it is slow, so it comes late.
    const enters = step < 2_000 ? lowest(goal, ways) : goal.findIndex((cost, at) => at < ways && cost < -tiny);
    if (enters < 0 || (goal[enters] ?? 0) >= -tiny) break;
    const leaves = tightest(rows, basis, enters, ways);
    // A way in which every bet loses: no mix is worth anything.
    if (leaves < 0) return { worth: 0, stakes: bets.map(() => 0) };
    pivot(rows, goal, leaves, enters);
    const swapped = basis[leaves] ?? 0;
    basis[leaves] = columns[enters] ?? 0;
    columns[enters] = swapped;
    if (enough > 0 && (goal[ways] ?? 0) * enough > 1) break;
  }
  const all = goal[ways] ?? 0;
  const stakes = bets.map(() => 0);
  for (const [at, variable] of columns.entries())
    if (variable >= ways) stakes[variable - ways] = Math.max(0, goal[at] ?? 0) / all;
  return { worth: all > 0 ? 1 / all : Infinity, stakes };
}

function lowest(goal: Float64Array, ways: number): number {
  let found = -1;
  for (let at = 0; at < ways; at += 1) if ((goal[at] ?? 0) < (found < 0 ? -tiny : (goal[found] ?? 0))) found = at;
  return found;
}

function tightest(rows: readonly Float64Array[], basis: readonly number[], enters: number, ways: number): number {
  let found = -1;
  let least = Infinity;
  for (const [at, row] of rows.entries()) {
    const share = row[enters] ?? 0;
    if (share <= tiny) continue;
    const ratio = (row[ways] ?? 0) / share;
    if (ratio < least - tiny || (ratio < least + tiny && (basis[at] ?? 0) < (basis[found] ?? Infinity))) {
      least = Math.min(least, ratio);
      found = at;
    }
  }
  return found;
}

function pivot(rows: readonly Float64Array[], goal: Float64Array, leaves: number, enters: number): void {
  const row = rows[leaves];
  if (!row) return;
  const by = row[enters] ?? 1;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / by;
  row[enters] = 1 / by;
  for (const other of [...rows, goal]) {
    const share = other[enters] ?? 0;
    if (other === row || share === 0) continue;
    for (let at = 0; at < row.length; at += 1) other[at] = (other[at] ?? 0) - share * (row[at] ?? 0);
    other[enters] = -share / by;
  }
}
