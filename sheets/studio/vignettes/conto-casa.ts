/** Stories of a bedroom. */
import { CLOTH } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { kennel } from '../pairs/homes.ts'
import { box, circle, ellipse, points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { head } from '../shapes/animals.ts'
import { tree } from '../shapes/nature.ts'
import { curtained } from '../shapes/rooms.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { indoors, PEOPLE, somebody } from './vignette.ts'

const sock = (pen: Pen, x: number, y: number, turn = 0, fill: Fill = 'blue'): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) => [
      p.shape('M-3 0H3V8C3 10 4 11 7 11.500C10 12 10 16 7 16.500C3 17 -3 16 -3 11z', fill, 1),
      p.line('M-3 2.600H3M-3 4.800H3', 0.7),
      p.line('M5.600 11.400q-2 2 -0.400 5', 0.6),
    ],
    { turn },
  )

const drawers = (pen: Pen, x: number): Drawing => [
  pen.shape(box(x, 22, 34, 31, 1), 'wood'),
  pen.shape(box(x - 1.5, 19.5, 37, 3.4, 1), 'woodPale', 0.9),
  pen.shape(box(x + 2, 42, 30, 9), 'woodPale', 0.9),
  pen.spot(x + 17, 46.5, 1.1),
  [25, 33.5].map((y, i) => [
    pen.shape(box(x + 2, y, 30, 7), 'brownDark', 0.9),
    pen.shape(
      scallop(points(`${x + 4},${y + 4} ${x + 10},${y - 1} ${x + 17},${y - 2} ${x + 24},${y} ${x + 30},${y + 4}`), 0.6),
      i ? 'pink' : 'yellow',
      0.8,
    ),
    pen.shape(box(x - 1 - i, y + 2.6, 36 + i * 2, 6.6, 0.8), 'woodPale', 0.9),
    pen.spot(x + 17, y + 6, 1.1),
  ]),
]

export const SOCK = (pen: Pen): Drawing => [
  indoors(pen, 'yellowPale', 'woodPale', 46),
  pen.shape(box(124, 2, 62, 46), 'sky', 0.9),
  pen.clip(box(124, 2, 62, 46), [
    pen.plane('far', 'hillLine').shape('M120 34C136 28 160 28 190 34V50H120z', 'hillFar'),
    tree(pen.plane('middle'), 166, 40, 0.8),
    pen.shape(box(124, 38, 62, 12), 'path', 0.8),
  ]),
  pen.shape('M124 48H186V64H118z', 'stone', 0.9),
  pen.line('M150 48L148 62M118 56H186', 0.6, 'stoneDark'),
  pen.shape(box(119.5, -2, 5, 50), 'cream', 0.9),
  standing(pen, kennel, 144, 53, 33),
  pen.at(144, 55, 1, (p) => [
    p.shape('M-10 0C-10 -4 -4 -5 -3 -1.500L-3 0zM10 0C10 -4 4 -5 3 -1.500L3 0z', 'tan', 1),
    head(p, 'dog', 0, -6, 0.72),
    p.shape(circle(-2.9, -7.1, 1.9) + circle(2.9, -7.1, 1.9), 'white', 0.6),
    p.spot(-1.9, -7, 0.9),
    p.spot(3.9, -7, 0.9),
    p.line('M-5 -10.600l3 -0.800M2 -11.400l3 0.800', 0.8),
  ]),
  pen.shape(box(-4, 22, 9, 34, 2), 'wood'),
  drawers(pen, 20),
  pen.shape(box(74, 24, 5, 30, 2), 'wood', 1),
  pen.shape(box(113, 32, 5, 22, 2), 'wood', 1),
  pen.shape(box(78, 36, 36, 9, 1), 'white', 1),
  pen.shape('M90 38C98 35 106 37 114 35V50Q108 53 100 50Q92 54 86 50C88 46 88 42 90 38z', 'purple', 1),
  pen.line('M97 38v10M106 38v11', 0.7),
  pen.shape('M80 33C81 30 92 30 93 33C94 37 93 38 87 38C81 38 79 37 80 33z', 'cream', 1),
  somebody(pen, 'gil', 72, {
    wear: { top: { tone: CLOTH.coral, kind: 'long' }, bottom: { tone: CLOTH.coral, kind: 'pants' } },
    pose: {
      expr: 'impaciente',
      turn: -14,
      tilt: 6,
      plain: true,
      armL: { at: [-17.5, -37], hand: 'fist', dir: 200, z: 'front' },
      armR: { at: [11.5, -47], hand: 'mitten', dir: 215, z: 'front' },
    },
    extra: () => ({ armMid: pen.scaled(PEOPLE).at(-20, -40, 1.5, (p) => sock(p, 0, 0)) }),
  }),
  pen.at(98, 59, 1, (p) => p.shape('M-8 0C-9 -4 -4 -6 0 -4.500C4 -7 9 -4 8 0z', 'red', 1)),
  pen.shape(ellipse(40, 59, 7, 2.4), 'teal', 1),
]

