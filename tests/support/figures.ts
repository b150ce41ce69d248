/** Says what a proof has counted, in a plain line. Only where one was asked for: `npm run payments:prove`, `npm run prices:prove`. */
export function sayFigures(text: string): void {
  if (process.env.HISTORIES !== undefined || process.env.SNAPSHOTS !== undefined) process.stdout.write(`\n${text}\n`);
}
