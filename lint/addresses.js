import { dirname, join, relative } from 'node:path';

import { unaliased } from '../build/aliases.ts';

/** The text of an address. A template without a variable is one too. */
const textOf = (source) =>
  source?.type === 'TemplateLiteral' && source.expressions.length === 0 ? source.quasis[0].value.cooked : source?.value;

/** The file or folder of the tree that an address means; undefined for a package. */
function targetOf(context, address) {
  const path = address.startsWith('.') ? join(dirname(context.filename), address) : unaliased(address);
  return path === null ? undefined : relative(context.cwd, path).replaceAll('\\', '/');
}

/** Calls `check` for everything that a file takes from another of the tree: values and types, at once and late. */
export function visitImports(context, check) {
  const from = relative(context.cwd, context.filename).replaceAll('\\', '/');
  const look = (node, source) => {
    const address = textOf(source);
    const to = typeof address === 'string' ? targetOf(context, address) : undefined;
    if (to !== undefined) check({ node, from, to });
  };
  return {
    ImportDeclaration: (node) => look(node, node.source),
    ExportNamedDeclaration: (node) => look(node, node.source),
    ExportAllDeclaration: (node) => look(node, node.source),
    ImportExpression: (node) => look(node, node.source),
    TSImportType: (node) => look(node, node.source ?? node.argument?.literal),
  };
}
