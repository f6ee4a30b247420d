/** A bedroom: a child plays with blocks on the rug, the cat sleeps on the bed. */
import { ON_GROUND } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { circle, ellipse } from '../paths.ts'
import { cloud } from '../shapes/nature.ts'
import { cat } from '../shapes/pets.ts'
import { bed, blocks, curtained, nightTable, shelf } from '../shapes/rooms.ts'
import { rocket } from '../shapes/vehicles.ts'
import { room } from './ground.ts'
import type { Scene } from './scene.ts'

/** On the rug, both legs stretched out beside what is played with. */
const LEGS_OUT: Pose = {
  ...ON_GROUND,
  hip: [0, -5.4],
  legL: { at: [-17, -3.4], face: -1, toe: 16 },
  legR: { at: [17, -3.4], face: 1, toe: 16 },
}

export const BEDROOM: Scene = {
  id: 'quarto',
  name: 'no quarto',
  horizon: 196,
  front: 282,
  metre: 70,
  spots: {
    player: { at: [62, 272], width: 60, height: 64, on: 'floor' },
    cat: { at: [146, 216], width: 30, height: 34, on: 'seat' },
  },
  shows: ['bed', 'pillow', 'window', 'book', 'cat', 'lamp', 'crianças'],
  close: { x: 88, zoom: 1.12 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    return [
      room(pen, 196, 'purplePale', 'woodPale', stage.level === 'desafio'),
      curtained(middle, 112, 84, 56, 50, 'sky', 'pink'),
      stage.from('medio', () => cloud(middle, 140, 116, 0.6)),
      shelf(middle, 12, 204, 54, true),
      stage.from('medio', () => rocket(middle, 38, 140, 0.34, false)),
      nightTable(middle, 88, 214, 1.15),
      bed(pen, 108, 246, 94),
      cat(pen, 146, 216, 0.95, 'orange'),
      pen.shape(ellipse(74, 272, 66, 13), 'pinkPale'),
      stage.from('medio', () => pen.line('M22 272a52 9 0 0 0 104 0', 0.8, 'pink')),
      stage.person('player', 0, { pose: LEGS_OUT }),
      blocks(pen, 108, 283, 1.1),
      stage.from('medio', () => [pen.shape(circle(168, 276, 9), 'red'), pen.line('M160 272q8 6 16 1', 0.9)]),
      stage.from('desafio', () => [blocks(pen, 190, 286, 0.8), pen.shape(circle(24, 284, 6), 'blue')]),
    ]
  },
}
