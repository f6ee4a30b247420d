/** Cushions, biscuits and buttons of three forms, three colours and three sizes; each colour has a pattern for black printing. */
import { cos, sin } from '../../scene/angles.ts'
import { round } from '../../scene/marks.ts'
import { box, circle, heart, ring, scallop, star } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'

/** Places of three values each. */
export type Third = 0 | 1 | 2
export const THIRDS: readonly Third[] = [0, 1, 2]

export interface Sorted {
  readonly forma: Third
  /** Plain, striped or dotted: each in one colour alone. */
  readonly cor: Third
  readonly tamanho: Third
}
export type Attribute = keyof Sorted

const SORTED_KINDS = ['almofada', 'biscoito', 'botao'] as const
export type SortedKind = (typeof SORTED_KINDS)[number]

/** Half the width, mm. */
export const RADII: Readonly<Record<Third, number>> = { 0: 7, 1: 10.6, 2: 14 }

type Outline = (r: number) => string

const square: Outline = (r) => box(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r, 0.26 * r)
/** A square with full corners. */
const stuffed: Outline = (r) => {
  const [far, near] = [round(0.9 * r), round(0.81 * r)]
  return `M${-far} ${-far}Q0 ${-near} ${far} ${-far}Q${near} 0 ${far} ${far}Q0 ${near} ${-far} ${far}Q${-near} 0 ${-far} ${-far}z`
}
const starry: Outline = (r) => star(0, 0.06 * r, 1.16 * r, 5, 0.56)
const disc: Outline = (r) => circle(0, 0, r)

interface Look {
  readonly name: string
  readonly article: 'o' | 'a'
  readonly plural: string
  readonly forms: readonly [Outline, Outline, Outline]
  /** Words of the forms and colours, as they follow the plural. */
  readonly formWords: readonly [string, string, string]
  readonly colourWords: readonly [string, string, string]
  readonly fills: readonly [Fill, Fill, Fill]
}

export const SORTED: Readonly<Record<SortedKind, Look>> = {
  almofada: {
    name: 'almofada',
    article: 'a',
    plural: 'almofadas',
    forms: [disc, stuffed, (r) => heart(0, 0.1 * r, 0.94 * r)],
    formWords: ['redondas', 'quadradas', 'de coração'],
    colourWords: ['vermelhas', 'amarelas', 'azuis'],
    fills: ['red', 'yellow', 'bluePale'],
  },
  biscoito: {
    name: 'biscoito',
    article: 'o',
    plural: 'biscoitos',
    forms: [disc, square, starry],
    formWords: ['redondos', 'quadrados', 'de estrela'],
    colourWords: ['rosa', 'amarelos', 'azuis'],
    fills: ['pink', 'yellow', 'bluePale'],
  },
  botao: {
    name: 'botão',
    article: 'o',
    plural: 'botões',
    forms: [disc, square, (r) => scallop(ring(0, 0, 0.82 * r, 0.82 * r, 6, -90, 270), 0.56)],
    formWords: ['redondos', 'quadrados', 'de flor'],
    colourWords: ['laranja', 'verdes', 'lilás'],
    fills: ['orange', 'lime', 'purplePale'],
  },
}

const PATTERN_WORDS = {
  a: ['lisas', 'de listras', 'de bolinhas'],
  o: ['lisos', 'de listras', 'de bolinhas'],
} as const
const SIZE_WORDS = {
  a: ['pequenas', 'médias', 'grandes'],
  o: ['pequenos', 'médios', 'grandes'],
} as const

/** Word of a value, as a label has it; in black the pattern takes the place of the colour. */
export function wordOf(kind: SortedKind, attribute: Attribute, value: Third, colour: boolean): string {
  const { formWords, colourWords, article } = SORTED[kind]
  if (attribute === 'forma') return formWords[value]
  if (attribute === 'tamanho') return SIZE_WORDS[article][value]
  return colour ? colourWords[value] : PATTERN_WORDS[article][value]
}

/** Of the pattern, against half the width of the thing. */
const STRIPES = [-0.78, -0.42, -0.06, 0.3, 0.66]
/** Small things have fewer and finer stripes, or they would print black. */
const [SMALL, FEW_STRIPES] = [9, [-0.54, 0, 0.54]] as const
const DOTS = [-0.66, -0.02, 0.62].flatMap((y, row) =>
  (row % 2 ? [-0.68, 0, 0.68] : [-0.36, 0.36]).map((x) => [x, y] as const),
)

