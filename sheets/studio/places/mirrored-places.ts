/**
 * Places with a mirror down their middle: the drawing is the left half, the right one is its image. A large figure is on
 * the ground, at the mirror. Lengths in mm.
 */
import { inTurn } from '../in-turn.ts'
import { box, circle, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { blades, ripples } from '../scenes/ground.ts'
import { bunting, house } from '../shapes/built.ts'
import { mushroom, stripedBall } from '../shapes/handy.ts'
import { crate } from '../shapes/market.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { gift } from '../shapes/party.ts'
import { bloom, lily, reed } from '../shapes/plants.ts'
import { brightStar, crater } from '../shapes/space.ts'

export type MirroredPlace = 'jardim' | 'lagoa' | 'festa' | 'feira' | 'mata' | 'quintal' | 'lua' | 'oficina' | 'campo'

/** Height of the figure's foot, and the mirror. */
export const [MIRRORED_FOOT, MIRROR] = [233, 105]

interface Layers {
  readonly back: Fill
  /** Not where the other half is drawn without lines to follow: that side stays empty. */
  readonly behind: (pen: Pen) => Drawing
  /** On both sides: the ground with what is on it. */
  readonly front: (pen: Pen) => Drawing
  /** On both sides: the light of the place, where the title leaves it room. */
  readonly corner?: (pen: Pen) => Drawing
}

const FOOT = MIRRORED_FOOT

const level = (pen: Pen, fill: Fill): Drawing => pen.shape(box(-6, FOOT, 226, 90), fill, 1.2)

const bright = (pen: Pen): Drawing => sun(pen.plane('far'), 26, 38, 0.56)
const cloudy = (pen: Pen): Drawing => cloud(pen.plane('far', 'hillLine'), 28, 40, 0.72)

const hills = (pen: Pen): Drawing => [
  cloud(pen.plane('far', 'hillLine'), 30, 84, 0.8),
  hill(
    pen.plane('far', 'hillLine'),
    points(`-8,${FOOT - 34} 30,${FOOT - 48} 70,${FOOT - 30} 120,${FOOT - 44}`),
    'hillFar',
  ),
]

/** Pickets with two rails. */
const fence = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    far.shape(box(-4, FOOT - 30, 112, 4), 'woodPale', 0.7),
    far.shape(box(-4, FOOT - 14, 112, 4), 'woodPale', 0.7),
    Array.from({ length: 12 }, (_, i) => {
      const x = 3 + i * 9
      return far.shape(`M${x} ${FOOT}v-36l3 -4l3 4v36z`, 'cream', 0.7)
    }),
  ]
}

/** The edge of a table with a cloth that hangs down. */
const table = (pen: Pen, cloth: Fill): Drawing => [
  pen.shape(`M-6 ${FOOT + 6}H220V${FOOT + 17}${'q-5.500 8 -11 0'.repeat(20)}L-6 ${FOOT + 6}z`, cloth, 1),
  pen.shape(box(-6, FOOT, 226, 7, 1), 'wood', 1.2),
]

/** A window with a hill behind it. */
const hallWindow = (pen: Pen): Drawing => [
  pen.shape(box(14, 92, 28, 38, 1), 'sky', 0.8),
  pen.shape('M14 122Q24 110 42 120V130H14z', 'hillFar', 0.7),
  pen.line('M28 92V130M14 111H42', 0.8),
  pen.shape(box(12, 129, 32, 3.4, 1), 'woodPale', 0.7),
]

const floor = (pen: Pen, fill: Fill): Drawing => pen.shape(box(-6, 262, 226, 60), fill, 1)

/** A board on the wall with tools. */
const toolWall = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'woodDark')
  return [
    far.shape(box(13, 68, 34, 44, 2), 'woodPale', 0.8),
    far.shape(`M20 75h4v10h3v16h-10v-16h3z`, 'red', 0.7),
    far.shape(`M34 76a5 5 0 1 1 8 4v22h-8v-22z`, 'metal', 0.7),
    far.shape(box(12, 128, 30, 4, 1), 'wood', 0.8),
    far.shape(box(15, 116, 8, 12, 1), 'blue', 0.7),
    far.shape(box(27, 119, 11, 9, 1), 'yellow', 0.7),
  ]
}

