/** A bedroom: a child plays with blocks on the rug, the cat sleeps on the bed. */
import { ON_GROUND } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { box, circle, ellipse } from '../paths.ts'
import { cloud } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { bed, block, blocks, curtained, nightTable, shelf } from '../shapes/rooms.ts'
import { rocket } from '../shapes/vehicles.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

/** On the rug, both legs stretched out, a block held high. */
const LEGS_OUT: Pose = {
  ...ON_GROUND,
  hip: [0, -5.4],
  nod: 0,
  legL: { at: [-17, -3.4], face: -1, toe: 16 },
  legR: { at: [17, -3.4], face: 1, toe: 16 },
  armL: { at: [-13.6, -8.4], z: 'mid', dir: -20 },
  armR: { at: [15.4, -26], z: 'front', dir: 150, hand: 'fist' },
}

export const BEDROOM: Scene = {
  id: 'quarto',
  name: 'no quarto',
  horizon: 196,
  front: 282,
  metre: 70,
  spots: {
    player: { at: [66, 270], width: 60, height: 64, on: 'floor' },
    cat: { at: [136, 216], width: 30, height: 34, on: 'seat' },
  },
  shows: ['bed', 'pillow', 'window', 'book', 'cat', 'lamp', 'crianças'],
  close: { x: 104, zoom: 1.06 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      room(pen, 196, 'purplePale', 'woodPale', stage.level === 'desafio'),
      curtained(middle, 112, 84, 56, 50, 'sky', 'pink'),
      stage.from('medio', () => cloud(middle, 140, 116, 0.6)),
      middle.shape(box(22, 76, 46, 34, 1.5), 'wood'),
      stage.from('medio', () => middle.shape(box(26, 80, 38, 26, 0.6), 'sky', 1)),
      middle.shape(
        stage.level === 'facil' ? 'M22 110V98Q34 86 46 97T68 93V110z' : 'M26 106V98Q36 88 46 97T64 94V106z',
        'leaf',
        1,
      ),
      middle.shape(circle(54, 87, 4.6), 'sun', 1),
      shelf(middle, 18, 202, 52, stage.level === 'facil' ? { book: 12.6, board: 7 } : {}),
      stage.from('medio', () => rocket(middle, 42, 138, 0.34, false)),
      nightTable(middle, 88, 207, 1.05),
      bed(pen, 108, 246, 80),
      cat(pen, 136, 216, 0.95, 'orange'),
      pen.shape(ellipse(84, 271, 64, 13), 'pinkPale'),
      stage.from('medio', () => pen.line('M32 271a52 9 0 0 0 104 0', 0.8, 'pink')),
      stage.person('player', 0, {
        pose: LEGS_OUT,
        extra: () => ({ head: block(pen, 19, -31.6, 'blue', 'D', 0.78) }),
      }),
      blocks(pen, 116, 281, 1.1),
      stage.from('medio', () => [pen.shape(circle(160, 274, 9), 'red'), pen.line('M152 270q8 6 16 1', 0.9)]),
      stage.from('desafio', () => [
        pen.fine(() => blocks(pen, 190, 284, 0.62)),
        pen.shape(circle(24, 277, 6), 'blue'),
        pen.line('M19 274q5 4 10 1', 0.8),
      ]),
    ]
  },
}
