/** Long ago: a mother with a long neck and her nest, a three-horned neighbour, a volcano far away. */
import { points, scallop } from '../paths.ts'
import { egg, hatchling, longNeck, pterosaur, threeHorn, volcano } from '../shapes/dinosaurs.ts'
import { cloud, flower, hill, sun, tuft } from '../shapes/nature.ts'
import { fern, palm } from '../shapes/plants.ts'
import { rock } from '../shapes/sea.ts'
import { backdrop, blades, meadow } from './ground.ts'
import type { Scene } from './scene.ts'

export const DINOSAURS: Scene = {
  id: 'dinossauros',
  name: 'no tempo dos dinossauros',
  horizon: 150,
  front: 280,
  metre: 20,
  spots: {
    mother: { at: [96, 234], width: 150, height: 134, on: 'ground' },
    neighbour: { at: [166, 268], width: 66, height: 50, on: 'ground' },
    nest: { at: [62, 276], width: 76, height: 40, on: 'ground' },
  },
  shows: ['dinosaur', 'volcano', 'egg', 'palm', 'sun'],
  close: { x: 92, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const far = pen.plane('far', 'hillLine')
    const middle = pen.plane('middle')
    return [
      backdrop(pen, 'cream'),
      sun(middle, 34, 76, 0.9, true),
      hill(far, points('-8,156 50,142 110,154 160,144 218,156'), 'foam'),
      volcano(middle, 158, 162, 1.25),
      stage.from('medio', () => [pterosaur(middle, 116, 78, 0.85), cloud(far, 60, 102, 0.7)]),
      stage.from('desafio', () => [pterosaur(far, 176, 66, 0.5), pterosaur(far, 150, 74, 0.4)]),
      meadow(middle, 164, 'hillPale'),
      stage.from('medio', () => [palm(middle, 16, 196, 2), palm(middle, 194, 186, 1.4, { flip: true })]),
      stage.from('desafio', () => [fern(middle, 184, 196, 0.9, 'foliage'), fern(middle, 48, 190, 0.8, 'hill')]),
      meadow(pen, 196, 'sprout'),
      longNeck(pen.plane('hero'), 104, 238, 1.62, 'moss'),
      meadow(pen, 240, 'turf'),
      stage.from('medio', () => threeHorn(pen, 168, 270, 1.05)),
      pen.shape(
        `${scallop(points('22,274 34,264 48,260 64,259 80,260 94,264 104,274'), 0.6, false)}C100 288 28 288 22 274z`,
        'strawPale',
      ),
      pen.line('M30 278q12 4 24 2M70 281q14 -1 24 -6', 0.9, 'strawDark'),
      hatchling(pen, 48, 266, 1.1),
      egg(pen, 78, 265, 0.95, 10),
      stage.from('medio', () => [rock(pen, 190, 286, 0.8), fern(pen, 14, 284, 1.1)]),
      stage.from('desafio', () => [
        flower(pen, 124, 284, 1.3, 'red'),
        flower(pen, 136, 286, 1.1, 'yellow'),
        tuft(pen, 150, 285, 1.1),
        blades(pen, '20,236 150,232 190,230 130,250'),
      ]),
    ]
  },
}
