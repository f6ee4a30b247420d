/** Colour by code: a figure in pieces that carry the number of their colour, or a sum that gives it. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { type Arc, areaData, lineData } from '../../regions/outlines.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLACK, tint, WHITE } from '../../scene/inks.ts'
import { area, centredText, path, rect, text } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CodedFigure, CodedWish } from './coded-figure.ts'
import { NO_PIECE, SOLID } from './coded-sketch.ts'
import { greyOf, type Paint } from './key-greys.ts'
import { mosaicFigure } from './mosaic-figure.ts'
import { besideIn } from './mosaics/mosaics.ts'
import { isDeep } from './pencils.ts'
import { pieceQuestions, QUESTIONS_HEIGHT } from './piece-questions.ts'

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
  lagoa: ['duck', 'frog', 'heron'],
  floresta: ['mushroom', 'owl', 'tree'],
  pomar: ['pear', 'apple', 'strawberry'],
  jardim: ['flower', 'ladybug', 'butterfly'],
}

const THEMES = Object.keys(FIGURES)

const LEGEND_HEIGHT = 21

export interface CodeFacts extends CodedFigure {
  readonly picture: string
  /** Results for each crayon, in the order of `crayons`; empty for the paper. */
  readonly codes: readonly (readonly number[])[]
  /** The text in each piece; empty where the paper stays white. */
  readonly printed: readonly string[]
}

const SWATCH_HEIGHT = 11

const SWATCH = 15

/** Smallest numbers in a swatch, mm: it grows wider with more of them. */
const LEAST_CODE = 4.8

/** Height of the white plate in a swatch that the code is printed on. */
const PLATE = 6.6

/** Strength of a light colour in the answer key, so that the numbers on it stay legible in grey, too. */
const KEY_TINT = 0.8

const NAME_SIZE = 4.2

const NAME_BASELINE = 4.6

const NAME_LINE = 3.7

/** One swatch with its codes for each crayon, its name below, in a row over the whole width. */
function drawLegend({ crayons, codes }: CodeFacts, fills: readonly Ink[]): Mark[] {
  const pencils = crayons.slice(1)
  const room = Math.min(CONTENT.width / pencils.length, 44)
  const start = CONTENT.x + (CONTENT.width - room * pencils.length) / 2
  const sizeOf = (names: readonly string[]) =>
    Math.min(...names.map((name) => fitTextSize(name, 'text', NAME_SIZE, room - 2)))
  const names = pencils.map(({ name }) => name)
  // «verde-claro» is set in two lines if many names would be tiny in one.
  const linesOf = (name: string) => (sizeOf(names) < NAME_SIZE ? name.split(/(?<=-)/) : [name])
  const nameSize = sizeOf(names.flatMap(linesOf))
  return pencils.flatMap(({ name }, i) => {
    const label = (codes[i + 1] ?? []).join(' ou ')
    const width = Math.min(room - 2, Math.max(SWATCH, measureText(label, 'display', LEAST_CODE) + 6))
    const [cx, cy] = [start + (i + 0.5) * room, CONTENT.y + SWATCH_HEIGHT / 2]
    const left = cx - width / 2
    return [
      rect(left, cy - SWATCH_HEIGHT / 2, width, SWATCH_HEIGHT, { radius: 3, fill: fills[i + 1] ?? WHITE }),
      // On white, whatever the colour: a code has to be read on a grey print too.
      rect(left + 1.6, cy - PLATE / 2, width - 3.2, PLATE, { radius: 1.5, fill: WHITE, stroke: WHITE, width: 0.1 }),
      centredText(cx, cy, label, fitTextSize(label, 'display', 5.6, width - 4.6)),
      ...linesOf(name).map((line, row) =>
        text(cx, CONTENT.y + SWATCH_HEIGHT + NAME_BASELINE + row * NAME_LINE, line, nameSize, { font: 'text' }),
      ),
    ]
  })
}

const paintsOf = ({ crayons }: CodedFigure): Paint[] =>
  crayons.map((crayon) => ({
    ink: isDeep(crayon) ? crayon.ink : tint(crayon.ink, KEY_TINT),
    deep: isDeep(crayon),
  }))

/** Lines of the drawing and lines that only cut it, mm. */
const CONTOUR = 0.75

const CUT = 0.4

/** Outlines in the key: its figure is seen in grey, too. */
const KEY_CONTOUR = 1.1

/** A colour of fewer pieces has none painted. */
const BEGUN_FROM = 3

/** Pieces that the page shows painted, one of each colour that has several: they show how it begins. */
const begun = ({ pieces }: CodedFigure): ReadonlySet<number> =>
  new Set(
    [...Map.groupBy(pieces.keys(), (label) => pieces[label]?.crayon ?? 0)]
      .filter(([crayon, labels]) => crayon > 0 && labels.length >= BEGUN_FROM)
      .map(([, labels]) => labels[Math.floor(labels.length / 2)] ?? 0),
  )

interface Painting {
  /** By crayon. */
  readonly paints: readonly Paint[]
  readonly shown: ReadonlySet<number>
}

