/** Ten frames: how many are there, how many are missing to ten, and numbers from 11 to 20 as ten and some more. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, faded, reachOf, standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { FRAME_ROOM, PLACE, placesOf, type TenFrame, tenFrame } from '../../studio/places/ten-frames.ts'
import { backdrop, type Place, rowsOf } from './counted-rows.ts'
import { COUNTER_THEMES, dealInTurn } from './counters.ts'
import { gatheredThing } from './gathered-things.ts'
import { drawSentence, sentenceWidth, type Term } from './operations.ts'

export interface FrameTask {
  /** Things in the frames. */
  readonly count: number
  readonly sentence: readonly Term[]
  readonly answer: number
}

const ROWS = 3
/** Frames in a row: each has its own task, or both have one. */
const SIDES = 2
const RANGE: Readonly<Record<Level, { min: number; max: number }>> = {
  facil: { min: 1, max: 10 },
  medio: { min: 1, max: 9 },
  desafio: { min: 11, max: 19 },
}

interface Setting {
  readonly place: Place
  readonly frame: TenFrame
  readonly names: readonly string[]
}

const setting = (place: Place, frame: TenFrame, names: string): Setting => ({ place, frame, names: names.split(', ') })

const SEA: Place = { terrain: 'sea' }
const SHOAL = 'peixe listrado, tartaruga, peixe liso, siri, estrela-do-mar, concha'
const FEAST = ['red', 'yellow', 'blue', 'green', 'orange'] as const

const SETTINGS: Readonly<Record<string, Setting>> = {
  frutas: setting({ terrain: 'meadow' }, 'crate', 'morango, maçã, laranja, pera, banana, caju, uva, melancia'),
  jardim: setting({ terrain: 'meadow' }, 'planter', 'tulipa, flor, cogumelo, joaninha, caracol, borboleta, sapo'),
  mar: setting(SEA, 'submarine', SHOAL),
  'fundo-do-mar': setting(SEA, 'submarine', SHOAL),
  ceu: setting({ terrain: 'moon' }, 'shuttle', 'estrela, foguete, lua, planeta com anel, cometa, disco voador'),
  festa: setting(
    { terrain: 'floor', wall: 'pinkPale', flags: FEAST },
    'sweets',
    'brigadeiro, sorvete, biscoito, laço, coroa, chapéu de festa',
  ),
  brinquedos: setting({ terrain: 'floor', wall: 'sky' }, 'shelf', 'bola, carrinho, pião, ursinho, tambor, peteca'),
  bichos: setting({ terrain: 'meadow' }, 'barn', 'galinha, pintinho, porco, ovelha, coelho, pato, gato, cachorro'),
  escola: setting({ terrain: 'floor', wall: 'hillFar' }, 'cubbies', 'mochila, livro, lápis, tesoura, boné, régua'),
}

/** Throws RangeError for an unknown theme. */
function settingOf(theme: string | undefined): Setting {
  const found = SETTINGS[theme ?? 'frutas']
  if (!found) throw new RangeError(`no frame of ten for ${theme}`)
  return found
}

const blank = (n: number): Term => ({ text: String(n), blank: true })
const given = (text: number | string): Term => ({ text: String(text) })

/** Each page asks for the same number differently. */
const MISSING: readonly ((count: number) => readonly Term[])[] = [
  (n) => [given(n), given('+'), blank(10 - n), given('='), given(10)],
  (n) => [given(10), given('='), given(n), given('+'), blank(10 - n)],
  (n) => [blank(10 - n), given('+'), given(n), given('='), given(10)],
  (n) => [given(10), given('−'), given(n), given('='), blank(10 - n)],
]
const TEN_AND_MORE: readonly ((count: number) => readonly Term[])[] = [
  (n) => [given(10), given('+'), blank(n - 10), given('='), blank(n)],
  (n) => [blank(n), given('='), given(10), given('+'), blank(n - 10)],
  (n) => [blank(n - 10), given('+'), given(10), given('='), blank(n)],
  (n) => [blank(n), given('−'), blank(n - 10), given('='), given(10)],
]

function taskOf(count: number, level: Level, page: number): FrameTask {
  if (level === 'facil') return { count, answer: count, sentence: [blank(count)] }
  const ways = level === 'medio' ? MISSING : TEN_AND_MORE
  const sentence = ways[page % ways.length]?.(count) ?? []
  return { count, answer: level === 'medio' ? 10 - count : count, sentence }
}

/** Of the board below a frame; it reaches into the strip between two rows. Lengths in mm. */
const BOARD = { height: 15.4, lowered: 4.6, scale: 0.78, room: 6 }

/** Of a row, from its top: the ground begins behind its frames, so that they stand on it. */
const GROUND = 0.45

interface Look {
  readonly name: string
  readonly frame: TenFrame
  readonly color: boolean
}

/** A frame about the middle of `room`; its first places hold things, those up to `drawn` the ones that the child draws. */
function drawFrame(filled: number, room: Box, { name, frame, color }: Look, drawn = filled): PageMark[] {
  const pen = new Pen(color)
  const thing = gatheredThing(name)
  const [width, height] = [5 * PLACE.width, 2 * PLACE.height]
  const spare = room.height - height - FRAME_ROOM.top - FRAME_ROOM.bottom
  const [x, y] = [room.x + (room.width - width) / 2, room.y + spare * 0.85 + FRAME_ROOM.top]
  const places = placesOf(frame, x, y)
  const { spots, foot, well } = places
  const reach = reachOf(thing)
  const scale = Math.min(places.width / reach.width, places.height / reach.height)
  const size = scale * Math.max(reach.width, reach.height)
  const things = spots.map(([cx, cy]) =>
    foot === null ? centred(pen, thing, cx, cy, size) : standing(pen, thing, cx, cy + foot, size),
  )
  return [
    ...marksOf(tenFrame(pen, frame, x, y)),
    ...things.slice(0, filled),
    ...(drawn > filled ? [answer(faded(pen, things.slice(filled, drawn), well))] : []),
  ]
}

