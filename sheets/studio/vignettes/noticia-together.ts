/** Vignettes of the news of what many do together. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { GIVE, KNEEL, POINT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing } from '../fit.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bucket } from '../shapes/handy.ts'
import { collard, lettuce } from '../shapes/kitchen-garden.ts'
import { bush, cloud, tree } from '../shapes/nature.ts'
import { WASTE } from '../shapes/waste.ts'
import { adult, onHead, strawHat } from './people-parts.ts'
import { fineDay, outdoors, somebody, type Vignette } from './vignette.ts'

const WHALE_BACK =
  'M-44 3C-45 -6 -38 -13 -26 -15C-8 -18 14 -14 28 -6C35 -3 40 -4 44 -7C44 0 41 5 34 6C26 8 10 11 -8 11C-26 11 -42 10 -44 3z'

/** A young humpback on the sand, 92 long, its head on the left. */
const strandedCalf = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (own) => [
    own.shape('M38 -4C42 -12 50 -15 55 -13C53 -8 50 -5 47 -3C51 -2 54 1 55 5C49 6 43 3 40 1z', 'blueDark', 1.2),
    own.shape(WHALE_BACK, 'blueDark', 1.3),
    own.shape('M-43.500 2C-32 3 -18 3 -8 0C0 4 8 8 12 10C4 11 -2 11 -8 11C-26 11 -42 10 -43.500 2z', 'foam', 0.9),
    own.line('M-38 6Q-24 8 -6 4M-34 8.500Q-20 10 0 7', 0.7),
    own.shape('M-14 3C-8 4 -2 9 4 15C-4 17 -13 14 -18 8z', 'bluePale', 1),
    own.line('M-44 0Q-36 -1 -30 -4', 0.9),
    points('-39,-7 -35,-10 -30,-8 -37,-3.5').map(([a, b]) => own.shape(circle(a, b, 0.9), 'blue', 0.5)),
    own.spot(-27, -2.4, 1.5),
    own.spot(-27.5, -3, 0.5, 'white'),
    own.line('M-29 -5.500q2 -1.400 4 -0.400', 0.7),
    own.shape('M6 -15C8 -20 13 -20 16 -18Q13 -16 14 -12.500z', 'blueDark', 1),
    own.line('M-24 -15.300q2 -1.600 4 -0.300', 0.9),
  ])

const pouring = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.at(x, y, 0.4, (p) => [bucket(p, 0, 8, 1, fill)], { turn: 100 })

const BEHIND_WHALE: Pose = {
  expr: 'carinho',
  armL: { at: [-12, -42], z: 'front', dir: 20, hand: 'flat' },
  armR: { at: [12, -42], z: 'front', dir: -20, hand: 'flat' },
}

export const BEACHED: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const carried = (x: number, y: number, fill: Fill) => bucket(pen, x, y, 0.34, fill)
  return [
    pen.shape(box(-2, -2, 184, 66), 'sky', null),
    cloud(pen.plane('far', 'hillLine'), 40, 12, 0.5),
    cloud(pen.plane('far', 'hillLine'), 102, 9, 0.4),
    pen.shape(circle(152, 9, 5), 'sun', 0.8),
    middle.shape(box(-2, 17, 184, 30), 'water', 0.8),
    middle.line('M18 21q4 -2 8 0t8 0M70 20q4 -2 8 0t8 0M124 22q4 -2 8 0t8 0M48 25q4 -2 8 0t8 0', 0.7, 'seaLine'),
    pen.shape('M-2 30Q20 26 44 29T96 28T150 24T182 19V64H-2z', 'foam', 0.9),
    pen.shape('M-2 33Q22 29 46 32T98 31T152 28T182 24V64H-2z', 'sand', 0.9),
    adult(pen, 'mae', 100, { pose: { ...BEHIND_WHALE, turn: -20 } }, 46, 0.42),
    adult(
      pen,
      'mestre',
      77,
      { pose: { ...BEHIND_WHALE, turn: 14, expr: 'firme' }, wear: { top: { tone: CLOTH.amarelo } } },
      46,
      0.4,
    ),
    somebody(
      pen,
      'yumi',
      116,
      {
        pose: {
          ...GIVE,
          turn: -30,
          armL: { at: [-15, -29], z: 'front', dir: -60 },
          armR: { at: [-9, -28], z: 'front', dir: -60 },
          expr: 'firme',
        },
      },
      45,
      0.46,
    ),
    strandedCalf(pen, 84, 46),
    pen.shape(
      'M70 31.400C80 28 98 29 108 36C110 41 109 46 107 49q-3 3 -5 0t-5 1t-5 0t-5 1t-5 0t-5 0t-5 -1C71 46 72 38 70 31.4z',
      'white',
      1,
    ),
    pen.line('M78 33q2 7 1 13M87 33q2 7 2 14M97 36q2 6 2 11', 0.6, 'cloudShade'),
    pen.shape('M106 34l3 5l-4 1z', 'water', 0.6),
    pouring(pen, 108, 33, 'red'),
    points('74,54 84,55 94,54').map(([x, y]) => pen.line(`M${x} ${y}v2`, 0.8, 'waterLine')),
    adult(
      pen,
      'professora',
      38,
      {
        pose: {
          ...KNEEL,
          expr: 'firme',
          hip: [-2, -18],
          lean: 14,
          legL: { at: [-14, -4], toe: 24 },
          legR: { at: [10, -3] },
          armL: { at: [22, -34], z: 'front', hand: 'flat', dir: 80 },
          armR: { at: [24, -50], hand: 'open', dir: 120, z: 'back' },
        },
        wear: { top: { tone: CLOTH.agua, kind: 'long' } },
      },
      58,
      0.46,
    ),
    adult(
      pen,
      'pai',
      31,
      {
        pose: { ...POINT, expr: 'receio', turn: 24, armR: { at: [24, -40], dir: 90, z: 'back' } },
        extra: onHead('pai', { turn: 24 }, strawHat),
        wear: { top: { tone: CLOTH.creme } },
      },
      50,
      0.4,
    ),
    somebody(
      pen,
      'bia',
      127,
      {
        pose: {
          ...GIVE,
          turn: -30,
          expr: 'alegre',
          armL: { at: [-16, -24], z: 'front', dir: -70, hand: 'fist' },
          armR: { at: [12, -24], hand: 'fist' },
        },
      },
      57,
      0.5,
    ),
    carried(119, 53, 'yellow'),
    somebody(
      pen,
      'theo',
      139,
      {
        pose: {
          turn: -30,
          expr: 'firme',
          armL: { at: [-15, -22], z: 'front', dir: -60, hand: 'fist' },
          armR: { at: [14, -22], hand: 'fist' },
        },
      },
      52,
      0.48,
    ),
    carried(131.5, 50, 'red'),
    somebody(
      pen,
      'davi',
      149,
      {
        pose: {
          turn: -30,
          expr: 'alegre',
          armL: { at: [-15, -20], z: 'front', dir: -60, hand: 'fist' },
          armR: { at: [13, -22] },
        },
      },
      45,
      0.44,
    ),
    carried(142.4, 43, 'blue'),
  ]
}

