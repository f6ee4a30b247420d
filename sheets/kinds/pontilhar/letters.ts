/** A letter of the alphabet appears from the dots. The theme is the letter; further pages go on in the alphabet. */

import { shapeText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { PICTURE_BOX, type Picture } from '../../pictures/drawing.ts'
import { SOFT_FILLS, YELLOW } from '../../scene/inks.ts'
import { type Point, polylineData } from '../../scene/marks.ts'
import { flattenPath } from '../../scene/path-data.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const COUNTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [12, 15],
  medio: [22, 27],
  desafio: [36, 44],
}

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length] ?? p
      return sum + p.x * q.y - q.x * p.y
    }, 0),
  )

/** The printed letter as a picture: its outer line is the outline, the lines of its holes are details. */
function letterFigure(letter: string, random: Random): Picture {
  const contours = flattenPath(shapeText(letter, 'display').glyphs[0]?.d ?? '').filter((points) => points.length > 2)
  const [xs, ys] = [contours.flat().map((p) => p.x), contours.flat().map((p) => -p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const scale = (PICTURE_BOX - 4) / Math.max(Math.max(...xs) - left, Math.max(...ys) - top)
  const placed = contours.map((points) =>
    points.map((p) => ({ x: 2 + (p.x - left) * scale, y: 2 + (-p.y - top) * scale })),
  )
  const [outer = [], ...holes] = placed.sort((a, b) => areaOf(b) - areaOf(a))
  return {
    id: letter,
    name: letter,
    article: 'o',
    syllables: [letter],
    category: 'objeto',
    outline: polylineData(outer, true),
    detail: holes.map((hole) => polylineData(hole, true)).join(''),
    color: random.pick([YELLOW, ...SOFT_FILLS]),
  }
}

export const LETTER_DOTS: SheetKind<PagesFacts<DotFacts>> = {
  id: 'pontilhar-letra',
  category: 'pontilhar',
  themes: ALPHABET,
  draw: (options) =>
    composeSheet(options, 'dots', (random, index) => {
      const first = ALPHABET.indexOf(options.theme ?? 'A')
      const letter = ALPHABET[(first + index) % ALPHABET.length] ?? 'A'
      const [min, max] = COUNTS[options.level]
      return drawDotPage(
        {
          figure: letterFigure(letter, random),
          level: options.level,
          color: options.color,
          upright: true,
          count: random.integer(min, max),
          labels: (count) => Array.from({ length: count }, (_, i) => String(i + 1)),
        },
        random,
      )
    }),
}
