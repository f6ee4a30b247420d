/** 15 October: a class thanks its teacher. One writes on the board, one reads a letter aloud, two bring flowers and a card. */
import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, disc, heart, points, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

/** One hand on the heart. */
const MOVED: Pose = {
  expr: 'alegre',
  tilt: 5,
  plain: true,
  armL: { at: [1, -48], z: 'front', dir: 100, hand: 'flat', thumb: 1 },
  armR: [16, 10],
}

const BOUQUET = [
  [11, -40, CLOTH.coral],
  [17.6, -38.6, CLOTH.amarelo],
  [24, -34.6, CLOTH.rosa],
] as const

const bouquet = (near: FigurePen): Drawing => [
  near.rope('M11,-24L16,-36M11,-24L22,-33M11,-24L11,-38', CLOTH.verde, 1),
  BOUQUET.map(([x, y, tone]) => [near.shape(disc(x, y, 4.4), tone), near.detail(disc(x, y, 1.6), CLOTH.branco)]),
  near.shape('M6,-26L16,-29L13,-17L9,-17Z', CLOTH.branco),
]

/** A folded card with a heart, between the hands. */
const card = (near: FigurePen): Drawing => [
  near.shape(box(-9.4, -35, 18.8, 17, 0.8), CLOTH.branco),
  near.shape(heart(0, -27, 5), CLOTH.vermelho, near.inner),
]

/** A sheet with lines, from which somebody reads aloud. */
const letter = (near: FigurePen): Drawing => [
  near.shape(box(-7, -33, 14, 16, 0.6), CLOTH.branco),
  near.ink('M-4.400,-29.600H4.400M-4.400,-26.600H4.400M-4.400,-23.600H2'),
]

/** A cheer in chalk, hearts and stars around them. */
const board = (pen: Pen, few: boolean, fine: boolean): Drawing => [
  pen.shape(box(22, 88, 168, 84, 2), 'woodPale'),
  pen.shape(box(27, 93, 158, 74, 1), 'hill', 1),
  pen.text(106, 113, 'VIVA A', 15),
  pen.text(106, 131, 'PROFESSORA!', 15),
  [41, 171].map((x, i) => pen.shape(heart(x, 107, few ? 11 : 9), i ? 'pink' : 'red', 1.1)),
  few ? [] : points('41,128 171,128').map(([x, y]) => pen.shape(star(x, y, 5.6), 'sun', 0.9)),
  fine ? points('40,150 172,150').map(([x, y]) => pen.shape(circle(x, y, 4), 'bluePale', 0.9)) : [],
  pen.shape(box(24, 169, 164, 5, 1), 'woodPale', 1),
]

/** A small table with an apple, books and a plant. */
const table = (pen: Pen): Drawing => [
  pen.rope('M80 290V270M132 290V270', 3, 'brown', 1),
  pen.shape(box(74, 264, 64, 7, 1.4), 'woodPale', 1.1),
  pen.shape(box(80, 259, 24, 5, 0.8), 'blue', 0.9),
  pen.shape(box(82, 254, 22, 5, 0.8), 'red', 0.9),
  pen.shape(
    'M118 250C114 246 110 248 110 255C110 261 114 264.600 118 263.400C122 264.600 126 261 126 255C126 248 122 246 118 250z',
    'red',
    1,
  ),
  pen.line('M118 250Q118 246 121 244', 1),
]

export const TEACHERS: Scene = {
  id: 'professores',
  name: 'na festa da professora',
  horizon: 60,
  front: 284,
  metre: 70,
  spots: {
    teacher: { at: [106, 256], width: 50, height: 126, on: 'floor' },
    writer: { at: [62, 228], width: 34, height: 76, on: 'floor' },
    speaker: { at: [150, 228], width: 34, height: 76, on: 'floor' },
    giver: { at: [37, 280], width: 54, height: 92, on: 'floor' },
    painter: { at: [174, 280], width: 54, height: 92, on: 'floor' },
  },
  shows: ['teacher', 'flower', 'heart', 'quadro', 'crianças'],
  close: { x: 106, zoom: 1.05 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    const few = stage.level === 'facil'
    return [
      room(pen, 222, 'cream', 'floor', stage.level === 'desafio'),
      stage.from('medio', () =>
        bunting(middle, [4, 60], [206, 60], 7, ['red', 'yellow', 'blue', 'green'], { size: 13, gap: 4 }),
      ),
      board(middle, few, stage.level === 'desafio'),
      stage.from('medio', () => [
        stage.person('writer', 2, {
          pose: {
            turn: 30,
            expr: 'alegre',
            armL: [-14, 4],
            armR: { at: [15, -46], dir: 150, hand: 'fist', z: 'front' },
          },
          extra: (near) => ({ armFront: near.shape(box(16.6, -54.6, 2.2, 6, 0.6), CLOTH.branco) }),
        }),
        stage.person('speaker', 'duda', {
          pose: {
            expr: 'alegre',
            plain: true,
            armL: { at: [-6.4, -22], z: 'front', dir: 150, hand: 'fist' },
            armR: { at: [6.4, -22], z: 'front', dir: -150, hand: 'fist' },
          },
          extra: (near) => ({ armMid: letter(near) }),
        }),
      ]),
      stage.person('teacher', 'professora', { pose: MOVED }),
      stage.person('giver', 0, {
        pose: {
          turn: 30,
          expr: 'alegre',
          plain: true,
          armL: { at: [9, -26], z: 'front', dir: 100, hand: 'fist' },
          armR: { at: [13, -27], z: 'back', dir: 100 },
        },
        extra: (near) => ({ armMid: bouquet(near) }),
      }),
      stage.person('painter', 1, {
        pose: {
          turn: -20,
          expr: 'alegre',
          plain: true,
          armL: { at: [-8, -19], z: 'front', dir: 90, hand: 'fist' },
          armR: { at: [8.6, -19], z: 'front', dir: -90, hand: 'fist' },
        },
        extra: (near) => ({ armMid: card(near) }),
      }),
      stage.from('desafio', () => pen.at(0, 6, 1, table)),
    ]
  },
}
