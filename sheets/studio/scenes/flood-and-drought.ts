/** The year in the Amazon: one house on stilts when the rain has filled the river, and when the river is low. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import { HANDS_UP } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { ball } from '../cast/things.ts'
import { box, drop, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { emptyCanoe } from '../shapes/boats.ts'
import { DWELLINGS } from '../shapes/dwellings.ts'
import { cloud, sun } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { macaw } from '../shapes/wild.ts'
import { backdrop, birdsAfar, ground, ripples } from './ground.ts'
import type { Scene, Stage } from './scene.ts'

/** Two windows of the year, one above the other, mm. */
const WINDOW = { x: 10.5, width: 189, height: 111 }
const TOPS = [62, 175]
/** The house, in the lengths of a window: the same in both. */
const HOUSE = { x: 52, y: 84, scale: 1.4 }
/** Of a child, far enough to leave room for the house. */
const CHILD = 0.66

const forest = (pen: Pen): Drawing =>
  pen.shape(
    `${scallop(points('-8,60 10,42 30,48 52,38 76,46 100,36 124,46 148,38 172,46 200,40 214,58'), 0.6, false)}V90H-8z`,
    'hillFar',
  )

/** Paddles to the left, the legs inside the canoe. */
const PADDLES: Pose = {
  turn: -30,
  expr: 'alegre',
  plain: true,
  hide: ['legL', 'legR'],
  armL: { at: [-15, -26], z: 'front', dir: 60, hand: 'fist' },
  armR: { at: [-10, -34], z: 'front', dir: 70, hand: 'fist' },
}

const rainy = (stage: Stage, pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    backdrop(pen.finished('plain'), 'greyPale'),
    stage.from('medio', () => cloud(pen.plane('far'), 92, 20, 1.2)),
    cloud(middle, 128, 22, 1.6),
    cloud(middle, 168, 18, 1.3),
    forest(pen.plane('far', 'hillLine')),
    ground(middle, points('-8,66 50,64 110,66 160,64 218,66'), 'water'),
    palm(middle, 160, 84, 1.3, {}, false),
    pen.at(HOUSE.x, HOUSE.y, HOUSE.scale, (own) => DWELLINGS.palafita(own)),
    ground(pen, points('-8,78 50,76 110,78 160,76 218,78'), 'waterDeep'),
    person(pen, stage.who(0), 124, 101, CHILD * 1.06, {
      pose: PADDLES,
      extra: (near) => ({ top: near.rope('M-9,-39L-24,-10', CLOTH.madeira, 1.6) }),
    }),
    pen.at(124, 98, 1.25, emptyCanoe),
    ripples(pen, '18,90 74,102 168,96 150,106 30,104'),
    points('84,40 104,32 112,48 126,36 142,44 152,34 160,48 176,36 96,56 136,58 150,62 184,54 110,64').map(([x, y]) =>
      pen.shape(drop(x, y, 1.6), 'bluePale', 0.7),
    ),
    stage.from('desafio', () => [ripples(pen, '52,98 100,88 176,104 8,98'), birdsAfar(pen, '60,22,12')]),
  ]
}

const dry = (stage: Stage, pen: Pen): Drawing => {
  const middle = pen.plane('middle')
  return [
    backdrop(pen.finished('plain'), 'sky'),
    sun(middle, 166, 22, 0.9),
    stage.from('medio', () => cloud(pen.plane('far', 'hillLine'), 118, 24, 1)),
    forest(pen.plane('far', 'hillLine')),
    ground(middle, points('-8,62 50,60 110,62 160,60 218,62'), 'water'),
    ripples(middle, '90,68 130,66 176,69'),
    ground(middle.finished('plain'), points('-8,70 50,68 110,74 160,72 218,76'), 'sand'),
    palm(middle, 160, 84, 1.3, {}, false),
    stage.from('medio', () => middle.at(135, 84, 0.8, emptyCanoe, { turn: -4 })),
    [-18, -9, 9, 18].map((dx) =>
      pen.rope(`M${HOUSE.x + dx * HOUSE.scale} ${HOUSE.y - 4}V104`, 1.6 * HOUSE.scale, 'wood', 0.9),
    ),
    pen.at(HOUSE.x, HOUSE.y, HOUSE.scale, (own) => DWELLINGS.palafita(own)),
    pen.line(
      `M${HOUSE.x - 4.2} 82V104M${HOUSE.x + 4.2} 82V104M${HOUSE.x - 4.2} 87h8.400M${HOUSE.x - 4.2} 92h8.400M${HOUSE.x - 4.2} 97h8.400M${HOUSE.x - 4.2} 102h8.400`,
      1.3,
    ),
    person(pen, stage.who(0), 110, 107, CHILD, {
      pose: { ...HANDS_UP, turn: 0, barefoot: true },
      extra: (near) => ({ top: ball(near, 27, -50, 6) }),
    }),
    person(pen, stage.who(1), 160, 107, CHILD, { flip: true, pose: { ...HANDS_UP, barefoot: true } }),
    stage.from('desafio', () => [
      macaw(middle, 138, 36, 0.36),
      pen.line('M14 100q4 -2 8 0M84 104q4 -2 8 0M134 106q4 -2 8 0M176 102q4 -2 8 0', 0.7, 'sandLine'),
    ]),
  ]
}

const windowOf = (pen: Pen, index: number, name: string, inside: (own: Pen) => Drawing): Drawing => {
  const [x, y] = [WINDOW.x, TOPS[index] ?? 0]
  const frame = box(x, y, WINDOW.width, WINDOW.height, 3)
  return [
    pen.clip(frame, pen.at(x, y, 1, inside)),
    pen.shape(frame, null, 1.3),
    pen.shape(box(x + 3, y + 3, name.length * 4.6 + 8, 10, 2), 'white', 0.9),
    pen.text(x + 7 + name.length * 2.3, y + 10.4, name, 6.6),
  ]
}

export const FLOOD_AND_DROUGHT: Scene = {
  id: 'chuva-e-seca',
  name: 'na beira do rio, na chuva e na seca',
  horizon: 80,
  front: 288,
  metre: 40,
  spots: {
    paddler: { at: [132, 168], width: 30, height: 44, on: 'water' },
    thrower: { at: [120, 282], width: 30, height: 44, on: 'ground' },
    catcher: { at: [170, 282], width: 30, height: 44, on: 'ground' },
  },
  shows: ['rio', 'canoe', 'rain', 'cloud', 'sun', 'ball', 'crianças'],
  close: { x: 105, zoom: 1 },
  draw: (stage) => [
    backdrop(stage.pen.finished('plain'), 'cream'),
    windowOf(stage.pen, 0, 'TEMPO DE CHUVA', (own) => rainy(stage, own)),
    windowOf(stage.pen, 1, 'TEMPO DE SECA', (own) => dry(stage, own)),
  ],
}
