import { clean } from './clean';

/** Words, lists, tables and pictures. Elements that run code, load files, ask for input or cover the page are not allowed. */
const tags =
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer ' +
  'h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td ' +
  'tfoot th thead time tr u ul var wbr';
const attributes =
  'abbr alt aria-describedby aria-label aria-labelledby class colspan datetime dir headers height href id lang open reversed rowspan scope src ' +
  'start title value width';
/** Attributes that name other elements of the body. */
const references = ['aria-describedby', 'aria-labelledby', 'headers'];
/** The cleaner puts it before every id of a body, so that no id of the page or of a script is taken. */
const idPrefix = 'user-content-';

const allowed = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  SANITIZE_NAMED_PROPS: true,
};

/** Links lead to this site, to the web, to mail and telephones. Pictures come from this site or are in the text. */
function holdAddresses(element: Element): void {
  for (const name of ['href', 'src']) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    const url = URL.parse(value, location.href);
    const isOwn = url?.origin === location.origin;
    if (name === 'src' && !isOwn && url?.protocol !== 'data:') element.removeAttribute(name);
    if (name === 'href' && !/^(?:https?|mailto|tel):$/.test(url?.protocol ?? '')) element.removeAttribute(name);
    if (name !== 'href' || isOwn || !element.hasAttribute(name)) continue;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}

/** Elements of a body name each other by the ids that the cleaner gave them. */
function keepReferences(element: Element): void {
  for (const name of references) {
    const value = element.getAttribute(name);
    if (value !== null)
      element.setAttribute(
        name,
        value.replace(/\S+/g, (id) => `${idPrefix}${id}`),
      );
  }
}

/** The part of a view's body that the page accepts, as detached elements. */
export function cleanBody(body: string): DocumentFragment {
  const fragment = clean(body, allowed);
  for (const element of fragment.querySelectorAll('*')) {
    holdAddresses(element);
    keepReferences(element);
  }
  return fragment;
}

/** The element that a body calls by this id. */
export const byId = (root: ParentNode, id: string): HTMLElement | null =>
  root.querySelector(`#${CSS.escape(`${idPrefix}${id}`)}`);
