/** Landscapes of indigenous lands and quilombola communities, with a child of today, each in its window. */
import { person } from '../cast/cast.ts'
import { CLOTH, type Tone } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import type { HairName, Person } from '../cast/person.ts'
import { WAVE } from '../cast/poses.ts'
import { standing } from '../fit.ts'
import { box, circle, points, smooth } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { house } from '../shapes/built.ts'
import { bush, tree, tuft } from '../shapes/nature.ts'
import { palm } from '../shapes/plants.ts'
import { basket } from '../shapes/woven.ts'
import { sky, type WindowScene } from './window.ts'
import { WORD_THINGS } from './word-things.ts'

const ridge = (pen: Pen, spots: string, fill: Fill): Drawing =>
  pen.shape(`${smooth(points(spots), false)}V6H-32z`, fill, 0.8)
const field = (pen: Pen, y: number, fill: Fill): Drawing => pen.shape(box(-30, y, 60, 30), fill, 0.8)
const river = (pen: Pen, y: number): Drawing => [
  pen.shape(box(-30, y, 60, 9), 'water', 0.8),
  pen.line(`M-24 ${y + 4}q3 -2 6 0t6 0M12 ${y + 5}q3 -2 6 0`, 0.8, 'waterLine'),
]
/** A child of a land: its looks are those of its people, its clothes are of today. */
interface Look {
  readonly who: CastName
  readonly wear: Partial<Person>
}
const { amarelo, azul, branco, coral, jeans, lilas, verde, vermelho } = CLOTH
const straight = (who: CastName, hair: HairName, tone: Tone, skin: Person['skin'] = 's3'): Look => ({
  who,
  wear: {
    ...{ skin, hair, hairColour: 'preto', aids: [], freckles: false },
    ...{ top: { tone }, bottom: { tone: jeans, kind: 'shorts' } },
  },
})
const LOOKS = {
  raposa: straight('iara', 'liso', coral),
  xingu: straight('theo', 'curto', vermelho, 's4'),
  rioNegro: straight('yumi', 'chanel', amarelo, 's4'),
  wajapi: straight('caio', 'chanel', branco),
  guarita: straight('sofia', 'rabo', azul),
  barraVelha: straight('gil', 'liso', verde, 's4'),
  kalunga: straight('bia', 'power', amarelo, 's5'),
  boaVista: straight('davi', 'curto', azul, 's5'),
  ivaporunduva: straight('nina', 'trancas', lilas, 's5'),
  frechal: straight('theo', 'cachos', verde, 's5'),
  conceicao: straight('sofia', 'chiquinha', coral, 's5'),
  campinho: straight('gil', 'cacheado', branco, 's5'),
} as const satisfies Readonly<Record<string, Look>>

const child = (pen: Pen, land: keyof typeof LOOKS, x: number): Drawing => {
  const { who, wear } = LOOKS[land]
  return person(pen, who, x, -2.4, 0.36, { pose: WAVE, wear })
}
const forest = (pen: Pen, y: number, xs: readonly number[]): Drawing =>
  xs.map((x, i) => tree(pen.plane('far'), x, y, 0.62 + (i % 2) * 0.14, i % 2 ? 'leaf' : 'leafDark'))

/** A candelabra pine of the south. */
const araucaria = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.rope('M0 0V-30', 2.6, 'brown', 0.9),
    own.shape('M-16 -32Q-14 -25 0 -26Q14 -25 16 -32Q8 -29 0 -30Q-8 -29 -16 -32z', 'leafDark', 1),
    own.shape('M-12 -37Q-10 -31 0 -32Q10 -31 12 -37Q6 -35 0 -36Q-6 -35 -12 -37z', 'leaf', 1),
  ])

/** A dugout canoe with its paddle. */
const canoe = (pen: Pen): Drawing => [
  pen.shape('M-16 -6C-8 -3 8 -3 16 -6C13 1 9 2 0 2C-9 2 -13 1 -16 -6z', 'wood', 0.9),
  pen.rope('M-4 -8L6 -3', 1, 'woodDark', 0.7),
]