/** The sentence, or the box alone, on a board below its frame. */
function drawBoard(sentence: readonly Term[], cell: Box, color: boolean): PageMark[] {
  const width = sentenceWidth(sentence) * BOARD.scale + 2 * BOARD.room
  const board = {
    x: cell.x + (cell.width - width) / 2,
    y: cell.y + cell.height - BOARD.height + BOARD.lowered,
    width,
    height: BOARD.height,
  }
  const pen = new Pen(color).plane('far', 'brown')
  return [
    ...marksOf(pen.shape(box(board.x, board.y, width, board.height, 2.5), 'white', 0.8)),
    ...drawSentence(sentence, { ...board, width: width - BOARD.room }, BOARD.scale),
  ]
}

/** A row of frames: two tasks side by side, or one that fills two frames in the order of its sum. */
function drawRow(tasks: readonly FrameTask[], names: readonly string[], cell: Box, options: SheetOptions): PageMark[] {
  const { level, color, theme } = options
  const { frame } = settingOf(theme)
  const width = cell.width / SIDES
  const sides = Array.from({ length: SIDES }, (_, i): Box => ({ ...cell, x: cell.x + i * width, width }))
  const above = (side: Box): Box => ({ ...side, height: cell.height - BOARD.height + BOARD.lowered - 1 })
  if (level === 'desafio') {
    const [task] = tasks
    if (!task) return []
    const look = { name: names[0] ?? '', frame, color }
    const more = task.count - 10
    const filled = task.sentence[0]?.text === String(more) ? [more, 10] : [10, more]
    return [
      ...sides.flatMap((side, i) => drawFrame(filled[i] ?? 0, above(side), look)),
      ...drawBoard(task.sentence, cell, color),
    ]
  }
  return tasks.flatMap((task, i) => {
    const side = sides[i] ?? cell
    const look = { name: names[i] ?? '', frame, color }
    const drawn = level === 'medio' ? 10 : task.count
    return [...drawFrame(task.count, above(side), look, drawn), ...drawBoard(task.sentence, side, color)]
  })
}

/** The numbers of each page: none twice on a page, all of them once before one comes again. */
function dealCounts({ seed, pages, level }: SheetOptions, perPage: number): number[][] {
  const { min, max } = RANGE[level]
  const random = createRandom(seed).fork('numbers')
  let deck: number[] = []
  return Array.from({ length: pages }, () => {
    const page: number[] = []
    while (page.length < perPage) {
      const next = deck.findIndex((count) => !page.includes(count))
      if (next < 0) deck = random.shuffle(Array.from({ length: max - min + 1 }, (_, i) => min + i))
      else page.push(...deck.splice(next, 1))
    }
    return page
  })
}

/** A title that names things is about them alone. */
function dealThings(options: SheetOptions, perPage: number): string[][] {
  const { names } = settingOf(options.theme)
  const named = names.filter((name) => options.must?.includes(name))
  if (named.length === 0) return dealInTurn(options, perPage, [], names, 'frames')
  const each = Array.from({ length: perPage }, (_, i) => named[i % named.length] ?? '')
  return Array.from({ length: options.pages }, () => each)
}

/** Instructions of pages that take away. */
const TAKEN_AWAY: Readonly<Record<Level, string>> = {
  facil: 'Quantos há em cada quadro?',
  medio: 'Desenhe o que falta para dez: é o resultado.',
  desafio: 'Quanto se tira para sobrar dez? Complete.',
}

export const quadroDeDez: SheetKind<PagesFacts<readonly FrameTask[]>> = {
  id: 'quadro-de-dez',
  category: 'matematica',
  themes: COUNTER_THEMES,
  draw: (options) => {
    const { level } = options
    const rows = amountOf(options, ROWS)
    const perRow = level === 'desafio' ? 1 : SIDES
    const counts = dealCounts(options, rows * perRow)
    const names = dealThings(options, rows * perRow)
    const { place } = settingOf(options.theme)
    return composeSheet(options, 'count', (_, index, sheet) => {
      const tasks = (counts[index] ?? []).map((count) => taskOf(count, level, index))
      const takesAway = tasks[0]?.sentence.some(({ text }) => text === '−') ?? false
      const instruction = takesAway ? TAKEN_AWAY[level] : options.instruction
      const things = names[index] ?? []
      const cells = rowsOf(rows)
      const grounds = cells.map(({ y, height }) => y + height * GROUND)
      const drawn = cells.flatMap((cell, row) => {
        const [from, to] = [row * perRow, (row + 1) * perRow]
        return drawRow(tasks.slice(from, to), things.slice(from, to), cell, options)
      })
      const items = tasks.map(({ sentence, count }, i) => {
        const asked = sentence.map(({ text, blank }) => (blank ? '□' : text)).join(' ')
        return `${level === 'medio' ? asked : count} ${things[i] ?? ''}`
      })
      return {
        marks: [
          ...backdrop({ ...options, instruction }, place, cells, grounds, sheet.fork('people').integer(0, 99) + index),
          ...drawn,
        ],
        whole: true,
        instruction,
        facts: tasks,
        pictures: [...new Set(things)],
        items,
      }
    })
  },
}
