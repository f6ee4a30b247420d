/** A rainy day: a child under an umbrella, another one jumps into a puddle. */
import { HANDS_UP, WAVE } from '../cast/poses.ts'
import { points } from '../paths.ts'
import type { Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cloud, tree, tuft } from '../shapes/nature.ts'
import { frog, snail } from '../shapes/pets.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'
import { backdrop, ground, meadow } from './ground.ts'
import { childScale, type Scene } from './scene.ts'

/** Drops of rain, each a short slanted line from its upper end. */
const drops = (pen: Pen, spots: string) =>
  pen.line(
    points(spots)
      .map(([x, y]) => `M${x} ${y}l-3 9`)
      .join(''),
    1,
    'waterLine',
  )

export const RAIN: Scene = {
  id: 'chuva',
  name: 'na chuva',
  horizon: 176,
  front: 282,
  metre: 68,
  spots: {
    sheltered: { at: [60, 272], width: 60, height: 104, on: 'ground' },
    jumper: { at: [142, 268], width: 56, height: 100, on: 'air' },
    frog: { at: [186, 284], width: 26, height: 22, on: 'ground' },
  },
  shows: ['umbrella', 'rain', 'cloud', 'house', 'frog', 'crianças'],
  close: { x: 102, zoom: 1.1 },
  draw: (stage) => {
    const { pen } = stage
    const middle = pen.plane('middle')
    const scale = childScale(RAIN, 272)
    return [
      backdrop(pen, 'bluePale'),
      cloud(middle, 52, 92, 2.1),
      cloud(middle, 152, 92, 2.2),
      stage.from('medio', () => cloud(middle, 104, 104, 1.7)),
      meadow(middle, 176, 'hill'),
      stage.from('medio', () => [tree(middle, 16, 194, 1.7), tree(middle, 118, 186, 1.4, 'lime')]),
      house(middle, 62, 196, 2.2),
      stage.from('medio', () => house(middle, 168, 198, 2.3, { wall: 'yellowPale', roof: 'red' })),
      ground(pen, points('-8,204 60,200 140,206 218,201'), 'greyPale'),
      drops(pen, '20,112 46,124 84,116 120,128 152,118 184,124 200,150 14,150 104,150 136,156 96,186 192,186'),
      stage.from('medio', () => drops(pen, '30,140 74,150 160,146 108,214 180,216 18,216 198,240')),
      puddle(pen, 142, 276, 62),
      stage.from('medio', () => [puddle(pen, 24, 250, 34), puddle(pen, 92, 246, 30)]),
      stage.person('jumper', 1, {
        pose: { ...HANDS_UP, legL: { at: [-6, -5], toe: 10 }, legR: { at: [7, -8], toe: -10 } },
      }),
      pen.line('M112 270l-6 -7M120 264l-3 -9M166 264l4 -9M172 271l7 -7', 1.2, 'waterLine'),
      stage.person('sheltered', 0, { pose: { ...WAVE, armL: [-14, 4] } }),
      openUmbrella(pen, 60 + 17.5 * scale, 272 - 40 * scale, 1.5),
      stage.from('medio', () => frog(pen, 190, 284, 1)),
      stage.from('desafio', () => [
        snail(pen, 24, 285, 0.9),
        tuft(pen, 100, 285, 1.1),
        drops(pen, '56,110 138,96 172,158 12,180 206,206'),
        puddle(pen, 190, 246, 26),
      ]),
    ]
  },
}
