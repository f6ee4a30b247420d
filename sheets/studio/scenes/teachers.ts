/** 15 October: children bring their teacher a drawing and flowers. */

import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP } from '../cast/poses.ts'
import { box, circle, disc, heart, points, star } from '../paths.ts'
import { bunting } from '../shapes/built.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

export const TEACHERS: Scene = {
  id: 'professores',
  name: 'na festa da professora',
  horizon: 60,
  front: 284,
  metre: 72,
  spots: {
    teacher: { at: [106, 252], width: 56, height: 126, on: 'floor' },
    giver: { at: [46, 276], width: 56, height: 94, on: 'floor' },
    painter: { at: [166, 276], width: 56, height: 94, on: 'floor' },
  },
  shows: ['teacher', 'flower', 'heart', 'quadro', 'crianças'],
  close: { x: 106, zoom: 1.12 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      room(pen, 222, 'cream', 'floor', stage.level === 'desafio'),
      stage.from('medio', () =>
        bunting(middle, [4, 60], [206, 60], 7, ['red', 'yellow', 'blue', 'green'], { size: 13, gap: 4 }),
      ),
      middle.shape(box(30, 92, 152, 78, 2), 'woodPale'),
      middle.shape(box(35, 97, 142, 68, 1), 'foliage', 1),
      middle.shape(heart(62, 124, 14), 'red', 1.2),
      middle.shape(heart(152, 124, 14), 'pink', 1.2),
      stage.from('medio', () =>
        points('46,150 166,150 48,108 164,106').map(([x, y]) => middle.shape(star(x, y, 6), 'sun', 1)),
      ),
      stage.from('desafio', () =>
        points('66,152 80,110 132,110 146,152').map(([x, y]) => middle.shape(circle(x, y, 5), 'bluePale', 1)),
      ),
      stage.person('teacher', 'mae', {
        pose: {
          ...HANDS_UP,
          expr: 'alegre',
          armL: { at: [-16, -56], dir: 200, hand: 'open', thumb: 1 },
          armR: { at: [16, -56], dir: 160, hand: 'open', thumb: -1 },
        },
      }),
      stage.person('giver', 0, {
        pose: {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [9, -26], z: 'front', dir: 100, hand: 'fist' },
          armR: { at: [13, -27], z: 'back', dir: 100 },
        },
        extra: (near) => ({
          armMid: [
            near.rope('M11,-24L16,-36M11,-24L22,-33M11,-24L11,-38', CLOTH.verde, 1),
            (
              [
                [11, -40, CLOTH.coral],
                [17.6, -38.6, CLOTH.amarelo],
                [24, -34.6, CLOTH.rosa],
              ] as const
            ).map(([x, y, tone]) => [near.shape(disc(x, y, 4.4), tone), near.detail(disc(x, y, 1.6), CLOTH.branco)]),
            near.shape('M6,-26L16,-29L13,-17L9,-17Z', CLOTH.branco),
          ],
        }),
      }),
      stage.person('painter', 1, {
        pose: {
          turn: -20,
          expr: 'alegre',
          plain: true,
          armL: { at: [-8, -30], z: 'front', dir: 80, hand: 'fist' },
          armR: { at: [8, -30], z: 'front', dir: -80, hand: 'fist' },
        },
        extra: (near) => ({
          armMid: [
            near.shape(box(-9, -35, 18, 15, 0.8), CLOTH.branco),
            near.shape(heart(0, -28, 4.6), CLOTH.vermelho, near.inner),
          ],
        }),
      }),
      stage.from('desafio', () => [
        pen.shape(box(8, 250, 26, 36, 1), 'wood', 1.1),
        pen.shape(box(184, 254, 22, 32, 1), 'wood', 1.1),
        pen.line('M12 262h18M12 274h18M188 264h14M188 274h14', 0.9),
      ]),
    ]
  },
}
