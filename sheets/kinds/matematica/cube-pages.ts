/** Pages of piles: layers counted and ordered, boxes to be filled, views from above and from the front. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { area, rectData } from '../../scene/marks.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type Bay, BEAM, type CubePlace, cubeRacks, INSET } from '../../studio/places/cube-racks.ts'
import { type CubeLookName, cubePile, pileWidth } from '../../studio/shapes/cube-pile.ts'
import { type CubeTask, frontOf, layersOf, missingFrom, planOf, roomOf, volumeOf } from './cube-tasks.ts'
import { writtenSlot } from './written-slot.ts'

export const LETTERS = 'ABCD'
const LOOK_OF: Readonly<Record<CubePlace, CubeLookName>> = { deposito: 'carton', brinquedos: 'block' }
const CUBES_OF: Readonly<Record<CubePlace, string>> = { deposito: 'caixas', brinquedos: 'cubos' }

const SIDE = 14.2
const COLUMNS = [57, 153] as const
const ROWS = [131, 214] as const

const bayOf = ({ pile, size }: CubeTask, [cx, y]: Spot, side: number): Bay => ({
  cx,
  y,
  width: pileWidth(size, side),
  depth: size[1] * side,
  mirrored: pile.mirrored,
})

const SLOT = { height: 11.5, letters: 6.2 }

const slot = (pen: Pen, cx: number, cy: number, width: number, shown: string): PageMark[] =>
  writtenSlot(pen, cx, cy, { ...SLOT, width }, shown)

const word = (pen: Pen, x: number, cy: number, words: string, size = 4.8): Drawing =>
  pen.text(x, cy + size * 0.35, words, size, { font: 'text', anchor: 'start' })

const badge = (pen: Pen, x: number, cy: number, letter: string): Drawing => [
  pen.shape(circle(x, cy, 4.6), 'yellow', 0.9),
  pen.text(x, cy + 2.1, letter, 6),
]

/** Middle and front edge of the bay of one of four piles. */
const spotOf = (i: number): Spot => [COLUMNS[i % 2] ?? 57, ROWS[Math.floor(i / 2)] ?? 131]

/** The plate on the front of a bay, with its letter so far from the left end. */
const plate = (pen: Pen, cx: number, cy: number, i: number, inset: number): Drawing => [
  pen.shape(box(cx - 44, cy - 7, 88, 14, 3), 'cream', 0.8),
  badge(pen, cx - 44 + inset, cy, LETTERS.charAt(i)),
]

/** The white plate on the floor, beside somebody. */
const PANEL = { x: 13, y: 241, width: 146, height: 39 }
const PERSON = { x: 181, foot: 282, scale: 0.72 }

const panel = (pen: Pen, lines: readonly string[]): Drawing => [
  pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 4), 'white', 1.1),
  lines.map((line, i) => word(pen, PANEL.x + 5, PANEL.y + 7.5 + i * 7.2, line, 5.2)),
]

/** The rule that makes the hidden ones certain. */
const RULE: Readonly<Record<CubePlace, readonly string[]>> = {
  deposito: ['Nenhuma caixa flutua: embaixo de cada uma', 'há outra, até o estrado.'],
  brinquedos: ['Nenhum cubo flutua: embaixo de cada um', 'há outro, até a prateleira.'],
}

function racksWith(pen: Pen, place: CubePlace, look: number, tasks: readonly CubeTask[], within: boolean): PageMark[] {
  const bays = tasks.map((task, i) => bayOf(task, spotOf(i), SIDE))
  return marksOf([
    cubeRacks(pen, place, look, { bays, posts: [11, 105, 199], person: PERSON }),
    tasks.map(({ pile, size }, i) => {
      const [cx, y] = spotOf(i)
      return cubePile(pen, cx, y - INSET, pile, { side: SIDE, look: LOOK_OF[place], ...(within && { within: size }) })
    }),
  ])
}

