/** Numbers in order on the wagons of a train: write those that are missing. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { withAmount } from '../../page/amount.ts'
import { cellsOf, eachCell } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, path, rect, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'

export interface NumberLine {
  readonly numbers: readonly number[]
  readonly missing: readonly boolean[]
  readonly step: number
}

interface LevelRule {
  readonly rows: number
  readonly wagons: number
  readonly missing: number
  /** Steps to choose from, when the theme does not name one. */
  readonly steps: readonly number[]
  readonly max: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, wagons: 5, missing: 2, steps: [1], max: 20 },
  medio: { rows: 5, wagons: 6, missing: 3, steps: [1, 2, 5, 10], max: 100 },
  desafio: { rows: 6, wagons: 7, missing: 4, steps: [2, 3, 4, 5, 10, 25, -2, -3, -5, -10], max: 500 },
}

const MIXED = 'mista'
const STEPS = ['1', '2', '3', '4', '5', '10', '100'] as const

/** Trains that count in hundreds begin at any whole ten: from hundreds alone there would be few of them. */
const HUNDRED = 100

/** Start of lines off the multiples of their step: then a digit's place changes, not only its name. */
function beginning(random: Random, level: Level, size: number): number | null {
  if (size === HUNDRED) return 10 * random.integer(0, 40)
  if (size === 10 && level === 'medio') return random.integer(0, 50)
  return null
}

/** The steps of a page: the one that the theme names, forwards or back, or each of the level's once before any returns. */
function stepsOf(random: Random, rule: LevelRule, level: Level, theme: string | undefined): number[] {
  if (theme && theme !== MIXED)
    return Array.from({ length: rule.rows }, () => (level === 'desafio' && random.chance(0.3) ? -1 : 1) * Number(theme))
  const steps = random.shuffle(rule.steps)
  return Array.from({ length: rule.rows }, (_, i) => steps[i % steps.length] ?? 1)
}

/** The first two numbers of a hard line and the first of an easy one are never missing: they show the step. */
function makeLine(random: Random, rule: LevelRule, level: Level, step: number): NumberLine {
  const reach = Math.abs(step) * (rule.wagons - 1)
  const size = Math.abs(step)
  // Lines mostly begin at a multiple of the step, on the hardest level anywhere.
  const highest = Math.max(0, Math.floor((Math.max(rule.max, reach + 4 * size) - reach) / size))
  const multiple = random.integer(level === 'facil' && size === 1 ? 1 : 0, Math.min(highest, 15)) * size
  const low = beginning(random, level, size) ?? multiple + (level === 'desafio' && size < 10 ? random.integer(0, 9) : 0)
  const first = step > 0 ? low : low + reach
  const numbers = Array.from({ length: rule.wagons }, (_, i) => first + i * step)
  const known = level === 'facil' ? 1 : 2
  const places = numbers.map((_, i) => i).filter((i) => i >= known)
  const hidden = random.sample(places, Math.min(rule.missing, places.length))
  return { numbers, missing: numbers.map((_, i) => hidden.includes(i)), step }
}

/** Position of the chimney, as a share of the engine's width. */
const CHIMNEY = 0.3

/** An engine that pulls to the left: chimney in front, driver's cab before the first wagon; as wide as a wagon. */
function drawEngine(x: number, y: number, width: number, height: number, fill: Ink): Mark[] {
  const at = (u: number, v: number) => `${round(x + width * u)} ${round(y + height * v)}`
  const body = `M${at(0.06, 1)}L${at(0.06, 0.52)}Q${at(0.06, 0.36)} ${at(0.16, 0.36)}L${at(0.58, 0.36)}L${at(0.58, 0.04)}L${at(1, 0.04)}L${at(1, 1)}Z`
  const chimney = `M${at(CHIMNEY - 0.07, 0.36)}L${at(CHIMNEY - 0.1, -0.1)}L${at(CHIMNEY + 0.1, -0.1)}L${at(CHIMNEY + 0.07, 0.36)}Z`
  const catcher = `M${at(0.06, 0.8)}L${at(-0.06, 1.1)}L${at(0.12, 1.1)}L${at(0.12, 1)}Z`
  const r = height * 0.17
  return [
    path(catcher, { fill, width: 0.5 }),
    path(chimney, { fill, width: 0.5 }),
    path(body, { fill }),
    rect(x + width * 0.53, y - height * 0.06, width * 0.51, height * 0.1, { radius: 0.8, width: 0.5, fill: WHITE }),
    rect(x + width * 0.68, y + height * 0.16, width * 0.22, height * 0.28, { width: 0.5, fill: WHITE }),
    circle(x + width * 0.14, y + height * 0.54, height * 0.06, { width: 0.5, fill: WHITE }),
    circle(x + width * 0.26, y + height + r * 0.4, r, { fill: WHITE }),
    circle(x + width * 0.76, y + height + r * 0.4, r, { fill: WHITE }),
  ]
}

