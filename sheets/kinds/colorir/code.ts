/** Colour by code: a figure in pieces that carry the number of their colour, or a sum that gives it. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { type Arc, areaData, lineData } from '../../regions/outlines.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { BLACK, tint, WHITE } from '../../scene/inks.ts'
import { area, centredText, path, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { CodedFigure, CodedWish } from './coded-figure.ts'
import { NO_PIECE, SOLID } from './coded-sketch.ts'
import { greyOf, type Paint } from './key-greys.ts'
import { mosaicFigure } from './mosaic-figure.ts'
import { besideIn } from './mosaics/mosaics.ts'
import { drawPots, pictureRoom, studioWall } from './paint-shelf.ts'
import { isDeep } from './pencils.ts'
import { pieceQuestions } from './piece-questions.ts'

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

export interface CodeFacts extends CodedFigure {
  readonly picture: string
  /** Results for each crayon, in the order of `crayons`; empty for the paper. */
  readonly codes: readonly (readonly number[])[]
  /** The text in each piece; empty where the paper stays white. */
  readonly printed: readonly string[]
}

/** Strength of a light colour in the answer key, so that the numbers on it stay legible in grey, too. */
const KEY_TINT = 0.8

/** A pot of each crayon; unpainted without fills. */
const potsOf = ({ crayons, codes }: CodeFacts, fills: readonly Ink[]): Mark[] =>
  drawPots(
    crayons.slice(1).map(({ name }, i) => ({
      name,
      label: (codes[i + 1] ?? []).join(' ou '),
      fill: fills[i + 1] ?? WHITE,
    })),
  )

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

function wishOf({ pieces, size, longest, hidden }: LevelCoding, asks: boolean): CodedWish {
  const box = pictureRoom(asks)
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
  const wish = wishOf(levelCoding, asks)
  const figure = mosaicFigure(picture, { ...wish, level })
  const codes = [[], ...coding.codes(level, figure.crayons.length - 1, random)]
  const print = printer(options, coding, random)
  const printed = figure.pieces.map(({ crayon }) => print(codes[crayon] ?? []))
  const facts: CodeFacts = { ...figure, picture, codes, printed }
  const paints = color ? paintsOf(figure) : figure.crayons.map(greyOf)
  const inks = paints.map(({ ink }) => ink)
  const pen = new Pen(color)
  return {
    whole: true,
    marks: [
      ...marksOf(
        studioWall(pen, { picture: figure.box, asks, variant: THEMES.indexOf(options.theme ?? '') + 1 + index }),
      ),
      rect(figure.box.x, figure.box.y, figure.box.width, figure.box.height, { fill: WHITE, stroke: undefined }),
      answer(potsOf(facts, inks), potsOf(facts, color ? inks : [])),
      ...drawPieces(facts, levelCoding, { paints, shown: isBegun && color ? begun(figure) : new Set() }),
      ...(asks ? pieceQuestions(figure, level) : []),
      ...taskTitle(pen, options),
    ],
    facts,
    pictures: [picture, ...besideIn(picture, level)],
    items: [picture],
  }
}

export const kindOf = (id: string, coding: Coding): SheetKind<PagesFacts<CodeFacts>> => ({
  id,
  category: 'colorir',
  themes: THEMES,
  draw: (options) => composeSheet(options, 'colour', (random, index) => drawPage(options, random, index, coding)),
})
