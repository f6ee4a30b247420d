/** The three typefaces of the sheets: measuring, and glyph outlines for pictures. */
import { create, type Font, type Glyph } from 'fontkit'
import { fontBytes } from '#font-files'
import type { SheetFont } from '../scene/scene.ts'
import { fixCodePoints } from './code-points.ts'

/** Every letter a Portuguese text needs beyond ASCII. */
const PORTUGUESE_LETTERS = 'áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇªº'

/** A shaped text, in units of one em: multiply by the font size. */
export interface ShapedText {
  readonly width: number
  readonly glyphs: readonly { readonly d: string; readonly x: number; readonly y: number }[]
}

const loaded = new Map<SheetFont, Font>()
const shaped = new Map<string, ShapedText>()
/** Bound of the cache of shaped texts; a catalogue's worth of sheets repeats a few thousand. */
const SHAPED_CACHE_SIZE = 5000

/** The parsed font, read once per process. */
export function loadFont(font: SheetFont): Font {
  const known = loaded.get(font)
  if (known) return known
  const parsed = fixCodePoints(create(fontBytes(font)))
  loaded.set(font, parsed)
  return parsed
}

/** Outlines of glyphs as path data; a font has some 300. */
const outlines = new Map<string, string>()

function outlineOf(font: SheetFont, glyph: Glyph): string {
  const key = `${font}:${glyph.id}`
  const known = outlines.get(key)
  if (known !== undefined) return known
  const d = glyph.path.toSVG()
  outlines.set(key, d)
  return d
}

/** Shapes a text with kerning and, in the cursive, joined letters. Outlines are in em, y downwards. */
export function shapeText(text: string, font: SheetFont): ShapedText {
  const key = `${font}:${text}`
  const known = shaped.get(key)
  if (known) return known
  const face = loadFont(font)
  const run = face.layout(text)
  let pen = 0
  const glyphs = run.glyphs.map((glyph, i) => {
    const position = run.positions[i]
    const x = (pen + (position?.xOffset ?? 0)) / face.unitsPerEm
    const y = -(position?.yOffset ?? 0) / face.unitsPerEm
    pen += position?.xAdvance ?? glyph.advanceWidth
    return { d: outlineOf(font, glyph), x, y }
  })
  const result = { width: pen / face.unitsPerEm, glyphs }
  if (shaped.size >= SHAPED_CACHE_SIZE) shaped.clear()
  shaped.set(key, result)
  return result
}

/** Width in mm of a text set at `size` mm. */
export function measureText(text: string, font: SheetFont, size: number): number {
  return shapeText(text, font).width * size
}

/** The largest size up to `size` at which the text is at most `maxWidth` mm wide. */
export function fitTextSize(text: string, font: SheetFont, size: number, maxWidth: number): number {
  const width = measureText(text, font, size)
  return width <= maxWidth ? size : (size * maxWidth) / width
}

/** Vertical reach of each font in em, above and below the baseline (drawn letters with accents and descenders). */
export const FONT_REACH: Readonly<Record<SheetFont, { readonly above: number; readonly below: number }>> = {
  display: { above: 0.92, below: 0.24 },
  text: { above: 0.92, below: 0.24 },
  cursive: { above: 1.42, below: 0.62 },
}

/** True when the font can set any Portuguese text. */
export function hasEveryLetter(font: SheetFont): boolean {
  const face = loadFont(font)
  const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i))
  return [...ascii, ...PORTUGUESE_LETTERS].every((letter) => face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}
