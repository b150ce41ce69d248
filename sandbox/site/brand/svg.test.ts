import { expect, test } from 'vitest';

import { svgFault } from './svg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test.each([
  [svg('<path d="M0 0h24v24z" fill="#0f6b5c"/>')],
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn by hand -->\n${svg('<g fill="none"><circle r="4"></circle></g>')}\n`,
  ],
  [svg('<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><rect fill="url(#a)"/>')],
  [svg('<style>.a { fill: #fff }</style><rect class="a"/><text x="1">A &amp; B</text>')],
  [svg('<symbol id="s"><path d="M0 0"/></symbol><use xlink:href="#s"/>', "xmlns:xlink='http://www.w3.org/1999/xlink'")],
])('[BRAND-07] a drawing is taken: %s', (text) => {
  expect(svgFault(text)).toBeNull();
});

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<SCRIPT></SCRIPT>', 'SCRIPT'],
  ['<foreignObject><div/></foreignObject>', 'foreignObject'],
  ['<image href="https://a.example/x.png"/>', 'image'],
  ['<use href="https://a.example/x.svg#a"/>', 'href leads out'],
  ['<use xlink:href="data:image/svg+xml,x"/>', 'xlink:href leads out'],
  ['<a href="#x"/>', 'the element a'],
  ['<rect onload="alert(1)"/>', 'onload is a script'],
  ['<rect ONCLICK="alert(1)"/>', 'ONCLICK is a script'],
  ['<rect fill="url(https://a.example/x)"/>', 'fill brings'],
  ['<rect style="background: url( //a.example)"/>', 'style brings'],
  ['<style>@import "https://a.example/x.css";</style>', 'a style brings'],
  ['<style>a { fill: \\75rl(x) }</style>', 'a style brings'],
  ['<animate attributeName="href" to="x"/>', 'animate'],
  ['<set attributeName="onload" to="x"/>', 'set'],
  ['<rect fill="&#117;rl(x)"/>', 'entity'],
  ['<text>&own;</text>', 'entity'],
  ['<rect fill=red/>', 'cannot be read'],
  ['<rect x="1" <script>', 'cannot be read'],
  ['<![CDATA[<script>]]>', 'cannot be read'],
  ['<g>', 'does not end'],
])('[BRAND-07] %s is refused', (inside, fault) => {
  expect(svgFault(svg(inside))).toContain(fault);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]><svg></svg>', 'does not begin'],
  ['<?xml-stylesheet href="x.css"?><svg></svg>', 'does not begin'],
  ['<html><svg></svg></html>', 'does not begin'],
  [`${svg('')}<script>1</script>`, 'script'],
  [`${svg('')} words`, 'words around'],
  ['', 'does not begin'],
])('[BRAND-07] %s is no SVG', (text, fault) => {
  expect(svgFault(text)).toContain(fault);
});
