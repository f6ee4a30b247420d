/** 22 August: Saci, Curupira, Iara, Boitatá and Boto, each where it lives. */

import { CURUPIRA, IARA, SACI } from '../cast/legends.ts'
import { points, scallop } from '../paths.ts'
import { head } from '../shapes/animals.ts'
import { bush, tree } from '../shapes/nature.ts'
import { fern, lily } from '../shapes/plants.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { boitata, boto, footprint, whirlwind } from '../shapes/tales.ts'
import { backdrop, ground, ripples } from './ground.ts'
import type { Scene } from './scene.ts'

export const FOLKLORE: Scene = {
  id: 'folclore',
  name: 'na mata das lendas',
  horizon: 60,
  front: 290,
  metre: 66,
  spots: {
    saci: { at: [42, 152], width: 56, height: 84, on: 'air' },
    curupira: { at: [56, 280], width: 60, height: 92, on: 'ground' },
    iara: { at: [140, 270], width: 60, height: 80, on: 'water' },
    boto: { at: [184, 190], width: 64, height: 40, on: 'water' },
  },
  shows: ['saci', 'curupira', 'iara', 'boitatá', 'boto', 'moon', 'rio', 'floresta'],
  close: { x: 104, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'dusk'),
      crescent(middle, 104, 86, 1.05, true),
      stage.from('medio', () => [brightStar(far, 76, 76, 4), brightStar(far, 134, 76, 3.6)]),
      stage.from('desafio', () => points('66,98 114,112 24,70').map(([x, y]) => brightStar(far, x, y, 3.2))),
      ground(far, points('-8,142 40,128 100,140 160,128 218,140'), 'hillFar'),
      stage.from('medio', () => tree(far, 88, 150, 1.3, 'hill')),
      ground(middle, points('-8,160 50,152 110,160 218,150'), 'hill'),
      boitata(
        pen,
        [
          [126, 166],
          [118, 156],
          [122, 142],
          [136, 134],
          [154, 138],
          [178, 136],
          [190, 118],
          [178, 98],
          [160, 96],
        ],
        stage.level === 'facil' ? 9 : 8.5,
      ),
      stage.from('medio', () => bush(middle, 126, 172, 0.9, 'leaf')),
      pen.shape('M218 160C176 160 136 178 112 212C98 232 100 262 108 300V470H218z', 'water', 1.2),
      ripples(pen, '146,188 176,222 112,240'),
      boto(pen, 184, 182, 0.85, { turn: -8 }),
      pen.shape(
        `${scallop(points('184,207 191,201 200,204 208,200 216,203 224,207'), 0.6, false)}C216 214 194 214 184 207z`,
        'foam',
        1.1,
      ),
      whirlwind(pen, 42, 178, 1.05),
      stage.person('saci', 'davi', SACI),
      ground(pen, points('-8,232 30,224 70,228 100,242 112,300'), 'meadow'),
      stage.from('medio', () => [footprint(pen, 82, 276, 1.3, 60), footprint(pen, 87, 256, 1.3, 40)]),
      // Curupira guards it.
      stage.from('medio', () => head(pen, 'capybara', 18, 264, 0.9)),
      stage.from('desafio', () => fern(pen, 34, 290, 0.7, 'lime')),
      stage.person('curupira', 'caio', CURUPIRA),
      pen.shape(
        'M98 284C96 268 106 256 118 252C130 246 150 246 162 251C178 256 194 268 194 284C176 292 116 292 98 284z',
        'stone',
      ),
      pen.line('M106 272Q112 262 120 260M176 280Q184 278 186 272M112 284q8 3 16 2', 0.9),
      stage.person('iara', 'iara', IARA),
      stage.from('medio', () => [lily(pen, 186, 240, 1, 'pink'), fern(pen, 14, 286, 0.85)]),
      stage.from('desafio', () => [lily(pen, 200, 256, 0.9)]),
    ]
  },
}
