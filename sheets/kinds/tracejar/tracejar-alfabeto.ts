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
import { trainLands } from './train-lands.ts'
import { joinWritten, type WrittenFacts } from './written.ts'

const CAPITALS = 'maiusculas'
const SMALL = 'minusculas'
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Letters that the child writes from memory on the page with all of them. */
const MISSING: ReadonlySet<string> = new Set('EIOU')
const FILLS: readonly [Fill, ...Fill[]] = ['orange', 'teal', 'yellow', 'pink', 'blue', 'purple', 'lime']

interface Plan {
  readonly columns: number
  readonly rails: readonly number[]
  /** Height of capitals, mm. */
  readonly size: number
  /** Width of a wagon, and the size of what rides on it, mm. */
  readonly width: number
  readonly load: number
  /** Copies of a letter, the one to trace included. */
  readonly times: number
  /** Scale of the engine. */
  readonly engine: number
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 2, rails: [123, 201, 279], size: 25, width: 76, load: 20, times: 3, engine: 0.76 },
  medio: { columns: 3, rails: [123, 201, 279], size: 20, width: 55, load: 21, times: 2, engine: 0.5 },
  desafio: {
    columns: 5,
    rails: [87, 125.4, 163.8, 202.2, 240.6, 279],
    size: 14.5,
    width: 38.1,
    load: 0,
    times: 2,
    engine: 0.62,
  },
}

export interface AlphabetFacts extends WrittenFacts {
  readonly letters: readonly string[]
  /** Letters with a passenger whose name starts with them. */
  readonly pictured: readonly string[]
}

/** The letters of a page: the alphabet spread evenly over as few pages as hold it, at most `most` on each. */
export function lettersOfPage(index: number, most: number): string[] {
  const pages = Math.ceil(ALPHABET.length / most)
  const first = (page: number) => Math.ceil((page * ALPHABET.length) / pages)
  return ALPHABET.slice(first(index % pages), first((index % pages) + 1))
}

/** Places of wagons, row after row; beside the engine and the people of the other rows there are none. */
function placesOf({ columns, rails, width }: Plan): Place[] {
  const left = PICTURE.x + 0.6
  const free = PICTURE.width - columns * width - 1.2
  return rails.flatMap((y, row) => {
    const from = row === 2 ? left : left + free
    return Array.from({ length: columns }, (_, i): Place => ({ x: from + i * width, y, width }))
  })
}

/** Two children at the rails, who point at the letters that come. */
function watchers(pen: Pen, { rails, columns, width }: Plan, [left, right]: readonly CastName[]): Drawing {
  const free = PICTURE.width - columns * width
  if (free < 20) {
    const [x, foot] = [PICTURE.x + PICTURE.width - width / 2, (rails.at(-1) ?? 0) - 2]
    return [
      pen.shape(box(x - 14, foot - 1, 40, 9, 1.5), 'stone', 1),
      person(pen, left ?? 'bia', x, foot, 0.5, { pose: POINT_LEFT }),
    ]
  }
  const scale = Math.min(0.95, free / 42)
  const [leftFoot, rightFoot] = [(rails[1] ?? 0) - 2, (rails[2] ?? 0) - 2]
  const wide = free - 3
  const platform = (x: number, foot: number) => pen.shape(box(x, foot - 1, wide, 9, 1.5), 'stone', 1)
  return [
    platform(PICTURE.x - 3, leftFoot),
    person(pen, left ?? 'bia', PICTURE.x + free * 0.42, leftFoot, scale, { pose: POINT }),
    platform(PICTURE.x + PICTURE.width + 3 - wide, rightFoot),
    person(pen, right ?? 'gil', PICTURE.x + PICTURE.width - free * 0.42, rightFoot, scale, { pose: POINT_LEFT }),
  ]
}

/** The wagon after the last letter is the child's: for an initial, or as a long one for the name. */
function ownWagon(pen: Pen, at: Place, { size, load }: Plan, fill: Fill, who: CastName, turn: number) {
  const own = emptyPanel(at, size, pen.colour)
  const rim = rimOf(at, size)
  const wagon = [emptyWagon(pen, at, size, fill), [...own.marks]]
  if (load === 0) {
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

function drawPage(options: SheetOptions, index: number, sheet: Random) {
  const plan = PLANS[options.level]
  const pen = new Pen(options.color)
  const places = placesOf(plan)
  const whole = options.level === 'desafio'
  const letters = lettersOfPage(index, whole ? ALPHABET.length : places.length)
  const [turn, shift] = [index + sheet.fork('land').integer(0, 3), index * 3 + sheet.fork('paint').integer(0, 6)]
  const who = castOfPage(
    STANDING.filter((name) => name !== 'yumi'),
    turn,
  )
  const slots = whole ? places.slice(1) : places
  const fillAt = (i: number) => inTurn(FILLS, i + shift)
  const wagons = letters.map((capital, i) => {
    const letter = options.theme === SMALL ? capital.toLowerCase() : capital
    const look = {
      fill: fillAt(i),
      size: plan.size,
      load: plan.load,
      gapped: options.level === 'medio',
      times: plan.times,
    }
    const slot = slots[i]
    if (whole && slot && MISSING.has(capital)) return missingWagon(pen, slot, plan.size, fillAt(i))
    return lettersWagon(pen, capital, letter, slots[i] ?? places[0] ?? { x: 0, y: 0, width: 40 }, look)
  })
  const next = slots[letters.length]
  const last = next && whole ? { ...next, width: 2 * plan.width } : next
  const own = last ? [ownWagon(pen, last, plan, fillAt(letters.length), who[2] ?? 'nina', index)] : []
  const { marks, ...written } = joinWritten([...wagons, ...own])
  const engineAt = PICTURE.x + (whole ? plan.width / 2 : (PICTURE.width - plan.columns * plan.width) / 2 - 1)
  const facts: AlphabetFacts = {
    letters,
    pictured: wagons.flatMap(({ word }, i) => (word ? [letters[i] ?? ''] : [])),
    ...written,
  }
  const scene = marksOf([
    trainLands(pen, plan.rails, turn),
    pen.at(engineAt, plan.rails[0] ?? 0, plan.engine, (pen) => engine(pen, 0, 0)),
    watchers(pen, plan, who),
  ])
  return {
    marks: [...scene, ...marks, ...marksOf(pictureTitle(pen, options))],
    facts,
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
