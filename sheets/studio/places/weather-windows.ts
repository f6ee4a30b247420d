/** The same street in other weather: each scene about the middle of its lower edge, 88 mm wide. */
import { acted } from '../cast/actions/actions.ts'
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { HANDS_UP, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { box, circle, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'

export const WEATHERS = ['chuva', 'vento', 'calor', 'frio'] as const
export type Weather = (typeof WEATHERS)[number]

/** On the coast of the north-east or in the hills of the south. */
export type Street = 'serra' | 'litoral'

const WIDTH = 88

type Cast = readonly [CastName, CastName]
const SKIES: Readonly<Record<Weather, Fill>> = { chuva: 'bluePale', vento: 'sky', calor: 'skyLow', frio: 'greyPale' }

const LONG: Partial<Person> = {
  top: { tone: CLOTH.marinho, kind: 'long' },
  bottom: { tone: CLOTH.jeans, kind: 'pants' },
}
const LIGHT: Partial<Person> = { top: { tone: CLOTH.branco }, bottom: { tone: CLOTH.azul, kind: 'shorts' } }

/** A candelabra pine of the hills. */
const pine = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M0 0V-30', 2.6, 'brown', 0.9),
    own.shape('M-16 -32Q-14 -25 0 -26Q14 -25 16 -32Q8 -29 0 -30Q-8 -29 -16 -32z', 'leafDark', 1),
    own.shape('M-12 -37Q-10 -31 0 -32Q10 -31 12 -37Q6 -35 0 -36Q-6 -35 -12 -37z', 'leaf', 1),
  ])

const back = (pen: Pen, street: Street, weather: Weather): Drawing => [
  pen.shape(box(-50, -100, 100, 110), SKIES[weather], null),
  street === 'serra'
    ? hill(pen.plane('far', 'hillLine'), points('-52,-30 -30,-40 -8,-32 16,-44 40,-34 56,-40'), 'hillFar', 10)
    : [
        pen.shape(box(-50, -32, 100, 20), 'waterDeep', null),
        pen.plane('far').line('M4 -27h8M26 -24h9', 0.7, 'seaLine'),
      ],
  pen.shape(box(-50, -22, 100, 30), street === 'serra' ? 'meadow' : 'sand', 0.9),
  pen.shape(box(-50, -8, 100, 16), 'stone', 0.9),
  house(pen, -20, -12, 0.92, {
    wall: street === 'serra' ? 'yellowPale' : 'pinkPale',
    roof: street === 'serra' ? 'redPale' : 'orange',
  }),
]

const growing = (pen: Pen, street: Street, turn = 0): Drawing =>
  pen.at(27, -10, 1, (own) => (street === 'serra' ? pine(own, 0, 0, 1.05) : palm(own, 0, 0, 0.62)), { turn })

const drops = (pen: Pen, spots: readonly Spot[]): Drawing =>
  pen.line(spots.map(([x, y]) => `M${x} ${y}l-2 6`).join(''), 0.9, 'waterLine')

const rain = (pen: Pen, street: Street, [one, other]: Cast): Drawing => [
  back(pen, street, 'chuva'),
  [-26, 4, 32].map((x, i) => cloud(pen, x, -42 - (i % 2) * 2, 0.8)),
  growing(pen, street),
  drops(pen, points('-38,-38 -28,-36 -18,-39 10,-37 16,-30 24,-39 36,-36 40,-24 18,-22 -38,-26 12,-20')),
  puddle(pen, 18, -1.5, 26),
  person(pen, one, 18, -2, 0.42, {
    pose: { ...HANDS_UP, legL: { at: [-6, -5], toe: 10 }, legR: { at: [7, -8], toe: -10 } },
    wear: { top: { tone: CLOTH.amarelo, kind: 'long' }, shoes: CLOTH.vermelho },
  }),
  pen.line('M4 -5l-3 -4M32 -5l3 -4', 0.9, 'waterLine'),
  person(pen, other, -14, -1, 0.42, { pose: { ...WAVE, armL: [-14, 4] }, wear: LONG }),
  openUmbrella(pen, -6.6, -17.5, 0.62),
]

