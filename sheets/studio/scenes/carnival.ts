/** Carnival in the street: a child dances frevo, one plays the pandeiro, one carries the standard. */
import type { Pose } from '../cast/skeleton.ts'
import { confetti, standard, streamer } from '../shapes/feasts.ts'
import { pandeiro, townHouse } from '../shapes/instruments.ts'
import { cloud } from '../shapes/nature.ts'
import { openUmbrella } from '../shapes/rooms.ts'
import { cobbles } from './finery.ts'
import { backdrop } from './ground.ts'
import { childScale, type Scene } from './scene.ts'

const DANCE: Pose = {
  expr: 'alegre',
  armL: { at: [-16, -30], dir: 20 },
  armR: { at: [15, -44], hand: 'fist', dir: 170, z: 'front' },
  legL: { at: [-7, -3] },
  legR: { at: [9, -9], toe: -20 },
}

const STREET = 'M-8 178H218V470H-8z'

export const CARNIVAL: Scene = {
  id: 'carnaval',
  name: 'no carnaval',
  horizon: 150,
  front: 282,
  metre: 70,
  spots: {
    dancer: { at: [100, 272], width: 56, height: 100, on: 'ground' },
    drummer: { at: [164, 274], width: 46, height: 92, on: 'ground' },
    bearer: { at: [42, 266], width: 50, height: 110, on: 'ground' },
  },
  shows: ['umbrella', 'pandeiro', 'estandarte', 'confete', 'serpentina', 'star', 'crianças'],
  close: { x: 104, zoom: 1.04 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'tan')
    const middle = pen.plane('middle')
    const scale = childScale(CARNIVAL, 272)
    return [
      backdrop(pen, 'sky'),
      stage.from('medio', () => [cloud(far, 102, 80, 0.9), cloud(far, 173, 80, 0.6)]),
      townHouse(far, 4, 178, [50, 74], 'yellowPale', 'bluePale'),
      stage.from('medio', () => townHouse(far, 56, 178, [44, 62], 'pinkPale', 'lime')),
      stage.from('medio', () => townHouse(far, 102, 178, [46, 70], 'bluePale', 'orange')),
      townHouse(far, 152, 178, [54, 78], 'purplePale', 'yellow'),
      pen.shape(STREET, 'path', 1),
      pen.fine(() => pen.clip(STREET, cobbles(far, 182))),
      [22, 196].map((x, i) => streamer(middle, x, 62, 1, i ? 'pink' : 'blue')),
      stage.from('medio', () => [60, 148].map((x, i) => streamer(middle, x, 56, 0.9, i ? 'green' : 'orange'))),
      confetti(pen, [
        [84, 112],
        [128, 126],
        [60, 246],
        [134, 212],
        [186, 150],
        [14, 222],
      ]),
      stage.from('medio', () =>
        confetti(pen, [
          [104, 88],
          [70, 142],
          [30, 140],
          [196, 190],
          [130, 262],
          [72, 286],
          [190, 286],
        ]),
      ),
      standard(pen, 60, 236, 1.3),
      stage.person('bearer', 1, {
        pose: { expr: 'alegre', armR: { at: [13, -32], hand: 'fist', dir: 160, z: 'front' }, armL: [-14, 4] },
      }),
      stage.person('drummer', 2, {
        pose: {
          expr: 'alegre',
          armR: { at: [8, -27], hand: 'flat', dir: -80, z: 'front', thumb: 1 },
          armL: { at: [-11.4, -25], dir: 130, hand: 'fist', z: 'front', thumb: 1 },
        },
      }),
      pandeiro(pen, 157, 238, 1.3, -12),
      stage.person('dancer', 0, { pose: DANCE }),
      openUmbrella(pen, 100 + 16 * scale, 272 - 42 * scale, 1, 'yellow', 'red'),
      stage.from('desafio', () => [
        streamer(middle, 104, 52, 0.8, 'purple'),
        far.line('M12 166h10M64 168h8M112 168h8M164 168h10', 0.7),
        confetti(pen, [
          [90, 250],
          [20, 284],
          [146, 96],
        ]),
      ]),
    ]
  },
}
