/** Nine blocks from home to school: one chain of safe crossings, and the sign of each in order. */

import type { Random } from '../../page/random.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { tower } from '../../studio/eras/street-things.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen, stroke } from '../../studio/pen.ts'
import { comingCar } from '../../studio/places/drivers.ts'
import { cone, type SignPlace } from '../../studio/places/sign-streets.ts'
import { house } from '../../studio/shapes/built.ts'
import { tree } from '../../studio/shapes/nature.ts'
import { SIGNS, type SignName } from '../../studio/shapes/traffic-signs.ts'
import { car } from '../../studio/shapes/vehicles.ts'
import { letterAt } from './letters.ts'

const SIDE = 3
const BLOCKS = SIDE * SIDE
export const [HOME, SCHOOL] = [6, 2]

const SAFE = ['faixa', 'escolares', 'semaforo-de-pedestres'] as const
type Safe = (typeof SAFE)[number]
/** Streets that are not crossed on foot there: closed to them, being dug up, without a crossing. */
const UNSAFE = ['sem-pedestres', 'obras', 'carro'] as const
type Unsafe = (typeof UNSAFE)[number]

export interface Crossing {
  readonly from: number
  readonly to: number
  readonly sign: Safe | Unsafe
}

export interface RouteTask {
  readonly place: SignPlace
  readonly who: CastName
  readonly crossings: readonly Crossing[]
  /** Blocks of the safe path, home first. */
  readonly way: readonly number[]
}

const EDGES: readonly (readonly [number, number])[] = Array.from({ length: BLOCKS }, (_, i) => [
  ...(i % SIDE < SIDE - 1 ? [[i, i + 1] as const] : []),
  ...(i < BLOCKS - SIDE ? [[i, i + SIDE] as const] : []),
]).flat()

const neighbours = (block: number) => EDGES.flatMap(([a, b]) => (a === block ? [b] : b === block ? [a] : []))
export const isSafe = (sign: Crossing['sign']): sign is Safe => SAFE.some((one) => one === sign)

/** Ways from home to school that enter no block twice, of four or six crossings. */
const ways = (to: readonly number[] = [HOME]): number[][] => {
  const at = to.at(-1) ?? HOME
  if (at === SCHOOL) return to.length === 5 || to.length === 7 ? [[...to]] : []
  if (to.length > 6) return []
  return neighbours(at)
    .filter((next) => !to.includes(next))
    .flatMap((next) => ways([...to, next]))
}
const WAYS = ways()

/** One path is safe; other safe crossings end blindly. */
export function safeRoute(random: Random): Pick<RouteTask, 'crossings' | 'way'> {
  const way = random.pick(WAYS)
  const group = Array.from({ length: BLOCKS }, (_, i) => (way.includes(i) ? HOME : i))
  const steps = way.slice(1).map((to, i) => [way[i] ?? HOME, to] as const)
  const isStep = (a: number, b: number) => steps.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
  const deal = <Sign>(signs: readonly Sign[], count: number) =>
    Array.from({ length: Math.ceil(count / signs.length) }, () => random.shuffle(signs)).flat()
  const safe = deal(SAFE, EDGES.length)
  const unsafe = deal(UNSAFE, EDGES.length)
  let blind = 2
  const crossings = random.shuffle(EDGES).map(([a, b]): Crossing => {
    const [one, other] = [group[a] ?? a, group[b] ?? b]
    const joins = one !== other && blind > 0
    if (joins) {
      blind -= 1
      for (const i of group.keys()) if (group[i] === other) group[i] = one
    }
    const sign = isStep(a, b) || joins ? safe.pop() : unsafe.pop()
    return { from: a, to: b, sign: sign ?? 'carro' }
  })
  return { way, crossings }
}

export const signsOf = ({ way, crossings }: Pick<RouteTask, 'crossings' | 'way'>): Safe[] =>
  way.slice(1).flatMap((to, i) => {
    const from = way[i]
    const found = crossings.find((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from))
    return found && isSafe(found.sign) ? [found.sign] : []
  })

const AREA = { x: 13, y: 57, width: 46, height: 41, street: 23, lane: 21 }
const leftOf = (block: number) => AREA.x + (block % SIDE) * (AREA.width + AREA.street)
const topOf = (block: number) => AREA.y + Math.floor(block / SIDE) * (AREA.height + AREA.lane)
const middleOf = (block: number) => [leftOf(block) + AREA.width / 2, topOf(block) + AREA.height / 2] as const

/** Houses are on lawns, 4.6 mm from the edge of their block. */
export const isOnLawn = ([x, y]: Spot): boolean =>
  Array.from({ length: BLOCKS }, (_, i) => [leftOf(i), topOf(i)] as const).some(
    ([left, top]) => x > left + 4.6 && x < left + AREA.width - 4.6 && y > top + 4.6 && y < top + AREA.height - 4.6,
  )

