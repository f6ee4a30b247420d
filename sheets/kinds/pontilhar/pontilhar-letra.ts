/** A letter of the alphabet appears from the dots. The theme is the letter; further pages go on in the alphabet. */

import { shapeText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { SOFT_FILLS, WHITE, YELLOW } from '../../scene/inks.ts'
import { type Point, polygon } from '../../scene/marks.ts'
import { flattenPath, resample } from '../../scene/path-data.ts'
import type { Ink, Level, SheetKind } from '../../scene/scene.ts'
import { sampled } from './along.ts'
import { type DotFacts, drawDotPage } from './dot-page.ts'
import { type DotFigure, placed } from './figure-shapes.ts'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const COUNTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [16, 20],
  medio: [26, 30],
  desafio: [40, 48],
}

const areaOf = (points: readonly Point[]) =>
  Math.abs(
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length] ?? p
      return sum + p.x * q.y - q.x * p.y
    }, 0),
  )

const LETTER_BOX = 40

/** The printed letter as a figure: its outer line makes the dots, the lines of its holes are printed. */
function letterFigure(letter: string, color: Ink): DotFigure {
  const contours = flattenPath(shapeText(letter, 'display').glyphs[0]?.d ?? '').filter((points) => points.length > 2)
  const [xs, ys] = [contours.flat().map((p) => p.x), contours.flat().map((p) => -p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const scale = (LETTER_BOX - 4) / Math.max(Math.max(...xs) - left, Math.max(...ys) - top)
  const [outer = [], ...holes] = contours
    .map((points) => points.map((p) => ({ x: 2 + (p.x - left) * scale, y: 2 + (-p.y - top) * scale })))
    .sort((a, b) => areaOf(b) - areaOf(a))
  return {
    id: letter,
    name: letter,
    box: LETTER_BOX,
    contour: sampled(outer, 0.25),
    color,
    inside: (place, behind) =>
      holes.map((hole) =>
        polygon(
          hole.map((p) => placed(p, LETTER_BOX, place)),
          { width: 0.9, ...(behind && { fill: WHITE }) },
        ),
      ),
    samples: holes.flatMap((hole) => resample(hole, 0.5)),
  }
}

export const pontilharLetra: SheetKind<PagesFacts<DotFacts>> = {
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
          figure: letterFigure(letter, random.pick([YELLOW, ...SOFT_FILLS])),
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
