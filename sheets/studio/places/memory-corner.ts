/** A corner of a town with names on it: two street signs, two monuments, two public buildings. Lengths in mm. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { POINT, WAVE_LEFT } from '../cast/poses.ts'
import { inTurn } from '../in-turn.ts'
import { box, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { car } from '../shapes/vehicles.ts'
import { named } from './whole-town.ts'

export const RECORDS = ['rua', 'monumento', 'edifício'] as const
export type RecordKind = (typeof RECORDS)[number]

/** A name in the town, and whether a statue of its person has a skirt. */
export interface NameInTown {
  readonly name: string
  readonly isWoman: boolean
}

const facade = (pen: Pen, x: number, foot: number, what: string, name: string, wall: Fill, roof: Fill): Drawing => {
  const half = 29
  const size = fitTextSize(name.toUpperCase(), 'display', 4.6, 2 * half - 8)
  return [
    pen.shape(box(x - half, foot - 44, 2 * half, 44), wall, 1.1),
    pen.shape(`M${x - half - 3} ${foot - 43}L${x} ${foot - 60}L${x + half + 3} ${foot - 43}z`, roof, 1.1),
    named(pen, x, foot - 50.8, what, 33),
    pen.shape(box(x - half + 2.5, foot - 40.5, 2 * half - 5, 9, 1), 'white', 0.9),
    pen.text(x, foot - 34.4, name.toUpperCase(), size),
    [-22, -11, 8, 19].map((dx) => pen.shape(box(x + dx - 1.6, foot - 28, 5, 27, 0.6), 'white', 0.9)),
    pen.shape(box(x - 5, foot - 18, 10, 18, 0.8), 'wood', 1),
    pen.line(`M${x} ${foot - 18}v18`, 0.7),
    pen.shape(box(x - half - 3, foot - 2.4, 2 * half + 6, 3.4), 'stone', 0.9),
  ]
}

/** A figure of bronze on a high pedestal, its name in two lines. */
const statue = (pen: Pen, x: number, foot: number, { name, isWoman }: NameInTown): Drawing => {
  const words = name.toUpperCase().split(' ')
  const cut = words.length > 2 ? words.length - 1 : 1
  const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
  const size = Math.min(...lines.map((line) => fitTextSize(line, 'display', 3.9, 25)))
  const top = foot - 20
  return [
    pen.shape(box(x - 17, foot - 3, 34, 3.4, 0.8), 'stone', 0.9),
    pen.shape(box(x - 14.5, top, 29, 17, 0.8), 'stone', 1),
    pen.shape(box(x - 13.4, top + 3, 26.8, 12, 0.8), 'white', 0.7),
    lines.map((line, i) => pen.text(x, top + 8 + i * 5, line, size)),
    pen.at(x, top, 1, (own) => [
      isWoman
        ? own.shape('M-4 -13L-7.500 0H7.500L4 -13z', 'copper', 1)
        : own.shape('M-4.500 -12L-5 0H-0.600L0 -8L0.600 0H5L4.500 -12z', 'copper', 1),
      own.shape('M-5 -21Q0 -24 5 -21L5.500 -11H-5.500z', 'copper', 1),
      own.shape('M4.500 -20.500Q9 -18 8 -13L4 -13.500z', 'copper', 0.9),
      own.shape('M-4.500 -20.500Q-9 -19 -9.500 -25L-7 -26Q-6 -22 -4 -18z', 'copper', 0.9),
      own.shape(box(2, -16, 6, 7, 0.6), 'copper', 0.9),
      own.shape(ellipse(0, -26.5, 3.6, 4.2), 'copper', 1),
      isWoman
        ? own.shape('M-3.800 -25Q-5 -32 0 -31.500Q5 -32 3.800 -25Q2 -29 0 -29Q-2 -29 -3.800 -25z', 'brown', 0.8)
        : own.shape('M-3.600 -27Q-4 -31.500 0 -31.400Q4 -31.500 3.600 -27Q0 -29.500 -3.600 -27z', 'brown', 0.8),
    ]),
  ]
}

/** Two poles hold the name of a street. */
const streetSign = (pen: Pen, x: number, foot: number, name: string): Drawing => {
  const size = fitTextSize(name.toUpperCase(), 'display', 4.6, 45)
  return [
    pen.rope(`M${x} ${foot}V${foot - 30}`, 2, 'metal', 0.9),
    pen.shape(box(x - 26, foot - 35, 52, 15, 1.6), 'blue', 1.1),
    pen.shape(box(x - 24.4, foot - 33.4, 48.8, 11.8, 1), 'white', 0.7),
    pen.text(x, foot - 29.4, 'RUA', 3.6),
    pen.text(x, foot - 24.1, name.toUpperCase(), size),
  ]
}

const HALLS = [
  ['BIBLIOTECA', 'TEATRO'],
  ['MUSEU', 'BIBLIOTECA'],
  ['TEATRO', 'ESCOLA'],
  ['ESCOLA', 'MUSEU'],
] as const
const PAINTS = [
  ['yellowPale', 'orange', 'purplePale', 'purple'],
  ['bluePale', 'teal', 'pinkPale', 'red'],
  ['cream', 'copper', 'bluePale', 'blue'],
] as const

export interface NamedTown {
  /** Two of each kind: left and right. */
  readonly names: Readonly<Record<RecordKind, readonly NameInTown[]>>
  readonly cast: readonly CastName[]
  readonly variant: number
}

const KERB = 150

export function memoryCorner(pen: Pen, { names, cast, variant }: NamedTown): Drawing {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  const of = (kind: RecordKind, i: number) => names[kind][i] ?? { name: '', isWoman: false }
  const [one, other] = inTurn(HALLS, variant)
  const [wall, roof, wall2, roof2] = inTurn(PAINTS, variant)
  const statues: readonly Spot[] = [
    [89, 148],
    [124, 148],
  ]
  return [
    pen.shape(box(0, 0, 214, KERB), 'sky', null),
    cloud(far, 86, 66, 0.5),
    sun(middle, 122, 70, 0.4),
    hill(far, points('-6,112 40,100 90,110 140,98 216,112'), 'hillFar', 150),
    [80, 106, 131].map((x, i) => tree(far, x, 128, 0.9, i % 2 ? 'lime' : 'leaf')),
    middle.shape(box(-4, 126, 222, 30), 'meadow', 0.9),
    facade(middle, 44, 142, one, of('edifício', 0).name, wall, roof),
    facade(middle, 167, 142, other, of('edifício', 1).name, wall2, roof2),
    middle.shape(box(-4, 142, 222, 10), 'greyPale', 0.9),
    statues.map(([x, y], i) => statue(middle, x, y, of('monumento', i))),
    bush(middle, 106.5, 148, 0.4, 'leaf', 'red'),
    middle.shape(box(-4, 152, 222, 16), 'grey', 1),
    middle.line('M10 160H200', 1, 'white', [8, 6]),
    car(middle, 105, 166, 0.33, 'red'),
    middle.shape(box(-4, 168, 222, 40), 'stone', 1),
    middle.line('M-4 178H218M30 168L24 200M78 168L76 200M132 168L134 200M180 168L186 200', 0.6, 'stoneDark'),
    streetSign(pen, 43, 196, of('rua', 0).name),
    streetSign(pen, 167, 196, of('rua', 1).name),
    person(pen, cast[0] ?? 'bia', 88, 196, 0.42, { pose: POINT }),
    person(pen, cast[1] ?? 'davi', 118, 196, 0.42, { pose: WAVE_LEFT }),
  ]
}
