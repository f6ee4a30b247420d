/** A classroom: the teacher at the board, three children at their desks. */
import { HOLD, POINT } from '../cast/poses.ts'
import { box, circle, ellipse, points, star } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { openBook, shelf } from '../shapes/rooms.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

/** A desk seen from the front, about its foot, 40 mm wide, 30 high, with the things on it. */
const desk = (pen: Pen, x: number, y: number, scale: number, on: (pen: Pen) => Drawing): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M-18 0V-24M18 0V-24', 4, 'metal', 1),
    pen.shape(box(-20, -24, 40, 9, 1), 'blue'),
    pen.shape('M-24 -24L-20 -32H20L24 -24z', 'woodPale'),
    on(pen),
  ])

const paper = (pen: Pen): Drawing => [pen.shape('M-12 -25L-9 -31H9L12 -25z', 'white', 1.1), pen.line('M-5 -28h10', 0.8)]

export const SCHOOL: Scene = {
  id: 'escola',
  name: 'na escola',
  horizon: 100,
  front: 282,
  metre: 66,
  spots: {
    teacher: { at: [54, 216], width: 46, height: 112, on: 'floor' },
    writer: { at: [74, 272], width: 60, height: 80, on: 'seat' },
    reader: { at: [152, 274], width: 60, height: 80, on: 'seat' },
  },
  shows: ['teacher', 'crianças', 'book', 'pencil', 'globo', 'quadro'],
  close: { x: 98, zoom: 1.14 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      room(pen, 196, 'wallYellow', 'floor', stage.level === 'desafio'),
      middle.at(0, 14, 1, (middle) => [
        middle.shape(box(64, 70, 102, 70, 2), 'wood'),
        middle.shape(box(70, 76, 90, 58, 1), 'foliageDark', 1),
        middle.shape(circle(92, 104, 13), 'sun', 1),
        middle.line('M92 84v-4M92 128v-4M72 104h-0.500M112 104h4M106 90l3 -3M78 118l-3 3M106 118l3 3M78 90l-3 -3', 1.2),
        middle.shape('M120 128V110L134 98L148 110V128z', 'red', 1),
        stage.from('medio', () => middle.shape('M130 128V114H138V128z', 'yellow', 1)),
        middle.shape(box(66, 136, 98, 5, 1), 'woodPale', 1),
      ]),
      stage.from('medio', () => shelf(middle, 168, 196, 36)),
      stage.from('medio', () => [
        middle.shape(box(12, 74, 34, 44, 2), 'wood'),
        middle.shape(box(16, 78, 26, 36), 'sky', 1),
        middle.line('M29 78V114M16 96H42', 1),
      ]),
      stage.from('desafio', () => [
        middle.shape(star(184, 84, 8), 'sun', 1),
        middle.shape(circle(184, 106, 8), 'pink', 1),
        points('176,130 192,130').map(([x, y]) => middle.shape(box(x - 6, y - 6, 12, 10, 1), 'white', 1)),
      ]),
      stage.tall(() =>
        stage.person('teacher', 'mae', {
          pose: { ...POINT, armR: { at: [23, -70], dir: 130, z: 'mid' }, armL: [-14, 4] },
        }),
      ),
      stage.person('writer', 0, { pose: { ...HOLD, nod: 1, legL: [-3, -2], legR: [3, -2] } }),
      stage.person('reader', 1, {
        pose: {
          expr: 'alegre',
          armR: { at: [15, -46], dir: 172, thumb: -1, hand: 'open' },
          armL: { at: [-8, -24], dir: 60, z: 'front' },
        },
      }),
      desk(pen, 74, 284, 1.55, paper),
      desk(pen, 152, 286, 1.55, openBook),
      stage.from('medio', () => [
        pen.shape(ellipse(24, 282, 9, 2.4), 'wood', 1),
        pen.rope('M24 281V272', 1.6, 'wood', 0.9),
        pen.shape(circle(24, 260, 12), 'water'),
        pen.shape(
          'M16 254C20 250 26 252 26 256C24 260 20 258 17 262C15 262 13 258 16 254zM27 262C31 260 34 262 33 266C31 269 27 268 27 262z',
          'leaf',
          1,
        ),
      ]),
    ]
  },
}
