/**
 * The code points of each glyph, decided by the font alone. fontkit caches a glyph with the characters of its first
 * caller: an accented letter that asks for its base letter leaves a glyph without any, and an alternate shape keeps its
 * first letter. Text copied from a PDF would then depend on earlier drawings of the process.
 */
import type { Font } from 'fontkit'

/** Letters that a glyph without a code point shows, by its name: `a.mod.fin` is an a, `f_f` and `ff` are two f. */
function lettersOf(name: string): readonly string[] {
  const base = name.split('.')[0] ?? ''
  return /^f[fijlt]+$/.test(base) ? [...base] : base.split('_')
}

/** Makes every glyph of the font carry the same code points in whatever order they are asked for. Returns the font. */
export function fixCodePoints(font: Font): Font {
  const byId = new Map<number, readonly number[]>()
  const byName = new Map<string, readonly number[]>()
  const make = font.getGlyph.bind(font)
  for (const codePoint of font.characterSet) {
    const { id } = font.glyphForCodePoint(codePoint)
    // Several characters may share a glyph (space and no-break space): the lowest is the plain one.
    if (id === 0 || byId.has(id)) continue
    byId.set(id, [codePoint])
    byName.set(make(id, [codePoint]).name, [codePoint])
  }
  font.getGlyph = (id) => {
    const known = byId.get(id)
    if (known) return make(id, known)
    const { name } = make(id, [])
    const codePoints = lettersOf(name).flatMap((letter) => byName.get(letter) ?? [])
    byId.set(id, codePoints)
    const glyph = make(id, codePoints)
    glyph.codePoints = codePoints
    return glyph
  }
  return font
}
