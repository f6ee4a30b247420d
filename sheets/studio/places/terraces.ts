/**
 * A place in steps, one below the other: a bank of the meadow, a shelf, a layer of sea or sky for each row of a page.
 * Things stand on a step's ground, or float above it.
 */
import { box, circle, ellipse, points, type Spot, scallop, smooth } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { reed } from '../shapes/plants.ts'
import { coral, rock, seaweed } from '../shapes/sea.ts'
import { crescent } from '../shapes/space.ts'
import { moon, picnic, station, wood } from './terrace-outings.ts'
import { children, clearSky, countryside, FOOT, LEFT, type Look, RIGHT, rolling, type Step } from './terrace-parts.ts'

export type { Step } from './terrace-parts.ts'

export type Terrain =
  | 'meadow'
  | 'shelves'
  | 'floor'
  | 'sky'
  | 'sea'
  | 'waves'
  | 'night'
  | 'pond'
  | 'station'
  | 'wood'
  | 'picnic'
  | 'moon'

/** Each row has its bank behind its uppermost feet. */
export const ROLLING: ReadonlySet<Terrain> = new Set(['meadow', 'wood', 'moon'])

/** Things have no ground there: they fly or swim, or lie in the water. */
export const FLOATING: ReadonlySet<Terrain> = new Set(['sky', 'sea', 'waves', 'night'])

function meadow(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    countryside(pen, people),
    steps.map(({ edge, ground }, i) => [
      hill(far, rolling(edge, 1.1, i % 2 ? 1 : -1), i % 2 ? 'grass' : 'meadow', FOOT + 8),
      tuft(far, 12, ground + 5, 0.5),
      flower(far, 198, ground + 6, 0.55, i % 2 ? 'pink' : 'yellow'),
      tuft(far, 193.5, ground + 6.5, 0.4),
    ]),
    bush(far, 15, FOOT - 2, 0.6),
    bush(far, 196, FOOT - 2, 0.7),
  ]
}

/** A wall with flags, and children who stand behind what begins at `top`. */
const room = (pen: Pen, top: number, { people, flags, wall = 'cream' }: Look): Drawing => [
  pen.shape(box(0, 0, 210, FOOT + 8), wall, null),
  flags ? bunting(pen.plane('far', 'woodDark'), [LEFT, 21], [RIGHT, 21], 3.4, flags, { size: 6, gap: 3.4 }) : [],
  children(pen.plane('middle'), people, top + 3),
]

/** Of a shelf: thickness of its boards, and of its sides, mm. */
const [BOARD, SIDE] = [3.6, 4]

function shelves(pen: Pen, steps: readonly Step[], look: Look): Drawing {
  const far = pen.plane('far', 'woodDark')
  const top = (steps[0]?.edge ?? FOOT) - 3
  return [
    room(pen, top, look),
    pen.shape(box(LEFT, top, RIGHT - LEFT, FOOT), 'cream', null),
    far.shape(box(LEFT - 2, top, RIGHT - LEFT + 4, BOARD), 'wood'),
    [LEFT, RIGHT - SIDE].map((x) => far.shape(box(x, top + BOARD, SIDE, FOOT), 'wood')),
    steps.map(({ ground }) => [
      pen.shade(box(LEFT + SIDE, ground + BOARD, RIGHT - LEFT - 2 * SIDE, 2.2), 'brown', 0.14),
      far.shape(box(LEFT + SIDE, ground, RIGHT - LEFT - 2 * SIDE, BOARD), 'woodPale'),
    ]),
  ]
}

function floor(pen: Pen, steps: readonly Step[], look: Look): Drawing {
  const far = pen.plane('far', 'woodDark')
  const top = (steps[0]?.edge ?? FOOT) - 3
  return [
    room(pen, top, { ...look, people: null }),
    far.shape(box(LEFT - 2, top - 4, RIGHT - LEFT + 4, FOOT), 'woodPale'),
    far.shape(box(LEFT - 2, top - 6, RIGHT - LEFT + 4, 2.8), 'cream'),
    // On the floor with both feet.
    children(pen.plane('middle'), look.people, top + 3.5),
    // A joint across the floor would be taken for a mark of a row.
    steps.slice(1).map(({ edge }) => far.line(`M${LEFT - 2} ${edge}H${RIGHT + 2}`, 0.5, 'wood')),
  ]
}

