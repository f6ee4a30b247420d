/** Things on the plots of a maze where that differs from page to page: gardens, squares of a town, a sitting-room. */
import type { Thing } from '../../studio/fit.ts'
import { hollowTree } from '../../studio/pairs/homes.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import { bale, barn, windPump } from '../../studio/shapes/farm.ts'
import { collard } from '../../studio/shapes/kitchen-garden.ts'
import { fountain, lake, maize } from '../../studio/shapes/map-places.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { reed } from '../../studio/shapes/plants.ts'
import { PLAY_LARGE, PLAY_SMALL } from '../../studio/shapes/playground-things.ts'
import { toadstools } from '../../studio/shapes/rewards.ts'
import { bookcase, nightTable } from '../../studio/shapes/rooms.ts'
import { rock } from '../../studio/shapes/sea.ts'
import type { PlaceName } from './place-walls.ts'

export const greens: Thing = (pen) => [
  pen.shape('M-34 2C-34 -7 34 -7 34 2z', 'soil', 1),
  [-22, 0, 22].map((x) => collard(pen, x, -2, 0.5)),
]
export const bushes: Thing = (pen) => [bush(pen, -11, 0), bush(pen, 12, 1, 0.8)]
export const grove: Thing = (pen) => [tree(pen, -9, 0, 0.9), tree(pen, 11, 2)]
export const reeds: Thing = (pen) => [
  rock(pen, 6, 0, 0.7),
  [-16, -9, 18].map((x, i) => reed(pen, x, 0, 0.8 - i * 0.1, i * 5 - 4)),
]

/** A park bench, 34 mm wide. */
const bench: Thing = (pen) => [
  pen.rope('M-13 0V-9M13 0V-9', 2, 'stoneDark', 0.8),
  pen.shape(box(-17, -21, 34, 4, 1), 'wood', 0.9),
  pen.shape(box(-17, -15.6, 34, 4, 1), 'wood', 0.9),
  pen.shape(box(-18, -10, 36, 4, 1), 'wood', 0.9),
]
/** The coreto of a square: a band plays there on feast days. */
const bandstand: Thing = (pen) => [
  [-17, -6, 6, 17].map((x) => pen.shape(box(x - 1.2, -30, 2.4, 24), 'white', 0.8)),
  pen.line('M-17 -14H17M-12 -14V-7M0 -14V-7M12 -14V-7', 0.9),
  pen.shape(box(-21, -8, 42, 8, 1), 'pinkPale', 1),
  pen.shape(box(-5, -6, 10, 6), 'stone', 0.8),
  pen.shape('M-23 -29L0 -43L23 -29z', 'red', 1),
  pen.shape(circle(0, -44, 2), 'yellow', 0.8),
]
/** A cart with popcorn under an awning. */
const popcornCart: Thing = (pen) => [
  pen.rope('M-11 -16V-36M11 -16V-36', 1.4, 'metal', 0.7),
  points('-6,-21 -1,-23 4,-21 -3,-19 2,-19').map(([x, y]) => pen.shape(circle(x, y, 2.6), 'cream', 0.7)),
  pen.shape(box(-14, -18, 28, 13, 1), 'red', 1),
  pen.shape(box(-10, -14.5, 20, 6, 1), 'white', 0.8),
  pen.shape('M-16 -34L-12 -42H12L16 -34z', 'yellow', 1),
  pen.line('M-6 -42L-8 -34M0 -42V-34M6 -42L8 -34', 0.8),
  [-9, 9].map((x) => [pen.shape(circle(x, -4, 4), 'greyDark', 0.9), pen.shape(circle(x, -4, 1.6), 'white', 0.7)]),
]

interface Garden {
  readonly wall: PaletteName
  readonly floor: PaletteName
  /** Beyond the garden. */
  readonly horizon: PlaceName
  readonly things: readonly Thing[]
}

/** A playground, a kitchen garden, a lake in the wood and the square of a town. */
export const GARDENS: readonly [Garden, ...Garden[]] = [
  { wall: 'leaf', floor: 'path', horizon: 'jardim', things: [...PLAY_LARGE, ...PLAY_SMALL.slice(0, 2)] },
  {
    wall: 'brownPale',
    floor: 'cream',
    horizon: 'horta',
    things: [greens, maize, (pen) => bale(pen, 0, 0), (pen) => barn(pen, 0, 0), (pen) => windPump(pen, 0, 0)],
  },
  { wall: 'leafDark', floor: 'skyLow', horizon: 'bosque', things: [lake, grove, hollowTree, toadstools, reeds] },
  {
    wall: 'stoneDark',
    floor: 'yellowPale',
    horizon: 'rua',
    things: [fountain, bench, bandstand, popcornCart, bushes],
  },
]

