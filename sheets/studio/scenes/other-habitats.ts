/** Water, night, roads, feasts, space and other times. */
import { box, circle, points, scallop } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { bunting, house } from '../shapes/built.ts'
import { egg, pterosaur, volcano } from '../shapes/dinosaurs.ts'
import { lantern } from '../shapes/june.ts'
import { bush, cloud, hill, sun, tree } from '../shapes/nature.ts'
import { balloon, gift } from '../shapes/party.ts'
import { butterfly, frog, ladybird } from '../shapes/pets.ts'
import { bloom, broadLeaf, fern, lily, palm, reed } from '../shapes/plants.ts'
import { bubbles, coral, fish, rock, seaweed } from '../shapes/sea.ts'
import { boat, SEASIDE } from '../shapes/seaside.ts'
import { brightStar, crater, crescent, planet } from '../shapes/space.ts'
import { deepSpace, moonGround } from './deep-space.ts'
import { backdrop, ground, ripples } from './ground.ts'
import { country, front, type Habitat, type Setting } from './habitat.ts'

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

export const ELSEWHERE = {
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
      most(() => [
        boat(pen.plane('far'), 182, 158, 0.45),
        pen.line('M70 112q4 -5 8 0q4 -5 8 0M124 122q4 -5 8 0q4 -5 8 0', 1),
      ]),
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
  night: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'dusk'),
      crescent(pen.plane('middle'), 168, 92, 1.4, true),
      brightStar(pen, 36, 84, 6),
      more(() => [brightStar(pen, 66, 106, 4.6), brightStar(pen, 24, 128, 4.6), brightStar(pen, 118, 78, 4.6)]),
      most(() => points('90,88 140,116 190,140 46,152 186,62 14,170').map(([x, y]) => brightStar(pen, x, y, 3.8))),
      hill(pen.plane('far', 'hillLine'), points('-8,206 50,184 110,202 165,182 218,202'), 'hillFar'),
      more(() => [tree(pen.plane('middle'), 178, 222, 1.7), tree(pen.plane('middle'), 34, 222, 1.4, 'leafDark')]),
      front(pen, 220, 'meadow'),
      pen.shape('M-8 244C60 234 120 244 218 234V254C130 264 70 254 -8 264z', 'brown'),
      pen.line('M20 252q10 -2 18 0M150 248q10 -2 20 -1', 0.9, 'brownDark'),
    ],
    before: ({ pen, more, most }) => [
      broadLeaf(pen, 30, 250, 0.8, -34),
      broadLeaf(pen, 184, 240, 0.8, 34, 'leafDark'),
      more(() => [broadLeaf(pen, 22, 258, 0.6, 200), broadLeaf(pen, 192, 252, 0.6, 155)]),
      most(() => [
        broadLeaf(pen, 64, 256, 0.6, 185, 'lime'),
        broadLeaf(pen, 150, 252, 0.6, 178),
        ladybird(pen, 60, 245, 0.6),
        butterfly(pen, 186, 190, 1.1, 'purple', 8),
      ]),
    ],
  },
  road: {
    behind: (setting) => [
      country(setting),
      setting.more(() => [
        house(setting.pen.plane('middle'), 36, 200, 1.5, { roof: 'red' }),
        tree(setting.pen.plane('middle'), 84, 202, 1.4),
        tree(setting.pen.plane('middle'), 182, 202, 1.7, 'lime'),
      ]),
      setting.most(() => [
        house(setting.pen.plane('middle'), 140, 200, 1.1, { roof: 'purple' }),
        bush(setting.pen.plane('middle'), 110, 204, 0.8, 'leaf', 'pink'),
      ]),
      front(setting.pen, 204, 'grass'),
      setting.pen.shape('M-8 228H218V274H-8z', 'stone', 1.1),
      setting.pen.shape([4, 54, 104, 154].map((x) => box(x, 266, 28, 4)).join(''), 'white', 0.9),
    ],
    before: ({ pen, more, most }) => [
      more(() => [bush(pen, 26, 288, 1.1, 'leaf', 'red'), bush(pen, 186, 289, 1)]),
      most(() => [
        bloom(pen, 66, 288, 1.4, 'yellow'),
        bloom(pen, 84, 289, 1.2, 'red'),
        bush(pen, 130, 290, 0.9, 'lime'),
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
  party: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'skyLow'),
      bunting(pen.plane('middle'), [4, 62], [206, 62], 10, ['yellow', 'blue', 'pink', 'green', 'orange'], {
        size: 15,
        gap: 3,
      }),
      balloon(pen, 34, 196, 1.5, 'red', -4),
      more(() => [balloon(pen, 178, 196, 1.6, 'blue', 4), balloon(pen, 54, 184, 1.2, 'yellow', 2)]),
      most(() => [
        balloon(pen, 160, 176, 1.2, 'green', -2),
        balloon(pen, 20, 160, 1.1, 'purple', 2),
        balloon(pen, 192, 150, 1.1, 'pink', -3),
      ]),
      pen.shape(`M2 226H208V470H2z`, 'white'),
      pen.shape(
        `${scallop(points('210,246 184,248 158,248 132,248 106,248 80,248 54,248 28,248 0,246'), 0.6, false)}L4 220H206z`,
        'pinkPale',
      ),
    ],
    before: ({ pen, more, most }) => [
      more(() => [
        gift(pen, 34, 232, 0.9, 'blue', 'red', -4),
        pen.shape(box(168, 210, 14, 18, 2), 'orange'),
        pen.line('M176 210L182 196', 1.2),
      ]),
      most(() => [
        gift(pen, 188, 236, 0.6, 'yellow', 'purple'),
        gift(pen, 60, 238, 0.55, 'green', 'orange'),
        pen.shape([36, 70, 104, 138, 172].map((x) => circle(x, 272, 5)).join(''), 'yellow', 1),
      ]),
    ],
  },
  space: {
    rich: ['planet', 'astronaut', 'satellite', 'comet', 'alien'],
    behind: ({ pen, more, rich }) => [
      backdrop(pen, 'purplePale'),
      // The richest sky has all of its own.
      rich ? deepSpace(pen) : nearSpace(pen, more),
      ground(pen, points('-8,274 60,262 150,270 218,258'), 'cream'),
      rich ? moonGround(pen) : [crater(pen, 60, 279, 26), more(() => crater(pen, 164, 276, 32))],
    ],
  },
  ring: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'skyLow'),
      Array.from({ length: 9 }, (_, i) =>
        pen
          .plane('far')
          .shape(
            `M${96 + i * 2} 0L${-60 + i * 36.6} 214H${-23.4 + i * 36.6}L${98 + i * 2} 0z`,
            i % 2 ? 'white' : 'redPale',
            1,
          ),
      ),
      pen.shape('M-8 204Q105 192 218 204V470H-8z', 'sand', 1.1),
      pen.shape('M-8 212Q105 200 218 212V230Q105 218 -8 230z', 'red', 1.1),
      most(() =>
        pen.shape(
          [24, 64, 104, 144, 184].map((x) => circle(x, 217 - 5 * Math.cos((x - 105) / 80), 4)).join(''),
          'yellow',
          0.9,
        ),
      ),
      more(() =>
        bunting(pen.plane('middle'), [4, 76], [206, 76], 12, ['yellow', 'blue', 'green'], { size: 12, gap: 4 }),
      ),
    ],
    before: ({ pen, more, most }) => [
      more(() => [pen.shape(circle(30, 268, 12), 'red'), pen.line('M20 262Q30 272 41 264', 1)]),
      most(() => [
        pen.shape(circle(186, 272, 10), 'blue'),
        pen.line('M178 266Q186 276 195 268', 1),
        pen.shape(circle(58, 279, 7), 'yellow', 1.1),
      ]),
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
  june: {
    behind: ({ pen, more, most }) => [
      backdrop(pen, 'dusk'),
      crescent(pen.plane('middle'), 174, 100, 1.1, true),
      bunting(pen.plane('middle'), [4, 64], [206, 64], 12, ['red', 'yellow', 'blue', 'green', 'pink'], {
        size: 15,
        gap: 3,
      }),
      more(() => [
        lantern(pen.plane('middle'), 34, 146, 1.2, ['blue', 'yellow']),
        brightStar(pen, 104, 116, 4.6),
        brightStar(pen, 66, 104, 4.2),
      ]),
      most(() => [
        lantern(pen.plane('middle'), 66, 160, 0.8, ['pink', 'green']),
        points('138,110 150,140 196,136 16,112').map(([x, y]) => brightStar(pen, x, y, 3.6)),
      ]),
      hill(pen.plane('far', 'hillLine'), points('-8,206 50,188 110,204 165,186 218,204'), 'hillFar'),
      more(() => house(pen.plane('middle'), 164, 216, 1.4)),
      front(pen, 214, 'path'),
    ],
  },
} as const satisfies Readonly<Record<string, Habitat>>