function sky(pen: Pen, steps: readonly Step[], { people, bare }: Look): Drawing {
  const far = pen.plane('far', 'seaLine')
  const top = (steps[0]?.edge ?? FOOT) + 1
  const bank = Array.from({ length: 12 }, (_, i): Spot => [-6 + i * 20.2, top + (i % 2 ? 2.4 : -1.6)])
  // Its lower edge has no line: things of the first row hang before it.
  const under = smooth(
    [...bank].reverse().map(([x, y]): Spot => [x, y + 10]),
    false,
  )
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'sky', null),
    // A wide title would cover it.
    people ? sun(far, 190, 33, 0.5) : [],
    children(pen.plane('middle'), people, top + 6),
    people
      ? [
          far.shape(`${scallop(bank, 0.56, false)}${under.replace('M', 'L')}z`, 'cloud', null),
          far.line(scallop(bank, 0.56, false), 0.5),
        ]
      : [],
    // Between two rows a few clouds, never in the same places.
    (bare ? [] : steps.slice(1)).map(({ edge }, i) => {
      const spots = i % 2 ? [14, 158] : [142, 195]
      return spots.map((x, k) => cloud(far, x, edge + 2.6, 0.46 + ((i + k) % 3) * 0.08))
    }),
  ]
}

/** A spit of sand at each side of the title: the children look on from there. */
const shores = (pen: Pen, people: Look['people'], y: number): Drawing => {
  if (!people) return []
  const sandy = pen.plane('far', 'sandLine')
  const reach = (RIGHT - LEFT - people.titleWidth) / 2 + 6
  return [
    sandy.shape(
      `M-6 ${y - 6}C${LEFT + reach * 0.5} ${y - 8} ${LEFT + reach} ${y - 3} ${LEFT + reach} ${y + 2}L-6 ${y + 4}z`,
      'sand',
      0.6,
    ),
    sandy.shape(
      `M216 ${y - 6}C${RIGHT - reach * 0.5} ${y - 8} ${RIGHT - reach} ${y - 3} ${RIGHT - reach} ${y + 2}L216 ${y + 4}z`,
      'sand',
      0.6,
    ),
    children(pen.plane('middle'), people, y - 3),
  ]
}

function sea(pen: Pen, steps: readonly Step[], { people, bare }: Look): Drawing {
  const far = pen.plane('far', 'seaLine')
  const top = steps[0]?.edge ?? FOOT
  const crests = (y: number) => {
    const spots = Array.from({ length: 16 }, (_, i): Spot => [-6 + i * 14.8, y])
    return scallop(spots, 0.66, false)
  }
  return [
    pen.shape(box(0, 0, 210, 80), 'sky', null),
    sun(far, 190, 33, 0.5),
    cloud(far, 24, 33, 0.7),
    far.shape(`${crests(top)}V${FOOT + 8}H-6z`, 'foam'),
    shores(pen, people, top + 1),
    (bare ? [] : steps.slice(1)).map(({ edge }) => {
      const line = (y: number) =>
        smooth(
          Array.from({ length: 14 }, (_, i): Spot => [6 + i * 15.2, y + (i % 2 ? 1.2 : -1.2)]),
          false,
        )
      return far.line(line(edge - 1), 0.6)
    }),
    pen.shape(`${smooth(rolling(FOOT - 8, 1.4, 1), false)}V${FOOT + 8}H-6z`, 'sand', null),
    (bare ? [] : steps).map(({ ground }, i) => [
      i % 2 ? coral(far, 13, ground + 6, 0.42, 'pinkPale') : seaweed(far, 13, ground + 6, 0.5, 'leaf'),
      i % 2 ? seaweed(far, 197, ground + 6, 0.5, 'leaf') : coral(far, 197, ground + 6, 0.4, 'orange'),
      i === steps.length - 1 ? [rock(far, 20, FOOT - 3, 0.5), rock(far, 190, FOOT - 3, 0.6)] : [],
      far.shape(
        circle(18, ground - 16, 1.1) + circle(15.6, ground - 20, 0.8) + circle(193, ground - 14, 1),
        'white',
        0.5,
      ),
    ]),
  ]
}

