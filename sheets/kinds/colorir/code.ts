/** Colour by code: a mosaic whose squares carry the number of their colour, or a sum that gives it. */

import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { BLACK, GREY, WHITE } from '../../scene/inks.ts'
import { centredText, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { figureOfPage } from './figure-of-page.ts'
import { MOSAIC_FIGURES, type Mosaic, makeMosaic } from './mosaic.ts'

const THEMES = Object.keys(MOSAIC_FIGURES)
const LEGEND_HEIGHT = 20

export interface CodeFacts extends Mosaic {
  /** The code of each crayon, in the order of `crayons`. */
  readonly codes: readonly number[]
  /** What is printed in each square. */
  readonly printed: readonly string[]
}

const SWATCH = 13
const NAME_GAP = 2
const ITEM_GAP = 6

/** One swatch with its code and name for each crayon, in a centred row. */
function drawLegend(mosaic: Mosaic, codes: readonly number[], color: boolean): Mark[] {
  const { crayons } = mosaic
  const fixed = crayons.length * (SWATCH + NAME_GAP) + (crayons.length - 1) * ITEM_GAP
  const names = crayons.map(({ name }) => measureText(name, 'text', 1))
  const namesWidth = names.reduce((sum, width) => sum + width, 0)
  const size = Math.min(5, (CONTENT.width - fixed) / namesWidth)
  let x = CONTENT.x + (CONTENT.width - fixed - namesWidth * size) / 2
  const cy = CONTENT.y + SWATCH / 2
  return crayons.flatMap(({ ink, name }, i) => {
    const left = x
    x += SWATCH + NAME_GAP + (names[i] ?? 0) * size + ITEM_GAP
    return [
      rect(left, cy - SWATCH / 2, SWATCH, SWATCH, { radius: 3, fill: color ? ink : WHITE }),
      centredText(left + SWATCH / 2, cy, String(codes[i]), 7),
      text(left + SWATCH + NAME_GAP, cy + size * 0.35, name, size, { font: 'text', anchor: 'start' }),
    ]
  })
}

function drawSquares(mosaic: Mosaic, printed: readonly string[], solved: boolean): Mark[] {
  const size = Math.min(CONTENT.width / mosaic.columns, (CONTENT.height - LEGEND_HEIGHT) / mosaic.rows)
  const x = CONTENT.x + (CONTENT.width - size * mosaic.columns) / 2
  const y = CONTENT.y + LEGEND_HEIGHT + (CONTENT.height - LEGEND_HEIGHT - size * mosaic.rows) / 2
  const longest = printed.reduce((a, b) => (b.length > a.length ? b : a), '')
  const textSize = fitTextSize(longest, 'text', Math.min(size * 0.46, 6.4), size * 0.8)
  const boxes = mosaic.squares.map((crayon, i) =>
    rect(x + (i % mosaic.columns) * size, y + Math.floor(i / mosaic.columns) * size, size, size, {
      width: 0.35,
      stroke: GREY,
      fill: solved ? mosaic.crayons[crayon]?.ink : undefined,
    }),
  )
  const labels = printed.map((label, i) =>
    centredText(
      x + ((i % mosaic.columns) + 0.5) * size,
      y + (Math.floor(i / mosaic.columns) + 0.5) * size,
      label,
      textSize,
      // Pale where the child paints over it, black on the colours of the answer key.
      { font: 'text', fill: solved ? BLACK : GREY },
    ),
  )
  return [...boxes, ...labels]
}

type Printing = (random: Random, code: number) => string

function drawPage(
  options: SheetOptions,
  random: Random,
  theme: string,
  columns: number,
  codesOf: (count: number, random: Random) => readonly number[],
  print: Printing,
) {
  const figure = MOSAIC_FIGURES[theme]
  if (!figure) throw new RangeError(`no mosaic named ${theme}`)
  const mosaic = makeMosaic(figure, columns, random)
  const codes = codesOf(mosaic.crayons.length, random)
  const printed = mosaic.squares.map((crayon) => print(random, codes[crayon] ?? 0))
  const legend = drawLegend(mosaic, codes, options.color)
  return {
    marks: [...legend, ...drawSquares(mosaic, printed, false)],
    solved: [...drawLegend(mosaic, codes, true), ...drawSquares(mosaic, printed, true)],
    facts: { ...mosaic, codes, printed },
  }
}

function kindOf(
  id: string,
  columns: Readonly<Record<Level, readonly [min: number, max: number]>>,
  codesOf: (level: Level, count: number, random: Random) => readonly number[],
  print: (level: Level) => Printing,
): SheetKind<PagesFacts<CodeFacts>> {
  return {
    id,
    category: 'colorir',
    themes: THEMES,
    draw: (options) =>
      composeSheet(options, 'colour', (random, index, sheet) => {
        const theme = figureOfPage(THEMES, { asked: options.theme, index, source: sheet.fork('figures') })
        const codes = (count: number, source: Random) => codesOf(options.level, count, source)
        const [min, max] = columns[options.level]
        return drawPage(options, random, theme, random.integer(min, max), codes, print(options.level))
      }),
  }
}

/** Each square shows the number of its colour. */
export const BY_NUMBER = kindOf(
  'colorir-numeros',
  { facil: [8, 9], medio: [12, 14], desafio: [17, 19] },
  (_, count, random) => random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count).sort((a, b) => a - b),
  () => (_, code) => String(code),
)

/** Results that can stand for a colour on each level. */
const RESULTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [3, 7],
  medio: [5, 10],
  desafio: [8, 20],
}

/** Each square shows a sum (on the hardest level also a difference) whose result is the number of its colour. */
export const BY_SUM = kindOf(
  'colorir-contas',
  { facil: [7, 8], medio: [9, 10], desafio: [11, 12] },
  (level, count, random) => {
    const [min, max] = RESULTS[level]
    const results = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    return random.sample(results, count).sort((a, b) => a - b)
  },
  (level) => (random, code) => {
    if (level === 'desafio' && random.chance(0.4)) {
      const taken = random.integer(1, 9)
      return `${code + taken}−${taken}`
    }
    const first = random.integer(1, code - 1)
    return `${first}+${code - first}`
  },
)
