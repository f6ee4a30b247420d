/** The page of a dance: what the caller asks for, the ropes of the ground and, below, the figures or the commands. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path, round } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  BUBBLE,
  chalk,
  danceGoal,
  danceGround,
  type Ground,
  type Pair,
  pairInSquare,
  type Rope,
  ropes,
  startArrow,
} from '../../studio/places/dance-ground.ts'
import { DANCE_FIGURES, FIGURE_IDS, type FigureId, figureCard } from '../../studio/shapes/dance-figures.ts'
import { type Direction, PLANS, type Quadrilha } from './quadrilha-facts.ts'

export interface DanceLook {
  readonly ground: Ground
  readonly caller: CastName
  /** The one that is led, the one that waits, and those that dance. */
  readonly pairs: readonly [Pair, Pair, ...Pair[]]
}

const GOAL_NAMES: Readonly<Record<Ground, string>> = { noite: 'a fogueira', escola: 'a barraca', praca: 'a sanfona' }

const ropeOf = (d: string): Rope => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (d.match(/-?[\d.]+/g) ?? []).map(Number)
  return x1 <= x2 ? { from: [x1, y1], to: [x2, y2] } : { from: [x2, y2], to: [x1, y1] }
}

/** Tips of an arrow about its middle, 7 mm long. */
const ARROWS: Readonly<Record<Direction, string>> = {
  direita: 'M-3.500 0H3.500M0.700 -2.600L3.500 0L0.700 2.600',
  esquerda: 'M3.500 0H-3.500M-0.700 -2.600L-3.500 0L-0.700 2.600',
  baixo: 'M0 -3.500V3.500M-2.600 0.700L0 3.500L2.600 0.700',
  cima: 'M0 3.500V-3.500M-2.600 -0.700L0 -3.500L2.600 -0.700',
}

/** An arrow at a place; its path data moved there. */
function arrowAt(direction: Direction, x: number, y: number): string {
  let command = ''
  let isX = true
  return ARROWS[direction].replaceAll(/[MLHV]|-?[\d.]+/g, (part) => {
    if (/[MLHV]/.test(part)) {
      command = part
      isX = true
      return part
    }
    const onX = command === 'H' || (command !== 'V' && isX)
    isX = !isX
    return String(round(Number(part) + (onX ? x : y)))
  })
}

const CALLED = { r: 7.4, y: BUBBLE.y + 10 } as const

/** A name of more than one word in two lines, its last word below. */
function inLines(name: string): string[] {
  const cut = name.lastIndexOf(' ')
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)]
}

/** The figures in the order of the call, each with its name in letters of one size. */
function calledFigures(pen: Pen, ids: readonly FigureId[]): Drawing {
  const step = (BUBBLE.width - 5) / ids.length
  const names = ids.map((id) => inLines(DANCE_FIGURES[id].name))
  const size = Math.min(...names.flat().map((line) => fitTextSize(line, 'display', 4, step - 2)))
  return ids.map((id, i) => {
    const x = BUBBLE.x + 2.5 + (i + 0.5) * step
    const lines = names[i] ?? []
    return [
      figureCard(pen, id, x + 1.6, CALLED.y, CALLED.r),
      pen.text(x - 10.4, CALLED.y + 2, `${i + 1}.`, 5),
      lines.map((line, row) => pen.text(x, BUBBLE.y + 25.6 + (row - (lines.length - 1) / 2) * 4.2, line, size)),
    ]
  })
}

const spoken = (pen: Pen, lines: readonly string[]): Drawing =>
  lines.map((line, i) =>
    pen.text(
      BUBBLE.x + BUBBLE.width / 2,
      BUBBLE.y + 12 + i * 10,
      line,
      fitTextSize(line, 'display', 5.4, BUBBLE.width - 8),
    ),
  )

const PANEL = { x: 15, width: 180, foot: 282 } as const

/** All figures of the caller in two rows, a box beside each for its place in the dance. */
function figureList(pen: Pen, danced: readonly FigureId[], top: number): PageMark[] {
  const [columns, stepY] = [4, 21]
  const stepX = PANEL.width / columns
  return FIGURE_IDS.flatMap((id, i): PageMark[] => {
    const [x, y] = [PANEL.x + (i % columns) * stepX, top + Math.floor(i / columns) * stepY]
    const { name } = DANCE_FIGURES[id]
    const place = danced.indexOf(id) + 1
    return [
      ...marksOf([
        figureCard(pen, id, x + 9.4, y + 7, 6.4),
        pen.shape(box(x + 20, y + 0.6, 13, 13, 2), 'white', 0.9),
        pen.text(x + stepX / 2 - 2, y + 18.4, name, fitTextSize(name, 'display', 4.2, stepX - 5)),
      ]),
      ...(place ? [writtenAnswer(x + 26.5, y + 7.1, String(place), 8)] : []),
    ]
  })
}

