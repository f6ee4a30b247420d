/** Verses of oral tradition played on a stage 180 mm wide, 37 mm high. The middle of the stage floor is (0, 0). */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { CLAP, GIVE, HANDS_UP, HOLD, ON_GROUND, POINT, POINT_LEFT, RUN } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { standing } from '../fit.ts'
import { heart } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { chick } from '../shapes/farm.ts'
import { fourLeggedCavy } from '../shapes/grouped-animals.ts'
import { strawHat } from '../shapes/june.ts'
import { tree, tuft } from '../shapes/nature.ts'
import { frog, owl } from '../shapes/pets.ts'
import * as things from '../shapes/recital-things.ts'
import { mouse } from '../shapes/rewards.ts'
import { ACTORS, crowned, robe } from './theatre-actors.ts'

/** Children of the page, by number. */
export type Players = (i: number) => CastName

type Played = (pen: Pen, who: Players) => Drawing

/** A child of 60 units is 34 mm high. */
const SIZE = 0.57

const child = (pen: Pen, who: CastName, x: number, pose: Pose = {}, y = 0): Drawing =>
  person(pen, who, x, y, SIZE, { pose: { expr: 'cantar', ...pose } })

const SINGS: Pose = { ...CLAP, expr: 'cantar' }
const SHOWS: Pose = { ...POINT, expr: 'cantar' }
const SHOWS_LEFT: Pose = { ...POINT_LEFT, expr: 'cantar' }
/** Arms out, for a ring of children hand in hand. */
const RING: Pose = {
  expr: 'cantar',
  armL: { at: [-19, -27], dir: -70, z: 'back' },
  armR: { at: [19, -27], dir: 70, z: 'back' },
}
const MARCH: Pose = { ...RUN, expr: 'cantar', lean: 0 }
const WHISPER: Pose = { ...GIVE, expr: 'alegre', armL: { at: [12, -38], z: 'front', dir: 130, hand: 'flat', thumb: 1 } }
/** In the water to the waist. */
const SWIMS: Pose = { ...HANDS_UP, hide: ['legL', 'legR'] }
const ON_HEART: Pose = { expr: 'dormindo', armR: { at: [3, -26], z: 'front', dir: -70, hand: 'flat' } }

const hatted = (pen: Pen, who: CastName, x: number): Drawing => [
  person(pen, who, x, 1, 0.52, { pose: MARCH }),
  pen.at(x + 1.4, -27.6, 0.8, things.paperHat),
]

const queen = (pen: Pen): Drawing => [
  person(pen, 'mae', 0, 0, 1, { pose: { expr: 'bravo' }, wear: robe(CLOTH.lilas) }),
  crowned(pen, -80, 0.8),
]

const water = (pen: Pen): Drawing => [
  pen.shape('M-62 3Q-54 -8 -46 -5T-30 -5T-14 -5T2 -5T18 -5T34 -5T50 -5Q58 -8 66 3z', 'water'),
  pen.line('M-40 -0.600q4 -2 8 0t8 0M8 -0.600q4 -2 8 0t8 0', 0.7, 'waterLine'),
]

/** Children without cap, glasses or headphones below a paper hat. */
const SOLDIERS: readonly CastName[] = ['caio', 'yumi', 'gil']
const GENTLEMEN: readonly CastName[] = ['caio', 'theo', 'gil']

