/** Settings of vitest for the tests of an app outside of this tree: the page's components come from the SDK's package. */
export default { resolve: { alias: { '@openbook/ui': '@openbook/plugin-sdk/ui' } } };
