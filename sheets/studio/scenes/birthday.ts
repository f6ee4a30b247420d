/** A birthday in the backyard: four children behind the table, the cake between them. */
import { BEHIND_TABLE, HANDS_UP } from '../cast/poses.ts'
import { box, points, scallop } from '../paths.ts'
import type { Fill } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { cloud, hill, tree } from '../shapes/nature.ts'
import { balloon, cake, gift, juice } from '../shapes/party.ts'
import { cat } from '../shapes/pets.ts'
import { backdrop, meadow } from './ground.ts'
import { guestHat } from './guests.ts'
import type { Scene } from './scene.ts'

const GUESTS = [
  [30, 238],
  [64, 232],
  [146, 232],
  [180, 238],
] as const
const HATS: readonly (readonly [Fill, Fill])[] = [
  ['red', 'yellow'],
  ['blue', 'pink'],
  ['yellow', 'green'],
  ['purple', 'orange'],
]

export const BIRTHDAY: Scene = {
  id: 'festa',
  name: 'na festa',
  horizon: 150,
  front: 276,
  metre: 82,
  spots: {
    guest0: { at: GUESTS[0], width: 32, height: 80, on: 'ground' },
    guest1: { at: GUESTS[1], width: 32, height: 80, on: 'ground' },
    guest2: { at: GUESTS[2], width: 32, height: 80, on: 'ground' },
    guest3: { at: GUESTS[3], width: 32, height: 80, on: 'ground' },
    cake: { at: [105, 209], width: 44, height: 64, on: 'table' },
    gifts: { at: [34, 282], width: 50, height: 36, on: 'ground' },
  },
  shows: ['cake', 'balloon', 'gift', 'bunting', 'candle', 'table', 'crianças'],
  close: { x: 122, zoom: 1.28 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const guest = (index: number) => {
      const [x, foot] = GUESTS[index] ?? GUESTS[0]
      const [hat, band] = HATS[index] ?? ['red', 'yellow']
      return [
        stage.person(`guest${index}`, index, { pose: index === 2 ? { ...BEHIND_TABLE, ...HANDS_UP } : BEHIND_TABLE }),
        guestHat(pen, BIRTHDAY, [x, foot], [hat, band], index % 2 ? 8 : -8),
      ]
    }
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => [cloud(far, 60, 108, 0.8), stage.from('desafio', () => cloud(far, 160, 116, 0.7))]),
      hill(far, points('-8,160 50,148 110,158 160,148 218,160'), 'hillFar'),
      stage.from('medio', () => [tree(middle, 16, 176, 1.4), tree(middle, 196, 176, 1.4)]),
      meadow(middle, 178, 'grass'),
      stage.from('medio', () =>
        bunting(middle, [4, 58], [206, 58], 12, ['yellow', 'blue', 'pink', 'green', 'orange'], {
          size: stage.level === 'desafio' ? 11 : 15,
          gap: 3,
        }),
      ),
      balloon(pen, 88, 186, 1.35, 'red', -8),
      balloon(pen, 122, 186, 1.45, 'blue', 8),
      stage.from('medio', () => [balloon(pen, 105, 170, 1.5, 'yellow', 0)]),
      stage.from('desafio', () => [balloon(pen, 24, 160, 1.2, 'purple', 4), balloon(pen, 186, 160, 1.2, 'green', -4)]),
      [0, 1, 2, 3].map((index) => guest(index)),
      pen.shape('M8 206H202L208 262H2z', 'white'),
      pen.shape(
        `${scallop(points('202,222 180,224 157,224 134,224 111,224 88,224 65,224 42,224 20,224 8,222'), 0.6, false)}L6 203H204z`,
        'pinkPale',
      ),
      pen.shape(box(4, 201, 202, 6, 2), 'pink', 1.1),
      cake(pen.plane('hero'), 105, 208, 1.35, 3),
      stage.from('medio', () => [juice(pen, 47, 202, 1, 'orange'), juice(pen, 163, 202, 1, 'green')]),
      meadow(pen, 258, 'meadow'),
      gift(pen, 36, 282, 1.1, 'blue', 'red', -4),
      stage.from('medio', () => [gift(pen, 74, 284, 0.85, 'yellow', 'purple', 5), cat(pen, 168, 284, 1.05)]),
      stage.from('desafio', () => [
        gift(pen, 12, 284, 0.8, 'green', 'orange'),
        gift(pen, 112, 285, 0.75, 'pink', 'blue'),
      ]),
    ]
  },
}
