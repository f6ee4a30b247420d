/** Landmarks inside a maze of hexagons, on ground that no way crosses: every page of a sheet has others. */
import type { Random } from '../../page/random.ts'
import type { Mark } from '../../scene/scene.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { box, circle, ellipse, points } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { flower } from '../../studio/shapes/nature.ts'
import { armadillo } from '../../studio/shapes/night-animals.ts'
import { bee } from '../../studio/shapes/pets.ts'
import { toadstools } from '../../studio/shapes/rewards.ts'
import type { BoardName, Island } from './hex-boards.ts'
import { drawPlots, plotGround } from './maze-plots.ts'
import type { PlaceName } from './place-walls.ts'

const queen: Thing = (pen) => [
  bee(pen, 0, 0, 1),
  pen.shape(
    'M-12.500 -4.600l-1.200 -6.600l3.200 2.600l2.500 -4.800l2.500 4.800l3.200 -2.600l-1.200 6.600z',
    'yellow',
    0.8,
  ),
]
const honeyJar: Thing = (pen) => [
  pen.shape('M-12 -24C-19 -18 -19 -4 -13 0H13C19 -4 19 -18 12 -24z', 'yellow', 1),
  pen.shape(box(-13, -30, 26, 7, 2), 'wood', 0.9),
  pen.shape(box(-10, -18, 20, 11, 2), 'white', 0.8),
  pen.line('M-5 -12.500q2.500 -4 5 0t5 0', 0.8, 'brown'),
]
/** A young bee asleep in its cradle of wax. */
const cradle: Thing = (pen) => [
  pen.shape('M-17 -10L-9 -24H9L17 -10L9 4H-9z', 'strawDark', 1),
  pen.shape(ellipse(0, -10, 11, 8), 'cream', 0.9),
  pen.line('M-3 -16q-3 6 0 12M3 -17q-3 7 0 13', 0.7),
  pen.line('M-9 -11q1.500 1.500 3 0M-6.500 -7.500q1.500 1 2.500 0', 0.8),
]
const scute: Thing = (pen) => [
  pen.shape('M-20 0L-10 -17H10L20 0L10 17H-10z', 'leaf', 1),
  pen.shape('M-13 0L-6.500 -11H6.500L13 0L6.500 11H-6.500z', 'lime', 0.8),
  pen.line('M-20 0h7M20 0h-7M-10 -17l3.500 6M10 -17l-3.500 6M-10 17l3.500 -6M10 17l-3.500 -6', 0.7),
]
const meadowFlowers: Thing = (pen) => [
  flower(pen, -6.5, -1, 1.1, 'red'),
  flower(pen, 6.5, -1, 1.1, 'purple'),
  flower(pen, 0, 2, 1.1, 'yellow'),
]
const stones: Thing = (pen) => [
  pen.shape('M-20 0C-22 -10 -14 -17 -7 -15C0 -13 2 -6 0 0z', 'stone', 1),
  pen.shape('M-3 0C-5 -13 6 -22 14 -17C21 -13 22 -5 20 0z', 'greyPale', 1),
  pen.line('M-14 -9q3 -3 6 -2M7 -12q3 -2 6 0', 0.7),
]
const worm: Thing = (pen) => [
  pen.rope('M-18 -4C-12 -16 -4 -10 -1 -4S10 4 16 -10', 6, 'pink', 0.9),
  pen.shape(circle(17, -12, 4.4), 'pink', 0.9),
  pen.solid(circle(16, -13.4, 0.9)),
  pen.solid(circle(19.2, -13.4, 0.9)),
  pen.line('M16 -10.400q1.600 1.200 3 0M-13 -11l2 3M-5 -9.500l-2.400 2.400M6 -2.500v3', 0.7),
]
const ammonite: Thing = (pen) => [
  pen.shape(circle(0, -15, 15), 'straw', 1),
  pen.line('M15 -15C15 -4 -10 -2 -10 -15S9 -26 9 -15S-5 -8 -5 -15S4 -19 4 -15', 0.9),
  points('-13,-11 -12,-20 -6,-27 4,-28.400 11,-24').map(([x, y]) =>
    pen.line(`M${x} ${y}L${x * 0.7} ${-15 + (y + 15) * 0.7}`, 0.7),
  ),
]

const THINGS: Readonly<Partial<Record<BoardName, readonly [Thing, ...Thing[]]>>> = {
  comb: [queen, honeyJar, cradle],
  turtle: [scute, meadowFlowers, toadstools],
  burrow: [armadillo, stones, worm, ammonite],
}
const GROUNDS: Readonly<Partial<Record<BoardName, PaletteName>>> = { comb: 'straw', turtle: 'hill', burrow: 'soil' }

/** Of a thing across, in radii of its island. */
const SHARE = 1.8

/** The ground of the islands, to be drawn below the cells around them. */
export const islandGround = (pen: Pen, islands: readonly Island[], board: BoardName, land: PlaceName) =>
  islands.map(({ x, y, whole }) => pen.shape(circle(x, y, whole), GROUNDS[board] ?? plotGround(land), null))

export function onIslands(
  islands: readonly Island[],
  board: BoardName,
  land: PlaceName,
  {
    goal,
    index,
    random,
    color,
  }: { readonly goal: string; readonly index: number; readonly random: Random; readonly color: boolean },
): Mark[] {
  const things = THINGS[board]
  const pen = new Pen(color).plane('middle')
  if (things)
    return marksOf(islands.map(({ x, y, radius }, i) => centred(pen, inTurn(things, index + i), x, y, radius * SHARE)))
  const boxes = islands.map(({ x, y, radius }) => {
    const half = radius * 0.8
    return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
  })
  return drawPlots(land, boxes, color, random, { goal, well: 0.5, page: { index, sheet: random } })
}