export const PLAYED = {
  batatinha: (pen, who) => [
    pen.at(-34, 2, 1, things.potatoBed),
    child(pen, 'nina', 36, ON_HEART),
    child(pen, who(1), -78, SHOWS),
    child(pen, who(2), 74, SINGS),
  ],
  botao: (pen) => [
    pen.at(0, 1, 1.08, things.bigButton),
    child(pen, 'malu', -34, SHOWS),
    child(pen, 'iara', 36, SHOWS_LEFT),
    pen.at(-72, 1, 0.7, things.bigButton),
    pen.at(72, 1, 0.7, things.bigButton),
  ],
  tacho: (pen, who) => [
    pen.at(0, 2, 0.9, things.molasses),
    child(pen, who(0), -46, SHOWS),
    child(pen, who(1), 46, SHOWS_LEFT),
    child(pen, who(2), -76, SINGS),
    child(pen, who(3), 76, HANDS_UP),
  ],
  cochicho: (pen, who) => [
    child(pen, who(0), -54, WHISPER),
    child(pen, who(1), -32, { ...HOLD, turn: -20, expr: 'alegre' }),
    pen.at(14, 1, 1.1, things.loaf),
    child(pen, who(2), 60, SHOWS_LEFT),
  ],
  cutia: (pen, who) => [
    pen.at(-66, 1, 1, (own) => things.cottage(own, 'pinkPale', 'red')),
    child(pen, who(0), -34, MARCH),
    pen.at(10, 1, 0.72, fourLeggedCavy('brown', 'brownDark'), { flip: true }),
    tree(pen, 44, 1, 1.1),
    pen.rope('M40 -22C36 -14 45 -10 41 -2', 1.2, 'leafDark', 0.7),
    pen.at(74, 1, 0.9, (own) => things.cottage(own, 'foam', 'blue')),
  ],
  feira: (pen, who) => [
    pen.at(-48, 1, 1.1, things.grapeStall),
    child(pen, who(0), -14, SHOWS_LEFT),
    standing(pen, (own) => owl(own, 0, 0), 24, 1, 20),
    child(pen, who(1), 60, SINGS),
  ],
  ciranda: (pen, who) => [-66, -44, -22, 0, 22, 44, 66].map((x, i) => child(pen, who(i), x, RING, i % 2 ? -2 : 1)),
  cravo: (pen, who) => [
    pen.at(0, 0, 0.96, things.balcony),
    pen.at(-32, 2, 0.95, things.carnation),
    pen.at(34, 2, 0.95, things.rose),
    child(pen, who(0), -70, SHOWS),
    child(pen, who(1), 72, SHOWS_LEFT),
  ],
  rua: (pen, who) => [
    pen.at(0, 2, 1, things.paving),
    child(pen, who(0), 27, { ...ON_GROUND, expr: 'alegre' }, -3),
    pen.shape(heart(-2, -24, 6), 'red', 1),
    child(pen, who(1), -66, SHOWS),
    child(pen, who(2), 70, SINGS),
  ],
  soldado: (pen) => [SOLDIERS.map((who, i) => hatted(pen, who, -72 + i * 32)), pen.at(52, 1, 1, things.barracks)],
  canoa: (pen, who) => [
    child(pen, who(0), -38, SWIMS, 8),
    child(pen, who(1), 42, SWIMS, 8),
    pen.at(2, -6, 0.9, things.upsideCanoe),
    water(pen),
    pen.rope('M-14 0L-26 -3', 1.2, 'wood', 0.7),
    child(pen, who(2), -80, SINGS),
    child(pen, who(3), 82, SHOWS_LEFT),
  ],
  peixe: (pen, who) => [
    pen.shape('M-15 1V-6H15V1z', 'wood'),
    pen.at(0, -6, 0.96, things.fishBowl),
    child(pen, who(0), -42, SHOWS),
    child(pen, who(1), 42, SHOWS_LEFT),
    child(pen, who(2), -74, SINGS),
    child(pen, who(3), 72, HANDS_UP),
  ],
  teresinha: (pen) => [
    child(pen, 'sofia', -46, { ...ON_GROUND, expr: 'surpreso' }),
    [-4, 30, 64].map((x, i) => [
      child(pen, GENTLEMEN[i] ?? 'gil', x, { ...HOLD, turn: -24, expr: 'alegre' }),
      strawHat(pen, x, -13, 0.42, i === 1 ? 'blue' : 'red'),
    ]),
  ],
  rato: (pen, who) => [
    pen.at(-14, 1, 0.95, things.gnawedRobe),
    standing(pen, (own) => mouse(own), -40, 1, 12, { flip: true }),
    standing(pen, ACTORS.Rei.draw, 14, 1, 37),
    standing(pen, queen, 36, 1, 36),
    child(pen, who(0), 74, SHOWS_LEFT),
    child(pen, who(1), -72, SHOWS),
  ],
  pedro: (pen, who) => [
    pen.at(-4, 2, 1.06, things.blackInstep),
    child(pen, who(0), -46, SHOWS),
    child(pen, who(1), 52, SHOWS_LEFT),
  ],
  tigres: (pen, who) => [
    pen.at(0, 1, 1, things.threeTigers),
    child(pen, who(0), -72, SHOWS),
    child(pen, who(1), 72, SHOWS_LEFT),
  ],
  sapo: (pen, who) => [
    standing(pen, (own) => frog(own, 0, 0), 0, -9, 27),
    pen.at(0, 1, 1.1, things.sackFront),
    child(pen, who(0), -46, SHOWS),
    child(pen, who(1), 46, SHOWS_LEFT),
    [-76, 76].map((x) => tuft(pen, x, 1, 1.4)),
  ],
  pinto: (pen, who) => [
    pen.at(-14, 1, 0.95, things.sink),
    standing(pen, (own) => chick(own, 0, 0), 22, 1, 13),
    child(pen, who(0), -56, SHOWS),
    child(pen, who(1), 62, SINGS),
  ],
  felix: (pen, who) => [
    pen.at(-13, -7, 0.8, things.bellows, { turn: 24 }),
    person(pen, 'pai', 0, 1, 0.43, { pose: { turn: 30, lean: 6 }, wear: { hairColour: 'branco' } }),
    child(pen, who(0), -62, SHOWS),
    child(pen, who(1), 56, SHOWS_LEFT),
  ],
  mafagafos: (pen, who) => [
    pen.at(0, 2, 1.1, things.mafagafos),
    child(pen, who(0), -56, SHOWS),
    child(pen, who(1), 56, SHOWS_LEFT),
  ],
} as const satisfies Readonly<Record<string, Played>>

export type PlayedName = keyof typeof PLAYED