export const COMPOST: Vignette = (pen) => {
  const middle = pen.plane('middle')
  const own = pen.scaled(0.6)
  return [
    outdoors(pen, 'sky', 'meadow', 36),
    fineDay(pen, 142),
    middle.shape(box(-2, 4, 66, 38), 'yellowPale', 0.9),
    middle.shape(box(-2, -2, 70, 7), 'orange', 0.9),
    middle.shape(box(28, 10, 30, 20), 'cream', 0.9),
    middle.shape(box(26, 29, 34, 3), 'woodPale', 0.8),
    pen.line('M31 13H55', 0.9, 'brown'),
    (['red', 'blue', 'green', 'purple'] as const).map((fill, i) =>
      pen.at(34.5 + i * 6, 13, 1, (p) => [
        p.line('M1.600 3.600q2.400 0.500 0 3', 0.8),
        p.shape('M-2.200 2.400H2L1.700 8H-1.900z', fill, 0.7),
        p.shape(box(-1.7, 4, 3.3, 2, 0.3), 'white', 0.5),
        p.line('M0 0v2.4', 0.6),
      ]),
    ),
    tree(middle, 170, 44, 1.1),
    bush(middle, 76, 42, 0.6),
    pen.shape('M-2 44H70L64 64H-2z', 'stone', 0.8),
    pen.shape('M112 62C112 52 118 48 126 48H184V64H112z', 'soil', 1),
    collard(pen, 128, 56, 0.42),
    lettuce(pen, 140, 55, 0.32),
    collard(pen, 153, 56, 0.42),
    lettuce(pen, 166, 55, 0.34),
    somebody(
      pen,
      'caio',
      110,
      {
        pose: {
          turn: -30,
          expr: 'firme',
          plain: true,
          lean: -6,
          armL: { at: [-16.4, -22], z: 'front', hand: 'fist', dir: -60 },
          armR: { at: [-14.6, -33], z: 'front', hand: 'fist', dir: -60 },
        },
        wear: { frame: DETAILS.goldFrame },
        extra: () => ({ armMid: own.rope('M-14 -42L-19 -8', 1.8, 'wood', 0.8) }),
      },
      52,
      0.6,
    ),
    pen.shape('M74 40H106V56H74z', 'woodDark', 1),
    pen.shape('M75 42Q82 34 90 36Q99 33 105 42z', 'soil', 1),
    standing(pen, WASTE['resto de maçã'], 97, 39, 5),
    standing(pen, WASTE['casca de ovo'], 84, 39.5, 6),
    [41, 46.6, 52.2].map((y) => pen.shape(box(72.5, y, 35, 4.6, 0.8), 'wood', 1)),
    pen.shape(box(74, 38, 3, 20, 0.6) + box(103, 38, 3, 20, 0.6), 'woodPale', 0.9),
    somebody(
      pen,
      'nina',
      60,
      {
        pose: {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [15, -32], z: 'front', dir: 70, hand: 'fist' },
          armR: { at: [18, -31], z: 'back', dir: 70 },
        },
        extra: () => ({
          armMid: own.at(23, -31, 1, (p) => p.shape('M-9 -4H9Q8 5 3 5H-3Q-8 5 -9 -4z', 'teal', 1), { turn: 62 }),
        }),
      },
      59,
    ),
    standing(pen, WASTE['casca de banana'], 81, 35, 8, { turn: 30 }),
    standing(pen, WASTE['casca de laranja'], 78, 28, 4.4, { turn: 60 }),
    somebody(
      pen,
      'lia',
      36,
      {
        pose: { expr: 'alegre', armL: { at: [8, -27], z: 'front', hand: 'fist' }, armR: { at: [13, -27], z: 'back' } },
        extra: () => ({
          top: [
            own.shape('M6 -36H14L13 -27H7z', 'yellow', 1),
            own.line('M14 -34q4 1 -0.500 5', 0.9),
            own.shape(box(7.4, -33.4, 5, 3), 'white', 0.6),
          ],
        }),
      },
      58,
      0.58,
    ),
    somebody(pen, 'gil', 137, { pose: { ...KNEEL, turn: 30 } }, 63, 0.56),
  ]
}
