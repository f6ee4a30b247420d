/** Above a maze that is seen from above: the place beyond it, as far as its title reaches. */
import type { Mark } from '../../scene/scene.ts'
import { standing, type Thing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { house } from '../../studio/shapes/built.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { palm, reed } from '../../studio/shapes/plants.ts'
import { curtained, nightTable } from '../../studio/shapes/rooms.ts'
import { HORIZON, hills, LANDS } from './maze-picture.ts'
import type { PlaceName } from './place-walls.ts'

const greenTree: Thing = (pen) => tree(pen, 0, 0)
const fruitTree: Thing = (pen) => tree(pen, 0, 0, 1, 'leaf', 'red')
const redHouse: Thing = (pen) => house(pen, 0, 0, 1, { roof: 'red' })
const blueHouse: Thing = (pen) => house(pen, 0, 0, 1, { roof: 'blue' })
const reeds: Thing = (pen) => [reed(pen, -7, 0, 1, -6), reed(pen, 7, 0, 0.9, 6)]
const shrub: Thing = (pen) => bush(pen, 0, 0)

/** On the hills at both sides of the title, where a wide instruction leaves no room below it. */
const BESIDE: Readonly<Partial<Record<PlaceName, readonly [Thing, Thing]>>> = {
  jardim: [greenTree, shrub],
  horta: [redHouse, fruitTree],
  bosque: [greenTree, fruitTree],
  rua: [redHouse, blueHouse],
  agua: [reeds, reeds],
  recife: [(pen) => palm(pen, 0, 0), (pen) => palm(pen, 0, 0)],
}

/** Of those things: the foot, the largest size, the room between them, the frame and the title, mm. */
const [FOOT, LARGEST, AIR] = [42, 15, 2]
const [LEFT, RIGHT] = [9, 201]
const LEAST = 8

/** Free beside an instruction for a house below the title, mm. */
const NARROWEST = 36
const RAISED = 14

/** A lamp and a window in the wall of a room. */
const wall = (pen: Pen): Drawing => [
  nightTable(pen.plane('far'), 25, HORIZON, 0.56),
  curtained(pen.plane('far'), 171, 28, 18, 18, 'sky', 'red'),
]

/** `title` and `told`: where the board and the instruction begin at the left, mm. */
export function horizonOf(
  place: PlaceName,
  floor: Fill,
  { title, told }: { readonly title: number; readonly told: number },
  color: boolean,
): Mark[] {
  const pen = new Pen(color)
  const { sky, far } = LANDS[place]
  const room = title - LEFT - 2 * AIR
  const size = Math.min(room, LARGEST)
  const beside = size < LEAST ? undefined : BESIDE[place]
  const x = AIR + size / 2 + (room - size) / 2
  return marksOf([
    pen.shape(box(0, 0, 214, 300), sky, null),
    place === 'casa'
      ? told >= NARROWEST
        ? wall(pen)
        : []
      : told >= NARROWEST
        ? far(pen)
        : [
            place === 'recife' ? [] : pen.at(0, -RAISED, 1, hills),
            beside ? standing(pen.plane('far'), beside[0], LEFT + x, FOOT, size) : [],
            beside ? standing(pen.plane('far'), beside[1], RIGHT - x, FOOT, size) : [],
          ],
    pen.plane('middle').shape(box(-4, HORIZON, 222, 240), floor, 0.9),
  ])
}
