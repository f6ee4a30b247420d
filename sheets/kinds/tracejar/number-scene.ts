/** A number as a picture in its place, with as many things beside it, and a box for their count. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { letterWidth } from '../../lettering/letters.ts'
import { NUMBER_TEXTS } from '../../page/texts.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import type { Point } from '../../scene/marks.ts'
import type { Ink } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import { childAt } from '../../studio/cast/people.ts'
import { POINT_LEFT, WAVE } from '../../studio/cast/poses.ts'
import { standing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { gift } from '../../studio/shapes/party.ts'
import { letterPlace } from './letter-places.ts'
import { emptyNest, NUMBER_FIGURES, type NumberFigure } from './number-figures.ts'
import { joinWritten, roadLetter, textWidth, type Written } from './written.ts'

/** Foot of what happens; below it a sheet of paper is in the place, and the place goes on around it. */
export const SCENE_FOOT = 150
const GROUND = 141
const [HORIZON, THINGS] = [100, { from: 98, to: 195 }] as const
/** Height of a digit on the ground, mm; a lifted one is smaller. */
const TALLEST = 68
const ROAD = 0.2
const LEAST = 1.28

/** The ground goes on below what happens. */
const GROUNDS: Readonly<Record<string, Fill>> = { pato: 'water', vela: 'bluePale', dado: 'woodPale' }

const place = (pen: Pen, home: string, ground: number, { turn, isClear }: Pick<Wish, 'turn' | 'isClear'>): Drawing => [
  letterPlace(pen, home, { ground, foot: SCENE_FOOT, turn, isClear }),
  pen.shape(box(0, SCENE_FOOT - 1.2, 210, 150), GROUNDS[home] ?? 'meadow', null),
]

interface Wish {
  readonly number: number
  readonly word: string
  readonly ink: Ink
  /** Tens and ones are asked for. */
  readonly isHard: boolean
  /** Of the page: other children, other goods. */
  readonly turn: number
  readonly isClear: boolean
  readonly picture: Parameters<typeof drawPicture>[0]
}

/** Things in rows of five at most, as in a frame of ten; on the ground, or above it. */
function things(
  pen: Pen,
  count: number,
  { home, thing, flies, grow = 1 }: Pick<NumberFigure, 'home' | 'thing' | 'flies' | 'grow'>,
): Drawing {
  const perRow = count > 5 ? 5 : count > 3 ? Math.ceil(count / 2) : count
  const rows = Math.ceil(count / perRow)
  const step = (THINGS.to - THINGS.from) / perRow
  const room = Math.min(38, step * 0.86, rows > 1 ? 26 : 38)
  const size = grow * room
  return Array.from({ length: count }, (_, i) => {
    const [row, at] = [Math.floor(i / perRow), i % perRow]
    const inRow = Math.min(perRow, count - row * perRow)
    const x = (THINGS.from + THINGS.to) / 2 + (at - (inRow - 1) / 2) * step
    const foot = GROUND + 2 - (rows - 1 - row) * (size + 4) - (flies ? 16 + (i % 2) * 10 : (i % 2) * 3)
    const shadow =
      flies || home === 'pato'
        ? []
        : pen.colour
          ? pen.shape(ellipse(x, foot - 0.4, room * 0.42, room * 0.06), home === 'vela' ? 'blue' : 'grass', null)
          : pen.line(`M${x - room * 0.42} ${foot}h${room * 0.84}`, 0.7)
    return [shadow, standing(pen, thing, x, foot, size)]
  })
}

const plate = (pen: Pen, x: number, y: number, width: number): Drawing =>
  pen.shape(box(x, y, width, 19, 3), 'white', 0.9)

const answer = (pen: Pen, x: number, y: number): Drawing => pen.shape(box(x, y, 15, 15, 1.6), 'yellowPale', 0.9)

