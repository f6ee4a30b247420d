/** 22 August: Saci, Curupira, Iara, Boitatá and Boto, each where it lives. */

import { placed } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
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
      stage.person('saci', 'davi', {
        wear: {
          skin: 's5',
          hair: 'cachos',
          top: { tone: CLOTH.amarelo },
          bottom: { tone: CLOTH.vermelho, kind: 'shorts' },
        },
        pose: {
          hide: ['legR'],
          hip: [1, -20],
          barefoot: true,
          tilt: 6,
          expr: 'alegre',
          plain: true,
          legL: { at: [0.5, -1.5] },
          armR: { at: [16, -42], hand: 'open', dir: 150, thumb: -1 },
          armL: { at: [-9.5, -23], dir: 75, hand: 'fist' },
        },
        extra: (near) => ({
          head: placed(
            [
              near.shape(
                'M-11.4,-4.6C-12,-14 -5,-19 3,-20.5C10,-21.5 15,-18 17.5,-13C19,-10 18,-7.5 15.5,-8.5C14,-10 12.5,-10.5 11,-9.8Q11.6,-7 11.4,-4.6Z',
                CLOTH.vermelho,
              ),
              near.ink('M11,-9.8Q9.5,-13.5 5,-14.5'),
              near.shape('M-12,-6.8Q0,-11 12,-6.8L12,-3Q0,-7 -12,-3Z', CLOTH.vermelho),
            ],
            1.5,
            -46.1,
            1,
            6,
          ),
        }),
      }),
      ground(pen, points('-8,232 30,224 70,228 100,242 112,300'), 'meadow'),
      stage.from('medio', () => [
        footprint(pen, 92, 262, 1.2, -64),
        footprint(pen, 84, 254, 1.2, -70),
        footprint(pen, 102, 276, 1.2, -50),
      ]),
      stage.person('curupira', 'caio', {
        wear: {
          skin: 's4',
          hair: 'fogo',
          hairColour: CLOTH.coral,
          aids: [],
          top: { tone: CLOTH.verde },
          bottom: { tone: CLOTH.verde, kind: 'shorts' },
        },
        pose: {
          barefoot: true,
          turn: 30,
          expr: 'alegre',
          plain: true,
          armR: { at: [16, -40], hand: 'open', dir: 150, thumb: -1 },
          armL: { at: [-10, -22], dir: 60, hand: 'fist' },
          legL: { at: [-4, -3], face: -1 },
          legR: { at: [5, -3], face: -1 },
        },
      }),
      stage.person('iara', 'iara', {
        wear: { skin: 's4', top: { tone: CLOTH.verde, kind: 'short' } },
        pose: {
          hide: ['legL', 'legR'],
          expr: 'cantar',
          hip: [0, -20],
          armL: { at: [-14, -34], hand: 'open', dir: 200, thumb: 1 },
          armR: { at: [13, -28], hand: 'flat', dir: 60 },
        },
        extra: (near) => ({
          legs: [
            near.shape(
              'M-7,-22C-10,-12 -4,-2 8,0C16,1 22,-2 24,-8L20,-18C27,-18 32,-14 34,-8C38,-6 40,0 38,4C34,2 30,2 27,4C20,10 4,10 -6,4C-14,-2 -14,-14 -9,-22Z',
              CLOTH.agua,
            ),
            near.ink('M-5,-14q3,3 6,0M1,-8q3,3 6,0M8,-5q3,3 6,0'),
          ],
        }),
      }),
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
