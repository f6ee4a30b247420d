/** 20 November: children of today lead the circle of capoeira; the bateria gives the rhythm, Lia claps. */

import { round } from '../../scene/marks.ts'
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import type { Person } from '../cast/person.ts'
import { CLAP, GINGA } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { SITTING } from '../cast/things.ts'
import { ellipse, ring } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { atabaque, berimbau, caxixi, pandeiro, townHouse } from '../shapes/instruments.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { cobbles } from './finery.ts'
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

const CLAPPING: Pose = { ...CLAP, barefoot: true }

/** Stones along the edge of the circle. */
const ringOfStones = (pen: Pen): Drawing => {
  const [outer, inner] = [ring(102, 240, 88, 42, 44), ring(102, 240, 77, 34.5, 44)]
  return [
    pen.line(
      outer
        .map(([x, y], i) => `M${round(x)} ${round(y)}L${round(inner[i]?.[0] ?? x)} ${round(inner[i]?.[1] ?? y)}`)
        .join(''),
      0.6,
    ),
    pen.shape(ellipse(102, 240, 77, 34.5), 'path', 0.7),
  ]
}

const PENNANTS: readonly Fill[] = ['red', 'yellow', 'green', 'blue', 'orange']

/** A string of pennants from the houses to the palm. */
const pennants = (pen: Pen): Drawing => [
  pen.line('M-8 72Q66 86 143 100', 0.8),
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [14 + i * 14, round(76 + i * 2.6)]
    return pen.shape(`M${x - 4} ${y - 1}L${x + 4} ${round(y + 0.6)}L${x} ${y + 10}z`, PENNANTS[i % 5] ?? 'red', 0.8)
  }),
]

/** The paving of the square. */
const SQUARE = 'M-8 160H218V470H-8z'

export const CAPOEIRA: Scene = {
  id: 'consciencia-negra',
  name: 'na roda de capoeira',
  horizon: 100,
  front: 284,
  metre: 54,
  spots: {
    drum: { at: [54, 198], width: 40, height: 60, on: 'ground' },
    mestre: { at: [100, 196], width: 50, height: 84, on: 'ground' },
    tambourine: { at: [156, 198], width: 40, height: 60, on: 'ground' },
    left: { at: [76, 274], width: 50, height: 66, on: 'ground' },
    right: { at: [128, 278], width: 50, height: 66, on: 'ground' },
    clapper: { at: [24, 222], width: 30, height: 54, on: 'ground' },
    singer: { at: [22, 262], width: 28, height: 60, on: 'ground' },
    friend: { at: [182, 218], width: 30, height: 52, on: 'ground' },
    lia: { at: [194, 264], width: 36, height: 60, on: 'ground' },
  },
  shows: ['capoeira', 'berimbau', 'atabaque', 'pandeiro', 'crianças'],
  close: { x: 100, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'tan')
    return [
      backdrop(pen, 'sky'),
      sun(far, 166, 78, 0.8),
      stage.from('medio', () => cloud(far, 106, 80, 0.8)),
      townHouse(far, 6, 160, [50, 58], 'yellowPale', 'bluePale'),
      stage.from('medio', () => townHouse(far, 58, 160, [38, 50], 'pinkPale', 'lime')),
      townHouse(far, 156, 160, [46, 58], 'skyLow', 'purplePale'),
      stage.from('desafio', () => townHouse(far, 98, 160, [38, 54], 'bluePale', 'orange')),
      stage.from('medio', () => stage.tall(() => pennants(far))),
      stage.from('medio', () => palm(far, 143, 164, 1.65)),
      pen.shape(SQUARE, 'path', 1),
      pen.fine(() => pen.clip(SQUARE, cobbles(far, 164))),
      pen.shape(ellipse(102, 240, 88, 42), 'path', 1.1),
      pen.fine(() => ringOfStones(pen)),
      stage.person('drum', 'theo', {
        wear: dressed('verde', { skin: 's5', aids: [], hairColour: 'preto' }),
        pose: {
          barefoot: true,
          expr: 'alegre',
          armL: { at: [-5.4, -25.4], hand: 'flat', dir: 60, z: 'front', thumb: 1 },
          armR: { at: [6.4, -26.6], hand: 'flat', dir: -70, z: 'front', thumb: -1 },
        },
        extra: (near) => ({ head: [cord(near, 'amarelo'), atabaque(pen, 0, 4, 0.74)] }),
      }),
      stage.person('mestre', 'mestre', {
        pose: {
          barefoot: true,
          expr: 'alegre',
          armL: { at: [2, -47], hand: 'fist', dir: 90, z: 'front', thumb: 1 },
          armR: { at: [21.6, -43], hand: 'fist', dir: 80, z: 'front', thumb: -1 },
        },
        extra: (near) => ({
          torso: near.shape('M-8 -40Q0 -38 8 -40V-37Q0 -35 -8 -37Z', CLOTH.vermelho, near.inner),
          head: [
            berimbau(pen, 29, -17, 1.3, { turn: 3 }),
            // The stick strikes the wire.
            near.rope('M2,-47.500L33,-57', CLOTH.madeira, 0.9),
            caxixi(pen, 3, -41.5, 1.1, 6),
          ],
        }),
      }),
      stage.person('tambourine', 'nina', {
        wear: dressed('lilas'),
        pose: {
          barefoot: true,
          expr: 'alegre',
          armR: { at: [14, -27], dir: 120, hand: 'fist', z: 'front', thumb: -1 },
          armL: { at: [5.4, -27], dir: 95, hand: 'flat', z: 'front', thumb: 1 },
        },
        extra: (near) => ({ torso: cord(near, 'amarelo'), top: pandeiro(pen, 15.4, -28.4, 0.9, -12) }),
      }),
      stage.person('clapper', 'sofia', {
        wear: dressed('coral'),
        pose: CLAPPING,
        extra: (near) => ({ torso: cord(near, 'verde') }),
      }),
      stage.from('medio', () => [
        stage.person('friend', 'yumi', {
          flip: true,
          wear: dressed('azul'),
          pose: CLAPPING,
          extra: (near) => ({ torso: cord(near, 'amarelo') }),
        }),
        stage.person('singer', 'gil', {
          wear: dressed('verde'),
          pose: { ...CLAPPING, turn: 40 },
          extra: (near) => ({ torso: cord(near, 'azul') }),
        }),
      ]),
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
      stage.person('left', 'davi', {
        wear: dressed('azul', { hair: 'cachos' }),
        pose: GINGA,
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
          lean: -26,
          hip: [-4, -21],
          expr: 'alegre',
          armL: { at: [-16, -26], hand: 'flat', dir: -60 },
          armR: { at: [8, -40], hand: 'flat', dir: 150, z: 'back' },
          legL: { at: [14, -27], toe: -40 },
          legR: { at: [-7, -3] },
        },
        extra: (near) => ({
          torso: near.shape('M-10 -24Q-4 -22 2 -21V-18.600Q-4 -19.600 -10 -21.600Z', CLOTH.azul, near.inner),
        }),
      }),
    ]
  },
}
