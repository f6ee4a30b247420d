/** Colour by code: a picture in squares that carry the number of their colour, or a sum that gives it. */

import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { isSymmetric } from '../../pictures/symmetric.ts'
import { BLACK, GREY, PALE_GREY, tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect, text } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { makeMosaic } from './mosaic.ts'
import { inPencils, PENCILS, type Pixels, pixelPicture } from './pixels.ts'
import { cropped, rimmed } from './rims.ts'

/** Theme → pictures that are recognised from their colours alone, one a page and then again from the first. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  cogumelo: ['mushroom'],
  maca: ['apple'],
  coracao: ['heart'],
  casa: ['house'],
  arvore: ['tree'],
  peixe: ['fish'],
  melancia: ['watermelon'],
  morango: ['strawberry'],
  sorvete: ['ice-cream'],
  flor: ['flower'],
  borboleta: ['butterfly'],
  cenoura: ['carrot'],
  pera: ['pear'],
  pato: ['duck'],
  cachorro: ['dog'],
  foguete: ['rocket'],
  estrela: ['star'],
  tartaruga: ['turtle'],
  joaninha: ['ladybug'],
  coruja: ['owl'],
  robo: ['robot'],
  bolo: ['cake'],
  lagoa: ['duck', 'frog', 'turtle'],
  floresta: ['mushroom', 'owl', 'tree'],
  pomar: ['pear', 'apple', 'strawberry'],
  jardim: ['flower', 'ladybug', 'butterfly'],
}

const THEMES = Object.keys(FIGURES)
const LEGEND_HEIGHT = 20

export interface CodeFacts extends Pixels {
  /** The results that mean each crayon, in the order of `crayons`; none for the paper. */
  readonly codes: readonly (readonly number[])[]
  /** What is printed in each square; nothing where the paper stays white. */
  readonly printed: readonly string[]
}

const SWATCH = 13
/** Smallest numbers in a swatch, mm: it grows wider with more of them. */
const LEAST_CODE = 3.6
/** Height of the white plate in a swatch that the code is printed on. */
const PLATE = 7
/** Strength of a light colour in the answer key, so that the numbers on it stay legible. */
const KEY_TINT = 0.55
const NAME_GAP = 2
const ITEM_GAP = 6

/** One swatch with its codes and name for each crayon, in a centred row. */
function drawLegend({ crayons, codes }: CodeFacts, color: boolean): Mark[] {
  const pencils = crayons.slice(1)
  const labels = pencils.map((_, i) => (codes[i + 1] ?? []).join(' '))
  const widths = labels.map((label) => Math.max(SWATCH, measureText(label, 'display', LEAST_CODE) + 6))
  const fixed = widths.reduce((sum, width) => sum + width + NAME_GAP, 0) + (pencils.length - 1) * ITEM_GAP
  const names = pencils.map(({ name }) => measureText(name, 'text', 1))
  const namesWidth = names.reduce((sum, width) => sum + width, 0)
  const size = Math.min(5, (CONTENT.width - fixed) / namesWidth)
  let x = CONTENT.x + (CONTENT.width - fixed - namesWidth * size) / 2
  const cy = CONTENT.y + SWATCH / 2
  return pencils.flatMap(({ ink, name }, i) => {
    const left = x
    const width = widths[i] ?? SWATCH
    x += width + NAME_GAP + (names[i] ?? 0) * size + ITEM_GAP
    const label = labels[i] ?? ''
    return [
      rect(left, cy - SWATCH / 2, width, SWATCH, { radius: 3, fill: color ? ink : WHITE }),
      // On white, whatever the colour: a code has to be read on a grey print too.
      rect(left + 1.2, cy - PLATE / 2, width - 2.4, PLATE, { radius: 1.5, fill: WHITE, stroke: WHITE, width: 0.1 }),
      centredText(left + width / 2, cy, label, fitTextSize(label, 'display', 6, width - 4)),
      text(left + width + NAME_GAP, cy + size * 0.35, name, size, { font: 'text', anchor: 'start' }),
    ]
  })
}

const paintOf = (crayon: CodeFacts['crayons'][number] | undefined) =>
  crayon && (crayon.dark ? crayon.ink : tint(crayon.ink, KEY_TINT))

function drawSquares(facts: CodeFacts, solved: boolean): Mark[] {
  const { columns, rows, squares, printed, crayons } = facts
  const size = Math.min(CONTENT.width / columns, (CONTENT.height - LEGEND_HEIGHT) / rows)
  const x = CONTENT.x + (CONTENT.width - size * columns) / 2
  const y = CONTENT.y + LEGEND_HEIGHT + (CONTENT.height - LEGEND_HEIGHT - size * rows) / 2
  const longest = printed.reduce((a, b) => (b.length > a.length ? b : a), '')
  const textSize = fitTextSize(longest, 'text', Math.min(size * 0.46, 6.4), size * 0.86)
  const boxes = squares.map((crayon, i) =>
    rect(x + (i % columns) * size, y + Math.floor(i / columns) * size, size, size, {
      width: 0.35,
      stroke: crayon === 0 ? PALE_GREY : GREY,
      fill: solved ? paintOf(crayons[crayon]) : undefined,
    }),
  )
  const labels = printed.flatMap((label, i) => {
    if (label === '') return []
    const fill = solved ? (crayons[squares[i] ?? 0]?.dark ? WHITE : BLACK) : GREY
    const [cx, cy] = [x + ((i % columns) + 0.5) * size, y + (Math.floor(i / columns) + 0.5) * size]
    // Pale where the child paints over it.
    return [centredText(cx, cy, label, textSize, { font: 'text', fill })]
  })
  return [...boxes, ...labels]
}