const PLACES: Readonly<Record<MirroredPlace, Layers>> = {
  jardim: {
    back: 'sky',
    behind: (pen) => [hills(pen), bush(pen.plane('far', 'leafDark'), 24, FOOT, 0.9, 'leaf', 'red')],
    corner: bright,
    front: (pen) => [
      level(pen, 'meadow'),
      blades(pen, `20,${FOOT + 9} 58,${FOOT + 10} 84,${FOOT + 8}`),
      bloom(pen, 58, 277, 1.7, 'pink'),
      bloom(pen, 76, 281, 1.3, 'yellow'),
      bloom(pen, 92, 276, 1.6, 'purple'),
      tuft(pen, 67, 262, 0.9),
    ],
  },
  lagoa: {
    back: 'sky',
    behind: (pen) => [hills(pen), [18, 26, 34].map((x, i) => reed(pen.plane('far'), x, FOOT, 0.9, (i - 1) * 5))],
    corner: cloudy,
    front: (pen) => [
      level(pen, 'water'),
      ripples(pen, `14,${FOOT + 10} 52,${FOOT + 13} 84,${FOOT + 9} 60,${FOOT + 26} 90,${FOOT + 30}`),
      lily(pen, 62, 272, 1.1, 'pink'),
      lily(pen, 90, 280, 0.9, 'white'),
      pen.shape(`M-6 276Q24 268 50 282V300H-6z`, 'sand', 1),
    ],
  },
  festa: {
    back: 'pinkPale',
    behind: (pen) => [
      hallWindow(pen.plane('far', 'woodDark')),
      bunting(pen.plane('far'), [6, 66], [106, 62], 7, ['yellow', 'teal', 'orange', 'purple'], { size: 7, gap: 3 }),
    ],
    front: (pen) => [
      floor(pen, 'woodPale'),
      table(pen, 'bluePale'),
      gift(pen, 64, 282, 0.6, 'yellow', 'red'),
      gift(pen, 84, 283, 0.5, 'teal', 'yellow'),
    ],
  },
  feira: {
    back: 'skyLow',
    behind: (pen) => [
      cloud(pen.plane('far', 'hillLine'), 30, 96, 0.8),
      house(pen.plane('far', 'hillLine'), 29, FOOT, 1, { roof: 'red' }),
    ],
    corner: bright,
    front: (pen) => [
      floor(pen, 'stone'),
      table(pen, 'green'),
      crate(pen, 66, 282, 0.74, 'banana'),
      crate(pen, 91, 282, 0.74, 'laranja'),
    ],
  },
  mata: {
    back: 'sky',
    behind: (pen) => [
      hill(
        pen.plane('far', 'hillLine'),
        points(`-8,${FOOT - 40} 30,${FOOT - 56} 70,${FOOT - 40} 120,${FOOT - 54}`),
        'hill',
      ),
      tree(pen.plane('far', 'leafDark'), 24, FOOT, 1.9),
      tree(pen.plane('far', 'leafDark'), 58, FOOT, 1.4, 'lime'),
    ],
    corner: cloudy,
    front: (pen) => [
      level(pen, 'hill'),
      blades(pen, `18,${FOOT + 9} 62,${FOOT + 11} 88,${FOOT + 8}`),
      mushroom(pen, 62, 280, 1),
      tuft(pen, 76, 281, 1),
      mushroom(pen, 92, 281, 0.8),
    ],
  },
  quintal: {
    back: 'sky',
    behind: (pen) => [
      cloud(pen.plane('far', 'hillLine'), 30, 90, 0.8),
      tree(pen.plane('far', 'leafDark'), 22, FOOT - 14, 2),
      fence(pen),
    ],
    corner: bright,
    front: (pen) => [
      level(pen, 'grass'),
      blades(pen, `18,${FOOT + 9} 58,${FOOT + 10} 86,${FOOT + 12}`),
      stripedBall(pen, 64, 272, 9, 'red', 'white'),
      bloom(pen, 88, 280, 1.3, 'yellow'),
      tuft(pen, 76, 282, 0.9),
    ],
  },
  lua: {
    back: 'dusk',
    behind: (pen) => [
      points('20,72 36,100 18,134 30,168 16,198 60,66').map(([x, y], i) =>
        brightStar(pen.plane('far'), x, y, i % 2 ? 2.4 : 3.4),
      ),
    ],
    corner: (pen) => points('20,34 32,46').map(([x, y]) => brightStar(pen.plane('far'), x, y, 2.6)),
    front: (pen) => [
      level(pen, 'stone'),
      crater(pen, 70, 254, 26),
      crater(pen, 92, 276, 18),
      pen.shape(circle(54, 274, 1.6), 'stoneDark', 0.7),
    ],
  },
  oficina: {
    back: 'yellowPale',
    behind: toolWall,
    front: (pen) => [
      floor(pen, 'stone'),
      pen.shape(box(-6, FOOT + 7, 226, 22), 'woodPale', 1),
      pen.shape(box(-6, FOOT, 226, 8, 1), 'wood', 1.2),
      pen.shape(box(70, FOOT + 12, 24, 11, 1), 'orange', 0.9),
      pen.shape(circle(82, FOOT + 17.5, 1.5), 'white', 0.7),
      pen.shape(box(56, 268, 26, 14, 2), 'red', 1),
      pen.line('M62 268v-4h14v4M56 274h26', 1),
    ],
  },
  campo: {
    back: 'sky',
    behind: (pen) => [
      cloud(pen.plane('far', 'hillLine'), 30, 110, 0.8),
      cloud(pen.plane('far', 'hillLine'), 58, 196, 0.7),
    ],
    corner: bright,
    front: (pen) => [
      level(pen, 'meadow'),
      blades(pen, `18,${FOOT + 9} 62,${FOOT + 11} 90,${FOOT + 9}`),
      bush(pen, 66, 282, 0.7, 'leaf', 'pink'),
      bloom(pen, 90, 281, 1.3, 'red'),
    ],
  },
}

