/** A page of a sheet as SVG, text drawn as glyph outlines, so that no font has to be installed where it is rendered. */
import { shapeText } from '../lettering/fonts.ts'
import { inkToHex } from '../scene/inks.ts'
import { round } from '../scene/marks.ts'
import type { Mark, PathMark, ScenePage, TextMark } from '../scene/scene.ts'

function pathToSvg(mark: PathMark): string {
  const fill = mark.fill ? inkToHex(mark.fill) : 'none'
  if (!mark.stroke) return `<path d="${mark.d}" fill="${fill}"${mark.fillRule ? ` fill-rule="${mark.fillRule}"` : ''}/>`
  const dash = mark.dash ? ` stroke-dasharray="${mark.dash.map((n) => Math.max(n, 0.01)).join(' ')}"` : ''
  const rule = mark.fillRule ? ` fill-rule="${mark.fillRule}"` : ''
  const ends = `stroke-linecap="${mark.cap ?? 'butt'}" stroke-linejoin="${mark.join ?? 'miter'}"`
  return `<path d="${mark.d}" fill="${fill}"${rule} stroke="${inkToHex(mark.stroke)}" stroke-width="${mark.width ?? 0}" ${ends}${dash}/>`
}

const UNITS_PER_EM = 1000

function textToSvg(mark: TextMark): string {
  const { width, glyphs } = shapeText(mark.text, mark.font)
  const total = width * mark.size
  const x = mark.x - (mark.anchor === 'middle' ? total / 2 : mark.anchor === 'end' ? total : 0)
  const scale = mark.size / UNITS_PER_EM
  const drawn = glyphs
    .filter((glyph) => glyph.d !== '')
    .map((g) => `<path transform="translate(${round(g.x * UNITS_PER_EM)} ${round(-g.y * UNITS_PER_EM)})" d="${g.d}"/>`)
    .join('')
  const outline = mark.outline
  const stroke = outline
    ? ` stroke="${inkToHex(outline.stroke)}" stroke-width="${outline.width / scale}" stroke-linecap="round" stroke-linejoin="round"${
        outline.dash ? ` stroke-dasharray="${outline.dash.map((n) => Math.max(n, 0.01) / scale).join(' ')}"` : ''
      }`
    : ''
  const place = `translate(${round(x)} ${round(mark.y)}) scale(${scale} ${-scale})`
  return `<g transform="${place}" fill="${mark.fill ? inkToHex(mark.fill) : 'none'}"${stroke}>${drawn}</g>`
}

/** A short name for a clip: the same path always gets the same one. */
function nameOf(d: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < d.length; i++) hash = Math.imul(hash ^ d.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

function markToSvg(mark: Mark): string {
  if (mark.kind === 'path') return pathToSvg(mark)
  if (mark.kind === 'text') return textToSvg(mark)
  const turn = mark.rotate ? ` rotate(${mark.rotate})` : ''
  const scale = mark.scale === undefined ? '' : ` scale(${mark.scale})`
  const flip = mark.flip ? ' scale(-1 1)' : ''
  const drawn = mark.children.map(markToSvg).join('')
  const moved = `transform="translate(${mark.x} ${mark.y})${turn}${scale}${flip}"`
  if (!mark.clip) return `<g ${moved}>${drawn}</g>`
  const id = `clip${nameOf(mark.clip)}`
  return `<clipPath id="${id}"><path d="${mark.clip}"/></clipPath><g ${moved} clip-path="url(#${id})">${drawn}</g>`
}

export interface SvgFrame {
  /** The part of the page to show, in mm. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Width of the picture in pixels. */
  readonly pixelWidth: number
}

/** The page as an SVG document on white. */
export function pageToSvg(page: ScenePage, frame: SvgFrame): string {
  const { x, y, width, height, pixelWidth } = frame
  const pixelHeight = Math.round((pixelWidth * height) / width)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth}" height="${pixelHeight}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#fff"/>${page.marks.map(markToSvg).join('')}</svg>`
}