const pattern = (pen: Pen, outline: string, r: number, cor: Third): Drawing =>
  cor === 0
    ? []
    : pen.clip(
        outline,
        cor === 1
          ? pen.line(
              (r < SMALL ? FEW_STRIPES : STRIPES).map((y) => `M${-1.3 * r} ${round(y * r)}h${2.6 * r}`).join(''),
              r < SMALL ? 0.9 : 1.2,
            )
          : DOTS.map(([x, y]) => pen.solid(circle(x * r, y * r, Math.max(0.9, 0.11 * r)))),
      )

const HOLES = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** Folds that run from the middle of a stuffed thing. */
const creases = (r: number): string =>
  [45, 135, 225, 315]
    .map((turn) => {
      const [x, y] = [cos((turn * Math.PI) / 180), sin((turn * Math.PI) / 180)]
      const at = (k: number) => `${round(k * r * x)} ${round(k * r * y)}`
      return `M${at(0.14)}L${at(0.4)}`
    })
    .join('')

/** Sewn, baked or pierced. */
const FINISH: Readonly<Record<SortedKind, (pen: Pen, outline: Outline, r: number, fill: Fill, cor: Third) => Drawing>> =
  {
    almofada: (pen, outline, whole, fill, cor) => {
      const r = outline === disc ? 0.84 * whole : whole
      return [
        outline === disc
          ? pen.shape(
              scallop(ring(0, 0, 0.9 * whole, 0.9 * whole, whole < SMALL ? 10 : 14, -90, 270), 0.6),
              'white',
              0.6,
            )
          : [],
        pen.shape(outline(r), fill, 1.1),
        pattern(pen, outline(r), r, cor),
        pen.shape(outline(r), null, 1.1),
        pen.line(creases(r), 0.8),
        pen.shape(circle(0, 0, 0.09 * r), fill, 0.6),
      ]
    },
    biscoito: (pen, outline, r, fill, cor) => [
      pen.shape(outline(r), 'wood', 1.1),
      pen.shape(outline(0.8 * r), fill, 0.8),
      // Dots keep clear of the notches of a star.
      pattern(pen, outline(0.8 * r), (outline === starry && cor === 2 ? 0.46 : 0.8) * r, cor),
      pen.shape(outline(0.8 * r), null, 0.8),
    ],
    botao: (pen, outline, r, fill, cor) => [
      pen.shape(outline(r), fill, 1.1),
      pattern(pen, outline(r), r, cor),
      pen.shape(outline(r), null, 1.1),
      pen.shape(circle(0, 0, 0.5 * r), fill, 0.7),
      HOLES.map(([x, y]) => pen.shape(circle(0.19 * r * x, 0.19 * r * y, 0.1 * r), 'white', 0.6)),
    ],
  }

/** About its middle. */
export function sortedThing(pen: Pen, kind: SortedKind, { forma, cor, tamanho }: Sorted, r = RADII[tamanho]): Drawing {
  const { forms, fills } = SORTED[kind]
  return FINISH[kind](pen, forms[forma], r, fills[cor], cor)
}

/** Middle and radius of three circles, against the size of a sign. */
const SIZE_SIGN = [
  [-1.04, 0.24],
  [-0.32, 0.36],
  [0.72, 0.56],
] as const

/** Sign of a value on a label: an outline, a colour with its pattern, or a size in black among three. */
export function valueSign(pen: Pen, kind: SortedKind, attribute: Attribute, value: Third, r: number): Drawing {
  const { forms, fills } = SORTED[kind]
  if (attribute === 'forma') return pen.shape(forms[value](r), 'white', 1)
  if (attribute === 'tamanho')
    return SIZE_SIGN.map(([x, radius], i) => {
      const d = circle(x * r, 0, radius * r)
      return i === value ? pen.solid(d) : pen.shape(d, 'white', 0.6)
    })
  const patch = box(-r, -r, 2 * r, 2 * r, 0.4 * r)
  return [pen.shape(patch, fills[value], 0.9), pattern(pen, patch, r, value), pen.shape(patch, null, 0.9)]
}
