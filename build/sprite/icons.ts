import { type IconName, iconNames } from '../../src/shared/ui/icon/names.ts';
import { sportGlyphs } from './sports.ts';

type Shape = [tag: string, attributes: Record<string, string | number>];

/** Names of lucide for the icons that the product names differently. */
const lucideNames: Partial<Record<IconName, string>> = {
  bank: 'landmark',
  bolt: 'zap',
  card: 'credit-card',
  close: 'x',
  columns: 'columns-2',
  danger: 'circle-exclamation-point',
  external: 'external-link',
  grip: 'grip-vertical',
  home: 'house',
  list: 'list-checks',
  live: 'radio',
  offline: 'cloud-off',
  refresh: 'refresh-cw',
  settings: 'settings-2',
  shop: 'store',
  sort: 'arrow-up-down',
  success: 'circle-check',
  trend: 'trending-up',
  undo: 'undo-2',
  verified: 'badge-check',
  warning: 'triangle-exclamation-point',
};

const attributesOf = (attributes: Shape[1]): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('');

async function iconShapes(name: IconName): Promise<string> {
  const file = lucideNames[name] ?? name;
  const { __iconData: icon } = (await import(`lucide-react/icons/${file}`)) as { __iconData: { node: Shape[] } };
  return icon.node.map(([tag, attributes]) => `<${tag}${attributesOf(attributes)}/>`).join('');
}

const symbol = (id: string, shapes: string) => `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`;

/** Icons by name, sport glyphs as `sport-…`. Strokes take the colour of the text around them. */
export async function iconSprite(): Promise<string> {
  const icons = await Promise.all(iconNames.map(async (name) => symbol(name, await iconShapes(name))));
  const sports = Object.entries(sportGlyphs).map(([name, path]) => symbol(`sport-${name}`, `<path d="${path}"/>`));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...icons, ...sports].join('')}</svg>`;
}
