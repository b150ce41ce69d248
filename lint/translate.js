import { TypeFlags } from 'typescript';

/**
 * Browser translators replace every text node. React then puts an element before a text that is no longer there, or
 * removes it, and the whole page fails. A text that is the only child of its element is safe: React writes it through the
 * element.
 */
const message =
  'A translator replaces bare texts: a text beside something that comes and goes needs an element of its own. Row UI-80.';

const textual = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

const isSpace = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && expression.type === 'Literal' && String(expression.value).trim() === '';

/** They always draw an element. */
const steady =
  /^(?:AppLink|Badge|Button|Checkbox|Chip|Crest|Day|Flag|Icon|IconButton|Link|Money|ProgressRing|Score|Spinner|Switch|Tag|VisuallyHidden)$/;

/** A component that may draw nothing, or something only sometimes. */
const mayBeNothing = ({ type, openingElement }) =>
  type === 'JSXElement' &&
  openingElement.name.type === 'JSXIdentifier' &&
  /^[A-Z]/.test(openingElement.name.name) &&
  !steady.test(openingElement.name.name);

const comesAndGoes = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && ['LogicalExpression', 'ConditionalExpression'].includes(expression.type);

/** Puts the text into an element of its own, which goes where the text goes. */
function wrapped(child, source) {
  const text = source.getText(child);
  if (child.type === 'JSXText') {
    const [, before = '', inner, after = ''] = /^(\s*\n\s*)?([^]*?)(\s*\n\s*)?$/.exec(text);
    return `${before}<span>${inner}</span>${after}`;
  }
  const { expression } = child;
  if (expression.type !== 'LogicalExpression' || expression.operator !== '&&') return `<span>${text}</span>`;
  return `{${source.getText(expression.left)} && <span>{${source.getText(expression.right)}}</span>}`;
}

const alone = {
  meta: { type: 'problem', fixable: 'code', schema: [], messages: { bare: message } },
  create(context) {
    const { sourceCode } = context;
    const types = (node) => {
      const type = sourceCode.parserServices.getTypeAtLocation(node);
      return type.isUnion() ? type.types : [type];
    };
    const isTextual = (node) => {
      const all = types(node);
      return all.some(({ flags }) => flags & textual) && !all.some(({ flags }) => flags & TypeFlags.Object);
    };
    const isText = (child) => {
      if (child.type === 'JSXText') return child.value.trim() !== '';
      if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return false;
      if (isSpace(child)) return false;
      const { type, consequent, alternate } = child.expression;
      // One of the two may be a text, the other an element.
      if (type === 'ConditionalExpression') return isTextual(consequent) || isTextual(alternate);
      return isTextual(child.expression);
    };
    const check = (node) => {
      const all = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
      const texts = all.length < 2 && node.type === 'JSXElement' ? [] : all.filter(isText);
      const last = all.indexOf(texts.at(-1));
      if (texts.length === 0) return;
      // Only what stands before a text is ever put before it. A fragment stands among children that it does not know.
      if (
        node.type === 'JSXElement' &&
        !all.some((child, place) => comesAndGoes(child) || (place < last && mayBeNothing(child)))
      )
        return;
      for (const text of texts)
        context.report({
          node: text,
          messageId: 'bare',
          fix: (fixer) => fixer.replaceText(text, wrapped(text, sourceCode)),
        });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export const translateRules = {
  files: ['{src,plugins}/**/*.tsx'],
  ignores: ['**/*.test.tsx'],
  plugins: { translate: { rules: { alone } } },
  rules: { 'translate/alone': 'error' },
};
