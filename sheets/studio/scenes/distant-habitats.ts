/** Space, and the age of dinosaurs. */
import { points } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { egg, pterosaur, volcano } from '../shapes/dinosaurs.ts'
import { hill, sun } from '../shapes/nature.ts'
import { bloom, fern, palm } from '../shapes/plants.ts'
import { rock } from '../shapes/sea.ts'
import { brightStar, crater, planet } from '../shapes/space.ts'
import { deepSpace, moonGround } from './deep-space.ts'
import { backdrop, ground } from './ground.ts'
import { front, type Habitat, type Setting } from './habitat.ts'

const nearSpace = (pen: Pen, more: Setting['more']): Drawing => [
  planet(pen.plane('middle'), 56, 100, 1.3, 'orange', 'ring', 'yellow'),
  brightStar(pen, 176, 88, 6),
  brightStar(pen, 30, 190, 5.4),
  more(() => [
    planet(pen.plane('middle'), 174, 146, 1, 'teal', 'bands', 'bluePale'),
    brightStar(pen, 128, 74, 4.6),
    brightStar(pen, 66, 148, 4.6),
  ]),
]

export const DISTANT = {
  space: {
    rich: ['planet', 'astronaut', 'satellite', 'comet', 'alien'],
    behind: ({ pen, more, rich }) => [
      rich
        ? [deepSpace(pen), moonGround(pen)]
        : [
            backdrop(pen, 'purplePale'),
            nearSpace(pen, more),
            ground(pen, points('-8,274 60,262 150,270 218,258'), 'cream'),
            crater(pen, 60, 279, 26),
            more(() => crater(pen, 164, 276, 32)),
          ],
    ],
  },
  ages: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'skyLow'),
      sun(pen.plane('middle'), 34, 84, 1, true),
      hill(pen.plane('far', 'hillLine'), points('-8,186 50,166 110,182 160,166 218,184'), 'hillFar'),
      volcano(pen.plane('middle'), 160, 190, 1.3),
      more(() => [pterosaur(pen.plane('middle'), 104, 84, 0.8), palm(pen.plane('middle'), 22, 214, 2.1)]),
      most(() => [
        pterosaur(pen.plane('far'), 64, 112, 0.5),
        palm(pen.plane('middle'), 194, 214, 1.5, { flip: true }),
        fern(pen.plane('middle'), 54, 212, 0.8, 'lime'),
      ]),
      front(pen, 208, 'meadow'),
    ],
    before: ({ pen, more, most }) => [
      egg(pen, 26, 282, 1, -8),
      more(() => [egg(pen, 46, 285, 0.8, 10), fern(pen, 188, 284, 1.2)]),
      most(() => [
        fern(pen, 168, 286, 0.8, 'lime'),
        rock(pen, 132, 287, 0.6),
        bloom(pen, 74, 285, 1.5, 'red'),
        bloom(pen, 88, 286, 1.3, 'yellow'),
      ]),
    ],
  },
} as const satisfies Readonly<Record<string, Habitat>>
