/** Photographs of a school's news, in a frame 150 wide and 84 high that goes on above. Each always has the same people. */
import { person } from '../cast/cast.ts'
import type { CastName } from '../cast/people.ts'
import { BEHIND_TABLE, GIVE, HOLD, POINT, POINT_LEFT, SEATED } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { lawn, meadow } from '../scenes/ground.ts'
import { bunting, school } from '../shapes/built.ts'
import { sortedBins } from '../shapes/caring.ts'
import { tortoise } from '../shapes/grouped-animals.ts'
import { atabaque, pandeiro } from '../shapes/instruments.ts'
import { wateringCan } from '../shapes/keepsakes.ts'
import { lettuce } from '../shapes/kitchen-garden.ts'
import { bush, cloud, flowerHead, hill, tree } from '../shapes/nature.ts'
import { openBook, shelf } from '../shapes/rooms.ts'

type Cast = readonly CastName[]

/** A room whose floor begins at `skirting`. */
export const indoors = (pen: Pen, wall: Fill, skirting = 62): Drawing => [
  pen.shape(box(-60, -60, 270, 160), wall, null),
  pen.shape(box(-60, skirting, 270, 60), 'woodPale', null),
  pen.plane('middle').shape(box(-60, skirting - 3, 270, 3), 'cream', 0.7),
  pen.line(`M-60 ${skirting + 9}H210M20 ${skirting}v9M80 ${skirting}v9M136 ${skirting}v9`, 0.5, 'wood'),
]

const yard = (pen: Pen): Drawing => {
  const [far, middle] = [pen.plane('far', 'hillLine'), pen.plane('middle')]
  return [
    pen.shape(box(-60, -60, 270, 160), 'sky', null),
    cloud(far, 18, 2, 0.6),
    cloud(far, 134, -6, 0.6),
    hill(far, points('-60,44 20,34 70,42 120,32 210,44'), 'hillFar'),
    lawn(middle, points('-60,52 75,50 210,52'), 'meadow'),
  ]
}

/** A vegetable bed behind the school: one shows a lettuce, the other waters. */
export const gardenNews = (pen: Pen, [one = 'iara', other = 'davi']: Cast): Drawing => [
  yard(pen),
  school(pen.plane('middle'), 75, 53, 0.86),
  meadow(pen, 64, 'grass'),
  person(pen, one, 30, 74, 0.9, { pose: HOLD, extra: () => ({ head: [lettuce(pen, 0, -17, 0.5)] }) }),
  person(pen, other, 122, 74, 0.9, { pose: GIVE, flip: true }),
  standing(pen, wateringCan, 101, 60, 19),
  pen.shape('M6 79Q8 71 16 71H134Q142 71 144 79V90H6z', 'soil', 1),
  [22, 48, 74, 100, 126].map((x) => lettuce(pen, x, 78, 0.5)),
]

/** A fair: a volcano on a table, two who made it behind. */
export const volcanoNews = (pen: Pen, [one = 'malu', other = 'theo']: Cast): Drawing => [
  indoors(pen, 'yellowPale'),
  bunting(pen.plane('middle'), [-4, -4], [154, -4], 6, ['red', 'blue', 'green', 'purple'], { size: 7, gap: 2.6 }),
  person(pen, one, 28, 78, 0.92, { pose: { ...BEHIND_TABLE, turn: 20, expr: 'alegre' } }),
  person(pen, other, 122, 78, 0.92, { pose: { ...BEHIND_TABLE, turn: -20, expr: 'surpreso' } }),
  pen.shape('M46 58L66 22H84L104 58z', 'brown', 1.1),
  pen.line('M58 50l7 -14M92 50l-6 -15', 0.7, 'brownDark'),
  pen.shape('M66 22H84L88 30Q86 38 83 30Q80 46 76 33Q73 42 70 32Q66 36 63 28z', 'orange', 1),
  pen.shape('M68 22C60 12 70 6 66 -2C74 0 76 -8 75 -12C82 -6 80 0 86 -3C84 6 92 12 82 22z', 'red', 1),
  pen.shape('M71 22C68 14 75 10 74 4C80 8 82 16 79 22z', 'yellow', 0.8),
  pen.shape(box(2, 57, 146, 7, 1.5), 'wood', 1.1),
  pen.shape(box(8, 64, 134, 30), 'bluePale', 1),
  pen.shape(box(43, 65.8, 64, 16, 1.5), 'white', 0.9),
  pen.text(75, 77.4, 'VULCÃO', 8),
]

