/** A pattern that repeats: what comes next, or what is missing? Ring it among the pictures below. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { ANSWER_RED, BLUE, GREEN, ORANGE, PURPLE, TEAL, WHITE, YELLOW } from '../../scene/inks.ts'
import { centredText, circle, divider, polygon, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'

export interface PatternTask {
  /** The whole line, nothing hidden. */
  readonly items: readonly string[]
  /** Index of the hidden item. */
  readonly hidden: number
  readonly period: number
  readonly choices: readonly string[]
}

/** Patterns by level; each letter becomes one picture. */
const PATTERNS: Readonly<Record<Level, readonly string[]>> = {
  facil: ['AB', 'AAB', 'AB', 'ABB'],
  medio: ['ABC', 'AAB', 'ABB', 'AABB'],
  desafio: ['ABCB', 'AABC', 'ABBC', 'ABCD', 'ABAC'],
}

/** Items in a line, the hidden one included. */
const LENGTH: Readonly<Record<Level, number>> = { facil: 6, medio: 8, desafio: 9 }
const ROWS = 4
const CHOICES = 3

const SHAPES: Readonly<Record<string, Ink>> = {
  circulo: BLUE,
  quadrado: ORANGE,
  triangulo: GREEN,
  losango: PURPLE,
  pentagono: YELLOW,
  hexagono: TEAL,
}
const CORNERS: Readonly<Record<string, { corners: number; turn: number }>> = {
  quadrado: { corners: 4, turn: 45 },
  triangulo: { corners: 3, turn: 0 },
  losango: { corners: 4, turn: 0 },
  pentagono: { corners: 5, turn: 0 },
  hexagono: { corners: 6, turn: 30 },
}

const SHAPES_THEME = 'formas'
const SETS: Readonly<Record<string, readonly string[]>> = {
  [SHAPES_THEME]: Object.keys(SHAPES),
  frutas: ['apple', 'banana', 'grape', 'strawberry', 'pear', 'lemon', 'watermelon'],
  bichos: ['cat', 'rabbit', 'fish', 'duck', 'frog', 'butterfly', 'turtle'],
  ceu: ['sun', 'moon', 'star', 'cloud', 'rocket', 'kite', 'drop'],
  festa: ['balloon', 'cake', 'gift', 'ice-cream', 'crown', 'lollipop', 'bell'],
}

/** The line and what hides in it: at the end, or inside at the highest level, always after one whole period. */
export function makePattern(random: Random, pattern: string, set: readonly string[], level: Level): PatternTask {
  const letters = [...new Set(pattern)]
  const names = random.sample(set, Math.max(letters.length, CHOICES))
  const nameOf = new Map(letters.map((letter, i) => [letter, names[i] ?? '']))
  const items = Array.from({ length: LENGTH[level] }, (_, i) => nameOf.get(pattern[i % pattern.length] ?? '') ?? '')
  const hidden = level === 'desafio' ? random.integer(pattern.length, items.length - 2) : items.length - 1
  const answer = items[hidden] ?? ''
  const others = [...new Set([...items, ...names])].filter((name) => name !== answer)
  const choices = random.shuffle([answer, ...others.slice(0, CHOICES - 1)])
  return { items, hidden, period: pattern.length, choices }
}

function drawItem(name: string, cx: number, cy: number, size: number, color: boolean): Mark {
  const ink = SHAPES[name]
  if (!ink) return drawPicture(wordPicture(name), { cx, cy, size, color })
  const fill = color ? ink : WHITE
  const round = CORNERS[name]
  const r = size * 0.44
  if (!round) return circle(cx, cy, r, { fill })
  const reach = name === 'quadrado' ? r * 1.28 : name === 'triangulo' ? r * 1.12 : r * 1.04
  const points = Array.from({ length: round.corners }, (_, i) => {
    const a = ((round.turn + (360 * i) / round.corners - 90) * Math.PI) / 180
    const down = name === 'triangulo' ? r * 0.16 : 0
    return { x: cx + Math.cos(a) * reach, y: cy + down + Math.sin(a) * reach }
  })
  return polygon(points, { fill })
}

const SLOT_GAP = 2.4
const CHOICE_SIZE = 14

function drawTask(task: PatternTask, cell: Box, color: boolean, solved: boolean): Mark[] {
  const count = task.items.length
  const slot = Math.min(23, (cell.width - SLOT_GAP * (count - 1)) / count)
  const left = cell.x + (cell.width - (slot + SLOT_GAP) * count + SLOT_GAP) / 2
  const cy = cell.y + 12
  const line = task.items.flatMap((name, i): Mark[] => {
    const cx = left + (slot + SLOT_GAP) * i + slot / 2
    if (i !== task.hidden) return [drawItem(name, cx, cy, slot * 0.92, color)]
    const blank = rect(cx - slot / 2, cy - slot / 2, slot, slot, { radius: 3, width: 0.5, dash: [2, 1.8] })
    return [blank, solved ? drawItem(name, cx, cy, slot * 0.8, color) : centredText(cx, cy, '?', slot * 0.4)]
  })
  const pitch = CHOICE_SIZE + 12
  const choicesY = cell.y + cell.height - CHOICE_SIZE / 2 - 2
  const start = cell.x + cell.width / 2 - (pitch * (task.choices.length - 1)) / 2
  const choices = task.choices.flatMap((name, i): Mark[] => {
    const cx = start + pitch * i
    const right = solved && name === task.items[task.hidden]
    const ring = circle(cx, choicesY, CHOICE_SIZE * 0.62, {
      width: right ? 1.2 : 0.4,
      ...(right && { stroke: ANSWER_RED }),
    })
    return [ring, drawItem(name, cx, choicesY, CHOICE_SIZE * 0.74, color)]
  })
  return [...line, ...choices]
}

export const sequencia: SheetKind<PagesFacts<readonly PatternTask[]>> = {
  id: 'sequencia',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options) => {
    const { level, color } = options
    const set = SETS[options.theme ?? SHAPES_THEME] ?? Object.keys(SHAPES)
    return composeSheet(options, 'look', (random) => {
      const cells = cellsOf(1, ROWS, { gap: 9 })
      const tasks = random.sample(PATTERNS[level], ROWS).map((pattern) => makePattern(random, pattern, set, level))
      const page = (solved: boolean) =>
        eachCell(tasks, cells, (task, cell, i): Mark[] => {
          const row = drawTask(task, cell, color, solved)
          return i < ROWS - 1 ? [...row, divider(cell.x, cell.x + cell.width, cell.y + cell.height + 4.5)] : row
        }).flat()
      return { marks: page(false), solved: page(true), facts: tasks }
    })
  },
}