function waves(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'seaLine')
  return [
    clearSky(pen, far),
    steps.map(({ edge }, i) => {
      const spots = Array.from({ length: 16 }, (_, k): Spot => [-12 + (i % 2) * 7 + k * 14.8, edge])
      return far.shape(`${scallop(spots, 0.66, false)}V${FOOT + 8}H-12z`, 'water')
    }),
    shores(pen, people, (steps[0]?.edge ?? FOOT) + 1),
  ]
}

/** An evening whose first hills are at the foot: all rows are sky. */
function night(pen: Pen, steps: readonly Step[], { people, bare }: Look): Drawing {
  const far = pen.plane('far', 'waterLine')
  const top = (steps[0]?.edge ?? FOOT) + 1
  return [
    pen.shape(box(0, 0, 210, FOOT + 8), 'bluePale', null),
    bare ? [] : crescent(far, 187, 34, 0.62),
    people
      ? [
          children(pen.plane('middle'), people, top + 8),
          hill(far, points('-6,58 40,54 86,58 130,54 176,58 216,54'), 'waterDeep', top + 1),
          pen.shape(box(0, top, 210, FOOT), 'bluePale', null),
          far.line(`M0 ${top}H210`, 0.7),
        ]
      : [],
    steps.slice(1).map(({ edge }, i) => {
      const spots = i % 2 ? [18, 160] : [146, 193]
      return spots.map((x, k) => cloud(far, x, edge + 2, 0.4 + ((i + k) % 3) * 0.07))
    }),
    bare
      ? hill(far, points('-6,262 30,257 76,262 124,258 170,263 216,257'), 'waterDeep')
      : hill(far, points('-6,284 30,279 76,284 124,280 170,285 216,279'), 'waterDeep'),
    (bare ? [] : [24, 58, 150, 182]).map((x, i) => tree(far, x, 285 + (i % 2), 0.3, 'teal')),
  ]
}

/** Ponds one below the other, each in its bank of grass; the water is above a row's ground. */
function pond(pen: Pen, steps: readonly Step[], { people }: Look): Drawing {
  const far = pen.plane('far', 'hillLine')
  const shore = pen.plane('far', 'waterLine')
  return [
    countryside(pen, people),
    steps.map(({ edge, ground }, i) => [
      hill(far, rolling(edge + 6, 1.1, i % 2 ? 1 : -1), i % 2 ? 'grass' : 'meadow', FOOT + 8),
      shore.shape(
        `M-6 ${ground - 21}Q40 ${ground - 25} 104 ${ground - 23}T216 ${ground - 21}V${ground + 3}Q160 ${ground + 6} 104 ${ground + 4}T-6 ${ground + 4}z`,
        'water',
      ),
      reed(far, i % 2 ? 198 : 12, ground - 20, 0.5, -4),
      reed(far, i % 2 ? 193 : 17, ground - 21, 0.42, 6),
      tuft(far, i % 2 ? 14 : 196, ground - 21.5, 0.5),
    ]),
  ]
}

const DRAWN: Readonly<Record<Terrain, (pen: Pen, steps: readonly Step[], look: Look) => Drawing>> = {
  meadow,
  shelves,
  floor,
  sky,
  sea,
  waves,
  night,
  pond,
  station,
  wood,
  picnic,
  moon,
}

export const terraces = (pen: Pen, terrain: Terrain, steps: readonly Step[], look: Look): Drawing =>
  DRAWN[terrain](pen, steps, look)

/** Shade of a thing on its ground; empty where there is no ground. */
export const footing = (pen: Pen, terrain: Terrain, x: number, y: number, width: number): Drawing =>
  FLOATING.has(terrain) ? [] : pen.shade(ellipse(x, y - 0.4, width * 0.42, 1.5), 'black', 0.16)