/** A band of the school on a low stage. */
export const bandNews = (pen: Pen, [one = 'bia', other = 'gil', third = 'sofia']: Cast): Drawing => [
  indoors(pen, 'purplePale', 58),
  ([-8, 128] as const).map((x) => [
    pen.plane('middle').shape(`M${x} -60H${x + 30}V56Q${x + 22} 60 ${x + 15} 56Q${x + 8} 60 ${x} 56z`, 'red', 0.9),
    pen.line(`M${x + 10} -40V52M${x + 20} -40V52`, 0.6, 'redDark'),
  ]),
  pen.shape(box(-60, 68, 270, 40), 'wood', 1),
  pen.line('M-60 75H210', 0.6, 'woodDark'),
  person(pen, one, 40, 72, 0.84, {
    pose: {
      expr: 'alegre',
      armL: { at: [-5.4, -25.4], hand: 'flat', dir: 60, z: 'front', thumb: 1 },
      armR: { at: [6.4, -26.6], hand: 'flat', dir: -70, z: 'front', thumb: -1 },
    },
    extra: () => ({ head: [atabaque(pen, 0, 4, 0.74)] }),
  }),
  person(pen, other, 76, 72, 0.84, {
    pose: { expr: 'cantar', armR: { at: [3, -33], z: 'front', hand: 'fist', dir: -60 } },
    extra: () => ({
      head: [pen.rope('M4 -27L3 -36', 1.8, 'greyDark', 0.8), pen.shape(circle(2.6, -38, 2.6), 'grey', 0.9)],
    }),
  }),
  person(pen, third, 112, 72, 0.84, { pose: HOLD, extra: () => ({ head: [pandeiro(pen, 0, -26, 1.2)] }) }),
]

/** The wall of the yard with a painting of sun and flowers. */
export const muralNews = (pen: Pen, [one = 'nina', other = 'caio']: Cast): Drawing => [
  pen.shape(box(-60, -60, 270, 160), 'sky', null),
  cloud(pen.plane('far', 'hillLine'), 30, -14, 0.6),
  pen.shape(box(-60, -4, 270, 68), 'cream', 1),
  pen.plane('middle').line('M-60 7H210M-60 18H210M6 -4v11M144 -4v11M8 18v11M140 18v11M4 40v11M146 40v11', 0.5, 'stone'),
  pen.shape('M22 2H128V60H22z', 'bluePale', 1),
  pen.shape('M22 44Q50 34 75 44T128 42V60H22z', 'hill', 0.9),
  pen.shape(circle(75, 20, 9), 'yellow', 0.9),
  pen.line('M75 8V4.500M75 32v3.500M63 20h-4M87 20h4M66.500 11.500l-2.600 -2.600M83.500 11.500l2.600 -2.600', 1),
  (
    [
      [52, 'red'],
      [66, 'pink'],
      [82, 'orange'],
      [97, 'purple'],
    ] as const
  ).map(([x, fill], i) => [
    pen.rope(`M${x} 58V${46 + (i % 2) * 3}`, 1.2, 'leafDark', 0.6),
    flowerHead(pen, x, 43 + (i % 2) * 3, 5, fill),
  ]),
  pen.shape(box(-60, 64, 270, 40), 'greyPale', 1),
  person(pen, one, 30, 80, 0.9, { pose: POINT }),
  pen.rope('M47 50L57 45', 1.6, 'wood', 0.8),
  pen.shape('M56 43.400L62 41.600Q62.600 44.600 58.400 46.800z', 'red', 0.8),
  person(pen, other, 120, 80, 0.9, { pose: POINT_LEFT }),
  pen.rope('M103 50L97 53', 1.6, 'wood', 0.8),
  pen.shape('M98.600 51L92.400 54Q93.600 57 98.400 55z', 'purple', 0.8),
  (
    [
      [62, 'red'],
      [75, 'yellow'],
      [88, 'purple'],
    ] as const
  ).map(([x, fill]) => [
    pen.shape(`M${x - 5} 71H${x + 5}L${x + 4} 80H${x - 4}z`, 'white', 0.9),
    pen.shape(ellipse(x, 71, 5, 1.8), fill, 0.8),
  ]),
]

