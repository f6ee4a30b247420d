/** The part of fontkit that the sheets use; the package ships no types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly name: string
    /** Text of the glyph when it is copied. */
    codePoints: readonly number[]
    readonly advanceWidth: number
    readonly path: { readonly commands: readonly unknown[]; toSVG(): string }
  }
  export interface GlyphPosition {
    readonly xAdvance: number
    readonly xOffset: number
    readonly yOffset: number
  }
  export interface GlyphRun {
    readonly glyphs: readonly Glyph[]
    readonly positions: readonly GlyphPosition[]
    readonly advanceWidth: number
  }
  export interface Font {
    readonly postscriptName: string
    readonly unitsPerEm: number
    readonly ascent: number
    readonly descent: number
    readonly capHeight: number
    readonly xHeight: number
    /** Ascending. */
    readonly characterSet: readonly number[]
    getGlyph(id: number, codePoints?: readonly number[]): Glyph
    glyphForCodePoint(codePoint: number): Glyph
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function create(data: Uint8Array): Font
}
