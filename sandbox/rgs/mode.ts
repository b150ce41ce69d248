import type { Choice, GameMaths, Step } from '../../contracts/games/index.ts';
import { RoundChoice, StepRequest } from '../../contracts/rounds.ts';
import { wrongField } from '../http/failure.ts';

const base = 'base';
const words = (value: string) => value;
const number = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : value);
const list = (value: string) => value.split(',');
const fields: Readonly<Record<string, (value: string) => unknown>> = {
  below: number,
  mines: number,
  rows: number,
  risk: words,
  spots: list,
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

/** A step from the words of the wire: `cell=7`, `call=up`. */
export function stepOf(event: string): Step {
  const [name = '', value = '', ...rest] = event.split('=');
  const read = StepRequest.safeParse({ roundId: '', [name]: name === 'cell' ? number(value) : value });
  if (!read.success || rest.length > 0 || (name !== 'cell' && name !== 'call'))
    throw wrongField('event', 'This is no step of the game.');
  const { cell, call } = read.data;
  return { cell, call };
}

/** The last step that was taken. */
export function eventOf({ cells = [], calls = [] }: Choice): string | undefined {
  const [cell, call] = [cells.at(-1), calls.at(-1)];
  if (cell !== undefined) return `cell=${String(cell)}`;
  return call === undefined ? undefined : `call=${call}`;
}
