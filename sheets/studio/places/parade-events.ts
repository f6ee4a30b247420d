/** An event on each strip of a parade: a jam at the lights, a harbour at work, animals at home. Lengths in mm. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, HANDS_UP, HOLD, POINT, WAVE } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { lighthouse } from '../shapes/map-places.ts'
import type { ParadeGround } from '../shapes/parade-things.ts'
import { palm } from '../shapes/plants.ts'
import type { Event } from './parade-strip.ts'
import { canopy, nestBoxes, paddock, reef, wood } from './parade-wilds.ts'

/** So large is a child on a pavement, smaller than a door is high, in units of a child. */
const at = (line: number) => Math.min(0.36, line / 128)

const WAITERS: readonly [CastName, ...CastName[]] = ['malu', 'davi', 'iara', 'caio']
const STARTERS: readonly [CastName, ...CastName[]] = ['yumi', 'theo', 'nina', 'gil']

/** Red lights where the lane ends, and children who wait to cross it. */
const jam: Event = (pen, { line, toRight, variant }, foot) => {
  const side = toRight ? 196 : 14
  const pavement = foot - line * 0.42 - 0.5
  return [
    pen.rope(`M${side} ${pavement}V${pavement - 12}`, 1.6, 'metal', 0.7),
    pen.shape(box(side - 3.2, pavement - 22, 6.4, 14, 1.6), 'greyDark', 0.8),
    pen.shape(circle(side, pavement - 18.6, 2), 'red', 0.6),
    pen.shape(circle(side, pavement - 12, 2), 'greyPale', 0.6),
    person(pen, inTurn(WAITERS, variant), toRight ? 184 : 26, pavement + 1, at(line), { pose: WAVE, flip: toRight }),
  ]
}

const race: Event = (pen, { line, toRight, variant }, foot) => {
  const [side, edge] = [toRight ? 182 : 28, foot - line * 0.42 - 0.5]
  const flag = toRight ? 197 : 13
  return [
    person(pen, inTurn(STARTERS, variant), side, edge + 1, at(line), { pose: HANDS_UP }),
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

/** A quay with cranes, boxes to be taken on board and bollards: ships float in the water before it. */
const harbour: Event = (pen, { top, line, row, variant }) => {
  const far = pen.plane('far', 'stoneDark')
  const edge = top + line * 0.4
  const tall = line * 0.3
  const crane = (x: number, s: 1 | -1): Drawing => [
    far.shape(box(x - 1.6, edge - 3 - tall, 3.2, tall), 'yellow', 0.8),
    far.shape(box(s > 0 ? x - 5 : x - 19, edge - 5 - tall, 24, 2.6), 'yellow', 0.8),
    far.line(`M${x + 14 * s} ${edge - 2.4 - tall}v${tall * 0.3}`, 0.7),
    far.shape(box(x + 14 * s - 3, edge - 2.4 - tall * 0.7, 6, 4), 'copper', 0.7),
  ]
  return [
    row > 0 ? far.shape(box(-6, top, 224, edge - top), 'stone', 0.8) : [],
    variant % 2 ? [crane(48, -1), crane(160, 1)] : [crane(24, 1), crane(184, -1)],
    (['redPale', 'teal', 'orange', 'bluePale'] as const).map((fill, i) => [
      far.shape(box(72 + i * 17, edge - 8, 15, 6), fill, 0.7),
      (i + variant) % 2 ? far.shape(box(72 + i * 17, edge - 14, 15, 6), i > 1 ? 'yellowPale' : 'lime', 0.7) : [],
    ]),
    far.shape(box(-6, edge - 2, 224, 5), 'greyPale', 0.8),
    [50, 64, 146, 160].map((x) => far.shape(box(x, edge - 4, 3, 3, 1), 'greyDark', 0.6)),
  ]
}

/** An island and a lighthouse on the line of the sea. */
const regatta: Event = (pen, { top, line, row }) => {
  const far = pen.plane('far', 'hillLine')
  const y = top + (row > 0 ? 5 : 0) + line * 0.17
  return [
    far.shape(`M4 ${y}C8 ${y - 8} 30 ${y - 9} 36 ${y}z`, 'sand', 0.7),
    palm(far, 16, y - 4, line / 190),
    far.at(190, y + 1, line / 130, lighthouse),
  ]
}

/** Below the aeroplanes: a runway, a tower. */
const airport: Event = (pen, { line }, foot) => {
  const far = pen.plane('far', 'stoneDark')
  const y = foot + 8
  return [
    far.shape(box(-6, y - 5, 224, 12), 'grey', 0.7),
    [24, 62, 100, 138].map((x) => far.shape(box(x, y - 2, 16, 1.4), 'white', null)),
    far.shape(`M188.500 ${y - 5}V${y - line * 0.1}H193.500V${y - 5}z`, 'cream', 0.8),
    far.shape(`M186 ${y - line * 0.1}L187.500 ${y - line * 0.1 - 5}H194.500L196 ${y - line * 0.1}z`, 'bluePale', 0.8),
  ]
}

/** Crowds of these leave room for it. */
export const WITH_HERD: ReadonlySet<ParadeGround> = new Set(['ceu', 'pasto', 'terreiro', 'aeroporto'])

export const EVENTS: Readonly<Partial<Record<ParadeGround, Event>>> = {
  ceu: canopy,
  pasto: paddock,
  mata: wood,
  terreiro: nestBoxes,
  fundo: reef,
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
