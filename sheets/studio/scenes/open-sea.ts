/** At sea: two children in a sailing boat, the whale comes up beside them, below it the water is full of life. */
import { WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { points } from '../paths.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { bubbles, coral, fish, octopus, seaTurtle, seaweed, whale } from '../shapes/sea.ts'
import { crests, depths } from './finery.ts'
import { backdrop, birdsAfar, ground, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

export const OPEN_SEA: Scene = {
  id: 'mar-aberto',
  name: 'em alto-mar',
  horizon: 110,
  front: 300,
  metre: 100,
  spots: {
    sailor: { at: [40, 158], width: 34, height: 62, on: 'seat' },
    mate: { at: [84, 158], width: 34, height: 62, on: 'seat' },
    whale: { at: [136, 252], width: 121, height: 98, on: 'water' },
  },
  shows: ['whale', 'boat', 'fish', 'crianças', 'sun', 'turtle'],
  close: { x: 105, zoom: 1.02 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 170, 86, 1.15, true),
      stage.from('medio', () => [cloud(far, 128, 74, 0.8), cloud(far, 22, 84, 0.7)]),
      stage.from('desafio', () => birdsAfar(pen, '136,104,16 112,92,16', 1)),
      pen.shape('M-8 132H218V470H-8z', 'bluePale', 1),
      pen.fine(() => pen.clip('M-8 132H218V180H-8z', crests(middle, 138))),
      ripples(pen, stage.level === 'facil' ? '150,146' : '126,142 170,150 8,146'),
      pen.rope('M62 152V62', 2.6, 'wood', 1),
      pen.shape('M66 66C88 82 100 104 104 134H66z', 'white'),
      pen.shape('M66 98C80 98 92 100 98 106C101 114 103 124 104 134H66z', 'red', 1.1),
      pen.shape('M58 74C44 92 34 112 28 134H58z', 'yellow'),
      stage.person('sailor', 0, { pose: { ...WAVE_LEFT, hide: ['legL', 'legR'] } }),
      stage.person('mate', 1, { pose: { ...WAVE, hide: ['legL', 'legR'] } }),
      pen.shape('M10 144H118L104 170H28z', 'wood'),
      pen.line('M16 152H113M21 161H108', 0.9, 'brownDark'),
      pen.shape('M-8 166C20 160 60 172 100 165C140 160 180 170 218 164V470H-8z', 'water', 1.2),
      pen.fine(() => depths(middle)),
      whale(pen.plane('hero'), 134, 210, 1.75),
      stage.from('medio', () => [
        seaTurtle(pen, 38, 220, 0.95),
        bubbles(pen, [
          [76, 196, 3.4],
          [82, 186, 2.4],
        ]),
      ]),
      fish(pen, 48, 262, 1.4, 'orange'),
      stage.from('medio', () => [
        fish(pen, 100, 262, 0.95, 'yellow', 'blue', { flip: true }),
        fish(pen, 166, 264, 1, 'pink', 'purple'),
      ]),
      stage.from('desafio', () => [
        ground(pen, points('-8,280 60,272 140,280 218,272'), 'sand', 1.1),
        coral(pen, 190, 284, 0.9, 'pink'),
        seaweed(pen, 14, 284, 1, 'leaf'),
        octopus(pen, 128, 284, 0.6),
        bubbles(pen, [
          [186, 238, 2.6],
          [192, 230, 1.8],
          [20, 244, 2.4],
        ]),
      ]),
    ]
  },
}
