import type { Choice, GameMaths, Step } from '../../contracts/games/index.ts';
import { RoundChoice, StepRequest } from '../../contracts/rounds.ts';
import { wrongField } from '../http/failure.ts';

const base = 'base';
const words = (value: string) => value;
const number = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : value);
const list = (value: string) => value.split(',');
const numbers = (value: string) => list(value).map(number);
const fields: Readonly<Record<string, (value: string) => unknown>> = {
  below: number,
  mines: number,
  rows: number,
  risk: words,
  spots: list,
  picks: numbers,
};

/** What a player chose, from the words of the wire: `risk=high&rows=12`, `spots=red,17`. */
export function choiceOf({ first }: Pick<GameMaths, 'first'>, mode = base): Choice {
  if (mode.toLowerCase() === base) return first;
  const said = [...new URLSearchParams(mode)].map(([name, value]) => [name, fields[name]?.(value)] as const);
  const read = RoundChoice.safeParse(Object.fromEntries(said));
  if (!read.success || said.some(([name]) => fields[name] === undefined))
    throw wrongField('mode', 'This is no mode of the game.');
  return read.data;
}

/** The same the other way: the words of a choice without the steps that were taken since. */
export function modeOf(choice: Choice): string {
  const said = Object.entries(choice).filter(([name, value]) => name in fields && value !== undefined);
  return said.length === 0 ? base : said.map(([name, value]) => `${name}=${String(value)}`).join('&');
}

const steps: typeof fields = { cell: number, call: words, hold: number, move: words };

/** A step from the words of the wire: `cell=7`, `call=up`, `hold=5`, `move=hit`. */
export function stepOf(event: string): Step {
  const [name = '', value = '', ...rest] = event.split('=');
  const read = StepRequest.safeParse({ roundId: '', [name]: steps[name]?.(value) });
  if (!read.success || rest.length > 0 || steps[name] === undefined)
    throw wrongField('event', 'This is no step of the game.');
  const { cell, call, hold, move } = read.data;
  return { cell, call, hold, move };
}

/** The last step that was taken. */
export function eventOf({ cells = [], calls = [], hold, hits = 0, second }: Choice): string | undefined {
  const [cell, call] = [cells.at(-1), calls.at(-1)];
  if (cell !== undefined) return `cell=${String(cell)}`;
  if (hold !== undefined) return `hold=${String(hold)}`;
  if (second !== undefined) return `move=${second}`;
  if (hits > 0) return 'move=hit';
  return call === undefined ? undefined : `call=${call}`;
}
