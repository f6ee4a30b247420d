/** The alphabet as a train, capitals or small letters: a few wagons, nine, or all of them on a page. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { PICTURE, pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { ALPHABET_TEXTS } from '../../page/texts.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { type CastName, castOfPage, STANDING } from '../../studio/cast/people.ts'
import { POINT, POINT_LEFT } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { engine } from '../../studio/shapes/train.ts'
import { childAboard, emptyPanel, emptyWagon, lettersWagon, missingWagon, type Place, rimOf } from './alphabet-train.ts'
import { isAtLeft, trainLands } from './train-lands.ts'
import { ALPHABET, joinWritten, type Written, type WrittenFacts } from './written.ts'

const CAPITALS = 'maiusculas'
const SMALL = 'minusculas'
/** Letters that the child writes from memory on the page with all of them. */
const MISSING: ReadonlySet<string> = new Set('EIOU')
const WATCHERS = STANDING.filter((name) => name !== 'yumi')
const FILLS: readonly [Fill, ...Fill[]] = ['orange', 'teal', 'yellow', 'pink', 'blue', 'purple', 'lime']

interface Plan {
  readonly columns: number
  readonly rails: readonly number[]
  /** Height of capitals, mm. */
  readonly size: number
  /** Width of a wagon, mm. */
  readonly width: number
  /** Size of the passengers, mm; 0 where all letters share a page that has no room for them. */
  readonly load: number
  /** The names of the passengers lack their first letter. */
  readonly gapped: boolean
  /** Copies of a letter, the one to trace included. */
  readonly times: number
  /** Scale of the engine. */
  readonly engine: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rails: [123, 201, 279], size: 25, width: 76, load: 20, gapped: false, times: 3, engine: 0.76 },
  medio: { columns: 3, rails: [123, 201, 279], size: 20, width: 55, load: 21, gapped: true, times: 2, engine: 0.5 },
  desafio: {
    columns: 5,
    rails: [87, 125.4, 163.8, 202.2, 240.6, 279],
    size: 14.5,
    width: 38.1,
    load: 0,
    gapped: false,
    times: 2,
    engine: 0.62,
  },
}

export interface AlphabetFacts extends WrittenFacts {
  readonly letters: readonly string[]
}

/** The letters of a page: the alphabet spread evenly over as few pages as hold it, at most `most` on each. */
export function lettersOfPage(index: number, most: number): string[] {
  const pages = Math.ceil(ALPHABET.length / most)
  const first = (page: number) => Math.ceil((page * ALPHABET.length) / pages)
  return ALPHABET.slice(first(index % pages), first((index % pages) + 1))
}

const isWhole = ({ load }: Plan) => load === 0

/** Width of a row that its wagons leave free. */
const freeOf = ({ columns, width }: Plan) => PICTURE.width - columns * width

/** Places of wagons, row after row; beside the engine and the people of the other rows there are none. */
function placesOf(plan: Plan): Place[] {
  const { columns, rails, width } = plan
  const left = PICTURE.x + 0.6
  const free = freeOf(plan) - 1.2
  const places = rails.flatMap((y, row) => {
    const from = isAtLeft(row) ? left : left + free
    return Array.from({ length: columns }, (_, i): Place => ({ x: from + i * width, y, width }))
  })
  // The engine takes the first place of full rows.
  return isWhole(plan) ? places.slice(1) : places
}

/** Two children at the rails, one beside full rows, who point at the letters. */
function watchers(pen: Pen, plan: Plan, left: CastName, right: CastName): Drawing {
  const { rails, width } = plan
  if (isWhole(plan)) {
    const [x, foot] = [PICTURE.x + PICTURE.width - width / 2, (rails.at(-1) ?? 0) - 2]
    return [
      pen.shape(box(x - 14, foot - 1, 40, 9, 1.5), 'stone', 1),
      person(pen, left, x, foot, 0.5, { pose: POINT_LEFT }),
    ]
  }
  const free = freeOf(plan)
  const scale = Math.min(0.95, free / 42)
  const [leftFoot, rightFoot] = [(rails[1] ?? 0) - 2, (rails[2] ?? 0) - 2]
  const wide = free - 3
  const platform = (x: number, foot: number) => pen.shape(box(x, foot - 1, wide, 9, 1.5), 'stone', 1)
  return [
    platform(PICTURE.x - 3, leftFoot),
    person(pen, left, PICTURE.x + free * 0.42, leftFoot, scale, { pose: POINT }),
    platform(PICTURE.x + PICTURE.width + 3 - wide, rightFoot),
    person(pen, right, PICTURE.x + PICTURE.width - free * 0.42, rightFoot, scale, { pose: POINT_LEFT }),
  ]
}

