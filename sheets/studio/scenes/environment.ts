/** Caring for nature: two children plant a tree, bins for sorted waste stand by the path. */
import { GIVE, KNEEL } from '../cast/poses.ts'
import { points } from '../paths.ts'
import type { Fill } from '../pen.ts'
import { bin, sapling } from '../shapes/feasts.ts'
import { cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly, ladybird } from '../shapes/pets.ts'
import { bloom } from '../shapes/plants.ts'
import { backdrop, ground, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

const BINS: readonly Fill[] = ['blue', 'red', 'green', 'yellow']

export const ENVIRONMENT: Scene = {
  id: 'meio-ambiente',
  name: 'cuidando da natureza',
  horizon: 150,
  front: 282,
  metre: 70,
  spots: {
    planter: { at: [56, 276], width: 56, height: 84, on: 'ground' },
    helper: { at: [170, 274], width: 50, height: 92, on: 'ground' },
    sapling: { at: [102, 280], width: 40, height: 50, on: 'ground' },
  },
  shows: ['tree', 'lixeira', 'muda', 'butterfly', 'sun', 'crianças'],
  close: { x: 106, zoom: 1.08 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 174, 92, 1, true),
      stage.from('medio', () => [cloud(far, 46, 78, 0.9), cloud(far, 112, 96, 0.8)]),
      hill(far, points('-8,150 50,134 110,148 160,134 218,150'), 'hillFar'),
      stage.from('medio', () => [tree(middle, 92, 172, 1.4, 'lime'), tree(middle, 190, 178, 1.6)]),
      meadow(middle, 166, 'hill'),
      tree(middle, 30, 206, 2.3),
      stage.from('medio', () => ground(middle, points('92,208 128,188 168,180 218,184'), 'water', 1)),
      meadow(pen, 206, 'meadow'),
      BINS.slice(0, stage.level === 'facil' ? 2 : 4).map((fill, i) => bin(pen, 84 + i * 21, 230, 0.92, fill)),
      sapling(pen, 104, 277, 1.35),
      stage.person('planter', 0, { pose: KNEEL }),
      stage.person('helper', 1, {
        flip: true,
        pose: {
          ...GIVE,
          armL: { at: [11, -22], z: 'front', dir: 60, hand: 'open' },
          armR: { at: [16, -22], z: 'back', dir: 60 },
        },
      }),
      butterfly(pen, 128, 142, 1.3, 'orange', 12),
      stage.from('medio', () => [bloom(pen, 190, 262, 1.3, 'pink'), tuft(pen, 20, 286, 1.2)]),
      stage.from('desafio', () => [
        bee(pen, 60, 178, 0.7),
        ladybird(pen, 132, 284, 0.8),
        bloom(pen, 18, 252, 1.2, 'yellow'),
        tuft(pen, 184, 286, 1),
      ]),
    ]
  },
}
