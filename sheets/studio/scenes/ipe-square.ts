/** A square in September: a yellow ipê in blossom, one gathers its fallen flowers, one flies a kite. */
import { KNEEL, WAVE } from '../cast/poses.ts'
import { points, scallop } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { cloud, flowerHead, hill, sun, tree } from '../shapes/nature.ts'
import { basket } from '../shapes/woven.ts'
import { backdrop, birdsAfar, blades, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/**
 * All blossom and no leaves, as ipês are in September.
 * @param blossom at a spot of the crown, in the colours of the tree where it is left out
 */
export const ipe = (
  pen: Pen,
  x: number,
  y: number,
  scale = 1,
  fill: Fill = 'yellow',
  other: Fill = 'orange',
  blossom = (pen: Pen, cx: number, cy: number): Drawing =>
    flowerHead(pen, cx, cy, 6.4, fill === 'yellow' ? 'straw' : 'pinkPale', other),
): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(
      'M-9 0C-6 -24 -8 -44 -22 -66L-14 -70C-8 -60 -4 -54 -1 -50L2 -76H9L8 -48C14 -54 20 -62 26 -72L33 -67C20 -48 10 -28 12 0Q1 4 -9 0z',
      'brown',
    ),
    pen.shape(
      scallop(
        points('-50,-62 -66,-82 -60,-108 -40,-128 -8,-138 26,-134 52,-118 66,-94 60,-70 36,-58 10,-66 -20,-58'),
        0.6,
      ),
      fill,
    ),
    pen.shade(scallop(points('-50,-62 -40,-72 -10,-72 10,-76 40,-70 60,-72 36,-58 10,-66 -20,-58'), 0.6), other, 0.3),
    points('-44,-84 -24,-104 -28,-76 2,-90 4,-120 30,-104 28,-80 50,-90').map(([cx, cy]) => blossom(pen, cx, cy)),
  ])

const FALLEN = '30,244 16,268 44,268 146,256 72,278 194,256 22,281'

export const IPE_SQUARE: Scene = {
  id: 'ipe',
  name: 'debaixo do ipê',
  horizon: 150,
  front: 280,
  metre: 70,
  spots: {
    gatherer: { at: [102, 274], width: 60, height: 72, on: 'ground' },
    flyer: { at: [172, 280], width: 50, height: 90, on: 'ground' },
  },
  shows: ['tree', 'flower', 'crianças', 'sun', 'kite'],
  close: { x: 104, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.tall(() => [cloud(far, 186, 196, 0.6), sun(middle, 150, 92, 1)]),
      cloud(far, 104, 84, 0.9),
      birdsAfar(far, '136,142,14 150,150,12'),
      hill(far, points('-8,196 50,180 110,194 160,182 218,194'), 'hillFar'),
      tree(middle, 128, 216, 1.1),
      tree(middle, 198, 216, 1, 'lime'),
      meadow(middle, 214, 'meadow'),
      meadow(pen, 232, 'grass'),
      ipe(pen, 68, 262),
      points(FALLEN).map(([x, y]) => flowerHead(middle, x, y, 5.6, 'yellow', 'orange')),
      blades(middle, '140,238 176,244 30,284'),
      pen.line('M195.5 222C206 206 203 182 190 164', 0.7),
      pen.at(187, 146, 1, (own) => [
        own.shape('M0 -18L13 0L0 20L-13 0z', 'red', 1.1),
        own.line('M0 -18V20M-13 0H13', 0.8),
        own.line('M0 20q5 5 1 9t2 9', 0.9),
      ]),
      stage.person('flyer', 1, { pose: { ...WAVE, armR: { at: [16.4, -41], hand: 'fist', dir: 170, thumb: -1 } } }),
      basket(pen, 130, 282, 0.9),
      stage.person('gatherer', 0, { pose: KNEEL }),
    ]
  },
}