const cactus = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [own.rope('M0 0V-26M0 -8H-7V-18M0 -12H7V-22', 4.4, 'leaf', 1)])

const banana = (pen: Pen, x: number, y: number): Drawing =>
  pen.at(x, y, 0.5, (own) => [
    own.rope('M0 0V-20', 4, 'lime', 0.9),
    [-70, -35, 0, 35, 70].map((turn) =>
      own.at(0, -19, 1, (leaf) => leaf.shape('M0 2C-6 -4 -5 -16 0 -22C5 -16 6 -4 0 2z', 'leaf', 0.9), { turn }),
    ),
  ])

/** A round house of straw, as large as a dozen huts. */
const oca = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-20 0C-20 -16 -10 -25 0 -25C10 -25 20 -16 20 0z', 'straw', 1),
    own.line('M-12 0C-12 -12 -6 -20 0 -24M12 0C12 -12 6 -20 0 -24M0 -24V-12M-18 -8H18M-15 -15H15', 0.7, 'strawDark'),
    own.shape('M-4 0V-8a4 4 0 0 1 8 0V0z', 'brownDark', 0.8),
  ])

/** A gourd painted with fish bones and lozenges, the patterns of kusiwa. */
const painted = (pen: Pen, x: number, y: number, scale: number): Drawing =>
  pen.at(x, y, scale, (own) => [
    own.shape('M-17 -18H17Q17 0 0 0Q-17 0 -17 -18z', 'yellowPale', 1),
    own.shape(
      'M-16 -15L-11 -9L-6 -15L-1 -9L4 -15L9 -9L14 -15L14 -12L9 -6L4 -12L-1 -6L-6 -12L-11 -6L-15.500 -11z',
      'red',
      0.7,
    ),
    own.line('M-7 -4l3 2l3 -2l3 2l3 -2', 1.1),
    own.shape('M-18 -20H18V-17H-18z', 'wood', 0.9),
  ])

/** A tall tree of Brazil nuts, its round husks on the ground. */
const nutTree = (pen: Pen, x: number, y: number): Drawing => [
  pen.rope(`M${x} ${y}V${y - 24}`, 2.4, 'brown', 0.9),
  tree(pen, x, y - 14, 0.7, 'leafDark'),
]
const nuts = (pen: Pen, x: number, y: number): Drawing =>
  points('-5,0 1,0 -2,-4').map(([dx, dy]) => [
    pen.shape(circle(x + dx, y + dy - 2.4, 2.8), 'brown', 0.8),
    pen.line(`M${x + dx - 1} ${y + dy - 3.4}h2`, 0.6, 'woodPale'),
  ])

/** A plot of young plants in rows, 26 mm wide. */
const plot = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(`M${x - 10} ${y - 11}H${x + 10}L${x + 13} ${y}H${x - 13}z`, 'earth', 0.8),
  [-8, -4.5, -1].flatMap((row, i) => [-1, 0, 1].map((column) => tuft(pen, x + column * (6 + i), y + row, 0.7, 'lime'))),
]

const raposa: WindowScene = (pen) => [
  sky(pen),
  pen.shape('M-32 6V-20L-20 -24L-17 -38H14L18 -24L32 -20V6z', 'hill', 0.8),
  pen.line('M-10 -37L-12 -26M0 -37V-24M8 -37L10 -27', 0.6, 'hillLine'),
  field(pen, -16, 'meadow'),
  house(pen, 14, -8, 0.66, { wall: 'cream', roof: 'straw' }),
  bush(pen, -20, -10, 0.36),
  child(pen, 'raposa', -6),
]

const xingu: WindowScene = (pen) => [
  sky(pen),
  forest(pen, -16, [-24, -14, -4, 6, 16, 25]),
  field(pen, -18, 'grass'),
  oca(pen, 8, -10, 0.84),
  oca(pen, 26, -13, 0.5),
  field(pen, -11, 'sand'),
  river(pen, -4),
  standing(pen, canoe, 14, 2, 20),
  child(pen, 'xingu', -17),
]

const rioNegro: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  forest(pen, -20, [-25, -13, 0, 12, 24]),
  field(pen, -21, 'grass'),
  field(pen, -10, 'earth'),
  standing(pen, WORD_THINGS.mandioca, 13, -2, 18),
  child(pen, 'rioNegro', -12),
]

