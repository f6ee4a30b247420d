/** Parts of a school: its library, its yard, its people. */
import type { Standing } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { shelf } from '../shapes/rooms.ts'
import { adult } from './people-parts.ts'
import { indoors, somebody } from './vignette.ts'

const LIBRARIAN: Partial<Person> = {
  ...{ skin: 's2', hair: 'coque', hairColour: 'castanho', aids: ['glasses'], shoes: CLOTH.coral },
  top: { tone: CLOTH.coral, kind: 'dress', length: 20, print: 'dots', printTone: CLOTH.creme },
}

/** Dona Rosa of the library. */
export const librarian = (pen: Pen, x: number, of: Standing = {}, foot?: number): Drawing =>
  adult(pen, 'avo', x, { ...of, wear: LIBRARIAN }, foot)

const HEADMISTRESS: Partial<Person> = {
  ...{ hair: 'chanel', hairColour: 'castanho', skin: 's4' },
  ...{ top: { tone: CLOTH.lilas, kind: 'long' }, bottom: { tone: CLOTH.marinho, kind: 'pants' } },
}

export const headmistress = (pen: Pen, x: number, of: Standing = {}, foot?: number): Drawing =>
  adult(pen, 'mae', x, { ...of, wear: HEADMISTRESS }, foot)

/** Shelves along a wall, their foot at 46. */
export const libraryWall = (pen: Pen, xs: readonly number[], wall: Fill = 'yellowPale'): Drawing => [
  indoors(pen, wall),
  xs.map((x) => pen.plane('middle').at(x, 46, 0.66, (own) => shelf(own, 0, 0, 58))),
]

/** A counter seen from the front: left edge, width, top. */
export const counter = (pen: Pen, x: number, width: number, top: number, fill: Fill = 'wood'): Drawing => [
  pen.shape(box(x + 2, top, width - 4, 60 - top), fill, 1.1),
  pen.line(`M${x + 8} ${top + 7}h${width - 16}v${47 - top}h${16 - width}z`, 0.6, 'woodDark'),
  pen.shape(box(x, top - 2, width, 3.6, 1), 'woodPale', 1),
]

export const bookInHands = (pen: Pen, scale: number, x: number, y: number, fill: Fill): Drawing =>
  pen.scaled(scale).at(x, y, 1, (own) => own.shape(box(-7, -9, 14, 18, 1), fill, 1))

/** Somebody on the ground who reads. */
export const readsOnGround = (pen: Pen, who: CastName, x: number, foot: number, scale: number, fill: Fill): Drawing =>
  somebody(
    pen,
    who,
    x,
    {
      pose: {
        ...{ hip: [0, -6.4], nod: 2, expr: 'lendo', plain: true },
        armL: { at: [-9, -14], z: 'front', dir: 60, hand: 'fist', thumb: 1 },
        armR: { at: [9, -14], z: 'front', dir: -60, hand: 'fist', thumb: -1 },
        legL: { at: [2, -3], face: 1, toe: 8 },
        legR: { at: [-2, -3], face: -1, toe: -8 },
      },
      extra: () => ({
        armMid: pen
          .scaled(scale)
          .shape('M0 -6.400L-12 -8.400V-22.800L0 -20.800L12 -22.800V-8.400zM0 -6.400V-20.800', fill, 0.9),
      }),
    },
    foot,
    scale,
  )

/** A bin for sorted waste, 20 high at scale 1. */
export const wasteBin = (pen: Pen, x: number, foot: number, fill: Fill, scale = 1): Drawing =>
  pen.at(x, foot, scale, (own) => [
    own.shape('M-7.600 -18H7.600L6.400 0H-6.400z', fill, 1.1),
    own.shape(box(-8.8, -21.6, 17.6, 4.2, 1.6), fill, 1),
    own.shape(box(-3.4, -20.4, 6.8, 1.8, 0.9), 'greyDark', 0.6),
  ])

export const crumpled = (pen: Pen, x: number, y: number, scale = 1): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-3.400 -0.400L-3 -3.400L-0.400 -4.600L2.600 -3.800L3.400 -1L1.400 0.400z', 'white', 0.7),
    own.line('M-2 -2l2 0.600l1.600 -1.600M0 -1.400l1 1', 0.5),
  ])

/** A board on a wall with papers pinned to it. */
export const pinboard = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.shape(box(x, y, width, height, 1), 'tan', 0.9),
  Array.from({ length: Math.floor((width - 4) / 12) }, (_, i) => [
    pen.shape(box(x + 3 + i * 12, y + 3 + (i % 2) * 2, 9, height - 8, 0.4), i % 3 === 1 ? 'yellowPale' : 'white', 0.6),
    pen.line(`M${x + 5 + i * 12} ${y + 6.5 + (i % 2) * 2}h5m-5 2.400h5m-5 2.400h3`, 0.5, 'grey'),
    pen.shape(circle(x + 7.5 + i * 12, y + 3.4 + (i % 2) * 2, 0.8), 'red', 0.4),
  ]),
]