/** A row of boxes for each leg: so many squares, and an arrow. */
function commandRows(pen: Pen, { facts }: Quadrilha, ground: Ground, top: number): PageMark[] {
  const [stepY, first, stepX, side] = [14.2, 57, 31, 12]
  const names = [...facts.danced.map(({ id }) => DANCE_FIGURES[id].until), GOAL_NAMES[ground]]
  return facts.legs.flatMap((leg, row): PageMark[] => {
    const y = top + row * stepY
    const name = `Até ${names[row] ?? ''}`
    const id = facts.danced[row]?.id
    return [
      ...marksOf([
        id ? figureCard(pen, id, PANEL.x + 6.6, y + side / 2, 6) : [],
        pen.text(PANEL.x + 15, y + 8.2, name, fitTextSize(name, 'display', 5, 38), { anchor: 'start' }),
        leg.map((_, i) => [
          pen.shape(box(PANEL.x + first + i * stepX, y, side, side, 2), 'white', 0.9),
          pen.shape(box(PANEL.x + first + i * stepX + side + 1.4, y, side, side, 2), 'yellowPale', 0.9),
        ]),
      ]),
      ...leg.flatMap(({ count, direction }, i): PageMark[] => {
        const x = PANEL.x + first + i * stepX + side / 2
        return [
          writtenAnswer(x, y + side / 2, String(count), 8),
          answer([path(arrowAt(direction, x + side + 1.4, y + side / 2), { stroke: ANSWER_RED, width: 1 })]),
        ]
      }),
    ]
  })
}

const CALLS: Readonly<Record<Exclude<Level, 'facil'>, readonly [string, string]>> = {
  medio: ['Sem pular nenhuma corda!', 'Que figuras o par dança?'],
  desafio: ['Quantas casas? Para que lado?', 'Número e seta em cada trecho!'],
}

export function quadrilhaPage(pen: Pen, level: Level, dance: Quadrilha, look: DanceLook): PageMark[] {
  const { cell, rows, top } = PLANS[level]
  const { facts, maze, tiling, others } = dance
  const [led, waiting, ...dancing] = look.pairs
  const at = (i: number): Spot => [tiling.cells[i]?.x ?? 0, tiling.cells[i]?.y ?? 0]
  const passages = tiling.walls.filter((wall) => !maze.walls.includes(wall))
  const danced = facts.danced.map(({ id }) => id)
  const foot = top + rows * cell
  const walked = facts.path.map((i) => at(i).map(round).join(' ')).join('L')
  const cards = [...facts.danced, ...facts.strays]
  const panel = PANEL.foot - foot - 6
  return [
    ...marksOf([
      danceGround(pen, look.ground, look.caller, waiting),
      level === 'facil' ? calledFigures(pen, danced) : spoken(pen, CALLS[level]),
      level === 'desafio'
        ? chalk(
            pen,
            passages.map(({ d }) => ropeOf(d)),
          )
        : [],
      // The glow of a fire is under the ropes.
      danceGoal(pen, look.ground, at(facts.goal), cell),
      ropes(
        pen,
        maze.walls.map(({ d }) => ropeOf(d)),
        cell,
      ),
      level === 'facil' ? [] : pen.shape(box(PANEL.x - 3, foot + 5, PANEL.width + 6, panel, 5), 'white', 1),
      cards.map(({ id, cell: i }) => figureCard(pen, id, at(i)[0], at(i)[1] + cell * 0.06, cell * 0.3)),
      others.map((i, n) => pairInSquare(pen, dancing[n % dancing.length] ?? waiting, at(i), cell)),
      startArrow(pen, at(facts.start), cell),
      pairInSquare(pen, led, at(facts.start), cell),
    ]),
    answer([path(`M${walked}`, { stroke: ANSWER_RED, width: 1.6 })]),
    ...(level === 'medio' ? figureList(pen, danced, foot + 8) : []),
    ...(level === 'desafio' ? commandRows(pen, dance, look.ground, foot + 8) : []),
  ]
}
