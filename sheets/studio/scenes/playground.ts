/** A playground: one on the swing, one down the slide, two with a ball. */

import { CLOTH } from '../cast/inks.ts'
import { GIVE, SLIDE, SWING } from '../cast/poses.ts'
import { box, circle, points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bush, cloud, hill, sun, tree, tuft } from '../shapes/nature.ts'
import { backdrop, blades, lawn, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

/** A slide that runs down to the left, 86 mm high, its foot at the left end. */
const slide = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (pen) => [
    pen.rope('M62 0V-64M84 0V-64', 2.6, 'metal', 1),
    pen.rope('M62 -12H84M62 -24H84M62 -36H84M62 -48H84', 2, 'metal', 0.9),
    pen.rope('M60 -60V-80M84 -60V-80M60 -80H84', 2.2, 'red', 1),
    pen.shape('M0 -3C14 -3 20 -8 28 -20C38 -36 46 -56 62 -62H86V-56H66C52 -52 44 -34 34 -16C26 -4 16 3 0 3z', 'yellow'),
    pen.line('M4 0C18 -1 24 -8 31 -18C40 -32 48 -54 64 -59', 0.9, 'orange'),
  ])

export const PLAYGROUND: Scene = {
  id: 'parquinho',
  name: 'no parquinho',
  horizon: 146,
  front: 280,
  metre: 70,
  spots: {
    swinging: { at: [52, 212], width: 60, height: 80, on: 'seat' },
    sliding: { at: [176, 172], width: 40, height: 74, on: 'seat' },
    lia: { at: [96, 280], width: 58, height: 86, on: 'ground' },
    catcher: { at: [176, 280], width: 50, height: 88, on: 'ground' },
  },
  shows: ['swing', 'slide', 'ball', 'tree', 'crianças', 'wheelchair', 'sun'],
  close: { x: 108, zoom: 1.14 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => sun(middle, 120, 86, 0.95, true)),
      cloud(far, 160, 80, 0.9),
      stage.from('medio', () => cloud(far, 64, 74, 0.7)),
      hill(far, points('-8,150 50,136 110,148 160,134 218,150'), 'hillFar'),
      stage.from('medio', () => [
        tree(middle, 112, 168, 1.5),
        stage.from('desafio', () => [tree(middle, 14, 170, 1.3, 'lime'), bush(middle, 132, 172, 0.8, 'leaf', 'pink')]),
      ]),
      lawn(middle, points('-8,171 45,165 105,170 165,165 218,170'), 'meadow'),
      slide(middle, 102, 232, 1.1),
      stage.tall(() => stage.from('medio', () => stage.person('sliding', 2, { turn: -18, pose: SLIDE }))),
      stage.from('medio', () => [
        pen.rope('M8 222L22 106L36 222', 3, 'blue', 1),
        pen.rope('M68 222L82 106L96 222', 3, 'blue', 1),
        pen.rope('M12 106H92', 3, 'blue', 1),
      ]),
      stage.tall(() =>
        stage.from('medio', () =>
          stage.person('swinging', 1, {
            pose: SWING,
            extra: (near) => ({
              behind: near.rope('M-11,-17V-104M11,-17V-104', CLOTH.madeira, 1.3),
              legs: near.shape(box(-13, -18, 26, 3.4, 1.4), CLOTH.vermelho),
            }),
          }),
        ),
      ),
      meadow(pen, 238, 'grass'),
      stage.from('desafio', () => blades(pen, '20,250 110,250 190,250 30,262')),
      stage.person('lia', 'lia', {
        pose: {
          expr: 'alegre',
          armL: { at: [10, -36], z: 'front', dir: 130, hand: 'open' },
          armR: { at: [14, -34], z: 'back', dir: 120 },
        },
      }),
      stage.person('catcher', 0, {
        flip: true,
        pose: {
          ...GIVE,
          armL: { at: [11, -33], z: 'front', dir: 110, hand: 'open' },
          armR: { at: [15, -32], z: 'back', dir: 110 },
        },
      }),
      pen.shape(circle(138, 236, 11), 'yellow'),
      pen.line('M128 232Q138 240 148.500 233M136 225.500Q130 236 136 247', 1),
      pen.line('M122 226q-3 4 -3.400 9', 1.1),
      stage.from('medio', () => [tuft(pen, 18, 284, 1.2), tuft(pen, 58, 285, 1.1)]),
      stage.from('desafio', () => [bush(pen, 22, 262, 0.9, 'lime', 'red')]),
    ]
  },
}
