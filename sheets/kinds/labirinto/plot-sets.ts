/** Things on the plots of a maze where that differs from page to page: gardens, squares of a town, a sitting-room. */
import { well } from '../../studio/eras/farm-things.ts'
import type { Thing } from '../../studio/fit.ts'
import { kennel } from '../../studio/pairs/homes.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle, ellipse } from '../../studio/paths.ts'
import { bale, barn, windPump } from '../../studio/shapes/farm.ts'
import { collard } from '../../studio/shapes/kitchen-garden.ts'
import { fountain, lake, maize, mangrove } from '../../studio/shapes/map-places.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { reed } from '../../studio/shapes/plants.ts'
import { PLAY_LARGE, PLAY_SMALL } from '../../studio/shapes/playground-things.ts'
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
/** Stones across a pond. */
const stones: Thing = (pen) => [
  pen.shape(ellipse(0, -8, 25, 9), 'water', 1),
  [-14, 0, 14].map((x, i) => pen.shape(ellipse(x, -8 + (i % 2) * 3, 5, 2.6), 'stone', 0.9)),
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
  { wall: 'leafDark', floor: 'skyLow', horizon: 'bosque', things: [lake, grove, stones, mangrove, reeds] },
  {
    wall: 'stone',
    floor: 'yellowPale',
    horizon: 'rua',
    things: [fountain, bench, kennel, well, bushes],
  },
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