/** Middle of a pavement round a block, from the block's edge. */
const WALK = 2.3
/** Of a crossing, from the middle of the street: across, its bars are below a sign; else left of it. */
const BARS = { across: 5, down: -8 }

/** From home's door along pavements and over crossings to the door of the school. */
export function walkOf(way: readonly number[]): Spot[] {
  const spots: Spot[] = []
  const corners = (block: number): Spot[] => {
    const [l, t] = [leftOf(block) + WALK, topOf(block) + WALK]
    const [r, b] = [leftOf(block) + AREA.width - WALK, topOf(block) + AREA.height - WALK]
    return [
      [l, t],
      [r, t],
      [r, b],
      [l, b],
    ]
  }
  /** Sides are numbered as their first corner: top, right, bottom, left. */
  const round = (block: number, to: Spot) => {
    const ring = corners(block)
    const sideAt = ([x, y]: Spot) =>
      ring.findIndex((one, i) => {
        const next = ring[(i + 1) % 4] ?? one
        return i % 2 ? x === one[0] && x === next[0] : y === one[1] && y === next[1]
      })
    const from = spots.at(-1) ?? to
    const [a, b] = [sideAt(from), sideAt(to)]
    const turns = (b - a + 4) % 4
    const clockwise = Array.from({ length: turns }, (_, i) => ring[(a + 1 + i) % 4] ?? to)
    const back = Array.from({ length: (4 - turns) % 4 }, (_, i) => ring[(a - i + 4) % 4] ?? to)
    const long = (path: readonly Spot[]) =>
      [...path, to].reduce<readonly [number, Spot]>(
        ([sum, [x, y]], [px, py]) => [sum + Math.abs(px - x) + Math.abs(py - y), [px, py]],
        [0, from],
      )[0]
    spots.push(...(turns === 0 ? [] : long(clockwise) <= long(back) ? clockwise : back), to)
  }
  const low = (block: number) => topOf(block) + AREA.height - WALK
  const door = leftOf(HOME) + AREA.width / 2 + 13
  spots.push([door, low(HOME)])
  way.slice(1).forEach((to, i) => {
    const from = way[i] ?? HOME
    const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to)]
    const [dx, dy] = [Math.sign(bx - ax), Math.sign(by - ay)]
    const [halfX, halfY] = [AREA.width / 2 - WALK, AREA.height / 2 - WALK]
    const start: Spot = dx ? [ax + dx * halfX, ay + BARS.across] : [ax + BARS.down, ay + dy * halfY]
    round(from, start)
    spots.push(dx ? [bx - dx * halfX, by + BARS.across] : [bx + BARS.down, by - dy * halfY])
  })
  const school = leftOf(SCHOOL) + AREA.width / 2
  round(SCHOOL, [school, low(SCHOOL)])
  return [...spots, [school, low(SCHOOL) - 5]]
}

const BUILT: Readonly<Record<SignPlace, readonly Thing[]>> = {
  bairro: [
    (pen) => house(pen, 0, 0),
    (pen) => tree(pen, 0, 0),
    (pen) => house(pen, 0, 0, 1, { wall: 'pinkPale', roof: 'red' }),
  ],
  centro: [tower, (pen) => house(pen, 0, 0, 1, { wall: 'bluePale' }), tower],
  escola: [
    (pen) => tree(pen, 0, 0, 1, 'lime'),
    (pen) => house(pen, 0, 0, 1, { wall: 'yellowPale' }),
    (pen) => tree(pen, 0, 0, 1, 'leaf', 'orange'),
  ],
}

/** A school whose name stays legible. */
const smallSchool = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 16, foot - 16, 32, 16), 'yellowPale', 1),
  pen.shape(`M${x - 18} ${foot - 15.4}L${x - 13} ${foot - 22}H${x + 13}L${x + 18} ${foot - 15.4}z`, 'orange', 1),
  pen.shape(box(x - 12, foot - 14.4, 24, 6, 1), 'white', 0.6),
  pen.text(x, foot - 9.8, 'ESCOLA', 4.4),
  pen.shape(box(x - 3, foot - 6.6, 6, 6.6), 'teal', 0.8),
  [-11, 6].map((dx) => pen.shape(box(x + dx, foot - 6.4, 5, 4.4), 'sky', 0.7)),
]

function block(pen: Pen, { place, who }: RouteTask, i: number): Drawing {
  const [left, top] = [leftOf(i), topOf(i)]
  const [x, foot] = [left + AREA.width / 2, top + AREA.height - 7]
  const built = BUILT[place][i % 3]
  return [
    pen.shape(box(left, top, AREA.width, AREA.height, 4), 'greyPale', 1),
    pen.shape(box(left + 4.6, top + 4.6, AREA.width - 9.2, AREA.height - 9.2, 2.4), 'meadow', 0.8),
    i === SCHOOL
      ? smallSchool(pen, x, foot)
      : i === HOME
        ? [
            house(pen, x - 6, foot, 0.86, { wall: 'white', roof: 'red' }),
            person(pen, who, x + 13, foot + 2, 0.3, { pose: { expr: 'alegre' } }),
          ]
        : built
          ? [standing(pen, built, x - 8, foot, 21), standing(pen, built, x + 10, foot, 16)]
          : [],
  ]
}

