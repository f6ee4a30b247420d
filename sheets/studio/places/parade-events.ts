/** An event on each strip of a parade: a jam at the lights, a harbour at work, a herd with its keeper. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, HANDS_UP, HOLD, POINT, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { lighthouse } from '../shapes/map-places.ts'
import { cloud, tree } from '../shapes/nature.ts'
import type { ParadeGround } from '../shapes/parade-things.ts'
import { palm } from '../shapes/plants.ts'
import type { Strip } from './parade.ts'

type Event = (pen: Pen, strip: Strip, foot: number) => Drawing

/** So large that somebody at the back of a strip is seen over those in front, in units of a child. */
const at = (line: number) => Math.min(0.44, line / 95)

/** Feet of those at the back of a strip, and how large they are there. */
const back = ({ top, line, isHerd }: Strip, foot: number, share: number) => ({
  y: isHerd ? top + 15 : foot - line * share,
  scale: isHerd ? 0.36 : at(line),
})

/** Between two places of a row. */
const GAPS = [51.6, 158.4] as const

/** Red lights where the lane ends, and children who wait to cross it. */
const jam: Event = (pen, { line, toRight, row }, foot) => {
  const side = toRight ? 196 : 14
  const pavement = foot - line * 0.42 - 0.5
  return [
    pen.rope(`M${side} ${pavement}V${pavement - 12}`, 1.6, 'metal', 0.7),
    pen.shape(box(side - 3.2, pavement - 22, 6.4, 14, 1.6), 'greyDark', 0.8),
    pen.shape(circle(side, pavement - 18.6, 2), 'red', 0.6),
    pen.shape(circle(side, pavement - 12, 2), 'greyPale', 0.6),
    person(pen, row % 2 ? 'davi' : 'malu', toRight ? 184 : 26, pavement + 1, at(line), { pose: WAVE, flip: toRight }),
  ]
}

const race: Event = (pen, { line, toRight }, foot) => {
  const [side, edge] = [toRight ? 182 : 28, foot - line * 0.42 - 0.5]
  const flag = toRight ? 197 : 13
  return [
    person(pen, 'yumi', side, edge + 1, at(line), { pose: HANDS_UP }),
    pen.rope(`M${flag} ${edge}V${edge - 19}`, 1, 'wood', 0.6),
    pen.shape(box(Math.min(flag, flag + (toRight ? -9 : 9)), edge - 19, 9, 6), 'white', 0.7),
    pen.solid(
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          (i + Math.floor(i / 3)) % 2
            ? ''
            : box(Math.min(flag, flag + (toRight ? -9 : 9)) + (i % 3) * 3, edge - 19 + Math.floor(i / 3) * 3, 3, 3),
        )
        .join(''),
    ),
  ]
}

/** A quay with its crane, and boxes to be taken on board. */
const harbour: Event = (pen, { top, line, row }) => {
  const far = pen.plane('far', 'stoneDark')
  const quay = top + (row > 0 ? 5 : 0)
  const y = quay + line * 0.5
  const crane = (x: number, s: 1 | -1): Drawing => [
    far.shape(box(x - 2, y - line * 0.44, 4, line * 0.44), 'yellow', 0.8),
    far.shape(box(s > 0 ? x - 6 : x - 24, y - line * 0.44 - 3, 30, 3), 'yellow', 0.8),
    far.line(`M${x + 18 * s} ${y - line * 0.44}V${y - line * 0.26}`, 0.7),
    far.shape(box(x + 18 * s - 4, y - line * 0.26, 8, 5), 'copper', 0.7),
  ]
  return [
    crane(30, 1),
    crane(178, -1),
    (['redPale', 'teal', 'orange', 'bluePale'] as const).map((fill, i) => [
      far.shape(box(70 + i * 17, y - 6, 15, 6), fill, 0.7),
      i % 2 ? far.shape(box(70 + i * 17, y - 12, 15, 6), i > 2 ? 'yellowPale' : 'lime', 0.7) : [],
    ]),
    far.shape(box(-6, y, 224, 5), 'stone', 0.8),
  ]
}

const regatta: Event = (pen, { top, line, row }) => {
  const far = pen.plane('far', 'hillLine')
  const y = top + (row > 0 ? 4 : 0) + line * 0.17
  return [
    far.shape(`M4 ${y}C8 ${y - 8} 30 ${y - 9} 36 ${y}z`, 'sand', 0.7),
    palm(far, 16, y - 4, line / 130),
    far.at(190, y + 1, line / 85, lighthouse),
    [70, 140].map((x) => [
      pen.rope(`M${x} ${y + 5}V${y - 1}`, 0.8, 'metal', 0.5),
      pen.shape(`M${x - 3} ${y + 5}L${x} ${y - 1}L${x + 3} ${y + 5}z`, 'orange', 0.7),
    ]),
  ]
}

/** Below the aeroplanes: a runway, a tower. */
const airport: Event = (pen, { line }, foot) => {
  const far = pen.plane('far', 'stoneDark')
  const y = foot + 8
  return [
    far.shape(box(-6, y - 5, 224, 12), 'grey', 0.7),
    [24, 62, 100, 138].map((x) => far.shape(box(x, y - 2, 16, 1.4), 'white', null)),
    far.shape(`M194.500 ${y - 5}V${y - line * 0.5}H199.500V${y - 5}z`, 'cream', 0.8),
    far.shape(`M192 ${y - line * 0.5}L193.500 ${y - line * 0.5 - 6}H200.500L202 ${y - line * 0.5}z`, 'bluePale', 0.8),
    far.shape(box(191.5, y - line * 0.5, 11, 2), 'redPale', 0.7),
    far.rope(`M12 ${y - 5}V${y - line * 0.42}`, 0.9, 'metal', 0.6),
    far.shape(
      `M12.500 ${y - line * 0.42}L21 ${y - line * 0.4}V${y - line * 0.35}L12.500 ${y - line * 0.32}z`,
      'orange',
      0.7,
    ),
  ]
}

