/** Presents are opened: one sits on the lawn with the teddy from the box, one comes running with balloons. */
import { ON_GROUND } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse, points } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { bunting } from '../shapes/built.ts'
import { bush, cloud, hill, tree, tuft } from '../shapes/nature.ts'
import { balloon, gift } from '../shapes/party.ts'
import { cat } from '../shapes/pets.ts'
import { backdrop, meadow } from './ground.ts'
import { guestHat, WITH_BALLOON } from './guests.ts'
import type { Scene } from './scene.ts'

const FEET = 272

/** On the rug, both legs stretched out, one hand at the teddy. */
const LEGS_OUT: Pose = {
  ...ON_GROUND,
  hip: [0, -5.4],
  legL: { at: [-17, -3.4], face: -1, toe: 16 },
  legR: { at: [17, -3.4], face: 1, toe: 16 },
  armR: { at: [15, -13], z: 'front', dir: 40 },
}

/** An open box about its foot, its lid beside it, 28 mm wide. */
const openBox = (pen: Pen, x: number, y: number) =>
  pen.at(x, y, 1, (own) => [
    own.shape(ellipse(0, -22, 14, 3), 'brownPale', 1),
    own.shape('M-14 -22Q0 -17 14 -22V0H-14z', 'purple'),
    own.shape('M-3 -19.600Q0 -19 3 -19.600V0H-3z', 'yellow', 1),
  ])

/** A teddy that sits, about its foot, 30 mm high. */
const teddy = (pen: Pen, x: number, y: number, scale: number) =>
  pen.at(x, y, scale, (own) => [
    own.shape(circle(-7, -27, 3.6), 'tan', 1),
    own.shape(circle(7, -27, 3.6), 'tan', 1),
    own.shape(ellipse(-8, -3, 4.6, 3.4), 'tan', 1),
    own.shape(ellipse(8, -3, 4.6, 3.4), 'tan', 1),
    own.shape(ellipse(0, -8, 8, 8.6), 'tan'),
    own.shape(ellipse(0, -7, 4.6, 5), 'cream', 0.8),
    own.shape(circle(0, -21, 8.6), 'tan'),
    own.shape(ellipse(0, -18.6, 3.8, 3), 'cream', 0.8),
    own.spot(-3.4, -23, 1.1),
    own.spot(3.4, -23, 1.1),
    own.spot(0, -19.6, 1.2),
  ])

export const PRESENTS: Scene = {
  id: 'presentes',
  name: 'na hora dos presentes',
  horizon: 160,
  front: 280,
  metre: 70,
  spots: {
    sitter: { at: [70, 274], width: 50, height: 64, on: 'ground' },
    guest: { at: [166, FEET], width: 46, height: 90, on: 'ground' },
  },
  shows: ['balloon', 'gift', 'bunting', 'cat', 'tree', 'crianças'],
  close: { x: 105, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'sky'),
      stage.from('desafio', () => [cloud(far, 74, 178, 0.6), cloud(far, 140, 184, 0.5)]),
      hill(far, points('-8,194 50,204 110,192 160,202 218,190'), 'hillFar'),
      stage.from('medio', () => bush(middle, 108, 216, 1.2, 'lime')),
      meadow(middle, 214, 'grass'),
      stage.from('medio', () => tree(middle, 6, 240, 1.6, 'leaf', 'red')),
      bunting(middle, [-9, 146], [219, 146], 10, ['pink', 'yellow', 'green', 'orange', 'blue'], { size: 15, gap: 4 }),
      meadow(pen, 252, 'meadow'),
      pen.shape(ellipse(80, 274, 62, 12), 'yellowPale'),
      stage.person('sitter', 0, { pose: LEGS_OUT }),
      teddy(pen, 116, 280, 1.1),
      openBox(pen, 22, 268),
      stage.person('guest', 1, {
        pose: WITH_BALLOON,
      }),
      guestHat(pen, PRESENTS, [166, FEET], ['blue', 'yellow'], 8),
      balloon(pen, 188.5, 224, 1.1, 'green', -3),
      stage.from('medio', () => [cat(pen, 206, 284, 0.9, 'orange'), gift(pen, 146, 286, 0.75, 'red', 'yellow')]),
      stage.from('desafio', () => [
        gift(pen, 2, 284, 0.6, 'blue', 'orange', -4),
        pen.shape(box(38, 265, 20, 4, 1), 'purple', 1),
        tuft(pen, 188, 252, 1),
      ]),
    ]
  },
}
