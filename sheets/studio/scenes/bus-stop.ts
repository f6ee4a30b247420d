/** The school bus: Lia comes up on its lift, three friends look out. */

import { WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { bust } from '../cast/showing.ts'
import { box, points } from '../paths.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { bus } from '../shapes/vehicles.ts'
import { cobbles } from './finery.ts'
import { backdrop, ground } from './ground.ts'
import type { Scene } from './scene.ts'

export const BUS_STOP: Scene = {
  id: 'onibus',
  name: 'no ônibus',
  horizon: 150,
  front: 280,
  metre: 62,
  spots: {
    bus: { at: [112, 232], width: 178, height: 108, on: 'floor' },
    lia: { at: [46, 276], width: 52, height: 80, on: 'floor' },
    late: { at: [186, 278], width: 30, height: 80, on: 'floor' },
    waiting: { at: [150, 276], width: 44, height: 84, on: 'floor' },
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
      stage.from('medio', () => sun(middle, 32, 84, 1.05, true)),
      cloud(far, 110, 78, 1),
      stage.from('medio', () => cloud(far, 180, 92, 0.8)),
      hill(far, points('-8,150 50,134 110,148 160,132 218,150'), 'hillFar'),
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
      stage.person('lia', 'lia', { pose: { expr: 'alegre' } }),
      stage.person('waiting', 0, { pose: WAVE_LEFT }),
      stage.from('desafio', () => stage.person('late', 1, { pose: WAVE })),
    ]
  },
}
