/** Pictures for covers of cards: a kite that somebody flies with a child, and a crib under the star. */
import type { CastName } from '../cast/people.ts'
import { ellipse, points, poly, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { sheep } from '../shapes/farm.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { brightStar } from '../shapes/space.ts'
import { crib } from './christmas-room.ts'
import { backdrop, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** Middle of the kite, and the child's raised hand that holds its string. */
const KITE = { x: 142, y: 92 } as const

const kite = (pen: Pen): Drawing => [
  pen.line(`M67 188C96 182 122 152 ${KITE.x - 3} ${KITE.y + 10}`, 1),
  pen.line(`M${KITE.x + 8} ${KITE.y + 36}C176 132 158 146 182 156`, 1.1),
  points('168,133 169,147').map(([x, y], i) => pen.shape(`M${x} ${y}l-7 -4v8zl7 -4v8z`, i ? 'yellow' : 'pink', 0.9)),
  pen.at(
    KITE.x,
    KITE.y,
    1,
    (own) => [
      own.shape(poly(points('0,-36 27,-6 0,38 -27,-6')), 'yellow'),
      own.shape(poly(points('0,-36 27,-6 0,-6')), 'blue', 1),
      own.shape(poly(points('0,-6 0,38 -27,-6')), 'red', 1),
      own.shape(poly(points('0,-36 27,-6 0,38 -27,-6')), null),
    ],
    { turn: -12 },
  ),
]

/** Somebody who brings a child up, and the child, on a hill in the wind. */
export const kiteScene = (adult: CastName): Scene => ({
  id: 'pipa',
  name: 'na hora da pipa',
  horizon: 120,
  front: 286,
  metre: 82,
  spots: {
    child: { at: [48, 272], width: 50, height: 100, on: 'ground' },
    adult: { at: [132, 276], width: 60, height: 150, on: 'ground' },
  },
  shows: ['pipa', 'criança', 'tree', 'sun', 'cloud'],
  close: { x: 105, zoom: 1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 34, 74, 1.1),
      cloud(far, 86, 84, 0.9),
      cloud(far, 190, 124, 0.8),
      hill(far, points('-8,196 40,176 100,196 160,178 218,198'), 'hillFar'),
      hill(middle, points('-8,216 50,208 110,218 165,204 218,212'), 'meadow'),
      tree(middle, 192, 226, 1.9),
      bush(middle, 12, 228, 1.1, 'lime'),
      meadow(pen, 244, 'grass'),
      kite(pen),
      stage.person('child', 0, {
        pose: { expr: 'alegre', armR: { at: [12, -44], hand: 'fist', dir: 150, thumb: -1 }, armL: [-16, 8] },
      }),
      stage.person('adult', adult, {
        pose: { expr: 'alegre', turn: -14, armL: { at: [-17, -40], hand: 'open', dir: 200 }, armR: [14, 8] },
      }),
    ]
  },
})

const stable = (pen: Pen): Drawing => [
  pen.shape('M44 276V168L105 124L166 168V276z', 'woodPale'),
  pen.line('M44 196H166M44 224H166M44 250H166', 0.8, 'wood'),
  pen.rope('M42 280V166M168 280V166', 5, 'brown', 1),
  pen.shape('M26 178L105 116L184 178L180 188L105 132L30 188z', 'straw'),
]

/** The crib in its stable, the star with its tail above it. */
export const CRIB_NIGHT: Scene = {
  id: 'presepio-noite',
  name: 'na noite do presépio',
  horizon: 120,
  front: 290,
  metre: 60,
  spots: {},
  shows: ['presépio', 'star', 'ovelha'],
  close: { x: 105, zoom: 1 },
  draw: ({ pen }) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'nightSky'),
      points('20,88 52,118 166,84 196,112 180,140 22,146').map(([x, y], i) => brightStar(far, x, y, i % 2 ? 3.4 : 4.6)),
      hill(far, points('-8,206 50,190 110,206 165,188 218,204'), 'hillFar'),
      pen.shape('M110 96C134 98 158 110 176 130C152 118 132 114 104 112z', 'yellowPale', 1),
      pen.shape(star(105, 96, 19, 5, 0.48), 'yellow', 1.3),
      meadow(pen, 236, 'sand'),
      stable(pen),
      pen.shape(ellipse(105, 278, 66, 9), 'straw', 1),
      pen.at(105 - 112 * 1.6, 280 - 282 * 1.6, 1.6, crib),
      sheep(pen, 26, 288, 1.1),
      bush(pen, 190, 284, 1.1, 'leaf'),
    ]
  },
}
