/** What draws, and what says how. Nothing here runs, or brings anything from elsewhere. */
const elements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
]);

const tag = /<(\/?)([a-z]{1,30})([^<>]*)>/iy;
const attributesOnly = /^(?:\s{1,200}[\w:.-]{1,60}=(?:"[^"]*"|'[^']*')){0,60}\s{0,200}\/?$/;
const attribute = /\s([\w:.-]{1,60})=(?:"([^"]*)"|'([^']*)')/g;
/** The five signs that XML itself knows; any other could hide a word. */
const entity = /&(?!(?:amp|lt|gt|quot|apos);)/;
/** `url()` may point only into the picture, and a style loads no other sheet. */
const foreign = /url\(\s*(?!['"]?#)|@|\\|javascript:|expression\(|image(?:-set)?\(/i;

function attributeFault(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the attribute ${name} is a script`;
  if (/^xmlns(?::|$)/.test(name)) return null;
  if (/(?:^|:)(?:href|src|base)$/i.test(name) && !value.startsWith('#')) return `${name} leads out of the picture`;
  return foreign.test(value) ? `${name} brings something from elsewhere` : null;
}

/** Why a text is no SVG that may be shown; null: it may. A file that a program wrote passes, one that runs or asks for anything does not. */
export function svgFault(text: string): string | null {
  const drawing = text
    .replace(/^\uFEFF?\s*(?:<\?xml\s[^<>]*\?>)?/, '')
    .replaceAll(/<!--(?:(?!--)[\s\S])*-->/g, '')
    .trimStart();
  if (!/^<svg[\s>]/.test(drawing)) return 'it does not begin with <svg';
  if (entity.test(drawing)) return 'it has an entity';
  let at = 0;
  let depth = 0;
  while (at < drawing.length) {
    const next = drawing.indexOf('<', at);
    const words = drawing.slice(at, next < 0 ? undefined : next);
    if (depth === 0 && words.trim() !== '') return 'it has words around its drawing';
    if (foreign.test(words)) return 'a style brings something from elsewhere';
    if (next < 0) break;
    tag.lastIndex = next;
    const found = tag.exec(drawing);
    const [whole, end = '', name = '', attributes = ''] = found ?? ['<'];
    if (!attributesOnly.test(attributes) || found === null) return 'it has a tag that cannot be read';
    if (!elements.has(name)) return `the element ${name} is not allowed`;
    for (const [, key = '', one, other] of attributes.matchAll(attribute)) {
      const fault = attributeFault(key, one ?? other ?? '');
      if (fault !== null) return fault;
    }
    depth += end === '/' ? -1 : whole.endsWith('/>') ? 0 : 1;
    at = next + whole.length;
  }
  return depth === 0 ? null : 'it does not end';
}
