/** Inside the circus tent: a juggler on a drum, one with a ribbon, one with a hoop. */

import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP } from '../cast/poses.ts'
import { box, circle, disc, ellipse, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { backdrop } from './ground.ts'
import type { Scene } from './scene.ts'

/** Curtains of the tent, from its top to both sides. */
const stripes = (pen: Pen, count: number): Drawing =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [-60 + (i * 330) / count, -60 + ((i + 1) * 330) / count]
    const [ta, tb] = [95 + (i * 20) / count, 95 + ((i + 1) * 20) / count]
    return pen.shape(`M${ta} 10L${a} 190H${b}L${tb} 10z`, i % 2 ? 'white' : 'redPale', 0.9)
  })

const drum = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.shape(
    `M${x - width / 2} ${y - height}L${x - width * 0.58} ${y}Q${x} ${y + 9} ${x + width * 0.58} ${y}L${x + width / 2} ${y - height}z`,
    'blue',
  ),
  pen.shape(star(x, y - height * 0.34, 9), 'yellow', 1.1),
  pen.shape(ellipse(x, y - height, width / 2 + 2, 6), 'yellow'),
]

/** Rings of diamonds on the floor of the ring. */
const ringPattern = (pen: Pen): Drawing => [
  pen.line(ellipse(105, 268, 104, 28) + ellipse(105, 268, 80, 20), 0.6, 'sandLine'),
  Array.from({ length: 32 }, (_, i) => {
    const a = (i * Math.PI) / 16
    const [x, y] = [105 + 92 * Math.cos(a), 268 + 24 * Math.sin(a)]
    return pen.shape(`M${x - 5} ${y}L${x} ${y - 3.2}L${x + 5} ${y}L${x} ${y + 3.2}z`, i % 2 ? 'red' : 'blue', 0.7)
  }),
]

export const CIRCUS: Scene = {
  id: 'circo',
  name: 'no circo',
  horizon: 90,
  front: 282,
  metre: 70,
  spots: {
    juggler: { at: [105, 224], width: 70, height: 110, on: 'table' },
    ribbon: { at: [166, 268], width: 56, height: 92, on: 'floor' },
    hoop: { at: [44, 268], width: 56, height: 92, on: 'floor' },
  },
  shows: ['circus', 'ball', 'crianças', 'star'],
  close: { x: 105, zoom: 1.22 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'redDark')
    return [
      backdrop(pen, 'skyLow'),
      stripes(far, stage.level === 'facil' ? 9 : stage.level === 'medio' ? 11 : 15),
      pen.shape('M-5 176Q105 164 215 176V300H-5z', 'sand', 1),
      pen.shape('M-5 188Q105 176 215 188V204Q105 192 -5 204z', 'red', 1),
      stage.from('medio', () =>
        pen.shape(
          Array.from({ length: 9 }, (_, i) =>
            star(12 + i * 23.5, 195 - 9 * Math.sin(((i + 0.5) * Math.PI) / 9), 4.4),
          ).join(''),
          'yellow',
          0.8,
        ),
      ),
      pen.shape(ellipse(105, 268, 120, 34), 'yellowPale', 1),
      pen.fine(() => ringPattern(pen)),
      drum(pen, 105, 262, 62, 40),
      stage.person('juggler', 0, {
        pose: {
          ...HANDS_UP,
          armL: { at: [-15, -34], hand: 'flat', dir: 180, thumb: 1 },
          armR: { at: [15, -34], hand: 'flat', dir: 180, thumb: -1 },
        },
      }),
      (
        [
          [76, 148, 'red'],
          [84, 124, 'yellow'],
          [105, 112, 'green'],
          [126, 124, 'blue'],
          [134, 148, 'purple'],
        ] as const
      )
        .filter((_, i) => stage.level !== 'facil' || i % 2 === 0)
        .map(([x, y, fill]) => pen.shape(circle(x, y - 6, stage.level === 'facil' ? 7.6 : 6.6), fill, 1.2)),
      stage.from('medio', () => [
        stage.person('ribbon', 1, {
          pose: {
            turn: -24,
            expr: 'alegre',
            armL: { at: [-17, -37], dir: 200, hand: 'fist' },
            armR: { at: [13, -24] },
          },
          extra: (near) => ({
            armFront: [
              near.rope('M-17,-38L-22,-50', CLOTH.madeira, 1.4),
              near.rope(
                'M-22,-50C-34,-58 -30,-44 -24,-40C-16,-34 -32,-30 -28,-22C-25,-16 -34,-12 -36,-16',
                CLOTH.rosa,
                2.6,
              ),
            ],
          }),
        }),
        stage.person('hoop', 2, {
          pose: { ...HANDS_UP, expr: 'alegre' },
          extra: (near) => ({ behind: near.rope(disc(0, -52, 19), CLOTH.verde, 2.6) }),
        }),
      ]),
      stage.from('desafio', () => [
        pen.shape(star(186, 96, 8), 'yellow', 1),
        pen.shape(star(146, 78, 6), 'yellow', 1),
        pen.shape(star(24, 128, 7), 'yellow', 1),
        pen.shape(box(-5, 279, 220, 20), 'red', 1.1),
        Array.from({ length: 7 }, (_, i) => pen.shape(circle(20 + i * 28.6, 283.6, 3), 'yellow', 0.9)),
      ]),
    ]
  },
}
