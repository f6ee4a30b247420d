/** An orchard with a vegetable bed: one picks oranges on a ladder, one pulls carrots. */

import { CLOTH } from '../cast/inks.ts'
import { KNEEL } from '../cast/poses.ts'
import { box, circle, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bird } from '../shapes/animals.ts'
import { chick, featheredHen } from '../shapes/farm.ts'
import { cloud, hill, sun, tree } from '../shapes/nature.ts'
import { bee, butterfly, ladybird, owl, rabbit, snail } from '../shapes/pets.ts'
import { bloom, fence } from '../shapes/plants.ts'
import { backdrop, birdsAfar, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** A tree with large fruit, 150 mm high. */
const orangeTree = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 1, (pen) => [
    pen.shape('M-11 0C-7 -16 -8 -40 -9 -62H9C8 -40 7 -16 12 0Q0 4 -11 0z', 'brown'),
    pen.line('M-3 -14v-14M3 -26v-10', 0.9, 'brownDark'),
    pen.shape(
      scallop(points('-40,-58 -58,-76 -54,-102 -36,-124 -8,-136 22,-132 46,-116 56,-92 50,-70 30,-54 0,-50'), 0.6),
      'foliage',
    ),
    points('-34,-78 -12,-68 16,-70 36,-84 -36,-104 -10,-96 14,-110 36,-108').map(([cx, cy]) => [
      pen.shape(circle(cx, cy, 7), 'orange'),
      pen.shape(`M${cx} ${cy - 6.6}q4 -5 8 -1q-3.600 3.600 -8 1z`, 'leafDark', 0.9),
    ]),
  ])

const carrot = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.shape(
      'M-1 -4C-8 -12 -10 -16 -14 -18C-7 -18 -4 -15 -2 -11C-3 -17 -2 -22 1 -26C4 -22 4 -17 3 -11C5 -15 9 -18 15 -18C10 -16 8 -12 3 -4z',
      'leaf',
    ),
    pen.shape('M-7 0C-6 -6 6 -6 7 0z', 'orange'),
  ])

export const ORCHARD: Scene = {
  id: 'pomar',
  name: 'no pomar',
  horizon: 140,
  front: 280,
  metre: 70,
  spots: {
    picker: { at: [92, 206], width: 44, height: 84, on: 'seat' },
    digger: { at: [144, 272], width: 60, height: 72, on: 'ground' },
    rabbit: { at: [42, 276], width: 44, height: 70, on: 'ground' },
  },
  shows: ['orange', 'tree', 'carrot', 'rabbit', 'cerca', 'crianças', 'sun', 'ladder'],
  close: { x: 104, zoom: 1.12 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 172, 88, 1.15, true),
      stage.from('medio', () => [cloud(far, 128, 78, 0.8), cloud(far, 24, 82, 0.8)]),
      hill(far, points('-8,150 50,134 110,148 160,134 218,150'), 'hillFar'),
      stage.from('medio', () => tree(middle, 178, 176, 1.6, 'lime')),
      stage.from('desafio', () => tree(middle, 140, 170, 0.9)),
      meadow(middle, 168, 'hillPale'),
      stage.from('medio', () => fence(middle, 110, 206, 188, 22)),
      meadow(pen, 194, 'turf'),
      orangeTree(pen, 56, 222),
      stage.tall(() => [
        pen.rope('M84 236L96 134M112 236L110 134', 3, 'wood', 1),
        pen.rope('M86 222H111.600M88 204H111.400M90 186H111M92 168H110.600M94 150H110.300', 2.6, 'wood', 0.9),
        stage.person('picker', 0, {
          flip: true,
          pose: {
            turn: 30,
            expr: 'alegre',
            armL: { at: [12, -43], dir: 140, z: 'mid', hand: 'open' },
            armR: { at: [13, -30], z: 'back' },
            legL: { at: [-3, -3] },
            legR: { at: [5, -8], toe: 0 },
          },
        }),
      ]),
      pen.shape('M-8 250C60 240 140 256 218 246V470H-8z', 'earthPale', 1.1),
      stage.from('medio', () => pen.line('M10 268q30 -8 60 0M120 286q40 -8 80 -2', 0.9, 'soil')),
      rabbit(pen, 40, 278, 1.35, 'blue'),
      [
        [88, 282, 1.3],
        [112, 284, 1.1],
      ].map(([x = 0, y = 0, scale = 1]) => carrot(pen, x, y, scale)),
      stage.person('digger', 1, {
        pose: { ...KNEEL, expr: 'alegre' },
        extra: (near) => ({
          armFront: [
            near.shape('M14,-15L18,-3Q20,0 17,-1Q13,-4 9,-13Z', CLOTH.coral),
            near.shape('M11,-14Q9,-21 12,-24Q15,-21 14,-15Q17,-20 20,-20Q19,-16 15,-13Z', CLOTH.verde),
          ],
        }),
      }),
      stage.from('medio', () => [
        pen.shape('M168 262H202L198 284H172z', 'wood'),
        pen.line('M170 270H200M171 277H199', 0.9),
        points('176,258 186,256 195,259').map(([x, y]) => pen.shape(circle(x, y, 6), 'orange', 1)),
        pen.shape(box(166, 260, 38, 5, 2), 'woodPale'),
      ]),
      stage.from('desafio', () => [
        butterfly(pen, 124, 206, 1, 'yellow', 12),
        bloom(pen, 16, 246, 1.5, 'red'),
        carrot(pen, 66, 286, 0.9),
        butterfly(pen, 186, 224, 1, 'blue', -10),
        bird(pen, 132, 167, 1.2, 'yellow'),
        bird(pen, 184, 168, 1, 'blue', { flip: true }),
        bird(pen, 30, 96, 1.1, 'red', { flip: true }),
        owl(pen, 56, 180, 0.62),
        featheredHen(pen, 76, 246, 0.9, 'orange'),
        chick(pen, 103, 247, 0.8),
        bee(pen, 140, 110, 0.8),
        bee(pen, 184, 122, 0.6, { flip: true }),
        snail(pen, 10, 285, 0.9),
        ladybird(pen, 154, 286, 0.6),
        birdsAfar(pen, '132,92,16 156,122,14'),
      ]),
    ]
  },
}