const SIGN_SCALE = 0.6
const laneInk = (pen: Pen) => (pen.colour ? 'white' : 'black')

function crossing(pen: Pen, { from, to, sign }: Crossing): Drawing {
  const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to)]
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
  const across = ay === by
  const stripes = across
    ? Array.from({ length: 5 }, (_, i) => pen.shape(box(x - 10 + i * 4.4, y - 1, 2.6, 12), 'white', 0.6))
    : Array.from({ length: 4 }, (_, i) => pen.shape(box(x - 15, y - 8 + i * 4.3, 14, 2.6), 'white', 0.6))
  const signAt = across ? ([x, y - 10] as const) : ([x + 8, y] as const)
  if (sign === 'carro') {
    const fill = from % 2 ? 'purple' : 'teal'
    // Streets have two lanes: a car keeps to its right.
    return across
      ? [pen.line(`M${x} ${y - 16}V${y + 16}`, 1, laneInk(pen), [4, 3]), comingCar(pen, x - 5.6, y + 5, fill)]
      : [pen.line(`M${x - 20} ${y}h40`, 1, laneInk(pen), [4, 3]), car(pen, x, y + 8.4, 0.28, fill, { flip: true })]
  }
  const cones = sign === 'obras' ? (across ? [-7, 7] : [-12, -4]).map((dx) => cone(pen, x + dx, y + 7)) : []
  const board = pen.at(
    signAt[0],
    signAt[1],
    SIGN_SCALE * (sign === 'semaforo-de-pedestres' ? 0.84 : 1.1),
    SIGNS[sign as SignName],
  )
  return [isSafe(sign) ? stripes : [], cones, board]
}

const PANEL = { x: 13, y: 230, width: 184, height: 53 }
const BOX = 12.6
const LEGEND: Readonly<Record<Safe, string>> = {
  faixa: 'faixa de pedestres',
  escolares: 'faixa de escolares',
  'semaforo-de-pedestres': 'semáforo de pedestres',
}

export function routePage(pen: Pen, task: RouteTask): PageMark[] {
  const signs = signsOf(task)
  const boxAt = (i: number) => PANEL.x + 64 + i * (BOX + 6.4)
  const y = PANEL.y + 22
  const right = PANEL.x + PANEL.width - 6
  const line = [PANEL.x + 6, PANEL.y + 46] as const
  const { from, marks } = wordsAndLine(pen, 'Antes de atravessar, eu', line, 5.6, right, 2.4, 1.4)
  return [
    ...marksOf([
      pen.shape(box(-4, -4, 222, 310), 'sky', null),
      pen.shape(box(-4, 53, 222, 250), 'stone', 1),
      Array.from({ length: BLOCKS }, (_, i) => block(pen, task, i)),
      task.crossings.map((one) => crossing(pen, one)),
      pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'white', 1.1),
      SAFE.map((sign, i) => {
        const x = PANEL.x + 10 + i * 60
        return [
          pen.shape(circle(x, PANEL.y + 8, 4), 'yellow', 0.8),
          pen.text(x, PANEL.y + 10, letterAt(i), 5.4),
          pen.at(x + 12, PANEL.y + 8, sign === 'semaforo-de-pedestres' ? 0.5 : 0.6, SIGNS[sign]),
          pen.text(x + 19.4, PANEL.y + 9.6, LEGEND[sign].split(' de ')[0] ?? '', 4.4, {
            font: 'text',
            anchor: 'start',
          }),
          pen.text(x + 19.4, PANEL.y + 14, `de ${LEGEND[sign].split(' de ')[1] ?? ''}`, 4.4, {
            font: 'text',
            anchor: 'start',
          }),
        ]
      }),
      pen.text(PANEL.x + 6, y + 9, 'Sinais do caminho:', 5.6, { font: 'text', anchor: 'start' }),
      signs.map((_, i) => [
        pen.shape(box(boxAt(i), y + 0.6, BOX, BOX, 2.2), 'white', 0.9),
        i ? pen.line(`M${boxAt(i) - 5} ${y + 7}h3.600l-1.4 -1.400m1.4 1.400l-1.4 1.4`, 0.7) : [],
      ]),
    ]),
    ...marks,
    writtenAnswer((from + right) / 2, PANEL.y + 44, 'paro e olho para os dois lados.', 5.2),
    answer([
      stroke(
        `M${walkOf(task.way)
          .map((spot) => spot.join(' '))
          .join('L')}`,
        ANSWER_RED,
        2,
      ),
    ]),
    ...signs.map((sign, i) => writtenAnswer(boxAt(i) + BOX / 2, y + 0.6 + BOX / 2, letterAt(SAFE.indexOf(sign)), 7.6)),
  ]
}
