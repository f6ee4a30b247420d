/** Polygons on a grid of whole numbers, their angles, and polygons to draw from a description. */
import { points, type Spot } from '../../studio/paths.ts'

export type Opening = 'reto' | 'menor' | 'maior'

export const openingOf = (degrees: number): Opening => (degrees === 90 ? 'reto' : degrees < 90 ? 'menor' : 'maior')

export interface Polygon {
  readonly name: string
  /** Clockwise on the page, in units of the grid. */
  readonly corners: readonly Spot[]
}

const polygon = (name: string, list: string): Polygon => ({ name, corners: points(list) })

const SIDES: Readonly<Record<number, string>> = {
  3: 'triângulo',
  4: 'quadrilátero',
  5: 'pentágono',
  6: 'hexágono',
}

const UPRIGHT: readonly Polygon[] = [
  polygon('triângulo retângulo', '0,0 7,5 0,5'),
  polygon('triângulo retângulo isósceles', '4,0 8,4 0,4'),
  polygon('triângulo de pé', '3,0 6,6 0,6'),
  polygon('triângulo baixo', '1,0 9,4 4,4'),
  polygon('retângulo', '0,0 8,0 8,5 0,5'),
  polygon('retângulo em pé', '0,0 4,0 4,6 0,6'),
  polygon('quadrado', '0,0 6,0 6,6 0,6'),
  polygon('quadrado virado', '3,0 6,3 3,6 0,3'),
  polygon('losango', '4,0 8,3 4,6 0,3'),
  polygon('losango alto', '2,0 4,3 2,6 0,3'),
  polygon('paralelogramo', '3,0 9,0 6,5 0,5'),
  polygon('trapézio', '2,0 6,0 8,5 0,5'),
  polygon('trapézio retângulo', '0,0 5,0 8,5 0,5'),
  polygon('trapézio retângulo virado', '3,0 8,0 8,5 0,5'),
  polygon('pipa de um canto', '3,0 6,3 3,8 0,3'),
  polygon('pentágono de casa', '4,0 7,2 7,6 1,6 1,2'),
  polygon('pentágono com bico reto', '3,0 6,3 6,6 0,6 0,3'),
  polygon('pentágono sem canto', '0,0 5,0 8,3 8,6 0,6'),
  polygon('pentágono de ponta', '4,0 8,3 7,6 1,6 0,3'),
  polygon('hexágono', '2,0 6,0 8,3 6,6 2,6 0,3'),
  polygon('hexágono de dois cantos', '0,0 5,0 8,2 8,4 5,6 0,6'),
  polygon('hexágono em banda', '0,0 6,0 8,2 8,6 2,6 0,4'),
]

/** The same after a quarter turn, or like another one. */
const ALIKE_WHEN_TURNED: ReadonlySet<string> = new Set(['quadrado', 'quadrado virado', 'losango', 'retângulo em pé'])

export const sizeOf = ({ corners }: Polygon) => ({
  width: Math.max(...corners.map(([x]) => x)),
  height: Math.max(...corners.map(([, y]) => y)),
})

const turned = (figure: Polygon): Polygon => ({
  name: `${figure.name}, de lado`,
  corners: figure.corners.map(([x, y]): Spot => [sizeOf(figure).height - y, x]),
})

export const POLYGONS: readonly Polygon[] = UPRIGHT.flatMap((one) =>
  ALIKE_WHEN_TURNED.has(one.name) ? [one] : [one, turned(one)],
)

/** One figure, however it is turned. */
export const shapeOf = ({ name }: Polygon) => name.split(',')[0] ?? name

/** Of each corner, in the order of the corners, how it compares with a right angle. Every polygon is convex. */
export const openingsOf = ({ corners }: Polygon): Opening[] =>
  corners.map(([x, y], i) => {
    const [before, after] = [corners.at(i - 1) ?? [0, 0], corners[(i + 1) % corners.length] ?? [0, 0]]
    const product = (before[0] - x) * (after[0] - x) + (before[1] - y) * (after[1] - y)
    return product === 0 ? 'reto' : product > 0 ? 'menor' : 'maior'
  })

export const countOf = (figure: Polygon, opening: Opening): number =>
  openingsOf(figure).filter((one) => one === opening).length

/** Other right names for it. */
const CALLED: Readonly<Record<string, string>> = {
  retângulo: 'retângulo',
  'retângulo em pé': 'retângulo',
  quadrado: 'quadrado',
  'quadrado virado': 'quadrado',
  losango: 'losango',
  'losango alto': 'losango',
  paralelogramo: 'paralelogramo',
  trapézio: 'trapézio',
  'trapézio retângulo': 'trapézio',
  'trapézio retângulo virado': 'trapézio',
}

/** Every name that is right, the one by the number of sides first. */
export const namesOf = (figure: Polygon): string[] =>
  [SIDES[figure.corners.length], CALLED[shapeOf(figure)]].filter((name) => name !== undefined)

export interface Order {
  readonly name: string
  /** Lines of the description. */
  readonly words: readonly string[]
  readonly sides: number
  readonly counts: Readonly<Partial<Record<Opening, number>>>
  /** One of many that fit. */
  readonly example: string
}

export const ORDERS: readonly Order[] = [
  {
    name: 'triângulo reto',
    words: ['Um triângulo com', 'um ângulo reto.'],
    sides: 3,
    counts: { reto: 1 },
    example: 'triângulo retângulo',
  },
  {
    name: 'triângulo aberto',
    words: ['Um triângulo com um ângulo', 'maior que o reto.'],
    sides: 3,
    counts: { maior: 1 },
    example: 'triângulo baixo',
  },
  {
    name: 'triângulo fechado',
    words: ['Um triângulo com três', 'ângulos menores que o reto.'],
    sides: 3,
    counts: { menor: 3 },
    example: 'triângulo de pé',
  },
  {
    name: 'quadrilátero de quatro',
    words: ['Um quadrilátero com', 'quatro ângulos retos.'],
    sides: 4,
    counts: { reto: 4 },
    example: 'retângulo',
  },
  {
    name: 'quadrilátero de dois',
    words: ['Um quadrilátero com só', 'dois ângulos retos.'],
    sides: 4,
    counts: { reto: 2 },
    example: 'trapézio retângulo',
  },
  {
    name: 'quadrilátero sem',
    words: ['Um quadrilátero sem', 'nenhum ângulo reto.'],
    sides: 4,
    counts: { reto: 0 },
    example: 'paralelogramo',
  },
  {
    name: 'pentágono de dois',
    words: ['Um pentágono com só', 'dois ângulos retos.'],
    sides: 5,
    counts: { reto: 2 },
    example: 'pentágono de casa',
  },
  {
    name: 'pentágono de três',
    words: ['Um pentágono com', 'três ângulos retos.'],
    sides: 5,
    counts: { reto: 3 },
    example: 'pentágono sem canto',
  },
  {
    name: 'hexágono sem',
    words: ['Um hexágono sem', 'nenhum ângulo reto.'],
    sides: 6,
    counts: { reto: 0 },
    example: 'hexágono',
  },
  {
    name: 'hexágono de dois',
    words: ['Um hexágono com só', 'dois ângulos retos.'],
    sides: 6,
    counts: { reto: 2 },
    example: 'hexágono de dois cantos',
  },
]

export const exampleOf = ({ example }: Order): Polygon =>
  POLYGONS.find(({ name }) => name === example) ?? { name: example, corners: [] }
