/** A street: mother and child cross on the zebra, a bus waits, shops behind. */
import { WAVE_LEFT } from '../cast/poses.ts'
import { bust } from '../cast/showing.ts'
import { box, circle } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { awning } from '../shapes/built.ts'
import { bush, cloud, sun, tree } from '../shapes/nature.ts'
import { dog } from '../shapes/pets.ts'
import { bus, car, trafficLight } from '../shapes/vehicles.ts'
import { cobbles } from './finery.ts'
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
    pen.shape(box(middle - 16, y - height + 5, 13, 14, 2), 'sky', 1),
    pen.shape(box(middle + 3, y - height + 5, 13, 14, 2), 'sky', 1),
    rich ? pen.line(`M${middle - 9.5} ${y - height + 5}v14M${middle + 9.5} ${y - height + 5}v14`, 0.75) : [],
    pen.shape(box(x + 5, y - 27, width * 0.42, 20, 1), 'bluePale', 1),
    pen.shape(`M${x + width - 19} ${y}V${y - 29}h14V${y}z`, 'wood', 1),
    pen.shape(circle(x + width - 8, y - 14, 1.2), 'yellow', 0.8),
    awning(pen, { x: x + 1, y: y - 38, width: width - 2, height: 9 }, 5, [one, other], 3),
  ]
}

export const STREET: Scene = {
  id: 'cidade',
  name: 'na cidade',
  horizon: 158,
  front: 284,
  metre: 58,
  spots: {
    mother: { at: [143, 252], width: 40, height: 100, on: 'floor' },
    child: { at: [172, 254], width: 36, height: 70, on: 'floor' },
    bus: { at: [70, 252], width: 112, height: 58, on: 'floor' },
  },
  shows: ['bus', 'car', 'woman', 'criança', 'prédio', 'tree', 'traffic-light', 'pessoas', 'janela'],
  close: { x: 106, zoom: 1.02 },
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
      shop(middle, 12, 164, 58, 66, 'pinkPale', ['red', 'white'], rich),
      stage.from('medio', () => shop(middle, 78, 164, 52, 60, 'yellowPale', ['blue', 'white'], rich)),
      shop(middle, 138, 164, 60, 70, 'skyLow', ['green', 'white'], rich),
      pen.shape('M-5 164H215V174H-5z', 'greyPale', 1),
      pen.fine(() => pen.line(Array.from({ length: 16 }, (_, i) => `M${i * 14} 164v10`).join(''), 0.6)),
      stage.from('medio', () => [tree(middle, 72, 170, 1.1), tree(middle, 134, 170, 1, 'lime')]),
      pen.shape('M-5 174H215V260H-5z', 'stone', 1),
      pen.shape('M-5 260H215V300H-5z', 'greyPale', 1),
      pen.fine(() => pen.clip('M-5 260H215V300H-5z', cobbles(middle, 262))),
      [0, 1, 2, 3].map((i) => pen.shape(box(126 - i, 179 + i * 20, 62 + i * 2, 10, 1), 'white', 1)),
      stage.from('desafio', () => [car(middle, 36, 194, 0.84, 'red'), car(middle, 92, 194, 0.84, 'green')]),
      bus(pen, 64, 252, 0.9, (own) =>
        [-25, -3, 19].map((x, i) => own.at(x, -11, 0.58, (near) => bust(near, stage.who(i + 3), 'alegre'))),
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
      stage.from('medio', () => [trafficLight(pen, 121, 276, 1.05), bush(pen, 36, 279, 0.9), dog(pen, 78, 281, 0.8)]),
      stage.from('desafio', () => [bush(pen, 152, 280, 0.7, 'leaf', 'yellow'), bush(pen, 184, 281, 0.6)]),
    ]
  },
}
