/** Vignettes of the texts that inform. */
import { CLOTH, DETAILS } from '../cast/inks.ts'
import { standing } from '../fit.ts'
import { earthworm } from '../pairs/small-animals.ts'
import { box, circle, ellipse, points, ring, scallop, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { puma, termiteMound } from '../shapes/food-web.ts'
import { bush, tuft } from '../shapes/nature.ts'
import { armadillo } from '../shapes/night-animals.ts'
import { puddle } from '../shapes/rooms.ts'
import { brightStar } from '../shapes/space.ts'
import { INFORMING_OF_DARE } from './informativo-desafio.ts'
import { INFORMING_OF_MIDDLE } from './informativo-medio.ts'
import { fineDay, indoors, outdoors, somebody, type Vignettes } from './vignette.ts'

const builder = (pen: Pen, x: number, y: number, flip: boolean): Drawing =>
  pen.at(
    x,
    y,
    1,
    (p) => [
      bird(p, 0, 0, 1.4, 'copper'),
      p.shape(circle(-14.6, -9.6, 2.7), 'soil', 0.9),
      p.line('M-16 -11.500l-4 -2M-13.500 -7.500l2 3', 0.9, 'strawDark'),
    ],
    { flip },
  )

const risingOven = (pen: Pen): Drawing => [
  pen.shape('M-22 0C-26 -14 -21 -27 -13 -31L-7 -27L-1 -31L6 -27L12 -30C21 -24 25 -12 22 0z', 'earth', 1.2),
  pen.shape('M-13 -31C-6 -35 6 -35 12 -30L6 -27L-1 -31L-7 -27z', 'soil', 0.9),
  pen.shape('M0 0C-1 -12 3 -20 9 -21C15 -19 17 -10 15 0z', 'brownDark', 1),
  pen.shape('M0 0C-1 -12 3 -20 9 -21C5 -16 6 -8 8 0z', 'brownPale', 0.8),
  pen.line(
    'M-18 -22q3 -3 6 -1M-20 -13q3 -3 6 0M-11 -18q3 -3 6 -1M-15 -6q3 -3 6 0M-5 -24q2.500 -2 5 0M-7 -9q2 -2 4 0M18 -12q1.500 -2 3 0M16 -22q1.500 -1.500 3 0',
    0.8,
    'brown',
  ),
  pen.line('M-12 -12l4 2M14 -25l4 1M-16 -27l3 2', 0.7, 'strawDark'),
]

const OVENBIRDS = (pen: Pen): Drawing => [
  outdoors(pen, 'sky', 'meadow', 42),
  fineDay(pen, 40),
  bush(pen.plane('middle'), 30, 46, 0.8, 'leafDark'),
  pen.shape(`${smooth(points('-6,55 60,53 130,54.500 186,53'), false)}V66H-6z`, 'grass', 1),
  puddle(pen, 50, 59, 44),
  pen.shape(`${scallop(points('36,59 41,55.500 48,54.500 55,56 60,59'), 0.6, false)}z`, 'soil', 0.9),
  pen.line('M30 57l6 2M62 56l6 -2M64 60l5 1', 0.9, 'strawDark'),
  pen.plane('middle').shape('M150 66C153 44 152 20 148 -4H170C167 20 168 44 174 66z', 'brown', 1),
  pen.line('M157 10v9M162 30v9M156 46v7', 0.8, 'brownDark'),
  pen.rope('M154 49C130 54 110 48 66 50', 5, 'brown'),
  pen.rope('M84 50C78 45 74 43 68 43', 2, 'brown', 0.9),
  pen.shape('M68 43q-9 -6 -12 1q6 5 12 -1zM70 50q-10 -2 -11 4q7 4 11 -4z', 'leaf', 0.9),
  pen.shape(scallop(ring(160, 0, 27, 9, 11), 0.58), 'leaf'),
  pen.at(112, 48.5, 0.86, risingOven),
  builder(pen, 116, 22.5, false),
  builder(pen, 80, 48, true),
  standing(pen, (p) => tuft(p, 0, 0), 96, 61, 7),
]

const fallen = (pen: Pen, list: string, fills: readonly Fill[]): Drawing =>
  list.split(' ').map((one, i) => {
    const [x = 0, y = 0, turn = 0, size = 1] = one.split(',').map(Number)
    return pen.at(
      x,
      y,
      size,
      (p) => [
        p.shape('M0 5C-5 2 -5 -4 0 -8C5 -4 5 2 0 5z', fills[i % fills.length] ?? 'orange', 0.9),
        p.line('M0 8V-3M0 1l2.400 -2M0 3l-2.400 -2', 0.6),
      ],
      { turn },
    )
  })

const AUTUMN: readonly Fill[] = ['orange', 'yellow', 'brownPale', 'orange', 'lime']

const LEAVES = (pen: Pen): Drawing => [
  outdoors(pen, 'skyLow', 'meadow', 36),
  pen.shape(`${smooth(points('-6,48 50,46 120,47.500 186,46'), false)}V66H-6z`, 'soil', 1),
  pen.shape(
    `${smooth(points('-6,46.500 50,44.500 120,46 186,44.500'), false)}V48.500Q120 51 50 48.500Q20 48 -6 50z`,
    'brown',
    0.8,
  ),
  pen.shape(
    'M72 47C78 40 79 28 78 16L66 6L70 3L80 10L84 -2H90L90 12L102 2L106 5L94 18C93 30 94 40 100 47Q93 45 90 49Q86 46 82 49Q78 45 72 47z',
    'brown',
  ),
  pen.rope('M78 47C72 51 64 51 58 55M86 48C86 53 84 56 85 62M94 47C102 51 110 51 116 56', 2, 'brown', 0.8),
  pen.shape(scallop(points('52,8 50,-2 126,-2 122,9 112,13 102,9 94,12 84,7 74,12 64,13'), 0.6), 'yellow'),
  pen.line('M62 3q2 -3 5 -1M78 4q2 -3 5 -1M98 4q2 -3 5 -1M112 5q2 -3 5 -1', 0.8, 'orange'),
  fallen(pen, '58,10,20 72,8,-30 88,7,12 104,9,40 116,7,-20', ['orange', 'lime', 'orange', 'yellow', 'lime']),
  fallen(pen, '62,23,60 108,20,-40 50,33,110 116,33,30 98,31,150 66,36,-70 40,20,30 134,20,70', AUTUMN),
  pen.line('M54 18q-3 3 -1 7M118 25q3 3 1 6M46 26q-3 2 -2 5', 0.8),
  somebody(
    pen,
    'malu',
    138,
    {
      pose: {
        turn: -24,
        nod: -1.4,
        expr: 'alegre',
        armL: { at: [-16, -42], hand: 'open', dir: 190, thumb: 1 },
        armR: { at: [12, -44], hand: 'open', dir: 170, thumb: -1 },
      },
    },
    49,
  ),
  fallen(pen, '34,45,80 46,47,100 60,46,70 104,46,96 114,47.500,60 152,46,100 26,47.500,120 162,47,70', AUTUMN),
  standing(pen, earthworm, 44, 61, 20),
  standing(pen, earthworm, 126, 61, 16, { flip: true }),
  points('68,60 100,58 150,58 28,57').map(([x, y]) => pen.shape(circle(x, y, 1.4), 'stone', 0.7)),
]

const ballOfPlates = (pen: Pen): Drawing => [
  pen.shape(circle(0, -13, 13.5), 'brownPale', 1.2),
  pen.line(
    'M-12 -18C-6 -14 -6 -8 -9.500 -4M-9 -23.500C-2 -17 -2 -7 -4.500 -0.500M-3 -26.500C4 -18 4 -8 2 0.200M4 -26.300C10 -19 10 -8 7.500 -1.600',
    0.9,
    'brownDark',
  ),
  pen.shape('M-13 -13C-11 -17 -6 -20 0 -20C3 -16 2 -10 -2 -7C-7 -6 -11 -9 -13 -13z', 'tan', 1),
  pen.shape('M2 -21C6 -18 7 -11 3 -6C1 -4 -1 -6 0 -8C3 -12 3 -17 0 -20z', 'brown', 1),
  pen.line('M-9 -15l1.500 1M-6 -17.500l1.500 1M-5 -11l1.500 1M-9 -10.500l1.500 1M-2 -16l1.500 1', 0.8, 'brownDark'),
]

const cactus = (pen: Pen, x: number, foot: number, scale: number): Drawing =>
  pen.at(x, foot, scale, (p) => [
    p.rope('M0 -12H-10V-24M0 -16H10V-32', 4.4, 'leafDark', 1),
    p.rope('M0 0V-38', 5.6, 'leafDark', 1),
    p.line('M0 -4V-36M-10 -16V-23M10 -20V-31', 0.7, 'leafDeep'),
  ])

const ARMADILLO = (pen: Pen): Drawing => [
  outdoors(pen, 'purplePale', 'sand', 36),
  pen.shape(circle(96, 15, 9), 'yellowPale', 1),
  pen.line('M91 12q2 -2 4 -1M97 18q2 -1.500 4 -0.500', 0.8, 'strawDark'),
  points('30,9 60,16 70,5 126,6 150,14').map(([x, y], i) => brightStar(pen, x, y, i % 2 ? 1.5 : 2)),
  cactus(pen.plane('middle'), 20, 46, 0.9),
  cactus(pen.plane('middle'), 164, 44, 0.8),
  termiteMound(pen.plane('middle'), 82, 43, 0.42),
  pen.plane('middle').line('M48 38l3 -9l-3 -5M51 29l5 -5M51 33l5 -1M136 39l-2 -8l3 -5M134 31l-5 -3', 1.1, 'brown'),
  pen.line('M24 52h8M70 55h6M110 60h8M40 61h9', 0.9, 'sandLine'),
  standing(pen, armadillo, 56, 58, 50),
  pen.at(101, 60, 0.94, ballOfPlates),
  puma(pen, 134, 58, 0.72, {}),
  pen.line('M112 33l-3 -2M115 30l-1.500 -3.500', 1),
]

const babyIn = (pen: Pen): Drawing => [
  pen.shape('M-10 20C-13 8 -8 0 0 0C8 0 13 8 10 20z', CLOTH.amarelo[0], 1.1),
  pen.shape(circle(0, -7, 9.6), [9, 36, 55, 31], 1.2),
  pen.line('M-1 -16.4q-2 -2 -1 -4M1 -16.400q2 -2 1.600 -3.600', 1.1),
  pen.spot(-4, -7.6, 1.3),
  pen.spot(4, -7.6, 1.3),
  pen.shape('M-4 -3.600H4Q3.600 1 0 1Q-3.600 1 -4 -3.600z', DETAILS.mouth, 0.9),
  pen.shape(box(-1.2, -1.4, 2.6, 2.2, 0.6), 'white', 0.5),
  pen.shade(ellipse(-7, -4.4, 1.6, 1.2) + ellipse(7, -4.4, 1.6, 1.2), 'blush'),
]

const TEETH = (pen: Pen): Drawing => [
  indoors(pen, 'bluePale', 'stone', 52),
  pen.line(
    [8, 20, 32].map((y) => `M-2 ${y}H182`).join('') + [18, 42, 138, 162].map((x) => `M${x} -2V44`).join(''),
    0.6,
    'cloudShade',
  ),
  pen.shape(box(30, -2, 122, 50, 3), 'foam', 1.1),
  pen.line('M36 8l8 -8M36 15l14 -14M140 42l8 -8', 0.9, 'cloudShade'),
  somebody(
    pen,
    'mae',
    60,
    {
      pose: {
        turn: 12,
        tilt: 8,
        expr: 'carinho',
        plain: true,
        hide: ['legL', 'legR'],
        armL: { at: [7, -33], z: 'front', dir: 90, hand: 'mitten' },
        armR: { at: [24, -37], z: 'front', dir: -110, hand: 'mitten' },
      },
      extra: () => ({ armMid: pen.scaled(0.72).at(17, -50, 1.05, babyIn) }),
    },
    71,
    0.72,
  ),
  somebody(
    pen,
    'caio',
    101,
    {
      wear: { frame: DETAILS.goldFrame },
      pose: {
        expr: 'dentes',
        plain: true,
        hide: ['legL', 'legR'],
        armL: { at: [-9, -24], z: 'front', dir: 40 },
        armR: { at: [16, -33], z: 'front', hand: 'fist', dir: -110 },
      },
      extra: (near) => ({
        head: near.shape(
          scallop(points('-4,-38.400 -1,-39.600 2,-39 4,-37.600 1,-36.400 -2,-36.600'), 0.6),
          DETAILS.foam,
        ),
        top: [near.rope('M22,-31L3,-38.6', CLOTH.vermelho, 2), near.shape(box(-3, -41.4, 6, 3, 1), CLOTH.branco)],
      }),
    },
    71,
    0.84,
  ),
  somebody(
    pen,
    'davi',
    136,
    {
      wear: { hair: 'curto' },
      pose: {
        turn: -14,
        expr: 'dentes',
        plain: true,
        hide: ['legL', 'legR'],
        armL: { at: [-15, -37], z: 'front', hand: 'fist', dir: 190 },
        armR: { at: [9, -24], z: 'front', dir: -40 },
      },
      extra: () => ({
        head: pen.scaled(0.8).solid(box(-3.4, -40.2, 2.5, 2.6, 0.5)),
        top: pen
          .scaled(0.8)
          .shape(
            'M-18.600 -44.500Q-16.500 -46.500 -14.500 -44.500Q-14 -41.500 -15.200 -39.500L-16.500 -41.500L-18 -39.500Q-19.200 -41.500 -18.600 -44.500z',
            'white',
            0.9,
          ),
      }),
    },
    71,
    0.84,
  ),
  pen.shape(box(26, 53, 130, 15, 1.5), 'white', 1.2),
  pen.shape(box(22, 50.5, 138, 5, 2), 'cream', 1.1),
  pen.shape('M84 53Q85 60 101 60Q117 60 118 53z', 'bluePale', 1),
  pen.at(34, 51, 1, (p) => [
    p.rope('M-2 -10L-4 -22M2 -10L4 -20', 1.6, 'red', 0.7),
    p.shape('M-5 -11H5L4 0H-4z', 'teal', 1),
  ]),
  pen.at(156, 51, 0.9, (p) => [
    p.shape(box(-5, -9, 10, 9, 1.6), 'white', 1),
    p.line('M0 -9v-3h5M-3 -5.500h6', 1, 'teal'),
  ]),
]

export const INFORMATIVO: Vignettes = {
  'A casa do joão-de-barro': OVENBIRDS,
  'Por que as folhas caem?': LEAVES,
  'O tatu que vira bola': ARMADILLO,
  'Dentes que vêm e vão': TEETH,
  ...INFORMING_OF_MIDDLE,
  ...INFORMING_OF_DARE,
}
