/** Vignettes of the recipes of the middle level. */
import { CLOTH } from '../cast/inks.ts'
import { GIVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { FOODS } from '../shapes/meal.ts'
import { tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { coconut } from '../shapes/weighed-things.ts'
import { bowlOf, cooker, jarOf, jarShelf, kitchen, packet, pan } from './cooking.ts'
import { ADULT_BEHIND, AT_TABLE, BEHIND, board, held, SIT, TOP, tableWith } from './gatherings.ts'
import { fineDay, outdoors, somebody, type Vignettes } from './vignette.ts'

/** A bowl that is emptied to the right: its batter runs down. */
const pouringBowl = (pen: Pen): Drawing => [
  pen.at(
    0,
    0,
    1,
    (own) => [
      own.shape('M-11 -8H11Q10 0 4 0H-4Q-10 0 -11 -8z', 'teal', 1),
      own.shape(ellipse(0, -8, 11, 2.4), 'cream', 0.8),
    ],
    { turn: 52 },
  ),
]

/** A sieve with its handle to the left. */
const sieve = (pen: Pen, heap: Fill): Drawing => [
  pen.rope('M-12 -2L-24 -4', 1.8, 'woodDark', 0.8),
  pen.shape('M-10 -3Q-6 -10 0 -10Q7 -10 10 -3z', heap, 0.8),
  pen.shape('M-13 -4H13Q11 5 0 6Q-11 5 -13 -4z', 'greyPale', 0.9),
  pen.line('M-9 -2Q-6 3 -3 5M-3 -3Q-2 2 1 5.500M3 -3Q4 1 6 4M9 -2Q4 3 -3 5M3 -3Q-1 3 -7 3.5', 0.5),
  pen.shape(box(-14, -5.4, 28, 2.6, 1), 'metal', 0.8),
]

/** The peel of a ripe banana, with the dots of ripeness. */
const ripePeel = (pen: Pen): Drawing => [
  pen.shape(
    'M-1.500 -12L1.500 -12L2 -9C9 -8 12 -4 12 0C9 -3 6 -4 3 -4L1.500 0L-1 -4C-5 -4 -9 -3 -12 0C-12 -4 -8 -8 -2 -9z',
    'yellow',
    1,
  ),
  pen.line('M-6 -5.500h0.600M-3 -6.500h0.600M4 -6.500h0.600M7 -5h0.600M0.500 -6h0.600M-9 -3.500h0.6', 1.3, 'brownDark'),
]

/** A fridge whose freezer is open: round slices of banana on a plate, frost in the air. */
const openFreezer = (pen: Pen, x: number, foot: number): Drawing => [
  pen.shape(box(x - 12, foot - 51, 24, 51, 2), 'bluePale', 1),
  pen.line(`M${x - 12} ${foot - 29}H${x + 12}`, 0.9),
  pen.rope(`M${x - 8} ${foot - 24}V${foot - 13}`, 1.4, 'white', 0.8),
  pen.shape(box(x - 10, foot - 49, 20, 18, 1), 'foam', 0.9),
  pen.shape(`M${x + 12} ${foot - 51}L${x + 25} ${foot - 47.5}V${foot - 26}L${x + 12} ${foot - 29}z`, 'white', 0.9),
  pen.shape(`M${x - 8} ${foot - 35}H${x + 8}L${x + 6} ${foot - 32.5}H${x - 6}z`, 'pink', 0.8),
  [-5, 0, 5].map((dx) => [
    pen.shape(ellipse(x + dx, foot - 36.4, 2.2, 1.6), 'cream', 0.7),
    pen.spot(x + dx, foot - 36.4, 0.4),
  ]),
  pen.line(`M${x - 6} ${foot - 45}q2 -2 4 0t4 0M${x - 2} ${foot - 41.5}q2 -2 4 0t4 0`, 0.7, 'waterLine'),
]

const blenderOf =
  (fill: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape('M-10 0L-8 -13H8L10 0z', 'red', 1),
    pen.shape(circle(0, -6, 2.4), 'white', 0.8),
    pen.shape('M-8 -13L-11 -38H11L8 -13z', 'foam', 1),
    pen.shape('M-8.300 -15L-9.800 -27Q-5 -30 -2 -26Q2 -30 5 -26.500Q8 -29 9.800 -27L8.300 -15z', fill, 0.9),
    pen.shape(box(-12, -42, 24, 4.4, 1.6), 'greyDark', 1),
    pen.line('M11 -34C19 -34 18 -20 9.500 -20', 1.4),
  ]

const paintPot =
  (fill: Fill) =>
  (pen: Pen): Drawing => [
    pen.shape(box(-6, -12, 12, 12, 1.4), 'foam', 0.9),
    pen.shape('M-6 -8Q0 -6.500 6 -8V-1.400Q6 0 4.600 0H-4.600Q-6 0 -6 -1.400z', fill, 0.8),
    pen.line('M-6 -12H6', 1),
  ]

/** A house and hills painted with earth. */
const earthPicture = (pen: Pen): Drawing => [
  pen.rope('M-12 6L-16 38M12 6L16 38M0 -18V-24', 1.8, 'wood', 0.9),
  pen.shape(box(-19, -20, 38, 27, 0.6), 'white', 1),
  pen.shape('M-17 5V-2Q-8 -9 2 -3Q9 -7 17 -2V5z', 'brownPale', 0.8),
  pen.shape('M-8 0V-9H4V0z', 'straw', 0.8),
  pen.shape('M-10 -9L-2 -16L6 -9z', 'redDark', 0.8),
  pen.shape(box(-21, 6.6, 42, 3, 1), 'wood', 0.9),
]

export const MEDIUM_RECIPES: Vignettes = {
  'Pão de queijo de frigideira': (pen) => [
    kitchen(pen, 'bluePale', 128),
    jarShelf(pen, 30),
    cooker(pen, 98, 58),
    pen.at(98, 30.6, 0.95, (p) => pan(p, 'cream')),
    somebody(
      pen,
      'avo',
      136,
      {
        pose: {
          turn: -28,
          expr: 'carinho',
          armL: { at: [-14, -44], z: 'front', hand: 'open', dir: -150, thumb: 1 },
          armR: [10, 10],
        },
      },
      59,
    ),
    pen.shape(box(63, 53, 20, 6, 1), 'wood', 0.9),
    somebody(
      pen,
      'yumi',
      73,
      {
        pose: {
          turn: 32,
          expr: 'lendo',
          plain: true,
          armL: { at: [17, -41], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [19, -44], z: 'back', hand: 'fist', dir: 90 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(24, -40, 1, pouringBowl) }),
      },
      53.4,
    ),
    pen.shape('M93 30Q97 29 97.500 24L95.500 23.500Q95 27.500 93 30z', 'cream', 0.7),
    tableWith(pen, 22, 34, 'yellowPale', 46),
    standing(pen, packet('teal'), 30, 45, 13),
    standing(pen, FOODS.queijo, 41, 45, 8),
    pen.shape('M47 45Q46.500 41 49 41.500L50.500 43L52 41.400Q54 42 53.400 45z', 'cream', 0.8),
  ],
  'Tapioca com coco e banana': (pen) => [
    kitchen(pen, 'yellowPale', 34),
    cooker(pen, 132, 58),
    pen.at(132, 30.6, 0.9, (p) => pan(p), { flip: true }),
    somebody(
      pen,
      'mae',
      102,
      {
        pose: {
          turn: 30,
          expr: 'carinho',
          plain: true,
          armL: { at: [19, -55], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [12, -30], z: 'back' },
        },
      },
      60,
    ),
    somebody(
      pen,
      'caio',
      62,
      {
        pose: {
          ...AT_TABLE,
          turn: 10,
          expr: 'alegre',
          armL: { at: [-9, -32], z: 'front', hand: 'fist', dir: 90 },
          armR: { at: [14, -31], z: 'front', hand: 'fist', dir: -60 },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(4, -31, 0.95, (p) => sieve(p, 'white')) }),
      },
      53,
    ),
    tableWith(pen, 26, 66, 'redPale'),
    standing(pen, bowlOf('blue', pen.shape('M-11 -9Q-6 -14 0 -13.500Q7 -14 11 -9z', 'white', 0.8)), 66, TOP - 1, 21),
    points('60,38.5 63,40.500 65,38 68,40 71,38.6 69,41 61,41.6').map(([x, y]) =>
      pen.shape(circle(x, y, 0.7), 'white', 0.5),
    ),
    standing(pen, FOODS.banana, 36, TOP - 1, 12),
    standing(pen, coconut, 48, TOP - 1, 8),
    standing(pen, jarOf('orange'), 86, TOP - 1, 9),
  ],
  'Sorvete de uma fruta só': (pen) => [
    kitchen(pen, 'purplePale', 112),
    openFreezer(pen, 40, 58),
    somebody(
      pen,
      'pai',
      92,
      {
        pose: {
          ...AT_TABLE,
          turn: 10,
          expr: 'alegre',
          armL: { at: [-6, -35], z: 'front', dir: 60 },
          armR: { at: [22, -60], z: 'front', hand: 'flat', dir: 60 },
        },
      },
      ADULT_BEHIND,
    ),
    somebody(
      pen,
      'malu',
      138,
      {
        pose: {
          ...AT_TABLE,
          turn: -26,
          expr: 'surpreso',
          armL: { at: [-8, -26], z: 'front', hand: 'fist', dir: -60 },
          armR: { at: [12, -30], z: 'front', hand: 'fist', dir: 180 },
        },
        extra: (near) => ({
          armMid: [
            near.rope('M12,-34V-44', CLOTH.cinza, 1.2),
            near.shape('M9.6,-45Q9.6,-50 12,-50Q14.4,-50 14.4,-45Q14.4,-43 12,-43Q9.6,-43 9.6,-45Z', CLOTH.cinza),
          ],
        }),
      },
      BEHIND,
    ),
    board(pen, 60, 94),
    standing(pen, blenderOf('cream'), 110, TOP - 1, 25),
    pen.line('M121 31q2.500 2 0 4M121.500 37q2.500 2 0 4', 0.8),
    standing(pen, bowlOf('pink'), 127, TOP - 1, 13),
    standing(pen, ripePeel, 70, TOP - 1, 12),
    standing(pen, ripePeel, 80, TOP - 1, 12),
    standing(pen, ripePeel, 75, TOP - 3, 12),
  ],
  'Tinta de terra': (pen) => [
    outdoors(pen, 'sky', 'grass', 36),
    fineDay(pen, 30),
    fence(pen.plane('middle'), -4, 184, 42, 9, 'cream'),
    pen.at(118, 28, 0.8, earthPicture),
    somebody(
      pen,
      'bia',
      92,
      {
        pose: {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [13, -34], z: 'front', hand: 'fist', dir: 100 },
          armR: { at: [10, -22], z: 'back' },
        },
        extra: (near) => ({
          armMid: [
            near.rope('M11,-33.600L21,-38', CLOTH.madeira, 1.2),
            near.shape('M20,-38.800L25.600,-41.600L24.400,-37.400L21.400,-36.6Z', CLOTH.vermelho),
          ],
        }),
      },
      58,
    ),
    somebody(
      pen,
      'theo',
      42,
      {
        pose: {
          ...SIT,
          expr: 'lendo',
          armL: { at: [12, -24], z: 'front', hand: 'fist', dir: 80 },
          armR: { at: [16, -22], z: 'back', hand: 'fist' },
        },
        extra: () => ({ armMid: pen.scaled(0.6).at(29, -22, 0.9, (p) => sieve(p, 'brown')) }),
      },
      58,
    ),
    points('56,51 59,53.4 62,50.600 58,49.4 60.500,56').map(([x, y]) => pen.shape(circle(x, y, 0.6), 'brown', 0.4)),
    standing(pen, bowlOf('bluePale', pen.shape('M-10 -9Q-5 -13 0 -12.500Q6 -13 10 -9z', 'brown', 0.8)), 59, 61.4, 17),
    standing(pen, paintPot('brown'), 77, 60, 9),
    standing(pen, paintPot('straw'), 105, 61, 9),
    standing(pen, paintPot('redDark'), 140, 60, 9),
    somebody(
      pen,
      'yumi',
      148,
      {
        pose: {
          ...GIVE,
          turn: -28,
          expr: 'carinho',
          armL: { at: [-11, -24], z: 'front', hand: 'fist' },
          armR: { at: [-4, -24], z: 'front', hand: 'fist' },
        },
        extra: () => ({ armMid: held(pen, paintPot('straw'), -8, -20, 13) }),
      },
      58,
    ),
    tuft(pen, 20, 60, 0.7),
  ],
}
