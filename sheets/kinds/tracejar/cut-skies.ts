/** Places above and below the ground: trails of rockets, lightning, plants of the sea. */
import { person } from '../../studio/cast/cast.ts'
import { HANDS_UP } from '../../studio/cast/poses.ts'
import { bust } from '../../studio/cast/showing.ts'
import { circle, ellipse, points, scallop, star } from '../../studio/paths.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { backdrop, ground } from '../../studio/scenes/ground.ts'
import { jellyfish } from '../../studio/shapes/food-web-water.ts'
import { eyes, hill, tree } from '../../studio/shapes/nature.ts'
import { bubbles, coral, fish, octopus, rock, seaTurtle, treasure, whale } from '../../studio/shapes/sea.ts'
import { crater, planet } from '../../studio/shapes/space.ts'
import { type CutPlace, drawWays, gapsAt, goalScale } from './cut-ways.ts'

const HULLS: readonly Fill[] = ['white', 'yellowPale', 'bluePale', 'pinkPale', 'white']
const FINS: readonly Fill[] = ['red', 'blue', 'orange', 'green', 'purple']

/** A rocket with its pilot, 40 mm high, its flame on (0, 0). */
const rocket = (pen: Pen, fins: Fill, hull: Fill, pilot: Drawing): Drawing => [
  pen.shape('M-6 -8C-8 -2 -4 2 0 5C4 2 8 -2 6 -8z', 'yellow', 0.9),
  pen.shape('M-9 -20C-15 -15 -15 -9 -14 -4L-7 -9zM9 -20C15 -15 15 -9 14 -4L7 -9z', fins),
  pen.shape('M0 -42C10 -34 13 -20 8 -7H-8C-13 -20 -10 -34 0 -42z', hull),
  pen.shape('M0 -42C4 -39 7 -35 8.600 -31H-8.600C-7 -35 -4 -39 0 -42z', fins, 0.9),
  pen.shape(circle(0, -20, 7), 'metal', 0.9),
  pen.shape(circle(0, -20, 5.8), 'sky', 0.7),
  pen.clip(circle(0, -20, 5.8), pilot),
  pen.shape(circle(0, -20, 5.8), null, 0.7),
]

const STARS = points(
  '20,62 48,58 70,76 96,64 120,90 150,62 178,60 196,84 30,104 58,124 86,112 24,146 14,122 190,128 196,170 150,104 16,190 194,214 110,140',
)

/** Ends of short cuts leave room above them, mm. */
const CLEAR_BELOW = 160

const farPlanets = (pen: Pen): Drawing => [
  planet(pen, 48, 104, 1.5, 'orange', 'ring'),
  planet(pen, 106, 78, 0.6, 'pink', 'bands', 'red'),
]

export const ROCKETS: CutPlace = {
  name: 'foguetes',
  goals: ['foguete vermelho', 'foguete azul', 'foguete laranja', 'foguete verde', 'foguete roxo'],
  draw: (pen, ways, who) => [
    backdrop(pen, 'purplePale'),
    STARS.filter(([x, y]) => ways.every((way) => Math.abs(x - way.x) > 14 || y < way.top - 48)).map(([x, y], i) =>
      pen.plane('far').shape(star(x, y, i % 3 ? 2 : 3, 5, 0.45), i % 3 ? 'white' : 'yellow', 0.6),
    ),
    (ways[0]?.top ?? 0) > CLEAR_BELOW ? farPlanets(pen.plane('middle')) : [],
    planet(pen.plane('middle'), 190, 150, 0.5, 'teal', 'spots', 'lime'),
    ground(pen.plane('middle', 'stoneDark'), points('-8,258 50,250 110,260 170,250 218,256'), 'stone'),
    crater(pen.plane('middle'), 20, 272, 14),
    crater(pen.plane('middle'), 192, 268, 14),
    drawWays(pen, ways, 'cream'),
    ways.map(({ x, top }, i) =>
      pen.at(x, top - 1, 0.92, (own) =>
        rocket(
          own.plane('middle'),
          FINS[i % 5] ?? 'red',
          HULLS[i % 5] ?? 'white',
          own.at(0, -3, 0.36, (p) => bust(p, who(i), 'alegre')),
        ),
      ),
    ),
  ],
}