function drawPieces(facts: CodeFacts, coding: LevelCoding, { paints, shown }: Painting): PageMark[] {
  const { arcs, pieces, printed, shapeOf } = facts
  const shape = (label: number) => (label < 0 ? NO_PIECE : (shapeOf[label] ?? NO_PIECE))
  const isCut = (arc: Arc) => shape(arc.left) === shape(arc.right)
  const fills = (labels: readonly number[]) =>
    labels.flatMap((label) => {
      const crayon = pieces[label]?.crayon ?? 0
      const paint = paints[crayon]
      return crayon > 0 && paint ? [area(areaData(arcs, label), paint.ink)] : []
    })
  const lines = (contour: number) => arcs.map((arc) => path(lineData(arc), { width: isCut(arc) ? CUT : contour }))
  const blankLines = lines(coding.hidden ? (coding.outline ?? CUT) : CONTOUR)
  const labels = printed.flatMap((label, i) => {
    const piece = pieces[i]
    if (label === '' || !piece) return []
    const size = fitTextSize(label, 'text', coding.size, measureText(coding.longest, 'text', coding.size))
    const printedIn = (fill: Ink) => [centredText(piece.spot.x, piece.spot.y, label, size, { font: 'text', fill })]
    const painted = printedIn(paints[piece.crayon]?.deep ? WHITE : BLACK)
    return [answer(painted, shown.has(i) ? painted : printedIn(BLACK))]
  })
  const solid = areaData(arcs, SOLID)
  return [
    answer(fills([...pieces.keys()]), fills([...shown])),
    ...(solid ? [area(solid, BLACK, 'evenodd')] : []),
    answer(lines(KEY_CONTOUR), blankLines),
    ...labels,
  ]
}

interface LevelCoding {
  /** About so many pieces. */
  readonly pieces: number
  /** Least size of a code, mm. */
  readonly size: number
  /** The longest code, to measure. */
  readonly longest: string
  readonly hidden: boolean
  /** Outlines of a hidden figure, mm. Default: like the cuts, so that only the codes reveal it. */
  readonly outline?: number
}

/** Results for each of `count` crayons, and what a piece with one of them prints. */
interface Coding {
  readonly levels: Readonly<Record<Level, LevelCoding>>
  /** Some pieces are painted, and those of a colour are counted at the end. */
  readonly begun?: true
  readonly codes: (level: Level, count: number, random: Random) => readonly (readonly number[])[]
  /** All that a piece may print for a result. */
  readonly printings: (level: Level, code: number) => readonly string[]
}

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

/** White around a code, mm. */
const AIR = 1.6

function wishOf({ pieces, size, longest, hidden }: LevelCoding, foot: number): CodedWish {
  const box = { ...CONTENT, y: CONTENT.y + LEGEND_HEIGHT, height: CONTENT.height - LEGEND_HEIGHT - foot }
  const room = { width: measureText(longest, 'text', size) + AIR, height: size * 0.75 + AIR }
  return { box, pieces, room, hidden }
}

/** The figures of the theme in turn, then those of the others. Throws RangeError for an unknown theme. */
function figureOf(theme: string, index: number): string {
  const pictures = [...new Set([...(FIGURES[theme] ?? []), ...Object.values(FIGURES).flat()])]
  const picture = pictures[index % pictures.length]
  if (!FIGURES[theme] || !picture) throw new RangeError(`no figure in pieces named ${theme}`)
  return picture
}

function drawPage(options: SheetOptions, random: Random, index: number, coding: Coding) {
  const { level, color } = options
  const { begun: isBegun = false } = coding
  const picture = figureOf(options.theme ?? THEMES[0] ?? '', index)
  const levelCoding = coding.levels[level]
  const asks = isBegun && levelCoding.hidden
  const wish = wishOf(levelCoding, asks ? QUESTIONS_HEIGHT : 0)
  const figure = mosaicFigure(picture, { ...wish, level })
  const codes = [[], ...coding.codes(level, figure.crayons.length - 1, random)]
  const print = printer(options, coding, random)
  const printed = figure.pieces.map(({ crayon }) => print(codes[crayon] ?? []))
  const facts: CodeFacts = { ...figure, picture, codes, printed }
  const paints = color ? paintsOf(figure) : figure.crayons.map(greyOf)
  const inks = paints.map(({ ink }) => ink)
  return {
    marks: [
      answer(drawLegend(facts, inks), drawLegend(facts, color ? inks : [])),
      ...drawPieces(facts, levelCoding, { paints, shown: isBegun && color ? begun(figure) : new Set() }),
      ...(asks ? pieceQuestions(figure, level) : []),
    ],
    facts,
    pictures: [picture, ...besideIn(picture, level)],
    items: [picture],
  }
}

/** Theme of a band that shows children who paint. */
const NEUTRAL = 'pintar'

export const kindOf = (id: string, coding: Coding): SheetKind<PagesFacts<CodeFacts>> => ({
  id,
  category: 'colorir',
  themes: THEMES,
  draw: (options) => {
    // The band of the theme would show what only the colours may reveal.
    const kept = coding.levels[options.level].hidden ? { ...options, theme: NEUTRAL } : options
    return composeSheet(kept, 'colour', (random, index) => drawPage(options, random, index, coding))
  },
})
