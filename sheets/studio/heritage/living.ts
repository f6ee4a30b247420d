/** Living heritage: people of today who play, dance, cook and make things. Feet at the origin, a child is 60 high. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import { CLAP, GINGA, KICK } from '../cast/poses.ts'
import { box, ellipse } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { berimbau, caxixi } from '../shapes/instruments.ts'
import { accordion } from '../shapes/june.ts'
import { zabumba } from '../shapes/keepsakes.ts'
import { boi, chimarrao, renda, tacaca } from './living-feasts.ts'
import { atTable, helper, type LivingScene } from './living-parts.ts'

const TROUSERS: Person['bottom'] = { tone: CLOTH.branco, kind: 'pants' }

const capoeira: LivingScene = (pen, [one, other]) => [
  pen.at(-41, 0, 1, (own) =>
    person(own, 'pai', 0, 0, 1, {
      wear: { top: { tone: CLOTH.branco }, bottom: TROUSERS, skin: 's5', hair: 'cachos', hairColour: 'preto' },
      pose: {
        barefoot: true,
        expr: 'alegre',
        armL: { at: [9, -38], hand: 'fist', dir: 90, z: 'front', thumb: 1 },
        armR: { at: [28, -47], hand: 'fist', dir: 150, z: 'front', thumb: -1 },
      },
      extra: (near) => ({
        head: [
          // Gourd at the belly; the stick comes from outside and ends on the wire.
          berimbau(own, 19, -13, 1.1),
          near.rope('M30,-49L21.200,-57', CLOTH.madeira, 0.9),
          caxixi(own, 29.5, -38.5, 0.9, 0),
        ],
      }),
    }),
  ),
  person(pen, one, 15, 0, 0.86, { wear: { bottom: TROUSERS }, pose: GINGA }),
  person(pen, other, 49, 0, 0.86, { flip: true, wear: { bottom: TROUSERS }, pose: GINGA }),
]

/** The small umbrella of frevo, its handle at the origin. */
const frevoUmbrella = (pen: Pen): Drawing => [
  pen.rope('M0 3V-14', 1.4, 'greyDark', 0.8),
  pen.shape(
    'M-17 -14C-17 -28 17 -28 17 -14Q12.800 -17 8.500 -14Q4.200 -17 0 -14Q-4.200 -17 -8.500 -14Q-12.800 -17 -17 -14z',
    'red',
    1,
  ),
  pen.shape('M-8.500 -14C-8 -22 -3 -24.500 0 -24.500V-14Q-4.200 -17 -8.500 -14z', 'yellow', 0.8),
  pen.shape('M8.500 -14C8 -22 3 -24.500 0 -24.500V-14Q4.200 -17 8.500 -14z', 'blue', 0.8),
]

const frevo: LivingScene = (pen, [one, other]) => {
  const dancing = {
    pose: { ...KICK, armR: { at: [15, -44], hand: 'fist', dir: 170, z: 'front' } },
    extra: () => ({ top: pen.at(16, -48, 1, frevoUmbrella, { turn: 12 }) }),
  } as const
  return [person(pen, one, -34, -3, 1, dancing), person(pen, other, 34, 0, 1, { ...dancing, flip: true })]
}

const fritter = (pen: Pen, x: number): Drawing => [
  pen.shape(ellipse(x, -33.5, 5.6, 3.8), 'orange', 0.9),
  pen.line(`M${x - 4} -34.500Q${x} -31.500 ${x + 4} -34.500`, 0.9),
]

const acaraje: LivingScene = (pen, [one]) => [
  atTable(
    pen,
    'mae',
    -12,
    { skin: 's5', hair: 'coque', hairColour: 'preto', top: { tone: CLOTH.branco, kind: 'long' } },
    'white',
    -36,
  ),
  pen.line('M-44 -19q4.400 5 8.800 0t8.800 0t8.800 0t8.800 0t8.800 0t8.800 0t8.800 0t8.800 0', 0.8),
  [-35, -24, 6].map((x) => fritter(pen, x)),
  pen.shape('M-16 -40H-2Q-2 -30 -5 -30H-13Q-16 -30 -16 -40z', 'metal', 1),
  pen.shape(ellipse(-9, -40, 7, 2), 'orange', 0.9),
  pen.shape(box(13, -37, 8, 7, 1), 'green', 0.9),
  person(pen, one, 44, 0, 0.95, {
    flip: true,
    pose: { turn: 30, expr: 'alegre', plain: true, armR: { at: [15, -27], dir: 80, z: 'front', hand: 'fist' } },
    extra: () => ({ top: pen.at(16.5, 4, 1, (own) => fritter(own, 0)) }),
  }),
]

const clayPot = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.solid('M-14 -12C-14 -3 -9 0 0 0C9 0 14 -3 14 -12z'),
    own.solid('M-12 -13Q0 -22 12 -13z'),
    own.shape(ellipse(0, -12, 14.6, 2.2), 'grey', 1),
    own.solid(ellipse(0, -18.6, 2.6, 2)),
    own.line('M-9 -7q1.500 3.500 5 4.500', 1, 'white'),
  ])

const panelas: LivingScene = (pen, [one]) => [
  atTable(
    pen,
    'mae',
    -10,
    { skin: 's4', hair: 'rabo', hairColour: 'preto', top: { tone: CLOTH.agua, kind: 'short' } },
    'wood',
  ),
  clayPot(pen, -10, -29, 1),
  clayPot(pen, -34, -29, 0.6),
  clayPot(pen, 15, -29, 0.66),
  helper(pen, one),
]