/** The number's word, and beside it the question with a box for the count. */
function countSign(pen: Pen, word: string, ask: string): Drawing {
  return [
    plate(pen, 92, 56, 34),
    pen.text(109, 69, word, fitTextSize(word, 'display', 8, 30)),
    plate(pen, 129, 56, 67),
    pen.text(153, 67.6, ask, fitTextSize(ask, 'text', 5.2, 44), { font: 'text' }),
    answer(pen, 178.5, 58),
  ]
}

/** Tens and ones beside their boxes. */
const ordersSign = (pen: Pen): Drawing => [
  plate(pen, 71, 54, 125),
  pen.text(93.5, 65.4, NUMBER_TEXTS.tens, 4.4, { font: 'text' }),
  answer(pen, 115, 56),
  pen.text(155, 65.4, NUMBER_TEXTS.ones, 4.4, { font: 'text' }),
  answer(pen, 177.5, 56),
]

/** A tray of ten: two rows of five. */
function tray(pen: Pen, { picture }: Wish, full: number, top: number, side: number): Drawing {
  const left = 196 - 5 * side - 3
  return [
    pen.shape(box(left - 3, top - 3, 5 * side + 6, 2 * side + 6, 2), 'wood', 1.1),
    Array.from({ length: 10 }, (_, i) => {
      const [x, y] = [left + (i % 5) * side, top + Math.floor(i / 5) * side]
      return [
        pen.shape(box(x, y, side, side), 'white', 0.7),
        i < full
          ? drawPicture(picture, {
              cx: x + side / 2,
              cy: y + side / 2,
              size: side * 0.82,
              color: pen.colour,
              stroke: 0.55,
            })
          : [],
      ]
    }),
  ]
}

const PAINTED: readonly [Fill, ...Fill[]] = ['red', 'blue', 'purple', 'teal']

/** Two digits on a trolley, and trays of ten: the first is full before the next. */
function trays(pen: Pen, wish: Wish): Written {
  const { number, ink, turn } = wish
  const digits = String(number)
  const size = 45
  const spacing = size * 0.3
  let x = 56 - textWidth(digits, size, 0.3) / 2
  const foot = GROUND - 8
  const roads = [...digits].map((digit) => {
    const road = roadLetter(digit, {
      x,
      y: foot - 4.2,
      size,
      color: pen.colour,
      ink,
      road: size * ROAD,
      least: LEAST,
    })
    x += letterWidth(digit, size) + spacing
    return road
  })
  const { marks, ...written } = joinWritten(roads)
  const side = 13
  const count = Math.ceil(number / 10)
  const scene = [
    place(pen, 'dado', HORIZON + 30, { turn, isClear: false }),
    pen.shape(box(17, foot + 1, 76, 6, 2), inTurn(PAINTED, number), 1),
    [28, 82].map((cx) => pen.shape(`M${cx - 5} ${foot + 8}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z`, 'stone', 1)),
    person(pen, childAt(turn + number), 113, SCENE_FOOT - 4, count > 1 ? 0.72 : 0.86, { pose: WAVE }),
    Array.from({ length: count }, (_, i) =>
      tray(pen, wish, Math.min(10, number - i * 10), GROUND - 2 * side - 1 - (count - 1 - i) * (2 * side + 7), side),
    ),
    ordersSign(pen),
  ]
  return { ...written, marks: [...marksOf(scene), ...marks] }
}

/** A cloth on the table of the cake, and the child behind it. */
const birthdayTable = (pen: Pen, turn: number): Drawing => [
  person(pen, childAt(turn + 4), 106, 153, 1.06, { pose: { expr: 'alegre' } }),
  pen.shape(box(-4, 120, 218, 60), 'bluePale', 1),
  [14, 44, 74, 104, 134, 164, 194].map((x, i) => pen.shape(circle(x, i % 2 ? 127 : 139, 1.8), 'white', 0.6)),
]

