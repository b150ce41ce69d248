import type { DatabaseSync } from 'node:sqlite';

import { nameText } from '../../simulator/index.ts';
import { sql } from '../db/index.ts';
import { languages, localize, type Text } from '../texts/text.ts';
import { sameText } from '../texts/text.ts';
import type { BetFacts } from './types.ts';

/** Stands in stored facts for a text: its row of `bet_text`. */
type Reference = { text: number };

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'en' in value && 'ru' in value;

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'number';

/** Figures, and names from before they had letters of each language, are the same in all of them. */
const bodyOf = (text: Text): string =>
  JSON.stringify(languages.every((language) => localize(text, language) === text.en) ? text.en : text);

function numberOf(db: DatabaseSync, text: Text): number {
  const body = bodyOf(text);
  sql(db, 'INSERT INTO bet_text (body) VALUES (?) ON CONFLICT DO NOTHING').run(body);
  return Number(sql(db, 'SELECT id FROM bet_text WHERE body = ?').get(body)?.id);
}

function textBy(db: DatabaseSync, id: number): Text {
  const text = JSON.parse(String(sql(db, 'SELECT body FROM bet_text WHERE id = ?').get(id)?.body)) as Text | string;
  if (typeof text !== 'string') return text;
  return /\p{L}{2}/u.test(text) ? nameText(text) : sameText(text);
}

/**
 * Facts of a bet for its row, without what the row and the facts say elsewhere. A text has all languages and is the same
 * in thousands of bets, so it is written once.
 */
export function packFacts(db: DatabaseSync, facts: BetFacts): string {
  const [ofRow, ofFacts] = [
    { marketId: undefined, gameId: undefined, kind: undefined },
    { id: undefined, sportId: undefined, champId: undefined },
  ];
  const unused = { pageTypes: undefined, marketsCount: undefined, statisticId: undefined };
  const stored = { ...facts, ...ofRow, game: { ...facts.game, ...ofFacts, ...unused } };
  return JSON.stringify(stored, (_, value: unknown) =>
    isText(value) ? ({ text: numberOf(db, value) } satisfies Reference) : value,
  );
}

/** `row`: what the row itself says of the bet. */
export function unpackFacts(
  db: DatabaseSync,
  stored: string,
  row: Pick<BetFacts, 'marketId' | 'gameId' | 'kind'>,
): BetFacts {
  const facts = JSON.parse(stored, (_, value: unknown) =>
    isReference(value) ? textBy(db, value.text) : value,
  ) as BetFacts;
  const { sportId, champId } = facts;
  const said = { id: row.gameId, sportId, champId, pageTypes: [], marketsCount: 0 };
  return { ...row, ...facts, game: { ...said, ...facts.game } };
}

/** Where bets from before had their texts in full. */
const textPaths = ['$.name', '$.groupName', '$.champName', '$.game.opp1.name', '$.game.opp2.name', '$.game.periodName'];

/** Moves the texts of all bets so far into their own table. */
export const textsStep = `CREATE TABLE bet_text (id INTEGER PRIMARY KEY, body TEXT NOT NULL UNIQUE) STRICT;
${textPaths
  .map(
    (path) => `INSERT INTO bet_text (body) SELECT DISTINCT json_extract(facts, '${path}') FROM coupon_bet
       WHERE json_type(facts, '${path}.ar') = 'text' ON CONFLICT DO NOTHING;
     UPDATE coupon_bet SET facts = json_replace(facts, '${path}',
         json_object('text', (SELECT id FROM bet_text WHERE body = json_extract(facts, '${path}'))))
       WHERE json_type(facts, '${path}.ar') = 'text';`,
  )
  .join('\n')}`;
