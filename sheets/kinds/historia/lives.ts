/** Lives in six photos, from the first year to old age. */
import { person } from '../../studio/cast/cast.ts'
import { CLOTH, DETAILS, type Tone } from '../../studio/cast/inks.ts'
import type { Person } from '../../studio/cast/person.ts'
import { HANDS_UP, ON_GROUND } from '../../studio/cast/poses.ts'
import type { Pose } from '../../studio/cast/skeleton.ts'
import type { Drawing, Fill, Pen } from '../../studio/pen.ts'
import { house } from '../../studio/shapes/built.ts'
import { schoolHouse } from '../../studio/shapes/map-places.ts'
import { bush, cloud, flower, tree } from '../../studio/shapes/nature.ts'
import { block, curtained } from '../../studio/shapes/rooms.ts'
import type { Album } from './photos.ts'

const { amarelo, coral, verde, agua, azul, marinho, rosa, lilas, jeans, vermelho } = CLOTH

interface Life {
  readonly who: string
  readonly skin: Person['skin']
  readonly hair: Person['hair']
  readonly young: Person['hair']
  readonly tones: readonly [Tone, Tone]
  readonly isMan?: boolean
}

const LIVES: readonly Life[] = [
  { who: 'Dona Rosa', skin: 's5', hair: 'coque', young: 'trancas', tones: [amarelo, lilas] },
  { who: 'Dona Akemi', skin: 's1', hair: 'chanel', young: 'liso', tones: [vermelho, agua] },
  { who: 'Seu João', skin: 's4', hair: 'pai', young: 'curto', tones: [verde, azul], isMan: true },
  { who: 'Dona Jaci', skin: 's3', hair: 'liso', young: 'liso', tones: [coral, rosa] },
  { who: 'Seu Pedro', skin: 's2', hair: 'curto', young: 'cachos', tones: [azul, marinho], isMan: true },
]

const GREY: Tone = [
  [8, 8, 6, 42],
  [10, 10, 8, 52],
]

interface Stage {
  readonly name: string
  readonly age: number
  readonly ground: Fill
  readonly floor?: Fill
  readonly scale: number
  readonly pose?: Pose
  readonly wear: (life: Life) => Partial<Person>
  /** Behind the person, and beside them. */
  readonly behind: (pen: Pen) => Drawing
  readonly beside?: (pen: Pen, life: Life) => Drawing
}

/** Of the feet in a photo, and of what is behind, below its middle, mm. */
const [STAND, FAR] = [20, 16]

/** Light rims leave the eyes in sight. */
export const GLASSES = { aids: ['glasses'], frame: DETAILS.goldFrame } as const

/** A child or a grandchild. */
const young = (pen: Pen, { skin }: Life, x: number, scale: number, tone: Tone): Drawing =>
  person(pen, 'gil', x, STAND, scale, {
    wear: { skin, hair: 'cachos', hairColour: 'preto', top: { tone }, bottom: { tone: jeans, kind: 'shorts' } },
  })

/** Somebody grown lifts a hand. */
const GREETING: Pose = { expr: 'alegre', armR: { at: [19, -62], hand: 'open', dir: 170, thumb: -1 } }

const trousers = { tone: marinho, kind: 'pants' } as const
const grown = ({ isMan = false }: Life): Partial<Person> => ({
  body: isMan ? 'man' : 'woman',
  bottom: trousers,
  hairColour: 'preto',
})

const STAGES: readonly Stage[] = [
  {
    ...{ name: 'bebê', age: 1, ground: 'cream', scale: 0.62, pose: ON_GROUND },
    wear: ({ tones: [tone] }) => ({
      ...{ hair: 'curto', hairColour: 'preto' },
      ...{ top: { tone, kind: 'long' }, bottom: { tone, kind: 'pants' } },
    }),
    behind: (pen) => curtained(pen, -13, -17, 26, 15, 'sky', 'cream'),
    beside: (pen) => [block(pen, -14, STAND, 'red', '', 0.6), block(pen, 14, STAND, 'blue', '', 0.6)],
  },
  {
    ...{ name: 'criança', age: 7, ground: 'sky', floor: 'meadow', scale: 0.58, pose: HANDS_UP },
    wear: ({ young: hair, tones: [tone] }) => ({
      ...{ hair, hairColour: 'preto' },
      ...{ top: { tone, print: 'stripes', printTone: amarelo }, bottom: { tone: jeans, kind: 'shorts' } },
    }),
    behind: (pen) => pen.at(-11, FAR, 0.5, schoolHouse),
  },
  {
    ...{ name: 'jovem', age: 18, ground: 'sky', floor: 'meadow', scale: 0.43, pose: GREETING },
    wear: (life) => ({ ...grown(life), hair: life.young, top: { tone: life.tones[1] } }),
    behind: (pen) => [tree(pen, -13, FAR, 0.62), bush(pen, 14, FAR, 0.5)],
  },
  {
    ...{ name: 'adulto', age: 30, ground: 'sky', floor: 'meadow', scale: 0.43 },
    wear: (life) => ({
      ...grown(life),
      ...{ hair: life.hair, beard: life.isMan ?? false, top: { tone: life.tones[0], kind: 'long' } },
    }),
    behind: (pen) => house(pen, -11, FAR, 0.66),
    beside: (pen, life) => young(pen, life, 13, 0.32, life.tones[1]),
  },
  {
    ...{ name: 'grisalho', age: 50, ground: 'sky', floor: 'meadow', scale: 0.43 },
    wear: (life) => ({
      ...grown(life),
      ...{ hair: life.hair, hairColour: GREY, beard: life.isMan ?? false, ...GLASSES },
      top: { tone: life.isMan ? coral : verde, kind: 'long' },
    }),
    behind: (pen) => [cloud(pen, 11, -13, 0.5), flower(pen, -14, FAR, 0.9, 'red'), flower(pen, 14, FAR, 0.9, 'yellow')],
  },
  {
    ...{ name: 'idoso', age: 75, ground: 'sky', floor: 'meadow', scale: 0.45 },
    wear: (life) => ({
      ...{ body: 'elder', bottom: trousers, hair: life.hair, hairColour: 'branco', beard: life.isMan ?? false },
      ...{ ...GLASSES, top: { tone: lilas, kind: 'long', shawl: life.tones[1] } },
    }),
    behind: (pen) => tree(pen, 13, FAR, 0.66, 'leaf', 'orange'),
    beside: (pen, life) => young(pen, life, -13, 0.4, vermelho),
  },
]

const albumOf = (life: Life): Album => ({
  who: life.who,
  hero: undefined,
  unit: (when) => `${when} ${when === 1 ? 'ano' : 'anos'}`,
  photos: STAGES.map(({ name, age, ground, floor, scale, pose = {}, wear, behind, beside }) => ({
    name,
    when: age,
    ground,
    ...(floor ? { floor } : {}),
    draw: (pen) => [
      behind(pen.plane('far')),
      person(pen, life.isMan ? 'caio' : 'sofia', 0, STAND, scale, {
        pose,
        wear: { skin: life.skin, aids: [], freckles: false, ...wear(life) },
      }),
      beside?.(pen, life) ?? [],
    ],
  })),
})

export const LIFE_ALBUMS: readonly Album[] = LIVES.map(albumOf)