/** The knot below the end of a balloon's digit, and the string from there to a hand. */
function tied(
  pen: Pen,
  end: Point,
  hand: Point,
  { size, ink, bend }: { readonly size: number; readonly ink: Ink; readonly bend: number },
): Drawing {
  const knot = end.y + size * ROAD * 0.5 + 0.6
  return [
    pen.line(`M${end.x} ${knot + 2}Q${end.x + bend} ${knot + 10} ${hand.x} ${hand.y}`, 0.9),
    pen.shape(`M${end.x} ${knot - 1}l2.600 4h-5.200z`, ink, 0.8),
  ]
}

/** A digit as the picture that it looks like. */
function figured(pen: Pen, { number, word, ink, turn, isClear }: Wish, figure: NumberFigure): Written {
  const digit = String(number)
  const { lift = 6, cx = 50, size = TALLEST - lift } = figure
  const k = size / 60
  const y = GROUND - lift
  const x = cx - letterWidth(digit, size) / 2
  const road = roadLetter(digit, { x, y, size, color: pen.colour, ink, road: size * ROAD, least: LEAST, along: true })
  const end = road.strokes.at(-1)?.at(-1)
  const holder =
    number === 9 && end
      ? [
          tied(pen, end, { x: x + 6, y: 124 }, { size, ink, bend: -3 }),
          person(pen, childAt(turn), x - 6, SCENE_FOOT - 2, 0.62, { pose: WAVE }),
        ]
      : []
  const scene = [
    place(pen, figure.home, HORIZON, { turn, isClear }),
    number === 1 ? birthdayTable(pen, turn) : [],
    number === 0 ? emptyNest(pen, 130, GROUND) : things(pen, number, figure),
    pen.at(x, y - size, k, figure.behind),
  ]
  const front = [pen.at(x, y - size, k, figure.front), holder, countSign(pen, word, figure.ask)]
  return { ...road, marks: [...marksOf(scene), ...road.marks, ...marksOf(front)] }
}

/** Presents of the feast, as many as the two balloons say. */
const FEAST: Pick<NumberFigure, 'home' | 'thing' | 'grow'> = {
  home: '',
  thing: (pen) => gift(pen, 0, 0, 1, 'yellow', 'red'),
}

/** Two balloons in the shape of digits, and the child who holds both by their strings. */
function balloons(pen: Pen, wish: Wish): Written {
  const { word, ink, turn, isClear } = wish
  const [size, foot] = [42, 106]
  const [hand, child] = [{ x: 55, y: 127 }, 46]
  const roads = [...String(wish.number)].map((digit, i) => {
    const x = (i ? 70 : 36) - letterWidth(digit, size) / 2
    const y = foot - i * 4
    const road = roadLetter(digit, { x, y, size, color: pen.colour, ink, road: size * ROAD, least: LEAST })
    const last = road.strokes.at(-1)
    const end = digit === '0' ? { x: x + letterWidth(digit, size) / 2, y } : (last?.at(-1) ?? { x, y })
    return { road, string: tied(pen, end, hand, { size, ink, bend: i ? 2 : -2 }) }
  })
  const { marks, ...written } = joinWritten(roads.map(({ road }) => road))
  const scene = [
    place(pen, '', HORIZON, { turn, isClear }),
    things(pen, wish.number, FEAST),
    roads.map(({ string }) => string),
    person(pen, childAt(turn), child, SCENE_FOOT - 2, 0.56, { pose: WAVE }),
  ]
  return { ...written, marks: [...marksOf(scene), ...marks, ...marksOf(countSign(pen, word, 'Quantos presentes?'))] }
}

export function numberScene(pen: Pen, wish: Wish): Written {
  const figure = NUMBER_FIGURES[wish.number]
  if (wish.number === 10 && !wish.isHard) return balloons(pen, wish)
  return figure ? figured(pen, wish, figure) : trays(pen, wish)
}

/** A child beside the neighbours of a number. */
export const asker = (pen: Pen, turn: number): Drawing =>
  person(pen, childAt(turn + 3), 184, 279, 0.54, { pose: POINT_LEFT })
