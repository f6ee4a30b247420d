/** 22 August: Saci, Curupira, Iara, Boitatá and Boto, each where it lives. */

import { CURUPIRA, IARA, SACI } from '../cast/legends.ts'
import { ellipse, points, scallop } from '../paths.ts'
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
    saci: { at: [46, 168], width: 56, height: 84, on: 'air' },
    curupira: { at: [58, 276], width: 60, height: 92, on: 'ground' },
    iara: { at: [154, 268], width: 60, height: 80, on: 'water' },
    boto: { at: [168, 190], width: 64, height: 40, on: 'water' },
  },
  shows: ['saci', 'curupira', 'iara', 'boitatá', 'boto', 'moon', 'rio', 'floresta'],
  close: { x: 104, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'dusk'),
      crescent(middle, 104, 80, 1.05, true),
      stage.from('medio', () => [brightStar(far, 76, 74, 4), brightStar(far, 132, 68, 3.6)]),
      stage.from('desafio', () => points('66,98 90,108 24,70').map(([x, y]) => brightStar(far, x, y, 3.2))),
      ground(far, points('-8,142 40,128 100,140 160,128 218,140'), 'hillFar'),
      stage.from('medio', () => [tree(far, 16, 150, 1.7, 'hill'), tree(far, 100, 148, 1.1, 'hill')]),
      ground(middle, points('-8,160 50,152 110,160 218,150'), 'hill'),
      boitata(
        pen,
        [
          [118, 152],
          [108, 146],
          [112, 134],
          [132, 130],
          [154, 138],
          [178, 136],
          [190, 118],
          [178, 98],
          [160, 96],
        ],
        stage.level === 'facil' ? 9 : 8.5,
      ),
      stage.from('medio', () => [bush(middle, 132, 164, 0.9, 'leaf'), bush(middle, 196, 166, 1.1, 'leafDark')]),
      pen.shape('M218 176C170 176 132 190 112 214C98 232 100 262 108 300V470H218z', 'water', 1.2),
      ripples(pen, '132,206 180,232 122,240'),
      boto(pen, 166, 178, 0.95, { turn: -12 }),
      pen.shape(
        `${scallop(points('128,198 140,192 154,195 168,191 184,195 198,192 210,198'), 0.6, false)}C192 208 148 208 128 198z`,
        'foam',
        1.1,
      ),
      whirlwind(pen, 46, 190, 1.05),
      stage.person('saci', 'davi', SACI),
      ground(pen, points('-8,232 30,224 70,228 100,242 112,300'), 'meadow'),
      stage.from('medio', () => [
        footprint(pen, 92, 262, 1.2, -64),
        footprint(pen, 84, 254, 1.2, -70),
        footprint(pen, 102, 276, 1.2, -50),
      ]),
      stage.person('curupira', 'caio', CURUPIRA),
      stage.person('iara', 'iara', IARA),
      pen.shape(ellipse(160, 281, 40, 9), 'stone'),
      stage.from('medio', () => [lily(pen, 130, 254, 1, 'pink'), fern(pen, 16, 286, 1)]),
      stage.from('desafio', () => [
        head(pen, 'capybara', 22, 244, 0.9),
        fern(pen, 90, 290, 0.7, 'lime'),
        lily(pen, 196, 244, 0.9),
        pen.line('M186 214v-8l6 -1.600v8M176 222v-8', 1),
      ]),
    ]
  },
}
