/** A garden behind its fence: a child waters the flowers, the dog waits. */
import { GIVE } from '../cast/poses.ts'
import { watering } from '../cast/things.ts'
import { points } from '../paths.ts'
import { house } from '../shapes/built.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly, dog, ladybird, snail } from '../shapes/pets.ts'
import { bloom, fence } from '../shapes/plants.ts'
import { backdrop, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

export const GARDEN: Scene = {
  id: 'jardim',
  name: 'no jardim',
  horizon: 140,
  front: 278,
  metre: 72,
  spots: {
    gardener: { at: [58, 262], width: 60, height: 90, on: 'ground' },
    dog: { at: [166, 258], width: 46, height: 62, on: 'ground' },
    bed: { at: [112, 278], width: 60, height: 40, on: 'ground' },
  },
  shows: ['snail', 'cerca', 'flower', 'dog', 'butterfly', 'bee', 'house', 'sun', 'tree'],
  close: { x: 104, zoom: 1.12 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 176, 84, 1.15, true)),
      cloud(far, 40, 84, 1.1),
      stage.from('medio', () => cloud(far, 110, 76, 0.8)),
      hill(far, points('-8,146 50,130 110,142 160,128 218,144'), 'hillFar'),
      house(middle, 128, 172, 2, { wall: 'cream', roof: 'orange', door: 'teal' }),
      stage.from('medio', () => tree(middle, 32, 180, 2, 'leaf', 'red')),
      stage.from('desafio', () => [
        bush(middle, 84, 178, 1, 'lime', 'pink'),
        bush(middle, 176, 178, 1.1, 'leaf', 'red'),
      ]),
      meadow(middle, 176, 'meadow'),
      fence(pen, 4, 208, 206, stage.level === 'facil' ? 46 : 34, 'cream'),
      meadow(pen, 206, 'grass'),
      dog(pen, 166, 258, stage.size(258, 0.62, 34) * 1.25),
      stage.person('gardener', 0, {
        pose: { ...GIVE, armL: { at: [11, -23], z: 'front', dir: 70, hand: 'fist', thumb: 1 } },
        extra: watering,
      }),
      bloom(pen, 104, 272, 2.6, 'red'),
      bloom(pen, 126, 278, 2.9, 'yellow'),
      stage.from('medio', () => [
        bloom(pen, 146, 282, 2.2, 'pink'),
        bloom(pen, 26, 284, 2, 'purple'),
        butterfly(pen, 120, 204, 1.5, 'orange', 14),
      ]),
      stage.from('medio', () => bee(pen, 176, 196, 0.7)),
      stage.from('medio', () => [snail(pen, 190, 283, 1.2, 'pink', { flip: true })]),
      stage.from('desafio', () => [
        ladybird(pen, 82, 284, 0.8),
        bloom(pen, 40, 286, 1.6, 'orange'),
        bloom(pen, 164, 284, 1.8, 'blue'),
        butterfly(pen, 30, 196, 1.1, 'blue', -12),
        tuft(pen, 10, 284, 1.1),
        tuft(pen, 68, 270, 0.9),
      ]),
    ]
  },
}
