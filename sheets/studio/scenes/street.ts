/** A street: mother and child cross on the zebra, a bus waits, shops behind. */
import { WAVE_LEFT } from '../cast/poses.ts'
import { bust } from '../cast/showing.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { cloud, sun, tree } from '../shapes/nature.ts'
import { bus, car, trafficLight } from '../shapes/vehicles.ts'
import { backdrop } from './ground.ts'
import type { Scene } from './scene.ts'

/** The front of a shop: left edge, foot, width, height. */
function shop(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: Fill,
  [one, other]: readonly [Fill, Fill],
  rich: boolean,
): Drawing {
  const middle = x + width / 2
  return [
    pen.shape(box(x, y - height, width, height), wall),
    pen.shape(box(x - 2, y - height - 6, width + 4, 8, 1), one),
    pen.shape(box(middle - 17, y - height + 9, 14, 17, 7), 'sky', 1),
    pen.shape(box(middle + 3, y - height + 9, 14, 17, 7), 'sky', 1),
    rich ? pen.line(`M${middle - 10} ${y - height + 9}v17M${middle + 10} ${y - height + 9}v17`, 0.75) : [],
    pen.shape(box(x + 5, y - 27, width * 0.42, 20, 1), 'bluePale', 1),
    pen.shape(`M${x + width - 19} ${y}V${y - 29}h14V${y}z`, 'wood', 1),
    pen.shape(circle(x + width - 8, y - 14, 1.2), 'yellow', 0.8),
    awning(pen, { x: x + 1, y: y - 41, width: width - 2, height: 11 }, 5, [one, other], 3),
  ]
}

export const STREET: Scene = {
  id: 'cidade',
  name: 'na cidade',
  horizon: 158,
  front: 284,
  metre: 58,
  spots: {
    mother: { at: [58, 280], width: 44, height: 112, on: 'floor' },
    child: { at: [92, 280], width: 40, height: 76, on: 'floor' },
    friend: { at: [150, 280], width: 34, height: 76, on: 'floor' },
    bus: { at: [122, 216], width: 128, height: 70, on: 'floor' },
  },
  shows: ['bus', 'car', 'woman', 'criança', 'prédio', 'tree', 'traffic-light', 'pessoas'],
  close: { x: 100, zoom: 1.12 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    const rich = stage.level !== 'facil'
    return [
      backdrop(pen, 'sky'),
      sun(middle, 178, 72, 0.9, true),
      cloud(far, 40, 74, 0.9),
      stage.from('desafio', () => [
        far.shape(box(40, 82, 30, 80), 'bluePale'),
        far.line('M46 92h6M58 92h6M46 102h6M58 102h6', 0.9),
        far.shape(box(132, 88, 26, 70), 'purplePale'),
        far.line('M138 98h5M147 98h5', 0.9),
      ]),
      shop(middle, 10, 164, 58, 66, 'pinkPale', ['red', 'white'], rich),
      stage.from('medio', () => shop(middle, 76, 164, 54, 58, 'yellowPale', ['blue', 'white'], rich)),
      shop(middle, 138, 164, 60, 70, 'skyLow', ['green', 'white'], rich),
      stage.from('medio', () => [tree(middle, 72, 168, 1.2), tree(middle, 134, 168, 1.1, 'lime')]),
      pen.shape('M-5 166H215V186H-5z', 'greyPale', 1),
      stage.from('medio', () => pen.line('M-5 178H215', 0.9)),
      pen.fine(() =>
        pen.line(Array.from({ length: 16 }, (_, i) => `M${i * 14} 166v12M${i * 14 - 7} 178v6`).join(''), 0.6),
      ),
      pen.shape('M-5 184H215V300H-5z', 'stone', 1),
      bus(pen, 132, 222, 1.2, (own) =>
        [-25, -3, 19].map((x, i) => own.at(x, -11, 0.58, (near) => bust(near, stage.who(i + 3), 'alegre'))),
      ),
      stage.from('desafio', () => car(middle, 24, 206, 0.62, 'red')),
      pen.shape('M-5 262H215V268H-5z', 'stone', null),
      points(rich ? '16,0 50,0 84,0 118,0 152,0 186,0' : '30,0 98,0 166,0').map(([x]) =>
        pen.shape(`M${x} 234H${x + 19}L${x + 15} 290H${x - 8}z`, 'white', 1),
      ),
      stage.person('mother', 'mae', {
        pose: {
          turn: 26,
          expr: 'alegre',
          armR: { at: [16, -34], z: 'mid' },
          legL: { at: [-7, -4], toe: 12 },
          legR: { at: [8, -3] },
        },
      }),
      stage.person('child', 0, {
        pose: {
          ...WAVE_LEFT,
          turn: 20,
          armL: { at: [-13, -36], z: 'mid' },
          armR: { at: [14, -42], hand: 'open', dir: 170, thumb: -1 },
          legL: { at: [-6, -4] },
          legR: { at: [7, -3] },
        },
      }),
      stage.from('medio', () => trafficLight(pen, 186, 278, 1.5)),
      stage.from('desafio', () => stage.person('friend', 1, { pose: { turn: -28, expr: 'alegre' } })),
    ]
  },
}
