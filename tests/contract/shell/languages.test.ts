/** What a reader of each complete language gets over HTTP: its texts, and the names of what can be bet on. */
import { expect, test } from 'vitest';

import type { Snapshot } from '../../../contracts/feed.ts';
import { completeLanguages } from '../../../contracts/languages.ts';
import { anytimeScorer, firstScorer, lastScorer } from '../../../contracts/market-groups.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import { faultsOf } from '../../support/portuguese.ts';
import { type Client, useServer } from '../support/server.ts';

const { enter } = useServer();
/** Their outcomes are players, whose names are their own. */
const scorers = new Set([anytimeScorer, firstScorer, lastScorer]);

const given =
  'header_you_sure header_confirm header_logout header_cancel main_error main_done main_ok main_page_refresh_button main_dictionary_load_error main_dictionary_refresh_page main_refreshing_button main_query_error main_save_success session-limit-ended visit-tomorrow proof_of_age_popup_title terms_and_conditions responsible_gaming_cancel_limit_success responsible_gaming_confirm_limit_success responsible_gaming_cancel_limit_error responsible_gaming_confirm_limit_error'.split(
    ' ',
  );

async function textsIn(client: Client, lng: string): Promise<Record<string, string>> {
  const { dictionaries } = (await client.get<SiteConfig>(`/bff-api/config/all.json?lang=${lng}`)).body;
  const path = `/bff-api/dictionary?lng=${lng}&groups=${dictionaries.join(',')}`;
  const { data } = (await client.get<{ data: { groups: Record<string, Record<string, string>> } }>(path)).body;
  return Object.assign({}, ...Object.values(data.groups)) as Record<string, string>;
}

/** Names of sports, competitions, markets and periods on the board and on the page of a match. */
async function namesIn(client: Client, lng: string): Promise<Record<string, string>> {
  const read = async (topic: string) =>
    (await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=${topic}&lng=${lng}`)).body.entities;
  const names: Record<string, string> = {};
  const { games = [] } = await read('list:live:1');
  for (const topic of ['sports:line', 'list:line:1', `game:${String(games[0]?.id)}`])
    for (const [kind, entities] of Object.entries(await read(topic)))
      if (Array.isArray(entities))
        for (const entity of entities as { id: number | string; name?: string; groupId?: number }[])
          if (kind !== 'games' && entity.name !== undefined && !scorers.has(entity.groupId ?? 0))
            names[`${kind} ${String(entity.id)}`] = entity.name;
  return Object.fromEntries(Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

test('[LANG-14] [LANG-19] every given key has words of its own in each complete language, and Portuguese is that of Brazil', async () => {
  const client = await enter();
  const english = await textsIn(client, 'en');
  for (const lng of completeLanguages) {
    const texts = await textsIn(client, lng);
    expect(
      given.filter((key) => (texts[key] ?? '') === ''),
      lng,
    ).toEqual([]);
    if (lng === 'en') continue;
    const same = given.filter((key) => texts[key] === english[key]);
    expect([lng, same.length <= 2], same.join(' ')).toEqual([lng, true]);
    if (lng !== 'pt') continue;
    expect(Object.keys(texts).length).toBeGreaterThan(1000);
    // Brazil also says "ligação" for a phone call.
    const faults = Object.entries(texts).filter(
      ([key, text]) => key !== 'support.callback' && faultsOf(text).length > 0,
    );
    expect(faults).toEqual([]);
  }
});

/** Names of leagues, tours and courses, and of sports that a language has taken as they are. */
const ownNames =
  /^(?:Snooker|Badminton|Esports|EuroLeague|Handicap|ATP Challenger \w+|India\. T20 Premier League|Wallabee Flat|Corrigal Downs|Wattle Bend|Emu Springs)$/;
/** England, its leagues and most sports are called so in German too. */
const germanNames =
  /^(?:England\. [\w ]+|\w+ (?:Open|Masters)|Cricket|Darts|Tennis|Basketball|Volleyball|Handball|Baseball)$/;
const isOwnName = (name: string, lng: string) => ownNames.test(name) || (lng === 'de' && germanNames.test(name));

test('[LANG-18] [LANG-19] what can be bet on is named in the language of the reader', async () => {
  const client = await enter();
  await client.control('POST', 'simulator', { run: false });
  const english = await namesIn(client, 'en');
  expect(Object.keys(english).length).toBeGreaterThan(50);
  for (const lng of completeLanguages) {
    const names = await namesIn(client, lng);
    expect(Object.keys(names).toSorted(), lng).toEqual(Object.keys(english).toSorted());
    if (lng === 'pt') expect(Object.values(names).filter((name) => faultsOf(name).length > 0)).toEqual([]);
    if (lng === 'en') continue;
    const same = Object.values(english).filter((name, index) => name === Object.values(names)[index]);
    expect([lng, same.filter((name) => /[a-z]{4}/.test(name) && !isOwnName(name, lng))]).toEqual([lng, []]);
  }
});

test('[LANG-28] a page of the server says the language that it speaks, not the one that was asked for', async () => {
  const client = await enter();
  const pageIn = async (lng: string) =>
    (await client.get<string>(`/auth-app/?redirect_url=%2F${lng}%2Fhome%2Fline&lng=${lng}`)).body;
  const [english, arabic, french] = [await pageIn('en'), await pageIn('ar'), await pageIn('fr')];
  const head = (page: string) => /<html [^>]*>/.exec(page)?.[0];
  expect([english, arabic, french].map(head)).toEqual([
    '<html lang="en" dir="ltr">',
    '<html lang="ar" dir="rtl">',
    '<html lang="en" dir="ltr">',
  ]);
  const titleOf = (page: string) => /<h1>[^<]*/.exec(page)?.[0];
  expect([titleOf(french), titleOf(arabic) === titleOf(english)]).toEqual([titleOf(english), false]);
});

test('[OPS-29] whatever letters somebody asks for, a topic is told in a language of the server', async () => {
  const client = await enter();
  await client.control('POST', 'simulator', { run: false });
  const english = await namesIn(client, 'en');
  for (const letters of ['zz', 'xx', 'q0', 'EN', '..'])
    expect(await namesIn(client, letters), letters).toEqual(english);
});
