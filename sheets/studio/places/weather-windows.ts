/** The same street in other weather: each scene about the middle of its lower edge, 88 mm wide. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { Person } from '../cast/person.ts'
import { HANDS_UP, HOLD, WAVE, WAVE_LEFT } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, ellipse, points, type Spot } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { cloud, hill, sun } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { openUmbrella, puddle } from '../shapes/rooms.ts'
import { SEASON_THINGS, type SeasonThing } from '../shapes/season-things.ts'

export const WEATHERS = ['chuva', 'vento', 'calor', 'frio'] as const
export type Weather = (typeof WEATHERS)[number]

/** On a coast or in the hills of the south. */
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
    own.rope('M0 2V-30', 2.6, 'brown', 0.9),
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
  pen.at(25, -10, 1, (own) => (street === 'serra' ? pine(own, 0, 0, 0.72) : palm(own, 0, 0, 0.62)), { turn })

const drops = (pen: Pen, spots: readonly Spot[]): Drawing =>
  pen.line(spots.map(([x, y]) => `M${x} ${y}l-2 6`).join(''), 0.9, 'waterLine')

/** Foods on a counter, by the middle of its top. */
const served = (pen: Pen, foods: readonly SeasonThing[], [x, y]: Spot, step: number): Drawing =>
  foods.map((name, i) => standing(pen, SEASON_THINGS[name], x + step * (i - (foods.length - 1) / 2), y, 7.4))

/** At the left edge, where there is something to eat. */
const smallStall = (pen: Pen, foods: readonly SeasonThing[]): Drawing =>
  foods.length === 0
    ? []
    : [
        pen.shape(box(-34, -11, 16, 10.4, 1), 'woodPale', 0.9),
        pen.shape(box(-35, -12.5, 18, 2.4, 0.8), 'wood', 0.8),
        served(pen, foods, [-26, -12.5], 8.4),
      ]

const rain = (pen: Pen, street: Street, [one, other]: Cast, foods: readonly SeasonThing[]): Drawing => [
  back(pen, street, 'chuva'),
  [-26, 4, 32].map((x, i) => cloud(pen, x, -42 - (i % 2) * 2, 0.8)),
  growing(pen, street),
  drops(pen, points('-40,-38 10,-37 16,-30 24,-39 36,-36 40,-24 18,-22 -42,-26 8,-20')),
  puddle(pen, 22, -1.5, 26),
  person(pen, one, 22, -2, 0.42, {
    pose: { ...HANDS_UP, legL: { at: [-6, -5], toe: 10 }, legR: { at: [7, -8], toe: -10 } },
    wear: { top: { tone: CLOTH.amarelo, kind: 'long' }, bottom: LONG.bottom, shoes: CLOTH.vermelho },
  }),
  pen.line('M8 -5l-3 -4M36 -5l3 -4', 0.9, 'waterLine'),
  smallStall(pen, foods),
  openUmbrella(pen, 2, -15, 0.46),
  person(pen, other, -5.2, -1, 0.42, {
    pose: { ...WAVE, armL: [-14, 4], armR: { at: [17, -40], hand: 'fist', dir: 170 } },
    wear: LONG,
  }),
]

const LEAVES = points('-32,-37 -4,-31 -3,-21 21,-33 20,-45 38,-42')

/** A kite high above a child, its string taut. */
const wind = (pen: Pen, street: Street, [one, other]: Cast): Drawing => [
  back(pen, street, 'vento'),
  cloud(pen.plane('far'), -24, -44, 0.5),
  growing(pen, street, street === 'serra' ? 12 : 4),
  pen.line('M-44 -34q6 -3 11 0t10 -1M12 -48q6 -3 11 0t10 0M10 -34q5 -3 9 0t8 0', 0.8, 'waterLine'),
  LEAVES.map(([x, y], i) =>
    pen.at(x, y, 1, (own) => own.shape('M-3 0Q0 -3 3 0Q0 3 -3 0z', i % 2 ? 'orange' : 'leaf', 0.7), { turn: i * 47 }),
  ),
  pen.line('M-13 -18Q-6 -30 3 -39', 0.6),
  pen.shape('M5 -50L12 -43L3 -37L-2 -46z', 'red', 0.9),
  pen.line('M5 -50L3 -37M-2 -46L12 -43', 0.7),
  person(pen, one, -20, -1, 0.42, { pose: WAVE, wear: LONG }),
  person(pen, other, 12, -1, 0.42, {
    pose: WAVE_LEFT,
    wear: { ...LONG, top: { tone: CLOTH.amarelo, kind: 'long' } },
  }),
]

/** The stall in front hides the legs of the seller. */
const heat = (pen: Pen, street: Street, [one, other]: Cast, [first, second]: readonly SeasonThing[]): Drawing => [
  back(pen, street, 'calor'),
  sun(pen, 4, -42, 0.36),
  growing(pen, street),
  person(pen, one, -14, -5.5, 0.42, {
    pose: { ...HOLD, armL: [-12, 6], armR: { at: [19, -33], hand: 'fist', dir: 170, z: 'front' } },
    wear: LIGHT,
  }),
  standing(pen, SEASON_THINGS.sorvete, -5.6, -17.6, 8.5),
  person(pen, other, 17, -1, 0.42, { pose: HANDS_UP, wear: { ...LIGHT, cap: CLOTH.vermelho } }),
  pen.shape(box(-32, -14, 36, 13, 1), 'woodPale', 0.9),
  pen.shape(box(-33.5, -16, 39, 3, 1), 'wood', 0.8),
  served(pen, [first ?? 'suco'], [-26.5, -16], 0),
  served(pen, [second ?? 'melancia'], [0.5, -16], 0),
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
const cold = (pen: Pen, street: Street, [one, other]: Cast, foods: readonly SeasonThing[]): Drawing => [
  back(pen, street, 'frio'),
  cloud(pen, 1, -44, 0.6),
  growing(pen, street),
  street === 'serra' ? pen.line('M-12.800 -37.500q-3 -3 0 -6t0 -6', 1.2, 'stoneDark') : [],
  street === 'serra'
    ? points('3,-12 3,-19 23,-11 24,-19 34,-15 43,-19 42,-11 -40,-12 -41,-19').map(([x, y]) =>
        pen.shape(ellipse(x, y, 4, 1.2), 'white', 0.6),
      )
    : [],
  smallStall(pen, foods),
  scarfed(pen, one, -8, 'red', true),
  scarfed(pen, other, 14, 'yellow', false),
]

const SCENES: Readonly<
  Record<Weather, (pen: Pen, street: Street, cast: Cast, foods: readonly SeasonThing[]) => Drawing>
> = {
  chuva: rain,
  vento: wind,
  calor: heat,
  frio: cold,
}

/** A scene in its window, with its lower edge at a place; `zoom` fits a window that is higher than 55 mm;
 * `foods` are those of its month. */
export function weatherWindow(
  pen: Pen,
  weather: Weather,
  street: Street,
  [x, y]: Spot,
  height: number,
  cast: Cast,
  zoom = 1,
  foods: readonly SeasonThing[] = [],
): Drawing {
  const edge = box(-WIDTH / 2, -height, WIDTH, height, 3)
  return pen.at(x, y, 1, (own) => [
    own.clip(
      edge,
      own.at(0, 0, zoom, (inside) => SCENES[weather](inside.plane('middle'), street, cast, foods)),
    ),
    own.shape(edge, null, 1.2),
  ])
}