/** A viola-de-cocho, carved from one trunk: short neck, head bent back, five strings. */
const viola = (pen: Pen): Drawing => [
  pen.shape(
    'M10 -3.600L24 -2.800L27 -8L31 -6.500L28.500 3.200L10 3.600C5 6 2 7 -3 7.500C-8 8 -10 12.500 -16 12C-23 11 -26 6 -26 0C-26 -6 -23 -11 -16 -12C-10 -12.500 -8 -8 -3 -7.500C2 -7 5 -6 10 -3.600z',
    'wood',
    1.1,
  ),
  pen.shape(
    'M6 -2.600C2 -4.500 -2 -5 -5 -5.500C-9 -6.500 -11 -9.500 -16 -9C-21 -8.500 -23 -5 -23 0C-23 5 -21 8.500 -16 9C-11 9.500 -9 6.500 -5 5.500C-2 5 2 4.500 6 2.600z',
    'woodPale',
    0.8,
  ),
  pen.solid(ellipse(-5, 0, 1.1, 1.1)),
  pen.shape(box(-19, -3.6, 2, 7.2, 0.5), 'woodDark', 0.7),
  pen.line('M-18 -2.200L26 -1.500M-18 -0.700L27 -0.500M-18 0.800L27 0.600M-18 2.300L27 1.600', 0.45),
]

const violaDeCocho: LivingScene = (pen, [one]) => [
  person(pen, 'pai', -16, 0, 1, {
    wear: { skin: 's3', hair: 'curto', hairColour: 'escuro', top: { tone: CLOTH.creme, kind: 'long' } },
    pose: {
      expr: 'alegre',
      plain: true,
      armL: { at: [-10, -34], z: 'front', dir: 50, hand: 'fist' },
      armR: { at: [17, -38], z: 'front', dir: -110, hand: 'fist' },
    },
    extra: () => ({ head: pen.at(-3, -35, 1, viola, { turn: -12 }) }),
  }),
  person(pen, one, 36, 0, 0.95, { flip: true, pose: CLAP }),
]

const COVERS: readonly Fill[] = ['yellowPale', 'pinkPale', 'bluePale', 'lime']

const booklet = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(box(x - 7, y, 14, 20, 0.8), fill, 1),
  pen.shape(box(x - 4.6, y + 6.5, 9.2, 9.5), 'white', 0.8),
  pen.solid(`M${x - 3} ${y + 14.5}q3 -9 6 0zM${x - 3.2} ${y + 9.5}l1.600 -1.500l1.600 1.500z`),
  pen.line(`M${x - 4} ${y + 3.2}H${x + 4}`, 0.8),
]

const cordel: LivingScene = (pen, [one, other]) => [
  pen.rope('M-52 0V-82M52 0V-82', 2.4, 'brown', 0.9),
  pen.line('M-52 -80Q0 -74 52 -80', 1),
  [-36, -12, 12, 36].map((x, i) => booklet(pen, x, -78 + (Math.abs(x) < 20 ? 0.6 : -0.6), COVERS[i] ?? 'white')),
  person(pen, one, -22, 0, 0.86, {
    pose: {
      turn: 14,
      expr: 'alegre',
      plain: true,
      armL: { at: [-5, -25], z: 'front', dir: 80, hand: 'fist' },
      armR: { at: [5, -25], z: 'front', dir: -80, hand: 'fist' },
    },
    extra: () => ({
      top: [pen.shape('M0 -20L-8.500 -22V-33L0 -31L8.500 -33V-22z', 'yellowPale', 1), pen.line('M0 -31V-20', 0.8)],
    }),
  }),
  person(pen, other, 24, 0, 0.86, { flip: true, pose: { turn: 30, expr: 'alegre' } }),
]

const cheeses = (pen: Pen, x: number, y: number, fill: Fill): Drawing => [
  pen.shape(`M${x - 9} ${y - 8}V${y - 2}Q${x} ${y + 2} ${x + 9} ${y - 2}V${y - 8}z`, fill, 1),
  pen.shape(ellipse(x, y - 8, 9, 2.6), 'cream', 0.9),
]

const queijo: LivingScene = (pen, [one]) => [
  atTable(
    pen,
    'pai',
    -10,
    { skin: 's2', hair: 'pai', hairColour: 'castanho', top: { tone: CLOTH.branco, kind: 'long' } },
    'woodPale',
  ),
  [-33, -11, 11].map((x) => cheeses(pen, x, -30, 'yellowPale')),
  cheeses(pen, -22, -39, 'straw'),
  helper(pen, one),
]

const forro: LivingScene = (pen, [one]) => [
  person(pen, 'pai', -20, 0, 1, {
    wear: { skin: 's4', hair: 'curto', top: { tone: CLOTH.creme } },
    pose: {
      expr: 'alegre',
      plain: true,
      armL: { at: [-15, -47], z: 'front', dir: 80, hand: 'fist' },
      armR: { at: [15, -47], z: 'front', dir: -80, hand: 'fist' },
    },
    extra: () => ({ head: accordion(pen, 0, -48, 1) }),
  }),
  person(pen, one, 30, 0, 0.95, {
    pose: {
      expr: 'alegre',
      plain: true,
      armL: { at: [-15, -27], z: 'front', dir: 60, hand: 'fist' },
      armR: { at: [10, -40], z: 'front', dir: -60, hand: 'fist' },
    },
    extra: () => ({ armMid: pen.at(0, -7, 0.82, zabumba) }),
  }),
]

export const LIVING = {
  ...{ capoeira, frevo, acaraje, panelas, viola: violaDeCocho, cordel, queijo, forro, boi, renda, chimarrao, tacaca },
} as const satisfies Readonly<Record<string, LivingScene>>
export type LivingName = keyof typeof LIVING