/** Results for each of `count` crayons, and what a square with one of them prints. */
interface Coding {
  readonly columns: Readonly<Record<Level, readonly [min: number, max: number]>>
  readonly codes: (level: Level, count: number, random: Random) => readonly (readonly number[])[]
  /** All that a square may print for a result. */
  readonly printings: (level: Level, code: number) => readonly string[]
}

/** Most colours of a picture. */
const COLOURS: Readonly<Record<Level, number>> = { facil: 4, medio: 6, desafio: 7 }

/** Prints the results of a crayon in turn, and for each result other sums before one comes again. */
function printer(options: SheetOptions, coding: Coding, random: Random) {
  const decks = new Map<number, string[]>()
  return (codes: readonly number[]): string => {
    if (codes.length === 0) return ''
    const code = random.pick(codes)
    const deck = decks.get(code)?.length
      ? (decks.get(code) ?? [])
      : random.shuffle(coding.printings(options.level, code))
    decks.set(code, deck.slice(1))
    return deck[0] ?? String(code)
  }
}

function drawPage(options: SheetOptions, random: Random, index: number, coding: Coding) {
  const theme = options.theme ?? THEMES[0] ?? ''
  // The figures of the theme, then those of the others.
  const figures = [...new Set([...(FIGURES[theme] ?? []), ...Object.values(FIGURES).flat()])]
  const figure = figures[index % figures.length]
  if (!FIGURES[theme] || !figure) throw new RangeError(`no mosaic named ${theme}`)
  const [min, max] = coding.columns[options.level]
  const columns = random.integer(min, max)
  // Figures alike on both sides have faces and patterns of their own, made for squares.
  const mosaic = isSymmetric(figure) ? inPencils(makeMosaic(figure, columns - (columns % 2))) : undefined
  const pixels = rimmed(
    cropped(
      mosaic && mosaic.crayons.length - 1 <= COLOURS[options.level]
        ? mosaic
        : pixelPicture(figure, columns, COLOURS[options.level], random),
    ),
    PENCILS,
    { fewest: 3, most: 5, share: 0.55 },
  )
  const codes = [[], ...coding.codes(options.level, pixels.crayons.length - 1, random)]
  const print = printer(options, coding, random)
  const printed = pixels.squares.map((crayon) => print(codes[crayon] ?? []))
  const facts: CodeFacts = { ...pixels, codes, printed }
  return {
    marks: [...drawLegend(facts, options.color), ...drawSquares(facts, false)],
    solved: [...drawLegend(facts, true), ...drawSquares(facts, true)],
    facts,
    pictures: [figure],
  }
}

const kindOf = (id: string, coding: Coding): SheetKind<PagesFacts<CodeFacts>> => ({
  id,
  category: 'colorir',
  themes: THEMES,
  draw: (options) => composeSheet(options, 'colour', (random, index) => drawPage(options, random, index, coding)),
})

/** Each square shows the number of its colour. */
export const BY_NUMBER = kindOf('colorir-numeros', {
  columns: { facil: [10, 11], medio: [15, 16], desafio: [20, 22] },
  codes: (_, count) => Array.from({ length: count }, (_, i) => [i + 1]),
  printings: (_, code) => [String(code)],
})

/** Results of the sums; no operand and no result is above the higher one. */
const RESULTS: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  facil: [4, 10],
  medio: [5, 14],
  desafio: [8, 20],
}
/** Several results mean one colour when there are few colours. */
const MOST_RESULTS = 8

/** Each square shows a sum (on the hardest level also a difference) whose result is the number of its colour. */
export const BY_SUM = kindOf('colorir-contas', {
  columns: { facil: [11, 12], medio: [13, 14], desafio: [14, 15] },
  codes: (level, count, random) => {
    const [min, max] = RESULTS[level]
    const results = Array.from({ length: max - min + 1 }, (_, i) => min + i)
    const each = Math.max(1, Math.min(3, Math.floor(MOST_RESULTS / count)))
    const chosen = random.sample(results, Math.min(results.length, count * each))
    return Array.from({ length: count }, (_, i) => chosen.slice(i * each, (i + 1) * each).sort((a, b) => a - b))
  },
  printings: (level, code) => {
    const [, most] = RESULTS[level]
    const sums = Array.from({ length: code - 1 }, (_, i) => `${i + 1}+${code - i - 1}`)
    const taken = level === 'desafio' ? Array.from({ length: Math.min(9, most - code) }, (_, i) => i + 1) : []
    return [...sums, ...taken.map((less) => `${code + less}−${less}`)]
  },
})
