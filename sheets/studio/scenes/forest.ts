/** A forest: a child follows the path and points at the monkey, an owl looks on from a stump. */
import { POINT } from '../cast/poses.ts'
import { box, ellipse, points } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { hill, tree, tuft } from '../shapes/nature.ts'
import { butterfly, frog, owl, snail } from '../shapes/pets.ts'
import { bloom, broadLeaf, fern } from '../shapes/plants.ts'
import { monkey } from '../shapes/wild.ts'
import { backdrop, ground, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** A trunk from the canopy down, its middle and its foot. */
const trunk = (pen: Pen, x: number, y: number, width: number) => [
  pen.shape(
    `M${x - width / 2} 40V${y - 14}Q${x - width / 2} ${y} ${x - width * 0.9} ${y + 2}H${x + width * 0.9}Q${x + width / 2} ${y} ${x + width / 2} ${y - 14}V40z`,
    'earthPale',
  ),
  pen.line(`M${x - width / 6} 70v30M${x + width / 6} 120v26M${x - width / 5} 168v20`, 0.8, 'brownDark'),
]

const CANOPY =
  'M-12 19H222V78Q204 96 186 82Q168 100 150 84Q132 100 112 84Q94 100 76 84Q58 100 40 84Q22 98 6 84Q-6 92 -12 80z'

export const FOREST: Scene = {
  id: 'floresta',
  name: 'na floresta',
  horizon: 170,
  front: 282,
  metre: 68,
  spots: {
    walker: { at: [58, 274], width: 54, height: 92, on: 'ground' },
    owl: { at: [166, 238], width: 36, height: 46, on: 'ground' },
    frog: { at: [106, 284], width: 26, height: 22, on: 'ground' },
  },
  shows: ['tree', 'monkey', 'owl', 'frog', 'butterfly', 'crianças'],
  rich: ['snail'],
  close: { x: 108, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'skyLow'),
      hill(far, points('-8,146 50,132 110,146 160,130 218,146'), 'hillFar'),
      stage.tall(() =>
        stage.from('medio', () =>
          [38, 84, 140, 176].map((x) =>
            tree(middle, x, 176 + (x % 3) * 4, 1.3 + (x % 4) * 0.1, x % 2 ? 'foliage' : 'hill'),
          ),
        ),
      ),
      meadow(middle, 176, 'hillPale'),
      trunk(middle, 24, 206, 20),
      trunk(middle, 190, 206, 24),
      stage.from('medio', () => trunk(middle, 112, 196, 16)),
      pen.shape(CANOPY, 'foliage'),
      meadow(pen, 206, 'turf'),
      ground(pen, points('-8,252 50,240 120,248 218,236'), 'path'),
      stage.tall(() => [
        middle.rope('M150 88C148 96 154 104 152 122', 2, 'leafDeep', 0.9),
        monkey(pen, 146, 122, 1.15),
      ]),
      stage.from('medio', () => [
        fern(pen, 34, 222, 1.2),
        fern(pen, 146, 220, 1),
        broadLeaf(pen, 204, 232, 0.55, -20, 'leaf'),
      ]),
      pen.shape(box(146, 238, 40, 22, 3), 'brown'),
      pen.shape(ellipse(166, 238, 20, 5), 'woodPale'),
      pen.line('M158 238a8 2 0 0 0 16 0', 0.7, 'brownDark'),
      owl(pen, 166, 238, 1.1),
      stage.person('walker', 0, { pose: POINT }),
      stage.from('medio', () => [butterfly(pen, 104, 204, 1.2, 'yellow', 10), frog(pen, 106, 284, 1)]),
      stage.from('medio', () => [bloom(pen, 188, 272, 1.3, 'pink'), tuft(pen, 22, 284, 1.2)]),
      stage.from('desafio', () => [
        snail(pen, 142, 284, 0.9),
        bloom(pen, 22, 258, 1.2, 'yellow'),
        fern(pen, 86, 232, 0.9, 'leafDark'),
        tuft(pen, 184, 286, 1),
      ]),
    ]
  },
}
