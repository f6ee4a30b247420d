/** Jumps on the number line: an animal jumps forwards or back; where does it stop, or where did it come from? */

import { measureText } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { createRandom } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, BLACK } from '../../scene/inks.ts'
import { centredText, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { reachOf, standing, type Thing } from '../../studio/fit.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { TRAILS, type TrailRow } from '../../studio/places/number-trails.ts'
import type { Terrain } from '../../studio/places/terraces.ts'
import {
  fly,
  groundNest,
  jumpingFrog,
  jumpingRabbit,
  restingCarrot,
  runningMouse,
  walkingCat,
  walkingDog,
} from '../../studio/shapes/jumpers.ts'
import { cheese, yarn } from '../../studio/shapes/keepsakes.ts'
import { duck } from '../../studio/shapes/pets.ts'
import { bone } from '../../studio/shapes/rewards.ts'
import { drawRows, ownRow, plate } from './counted-rows.ts'
import { drawPad, type Pad } from './number-pads.ts'
import { allOperations, drawSentence, type Operation, sentenceWidth, termsOf } from './operations.ts'

interface LevelRule {
  readonly rows: number
  readonly signs: readonly Operation['sign'][]
  /** The jumps are drawn already. */
  readonly shown: boolean
  readonly minJumps: number
  readonly maxJumps: number
  /** Each line has another step, and every second one asks where the animal came from. */
  readonly stepped: boolean
  /** Longest side of the animal, mm. */
  readonly animal: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, signs: ['+'], shown: true, minJumps: 2, maxJumps: 5, stepped: false, animal: 15 },
  medio: { rows: 4, signs: ['+', '−'], shown: false, minJumps: 2, maxJumps: 6, stepped: false, animal: 18 },
  desafio: { rows: 4, signs: ['+', '−'], shown: false, minJumps: 3, maxJumps: 6, stepped: true, animal: 18 },
}
/** Steps from zero to the end of a line. */
const LENGTH = 10
/** From number to number where lines are stepped. */
const STEPS = [3, 4, 5, 10] as const

interface Jumper {
  /** Picture that the page shows. */
  readonly id: string
  readonly name: string
  /** Seen from the side, facing right. */
  readonly thing: Thing
  readonly pad: Pad
  readonly terrain: Terrain
  readonly trail: keyof typeof TRAILS
  /** Reached by the animal at the end of its jumps. */
  readonly goal: Thing
  readonly reaches: string
  /** Its lines never go beyond ten: its sheet is named so. */
  readonly stopsAtTen?: true
  /** Share of the size that a level gives its animals. */
  readonly size?: number
}

const ANIMALS: Readonly<Record<string, Jumper>> = {
  sapo: {
    id: 'frog',
    name: 'sapo',
    thing: jumpingFrog,
    pad: 'lily',
    terrain: 'pond',
    trail: 'bank',
    goal: fly,
    reaches: 'mosca',
  },
  coelho: {
    id: 'rabbit',
    name: 'coelho',
    thing: jumpingRabbit,
    pad: 'clover',
    terrain: 'meadow',
    trail: 'warren',
    goal: restingCarrot,
    reaches: 'cenoura',
    size: 0.9,
  },
  gato: {
    id: 'cat',
    name: 'gato',
    thing: walkingCat,
    pad: 'cushion',
    terrain: 'meadow',
    trail: 'garden',
    goal: yarn,
    reaches: 'novelo',
  },
  pato: {
    id: 'duck',
    name: 'pato',
    thing: (pen) => duck(pen, 0, 0, 1, 'white', { flip: true }),
    pad: 'stone',
    terrain: 'pond',
    trail: 'bank',
    goal: groundNest,
    reaches: 'ninho',
  },
  cachorro: {
    id: 'dog',
    name: 'cachorro',
    thing: walkingDog,
    pad: 'stone',
    terrain: 'meadow',
    trail: 'yard',
    goal: bone,
    reaches: 'osso',
  },
  rato: {
    id: 'mouse',
    name: 'rato',
    thing: runningMouse,
    pad: 'cheese',
    terrain: 'shelves',
    trail: 'larder',
    goal: cheese,
    reaches: 'queijo',
    size: 1.12,
    stopsAtTen: true,
  },
}