const WALLS: readonly [Fill, ...Fill[]] = ['yellowPale', 'pinkPale', 'bluePale']

interface HalfPlace {
  readonly place: MirroredPlace
  /** Painted, or to be painted. */
  readonly isPainted: boolean
  /** The other half is drawn there by whoever counts squares, or by the eye. */
  readonly isEmpty: boolean
  readonly variant: number
}

/** The left half of a place. */
export function mirroredHalf(pen: Pen, { place, isPainted, isEmpty, variant }: HalfPlace): Drawing {
  const { back, behind, front } = PLACES[place]
  const wall = place === 'festa' ? inTurn(WALLS, variant) : back
  return pen.clip(box(-6, 0, MIRROR + 6, 300), [
    isPainted ? pen.shape(box(-6, 0, MIRROR + 8, 300), wall, null) : [],
    isEmpty ? [] : behind(pen),
    front(pen),
  ])
}

/** Sun, cloud or stars beside the title on the left. The glow is mixed with the sky below it. */
export const mirroredCorner = (pen: Pen, place: MirroredPlace): Drawing => {
  const { back, corner } = PLACES[place]
  return corner ? [pen.shape(circle(26, 38, 4), back, null), corner(pen)] : []
}

/** The image of a drawing at the other side of the mirror. */
export const mirrored = (pen: Pen, draw: (pen: Pen) => Drawing): Drawing =>
  pen.at(2 * MIRROR, 0, 1, draw, { flip: true })

/** A spot for whoever paints, on the left. */
export const PAINTER: Spot = [31, 282]
