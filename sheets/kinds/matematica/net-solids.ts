/** Solids with several nets each and what they have, and nets to judge. */
import type { Spot } from '../../studio/paths.ts'
import {
  boxNet,
  boxSeen,
  coneNet,
  cylinderNet,
  fanNet,
  type Net,
  prismNet,
  prismSeen,
  pyramidNet,
  pyramidSeen,
  squaresNet,
  wrongConeNet,
} from './nets.ts'

export type Family = 'prisma' | 'pirâmide' | 'redondo'

export interface Solid {
  /** Its name and the number of its net. */
  readonly id: string
  readonly name: string
  /** Its name on a narrow plate. */
  readonly lines: readonly string[]
  readonly family: Family
  readonly faces: number
  readonly corners: number
  readonly edges: number
  readonly net: Net
  /** Faces seen from outside and above, clockwise where they are in front. */
  readonly seen: readonly (readonly Spot[])[]
}

const BASES: Readonly<Record<number, string>> = { 3: 'triangular', 4: 'quadrada', 5: 'pentagonal', 6: 'hexagonal' }

/** One solid for each of its nets. */
const withNets = (solid: Omit<Solid, 'id' | 'net'>, nets: readonly Net[]): Solid[] =>
  nets.map((net, i) => ({ ...solid, net, id: `${solid.name} ${i + 1}` }))

const prisms = (sides: number): Solid[] =>
  withNets(
    {
      name: `prisma de base ${BASES[sides]}`,
      lines: ['prisma de', `base ${BASES[sides]}`],
      family: 'prisma',
      faces: sides + 2,
      corners: 2 * sides,
      edges: 3 * sides,
      seen: prismSeen(sides, 1.9, 1, sides === 3 ? 68 : sides === 6 ? 12 : 30),
    },
    [prismNet(sides, 1.9, Math.floor(sides / 2)), prismNet(sides, 1.9, 0), prismNet(sides, 1.9, sides - 1)],
  )

const pyramids = (sides: number): Solid[] =>
  withNets(
    {
      name: `pirâmide de base ${BASES[sides]}`,
      lines: ['pirâmide de', `base ${BASES[sides]}`],
      family: 'pirâmide',
      faces: sides + 1,
      corners: sides + 1,
      edges: 2 * sides,
      seen: pyramidSeen(sides, 2.1, 1.05, sides === 3 ? 60 : 25),
    },
    [pyramidNet(sides, 1.2), fanNet(sides, 1.4), pyramidNet(sides, 1.7)],
  )

const cuboids = (name: string, lines: readonly string[], seen: Solid['seen'], nets: readonly Net[]): Solid[] =>
  withNets({ name, lines, family: 'prisma', faces: 6, corners: 8, edges: 12, seen }, nets)

const round = (name: string, nets: readonly Net[]): Solid[] =>
  withNets({ name, lines: [name], family: 'redondo', faces: 0, corners: 0, edges: 0, seen: [] }, nets)

/** Six squares that close to a cube, row by row. */
const CUBES: readonly string[] = [
  '.x..|xxxx|.x..',
  'x...|xxxx|x...',
  'x...|xxxx|.x..',
  'x...|xxxx|..x.',
  'x...|xxxx|...x',
  '.x..|xxxx|..x.',
  'xx...|.xxx.|...x.',
  'xxx..|..xxx',
  'xx..|.xx.|..xx',
  'xx..|.xxx|.x..',
  'xx..|.xxx|..x.',
]

const SIX_SQUARES = CUBES.slice(0, 5).map((rows) => squaresNet(rows.split('|')))
const BOXES = cuboids('bloco retangular', ['bloco', 'retangular'], boxSeen(1.8, 1.1, 0.8), [
  boxNet(1.8, 1.1, 0.8),
  boxNet(1.1, 1.8, 0.8),
  boxNet(0.8, 1.1, 1.8),
])
const PRISMS = [3, 5, 6].flatMap(prisms)
const PYRAMIDS = [3, 4, 5, 6].flatMap(pyramids)

export const FLAT_SOLIDS: readonly Solid[] = [
  ...cuboids('cubo', ['cubo'], boxSeen(1, 1, 1), SIX_SQUARES),
  ...BOXES,
  ...PRISMS,
  ...PYRAMIDS,
]
export const SOLIDS: readonly Solid[] = [
  ...FLAT_SOLIDS,
  ...round('cilindro', [cylinderNet(3.4), cylinderNet(2.4), cylinderNet(4.4)]),
  ...round('cone', [coneNet(2.6), coneNet(3.2), coneNet(2.2)]),
]

/** A net to judge: does it close without a hole and without a face on another? */
export interface Judged {
  readonly id: string
  readonly net: Net
  /** The solid that it closes to; null where it does not. */
  readonly solid: string | null
}

/** Six squares that do not. */
const NO_CUBES: readonly string[] = [
  'x....|xxxxx',
  '.x...|xxxxx',
  'xxxx|x..x',
  'xxx|.x.|xx.',
  'x.x|xxx|x..',
  '.xx|xx.|xx.',
  'xx.|xx.|xx.',
  'xxxxxx',
  'xx..|xxxx',
  '.x..|.x..|xxxx',
  'xxx|xxx',
  'xxxx|.xx.',
  'xxxxx|..x..',
  'xx..|xx..|.xx.',
  'x..x|xxxx',
  'xxx|x..|xx.',
]

export const hexominoes = (solid: string | null): Judged[] =>
  (solid ? CUBES : NO_CUBES).map((id) => ({ id, net: squaresNet(id.split('|')), solid }))

const ROUND_NETS: readonly Judged[] = [
  { id: 'cilindro', net: cylinderNet(3.4), solid: 'cilindro' },
  { id: 'cilindro baixo', net: cylinderNet(2.4), solid: 'cilindro' },
  { id: 'cilindro sem fundo', net: cylinderNet(2.6, false), solid: null },
  { id: 'cone', net: coneNet(2.6), solid: 'cone' },
  { id: 'cone alto', net: coneNet(3.4), solid: 'cone' },
  { id: 'cone falso', net: wrongConeNet(), solid: null },
]

const CORNERED_NETS: readonly Judged[] = [
  ...[...PRISMS, ...PYRAMIDS, ...BOXES].map(({ id, name, net }): Judged => ({ id, net, solid: name })),
  ...[3, 5, 6].map(
    (sides): Judged => ({ id: `prisma ${sides} falso`, net: prismNet(sides, 1.9, 0, false), solid: null }),
  ),
  ...[3, 4, 5, 6].map(
    (sides): Judged => ({ id: `pirâmide ${sides} aberta`, net: pyramidNet(sides, 1.2, false), solid: null }),
  ),
]

export const JUDGED = { cubos: [...hexominoes('cubo'), ...hexominoes(null)], outros: [...ROUND_NETS, ...CORNERED_NETS] }