export const inOrder = (tasks: readonly CubeTask[]): string[] =>
  tasks
    .map(({ pile }, i) => ({ letter: LETTERS.charAt(i), volume: volumeOf(pile.heights) }))
    .sort((one, other) => one.volume - other.volume)
    .map(({ letter }) => letter)

export function pilesPage(pen: Pen, place: CubePlace, look: number, tasks: readonly CubeTask[]): PageMark[] {
  const cy = PANEL.y + 29.5
  return [
    ...racksWith(pen, place, look, tasks, false),
    ...tasks.flatMap(({ pile }, i): PageMark[] => {
      const [cx, front] = spotOf(i)
      const y = front + BEAM / 2
      const layers = layersOf(pile.heights)
      return [
        ...marksOf([
          plate(pen, cx, y, i, 6.5),
          [-10.5, 8].map((dx) => pen.text(cx + dx, y + 2.2, '+', 6.4)),
          pen.text(cx + 26.6, y + 2.2, '=', 6.4),
        ]),
        ...layers.flatMap((count, k) => slot(pen, cx - 20 + k * 18.5, y, 13, String(count))),
        ...slot(pen, cx + 36, y, 12.5, String(volumeOf(pile.heights))),
      ]
    }),
    ...marksOf([
      panel(pen, RULE[place]),
      word(pen, PANEL.x + 5, cy, 'Do menor para o maior:'),
      [0, 1, 2].map((i) => pen.text(PANEL.x + 82.5 + i * 19.5, cy + 2.2, '<', 6)),
    ]),
    ...inOrder(tasks).flatMap((letter, i) => slot(pen, PANEL.x + 73 + i * 19.5, cy, 12.5, letter)),
  ]
}

/** Of the words before the boxes, and how wide these are. */
const [FIELD, FIELD_WIDTH] = [4.1, 10]

const MOST: Readonly<Record<CubePlace, string>> = {
  deposito: 'Em qual caixote faltam mais caixas?',
  brinquedos: 'Em qual caixa faltam mais cubos?',
}

export const emptiest = (tasks: readonly CubeTask[]): string => {
  const most = Math.max(...tasks.map(missingFrom))
  return LETTERS.charAt(tasks.findIndex((task) => missingFrom(task) === most))
}

export function boxesPage(pen: Pen, place: CubePlace, look: number, tasks: readonly CubeTask[]): PageMark[] {
  const cy = PANEL.y + 29.5
  return [
    ...racksWith(pen, place, look, tasks, true),
    ...tasks.flatMap((task, i): PageMark[] => {
      const [cx, front] = spotOf(i)
      const y = front + BEAM / 2
      const fields = [
        ['cabem', roomOf(task.size)],
        ['há', volumeOf(task.pile.heights)],
        ['faltam', missingFrom(task)],
      ] as const
      let left = cx - 31.6
      const asked = fields.flatMap(([name, count]): PageMark[] => {
        const at = left
        const middle = at + measureText(name, 'text', FIELD) + 1.4 + FIELD_WIDTH / 2
        left = middle + FIELD_WIDTH / 2 + 2.4
        return [...marksOf(word(pen, at, y, name, FIELD)), ...slot(pen, middle, y, FIELD_WIDTH, String(count))]
      })
      return [...marksOf(plate(pen, cx, y, i, 6)), ...asked]
    }),
    ...marksOf([panel(pen, RULE[place]), word(pen, PANEL.x + 5, cy, MOST[place], 5.2)]),
    ...slot(pen, PANEL.x + 122, cy, 13, emptiest(tasks)),
  ]
}

const VIEW_ROWS = [117, 189, 261] as const
const VIEW_SIDE = 11.6
const CELL = 10
const GRIDS = { plan: 104, front: 156, top: 43.5 }

/** Squares of a view, three by three. */
const grid = (pen: Pen, x: number, y: number): Drawing => [
  pen.shape(box(x, y, CELL * 3, CELL * 3), 'white', 1),
  pen.line([1, 2].map((i) => `M${x + i * CELL} ${y}v${CELL * 3}M${x} ${y + i * CELL}h${CELL * 3}`).join(''), 0.7),
]