/** An oval rug with rings. */
const rug: Thing = (pen) => [
  pen.shape(ellipse(0, -15, 34, 15), 'redPale', 1),
  pen.shape(ellipse(0, -15, 26, 10.5), 'yellow', 0.8),
  pen.shape(ellipse(0, -15, 17, 6), 'foam', 0.8),
]

const SCREEN = 'M-13 -22L-7 -31M-9 -18L2 -32'
/** A television on its chest of drawers. */
const television: Thing = (pen) => [
  pen.rope('M-18 0V-3M18 0V-3', 2.4, 'woodDark', 0.8),
  pen.shape(box(-23, -13, 46, 11, 1.5), 'wood', 1),
  pen.line('M0 -13V-2M-9 -7.500h3M6 -7.500h3', 0.9),
  pen.shape(box(-4, -16, 8, 3), 'greyDark', 0.8),
  pen.shape(box(-20, -40, 40, 25, 2), 'greyDark', 1),
  pen.shape(box(-17.4, -37.4, 34.8, 19.8, 1), 'bluePale', 0.8),
  pen.line(SCREEN, 0.8, 'white'),
]
/** An armchair with round arms and a cushion. */
export const armchair: Thing = (pen) => [
  pen.rope('M-12 0V-4M12 0V-4', 2.6, 'woodDark', 0.8),
  pen.shape('M-15 -6V-34Q-15 -42 0 -42Q15 -42 15 -34V-6z', 'red', 1),
  pen.shape(box(-12, -18, 24, 9, 3), 'redPale', 0.9),
  pen.shape(box(-19, -23, 9, 20, 4), 'red', 1),
  pen.shape(box(10, -23, 9, 20, 4), 'red', 1),
  pen.shape(box(-10, -9.6, 20, 6.6, 1), 'red', 0.9),
  pen.shape('M-6 -30l12 -1.500l1.500 11l-12 1.500z', 'yellow', 0.8),
]
export const sofa: Thing = (pen) => [
  pen.rope('M-22 0V-4M22 0V-4', 2.6, 'woodDark', 0.8),
  pen.shape(box(-26, -32, 26, 26, 4), 'teal', 1),
  pen.shape(box(0, -32, 26, 26, 4), 'teal', 1),
  pen.shape(box(-24, -16, 24, 8, 2.5), 'bluePale', 0.9),
  pen.shape(box(0, -16, 24, 8, 2.5), 'bluePale', 0.9),
  pen.shape(box(-24, -8.6, 48, 5.6, 1), 'teal', 0.9),
  pen.shape(box(-31, -22, 9, 19, 4), 'teal', 1),
  pen.shape(box(22, -22, 9, 19, 4), 'teal', 1),
  pen.shape('M-19 -27l10 -1.500l1.400 10l-10 1.500z', 'yellow', 0.8),
]
/** On whole plots of the easiest mazes. */
export const SITTING_ROOM: readonly Thing[] = [
  armchair,
  sofa,
  television,
  (pen) => nightTable(pen, 0, 0),
  (pen) => bookcase(pen, 0, 0),
]

/** Of one scale on plots of two rows, and a rug where there is one row. */
export const LIVING_ROOM: readonly Thing[] = [armchair, television, (pen) => bookcase(pen, 0, 0), rug]

/** A ladybird from above with its head downwards, on a leaf. */
export const ladybirdAbove: Thing = (pen) => [
  pen.shape('M0 -34C18 -28 22 -8 0 6C-22 -8 -18 -28 0 -34z', 'lime', 0.9),
  pen.line('M0 -34V6M0 -24l9 -5M0 -24l-9 -5', 0.7, 'leafDark'),
  pen.line(
    'M-8 -19l-5 -3M8 -19l5 -3M-9 -13h-5.500M9 -13h5.500M-7.500 -8l-4.500 3.500M7.500 -8l4.500 3.500M-2 -1l-2.500 4M2 -1l2.500 4',
    1.1,
  ),
  pen.shape(circle(0, -4, 4.6), 'greyDark', 0.9),
  pen.shape(circle(0, -13.5, 9.4), 'red', 1),
  pen.line('M0 -23V-5', 0.9),
  [
    [-4.4, -17],
    [4.4, -17],
    [-4.8, -10.6],
    [4.8, -10.6],
  ].map(([x = 0, y = 0]) => pen.solid(circle(x, y, 1.7))),
]
