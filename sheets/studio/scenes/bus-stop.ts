/** The school bus: Lia comes up on its lift, three friends look out. */

import { WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { bust } from '../cast/showing.ts'
import { box, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import { bus } from '../shapes/vehicles.ts'
import { cobbles } from './finery.ts'
import { backdrop, ground } from './ground.ts'
import type { Scene } from './scene.ts'

/** A block of flats about its left foot. */
const tower = (pen: Pen, x: number, y: number, width: number, height: number, wall: Fill): Drawing => [
  pen.shape(box(x, y - height, width, height), wall),
  pen.shape(box(x - 2, y - height - 5, width + 4, 6, 1), wall),
  pen.shape(
    [0, 1, 2].flatMap((i) => [8, 26].map((dy) => box(x + 6 + i * 12.5, y - height + dy, 8, 11, 1))).join(''),
    'white',
    0.9,
  ),
]

/** The sign of the stop, its foot at the kerb. */
const stop = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x - 1.5, y - 66, 3, 66), 'metal'),
  pen.shape(box(x - 10, y - 88, 20, 24, 3), 'blue'),
  bus(pen, x - 0.3, y - 71, 0.15),
]

export const BUS_STOP: Scene = {
  id: 'onibus',
  name: 'no ônibus',
  horizon: 150,
  front: 280,
  metre: 62,
  spots: {
    bus: { at: [112, 232], width: 178, height: 108, on: 'floor' },
    lia: { at: [98, 278], width: 52, height: 80, on: 'floor' },
    late: { at: [48, 279], width: 30, height: 80, on: 'floor' },
    waiting: { at: [172, 276], width: 40, height: 84, on: 'floor' },
  },
  shows: ['bus', 'tree', 'sun', 'crianças', 'wheelchair'],
  close: { x: 102, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const faces = [0, 1, 2].map((index) => ({ x: [-25, -3, 19][index] ?? 0, who: stage.who(index + 2) }))
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 182, 78, 0.75, true)),
      cloud(far, 82, 76, 0.8),
      [28, 82, 136].map((x, i) =>
        tower(far, x, 182, 46, [70, 88, 78][i] ?? 70, (['bluePale', 'pinkPale', 'yellowPale'] as const)[i] ?? 'cream'),
      ),
      stage.from('medio', () => [tree(middle, 24, 178, 1.9), tree(middle, 196, 178, 1.6, 'lime')]),
      stage.from('desafio', () => [bush(middle, 60, 178, 0.9), bush(middle, 164, 178, 0.9, 'leaf', 'yellow')]),
      ground(middle, points('-8,180 105,176 218,180'), 'grass'),
      pen.shape('M-5 208H215V300H-5z', 'stone', 1),
      bus(pen, 104, 236, 1.62, (own) =>
        faces.map(({ x, who }) => own.at(x, -11, 0.58, (near) => bust(near, who, 'alegre'))),
      ),
      pen.shape('M-5 252H215V300H-5z', 'greyPale', 1.1),
      pen.fine(() => pen.clip('M-5 252H215V300H-5z', cobbles(middle, 246))),
      pen.shape(box(-5, 250, 220, 5), 'stoneDark', 1),
      stage.from('medio', () => pen.line('M60 256V300M118 256V300M186 256V300', 0.75, 'stoneDark')),
      stop(pen, 22, 268),
      stage.person('lia', 'lia', { pose: { expr: 'alegre' } }),
      stage.person('waiting', 0, { pose: WAVE_LEFT }),
      stage.from('desafio', () => stage.person('late', 1, { pose: WAVE })),
    ]
  },
}
