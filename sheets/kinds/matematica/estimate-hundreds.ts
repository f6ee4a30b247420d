/** Hundreds in ten rows of ten: crates of oranges in an orchard, blocks of a stadium. */
import type { PageMark } from '../../scene/answers.ts'
import { person } from '../../studio/cast/cast.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { centred } from '../../studio/fit.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { bush, tree } from '../../studio/shapes/nature.ts'
import { type EstimateTheme, PEOPLE, SKIES } from './estimate-pages.ts'
import { plate, slot } from './estimate-slots.ts'

const BLOCKS = 6
const PITCH = 4.9
const MARGIN = 3
const SIDE = PITCH * 10 + MARGIN * 2
const FRONT = 9
const COATS = ['orange', 'red', 'yellow', 'blue', 'green', 'purple'] as const

/** Heads above shoulders. */
const crowd = (pen: Pen, seats: readonly Spot[], coat: Fill): Drawing => [
  pen.shape(seats.map(([x, y]) => `M${x - 2} ${y + 2.3}q0 -2.400 2 -2.400t2 2.400z`).join(''), coat, 0.5),
  (['brownPale', 'tan', 'brown'] as const).map((skin, k) =>
    pen.shape(
      seats
        .filter((_, j) => j % 3 === k)
        .map(([x, y]) => circle(x, y - 0.8, 1.5))
        .join(''),
      skin,
      0.5,
    ),
  ),
]

/** Each with its leaf, so that they are fruit without colour too. */
const oranges = (pen: Pen, seats: readonly Spot[]): Drawing => [
  pen.shape(seats.map(([x, y]) => circle(x, y + 0.3, 2)).join(''), 'orange', 0.5),
  pen.shape(
    seats.map(([x, y]) => `M${x} ${y - 1.5}q1 -1.500 2.200 -0.500q-0.800 1.200 -2.200 0.500z`).join(''),
    'leafDark',
    0.35,
  ),
]

interface Block {
  readonly x: number
  readonly y: number
  readonly seats: readonly Spot[]
  readonly coat: Fill
}

function blocksOf(count: number, look: number): Block[] {
  return Array.from({ length: BLOCKS }, (_, i) => {
    const x = 105 + ((i % 3) - 1) * (SIDE + 4) - SIDE / 2
    const y = 65 + Math.floor(i / 3) * (SIDE + FRONT + 1.5)
    const inside = Math.max(0, Math.min(100, count - i * 100))
    const seats = Array.from(
      { length: inside },
      (_, j): Spot => [x + MARGIN + ((j % 10) + 0.5) * PITCH, y + MARGIN + (Math.floor(j / 10) + 0.5) * PITCH],
    )
    return { x, y, seats, coat: inTurn(COATS, look + i) }
  })
}

/** An open crate seen from above, its boards and a painted orange in front. */
const crate = (pen: Pen, { x, y, seats }: Block): Drawing => [
  pen.shape(box(x, y, SIDE, SIDE, 1.2), 'wood', 1.1),
  pen.shape(box(x + 2, y + 2, SIDE - 4, SIDE - 2), 'woodPale', 0.8),
  seats.length ? oranges(pen, seats) : [],
  pen.shape(box(x - 0.8, y + SIDE - 0.6, SIDE + 1.6, FRONT, 0.8), 'wood', 1.1),
  pen.line(`M${x - 0.8} ${y + SIDE + FRONT / 2 - 0.6}h${SIDE + 1.6}`, 0.7),
  [x + 3, x + SIDE - 3].map((at) => [
    pen.shape(box(at - 2, y + SIDE - 0.6, 4, FRONT), 'woodPale', 0.8),
    pen.spot(at, y + SIDE + 1.8, 0.5),
    pen.spot(at, y + SIDE + 6, 0.5),
  ]),
  pen.shape(circle(x + SIDE / 2, y + SIDE + FRONT / 2 - 0.6, 4), 'white', 0.8),
  centred(pen, FRUIT.laranja, x + SIDE / 2, y + SIDE + FRONT / 2 - 0.6, 5.4),
]

