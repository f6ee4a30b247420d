/** A vet's day in the square: scales on three steps of lawn, a child alone on one, with the animal on the other. */
import { person } from '../cast/cast.ts'
import { CLOTH } from '../cast/inks.ts'
import type { CastName } from '../cast/people.ts'
import { POINT_LEFT, WAVE } from '../cast/poses.ts'
import type { Pose } from '../cast/skeleton.ts'
import { centred, standing, type Thing } from '../fit.ts'
import { inTurn } from '../in-turn.ts'
import { box, poly } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { church } from '../shapes/big-things.ts'
import { bunting, house } from '../shapes/built.ts'
import { hen } from '../shapes/farm.ts'
import { cloud, tree } from '../shapes/nature.ts'
import { cat, dog, duck, rabbit } from '../shapes/pets.ts'

export const WEIGHED = {
  gato: { draw: (pen) => cat(pen, 0, 0), size: 28 },
  cachorro: { draw: (pen) => dog(pen, 0, 0), size: 30 },
  pato: { draw: (pen) => duck(pen, 0, 0), size: 25 },
  galinha: { draw: (pen) => hen(pen, 0, 0), size: 25 },
  coelho: { draw: (pen) => rabbit(pen, 0, 0), size: 25 },
} as const satisfies Readonly<Record<string, { readonly draw: Thing; readonly size: number }>>

export type WeighedName = keyof typeof WEIGHED

/** Feet of the three rows, and the middles of the two scales in them. */
export const ROWS = [107, 167, 227] as const
export const SCALES_AT = [34, 84] as const
/** A pair of scales: the plate is its upper edge, the display its front. */
export const SCALES = { width: 42, height: 13 }
const [SCALE, STEP] = [0.66, 19]

/** Both hands under an animal in front of the chest. */
const IN_ARMS: Pose = {
  expr: 'alegre',
  plain: true,
  armL: { at: [-7, -9], z: 'front', dir: 60 },
  armR: { at: [7, -9], z: 'front', dir: -60 },
}

const scales = (pen: Pen, x: number, y: number): Drawing => {
  const { width, height } = SCALES
  return [
    pen.shape(
      poly([
        [x - width / 2, y + 3],
        [x - width / 2 + 4, y - 1.4],
        [x + width / 2 - 4, y - 1.4],
        [x + width / 2, y + 3],
      ]),
      'metal',
      1,
    ),
    pen.shape(box(x - width / 2, y + 3, width, height - 3, 2), 'teal', 1.1),
  ]
}

interface Look {
  readonly sky: Fill
  readonly children: readonly [CastName, CastName, CastName]
  readonly vet: CastName
  readonly flags: readonly Fill[]
}
const LOOKS: readonly [Look, ...Look[]] = [
  {
    ...{ sky: 'sky', children: ['malu', 'davi', 'nina'], vet: 'mae', flags: ['red', 'yellow', 'teal'] },
  },
  { sky: 'skyLow', children: ['gil', 'iara', 'bia'], vet: 'pai', flags: ['blue', 'white', 'orange'] },
  { sky: 'foam', children: ['yumi', 'theo', 'sofia'], vet: 'mae', flags: ['green', 'yellow', 'white'] },
  { sky: 'sky', children: ['caio', 'nina', 'theo'], vet: 'pai', flags: ['purple', 'orange', 'teal'] },
]

function square(pen: Pen, { sky, flags }: Look): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 100), sky, null),
    cloud(far, 24, 46, 0.5),
    cloud(far, 188, 46, 0.5),
    house(far, 16, 92, 0.8),
    tree(far, 60, 92, 0.8),
    standing(far, church, 108, 92, 30),
    bunting(pen.plane('middle'), [4, 56], [206, 56], 3, flags, { size: 5, gap: 5 }),
  ]
}

/** `variant`, from 0, gives other children; the animals are in their arms. */
export function weighIn(pen: Pen, variant: number, animals: readonly WeighedName[]): Drawing {
  const look = inTurn(LOOKS, variant)
  const lawns: readonly Fill[] = ['meadow', 'grass', 'hill']
  const near = pen.scaled(SCALE)
  return [
    square(pen, look),
    ROWS.map((y, i) => {
      const who = look.children[i] ?? 'malu'
      const { draw, size } = WEIGHED[animals[i] ?? 'gato']
      const [alone, together] = SCALES_AT
      return [
        pen.shape(box(-4, y - STEP + 5, 220, 80), lawns[i] ?? 'grass', 1),
        i ? pen.shape(box(-4, y - STEP + 2, 220, 4), 'stone', 0.8) : [],
        SCALES_AT.map((x) => scales(pen, x, y)),
        person(pen, who, alone, y, SCALE, { pose: i % 2 ? WAVE : {} }),
        person(pen, who, together, y, SCALE, {
          pose: IN_ARMS,
          extra: () => ({ top: centred(near, draw, 0, -9 - size / 2, size) }),
        }),
      ]
    }),
    pen.shape(box(-4, 246, 220, 60), 'sand', 1.1),
    person(pen, look.vet, 178, 284, 0.47, { pose: POINT_LEFT, wear: { top: { tone: CLOTH.branco, kind: 'long' } } }),
  ]
}
