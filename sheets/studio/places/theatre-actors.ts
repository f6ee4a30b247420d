/** Actors of a stage: animals, children and the people of a castle. */
import { person } from '../cast/cast.ts'
import { CLOTH, type Tone } from '../cast/inks.ts'
import { HANDS_UP, WAVE } from '../cast/poses.ts'
import type { Thing } from '../fit.ts'
import { circle } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'
import { dragon } from '../scenes/castle.ts'
import { cow, hen, horse, pig, sheep } from '../shapes/farm.ts'
import { cat, dog, duck, frog, owl } from '../shapes/pets.ts'
import { capybara, jaguar, monkey, toucan } from '../shapes/wild.ts'

/** A crown on the hair of an actor, at its height over the feet. */
export const crowned = (pen: Pen, y: number, scale: number): Drawing =>
  pen.at(0, y, scale, (own) => [
    own.shape('M-9 0L-10 -9L-5 -4.500L0 -10L5 -4.500L10 -9L9 0Q0 2.500 -9 0z', 'yellow', 1),
    own.shape(circle(0, -2.6, 1.5), 'red', 0.7),
  ])

/** A long robe with a pale collar. */
export const robe = (tone: Tone) =>
  ({ top: { tone, kind: 'dress', length: 30, shawl: CLOTH.creme }, bottom: { tone, kind: 'none' } }) as const

interface Actor {
  readonly draw: Thing
  /** The longer side on the stage, mm. */
  readonly size: number
}

export const ACTORS = {
  Sapo: { draw: (pen) => frog(pen, 0, 0), size: 24 },
  Coruja: { draw: (pen) => owl(pen, 0, 0), size: 30 },
  Macaco: { draw: (pen) => monkey(pen, 0, 0), size: 38 },
  Galinha: { draw: (pen) => hen(pen, 0, 0), size: 28 },
  Porco: { draw: (pen) => pig(pen, 0, 0), size: 36 },
  Vaca: { draw: (pen) => cow(pen, 0, 0), size: 50 },
  Rei: {
    draw: (pen) => [person(pen, 'pai', 0, 0, 1, { wear: robe(CLOTH.vermelho) }), crowned(pen, -84, 0.9)],
    size: 60,
  },
  Princesa: { draw: (pen) => [person(pen, 'nina', 0, 0, 1, { pose: WAVE }), crowned(pen, -58.5, 0.7)], size: 48 },
  Dragão: { draw: (pen) => dragon(pen, 0, 0, 1), size: 54 },
  Gato: { draw: (pen) => cat(pen, 0, 0, 1, 'orange'), size: 30 },
  Cachorro: { draw: (pen) => dog(pen, 0, 0, 1, 'tan'), size: 33 },
  Lia: { draw: (pen) => person(pen, 'lia', 0, 0, 1), size: 44 },
  Malu: { draw: (pen) => person(pen, 'malu', 0, 0, 1, { pose: HANDS_UP }), size: 46 },
  Onça: { draw: (pen) => jaguar(pen, 0, 0), size: 42 },
  Capivara: { draw: (pen) => capybara(pen, 0, 0), size: 40 },
  Tucano: { draw: (pen) => toucan(pen, 0, 0), size: 32 },
  Pato: { draw: (pen) => duck(pen, 0, 0), size: 26 },
  Ovelha: { draw: (pen) => sheep(pen, 0, 0), size: 38 },
  Cavalo: { draw: (pen) => horse(pen, 0, 0), size: 50 },
} as const satisfies Readonly<Record<string, Actor>>

export const sadDragon: Thing = (pen) => dragon(pen, 0, 0, 1, true)

export type ActorName = keyof typeof ACTORS