/** A block of ten steps above its wall. */
const stand = (pen: Pen, { x, y, seats, coat }: Block): Drawing => [
  pen.shape(box(x, y, SIDE, SIDE + 1), 'stone', 1.1),
  pen.line(
    Array.from({ length: 9 }, (_, r) => `M${x + 1} ${y + MARGIN + (r + 1) * PITCH}h${SIDE - 2}`).join(''),
    0.5,
    'stoneDark',
  ),
  seats.length ? crowd(pen, seats, coat) : [],
]

function orchard(pen: Pen, look: number): Drawing {
  const far = pen.plane('far', 'hillLine')
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(SKIES, look), null),
    [16, 48, 80, 130, 162, 194].map((x, i) => tree(far, x, 80, 0.62, i % 2 ? 'lime' : 'leaf')),
    pen.shape(box(-4, 76, 222, 230), 'meadow', 0.9),
    [12, 198].map((x) => [bush(far, x, 128, 0.4), bush(far, x, 190, 0.4, 'lime')]),
  ]
}

/** Two storeys on pillars from the ground up, stairs between the blocks. */
function stadium(pen: Pen, look: number): Drawing {
  const [left, width] = [105 - (SIDE * 3) / 2 - 9, SIDE * 3 + 18]
  const wall = (y: number) => [
    pen.shape(box(left - 1.5, y, width + 3, FRONT, 0.8), 'blueDark', 1),
    pen.line(`M${left - 1.5} ${y + 2.6}h${width + 3}`, 0.8, 'white'),
  ]
  const stairs = [-1, 1].map((side) => {
    const x = 105 + (side * (SIDE + 4)) / 2 - 2
    return pen.line(
      Array.from({ length: 20 }, (_, i) => `M${x} ${67 + i * 2.6}h4M${x} ${133 + i * 2.6}h4`).join(''),
      0.5,
      'stoneDark',
    )
  })
  return [
    pen.shape(box(0, 0, 214, 300), inTurn(SKIES, look), null),
    pen.shape(box(left, 61, width, 133), 'greyPale', 1.1),
    stairs,
    pen.shape(box(-4, 191, 222, 120), 'grass', 1),
    pen.line('M-4 203H218', 1.1, 'white'),
    wall(65 + SIDE),
    wall(65 + SIDE * 2 + FRONT + 1.5),
  ]
}

const WORDS: Readonly<Record<EstimateTheme, readonly [string, string, string]>> = {
  pomar: ['Caixas cheias, de 100', 'Fileiras cheias na caixa incompleta', 'Laranjas na fileira incompleta'],
  passeio: ['Setores cheios, de 100', 'Fileiras cheias no setor incompleto', 'Pessoas na fileira incompleta'],
}

/** Blocks of a hundred in ten rows: full ones, one that is begun, empty ones. */
export function hundredsPage(pen: Pen, theme: EstimateTheme, count: number, look: number): PageMark[] {
  const isStand = theme === 'passeio'
  const [blocks, rows, ones] = WORDS[theme]
  const [who] = inTurn(PEOPLE, look)
  const digits = [Math.floor(count / 100), Math.floor((count % 100) / 10), count % 10]
  return [
    ...marksOf([
      isStand ? stadium(pen, look) : orchard(pen, look),
      blocksOf(count, look).map((block) => (isStand ? stand(pen, block) : crate(pen, block))),
      person(pen, who, 27, 283, 0.82, { pose: POINT }),
      plate(pen, 48, 198, 149, 85),
    ]),
    ...slot(pen, { words: 'Antes de contar: meu palpite' }, 54, 202, 137),
    ...[blocks, rows, ones].flatMap((words, i) =>
      slot(pen, { words, written: String(digits[i]) }, 54, 217.6 + i * 15.6, 137),
    ),
    ...slot(pen, { words: 'Contagem', written: String(count) }, 54, 264.4, 66, 24),
    ...slot(pen, { words: 'Errei por' }, 131, 264.4, 60, 24),
  ]
}