const LEAVES = points('-38,-44 -28,-38 -10,-46 8,-26 20,-44 40,-40 -2,-34 20,-30')

/** A kite high above a child, its string taut. */
const wind = (pen: Pen, street: Street, [one, other]: Cast): Drawing => [
  back(pen, street, 'vento'),
  cloud(pen.plane('far'), -24, -44, 0.5),
  growing(pen, street, 16),
  pen.line('M-44 -34q6 -3 11 0t10 -1M12 -48q6 -3 11 0t10 0M10 -34q5 -3 9 0t8 0', 0.8, 'waterLine'),
  LEAVES.map(([x, y], i) =>
    pen.at(x, y, 1, (own) => own.shape('M-3 0Q0 -3 3 0Q0 3 -3 0z', i % 2 ? 'orange' : 'leaf', 0.7), { turn: i * 47 }),
  ),
  pen.line('M-13 -18Q-6 -30 3 -39', 0.6),
  pen.shape('M5 -50L12 -43L3 -37L-2 -46z', 'red', 0.9),
  pen.line('M5 -50L3 -37M-2 -46L12 -43', 0.7),
  person(pen, one, -20, -1, 0.42, { pose: WAVE }),
  person(pen, other, 12, -1, 0.42, { pose: WAVE_LEFT }),
]

const heat = (pen: Pen, street: Street, [one, other]: Cast): Drawing => [
  back(pen, street, 'calor'),
  sun(pen, 0, -44, 0.4),
  growing(pen, street),
  acted(pen, 'tomar sorvete', -12, -9, 0.34, one),
  person(pen, other, 16, -1, 0.42, { pose: HANDS_UP, wear: LIGHT }),
  // A stall hides the legs of whoever is behind it.
  pen.shape(box(-28, -14, 32, 13, 1), 'woodPale', 0.9),
  pen.shape(box(-29.5, -16, 35, 3, 1), 'wood', 0.8),
  [-25, -1].map((x, i) => pen.shape(circle(x, -18.6, 2.6), i ? 'orange' : 'red', 0.7)),
]

const scarfed = (pen: Pen, who: CastName, x: number, tone: Fill, isLeft: boolean): Drawing => [
  person(pen, who, x, -1, 0.42, { pose: isLeft ? WAVE : WAVE_LEFT, wear: LONG }),
  pen.shape(
    `M${x - 4.5} -17.500Q${x} -14 ${x + 4.5} -17.500L${x + 4.5} -14.500Q${x} -11.500 ${x - 4.5} -14.500z`,
    tone,
    0.8,
  ),
  pen.shape(`M${x + 1} -14L${x + 4} -14.500L${x + 4.6} -8H${x + 1.6}z`, tone, 0.8),
]

/** In the hills with frost on the grass. */
const cold = (pen: Pen, street: Street, [one, other]: Cast): Drawing => [
  back(pen, street, 'frio'),
  cloud(pen, 1, -44, 0.6),
  growing(pen, street),
  pen.line('M-13.500 -38q-3 -3 0 -6t0 -6', 1.2, 'stoneDark'),
  street === 'serra'
    ? points('4,-18 12,-15 20,-19 40,-17 -44,-16').map(([x, y]) => pen.shape(ellipse(x, y, 4, 1.2), 'white', 0.6))
    : [],
  scarfed(pen, one, -10, 'red', true),
  scarfed(pen, other, 14, 'yellow', false),
]

const SCENES: Readonly<Record<Weather, (pen: Pen, street: Street, cast: Cast) => Drawing>> = {
  chuva: rain,
  vento: wind,
  calor: heat,
  frio: cold,
}

/** A scene in its window, with its lower edge at a place; `zoom` fits a window that is higher than 55 mm. */
export function weatherWindow(
  pen: Pen,
  weather: Weather,
  street: Street,
  [x, y]: Spot,
  height: number,
  cast: Cast,
  zoom = 1,
): Drawing {
  const edge = box(-WIDTH / 2, -height, WIDTH, height, 3)
  return pen.at(x, y, 1, (own) => [
    own.clip(
      edge,
      own.at(0, 0, zoom, (inside) => SCENES[weather](inside.plane('middle'), street, cast)),
    ),
    own.shape(edge, null, 1.2),
  ])
}
