/** A farm: a child feeds the hens, the cow looks on, barn and wind pump behind. */

import { CLOTH } from '../cast/inks.ts'
import { GIVE } from '../cast/poses.ts'
import { circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { bale, barn, chick, cow, feathers, hen, pig, sheep, windPump } from '../shapes/farm.ts'
import { cloud, flower, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { bee, butterfly, cat, dog, ladybird, rabbit, snail } from '../shapes/pets.ts'
import { fence } from '../shapes/plants.ts'
import { backdrop, birdsAfar, blades, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** Boards of the barn's wall. */
const barnBoards = (pen: Pen): Drawing =>
  pen.at(52, 168, 1.25, (pen) =>
    pen.line('M-25 0V-36M-20 0V-44M-17 0V-46M20 0V-44M25 0V-36M-12 -30V-50M12 -30V-50M-12 -53V-50M12 -53V-50', 0.6),
  )

export const FARM: Scene = {
  id: 'fazenda',
  name: 'na fazenda',
  horizon: 122,
  front: 276,
  metre: 68,
  spots: {
    feeder: { at: [54, 270], width: 46, height: 92, on: 'ground' },
    cow: { at: [138, 218], width: 104, height: 66, on: 'ground' },
    hens: { at: [108, 270], width: 44, height: 36, on: 'ground' },
    pig: { at: [164, 262], width: 56, height: 40, on: 'ground' },
  },
  shows: ['cow', 'hen', 'chick', 'pig', 'cerca', 'tree', 'sun', 'cloud', 'celeiro'],
  rich: ['sheep', 'dog', 'cat', 'rabbit', 'butterfly', 'bee', 'snail', 'ladybug', 'bird', 'feather'],
  close: { x: 105, zoom: 1.03 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 130, 82, 0.9, true),
      stage.from('medio', () => cloud(far, 84, 78, 0.8)),
      stage.from('medio', () => cloud(far, 178, 78, 0.9)),
      hill(far, points('-8,122 40,104 92,120 140,102 218,124'), 'hillFar'),
      stage.from('medio', () => windPump(middle, 176, 146, 0.95)),
      meadow(middle, 140, 'hill'),
      stage.from('medio', () => [
        tree(middle, 112, 146, 0.95),
        stage.from('desafio', () => [
          sheep(middle, 142, 140, 0.45),
          sheep(middle, 158, 143, 0.5, { flip: true }),
          birdsAfar(middle, '118,96,16 136,86,14'),
        ]),
      ]),
      barn(middle, 52, 168, 1.25),
      stage.from('desafio', () => barnBoards(middle)),
      stage.from('medio', () => [fence(middle, 94, 206, 166, 17), bale(middle, 100, 176, 0.8)]),
      stage.from('desafio', () => [bird(middle, 187, 147, 0.7, 'blue')]),
      meadow(pen, 176, 'meadow'),
      stage.from('desafio', () => blades(middle, '24,196 70,200 190,200')),
      stage.tall(() => cow(pen, 138, 218, stage.size(218, 1.2, 50))),
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
      chick(pen, 84, 284, 1.3),
      pen.shape(
        points('80,250 84,256 80,260 87,262 83,267')
          .map(([x, y]) => circle(x, y, 1.1))
          .join(''),
        'yellow',
        0.8,
      ),
      stage.from('desafio', () => [feathers(pen, 104, 266, 1.35), feathers(pen, 134, 280, 1.25)]),
      stage.from('medio', () => pig(pen, 166, 262, 1.1)),
      stage.from('desafio', () => [
        chick(pen, 158, 284, 1.1),
        dog(pen, 25, 272, 0.72),
        cat(pen, 188, 222, 0.6),
        rabbit(pen, 20, 226, 0.7, 'blue'),
        butterfly(pen, 92, 226, 0.8, 'orange', 12),
        bee(pen, 150, 112, 0.6),
        snail(pen, 184, 285, 0.85),
        flower(pen, 16, 286, 1, 'red'),
        tuft(pen, 40, 285, 1),
        ladybird(pen, 62, 284, 0.55),
      ]),
    ]
  },
}
