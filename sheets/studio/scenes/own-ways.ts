/** 2 April: a class in which each takes part in another manner: a routine on the wall, a tent to rest in, ear defenders, turns. */

import type { FigurePen } from '../cast/figure-pen.ts'
import { CLOTH } from '../cast/inks.ts'
import { POINT_LEFT } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { book, SITTING } from '../cast/things.ts'
import { box, circle, drop, ellipse, points, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { tree } from '../shapes/nature.ts'
import { block } from '../shapes/rooms.ts'
import { ground, room } from './ground.ts'
import type { Scene } from './scene.ts'

type Symbol = (pen: Pen) => Drawing

/** Steps of the morning, each about the middle of its card. */
const STEPS: readonly (readonly [fill: Fill, symbol: Symbol])[] = [
  [
    'yellowPale',
    (pen) => [
      pen.shape(box(-5, -3, 10, 9, 2), 'red', 0.9),
      pen.line('M-2.600 -3V-5.400H2.600V-3', 0.9),
      pen.shape(box(-3, 1, 6, 3.4, 1), 'yellow', 0.7),
    ],
  ],
  [
    'bluePale',
    (pen) => [
      pen.shape('M0 -3.400Q-4 -5.600 -7 -4V5Q-4 3.400 0 5.400Q4 3.400 7 5V-4Q4 -5.600 0 -3.400z', 'white', 0.9),
      pen.line('M0 -3.400V5.400M-5 -1q1.600 -0.800 3 0M5 -1q-1.600 -0.800 -3 0', 0.7),
    ],
  ],
  [
    'pinkPale',
    (pen) => [
      pen.shape(
        'M0 -2.600C-2 -4.600 -6 -4 -6 0C-6 4 -3 6.400 0 5.400C3 6.400 6 4 6 0C6 -4 2 -4.600 0 -2.600z',
        'red',
        0.9,
      ),
      pen.line('M0 -2.600Q0 -5 1.600 -6', 0.9),
    ],
  ],
  [
    'hillFar',
    (pen) => [
      pen.shape(circle(0, 0.6, 5.6), 'orange', 0.9),
      pen.line('M-5.600 0.600H5.600M0 -5V6.200M-4 -3.400Q0 0.600 -4 4.600M4 -3.400Q0 0.600 4 4.600', 0.7),
    ],
  ],
  [
    'purplePale',
    (pen) => [
      pen.shape(box(-5, -1, 10, 7, 0.6), 'cream', 0.9),
      pen.shape('M-7 -0.600L0 -6.400L7 -0.600z', 'orange', 0.9),
      pen.shape(box(-1.4, 2, 2.8, 4), 'teal', 0.7),
    ],
  ],
]

/** Place of the step that is now, from 0: of all cards, and of the few large ones. */
const [NOW, NOW_OF_FEW] = [3, 2]

/** A strip of picture cards on the wall, an arrow at the one that is now. */
const routine = (pen: Pen, x: number, top: number, few: boolean): Drawing => {
  const shown = few ? STEPS.slice(0, NOW_OF_FEW + 1) : STEPS
  const [size, pitch] = few ? [25, 30] : [16, 18]
  return [
    pen.shape(box(x - size / 2 - 4, top - 4, size + 8, pitch * shown.length + 5, 3), 'white', 1.1),
    shown.map(([fill, symbol], i) => {
      const y = top + i * pitch
      return [pen.shape(box(x - size / 2, y, size, size, 2), fill, 0.9), pen.at(x, y + size / 2, size / 18, symbol)]
    }),
    pen.at(x + size / 2 + 5, top + pitch * (few ? NOW_OF_FEW : NOW) + size / 2, 1, (own) =>
      own.shape('M0 0L7 -5.500V-2.600H18V2.600H7V5.500z', 'orange', 1),
    ),
  ]
}

/** A tent of cloth on three poles, open in front, about the middle of its foot; 78 mm wide and 100 high. */
const tent = (pen: Pen, x: number, y: number, within: Drawing, decorated: boolean): Drawing => [
  pen.at(x, y, 0.93, (own) => [
    own.rope('M-8 -104L4 -88M8 -104L-4 -88', 2, 'wood', 0.9),
    own.shape('M0 -96L39 0H-39z', 'bluePale'),
    own.shape('M0 -84L20 0H-20z', 'purple', 1),
    own.shade('M0 -84L20 0H6z', 'dusk', 0.3),
  ]),
  within,
  pen.at(x, y, 0.93, (own) => [
    own.shape('M0 -86Q-6 -40 -30 -8L-39 0L0 -96z', 'yellowPale'),
    own.shape('M0 -86Q6 -40 30 -8L39 0L0 -96z', 'yellowPale'),
    decorated ? [-23, 15].map((left) => own.shape(box(left, -34, 8, 3.4, 1.4), 'red', 0.8)) : [],
    decorated
      ? points('-20,-22 -13,-46 20,-22 13,-46 -30,-5.500 30,-5.500').map(([cx, cy]) =>
          own.shape(star(cx, cy, 2.6), 'orange', 0.6),
        )
      : [],
  ]),
]

/** A picture card, raised to ask for water. */
const asking = (near: FigurePen) => ({
  head: [near.shape(box(11, -52, 13, 15, 1), CLOTH.branco), near.shape(drop(17.5, -43.6, 3.4), CLOTH.azul, near.inner)],
})

const CROSSED: Pose = {
  expr: 'lendo',
  hip: [0, -6.4],
  nod: 1.2,
  plain: true,
  legL: { at: [-6.4, -3], face: -1, toe: 8 },
  legR: { at: [6.4, -3], face: 1, toe: 8 },
  armL: { at: [-6, -13], z: 'front', dir: 40 },
  armR: { at: [6, -13], z: 'front', dir: -40 },
}

/** On the knees, one hand puts a block on the tower. */
const BUILDS: Pose = {
  turn: 32,
  expr: 'alegre',
  hip: [-2, -10],
  lean: 6,
  plain: true,
  legL: { at: [-9, -3], toe: 24 },
  legR: { at: [4, -3] },
  armL: { at: [13, -25], z: 'front', dir: 100, hand: 'fist', thumb: 1 },
  armR: [14, 40],
}

/** On the knees, the block in both hands, until it is the turn. */
const WAITS: Pose = {
  turn: 28,
  expr: 'neutro',
  hip: [-2, -10],
  plain: true,
  legL: { at: [-9, -3], toe: 24 },
  legR: { at: [4, -3] },
  armL: { at: [6, -17], z: 'front', dir: 70, hand: 'fist' },
  armR: { at: [11, -17], z: 'front', dir: -50, hand: 'fist' },
}

const FLAGS: readonly Fill[] = ['yellow', 'teal', 'pink', 'orange', 'purple']

export const OWN_WAYS: Scene = {
  id: 'autismo',
  name: 'numa sala em que cada um participa do seu jeito',
  horizon: 100,
  front: 284,
  metre: 66,
  spots: {
    pointer: { at: [86, 216], width: 32, height: 66, on: 'floor' },
    reader: { at: [163, 218], width: 36, height: 44, on: 'floor' },
    lia: { at: [112, 206], width: 30, height: 56, on: 'floor' },
    builder: { at: [48, 282], width: 44, height: 66, on: 'floor' },
    waiter: { at: [137, 282], width: 44, height: 66, on: 'floor' },
  },
  shows: ['crianças', 'fone', 'barraca', 'book', 'rotina'],
  close: { x: 100, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    const few = stage.level !== 'desafio'
    // Theo is there by name.
    const [pointer = 'bia', reader = 'nina'] = [0, 1, 2].map((i) => stage.who(i)).filter((who) => who !== 'theo')
    return [
      room(pen, 200, 'skyLow', 'woodPale', stage.level === 'desafio'),
      stage.from('desafio', () =>
        stage.tall(() => bunting(middle, [70, 66], [206, 66], 6, FLAGS, { size: 10, gap: 4 })),
      ),
      routine(pen, 38, few ? 88 : 106, few),
      [
        stage.from('medio', () => middle.shape(box(80, 84, 50, 54, 1.5), 'wood', 1)),
        middle.shape(box(84, 88, 42, 46), 'sky', 0.9),
        middle.clip(box(84, 88, 42, 46), [
          ground(middle, points('80,124 95,120 112,124 130,119'), 'hill'),
          few ? tree(middle, 105, 132, 1.4, 'leaf') : tree(middle, 112, 130, 1.1, 'leaf', 'red'),
        ]),
        stage.from('medio', () => middle.line('M105 88V134M84 111H126', 0.9)),
      ],
      tent(
        pen,
        163,
        224,
        [
          pen.shape(ellipse(163, 217, 16, 5), 'red', 1),
          stage.person('reader', reader, {
            pose: CROSSED,
            extra: (near) => ({ head: book(near, 0, -9, 7.4, 8, CLOTH.azul) }),
          }),
        ],
        stage.level === 'desafio',
      ),
      stage.person('pointer', pointer, {
        pose: { ...POINT_LEFT, armL: { at: [-12, -49], dir: -150, hand: 'fist', thumb: 1, z: 'front' } },
      }),
      stage.from('medio', () =>
        stage.person('lia', 'lia', {
          pose: { ...SITTING, expr: 'alegre', armR: { at: [16, -34], hand: 'fist', dir: 150, z: 'front', thumb: -1 } },
          extra: asking,
        }),
      ),
      pen.shape(ellipse(93, 278, 92, 26), 'bluePale', 1.1),
      stage.from('medio', () => pen.shape(ellipse(93, 278, 82, 21), 'white', 0.9)),
      [
        [92, 284, 'red', 'Z'],
        [92, 266, 'yellow', 'E'],
        [92, 248, 'green', 'V'],
      ].map(([x, y, fill, letter]) => block(pen, Number(x), Number(y), fill as Fill, String(letter), 1.5)),
      stage.person('builder', 'theo', {
        pose: BUILDS,
        extra: (near) => ({
          armMid: [near.shape(box(13.4, -30, 9.6, 9.6, 0.8), CLOTH.coral)],
        }),
      }),
      stage.person('waiter', 'duda', {
        flip: true,
        pose: WAITS,
        extra: (near) => ({ armMid: [near.shape(box(4, -21, 9.6, 9.6, 0.8), CLOTH.azul)] }),
      }),
      stage.from('desafio', () => [block(pen, 117, 283, 'purple', 'G', 1.3), block(pen, 68, 284, 'teal', 'O', 1.3)]),
    ]
  },
}