const SEA: readonly ((pen: Pen, x: number, y: number) => Drawing)[] = [
  (pen, x, y) => octopus(pen, x, y, 0.52),
  (pen, x, y) => fish(pen, x, y - 11, 0.95),
  (pen, x, y) => seaTurtle(pen, x, y - 12, 0.72),
  (pen, x, y) => whale(pen, x, y - 13, 0.56),
  (pen, x, y) => jellyfish(pen, x, y - 15, 0.94),
]

export const SEAWEEDS: CutPlace = {
  name: 'mar',
  shows: ['alga'],
  goals: ['polvo', 'peixe laranja', 'tartaruga', 'baleia', 'água-viva'],
  draw: (pen, ways) => {
    const far = pen.plane('far', 'waterLine')
    return [
      backdrop(pen, 'water'),
      far.shape('M-8 128Q50 116 105 126T218 118V300H-8z', 'bluePale', null),
      ground(pen.plane('middle', 'sandLine'), points('-8,254 50,246 110,256 170,246 218,252'), 'sand'),
      bubbles(far, [
        [24, 120, 2.4],
        [20, 108, 1.6],
        [28, 98, 2],
        [190, 118, 2.2],
        [194, 104, 1.5],
        [188, 92, 2],
      ]),
      gapsAt(ways, 164).map(({ x }, i) =>
        bubbles(far, [
          [x, 168 + (i % 2) * 8, 2],
          [x + 2, 161 + (i % 2) * 8, 1.4],
          [x - 1, 153 + (i % 2) * 8, 1.8],
        ]),
      ),
      rock(pen.plane('middle'), 190, 268, 0.36),
      coral(pen.plane('middle'), 18, 268, 0.3),
      coral(pen.plane('middle'), 190, 262, 0.26, 'orange'),
      drawWays(pen, ways, 'lime'),
      treasure(pen.plane('middle'), gapsAt(ways, 260)[0]?.x ?? 50, 265, 0.3),
      ways.map(({ x, top }, i) =>
        pen.at(x, top, goalScale(ways, 41), (own) => SEA[i % SEA.length]?.(own.plane('middle'), 0, 0) ?? []),
      ),
    ]
  },
}

export const STORM: CutPlace = {
  name: 'raios',
  goals: ['primeira nuvem', 'segunda nuvem', 'terceira nuvem', 'quarta nuvem', 'quinta nuvem'],
  draw: (pen, ways, who) => {
    const far = pen.plane('far', 'hillLine')
    return [
      backdrop(pen, 'dusk'),
      far.line(
        [122, 150, 178, 206]
          .flatMap((y) => gapsAt(ways, y).map(({ x }, i) => `M${x + 1} ${y + (i % 2) * 9 - 4}l-2 7`))
          .join(''),
        0.9,
        'blueDark',
      ),
      hill(far, points('-8,226 50,210 110,224 168,208 218,218'), 'hill'),
      hill(far, points('-8,252 60,246 120,254 170,246 218,250'), 'grass'),
      person(pen.plane('middle'), who(0), 190.5, 272, 0.38, { pose: { ...HANDS_UP, expr: 'surpreso' } }),
      gapsAt(ways, 254).map(({ x }, i) => tree(pen.plane('middle'), x, 262, 0.4, i % 2 ? 'leaf' : 'lime')),
      drawWays(pen, ways, 'yellow'),
      ways.map(({ x, top }, i) =>
        pen.at(x, top - 4, goalScale(ways, 40), (own) => [
          own
            .plane('middle')
            .shape(
              `${scallop(points('-17,6 -19,-4 -10,-13 2,-15 13,-10 18,-2 17,6'), 0.56, false)}z`,
              i % 2 ? 'greyPale' : 'cloud',
              1,
            ),
          eyes(own, 4.4, -3, 1.3),
          own.shape(ellipse(0, 1.6, 1.8, 1.4), 'redDark', 0.7),
          own.shade(ellipse(-8.4, 0.4, 1.8, 1.1) + ellipse(8.4, 0.4, 1.8, 1.1), 'pink', 0.6),
        ]),
      ),
    ]
  },
}
