/** Visual poems: follow the path of the words, complete a shape, find the metaphor and write a shaped poem. */
import { measureText } from '../../lettering/fonts.ts'
import type { PagesFacts } from '../../page/compose.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { BRIDGE_POEM, FISH_POEM, KITE_POEM, TREE_POEM } from '../../studio/poems/gap-poems.ts'
import { type PoemShape, verse } from '../../studio/poems/lettering.ts'
import {
  BUTTERFLY_POEM,
  LIGHTHOUSE_POEM,
  MOON_POEM,
  OUTLINES,
  UMBRELLA_POEM,
} from '../../studio/poems/metaphor-poems.ts'
import { RAIN, SEA, SNAIL, STAIRS } from '../../studio/poems/path-poems.ts'
import { type Draw, goingRound, wholePages } from '../escrita/whole-pages.ts'
import { answerPaper, askedRows, mixedAsks } from './asked-rows.ts'
import { GAP_ASKS, METAPHOR_ASKS, PATH_ASKS, POEM_PLACES, type PoemAsks, type PoemPlace } from './poem-facts.ts'

export interface PoemFacts {
  readonly poem: PoemAsks
  /** All words of the shape, gaps in square brackets. */
  readonly verses: readonly string[]
  /** Words to choose from, in the order of the page. */
  readonly bank: readonly string[]
}

type Shapes = Readonly<Record<PoemPlace, PoemShape>>
const PATHS: Shapes = { ceu: RAIN, jardim: SNAIL, rua: STAIRS, mar: SEA }
const GAPS: Shapes = { ceu: KITE_POEM, jardim: TREE_POEM, rua: BRIDGE_POEM, mar: FISH_POEM }
const METAPHORS: Shapes = { ceu: MOON_POEM, jardim: BUTTERFLY_POEM, rua: UMBRELLA_POEM, mar: LIGHTHOUSE_POEM }

const poemOf = (pen: Pen, { scenery, verses }: PoemShape): PageMark[] => [
  ...marksOf(scenery(pen)),
  ...verses.flatMap((one) => verse(pen, one)),
]

const PAPER = { x: 14, y: 211, width: 182, height: 71 }

function pathPage(pen: Pen, place: PoemPlace, { asks }: PoemAsks): PageMark[] {
  return [
    ...poemOf(pen, PATHS[place]),
    ...marksOf(answerPaper(pen, PAPER)),
    ...askedRows(pen, asks, { x: 20, y: PAPER.y + 11, width: 170, step: 13.2, size: 5 }),
  ]
}

/** The words to choose from, each on a label. */
function wordBank(pen: Pen, words: readonly string[]): PageMark[] {
  const widths = words.map((word) => measureText(word, 'display', 5.6) + 9)
  let x = 105 - (widths.reduce((sum, one) => sum + one, 0) + (words.length - 1) * 5) / 2
  return words.flatMap((word, i) => {
    const [left, width] = [x, widths[i] ?? 0]
    x += width + 5
    return marksOf([
      pen.shape(box(left, PAPER.y + 4, width, 10, 2.5), 'yellowPale', 0.9),
      pen.text(left + width / 2, PAPER.y + 11, word, 5.6),
    ])
  })
}

function gapPage(pen: Pen, place: PoemPlace, { asks, bank = [] }: PoemAsks): PageMark[] {
  return [
    ...poemOf(pen, GAPS[place]),
    ...marksOf(answerPaper(pen, PAPER)),
    ...wordBank(pen, bank),
    ...askedRows(pen, asks, { x: 20, y: PAPER.y + 24, width: 170, step: 10.6, size: 5 }),
  ]
}

const [LEFT_PAPER, RIGHT_PAPER] = [
  { x: 13, y: 174, width: 93, height: 108 },
  { x: 110, y: 174, width: 87, height: 108 },
]

function ownPoem(pen: Pen, place: PoemPlace): PageMark[] {
  const { outline, prompt } = METAPHOR_ASKS[place]
  const { draw, lines } = OUTLINES[outline]
  const [cx, cy] = [RIGHT_PAPER.x + RIGHT_PAPER.width / 2, RIGHT_PAPER.y + 58]
  return marksOf([
    pen.shape(box(RIGHT_PAPER.x, RIGHT_PAPER.y, RIGHT_PAPER.width, RIGHT_PAPER.height, 3), 'bluePale', 1.1),
    pen.at(cx, cy, 1, (own) => [draw(own), lines.map(([y, half]) => own.line(`M${-half} ${y}H${half}`, 0.5))]),
    pen.text(RIGHT_PAPER.x + 6, RIGHT_PAPER.y + 9, prompt, 5.6, { anchor: 'start' }),
  ])
}

function metaphorPage(pen: Pen, place: PoemPlace, { asks }: PoemAsks): PageMark[] {
  return [
    ...poemOf(pen, METAPHORS[place]),
    ...marksOf(answerPaper(pen, LEFT_PAPER)),
    ...askedRows(pen, asks, {
      x: LEFT_PAPER.x + 5,
      y: LEFT_PAPER.y + 14,
      width: LEFT_PAPER.width - 10,
      step: 15,
      size: 4.8,
    }),
    ...ownPoem(pen, place),
  ]
}

const ASKS: Readonly<Record<Level, Readonly<Record<PoemPlace, PoemAsks>>>> = {
  facil: PATH_ASKS,
  medio: GAP_ASKS,
  desafio: METAPHOR_ASKS,
}
const PAGES = { facil: pathPage, medio: gapPage, desafio: metaphorPage } as const
const SHAPES: Readonly<Record<Level, Shapes>> = { facil: PATHS, medio: GAPS, desafio: METAPHORS }

/** The first page is of the theme's place, the next ones go round the places. */
export const poemaNaPagina: SheetKind<PagesFacts<PoemFacts>> = {
  id: 'poema-na-pagina',
  category: 'alfabetizacao',
  themes: POEM_PLACES,
  draw: (options) => {
    const { level } = options
    const placeOf = goingRound(options, POEM_PLACES)
    const draw: Draw<PoemFacts> = (pen, random, _look, index) => {
      const place = placeOf(index)
      const told = ASKS[level][place]
      const bank = random.shuffle(told.bank ?? [])
      const poem: PoemAsks = { ...told, bank, asks: mixedAsks(random.fork('asks'), told.asks) }
      return {
        facts: { poem, verses: SHAPES[level][place].verses.map(({ words }) => words), bank },
        marks: PAGES[level](pen, place, poem),
        items: [poem.name],
        pictures: ['poema', ...poem.shows],
      }
    }
    return wholePages(options, draw, 1)
  },
}
