/** 20 November: children of today lead the circle of capoeira; the bateria gives the rhythm, Lia claps. */

import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import type { Pose } from '../cast/skeleton.ts'
import { SITTING } from '../cast/things.ts'
import { ellipse } from '../paths.ts'
import { atabaque, berimbau, caxixi, pandeiro, townHouse } from '../shapes/instruments.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { backdrop } from './ground.ts'
import type { Scene } from './scene.ts'

const TROUSERS = { tone: CLOTH.branco, kind: 'pants' } as const
const dressed = (tone: keyof typeof CLOTH, rest: Partial<Person> = {}): Partial<Person> => ({
  top: { tone: CLOTH[tone] },
  bottom: TROUSERS,
  ...rest,
})

/** The cord around the hips. */
const cord = (pen: FigurePen, tone: keyof typeof CLOTH) => [
  pen.shape('M-6.800 -22.400Q0 -21 6.800 -22.400V-19.800Q0 -18.400 -6.800 -19.800Z', CLOTH[tone], pen.inner),
  pen.shape('M1.600 -20L1 -12H3.200L4 -20Z', CLOTH[tone], pen.inner),
]

const CLAP: Pose = {
  turn: 32,
  expr: 'alegre',
  plain: true,
  barefoot: true,
  armL: { at: [9.6, -30], dir: 128, hand: 'flat', z: 'front', thumb: 1 },
  armR: { at: [12.6, -31.5], dir: 150, hand: 'flat', z: 'front', thumb: -1 },
}

export const CAPOEIRA: Scene = {
  id: 'consciencia-negra',
  name: 'na roda de capoeira',
  horizon: 100,
  front: 284,
  metre: 70,
  spots: {
    drum: { at: [48, 206], width: 40, height: 80, on: 'ground' },
    mestre: { at: [100, 200], width: 50, height: 110, on: 'ground' },
    tambourine: { at: [160, 206], width: 40, height: 80, on: 'ground' },
    left: { at: [60, 276], width: 60, height: 84, on: 'ground' },
    right: { at: [114, 278], width: 60, height: 84, on: 'ground' },
    clapper: { at: [27, 250], width: 34, height: 76, on: 'ground' },
    lia: { at: [168, 268], width: 40, height: 80, on: 'ground' },
  },
  shows: ['capoeira', 'berimbau', 'atabaque', 'pandeiro', 'crianças'],
  close: { x: 100, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'tan')
    return [
      backdrop(pen, 'sky'),
      sun(far, 178, 74, 0.8),
      stage.from('medio', () => cloud(far, 100, 82, 0.8)),
      stage.from('medio', () => palm(far, 104, 160, 1.6)),
      townHouse(far, 10, 160, [46, 62], 'yellowPale', 'bluePale'),
      stage.from('medio', () => townHouse(far, 58, 160, [36, 52], 'pinkPale', 'lime')),
      townHouse(far, 154, 160, [46, 64], 'skyLow', 'purplePale'),
      stage.from('desafio', () => [
        townHouse(far, 118, 160, [34, 50], 'bluePale', 'orange'),
        far.line('M24 152h8M66 150h8M170 152h8M128 152h8', 0.7),
      ]),
      pen.shape('M-8 160H218V470H-8z', 'path', 1),
      pen.line(ellipse(105, 240, 92, 40), 1, 'sandLine'),
      stage.person('drum', 'theo', {
        wear: dressed('verde', { skin: 's5', aids: [], hairColour: 'preto' }),
        pose: {
          barefoot: true,
          expr: 'alegre',
          armL: { at: [-8, -29], hand: 'flat', dir: 75, z: 'front', thumb: 1 },
          armR: { at: [12, -37], hand: 'flat', dir: 190, z: 'front', thumb: -1 },
        },
      }),
      atabaque(pen, 48, 210, 0.98),
      stage.person('mestre', 'pai', {
        wear: { ...dressed('branco'), skin: 's5', hair: 'cachos', hairColour: 'preto' },
        pose: {
          barefoot: true,
          expr: 'alegre',
          armL: { at: [0, -64], hand: 'fist', dir: 100, z: 'front', thumb: 1 },
          armR: { at: [13.6, -52], hand: 'fist', dir: -90, z: 'front', thumb: -1 },
        },
        extra: (near) => ({
          torso: near.shape('M-8 -40Q0 -38 8 -40V-37Q0 -35 -8 -37Z', CLOTH.vermelho, near.inner),
          head: [
            berimbau(pen, 22, -22, 1.3, { turn: 3 }),
            // The stick strikes the wire.
            near.rope('M-3,-64.600L31,-58', CLOTH.madeira, 0.9),
            caxixi(pen, -1.6, -52.5, 1.25, 6),
          ],
        }),
      }),
      stage.person('tambourine', 'nina', {
        wear: dressed('lilas'),
        pose: {
          barefoot: true,
          expr: 'alegre',
          armR: { at: [8, -27], hand: 'flat', dir: -80, z: 'front', thumb: 1 },
          armL: { at: [-11.4, -25], dir: 130, hand: 'fist', z: 'front', thumb: 1 },
        },
        extra: (near) => ({ torso: cord(near, 'amarelo') }),
      }),
      pandeiro(pen, 156, 178, 1.15, -12),
      stage.from('medio', () =>
        stage.person('lia', 'lia', {
          flip: true,
          wear: { top: { tone: CLOTH.rosa }, bottom: TROUSERS },
          pose: {
            ...SITTING,
            expr: 'alegre',
            armL: { at: [9.6, -30.5], dir: 128, hand: 'flat', z: 'front', thumb: 1 },
            armR: { at: [12.6, -32], dir: 150, hand: 'flat', z: 'front', thumb: -1 },
          },
        }),
      ),
      stage.from('desafio', () =>
        stage.person('clapper', 'sofia', {
          wear: dressed('coral'),
          pose: CLAP,
          extra: (near) => ({ torso: cord(near, 'verde') }),
        }),
      ),
      stage.person('left', 'davi', {
        wear: dressed('azul', { hair: 'cachos' }),
        pose: {
          barefoot: true,
          turn: 34,
          lean: 12,
          hip: [-1, -17],
          expr: 'alegre',
          armR: { at: [10, -33], hand: 'flat', dir: 120, z: 'front', thumb: -1 },
          armL: { at: [-13, -28], hand: 'flat', dir: -60, z: 'front' },
          legL: { at: [-15, -3] },
          legR: { at: [9, -3] },
        },
        extra: (near) => ({
          torso: near.shape('M-7 -18.600Q0 -17 6 -18V-15.600Q0 -14.600 -7 -16Z', CLOTH.verde, near.inner),
        }),
      }),
      stage.person('right', 'bia', {
        flip: true,
        wear: dressed('amarelo'),
        pose: {
          barefoot: true,
          turn: 30,
          lean: -20,
          hip: [-4, -21],
          expr: 'alegre',
          armL: { at: [-16, -26], hand: 'flat', dir: -60 },
          armR: { at: [8, -40], hand: 'flat', dir: 150, z: 'back' },
          legL: { at: [13, -20], toe: -30 },
          legR: { at: [-7, -3] },
        },
        extra: (near) => ({
          torso: near.shape('M-10 -24Q-4 -22 2 -21V-18.600Q-4 -19.600 -10 -21.600Z', CLOTH.azul, near.inner),
        }),
      }),
    ]
  },
}