/** Tops of trees below the birds. */
const canopy: Event = (pen, _, foot) => {
  const far = pen.plane('far', 'hillLine')
  return [
    cloud(far, 62, foot - 24, 0.4),
    cloud(far, 150, foot - 29, 0.34),
    [8, 30, 52, 74, 96, 118, 140, 162, 184, 204].map((x, i) =>
      far.shape(ellipse(x, foot + 9 + (i % 3), 14, 7 + (i % 2) * 2), i % 2 ? 'lime' : 'hill', 0.7),
    ),
  ]
}

/** A fence, and whoever looks after the herd. */
const keeper: Event = (pen, strip, foot) => {
  const far = pen.plane('middle')
  const { top, row } = strip
  const { y, scale } = back(strip, foot, 0.52)
  return [
    person(pen, row % 2 ? 'sofia' : 'gil', strip.isHerd ? (row % 2 ? 18 : 191) : (GAPS[row % 2] ?? 158), y + 4, scale, {
      pose: WAVE,
    }),
    far.shape(box(8, y - 5, 194, 1.8), 'woodPale', 0.7),
    far.shape(box(8, y, 194, 1.8), 'woodPale', 0.7),
    Array.from({ length: 10 }, (_, i) => far.shape(box(12 + i * 20, Math.max(top + 3, y - 8), 2.6, 13), 'wood', 0.7)),
  ]
}

const wood: Event = (pen, { top, line, row }, foot) => {
  const far = pen.plane('far', 'hillLine')
  const y = foot - line * 0.5
  return row === 0
    ? []
    : [
        [18, 54, 90, 126, 162, 196].map((x, i) =>
          tree(far, x, y + (i % 2) * 2, Math.min(0.46, (y - top) / 46), i % 2 ? 'lime' : 'leafDark'),
        ),
      ]
}

/** A hen house, and somebody with maize. */
const feeding: Event = (pen, strip, foot) => {
  const far = pen.plane('middle')
  const { y, scale } = back(strip, foot, 0.52)
  const x = GAPS[0]
  return [
    far.shape(box(x - 10, y - 11, 20, 13), 'woodPale', 0.8),
    far.shape(`M${x - 14} ${y - 11}L${x} ${y - 20}L${x + 14} ${y - 11}z`, 'red', 0.8),
    far.shape(`M${x - 4} ${y + 2}V${y - 4}a4 4 0 0 1 8 0V${y + 2}z`, 'brown', 0.7),
    person(pen, strip.row % 2 ? 'nina' : 'iara', GAPS[1], y + 3, scale, { pose: GIVE, flip: true }),
    [134, 139, 144, 141, 136].map((at, i) => far.shape(circle(at, y + 3 + (i % 3) * 1.6, 0.8), 'yellow', 0.5)),
  ]
}

/** Crowds of these leave room for it. */
export const WITH_HERD: ReadonlySet<ParadeGround> = new Set(['ceu', 'pasto', 'terreiro', 'aeroporto'])

export const EVENTS: Readonly<Partial<Record<ParadeGround, Event>>> = {
  ceu: canopy,
  pasto: keeper,
  mata: wood,
  terreiro: feeding,
  aeroporto: airport,
  estrada: jam,
  ciclovia: race,
  porto: harbour,
  mar: regatta,
}

const SELLERS: readonly [CastName, ...CastName[]] = ['mae', 'pai', 'avo']
const BUYERS = [
  ['bia', 'caio'],
  ['nina', 'theo'],
  ['malu', 'davi'],
] as const
const TILLS: readonly [Fill, ...Fill[]] = ['teal', 'red', 'blue']

/** The counter of a shop below its boards: somebody sells, two children look at what is on the shelves. */
export function shopCounter(pen: Pen, top: number, variant: number): Drawing {
  const [one, other] = inTurn(BUYERS, variant)
  const board = top + 14
  const floor = top + 34
  return [
    pen.shape(box(-6, top + 1, 224, 60), 'cream', 0.9),
    person(pen, inTurn(SELLERS, variant), 104, board + 16, 0.4, { pose: BEHIND_TABLE }),
    pen.shape(box(62, board + 3, 86, 40), 'woodPale', 1),
    pen.line(`M84 ${board + 4}V${floor}M126 ${board + 4}V${floor}`, 0.7, 'wood'),
    pen.shape(box(58, board, 94, 4, 1), 'wood', 1),
    pen.shape(box(68, board - 8, 14, 8, 1.4), inTurn(TILLS, variant), 0.9),
    pen.shape(box(70, board - 12, 10, 4, 1), 'white', 0.8),
    pen.shape(`M130 ${board}V${board - 9}H141V${board}z`, 'tan', 0.9),
    pen.line(`M132.500 ${board - 9}q3 -5 6 0`, 0.8),
    person(pen, one, 34, floor - 2, 0.5, { pose: POINT }),
    person(pen, other, 176, floor - 2, 0.5, { pose: HOLD, flip: true }),
  ]
}
