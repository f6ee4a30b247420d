/** 21 September: children plant a pau-brasil under an ipê in blossom; each has something to do. */
import { CLOTH } from '../cast/inks.ts'
import { GIVE, KNEEL } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { watering } from '../cast/things.ts'
import { box, points } from '../paths.ts'
import { bird } from '../shapes/animals.ts'
import { school } from '../shapes/built.ts'
import { baggedTree, mound, namePlate, planted, youngTree } from '../shapes/native-trees.ts'
import { cloud, flowerHead, hill, sun, tuft } from '../shapes/nature.ts'
import { butterfly } from '../shapes/pets.ts'
import { backdrop, birdsAfar, meadow } from './ground.ts'
import { ipe } from './ipe-square.ts'
import type { Scene } from './scene.ts'

/** A hoe in both hands, the blade on the ground to the right. */
const HOES: Pose = {
  turn: 30,
  expr: 'alegre',
  lean: 8,
  plain: true,
  armL: { at: [11, -24], z: 'front', dir: 70, hand: 'fist', thumb: 1 },
  armR: { at: [13, -31], z: 'back', dir: 80, hand: 'fist' },
}

/** Carries a young tree in its bag. */
const CARRIES: Pose = {
  turn: -28,
  expr: 'alegre',
  plain: true,
  armL: { at: [-8, -14], z: 'front', dir: 80, hand: 'fist' },
  armR: { at: [4, -14], z: 'front', dir: -80, hand: 'fist' },
  legL: { at: [-8, -4], toe: -8 },
  legR: { at: [5, -3] },
}

const FALLEN = '20,222 44,230 70,222 26,244'

export const TREE_DAY: Scene = {
  id: 'dia-da-arvore',
  name: 'plantando uma árvore',
  horizon: 150,
  front: 284,
  metre: 66,
  spots: {
    waterer: { at: [40, 274], width: 50, height: 78, on: 'ground' },
    planter: { at: [150, 276], width: 50, height: 64, on: 'ground' },
    tree: { at: [104, 260], width: 40, height: 60, on: 'ground' },
    carrier: { at: [182, 234], width: 34, height: 68, on: 'ground' },
    hoe: { at: [146, 217], width: 36, height: 56, on: 'ground' },
  },
  shows: ['tree', 'ipe', 'flower', 'muda', 'crianças'],
  rich: ['butterfly', 'bird'],
  close: { x: 104, zoom: 1.04 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const few = stage.level === 'facil'
    return [
      backdrop(pen, 'sky'),
      few ? sun(middle, 162, 106, 0.85, true) : sun(middle, 178, 84, 0.9, true),
      stage.from('medio', () => stage.tall(() => [cloud(far, 118, 76, 0.8), cloud(far, 146, 110, 0.7)])),
      stage.from('desafio', () => birdsAfar(far, '104,100,12 120,108,10')),
      hill(far, points('-8,160 50,146 110,158 160,144 218,160'), 'hillFar'),
      stage.from('medio', () => school(far, 158, 178, 0.62)),
      meadow(middle, 176, 'hillFar'),
      stage.from('medio', () => planted(middle, '92,190 112,188 134,190 196,190')),
      meadow(middle, 196, 'hill'),
      ipe(middle, 64, 222, 0.86, 'yellow', 'orange'),
      points(FALLEN).map(([x, y]) => flowerHead(middle, x, y, 4.6, 'yellow', 'orange')),
      stage.from('medio', () => [
        middle.shape(box(52, 178, 24, 12, 1.6), 'white', 1),
        middle.text(64, 186.6, 'ipê', 7),
      ]),
      stage.from('medio', () => [
        stage.person('hoe', 2, {
          flip: true,
          pose: HOES,
          extra: (near) => ({
            armMid: [near.rope('M6 -38L22 -3', CLOTH.madeira, 1.8), near.shape('M20 -5L25 -7L31 1L25 3Z', CLOTH.cinza)],
          }),
        }),
        mound(middle, 116, 218, 0.45),
      ]),
      meadow(pen, 226, 'meadow'),
      mound(pen, 104, 260, few ? 1.3 : 1.15),
      youngTree(pen, 'pau-brasil', 104, 253, few ? 1.5 : 1.1),
      stage.person('carrier', 'duda', {
        pose: CARRIES,
        extra: () => ({ head: baggedTree(pen, 'ipê', -2, -7, 0.5) }),
      }),
      stage.from('medio', () => namePlate(pen, 104, 290, 'pau-brasil', 6.6)),
      stage.person('waterer', 0, {
        pose: { ...GIVE, armL: { at: [11, -23], z: 'front', dir: 70, hand: 'fist', thumb: 1 } },
        extra: watering,
      }),
      stage.person('planter', 1, { flip: true, pose: KNEEL }),
      stage.from('desafio', () => [
        baggedTree(pen, 'ipê', 186, 286, 0.8),
        butterfly(middle, 186, 128, 0.7, 'orange', 12),
        bird(middle, 134, 122, 0.6, 'blue'),
        tuft(pen, 14, 284, 1),
      ]),
    ]
  },
}
