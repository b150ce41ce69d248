import { expect, test } from 'vitest';

import { styleFaults } from './style-faults.ts';

test('[PLUG-34] a style sheet that touches only its plugin has no fault', () => {
  const css = `
    /* body { } */
    :where([data-plugin=motd]) .card:is(.a,.b), :where([data-plugin="motd"]) a { color: red; &:hover { color: blue } }
    @media (width > 600px) { html[dir=rtl] :where([data-plugin=motd]) .card { color: green } }
    @keyframes motd_turn { from { rotate: 0deg } }`;
  expect(styleFaults('motd', css)).toEqual([]);
});

test.each([
  ['body{background:pink}', '"body" reaches beyond the plugin'],
  [':where([data-plugin=motd]) .a,.b{color:red}', '":where([data-plugin=motd]) .a,.b" reaches beyond the plugin'],
  [':where([data-plugin=other]) .a{color:red}', '":where([data-plugin=other]) .a" reaches beyond the plugin'],
  ['@media print{.a{color:red}}', '".a" reaches beyond the plugin'],
  ['@keyframes turn{from{rotate:0deg}}', '"@keyframes turn" is a name of the whole page'],
  ['@font-face{font-family:Inter;src:url(x.woff2)}', '"@font-face" holds for the whole page'],
  ['@property --color-text{syntax:"*";inherits:true}', '"@property --color-text" holds for the whole page'],
  ['@import "x.css";', '"@import "x.css"" holds for the whole page'],
])('[PLUG-34] the check reports %s', (css, fault) => {
  expect(styleFaults('motd', css)).toEqual([fault]);
});
