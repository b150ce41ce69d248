/** XLIFF 2.0, the exchange format of translators' tools: written by hand, because it is small, and read by jsdom. */
import { JSDOM } from 'jsdom';

import { escapeMarkup } from '../../../contracts/escape-markup.ts';
import type { Unit } from './units.ts';

export type XliffFile = { original: string; units: (Unit & { most?: number })[] };
export type ReadFile = { original: string; units: { key: string; source: string; target: string | null }[] };
export type ReadXliff = { from: string; to: string; files: ReadFile[] };

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';
const escape = (text: string): string => escapeMarkup(text).replaceAll('\r', '&#13;');
/** An id may have no slash; a colon is in no key. */
const idOf = (key: string): string => key.replaceAll('/', ':');

function unitText({ key, source, target, isPlural, most }: Unit & { most?: number }): string {
  const form = isPlural
    ? `\n        <note category="plural">${escape(key.slice(key.lastIndexOf('_') + 1))}</note>`
    : '';
  const length =
    most === undefined ? '' : `\n        <note category="length">At most about ${String(most)} signs</note>`;
  const notes = form + length === '' ? '' : `\n      <notes>${form}${length}\n      </notes>`;
  const own = target === undefined ? '' : `<target>${escape(target)}</target>`;
  return `
    <unit id="${escape(idOf(key))}" name="${escape(key)}" xml:space="preserve">${notes}
      <segment state="${target === undefined ? 'initial' : 'translated'}"><source>${escape(source)}</source>${own}</segment>
    </unit>`;
}

export const writeXliff = (language: string, files: readonly XliffFile[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${namespace}" version="2.0" srcLang="en" trgLang="${escape(language)}">${files
    .map(
      ({ original, units }, index) => `
  <file id="f${String(index + 1)}" original="${escape(original)}">${units.map(unitText).join('')}
  </file>`,
    )
    .join('')}
</xliff>
`;

/** A unit that a tool has cut into sentences is one text again. */
const joined = (unit: Element, name: string): string | null => {
  const parts = [...unit.getElementsByTagNameNS(namespace, name)];
  return parts.length === 0 ? null : parts.map(({ textContent }) => textContent).join('');
};

/** Throws when the text is no XLIFF 2. */
export function readXliff(text: string): ReadXliff {
  const { documentElement: top } = new JSDOM(text, { contentType: 'application/xml' }).window.document;
  if (top.namespaceURI !== namespace || top.localName !== 'xliff') throw new Error('This is no file of XLIFF 2.0.');
  return {
    from: top.getAttribute('srcLang') ?? '',
    to: top.getAttribute('trgLang') ?? '',
    files: [...top.getElementsByTagNameNS(namespace, 'file')].map((file) => ({
      original: file.getAttribute('original') ?? '',
      units: [...file.getElementsByTagNameNS(namespace, 'unit')].map((unit) => ({
        key: (unit.getAttribute('id') ?? '').replaceAll(':', '/'),
        source: joined(unit, 'source') ?? '',
        target: joined(unit, 'target'),
      })),
    })),
  };
}