/** A sum or difference on the line; what is missing is where the animal stops, or where it came from. */
export interface Journey extends Operation {
  readonly missing: 'a' | 'result'
  /** From number to number of the line. */
  readonly step: number
  /** The first number of the line. */
  readonly first: number
}

/** The sentence over the line, mm; it is always at the left. */
const SENTENCE_HEIGHT = 14.4
const SENTENCE_SCALE = 0.78
/** Height of the handles of a jump, in steps; the curve itself rises to three quarters of it: above the animal. */
const JUMP_HEIGHT = 1.15
/** Longest side of what the animal reaches, mm. */
const GOAL = 11
/** Largest shape around a number, mm. */
const WIDEST_PAD = 12
/** Between the line and the shapes below it, mm. */
const PAD_GAP = 2.6

/** From (x1, y1) to (x2, y2), dashed. */
function jump([x1, y1]: Spot, [x2, y2]: Spot, ink: Ink): Mark {
  const lift = Math.min(y1, y2) - Math.abs(x2 - x1) * JUMP_HEIGHT + Math.abs(y2 - y1) * 0.8
  const d = `M${round(x1)} ${round(y1)}C${round(x1)} ${round(lift)} ${round(x2)} ${round(lift)} ${round(x2)} ${round(y2)}`
  return path(d, { stroke: ink, width: 0.7, dash: [1.6, 1.4] })
}

/** The place of the animal in words: it has arrived, or it is about to leave. */
function caption({ missing }: Journey, { name }: Jumper, x: number, y: number, pen: Pen): PageMark[] {
  // Two lines: one would reach the things on the horizon.
  const lines = [`O ${name}`, missing === 'a' ? 'já chegou.' : 'vai sair.']
  const width = Math.max(...lines.map((words) => measureText(words, 'text', 4.4))) + 6
  const marks = marksOf([
    pen.shape(box(x, y, width, 13, 3), 'yellowPale', 0.7),
    lines.map((words, i) => pen.text(x + width / 2, y + 5.4 + i * 5, words, 4.4, { font: 'text' })),
  ])
  // The key, which writes the number itself, stays legible when it is small.
  return [answer([], marks)]
}

function drawLine(journey: Journey, jumper: Jumper, row: TrailRow, rule: LevelRule, color: boolean): PageMark[] {
  const pen = new Pen(color)
  const { cell, line: y } = row
  const pitch = (cell.width - 2) / (LENGTH + 1)
  const { a, b, sign, result, missing, step, first } = journey
  const at = (n: number) => cell.x + 1 + pitch * ((n - first) / step + 0.5)
  const radius = WIDEST_PAD / 2
  const numbers = Array.from({ length: LENGTH + 1 }, (_, n) => first + n * step)
  const direction = sign === '+' ? 1 : -1
  const reach = reachOf(jumper.thing)
  const size = rule.animal * (jumper.size ?? 1)
  const back = (size / Math.max(reach.width, reach.height)) * reach.height
  const place = missing === 'a' ? result : a
  const goal = missing === 'a' ? [] : marksOf(standing(pen, jumper.goal, at(result), y - 0.6, GOAL))
  const above = GOAL * Math.min(1, reachOf(jumper.goal).height / reachOf(jumper.goal).width) + 2
  // Jumps begin and end above the animal's back and above what it reaches, not behind them.
  const spot = (n: number): Spot => [
    at(n),
    y - (n === place ? back + 1.4 : n === result && missing !== 'a' ? above : 2),
  ]
  const jumps = Array.from({ length: b / step }, (_, k) => {
    const from = a + direction * k * step
    return jump(spot(from), spot(from + direction * step), rule.shown ? BLACK : ANSWER_RED)
  })
  const terms = termsOf(journey, [missing])
  const width = sentenceWidth(terms) * SENTENCE_SCALE
  const board = { x: cell.x, y: cell.y - 1.6, width: width + 8, height: SENTENCE_HEIGHT }
  return [
    ...marksOf([
      TRAILS[jumper.trail](pen, row),
      pen.rope(`M${cell.x - 1} ${round(y)}H${cell.x + cell.width + 1}`, 1.1, 'wood', 0.5),
      pen.line(numbers.map((n) => `M${round(at(n))} ${round(y - 2.2)}v4.4`).join(''), 0.7),
    ]),
    ...numbers.map((n) => drawPad(jumper.pad, at(n), y + PAD_GAP + radius, radius, color)),
    ...numbers.map((n) => centredText(at(n), y + PAD_GAP + radius, String(n), n > 99 ? 5 : 6.4)),
    // Before jumps are drawn, it would betray the number.
    ...(rule.shown ? [...goal, ...jumps] : [answer([...goal, ...jumps])]),
    pen.at(at(place), y - 0.6, 1, (pen) => standing(pen, jumper.thing, 0, 0, size), { flip: direction < 0 }),
    plate(board, color),
    ...drawSentence(terms, { ...board, width: board.width - 4 }, SENTENCE_SCALE),
    ...(rule.stepped ? caption(journey, jumper, board.x + board.width + 3, board.y + 1.2, pen) : []),
  ]
}

