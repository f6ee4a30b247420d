/** A birthday party, a circus ring and a June feast. */
import { box, circle, points, scallop } from '../paths.ts'
import { bunting, house } from '../shapes/built.ts'
import { lantern } from '../shapes/june.ts'
import { hill } from '../shapes/nature.ts'
import { balloon, gift } from '../shapes/party.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { backdrop } from './ground.ts'
import { front, type Habitat } from './habitat.ts'

export const FEASTS = {
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