/** The wagon after the last letter, which is the child's: for an initial, or as a long one for the name. */
function ownWagon(pen: Pen, next: Place, plan: Plan, fill: Fill, who: CastName, turn: number): Written {
  const { size, load } = plan
  const at = isWhole(plan) ? { ...next, width: 2 * plan.width } : next
  const own = emptyPanel(at, size, pen.colour)
  const rim = rimOf(at, size)
  const wagon = [emptyWagon(pen, at, size, fill), [...own.marks]]
  if (isWhole(plan)) {
    const sign = [
      pen.shape(box(at.x + 6, rim - 3.6, 24, 6.4, 1.6), 'white', 0.8),
      pen.text(at.x + 18, rim + 1.1, ALPHABET_TEXTS.name, 4, { font: 'text' }),
    ]
    return { ...own, marks: marksOf([wagon, sign]) }
  }
  const left = at.x + load + 2
  const width = at.x + at.width - left
  const lines = inTurn(ALPHABET_TEXTS.own, turn)
  const letter = Math.min(...lines.map((line) => fitTextSize(line, 'text', 4.8, width - 4)))
  const height = lines.length * 5.4 + 3
  const marks = marksOf([
    childAboard(pen, who, at.x + load * 0.5 + 1, rim + 1, load),
    pen.shape(box(left, rim - height - 3, width, height, 2), 'white', 0.9),
    lines.map((line, i) => pen.text(left + width / 2, rim - height + 3 + i * 5.4, line, letter, { font: 'text' })),
    wagon,
  ])
  return { ...own, marks }
}

/** The wagon of a capital, or of its small letter. */
function wagonOf(pen: Pen, plan: Plan, capital: string, isSmall: boolean, at: Place, fill: Fill): Written {
  if (isWhole(plan) && MISSING.has(capital)) return missingWagon(pen, at, plan.size, fill)
  return lettersWagon(pen, capital, isSmall ? capital.toLowerCase() : capital, at, { ...plan, fill })
}

function drawPage(options: SheetOptions, index: number, sheet: Random) {
  const plan = PLANS[options.level]
  const pen = new Pen(options.color)
  const places = placesOf(plan)
  const letters = lettersOfPage(index, places.length)
  const [turn, shift] = [index + sheet.fork('land').integer(0, 3), index * 3 + sheet.fork('paint').integer(0, 6)]
  const [left = 'bia', right = 'gil', rider = 'nina'] = castOfPage(WATCHERS, turn)
  const isSmall = options.theme === SMALL
  const { marks, ...written } = joinWritten(
    places.slice(0, letters.length + 1).map((at, i) => {
      const [capital, fill] = [letters[i], inTurn(FILLS, i + shift)]
      if (!capital) return ownWagon(pen, at, plan, fill, rider, index)
      return wagonOf(pen, plan, capital, isSmall, at, fill)
    }),
  )
  const engineAt = PICTURE.x + (isWhole(plan) ? plan.width / 2 : freeOf(plan) / 2 - 1)
  const scene = marksOf([
    trainLands(pen, plan.rails, turn),
    pen.at(engineAt, plan.rails[0] ?? 0, plan.engine, (pen) => engine(pen, 0, 0)),
    watchers(pen, plan, left, right),
  ])
  return {
    marks: [...scene, ...marks, ...marksOf(pictureTitle(pen, options))],
    facts: { letters, ...written } satisfies AlphabetFacts,
    items: letters,
    whole: true,
  }
}

export const tracejarAlfabeto: SheetKind<PagesFacts<AlphabetFacts>> = {
  id: 'tracejar-alfabeto',
  category: 'tracejar',
  themes: [CAPITALS, SMALL],
  draw: (options) => composeSheet(options, 'trace', (_, index, sheet) => drawPage(options, index, sheet)),
}
