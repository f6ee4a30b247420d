/** Contrasts of things in a room. */
import { person } from '../cast/cast.ts'
import { WAVE } from '../cast/poses.ts'
import { box, circle, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { gift } from '../shapes/party.ts'
import { cat } from '../shapes/pets.ts'
import { type Contrast, dark, FLOOR, hatched, room } from './card.ts'

const TABLE_TOP = 41

const table = (pen: Pen): Drawing => pen.shape(box(-2, TABLE_TOP, 84, 20), 'wood')

export const glass: Contrast = (pen, side) => [
  pen.shape(box(-2, -2, 84, 60), 'yellowPale', null),
  table(pen),
  pen.shape(ellipse(40, 46.5, 16, 3.4), 'woodDark', null),
  side === 0 ? pen.shape('M28 14H52L49 45.500Q40 48 31 45.500z', 'orange', null) : [],
  side === 0 ? hatched(pen, 30.5, 16, 49.5, 46, 2.6) : [],
  pen.shape('M26.500 6H53.500L50 45.500Q40 48 30 45.500z', side === 0 ? null : 'white'),
  side === 0 ? pen.line('M27.600 14Q40 17 52.400 14', 0.9) : pen.line('M32 12L34 38', 0.8, 'grey'),
]

/** An open door shows whoever comes in. */
export const door: Contrast = (pen, side) => {
  const knob = (x: number) => pen.shape(circle(x, 27, 1.3), 'yellow', 0.7)
  const frame = pen.shape(box(25, 3, 30, 44), dark(pen, 'woodDark'))
  if (side === 1)
    return [
      room(pen, 'bluePale'),
      frame,
      pen.shape(box(28, 6, 24, 41), 'orange'),
      pen.shape(box(32, 10, 16, 11) + box(32, 31, 16, 11), 'woodPale', 0.8),
      knob(49),
    ]
  return [
    room(pen, 'bluePale'),
    frame,
    pen.clip(box(28, 6, 24, 41), [
      pen.shape(box(28, 6, 24, 34), 'sky', null),
      pen.shape(box(27, 34, 26, 14), 'grass', 0.7),
      person(pen, 'davi', 40, 47, 0.62, { pose: WAVE }),
    ]),
    pen.shape(box(28, 6, 24, 41), null),
    pen.shape('M28 6L14 1V52L28 47z', 'orange'),
    pen.shape('M25 11L17 8.500V22L25 23.500zM25 29L17 29V43L25 41z', 'woodPale', 0.8),
    knob(16.5),
  ]
}

const carton = (pen: Pen, x: number, inside: Drawing): Drawing => [
  pen.shape(`M${x - 15} 27L${x - 11} 22H${x + 11}L${x + 15} 27z`, dark(pen, 'woodDark')),
  inside,
  pen.shape(box(x - 15, 27, 30, 21), 'tan'),
  pen.shape(
    `M${x - 15} 27L${x - 21} 33H${x - 9}L${x - 6} 27zM${x + 15} 27L${x + 21} 33H${x + 9}L${x + 6} 27z`,
    'woodPale',
    0.9,
  ),
  pen.line(`M${x - 6} 40H${x + 6}`, 0.8),
]

export const inTheBox: Contrast = (pen, side) => [
  room(pen, 'pinkPale'),
  side === 0 ? carton(pen, 40, cat(pen, 40, 41, 0.95)) : [carton(pen, 27, []), cat(pen, 63, 48, 0.82)],
]

export const onTheTable: Contrast = (pen, side) => [
  room(pen, 'skyLow'),
  pen.shape(ellipse(40, 49, 36, 4), 'pinkPale', 0.7),
  side === 1 ? cat(pen, 40, 50, 0.68) : [],
  [14, 61].map((x) => pen.shape(box(x, 26, 5, 24), 'woodDark')),
  pen.shape(box(7, 22.5, 66, 5, 1.5), dark(pen, 'wood')),
  side === 0 ? cat(pen, 40, 22.5, 0.6) : [],
]

export const pencil: Contrast = (pen, side) => {
  const [left, right] = side === 0 ? [4, 76] : [27, 53]
  return [
    pen.shape(box(-2, -2, 84, 60), 'woodPale', null),
    pen.shape(box(0, 6, 80, 42, 1), 'white', 0.8),
    pen.line('M0 14H80M0 20H80M0 38H80M0 44H80', 0.6, 'bluePale'),
    pen.shape(box(left, 21.5, 6, 11, 2), 'pink'),
    pen.shape(box(left + 5, 21.5, 4, 11), dark(pen, 'metal'), 0.9),
    pen.shape(box(left + 9, 21.5, right - left - 20, 11), 'yellow'),
    pen.line(`M${left + 9} 25.200H${right - 11}M${left + 9} 28.800H${right - 11}`, 0.7),
    pen.shape(`M${right - 11} 21.500L${right} 27L${right - 11} 32.500z`, 'tan'),
    pen.solid(`M${right - 3.5} 25.250L${right} 27L${right - 3.5} 28.750z`),
  ]
}

const tower = (pen: Pen, x: number, count: number): Drawing => {
  const fills: readonly Fill[] = ['red', 'yellow', 'blue', 'green']
  return Array.from({ length: count }, (_, i) =>
    pen.shape(box(x - 5 + (i % 2 ? 0.7 : -0.4), FLOOR - 10 * (i + 1), 10, 10, 1), fills[i % 4] ?? 'red'),
  )
}

export const blockTower: Contrast = (pen, side) => [
  room(pen, 'purplePale'),
  tower(pen, 48, side === 0 ? 4 : 2),
  person(pen, 'gil', 22, FLOOR, 0.58, { pose: { expr: side === 0 ? 'surpreso' : 'neutro' } }),
]

export const lamp: Contrast = (pen, side) => {
  const lit = side === 0
  return [
    room(pen, lit ? 'yellowPale' : 'stoneDark', lit ? 'woodPale' : 'woodDark'),
    lit ? pen.shade('M27 21L4 54H76L53 21z', 'glow', 0.9) : hatched(pen, 0, 0, 80, 40, 2.4),
    pen.line('M40 -2V7', 1.2),
    pen.shape('M34 7H46L55 21H25z', dark(pen, 'teal')),
    pen.shape('M33 21a7 7 0 0 0 14 0z', lit ? 'sun' : 'greyPale'),
    lit ? pen.line('M23 27L17 33M31 32L27 40M40 34V43M49 32L53 40M57 27L63 33', 1.3, 'orange') : [],
  ]
}

export const book: Contrast = (pen, side) => {
  const [thick, cover] = side === 0 ? [24, 2.2] : [8, 1.7]
  const [top, low] = [TABLE_TOP - thick, TABLE_TOP]
  const leaves = Array.from({ length: Math.floor((thick - 4) / 3.2) }, (_, i) => `M16 ${top + 4 + i * 3.2}H62`).join('')
  return [
    pen.shape(box(-2, -2, 84, 60), 'sky', null),
    table(pen),
    pen.shape(box(14, top + 1.4, 48, thick - 2.8), 'cream', 0.8),
    pen.line(leaves, 0.5, 'grey'),
    pen.shape(
      `M64 ${top}H12V${top + cover}H60V${low - cover}H12V${low}H64Q68 ${low} 68 ${(top + low) / 2}Q68 ${top} 64 ${top}z`,
      dark(pen, 'red'),
    ),
  ]
}

export const presents: Contrast = (pen, side) => [
  room(pen, 'bluePale'),
  gift(pen, 22, FLOOR + 2, 1, 'yellow', 'red'),
  side === 0
    ? gift(pen, 58, FLOOR + 2, 1, 'yellow', 'red')
    : [pen.shape(circle(58, 33, 15.5), 'purple'), pen.line('M43 30Q58 36 73 30M58 17.500Q50 33 58 48.500', 1)],
]
