/** Line drawings of Noto Emoji, weight 300, as curves. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import { unpackWoff } from '../../sheets/lettering/unpack-woff.ts'
import { type Curve, mapCurves, readCurves } from './path-numbers.ts'

/** Width of the strokes of weight 300, in units of the font. */
const STROKE_UNITS = 40

const require = createRequire(import.meta.url)
const folder = join(dirname(require.resolve('@fontsource/noto-emoji/package.json')), 'files')
let fonts: Font[] | undefined

/** The drawing, y downwards, with the width of its strokes; null if the font has none. */
export function notoCurves(emoji: string): { readonly curves: readonly Curve[]; readonly width: number } | null {
  fonts ??= readdirSync(folder)
    .filter((name) => /^noto-emoji-(\d+|emoji)-300-normal\.woff$/.test(name))
    .map((name) => create(unpackWoff(readFileSync(join(folder, name)))))
  const first = emoji.codePointAt(0) ?? 0
  const font = fonts.find((one) => one.hasGlyphForCodePoint(first))
  const run = font?.layout(emoji)
  const glyph = run?.glyphs.find((one) => one.path.commands.length > 0)
  const data = glyph?.path.toSVG()
  if (!data) return null
  return { curves: mapCurves(readCurves(data), ([x, y]) => [x, -y]), width: STROKE_UNITS }
}