/** Bins for paper and plastic, and two who use them. */
export const recyclingNews = (pen: Pen, [one = 'lia', other = 'yumi']: Cast): Drawing => [
  indoors(pen, 'foam', 60),
  sortedBins(pen, [50, 74], { scale: 1.15, gap: 28, count: 3 }),
  person(pen, one, 20, 82, 0.9, { pose: { expr: 'alegre', armL: { at: [11, -32], z: 'front', dir: 90, thumb: 1 } } }),
  pen.shape(box(30, 44, 8, 10, 2), 'foam', 0.9),
  pen.shape(box(30.6, 41, 6.8, 3.4, 0.8), 'red', 0.8),
  person(pen, other, 132, 80, 0.9, { pose: GIVE, flip: true }),
  pen.shape('M114 60V50Q114 47.500 116 46V42.500H119V46Q121 47.500 121 50V60z', 'bluePale', 0.9),
  pen.shape(box(114, 51, 7, 5), 'white', 0.7),
]

/** A table of chess, one player at each side, with a clock between them. */
export const chessNews = (pen: Pen, [one = 'davi', other = 'iara']: Cast): Drawing => [
  indoors(pen, 'pinkPale'),
  shelf(pen.plane('middle'), 42, 22, 66),
  person(pen, one, 34, 80, 0.92, { pose: SEATED, extra: () => ({ behind: [chair(pen)] }) }),
  person(pen, other, 116, 80, 0.92, { pose: SEATED, flip: true, extra: () => ({ behind: [chair(pen)] }) }),
  pen.shape(box(60, 58, 6, 24) + box(84, 58, 6, 24), 'woodDark', 1),
  pen.shape(box(48, 53, 54, 6, 1.5), 'wood', 1.1),
  pen.shape(box(56, 49.6, 38, 3.8), 'white', 0.9),
  [0, 1, 2, 3].map((i) => pen.shape(box(56 + i * 9.5, 49.6, 4.75, 3.8), 'greyDark', 0.6)),
  (
    [
      [60, 'white'],
      [68, 'white'],
      [83, 'brown'],
      [90, 'brown'],
    ] as const
  ).map(([x, fill], i) => [
    pen.shape(`M${x - 2.8} 49.600L${x - 1.2} ${43 - (i % 2) * 3}H${x + 1.2}L${x + 2.8} 49.600z`, fill, 0.8),
    pen.shape(circle(x, 41.6 - (i % 2) * 3, 2), fill, 0.8),
  ]),
]

const chair = (pen: Pen): Drawing => [
  pen.rope('M-11 0V-34', 2.4, 'blue', 0.8),
  pen.rope('M5 0V-13', 2.4, 'blue', 0.8),
  pen.shape(box(-12, -14, 20, 3, 1), 'blue', 0.8),
]

/** Two with a book on a rug, a shelf behind them. */
export const libraryNews = (pen: Pen, [one = 'nina', other = 'gil']: Cast): Drawing => [
  indoors(pen, 'bluePale', 58),
  [-40, 24, 88, 152].map((x) => shelf(pen.plane('middle'), x, 24, 60)),
  [-40, 24, 88, 152].map((x) => shelf(pen.plane('middle'), x, 2, 60)),
  pen.shape(ellipse(75, 77, 66, 8), 'redPale', 0.9),
  person(pen, one, 48, 79, 0.98, { pose: HOLD, extra: () => ({ top: [pen.at(0, 2, 0.9, openBook)] }) }),
  person(pen, other, 104, 79, 0.98, { pose: POINT_LEFT }),
]

/** A yard with a tortoise that walked in, two look on. */
export const tortoiseNews = (pen: Pen, [one = 'sofia', other = 'caio']: Cast): Drawing => [
  yard(pen),
  tree(pen.plane('middle'), 20, 60, 1.1),
  bush(pen.plane('middle'), 132, 58, 0.9, 'leaf', 'pink'),
  meadow(pen, 66, 'grass'),
  person(pen, one, 34, 78, 0.92, { pose: { ...POINT, expr: 'surpreso', armR: { at: [18, -24], dir: 70, z: 'back' } } }),
  person(pen, other, 118, 78, 0.92, { pose: { ...POINT_LEFT, armL: { at: [-18, -24], dir: -70, z: 'back' } } }),
  standing(pen, tortoise, 76, 80, 34),
]
