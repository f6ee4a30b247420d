/** A library: a child reads on a beanbag, another one looks for a book. */
import { POINT, SEATED } from '../cast/poses.ts'
import { box, ellipse } from '../paths.ts'
import { bush } from '../shapes/nature.ts'
import { beanbag, bookcase, openBook } from '../shapes/rooms.ts'
import { room } from './ground.ts'
import { childScale, type Scene } from './scene.ts'

export const LIBRARY: Scene = {
  id: 'biblioteca',
  name: 'na biblioteca',
  horizon: 200,
  front: 282,
  metre: 70,
  spots: {
    reader: { at: [66, 276], width: 60, height: 80, on: 'seat' },
    seeker: { at: [150, 268], width: 50, height: 96, on: 'floor' },
  },
  shows: ['book', 'crianças', 'lamp'],
  close: { x: 106, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    const scale = childScale(LIBRARY, 276)
    return [
      room(pen, 200, 'wallBlue', 'floor', stage.level === 'desafio'),
      [142, 206].map((y) => bookcase(middle, 8, y)),
      [142, 206].map((y) => bookcase(middle, 74, y)),
      stage.from('medio', () => [142, 206].map((y) => bookcase(middle, 140, y))),
      pen.shape(ellipse(72, 276, 62, 11), 'redPale'),
      stage.from('medio', () => pen.line('M20 276a52 8 0 0 0 104 0', 0.8, 'red')),
      beanbag(pen, 58, 278, scale * 1.15),
      stage.person('reader', 0, { pose: SEATED }),
      pen.at(66 + 15 * scale, 276 + 6 * scale, scale * 0.95, openBook),
      stage.person('seeker', 1, { flip: true, pose: POINT }),
      stage.from('medio', () => [
        pen.shape(box(176, 262, 24, 22, 2), 'copper'),
        bush(pen, 188, 264, 0.7, 'leaf'),
        pen.shape(box(108, 276, 20, 4, 0.6), 'green', 0.9),
        pen.shape(box(110, 272, 20, 4, 0.6), 'orange', 0.9),
        pen.shape(box(107, 268, 20, 4, 0.6), 'purple', 0.9),
      ]),
      stage.from('desafio', () => [
        pen.shape(box(24, 284, 18, 4, 0.6), 'blue', 0.9),
        pen.shape(box(26, 280, 18, 4, 0.6), 'yellow', 0.9),
      ]),
    ]
  },
}
