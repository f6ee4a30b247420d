/** A wood that fills a page of groups: one old tree with a bough for each, its crown over all of them. Lengths in mm. */
import { round as r } from '../../scene/marks.ts'
import { points, ring, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, tuft } from '../shapes/nature.ts'
import { fern } from '../shapes/plants.ts'
import { TRUNK } from './sum-scenes.ts'

/** Right edge of the crown, and its lower edge where a row on the ground is below it. */
const [RIGHT, CROWN] = [161, 232]

/** Leaves in tufts of three. */
const leaves = (y: number, shift: number): string =>
  Array.from({ length: 5 }, (_, i) => `M${44 + i * 25 + shift} ${r(y)}q2.500 -3 5 0q2.500 -3 5 0`).join('')

export function wood(pen: Pen, foot: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  const green = pen.plane('far', 'leafDeep')
  const bark = pen.plane('middle', 'brownDark')
  const [top, bottom] = [57, CROWN]
  // Rounded corners of a box: a crown as wide below as above.
  const crown = ring(84, (top + bottom) / 2, 1, 1, 38).map(([x, y], i): Spot => {
    const [dx, dy] = [x - 84, y - (top + bottom) / 2]
    const grow = 1 / (Math.abs(dx) ** 4 + Math.abs(dy) ** 4) ** 0.25
    const wave = i % 2 ? 1.4 : -1.4
    return [84 + dx * grow * (RIGHT - 84), (top + bottom) / 2 + (dy * grow * (bottom - top)) / 2 + wave]
  })
  const trunk = smooth(points(`${TRUNK - 8},60 ${TRUNK - 6},120 ${TRUNK - 7},200 ${TRUNK - 9},250`), false)
  const back = smooth(points(`${TRUNK + 10},250 ${TRUNK + 7},200 ${TRUNK + 6},120 ${TRUNK + 5},60`), false).replace(
    /^M/,
    'L',
  )
  return [
    green.shape(scallop(crown, 0.4), 'lime', 0.8),
    [92, 134, 176, 214].map((y, i) => green.line(leaves(y, (i % 2) * 10), 0.6)),
    bark.shape(
      `${trunk}Q${TRUNK - 11} ${r(foot - 4)} ${TRUNK - 20} ${r(foot + 1)}Q${TRUNK} ${r(foot - 5)} ${TRUNK + 24} ${r(foot + 1)}Q${TRUNK + 12} ${r(foot - 5)} ${TRUNK + 10} 250${back}z`,
      'brown',
      1,
    ),
    bark.line(
      `M${TRUNK - 3} 84q2 14 0 26M${TRUNK + 2} 132q-2 12 0 24M${TRUNK - 3} 186q2 12 1 22M${TRUNK + 3} 226q-1 10 1 18`,
      0.7,
    ),
    green.shape(scallop(ring(TRUNK, 66, 15, 9, 9), 0.5), 'lime', 0.8),
    bush(green, 152, foot + 2, 0.5),
    fern(green, 54, foot + 2, 0.42),
    points('76,0.9 108,0.8 128,0.9').map(([x, scale]) => tuft(far, x, foot + 1, scale)),
  ]
}
