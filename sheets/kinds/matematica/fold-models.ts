/** All that is built: cubes with drawn faces, prisms and pyramids as things that they look like. */
import { ring, type Spot } from '../../studio/paths.ts'
import type { Fill } from '../../studio/pen.ts'
import { CUBES, type CubeName } from './fold-cubes.ts'
import { CUBE_SIDE, type Role } from './fold-faces.ts'
import { cubeNet, type Face, type FoldNet, prismNet, pyramidNet } from './fold-nets.ts'
import { block, dot, type FacePaint, flat, moved, type Patch } from './fold-paint.ts'
import type { Model } from './fold-views.ts'
import { dots, inner, lattice, middle, number, rowsOf, starred, stripes, upFrom } from './fold-wraps.ts'

export type FoldTheme = 'cidade' | 'festa' | 'jogos'

interface WallNet {
  readonly rows: readonly string[]
  /** Place of the front among the squares, and what each face is, the front first. */
  readonly front: number
  readonly roles: readonly Role[]
}

const SECOND = { front: 2, roles: ['front', 'top', 'left', 'right', 'back', 'bottom'] } as const
const THIRD = { front: 3, roles: ['front', 'top', 'back', 'left', 'right', 'bottom'] } as const

/** Walls in a row, the top above the front, the bottom below one of both inner walls. */
export const WALL_NETS: readonly [WallNet, ...WallNet[]] = [
  { rows: ['.x..', 'xxxx', '.x..'], ...SECOND },
  { rows: ['..x.', 'xxxx', '.x..'], ...THIRD },
  { rows: ['.x..', 'xxxx', '..x.'], ...SECOND },
  { rows: ['..x.', 'xxxx', '..x.'], ...THIRD },
]

const cornerOf = (face: Face): Spot => [Math.min(...face.map(([x]) => x)), Math.min(...face.map(([, y]) => y))]

/** Patches of a face in its lengths from its upper left corner. */
export const onFace = (face: Face, patches: readonly Patch[]): Patch[] => {
  const [left, top] = cornerOf(face)
  return moved(patches, ([x, y]) => [x + left, y + top])
}

export function cubeModel(name: CubeName, variant: number, look: number): Model {
  const { rows, front, roles } = WALL_NETS[variant % WALL_NETS.length] ?? WALL_NETS[0]
  const net = cubeNet(rows, CUBE_SIDE, front)
  const sides = CUBES[name](look)
  const paint = net.faces.map((face, i): FacePaint => {
    const { fill, patches } = sides[roles[i] ?? 'front']
    return { fill, patches: onFace(face, patches) }
  })
  return { id: `${name} ${variant}`, net, paint }
}

export interface SolidModel extends Model {
  /** Name in words, as «prisma de base triangular». */
  readonly name: string
  readonly thing: string
  readonly theme: FoldTheme
  readonly faces: number
  readonly corners: number
  readonly edges: number
}

type Paint = (face: Face, i: number) => FacePaint

/** Prisms whose first wall is below. */
const ON_BASE: ReadonlySet<string> = new Set(['casa', 'celeiro', 'barraca'])

const model = (
  net: FoldNet,
  words: Pick<SolidModel, 'name' | 'thing' | 'theme'>,
  sides: number,
  isPrism: boolean,
  paint: Paint,
): SolidModel => ({
  ...words,
  id: net.id,
  net,
  onBase: !isPrism || ON_BASE.has(net.id),
  ...(net.id === 'caixa-de-bombom' && { yaw: -46 }),
  paint: net.faces.map(paint),
  ...(isPrism
    ? { faces: sides + 2, corners: 2 * sides, edges: 3 * sides }
    : { faces: sides + 1, corners: sides + 1, edges: 2 * sides }),
})

/** A house with a gable: floor, wall, both slopes of the roof, wall, and a gable at each end of the floor. */
const gabled = (
  id: string,
  thing: string,
  width: number,
  wall: number,
  length: number,
  fills: readonly [Fill, Fill],
) => {
  const base: Spot[] = [
    [0, 0],
    [width, 0],
    [width, wall],
    [width / 2, wall + width * 0.375],
    [0, wall],
  ]
  return model(
    prismNet(id, base, length, 0),
    { name: 'prisma de base pentagonal', thing, theme: 'cidade' },
    5,
    true,
    (face, i) => {
      if (i === 0) return { fill: 'grass', patches: [] }
      if (i === 2 || i === 3) return { fill: fills[1], patches: rowsOf(face, 6) }
      if (i < 5) {
        const [left, top] = cornerOf(face)
        const windows = [length * 0.3, length * 0.7].map((y) =>
          block(left + wall / 2 - 4, top + y - 5, 8, 10, 'bluePale'),
        )
        return { fill: fills[0], patches: windows }
      }
      const floor = i === 5 ? upFrom([width, 0], [0, 0]) : upFrom([0, length], [width, length])
      const door = i === 5 ? [block(width / 2 - 6, 0, 12, 17, 'brown')] : [block(width / 2 - 6, 7, 12, 10, 'bluePale')]
      return { fill: fills[0], patches: moved([...door, dot(width / 2, wall + width * 0.14, 3.4, 'white')], floor) }
    },
  )
}