const monster = (pen: Pen): Drawing => [
  pen.shape(scallop(points('-12,2 -13,-8 -12,-18 -7,-25 0,-28 7,-25 12,-18 13,-8 12,2'), 0.56), 'blue'),
  pen.shape('M-7 -25L-10 -31L-3 -27.500zM7 -25L10 -31L3 -27.500z', 'yellow', 0.9),
  pen.shape(circle(-4.8, -16, 4.4) + circle(5.2, -16, 4.4), 'white', 0.9),
  pen.spot(-5.8, -15.6, 2),
  pen.spot(4.2, -15.6, 2),
  pen.line('M-9 -22.500l5 -1.600M9.500 -22.500l-5 -1.600', 1.1),
  pen.line('M-5 -7q1.600 -2 3.200 0t3.200 0t3.200 0', 1),
]

export const MONSTER = (pen: Pen): Drawing => [
  indoors(pen, 'dusk', 'brownPale', 47),
  curtained(pen, 60, 2, 26, 24, 'night', 'purplePale'),
  pen.at(69, 12, 0.4, (p) => crescent(p, 0, 0)),
  brightStar(pen, 79, 11, 1.8),
  pen.shape('M76 33L112 11V50z', 'glow', null),
  pen.shape(box(-6, 20, 7, 34, 2), 'wood'),
  pen.shape(box(52, 34, 6, 20, 2), 'wood'),
  pen.shape(box(0, 38, 53, 11, 1), 'white', 1),
  pen.shape(box(2, 30, 20, 10, 5), 'cream', 1),
  pen.shape('M26 39C30 34 40 40 46 35C50 34 56 40 54 46C56 52 50 53 46 52L24 53C22 48 24 42 26 39z', 'teal', 1),
  pen.line('M32 42q4 3 9 1M36 47q5 2 10 -1', 0.8),
  pen.shape(box(108, -2, 52, 56), 'brown'),
  pen.shape(box(105, 52, 58, 4, 1), 'woodDark', 1),
  pen.shape(box(112, 3, 21, 48), 'brownDark', 0.9),
  pen.shape('M112 12L133 4V50L112 50z', 'glow', null),
  pen.line('M112 7H133', 1),
  [116, 120].map((x, i) =>
    pen.shape(`M${x} 7V12L${x - 4} 30L${x + 4} 31L${x + 1} 12V7z`, i ? 'redPale' : 'purplePale', 0.8),
  ),
  pen.clip(box(104, -2, 31, 53.5), pen.at(123, 51, 0.98, monster)),
  pen.shape(box(135, 2, 22, 49), 'wood', 1),
  pen.shape(box(138, 6, 16, 18, 1) + box(138, 28, 16, 18, 1), 'woodPale', 0.8),
  pen.spot(137.4, 26, 1.2),
  pen.shape('M112 2L97 -2V57L112 51z', 'wood', 1),
  pen.shape('M109.500 7L100 4V24L109.500 25zM109.500 29L100 29V50L109.500 47z', 'woodPale', 0.8),
  pen.spot(99.6, 27, 1.2),
  pen.shape(ellipse(112.5, 38, 2.6, 4.2), 'blue', 1),
  somebody(pen, 'caio', 66, {
    wear: {
      hair: 'cachos',
      hairColour: 'escuro',
      aids: [],
      skin: 's4',
      top: { tone: CLOTH.coral, kind: 'long' },
      bottom: { tone: CLOTH.coral, kind: 'pants' },
    },
    pose: {
      turn: 34,
      lean: -6,
      barefoot: true,
      expr: 'surpreso',
      plain: true,
      legL: { at: [-6, -3] },
      legR: { at: [7, -3] },
      armL: { at: [12, -31], z: 'front', hand: 'fist', dir: 90 },
      armR: { at: [15, -29], z: 'back', hand: 'fist', dir: 90 },
    },
    extra: () => ({
      armMid: pen
        .scaled(PEOPLE)
        .at(16, -33, 1, (p) => [
          p.shape(box(-8, -2.4, 12, 5, 1.4), 'red', 1),
          p.shape('M4 -3L8 -5V5.500L4 3.500z', 'greyDark', 1),
        ]),
    }),
  }),
]
