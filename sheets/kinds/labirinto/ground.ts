/** The ground of a maze: its place in a frame, the floor of its ways, and drawn things in the corners that it leaves free. */
import type { Box } from '../../lettering/bounds.ts'
import type { Journey, Landscape } from '../../page/journeys.ts'
import type { Random } from '../../page/random.ts'
import { frameAround, type Setting, surround, type Thing } from '../../page/surroundings.ts'
import { type Point, rectData } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import type { PaletteName } from '../../studio/palette.ts'
import { Pen } from '../../studio/pen.ts'

interface Ground {
  readonly around: PaletteName
  readonly floor: PaletteName
  readonly high: readonly Thing[]
  readonly low: readonly Thing[]
}

const GROUNDS: Readonly<Record<Landscape, Ground>> = {
  jardim: { around: 'meadow', floor: 'path', high: ['tree', 'bush'], low: ['flower', 'tuft', 'fern'] },
  agua: { around: 'meadow', floor: 'water', high: ['reed', 'bush'], low: ['lily', 'tuft'] },
  ceu: { around: 'sky', floor: 'white', high: ['cloud', 'sun'], low: ['cloud', 'bird'] },
  espaco: { around: 'dusk', floor: 'white', high: ['planet', 'star'], low: ['star', 'planet'] },
  rua: { around: 'meadow', floor: 'greyPale', high: ['tree', 'bush'], low: ['bush', 'tuft'] },
  casa: { around: 'yellowPale', floor: 'cream', high: [], low: [] },
}

/** The floor of a maze's paths, from the path data of its outline; empty without colour. */
export const mazeFloor = (place: Landscape, outline: string, color: boolean): Mark[] =>
  color ? [new Pen(true).shape(outline, GROUNDS[place].floor, null)] : []

export const boxData = ({ x, y, width, height }: Box): string => rectData(x, y, width, height)

/** The frame of a maze that leaves corners free. `taken` are points of the maze and of the pictures at its ends. */
export function mazeGround(
  { place, start, goal }: Pick<Journey, 'start' | 'goal'> & { readonly place: Landscape },
  taken: readonly Point[],
  color: boolean,
  random: Random,
): Mark[] {
  const { around, high, low } = GROUNDS[place]
  // Another flower than the one at the end would be a second goal.
  const others = (things: readonly Thing[]) => things.filter((thing) => thing !== start && thing !== goal)
  const setting: Setting = { above: around, below: around, high: others(high), low: others(low) }
  return surround(setting, { frame: frameAround(0), taken, boxes: [], color }, random)
}
