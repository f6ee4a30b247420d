/** A farm: a child feeds the hens, the cow looks on, barn and wind pump behind. */

import { CLOTH } from '../cast/inks.ts'
import { GIVE } from '../cast/poses.ts'
import { points } from '../paths.ts'
import { bale, barn, chick, cow, hen, pig, sheep, windPump } from '../shapes/farm.ts'
import { bush, cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { fence } from '../shapes/plants.ts'
import { backdrop, blades, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

export const FARM: Scene = {
  id: 'fazenda',
  name: 'na fazenda',
  horizon: 122,
  front: 276,
  metre: 68,
  spots: {
    feeder: { at: [54, 270], width: 46, height: 92, on: 'ground' },
    cow: { at: [138, 216], width: 92, height: 72, on: 'ground' },
    hens: { at: [108, 270], width: 44, height: 36, on: 'ground' },
    pig: { at: [176, 262], width: 56, height: 40, on: 'ground' },
  },
  shows: ['cow', 'hen', 'chick', 'pig', 'cerca', 'tree', 'sun', 'cloud', 'celeiro'],
  close: { x: 98, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 30, 84, 1.15, true),
      stage.from('medio', () => cloud(far, 92, 84, 1.1)),
      stage.from('medio', () => cloud(far, 178, 78, 0.9)),
      hill(far, points('-8,122 40,104 92,120 140,102 218,124'), 'hillFar'),
      stage.from('medio', () => windPump(middle, 176, 146, 0.95)),
      meadow(middle, 140, 'hill'),
      stage.from('medio', () => [
        tree(middle, 112, 146, 0.95),
        stage.from('desafio', () => tree(middle, 138, 146, 0.85, 'lime', 'red')),
      ]),
      barn(middle, 52, 168, 1.25),
      stage.from('medio', () => [fence(middle, 94, 206, 166, 17), bale(middle, 100, 176, 0.8)]),
      meadow(pen, 176, 'meadow'),
      stage.from('desafio', () => [sheep(middle, 22, 204, 0.8), blades(middle, '24,196 70,200 170,200 116,190')]),
      stage.tall(() => cow(pen, 138, 216, stage.size(216, 1.45, 50))),
      meadow(pen, 236, 'grass'),
      stage.person('feeder', 0, {
        pose: {
          ...GIVE,
          armR: { at: [16, -19], z: 'back', dir: 60 },
          armL: { at: [4, -24], z: 'front', dir: 40, hand: 'fist' },
        },
        extra: (near) => ({
          torso: [
            near.rope('M-1,-22C-1,-30 11,-30 11,-22', CLOTH.madeira, 1.3),
            near.shape('M-4,-21H14L12,-10Q5,-8 -2,-10Z', CLOTH.madeira),
            near.ink('M-3.4,-17H13.4M-2.6,-13.4H12.6'),
          ],
        }),
      }),
      hen(pen, 104, 266, 1.35, 'white', { flip: false }),
      stage.from('medio', () => [hen(pen, 134, 280, 1.25, 'orange'), chick(pen, 108, 282, 1.25)]),
      chick(pen, 88, 278, 1.35, { flip: true }),
      stage.from('medio', () => pig(pen, 176, 262, 1.15)),
      stage.from('desafio', () => [
        chick(pen, 158, 284, 1.1),
        bush(pen, 20, 236, 0.9, 'leaf', 'red'),
        flower(pen, 20, 282, 1.3, 'red'),
        flower(pen, 30, 284, 1.1, 'pink'),
        tuft(pen, 186, 284, 1.2),
        tuft(pen, 76, 284, 1),
      ]),
    ]
  },
}