/** Operations of each page, unique as long as possible; with two signs, equally many of each. */
function dealJourneys(options: SheetOptions, rule: LevelRule, stopsAtTen: boolean): Journey[][] {
  const items = rule.signs.flatMap((sign) =>
    allOperations(
      sign,
      LENGTH - (rule.stepped ? 1 : 0),
      (o) => o.result > 0 && o.b >= rule.minJumps && o.b <= rule.maxJumps,
    ),
  )
  const most = Math.ceil(rule.rows / rule.signs.length)
  const pages = dealPages(options, {
    items,
    perPage: rule.rows,
    nameOf,
    accept: (page, o) => page.filter(({ sign }) => sign === o.sign).length < most,
  })
  const random = createRandom(options.seed).fork('steps')
  return pages.map((page, number) => {
    const steps = random.fork(number).shuffle([...STEPS])
    return page.map((operation, i): Journey => {
      const step = rule.stepped ? (steps[i % STEPS.length] ?? 1) : 1
      const { a, b, sign, result } = operation
      // Half of the lines of the second year go from ten to twenty.
      const first = options.level === 'medio' && !stopsAtTen && i >= page.length / 2 ? LENGTH : 0
      const times = { a: first + a * step, sign, b: b * step, result: first + result * step }
      return { ...times, step, first, missing: rule.stepped && i % 2 ? 'a' : 'result' }
    })
  })
}

const nameOf = ({ a, sign, b }: Operation) => `${a}${sign}${b}`

export const retaNumerica: SheetKind<PagesFacts<readonly Journey[]>> = {
  id: 'reta-numerica',
  category: 'matematica',
  themes: Object.keys(ANIMALS),
  draw: (options) => {
    const jumper = ANIMALS[options.theme ?? 'sapo']
    if (!jumper) throw new RangeError(`no jumper of the theme ${options.theme}`)
    const rule = withAmount(options, LEVELS[options.level])
    const journeys = dealJourneys(options, rule, jumper.stopsAtTen ?? false)
    return composeSheet(options, 'count', (_, index, sheet) => {
      const page = journeys[index] ?? []
      const rows = page.map((journey, index) =>
        ownRow((cell) => {
          const line = cell.y + cell.height - WIDEST_PAD - PAD_GAP - 1
          return drawLine(journey, jumper, { cell, line, index }, rule, options.color)
        }),
      )
      return {
        marks: drawRows(
          options,
          { terrain: jumper.terrain, alone: true, wall: 'foam' },
          rows,
          sheet.fork('people').integer(0, 99) + index,
        ),
        whole: true,
        facts: page,
        pictures: [jumper.id, ...(rule.shown ? [jumper.reaches] : [])],
        items: page.map(nameOf),
      }
    })
  },
}
