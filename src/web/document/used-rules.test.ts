import { describe, expect, it } from 'vitest'
import { classesOf, parseRules, usedRules } from './used-rules.ts'

const used = (css: string, html: string) => usedRules(parseRules(css), classesOf(html))

const PAGE = '<p class="a b-1 md:p-2 [&amp;::marker]:hidden [scrollbar-width:none]"></p><i class="-left-1.75 ü"></i>'

describe('usedRules', () => {
  it.each([
    ['p{color:red}'],
    ['.a{color:red}'],
    ['.b-1>.a:hover::before{color:red}'],
    ['.none,.a{color:red}'],
    ['.md\\:p-2{padding:2px}'],
    ['.\\[scrollbar-width\\:none\\]{scrollbar-width:none}'],
    ['.\\[\\&\\:\\:marker\\]\\:hidden::marker{display:none}'],
    ['.-left-1\\.75{left:1px}'],
    ['.\\fc {color:red}'],
    ['[data-theme="dark .none{"] .a{color:red}'],
    ['.a:not(.none){color:red}'],
    [':is(.none>*){color:red}'],
    ['.a:where(:is(.none,.other):hover *){color:red}'],
    [':root{--x:"}.none{"}'],
    ['@font-face{font-family:x;src:url("a;b}.woff2")}'],
    ['@keyframes x{0%{opacity:0}to{opacity:1}}'],
    ['@layer theme,base;'],
    ['@import "x.css";'],
    ['.a{&:hover{color:red}.none{color:blue}}'],
  ])('keeps %s', (css) => {
    expect(used(css, PAGE)).toBe(css)
  })

  it.each([
    ['.none{color:red}'],
    ['.a.none{color:red}'],
    ['.a .none{color:red}'],
    ['.none:is(.a){color:red}'],
    ['.none,.a-b{color:red}'],
    ['.md\\:p-20{padding:2px}'],
    ['@media print{@supports (color:red){.none{content:"}"}}}'],
  ])('leaves out %s', (css) => {
    expect(used(css, PAGE)).toBe('')
  })

  it('leaves out what is not needed inside of a group', () => {
    const css = '/*! by */@layer u{.a{x:y}.none{x:y}@media (width>1px){.none{x:y}.a{y:z}}}p{x:y}'
    expect(used(css, PAGE)).toBe('@layer u{.a{x:y}@media (width>1px){.a{y:z}}}p{x:y}')
  })

  it('keeps the place of an empty layer', () => {
    expect(used('@layer u{.none{x:y}}', PAGE)).toBe('@layer u;')
  })

  it('registers only properties that are read', () => {
    const properties = '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}'
    expect(used(`.a{--x:1;--y:1;top:var(--x)}.none{top:var(--y)}${properties}`, PAGE)).toBe(
      '.a{--x:1;--y:1;top:var(--x)}@property --x{syntax:"*";inherits:false}',
    )
  })
})