/** Paper on a board that leans on the rack. */
const clipboard = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.shape(box(x - 2.5, y - 2.5, width + 5, height + 4.5, 3), 'woodDark', 1),
  pen.shape(box(x, y, width, height, 1.5), 'white', 0.8),
  pen.shape(box(x + width / 2 - 8, y - 2.4, 16, 4, 1.5), 'metal', 0.9),
]

/** Below the three boards: what the squares mean. */
const VIEW_NOTES: Readonly<Record<CubePlace, readonly (readonly string[])[]>> = {
  deposito: [
    ['Escreva quantas caixas há', 'uma em cima da outra.'],
    ['Nenhuma caixa flutua: embaixo', 'de cada uma há outra.'],
    ['Quadrinho vazio: não há caixa.'],
  ],
  brinquedos: [
    ['Escreva quantos cubos há', 'um em cima do outro.'],
    ['Nenhum cubo flutua: embaixo', 'de cada um há outro.'],
    ['Quadrinho vazio: não há cubo.'],
  ],
}

function views(pen: Pen, { pile }: CubeTask, y: number): PageMark[] {
  const top = y - GRIDS.top + 4
  const [plan, front] = [planOf(pile), frontOf(pile)]
  return [
    ...marksOf([
      clipboard(pen, GRIDS.plan - 5, top - 8, 92, CELL * 3 + 14.5),
      pen.text(GRIDS.plan + CELL * 1.5, top - 1.8, 'de cima: alturas', 4.2, { font: 'text' }),
      pen.text(GRIDS.front + CELL * 1.5, top - 1.8, 'de frente: pinte', 4.2, { font: 'text' }),
      grid(pen, GRIDS.plan, top),
      grid(pen, GRIDS.front, top),
      pen.text(GRIDS.plan + CELL * 1.5, top + CELL * 3 + 4.6, 'frente', 4.2, { font: 'text' }),
      pen.text(GRIDS.front + CELL * 1.5, top + CELL * 3 + 4.6, 'chão', 4.2, { font: 'text' }),
    ]),
    ...plan.flatMap((row, r) =>
      row.flatMap((height, c) =>
        height ? [writtenAnswer(GRIDS.plan + (c + 0.5) * CELL, top + (r + 0.5) * CELL, String(height), 6)] : [],
      ),
    ),
    answer(
      front.flatMap((height, c) =>
        Array.from({ length: height }, (_, z) =>
          area(
            rectData(GRIDS.front + c * CELL + 1.2, top + (2 - z) * CELL + 1.2, CELL - 2.4, CELL - 2.4, 1),
            ANSWER_RED,
          ),
        ),
      ),
    ),
  ]
}

export function viewsPage(pen: Pen, place: CubePlace, look: number, tasks: readonly CubeTask[]): PageMark[] {
  const bays = tasks.map((task, i) => bayOf(task, [55, VIEW_ROWS[i] ?? 117], VIEW_SIDE))
  return [
    ...marksOf([
      cubeRacks(pen, place, look, { bays, posts: [11, 199] }),
      tasks.map(({ pile }, i) =>
        cubePile(pen, 55, (VIEW_ROWS[i] ?? 117) - INSET, pile, { side: VIEW_SIDE, look: LOOK_OF[place] }),
      ),
    ]),
    ...tasks.flatMap((task, i): PageMark[] => {
      const y = VIEW_ROWS[i] ?? 117
      const cy = y + BEAM / 2
      const notes = VIEW_NOTES[place][i] ?? []
      return [
        ...views(pen, task, y),
        ...marksOf([
          plate(pen, 58, cy, i, 8),
          word(pen, 31, cy, 'volume:', 5.2),
          word(pen, 75, cy, CUBES_OF[place], 5.2),
          notes.map((line, k) =>
            pen.text(150, cy + 1.5 + (k - (notes.length - 1) / 2) * 5.4, line, 4.2, { font: 'text' }),
          ),
        ]),
        ...slot(pen, 62, cy, 20, String(volumeOf(task.pile.heights))),
      ]
    }),
  ]
}
