/** A pond, a reef, the open sea and a beach. */
import { points, scallop } from '../paths.ts'
import { cloud, sun, tree } from '../shapes/nature.ts'
import { frog } from '../shapes/pets.ts'
import { lily, palm, reed } from '../shapes/plants.ts'
import { bubbles, coral, fish, rock, seaweed } from '../shapes/sea.ts'
import { boat, SEASIDE } from '../shapes/seaside.ts'
import { backdrop, birdsAfar, ground, ripples } from './ground.ts'
import { country, front, type Habitat } from './habitat.ts'

export const WATER = {
  pond: {
    behind: (setting) => [
      country(setting),
      setting.more(() => [
        tree(setting.pen.plane('middle'), 26, 182, 1.6),
        palm(setting.pen.plane('middle'), 188, 184, 1.7, { flip: true }),
      ]),
      front(setting.pen, 186, 'hill'),
      ground(setting.pen, points('-8,204 60,198 130,204 218,199'), 'water'),
      ripples(setting.pen, '16,214 168,212'),
      setting.most(() => ripples(setting.pen, '60,210 120,208 184,228 10,236')),
    ],
    before: ({ pen, more, most }) => [
      lily(pen, 34, 268, 1.9, 'pink'),
      more(() => [lily(pen, 178, 262, 1.8), reed(pen, 196, 284, 1.5, 4), reed(pen, 14, 286, 1.3, -5)]),
      most(() => [
        lily(pen, 60, 280, 1.3, 'white'),
        lily(pen, 146, 278, 1.3),
        frog(pen, 178, 261, 0.9),
        reed(pen, 186, 288, 1.1, -6),
        bubbles(pen, [
          [120, 276, 2.4],
          [126, 270, 1.8],
        ]),
      ]),
    ],
  },
  reef: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'water'),
      pen.shade('M40 10H84L70 200L40 220z', 'foam', 0.6),
      ground(pen.plane('far', 'seaLine'), points('-8,228 50,206 120,224 218,202'), 'bluePale'),
      bubbles(pen, [
        [30, 92, 5],
        [38, 78, 3.6],
      ]),
      more(() => [
        fish(pen.plane('middle'), 176, 92, 0.9, 'pink', 'white'),
        bubbles(pen, [
          [182, 196, 4],
          [190, 184, 3],
        ]),
      ]),
      most(() => [
        fish(pen.plane('middle'), 60, 108, 0.7, 'orange', 'white', { flip: true }),
        fish(pen.plane('middle'), 28, 176, 0.7, 'red', 'yellow', { flip: true }),
        fish(pen.plane('middle'), 150, 80, 0.6, 'purple', 'pink'),
      ]),
      ground(pen, points('-8,256 60,246 140,254 218,244'), 'sand'),
    ],
    before: ({ pen, more, most }) => [
      coral(pen, 182, 268, 1.5, 'pink'),
      more(() => [
        seaweed(pen, 22, 280, 1.6, 'leaf'),
        pen.at(64, 276, 1.1, (own) => SEASIDE.estrela(own)),
        rock(pen, 150, 284, 0.9),
      ]),
      most(() => [
        seaweed(pen, 36, 286, 1.2, 'leafDark', { flip: true }),
        coral(pen, 200, 284, 1, 'orange'),
        pen.at(96, 282, 0.9, (own) => SEASIDE.concha(own)),
        pen.at(126, 280, 0.8, (own) => SEASIDE.siri(own)),
        seaweed(pen, 172, 286, 1, 'leaf'),
      ]),
    ],
  },
  openSea: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'sky'),
      sun(pen.plane('middle'), 168, 88, 1.2, true),
      cloud(pen.plane('far'), 44, 84, 1.3),
      more(() => [cloud(pen.plane('far'), 104, 74, 0.8), boat(pen.plane('far'), 34, 160, 0.6)]),
      most(() => [boat(pen.plane('far'), 182, 158, 0.45), birdsAfar(pen, '70,112,16 124,122,16', 1)]),
      pen.shape('M-8 166H218V470H-8z', 'bluePale', 1),
      more(() => ripples(pen, '20,182 90,178 168,186')),
    ],
    before: ({ pen, more, most }) => [
      pen.shape(
        `${scallop(points('-8,236 18,232 44,238 70,232 96,238 122,232 148,238 174,232 218,238'), 0.6, false)}V470H-8z`,
        'water',
      ),
      more(() => fish(pen, 58, 268, 1.1, 'orange')),
      most(() => [
        fish(pen, 150, 272, 0.9, 'yellow', 'blue', { flip: true }),
        fish(pen, 186, 258, 0.7, 'pink'),
        bubbles(pen, [
          [96, 262, 2.8],
          [102, 252, 2],
        ]),
        ripples(pen, '20,252 110,280'),
      ]),
    ],
  },
  beach: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'sky'),
      sun(pen.plane('middle'), 36, 88, 1.2, true),
      cloud(pen.plane('far'), 164, 84, 1.2),
      pen.shape('M-8 168H218V240H-8z', 'water', 1),
      more(() => [boat(pen.plane('middle'), 168, 178, 0.8), ripples(pen, '20,186 90,182')]),
      most(() => [
        boat(pen.plane('far'), 60, 170, 0.45),
        cloud(pen.plane('far'), 100, 76, 0.8),
        ripples(pen, '130,198 30,202'),
      ]),
      ground(pen, points('-8,214 50,208 110,214 218,207'), 'foam', 1),
      ground(pen, points('-8,224 50,219 110,224 218,217'), 'sand'),
      more(() => palm(pen.plane('middle'), 190, 236, 2.4, { flip: true })),
    ],
    before: ({ pen, more, most }) => [
      pen.at(30, 270, 1.3, (own) => SEASIDE.estrela(own)),
      more(() => [pen.at(178, 272, 1.2, (own) => SEASIDE.siri(own)), pen.at(54, 282, 1, (own) => SEASIDE.concha(own))]),
      most(() => [
        pen.at(150, 282, 0.9, (own) => SEASIDE.bola(own)),
        pen.at(22, 240, 0.8, (own) => SEASIDE.concha(own)),
        pen.at(196, 284, 0.7, (own) => SEASIDE.estrela(own), { turn: 20 }),
      ]),
    ],
  },
} as const satisfies Readonly<Record<string, Habitat>>
