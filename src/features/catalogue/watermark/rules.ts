import { WORDMARK } from '../../../brand/wordmark.ts'
import { originalKey, pictureKey } from '../files/rules.ts'

/** One of the pictures of a name. */
export interface Picture {
  /** Distinguishes it: the width of a thumbnail in pixels, or `p2` for the second page. */
  readonly variant: string
  readonly webp: Uint8Array
}

/**
 * Objects of the pictures called `name`: in public the marked ones in place of their originals, which are stored in
 * private.
 */
export function pictureObjects(name: string, pictures: readonly Picture[], marked: readonly Picture[]) {
  const isHidden = (variant: string) => marked.some((other) => other.variant === variant)
  return [
    ...pictures.map(({ variant, webp }) => ({
      key: isHidden(variant) ? originalKey(name, variant) : pictureKey(name, variant),
      bytes: webp,
    })),
    ...marked.map(({ variant, webp }) => ({ key: pictureKey(name, variant), bytes: webp })),
  ]
}

/** A name of pictures without what the product put around the original one. */
export const plainName = (name: string): string => name.replace(/^[0-9a-f]{16}-/, '').replace(/_marked$/, '')

/** Share of the picture's width: width of the written name, and distance between two starts. */
const NAME_WIDTH = 0.27
const [ACROSS, DOWN] = [0.52, 0.23]
const ANGLE = -30
/** The dark of the letters is seen on paper, their light edge on coloured areas. */
const INK =
  'fill="#26324d" fill-opacity=".14" stroke="#fff" stroke-opacity=".35" stroke-width=".8" paint-order="stroke"'

/**
 * The mark over a picture of this size (pixels), as an SVG of the same size: the product's name across the whole
 * drawing, in slanting rows that are offset against each other, so that no part of it prints without one.
 */
export function watermarkSvg(width: number, height: number): string {
  const scale = (width * NAME_WIDTH) / WORDMARK.width
  const [across, down] = [width * ACROSS, width * DOWN]
  // Rotated about the middle, the rows have to reach over the corners.
  const reach = Math.hypot(width, height) / 2
  const names: string[] = []
  for (let row = Math.ceil(-reach / down); row * down < reach; row++) {
    const offset = row % 2 === 0 ? 0 : across / 2
    for (let column = Math.floor(-reach / across) - 1; column * across + offset < reach; column++) {
      const [x, y] = [column * across + offset, row * down]
      names.push(`<use href="#n" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})"/>`)
    }
  }
  const name = `<g id="n"><path d="${WORDMARK.letters}"/><path d="${WORDMARK.accent}"/></g>`
  const middle = `translate(${width / 2} ${height / 2}) rotate(${ANGLE})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${name}</defs><g ${INK} transform="${middle}">${names.join('')}</g></svg>`
}
