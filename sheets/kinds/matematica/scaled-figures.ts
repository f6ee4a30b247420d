/** Drawings of a mural on squared paper, and their copies: larger, smaller, stretched. */
import type { Level } from '../../scene/scene.ts'
import type { Spot } from '../../studio/paths.ts'
import type { Fill } from '../../studio/pen.ts'
import type { MuralScene } from '../../studio/places/mural-scenes.ts'

export type Scaling = 'ampliar' | 'reduzir'

/** Inside the outline, on the corners of squares too. */
export interface FigureParts {
  readonly areas?: readonly (readonly [corners: string, fill: Fill])[]
  readonly lines?: readonly string[]
  readonly dots?: string
  /** Middles of wheels on the ground. */
  readonly wheels?: string
}

export interface ScaledFigure {
  readonly name: string
  /** Painted behind it on the wall. */
  readonly scene: MuralScene
  readonly fill: Fill
  /** Corners in squares, from the upper left corner of the figure. */
  readonly corners: readonly Spot[]
  readonly parts: FigureParts
  /** Three sides of different lengths on the lines of the squares, by their first corner, or none: a, b, c. */
  readonly sides: readonly number[]
}

export const squares = (list: string): Spot[] =>
  list.split(' ').map((pair): Spot => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

const figure = (
  name: string,
  scene: MuralScene,
  fill: Fill,
  corners: string,
  parts: FigureParts,
  ...sides: readonly number[]
): ScaledFigure => ({ ...{ name, scene, fill, corners: squares(corners), parts, sides } })

const DOOR_AND_WINDOW: FigureParts['areas'] = [
  ['1,5 1,3 2,3 2,5', 'wood'],
  ['3,3 4,3 4,4 3,4', 'bluePale'],
]

export const SCALED_FIGURES: readonly ScaledFigure[] = [
  figure(
    'foguete',
    'noite',
    'greyPale',
    '2,0 3,1 3,3 4,4 4,5 0,5 0,4 1,3 1,1',
    {
      areas: [
        ['2,0 3,1 1,1', 'red'],
        ['1,3 1,5 0,5 0,4', 'orange'],
        ['3,3 4,4 4,5 3,5', 'orange'],
      ],
      lines: ['1,4 3,4'],
      dots: '2,2',
    },
    1,
    3,
    4,
  ),
  figure(
    'casa',
    'campo',
    'yellowPale',
    '0,2 2,0 3,0 5,2 5,5 0,5',
    { areas: [['0,2 2,0 3,0 5,2', 'orange'], ...DOOR_AND_WINDOW] },
    1,
    3,
    4,
  ),
  figure(
    'barco',
    'mar',
    'white',
    '0,4 2,4 2,0 4,4 5,4 4,5 1,5',
    {
      areas: [
        ['0,4 5,4 4,5 1,5', 'red'],
        ['2,0 3,2 2,2', 'yellow'],
      ],
    },
    0,
    1,
    5,
  ),
  figure('coroa', 'palco', 'yellow', '0,0 1,2 2,0 3,2 4,0 4,4 0,4', { areas: [['0,3 4,3 4,4 0,4', 'red']] }),
  figure('pipa', 'céu', 'lime', '2,0 4,2 2,5 0,2', {
    areas: [
      ['2,0 4,2 2,2', 'orange'],
      ['2,2 2,5 0,2', 'orange'],
    ],
  }),
  figure('pinheiro', 'campo', 'leaf', '2,0 4,2 3,2 4,4 3,4 3,5 1,5 1,4 0,4 1,2 0,2', {
    areas: [['1,4 3,4 3,5 1,5', 'wood']],
    lines: ['1,2 3,2'],
  }),
  figure('castelo', 'campo', 'stone', '0,0 1,0 1,1 2,1 2,0 3,0 3,2 5,2 5,5 0,5', { areas: DOOR_AND_WINDOW }, 5, 7, 9),
  figure(
    'robô',
    'palco',
    'teal',
    '1,0 4,0 4,2 5,2 5,4 4,4 4,5 1,5 1,4 0,4 0,2 1,2',
    { areas: [['2,3 3,3 3,4 2,4', 'yellow']], lines: ['1,2 4,2'], dots: '2,1 3,1' },
    0,
    1,
    5,
  ),
  figure('peixe', 'fundo', 'pinkPale', '0,2 2,0 4,2 5,1 5,4 4,3 2,4 0,3', {
    lines: ['2,0 2,4', '4,2 4,3'],
    dots: '1,2',
  }),
  figure(
    'caminhão',
    'rua',
    'purplePale',
    '0,0 3,0 3,1 4,1 5,2 5,4 0,4',
    { areas: [['3,1 4,1 5,2 5,4 3,4', 'blue']], lines: ['3,2 5,2'], wheels: '1,4 4,4' },
    0,
    2,
    6,
  ),
  figure(
    'presente',
    'palco',
    'purple',
    '1,0 2,1 3,1 4,0 4,1 5,1 5,4 0,4 0,1 1,1',
    {
      areas: [
        ['1,0 2,1 1,1', 'red'],
        ['4,0 4,1 3,1', 'red'],
        ['2,1 3,1 3,4 2,4', 'yellow'],
      ],
      lines: ['0,2 2,2', '3,2 5,2'],
    },
    4,
    5,
    6,
  ),
  figure(
    'trem',
    'campo',
    'red',
    '0,0 2,0 2,2 3,2 3,1 4,1 4,2 5,2 5,4 0,4',
    {
      areas: [
        ['0,0 2,0 2,1 0,1', 'orange'],
        ['3,1 4,1 4,2 3,2', 'greyDark'],
      ],
      lines: ['2,2 2,4'],
      wheels: '1,4 4,4',
    },
    0,
    4,
    9,
  ),
  figure(
    'guarda-chuva',
    'chuva',
    'red',
    '0,2 1,0 4,0 5,2 3,2 3,5 1,5 1,4 2,4 2,2',
    { areas: [['2,2 3,2 3,5 1,5 1,4 2,4', 'wood']], lines: ['2,0 2,2', '3,0 3,2'] },
    1,
    5,
    6,
  ),
  figure('gato', 'campo', 'orange', '0,0 1,1 3,1 4,0 4,3 3,4 1,4 0,3', {
    areas: [
      ['0,0 1,1 0,1', 'pinkPale'],
      ['4,0 4,1 3,1', 'pinkPale'],
    ],
    lines: ['1,3 3,3'],
    dots: '1,2 3,2 2,3',
  }),
  figure('sorvete', 'palco', 'pink', '1,0 3,0 4,1 4,2 2,5 0,2 0,1', {
    areas: [['0,2 4,2 2,5', 'wood']],
    lines: ['0,1 1,2 2,1 3,2 4,1'],
  }),
  figure('balão', 'céu', 'red', '1,0 4,0 5,1 5,2 3,4 3,5 2,5 2,4 0,2 0,1', {
    areas: [
      ['2,0 3,0 3,4 2,4', 'yellow'],
      ['2,4 3,4 3,5 2,5', 'wood'],
    ],
  }),
  figure('farol', 'mar', 'white', '2,0 3,1 3,4 4,5 0,5 1,4 1,1', {
    areas: [
      ['2,0 3,1 1,1', 'red'],
      ['1,1 3,1 3,2 1,2', 'yellow'],
      ['1,3 3,3 3,4 1,4', 'red'],
    ],
  }),
  figure('baleia', 'fundo', 'blue', '0,2 1,1 4,1 4,0 5,0 5,3 4,4 1,4 0,3', {
    areas: [['0,3 5,3 4,4 1,4', 'white']],
    dots: '1,2',
  }),
  figure('borboleta', 'céu', 'purple', '0,0 1,0 2,2 3,0 4,0 4,2 3,3 4,4 4,5 3,5 2,4 1,5 0,5 0,4 1,3 0,2', {
    lines: ['2,2 2,4', '1,3 2,3 3,3'],
    dots: '1,1 3,1',
  }),
]

export const sizeOf = ({ corners }: ScaledFigure): Spot => [
  Math.max(...corners.map(([x]) => x)),
  Math.max(...corners.map(([, y]) => y)),
]

export const stretched = (corners: readonly Spot[], across: number, down: number): Spot[] =>
  corners.map(([x, y]): Spot => [x * across, y * down])

/** Both ends of a side. */
export function sideOf({ corners }: ScaledFigure, first: number): readonly [Spot, Spot] {
  const [from, to] = [corners[first], corners[(first + 1) % corners.length]]
  if (!from || !to) throw new RangeError(`no side ${first}`)
  return [from, to]
}

/** Length of a side on the lines, in squares. */
export function lengthOf(figure: ScaledFigure, first: number): number {
  const [[x1, y1], [x2, y2]] = sideOf(figure, first)
  return Math.abs(x2 - x1) + Math.abs(y2 - y1)
}

/** A corner between two sides on the lines of the squares, not the one that a drawing starts from; its neighbours. */
export function rightCorner({ corners }: ScaledFigure): readonly [before: Spot, corner: Spot, after: Spot] {
  const isStraight = ([x1, y1]: Spot, [x2, y2]: Spot) => x1 === x2 || y1 === y2
  const found = corners
    .map((corner, i) => [corners.at(i - 1) ?? corner, corner, corners[(i + 1) % corners.length] ?? corner] as const)
    .findLast(([before, corner, after], i) => i > 0 && isStraight(before, corner) && isStraight(corner, after))
  if (!found) throw new RangeError('no right corner')
  return found
}

/** Each row of their table is another calculation. */
export const LETTERED = SCALED_FIGURES.filter(({ sides }) => sides.length > 0)

/** A sheet of one level shows none of the figures of another: who did the one has not seen the copies of the other. */
const SHOWN: Readonly<Record<Scaling, Readonly<Record<Level, string>>>> = {
  ampliar: {
    facil: 'pinheiro peixe coroa pipa robô gato farol presente',
    medio: 'castelo sorvete baleia borboleta balão caminhão',
    desafio: 'casa barco foguete trem guarda-chuva',
  },
  reduzir: {
    facil: 'barco foguete casa pinheiro peixe sorvete balão',
    medio: 'coroa pipa gato farol baleia borboleta guarda-chuva trem',
    desafio: 'robô castelo caminhão presente',
  },
}

export function figuresOf(scaling: Scaling, level: Level): ScaledFigure[] {
  const names = SHOWN[scaling][level].split(' ')
  return SCALED_FIGURES.filter(({ name }) => names.includes(name))
}
