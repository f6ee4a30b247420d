/** 7 September at school: the flag of Brazil is raised, children stand by it. */
import { CLOTH } from '../cast/inks.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle } from '../paths.ts'
import { flagOfBrazil } from '../shapes/flag.ts'
import { bush, cloud, sun, tree, tuft } from '../shapes/nature.ts'
import { backdrop, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** The pole of a small flag in one hand. */
const BEARS: Pose = { expr: 'alegre', armL: { at: [-16.4, -41], hand: 'fist', dir: 190, thumb: 1, z: 'front' } }

export const INDEPENDENCE: Scene = {
  id: 'independencia',
  name: 'no dia da Independência',
  horizon: 180,
  front: 282,
  metre: 70,
  spots: {
    left: { at: [48, 274], width: 46, height: 92, on: 'ground' },
    right: { at: [160, 274], width: 46, height: 92, on: 'ground' },
  },
  shows: ['bandeira do Brasil', 'bandeira', 'crianças', 'tree', 'sun'],
  close: { x: 106, zoom: 1.04 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      sun(middle, 30, 92, 0.9, true),
      stage.from('medio', () => [cloud(far, 54, 132, 0.8), cloud(far, 190, 76, 0.8)]),
      stage.from('medio', () => [tree(middle, 16, 190, 1.7), tree(middle, 198, 190, 1.6, 'lime')]),
      middle.shape(box(30, 142, 62, 48), 'cream'),
      middle.shape('M26 142L61 122L96 142z', 'orange'),
      middle.shape(circle(61, 134, 4.4), 'white', 0.9),
      middle.shape(box(54, 164, 14, 26, 1), 'teal'),
      stage.from('medio', () => [36, 74].map((x) => middle.shape(box(x, 154, 12, 14, 1), 'bluePale', 0.9))),
      meadow(pen, 188, 'meadow'),
      pen.rope('M108 262V100', 3.4, 'stone', 1),
      pen.at(108, 97, 1, (pen) => pen.shape(circle(0, 0, 4), 'yellow')),
      flagOfBrazil(pen, 110, 106, 78),
      pen.shape(box(92, 256, 32, 12, 2), 'stone'),
      stage.person('left', 0, {
        pose: { expr: 'calmo', armR: { at: [-2, -30], dir: -70, hand: 'flat', z: 'front' }, armL: [-14, 4] },
      }),
      // Flag and pole belong to whoever bears them.
      stage.person('right', 1, {
        pose: BEARS,
        extra: (near) => ({
          behind: [near.rope('M-16.400,-18V-64', CLOTH.madeira, 1.5), flagOfBrazil(pen, -36, -63, 19, 0.8)],
        }),
      }),
      stage.from('medio', () => [bush(pen, 18, 252, 0.9, 'leaf', 'yellow'), bush(pen, 196, 254, 0.9, 'lime')]),
      stage.from('desafio', () => [
        tuft(pen, 90, 286, 1.1),
        tuft(pen, 190, 286, 1),
        middle.line('M34 172h16M72 172h16', 0.8),
      ]),
    ]
  },
}