const wajapi: WindowScene = (pen) => [
  sky(pen),
  ridge(pen, '-32,-26 -12,-34 8,-28 32,-36', 'hill'),
  forest(pen, -12, [-25, -14, 16, 26]),
  field(pen, -13, 'grass'),
  painted(pen, 11, -2, 0.82),
  child(pen, 'wajapi', -14),
]

const guarita: WindowScene = (pen) => [
  sky(pen),
  ridge(pen, '-32,-20 -10,-27 12,-21 32,-26', 'hill'),
  field(pen, -14, 'grass'),
  araucaria(pen, -20, -8, 0.8),
  araucaria(pen, 6, -10, 0.7),
  araucaria(pen, 20, -6, 0.9),
  child(pen, 'guarita', -6),
]

const barraVelha: WindowScene = (pen) => [
  sky(pen),
  pen.shape('M-20 -14C-12 -18 -6 -36 2 -36C9 -36 14 -18 24 -14z', 'hill', 0.8),
  field(pen, -17, 'leaf'),
  river(pen, -14),
  field(pen, -6, 'sand'),
  palm(pen.plane('middle'), 20, 0, 0.9),
  child(pen, 'barraVelha', -10),
]

const kalunga: WindowScene = (pen) => [
  sky(pen),
  ridge(pen, '-32,-30 -20,-36 -8,-26 8,-37 22,-28 32,-34', 'hill'),
  field(pen, -15, 'meadow'),
  house(pen, -18, -8, 0.66, { wall: 'yellowPale', roof: 'orange' }),
  plot(pen, 12, -3),
  child(pen, 'kalunga', -6),
]

const boaVista: WindowScene = (pen) => [
  sky(pen),
  forest(pen, -18, [-26, -16, 6, 24]),
  field(pen, -19, 'grass'),
  river(pen, -17),
  field(pen, -9, 'earth'),
  nutTree(pen, -18, -4),
  nuts(pen, -4, 0),
  child(pen, 'boaVista', 14),
]

const ivaporunduva: WindowScene = (pen) => [
  sky(pen),
  ridge(pen, '-32,-24 -14,-36 4,-26 20,-36 32,-26', 'leaf'),
  field(pen, -15, 'grass'),
  [-23, -14, -5].map((x, i) => banana(pen, x, -6 + (i % 2) * 3)),
  child(pen, 'ivaporunduva', 12),
]

const frechal: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  field(pen, -16, 'meadow'),
  [-22, -11, 22].map((x, i) => palm(pen.plane('middle'), x, -8 + i * 2, 0.9)),
  house(pen, 10, -10, 0.66, { wall: 'cream', roof: 'orange' }),
  child(pen, 'frechal', -2),
]

const conceicao: WindowScene = (pen) => [
  sky(pen, 'skyLow'),
  ridge(pen, '-32,-20 -8,-28 10,-22 32,-27', 'sand'),
  field(pen, -14, 'earth'),
  cactus(pen, -20, -4, 0.7),
  cactus(pen, 21, -7, 0.6),
  house(pen, 8, -8, 0.66, { wall: 'pinkPale', roof: 'orange' }),
  child(pen, 'conceicao', -7),
]

const campinho: WindowScene = (pen) => [
  sky(pen),
  ridge(pen, '-32,-26 -18,-38 -4,-28 12,-38 32,-28', 'leafDark'),
  field(pen, -15, 'grass'),
  house(pen, 17, -10, 0.66, { wall: 'white', roof: 'orange' }),
  basket(pen, -19, -4, 0.52),
  basket(pen, -6, -2.4, 0.52),
  child(pen, 'campinho', 9),
]

export const LANDS = {
  ...{
    raposa,
    xingu,
    rioNegro,
    wajapi,
    guarita,
    barraVelha,
    kalunga,
    boaVista,
    ivaporunduva,
    frechal,
    conceicao,
    campinho,
  },
} as const satisfies Readonly<Record<string, WindowScene>>

export type LandName = keyof typeof LANDS