const regular = (sides: number, side: number): Spot[] => {
  const r = side / 2 / Math.sin(Math.PI / sides)
  return ring(0, 0, r, r, sides)
}

const TRIANGLE = Math.sqrt(3) / 2
const prism = { tri: 'prisma de base triangular', hex: 'prisma de base hexagonal', box: 'bloco retangular' }
const pyramid = (base: string) => `pirâmide de base ${base}`

export const SOLID_MODELS: readonly SolidModel[] = [
  gabled('casa', 'casa', 40, 22, 50, ['yellowPale', 'red']),
  gabled('celeiro', 'celeiro', 48, 20, 42, ['redPale', 'wood']),
  model(
    prismNet('barraca', regular(3, 46), 56, 0),
    { name: prism.tri, thing: 'barraca', theme: 'cidade' },
    3,
    true,
    (face, i) => {
      if (i === 0) return { fill: 'grass', patches: [] }
      if (i < 3) return { fill: 'orange', patches: rowsOf(face, 14) }
      const [x, y] = middle(face)
      const up = i === 3 ? 1 : -1
      return {
        fill: 'yellowPale',
        patches:
          i === 3
            ? [
                flat(
                  [
                    [x - 9, y + 13.3 * up],
                    [x + 9, y + 13.3 * up],
                    [x, y - 12 * up],
                  ],
                  'brown',
                ),
              ]
            : [dot(x, y, 5, 'white')],
      }
    },
  ),
  model(
    pyramidNet('piramide-de-vidro', 4, 52, 48),
    { name: pyramid('quadrada'), thing: 'pirâmide de vidro', theme: 'cidade' },
    4,
    false,
    (face, i) =>
      i === 0
        ? { fill: 'greyPale', patches: [flat(inner(face, 0.6), 'white')] }
        : { fill: 'bluePale', patches: lattice(face) },
  ),
  model(
    prismNet('caixa-de-doces', regular(6, 26), 44, 2),
    { name: prism.hex, thing: 'caixa de doces', theme: 'festa' },
    6,
    true,
    (face, i) =>
      i < 6
        ? {
            fill: i % 2 ? 'pinkPale' : 'pink',
            patches: [dot(...middle(face), 5, 'white'), dot(...middle(face), 2.4, 'red')],
          }
        : { fill: 'pinkPale', patches: [flat(inner(face, 0.66), 'white'), starred(face, 9)] },
  ),
  model(
    prismNet('caixa-de-bombom', regular(3, 44), 62, 1),
    { name: prism.tri, thing: 'caixa de bombom', theme: 'festa' },
    3,
    true,
    (face, i) => ({
      fill: i < 3 ? 'purplePale' : 'yellowPale',
      patches: i < 3 ? [...stripes(face, 'yellow')] : [starred(face, 7)],
    }),
  ),
  model(
    pyramidNet('circo', 6, 34, 46),
    { name: pyramid('hexagonal'), thing: 'tenda de circo', theme: 'festa' },
    6,
    false,
    (face, i) => (i === 0 ? { fill: 'sand', patches: [] } : { fill: 'white', patches: stripes(face, 'red') }),
  ),
  model(
    pyramidNet('caixinha-de-festa', 4, 46, 52, true),
    { name: pyramid('quadrada'), thing: 'caixinha de festa', theme: 'festa' },
    4,
    false,
    (face, i) => ({
      fill: i === 0 ? 'white' : 'lime',
      patches: i === 0 ? [starred(face, 9)] : dots(face, 'white'),
    }),
  ),
  model(
    pyramidNet('dado-de-quatro', 3, 66, 66 * TRIANGLE),
    { name: pyramid('triangular'), thing: 'dado de quatro faces', theme: 'jogos' },
    3,
    false,
    (face, i) => ({
      fill: 'bluePale',
      patches: number(face, i + 1),
    }),
  ),
  model(
    prismNet(
      'caixa-de-cartas',
      [
        [0, 0],
        [44, 0],
        [44, 22],
        [0, 22],
      ],
      56,
      0,
    ),
    { name: prism.box, thing: 'caixa de cartas', theme: 'jogos' },
    4,
    true,
    (face, i) => ({
      fill: i % 2 || i > 3 ? 'redPale' : 'red',
      patches:
        i < 4 && i % 2 === 0 ? [flat(inner(face, 0.7), 'white'), flat(ring(...middle(face), 9, 13, 4), 'red')] : [],
    }),
  ),
  model(
    pyramidNet('chapeu-de-mago', 5, 35, 54),
    { name: pyramid('pentagonal'), thing: 'chapéu de mago', theme: 'jogos' },
    5,
    false,
    (face, i) => ({
      fill: i === 0 ? 'white' : 'purplePale',
      patches: i === 0 ? [] : [starred(face, 6)],
    }),
  ),
  model(
    prismNet('torre-de-jogo', regular(6, 25), 48, 1),
    { name: prism.hex, thing: 'torre de jogo', theme: 'jogos' },
    6,
    true,
    (face, i) => ({
      fill: i < 6 ? (i % 2 ? 'yellowPale' : 'lime') : 'orange',
      patches: i < 6 ? [block(middle(face)[0] - 4, middle(face)[1] - 4, 8, 12, 'white')] : [starred(face, 10)],
    }),
  ),
]