function drawTrain(task: NumberLine, cell: Box, fill: Ink): PageMark[] {
  const count = task.numbers.length + 1
  const gap = 3
  const width = (cell.width - gap * (count - 1)) / count
  const height = Math.min(width * 0.9, cell.height - 6, 22)
  const r = height * 0.14
  // Smoke, chimney, train and rails fill the cell and stay in it.
  const below = height + 1.5 * r + SLEEPER
  const puff = Math.min(1, (cell.height - 0.1 * height - below) / SMOKE_HEIGHT)
  const above = 0.1 * height + SMOKE_HEIGHT * puff
  const y = cell.y + (cell.height - above - below) / 2 + above
  const size = Math.min(9, width * 0.42)
  const wagons = task.numbers.flatMap((number, i): PageMark[] => {
    const x = cell.x + (width + gap) * (i + 1)
    const hidden = task.missing[i] ?? false
    const label = centredText(
      x + width / 2,
      y + height / 2,
      String(number),
      fitTextSize(String(number), 'display', size, width - 4),
      hidden ? { fill: ANSWER_RED } : {},
    )
    return [
      line(x - gap, y + height - 3, x, y + height - 3),
      rect(x, y, width, height, { radius: 2.5, fill: hidden ? WHITE : fill }),
      circle(x + width * 0.26, y + height + r * 0.5, r, { fill: WHITE }),
      circle(x + width * 0.74, y + height + r * 0.5, r, { fill: WHITE }),
      hidden ? answer([label]) : label,
    ]
  })
  return [
    ...drawTrack(cell.x, y + height + 1.5 * r, cell.width),
    ...smoke(cell.x + width * CHIMNEY, y - height * 0.1, puff),
    ...drawEngine(cell.x, y, width, height, fill),
    ...wagons,
  ]
}

/** The row as it is printed. */
const askedBy = ({ numbers, missing }: NumberLine) => numbers.map((number, i) => (missing[i] ? '□' : number)).join(' ')

/** Tries to find a row that no page has yet; after them it may come again. */
const ATTEMPTS = 2000

/** The rows of each page: unique on a page, and repeated between pages only when they run out. */
function dealLines(options: SheetOptions, rule: (typeof LEVELS)[Level]): NumberLine[][] {
  const seen = new Set<string>()
  return Array.from({ length: options.pages }, (_, index) => {
    const random = createRandom(options.seed).fork('lines').fork(index)
    const lines: NumberLine[] = []
    const steps = stepsOf(random, rule, options.level, options.theme)
    for (let attempt = 0; lines.length < rule.rows; attempt++) {
      const made = makeLine(random, rule, options.level, steps[lines.length] ?? 1)
      // The same numbers with others missing are the same train.
      const name = made.numbers.join()
      if (lines.some(({ numbers }) => numbers.join() === name)) continue
      if (seen.has(name) && attempt < ATTEMPTS) continue
      seen.add(name)
      lines.push(made)
    }
    return lines
  })
}

/** Length of a sleeper and height of the smoke over the chimney, mm. */
const SLEEPER = 2.4
const SMOKE_HEIGHT = 9.6

/** Rails under the train, and smoke above its engine. */
function drawTrack(x: number, y: number, width: number): Mark[] {
  const sleepers = Math.floor(width / 9)
  return [
    line(x, y, x + width, y, { width: 0.6 }),
    ...Array.from({ length: sleepers + 1 }, (_, i) => {
      const at = x + (width * i) / sleepers
      return line(at, y, at, y + SLEEPER, { width: 1.1 })
    }),
  ]
}

const smoke = (x: number, y: number, scale: number): Mark[] =>
  [
    [0, -2.4, 1.6],
    [3.2, -5, 2.1],
    [7.6, -6.6, 2.7],
  ].map(([dx = 0, dy = 0, r = 0]) => circle(x + dx * scale, y + dy * scale, r * scale, { width: 0.4, fill: WHITE }))

export const sequenciaNumerica: SheetKind<PagesFacts<readonly NumberLine[]>> = {
  id: 'sequencia-numerica',
  category: 'matematica',
  /** `mista`, or the step to count in. */
  themes: [MIXED, ...STEPS],
  draw: (options) => {
    const { level, color } = options
    const rule = withAmount(options, LEVELS[level])
    const dealt = dealLines(options, rule)
    return composeSheet(options, 'write', (random, index) => {
      const lines = dealt[index] ?? []
      const inks = random.shuffle(SOFT_FILLS)
      const cells = cellsOf(1, rule.rows, { gap: 6 })
      const marks = eachCell(lines, cells, (task, cell, i) =>
        drawTrain(task, cell, color ? tint(inks[i % inks.length] ?? WHITE, 0.6) : WHITE),
      ).flat()
      return {
        marks,
        facts: lines,
        items: lines.map(askedBy),
        pictures: ['train', 'railway-car', 'rail'],
      }
    })
  },
}
