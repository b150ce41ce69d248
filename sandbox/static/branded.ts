import { escapeMarkup } from '../../contracts/escape-markup.ts';
import { z } from '../../contracts/zod.ts';
import { lookFile, type LookIcon, type Looks } from '../site/index.ts';
import { fileOf, type ServedFile } from './files.ts';

/** Of whom the site is, how it looks, and of how many pages in a hundred it wants to hear how they fare. */
type House = { name: string; looks: Looks; sight: number };

const Manifest = z.record(z.string(), z.unknown());
const typeOf = ({ address }: LookIcon) => (address.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
const sizesOf = ({ size }: LookIcon) => (size === null ? 'any' : `${String(size)}x${String(size)}`);

/** Home screens of iOS take no SVG. */
const isForTouch = ({ size, isMaskable }: LookIcon) => !isMaskable && size !== null && size >= 72;
const iconLinks = (icons: readonly LookIcon[]): string =>
  [
    ...icons
      .filter(({ isMaskable }) => !isMaskable)
      .map((icon) => `<link rel="icon" href="${icon.address}" sizes="${sizesOf(icon)}" type="${typeOf(icon)}" />`),
    ...icons
      .filter(isForTouch)
      .map((icon) => `<link rel="apple-touch-icon" sizes="${sizesOf(icon)}" href="${icon.address}" />`),
  ].join('');

function documentOf(text: string, { name, looks: { icons, style }, sight }: House): string {
  const titled = text.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(name)}</title>`);
  const own =
    icons.length === 0 ? titled : titled.replaceAll(/\s{0,20}<link rel="(?:icon|apple-touch-icon)"[^>]*>/g, '');
  const links = `${iconLinks(icons)}${style === null ? '' : `<link rel="stylesheet" href="${style}" data-brand />`}`;
  const share = sight > 0 ? `<meta name="sight" content="${String(sight)}" />` : '';
  return own.replace('</head>', () => `${links}${share}</head>`);
}

function manifestOf(text: string, { name, looks: { icons } }: House): string {
  const own = icons.map((icon) => ({
    src: icon.address,
    sizes: sizesOf(icon),
    type: typeOf(icon),
    purpose: icon.isMaskable ? 'maskable' : 'any',
  }));
  return JSON.stringify({
    ...Manifest.parse(JSON.parse(text)),
    name,
    short_name: name.slice(0, mostShort).trim(),
    ...(own.length > 0 && { icons: own }),
  });
}

/** What of the build names the house: the document, and what a browser knows of the installed app. */
const written = { '.html': documentOf, '.json': manifestOf };
/** Launchers of phones cut longer names. */
const mostShort = 12;

/** Each form is made once for a build and a house. */
const kept = new WeakMap<ServedFile, Map<string, ServedFile>>();

/** A file of the build with the name and the looks of this house in it. Rows BRAND-03, BRAND-04. */
export function branded(extension: keyof typeof written, file: ServedFile, house: House): ServedFile {
  const forms = kept.get(file) ?? new Map<string, ServedFile>();
  kept.set(file, forms);
  const { name, looks, sight } = house;
  const key = [
    name,
    looks.style,
    sight,
    ...looks.icons.map(({ address, isMaskable }) => `${address}${isMaskable}`),
  ].join(' ');
  const form = forms.get(key) ?? fileOf(extension, Buffer.from(written[extension](file.bytes.toString(), house)));
  // Worlds of tests may choose names without end.
  if (forms.size > 20) forms.clear();
  forms.set(key, form);
  return form;
}

/** A document with a notice before everything else in it. */
export const withNotice = ({ bytes }: ServedFile, notice: string): string =>
  bytes.toString().replace(/<body[^>]*>/, (body) => `${body}${notice}`);

const served = new WeakMap<object, ServedFile>();

/** The house's icon for one that the build names (`/icons/icon-192.png`): the smallest that is large enough. */
function iconFor({ icons }: Looks, path: string): string | null {
  const wanted = Number(/-(\d+)\.png$/.exec(path)?.[1] ?? 0);
  const isMaskable = path.includes('maskable');
  const fit = icons.filter((icon) => icon.isMaskable === isMaskable);
  const drawn = fit.find(({ size }) => size === null);
  const large = fit.filter(({ size }) => size !== null && size >= wanted).sort((a, b) => (a.size ?? 0) - (b.size ?? 0));
  const best = wanted === 0 ? (drawn ?? large.at(-1)) : (large[0] ?? drawn);
  return best?.address ?? null;
}

/** A file of the brand itself: under `/brand/` by its hash, and where the product has icons of its own. Null: there is none. */
export function brandFile(looks: Looks, path: string): ServedFile | null {
  const address = path.startsWith('/icons/') ? iconFor(looks, path) : path.startsWith('/brand/') ? path : null;
  const file = address === null ? null : lookFile(looks, address);
  if (file === null) return null;
  const form = served.get(file) ?? fileOf(file.extension, file.bytes);
  served.set(file, form);
  return form;
}
