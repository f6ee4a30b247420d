// Cuts the text fonts down to what Portuguese needs; run again when their packages change:
// `npx --yes --ignore-scripts --package subset-font@2.9.0 -- node scripts/subset-fonts.mjs`.
// The results are in src/ui/fonts, so that neither a build nor a visitor waits for this (docs/adr/0020).
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './setup/root.mjs'

/** Written in Portuguese, besides ASCII; src/ui/fonts.css names the same ranges. */
const LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúüÑñ'
const SIGNS = '\u00a0ªº°·×÷±²³©®«»¼½¾§–—‘’“”•…€™→←↑↓−'
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i))

/** The weights the site writes in. */
const axes = { wght: { min: 400, max: 700 } }

const FONTS = [
  ['@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2', 'lexend-subset.woff2'],
  [
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    'atkinson-hyperlegible-next-subset.woff2',
  ],
]

/** The tool is no part of the project: `npx --package` puts its folder first into PATH. */
function subsetter() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    try {
      return createRequire(path.join(folder, '..', 'here.js'))('subset-font')
    } catch {
      // Not beside this folder; the next one may have it.
    }
  }
  throw new Error('subset-font is not at hand: start this through npx as its first lines say')
}

const subset = subsetter()
for (const [from, to] of FONTS) {
  const whole = fs.readFileSync(path.join(root, 'node_modules', from))
  const part = await subset(whole, ASCII + LETTERS + SIGNS, { targetFormat: 'woff2', variationAxes: axes })
  fs.writeFileSync(path.join(root, 'src', 'ui', 'fonts', to), part)
  console.log(`${to}: ${whole.length} -> ${part.length} bytes`)
}
