/** Places of waves on land: flowers of a garden, a park. */
import type { Thing } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { circle, points } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, blades } from '../../studio/scenes/ground.ts'
import { mushroom } from '../../studio/shapes/handy.ts'
import { bush, cloud, flower, flowerHead, hill, sun, tree, tuft } from '../../studio/shapes/nature.ts'
import { rock } from '../../studio/shapes/sea.ts'
import { FLIERS, fitted } from './figures.ts'
import { leaves, PETALS, tulipCup } from './garden-flowers.ts'
import { below, greenOf, swells } from './land.ts'
import { inBays } from './wave-bays.ts'
import { underCrests } from './wave-standing.ts'
import type { Place, WaveRow } from './wave-types.ts'

const landscape = (pen: Pen): Drawing => {
  const far = pen.plane('far', 'hillLine')
  return [
    backdrop(pen, 'sky'),
    sun(far, 28, 64, 0.34),
    cloud(far, 184, 66, 0.5),
    hill(far, points('-8,100 40,84 100,98 160,82 218,96'), 'hillFar'),
  ]
}

const strip = (pen: Pen, y: number, fill: Fill): Drawing =>
  pen.plane('far', 'hillLine').shape(below(swells(y)), fill, 0.7)

const turf = ({ pen, middle, rise, index, page, isLast }: WaveRow): Drawing => {
  const far = pen.plane('far', 'leafDeep')
  const y = middle + rise / 2 + 8
  return [
    tuft(far, 16 + ((index + page) % 3) * 5, y, 0.6),
    tuft(far, 196 - ((index + page) % 3) * 5, y - 1, 0.6),
    isLast ? [] : blades(far, `${64 + ((index * 29) % 60)},${y + 1}`),
  ]
}

const stalk = (pen: Pen, height: number): Drawing => [
  pen.rope(`M0 0V${-height}`, 1.1, 'leafDark', 0.6),
  leaves(pen, 0.7),
]

/** A flower `height` mm high. */
type Bloom = (pen: Pen, fill: Fill, height: number) => Drawing

const daisy: Bloom = (pen, fill, height) => [stalk(pen, height - 5), flowerHead(pen, 0, 4.4 - height, 5, fill)]
const tulip: Bloom = (pen, fill, height) => [stalk(pen, height - 8), pen.shape(tulipCup(-height), fill, 0.8)]
const PETAL = 'M0 -1.600C-2.200 -3 -1.600 -5.600 0 -6.400C1.600 -5.600 2.200 -3 0 -1.600z'
const sunflower: Bloom = (pen, _, height) => [
  stalk(pen, height - 5),
  Array.from({ length: 10 }, (_, i) =>
    pen.at(0, 5 - height, 1, (own) => own.shape(PETAL, 'yellow', 0.7), { turn: i * 36 }),
  ),
  pen.shape(circle(0, 5 - height, 2.6), 'brown', 0.7),
]
/** Another kind in each row. */
const BLOOMS: readonly [Bloom, ...Bloom[]] = [daisy, tulip, sunflower]

const beside: readonly Thing[] = [
  (pen) => mushroom(pen, 0, 0, 1),
  (pen) => tuft(pen, 0, 0, 1),
  (pen) => bush(pen, 0, 0, 1, 'leaf', 'red'),
  (pen) => flower(pen, 0, 0, 1, 'white'),
]

/** The foot of flowers below the line's lowest, mm. */
const FLOWER_FOOT = 5

/** Height of a flower before the line's room makes it smaller, mm. */
const BLOOM = 24

/** A flight over each flower, and down to what grows between them. */
export const flowers: Place = {
  behind: landscape,
  ground: (row, ends) => [strip(row.pen, row.middle + row.rise / 2 + 1, greenOf(row.index)), ends],
  things: (row) => {
    const { pen, troughs, middle, rise, road, step, index, page, isLast } = row
    const own = pen.plane('middle', 'leafDeep')
    const kind = index + page
    const bloom = inTurn(BLOOMS, kind)
    const low = middle + rise / 2 + step - rise - 6
    return [
      underCrests(
        row,
        PETALS.map(
          (_, i): Thing =>
            (at) =>
              bloom(at, inTurn(PETALS, i + kind), BLOOM),
        ),
        own,
      ),
      troughs.map(({ x, y }, i) => {
        const draw = beside[(i + kind) % beside.length]
        const from = y + road / 2 + 2
        return draw && !isLast
          ? fitted(own, draw, x, Math.min(low, from + 10), { width: 11, height: Math.min(9, low - from) })
          : []
      }),
    ]
  },
  road: 'white',
  foot: (id, height, row) => (FLIERS.has(id) ? height / 2 : row.rise / 2 + FLOWER_FOOT),
  top: 69,
  bottom: 280,
  names: ['jardim', 'flor', 'cogumelo'],
}

export const park: Place = {
  behind: (pen) => [landscape(pen), strip(pen, 78, 'meadow')],
  ground: (row, ends) => [strip(row.pen, row.middle - row.rise / 2 - 7, greenOf(row.index)), turf(row), ends],
  things: (row) =>
    inBays(
      row,
      [
        (pen) => tree(pen, 0, 0, 1),
        (pen) => bush(pen, 0, 0, 1, 'leaf', 'red'),
        (pen) => tree(pen, 0, 0, 1, 'lime', 'red'),
      ],
      [(pen) => flower(pen, 0, 0, 1, 'pink'), (pen) => rock(pen, 0, 0, 1), (pen) => mushroom(pen, 0, 0, 1)],
      row.pen.plane('middle', 'leafDeep'),
    ),
  road: 'path',
  foot: () => 7,
  top: 69,
  bottom: 286,
  names: ['árvore', 'pedra', 'cogumelo'],
}
