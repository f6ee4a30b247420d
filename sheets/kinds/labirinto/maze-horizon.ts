/** Above a maze that is seen from above: the place beyond it, as far as its title reaches. */
import type { Mark } from '../../scene/scene.ts'
import { centred, standing, type Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { kennel } from '../../studio/pairs/homes.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, Pen } from '../../studio/pen.ts'
import { house } from '../../studio/shapes/built.ts'
import { bale, barn, windPump } from '../../studio/shapes/farm.ts'
import { fountain, lighthouse, mangrove } from '../../studio/shapes/map-places.ts'
import { bush, cloud, sun, tree } from '../../studio/shapes/nature.ts'
import { palm, reed } from '../../studio/shapes/plants.ts'
import { PLAY_LARGE } from '../../studio/shapes/playground-things.ts'
import { bookcase, nightTable } from '../../studio/shapes/rooms.ts'
import { airBalloon } from '../../studio/shapes/travellers.ts'
import { HORIZON, hills, LANDS } from './maze-picture.ts'
import type { PlaceName } from './place-walls.ts'
import { grove } from './plot-sets.ts'

const greenTree: Thing = (pen) => tree(pen, 0, 0)
const fruitTree: Thing = (pen) => tree(pen, 0, 0, 1, 'leaf', 'red')
const redHouse: Thing = (pen) => house(pen, 0, 0, 1, { roof: 'red' })
const reeds: Thing = (pen) => [reed(pen, -7, 0, 1, -6), reed(pen, 7, 0, 0.9, 6)]
const shrub: Thing = (pen) => bush(pen, 0, 0)
const palmTree: Thing = (pen) => palm(pen, 0, 0)
/** A house of many floors. */
const tower =
  (fill: Fill, floors: number): Thing =>
  (pen) => [
    pen.shape(box(-9, -7 * floors - 3, 18, 7 * floors + 3), fill, 1),
    Array.from({ length: floors }, (_, i) =>
      [-6.4, 1.6].map((x) => pen.shape(box(x, -7 * floors + i * 7, 4.8, 4), 'white', 0.7)),
    ),
  ]

const clock: Thing = (pen) => [
  pen.shape(circle(0, 0, 10), 'white', 1),
  pen.line('M0 -6V0L5 2.500M0 -8.500v1.500M0 7v1.500M-8.500 0h1.500M7 0h1.500', 0.9),
]

/** A window with a view, as wide as its curtains. */
const curtainedWindow =
  (cloth: Fill): Thing =>
  (pen) => [
    pen.shape(box(-13, -27, 26, 27, 1.5), 'wood', 1),
    pen.shape(box(-11, -25, 22, 23), 'sky', 0.8),
    pen.shape('M-11 -8Q-5 -13 0 -9T11 -10V-2H-11z', 'hillFar', 0.7),
    pen.shape(circle(4, -18.5, 2.4), 'yellow', 0.7),
    pen.line('M0 -25V-2M-11 -14.500H11', 0.9),
    [-1, 1].map((s) => [
      pen.shape(`M${14.5 * s} -27H${1.5 * s}Q${3 * s} -16 ${10 * s} -12L${9 * s} 0.500H${14.5 * s}z`, cloth, 1),
      pen.line(`M${14.5 * s} -12H${10 * s}M${9 * s} -26Q${9 * s} -18 ${12 * s} -13`, 0.7),
    ]),
    pen.rope('M-17 -28H17', 2, 'brown', 0.9),
  ]
const WINDOWS: readonly [Thing, ...Thing[]] = [
  curtainedWindow('red'),
  curtainedWindow('teal'),
  curtainedWindow('yellow'),
]

/** A landscape in a frame. */
const framed: Thing = (pen) => [
  pen.line('M-6 -10L0 -15L6 -10', 0.8),
  pen.shape(box(-14, -10, 28, 20, 1), 'wood', 1),
  pen.shape(box(-11, -7, 22, 14), 'sky', 0.8),
  pen.shape('M-11 3L-4 -3L1 2L5 -1L11 4V7H-11z', 'hill', 0.7),
  pen.shape(circle(6, -3.5, 1.9), 'yellow', 0.6),
]

type Pairs = readonly [readonly [Thing, Thing], ...(readonly [Thing, Thing])[]]

/** On the hills at both sides of the title, where a wide instruction leaves no room below it: others on each sheet. */
const BESIDE: Readonly<Partial<Record<PlaceName, Pairs>>> = {
  jardim: [
    [greenTree, shrub],
    [PLAY_LARGE[0], fruitTree],
    [kennel, greenTree],
    [fruitTree, fountain],
  ],
  horta: [
    [redHouse, fruitTree],
    [(pen) => barn(pen, 0, 0), (pen) => windPump(pen, 0, 0)],
    [fruitTree, (pen) => bale(pen, 0, 0)],
  ],
  bosque: [
    [greenTree, fruitTree],
    [grove, shrub],
    [fruitTree, grove],
  ],
  rua: [
    [tower('bluePale', 4), tower('yellowPale', 3)],
    [tower('pinkPale', 3), greenTree],
    [greenTree, tower('bluePale', 4)],
  ],
  agua: [
    [reeds, reeds],
    [mangrove, reeds],
    [reeds, greenTree],
  ],
  recife: [
    [palmTree, palmTree],
    [lighthouse, palmTree],
  ],
  casa: [
    [clock, framed],
    [WINDOWS[0], clock],
    [framed, inTurn(WINDOWS, 1)],
  ],
}

/** Of those things: the foot, the largest size, the room between them, the frame and the title, mm. */
const [FOOT, LARGEST, AIR] = [42, 15, 2]
const [LEFT, RIGHT] = [9, 201]
const LEAST = 8
/** Beside a title for what is in the sky, mm. */
const ALOFT_ROOM = 24

/** Middle of what hangs on a wall there. */
const ON_WALL = 34

/** Free beside an instruction for a house below the title, mm. */
const NARROWEST = 36
const RAISED = 14

/** A lamp or books, and a window in the wall of a room. */
const wall = (pen: Pen, variant: number): Drawing => [
  variant % 3 === 1
    ? standing(pen.plane('far'), (own) => bookcase(own, 0, 0), 25, HORIZON, 30)
    : nightTable(pen.plane('far'), 25, HORIZON, 0.56),
  variant % 3 === 2
    ? centred(pen.plane('far'), clock, 181, 38, 20)
    : standing(pen.plane('far'), inTurn(WINDOWS, variant), 184, 53, 29),
]
/** In the sky, where the title leaves room for it. */
const ALOFT: readonly [Thing, ...Thing[]] = [(pen) => sun(pen, 0, 0, 1), (pen) => cloud(pen, 0, 0, 1), airBalloon]

/** `title` and `told`: where the board and the instruction begin at the left, mm. */
export function horizonOf(
  { place, variant }: { readonly place: PlaceName; readonly variant: number },
  floor: Fill,
  { title, told }: { readonly title: number; readonly told: number },
  color: boolean,
): Mark[] {
  const pen = new Pen(color)
  const { sky, far } = LANDS[place]
  const room = title - LEFT - 2 * AIR
  const size = Math.min(room, LARGEST)
  const beside = size < LEAST ? undefined : BESIDE[place] && inTurn(BESIDE[place], variant)
  const x = AIR + size / 2 + (room - size) / 2
  return marksOf([
    pen.shape(box(0, 0, 214, 300), sky, null),
    place === 'casa'
      ? told >= NARROWEST
        ? wall(pen, variant)
        : beside
          ? [
              centred(pen.plane('far'), beside[0], LEFT + x, ON_WALL, size),
              centred(pen.plane('far'), beside[1], RIGHT - x, ON_WALL, size),
            ]
          : []
      : told >= NARROWEST
        ? [
            far(pen),
            room > ALOFT_ROOM
              ? centred(pen.plane('far'), inTurn(ALOFT, variant), variant % 2 ? LEFT + x : RIGHT - x, 31, 12)
              : [],
          ]
        : [
            place === 'recife' ? [] : pen.at(0, -RAISED, 1, hills),
            beside ? standing(pen.plane('far'), beside[0], LEFT + x, FOOT, size) : [],
            beside ? standing(pen.plane('far'), beside[1], RIGHT - x, FOOT, size) : [],
          ],
    pen.plane('middle').shape(box(-4, HORIZON, 222, 240), floor, 0.9),
  ])
}
