/**
 * Figures and their shadows at night: each is joined to its own, then shadows get the numbers of look-alikes and one is
 * left over, at last the right one is ringed among turned ones that are mirrored, bitten or related.
 */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { circle, dot, path, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, type Thing } from '../../studio/fit.ts'
import { circle as circleData } from '../../studio/paths.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { LEDGE, ledge, pinned, shadowPeople, shadowStage, turnRule } from '../../studio/places/shadow-screens.ts'
import { SHADOW_THINGS } from '../../studio/shapes/shadow-things.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import { darkened, ROD, sizeIn, turnedShadow, turnedSize, upright } from './shadow-figures.ts'
import { type Dealt, dealFigures, type ShadowTask, shadowThing, sharedTasks, turnedTasks } from './shadow-tasks.ts'

interface Scene {
  readonly options: SheetOptions
  readonly tasks: readonly ShadowTask[]
  readonly look: number
}

const themeOf = ({ theme = 'bichos' }: SheetOptions) => theme

const drawOf = (options: SheetOptions, name: string): Thing => shadowThing(options, name).draw

/** Figures on the ledge, and shadows larger than they are by one factor: the same lamp throws them. */
function sizesOf({ options }: Scene, cell: Box, space: Box) {
  const figures = { width: cell.width, height: cell.height - ROD }
  // The same on every page of a sheet.
  const things = SHADOW_THINGS[themeOf(options)] ?? []
  const growthIn = (room: { readonly width: number; readonly height: number }) =>
    Math.min(...things.map(({ draw }) => sizeIn(draw, room) / sizeIn(draw, figures)))
  const room = { width: space.width, height: space.height - ROD * 1.4 }
  const growth = Math.min(1.4, growthIn(room))
  return {
    growth,
    figure: (name: string) => sizeIn(drawOf(options, name), figures),
    shadow: (name: string) => sizeIn(drawOf(options, name), figures) * growth,
  }
}

const DOT = 1.6

/** Each figure is joined to its shadow. */
function joining(scene: Scene): PageMark[] {
  const { options, tasks, look } = scene
  const pen = new Pen(options.color)
  const stage = { screen: { x: 20, y: 61, width: 170, height: 66 }, floor: 228, turn: look % 3 }
  const top = 200
  const shadows = tasks[0]?.shadows ?? []
  const above = cellsOf(shadows.length, 1, { box: { x: 23, y: 65, width: 164, height: 47 }, gap: 3 })
  const below = cellsOf(tasks.length, 1, { box: { x: 21, y: top - 38, width: 168, height: 37 }, gap: 13 })
  const sizes = sizesOf(scene, below[0] ?? stage.screen, above[0] ?? stage.screen)
  const [upper, lower] = [121, top - 45]
  const curves = tasks.map(({ right }, i): Mark => {
    const [from, to] = [middleX(above[right] ?? stage.screen), middleX(below[i] ?? stage.screen)]
    const bend = (lower - upper) * 0.45
    const d = `M${round(from)} ${upper}C${round(from)} ${upper + bend} ${round(to)} ${round(lower - bend)} ${round(to)} ${lower}`
    return path(d, { stroke: ANSWER_RED, width: 0.9 })
  })
  return [
    ...marksOf([
      shadowStage(pen, themeOf(options), stage),
      ledge(pen, top),
      shadowPeople(pen, themeOf(options), stage, look),
    ]),
    ...above.flatMap((cell, i) => {
      const name = shadows[i]?.of
      if (!name) return []
      const thing = drawOf(options, name)
      return [
        ...darkened(
          upright(pen, thing, round(middleX(cell)), cell.y + cell.height + 2, sizes.shadow(name), sizes.growth),
        ),
        dot(round(middleX(cell)), upper, DOT),
      ]
    }),
    ...below.flatMap((cell, i) => {
      const name = tasks[i]?.figure
      if (!name) return []
      const x = round(middleX(cell))
      return [...upright(pen, drawOf(options, name), x, top, sizes.figure(name)), dot(x, lower, DOT)]
    }),
    answer(curves),
  ]
}

const SLOT = { width: 15, height: 13 }

/** Each shadow gets the number of its figure; one gets none. */
function numbering(scene: Scene): PageMark[] {
  const { options, tasks, look } = scene
  const { color } = options
  const pen = new Pen(color)
  const stage = { screen: { x: 20, y: 59, width: 170, height: 112 }, floor: 228, turn: look % 3 }
  const top = 206
  const shadows = tasks[0]?.shadows ?? []
  const above = cellsOf(Math.ceil(shadows.length / 2), 2, {
    box: { x: 24, y: 61, width: 162, height: 107 },
    gap: 4,
  })
  const below = cellsOf(tasks.length, 1, { box: { x: 21, y: top - 29, width: 168, height: 28 }, gap: 7 })
  const roomOf = (cell: Box): Box => ({ ...cell, height: cell.height - SLOT.height - 3.4 })
  const sizes = sizesOf(scene, below[0] ?? stage.screen, roomOf(above[0] ?? stage.screen))
  return [
    ...marksOf([
      shadowStage(pen, themeOf(options), stage),
      ledge(pen, top),
      shadowPeople(pen, themeOf(options), stage, look),
    ]),
    ...shadows.flatMap(({ of }, i): PageMark[] => {
      const cell = above[i] ?? stage.screen
      const slot = { ...SLOT, x: middleX(cell) - SLOT.width / 2, y: cell.y + cell.height - SLOT.height }
      const number = tasks.findIndex(({ right }) => right === i) + 1
      return [
        ...darkened(
          upright(pen, drawOf(options, of), round(middleX(cell)), slot.y - 2.4, sizes.shadow(of), sizes.growth),
        ),
        slotAt(slot, color),
        ...(number > 0 ? [writtenAnswer(middleX(slot), middleY(slot), String(number), 8)] : []),
      ]
    }),
    ...below.flatMap((cell, i): PageMark[] => {
      const name = tasks[i]?.figure
      if (!name) return []
      const [x, y] = [round(middleX(cell)), top + LEDGE / 2]
      return [
        ...upright(pen, drawOf(options, name), x, top, sizes.figure(name)),
        ...marksOf([pen.shape(circleData(x, y, 5), 'white', 0.8), pen.text(x, y + 2.3, i + 1, 6.6)]),
      ]
    }),
  ]
}

/** Of the cards with the figures. */
const CARD = { x: 13, width: 37 }

/** The right shadow is ringed among those that are turned with it. */
function ringing({ options, tasks, look }: Scene): PageMark[] {
  const pen = new Pen(options.color)
  const stage = { screen: { x: 60, y: 59, width: 128, height: 187 }, floor: 251, turn: look % 3 }
  const rows = cellsOf(1, tasks.length, { box: { x: 15, y: 61, width: 178, height: 183 }, gap: 2 })
  const first = rows[0] ?? stage.screen
  return [
    ...marksOf([
      shadowStage(pen, themeOf(options), stage),
      shadowPeople(pen, themeOf(options), stage, look),
      tasks.some(({ shadows }) => shadows.some(({ change }) => change === 'mirrored')) ? turnRule(pen, 268) : [],
      rows
        .slice(1)
        .map(({ y }) =>
          pen.line(`M${stage.screen.x + 3} ${round(y - 1)}h${stage.screen.width - 6}`, 0.6, 'strawDark', [2, 2]),
        ),
    ]),
    ...rows.flatMap((row, i): PageMark[] => {
      const task = tasks[i]
      if (!task) return []
      const field = { ...row, x: stage.screen.x + 2, width: stage.screen.width - 4 }
      const cells = cellsOf(task.shadows.length, 1, { box: field, gap: 1 })
      const side = Math.min(first.height, cells[0]?.width ?? first.height) - 2
      const card: Box = { ...CARD, y: row.y + 3, height: row.height - 7 }
      const figure = drawOf(options, task.figure)
      const room = { width: card.width - 6, height: card.height - 7 }
      return [
        ...marksOf(pinned(pen, card)),
        centred(pen, figure, middleX(card), middleY(card) + 0.8, sizeIn(figure, room)),
        ...task.shadows.flatMap((shadow, place): PageMark[] => {
          const [cx, cy] = [round(middleX(cells[place] ?? row)), round(middleY(row))]
          const thing = drawOf(options, shadow.of)
          return [
            ...turnedShadow(pen, thing, shadow, cx, cy, turnedSize(thing, side)),
            ...(place === task.right
              ? [answer([circle(cx, cy, round(side / 2 + 1), { stroke: ANSWER_RED, width: 1.6 })])]
              : []),
          ]
        }),
      ]
    }),
  ]
}

const PAGES: Readonly<Record<Level, (scene: Scene) => PageMark[]>> = {
  facil: joining,
  medio: numbering,
  desafio: ringing,
}

/** Things of the place, by name. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  bichos: ['barraca', 'lanterna'],
  objetos: ['quarto', 'parede', 'lanterna'],
  passeio: ['muro', 'rua', 'lanterna'],
  comidas: ['janela', 'cortina', 'lanterna'],
  lanche: ['quintal', 'lençol', 'lanterna'],
}

/** A figure is another task where others compete with its shadow, or where that is elsewhere. */
const itemOf = ({ figure, shadows, right }: ShadowTask): string =>
  `${figure} ${right} ${shadows.map(({ of, change, turn }) => `${of} ${change} ${turn}`).join(' ')}`

function drawPage(options: SheetOptions, page: Dealt, random: Random, index: number) {
  const tasks = (options.level === 'desafio' ? turnedTasks : sharedTasks)(page, options, random)
  const first = createRandom(options.seed).fork('people').integer(0, 9) * 3
  const marks = PAGES[options.level]({ options, tasks, look: index + first })
  const pen = new Pen(options.color)
  return {
    marks: [...clearOfTitle(marks, options.title), ...taskTitle(pen, options)],
    whole: true,
    facts: tasks,
    items: tasks.map(itemOf),
    pictures: [...(SHOWN[themeOf(options)] ?? []), ...tasks.map(({ figure }) => figure)],
  }
}

export const sombras: SheetKind<PagesFacts<readonly ShadowTask[]>> = {
  id: 'sombras',
  category: 'percepcao',
  themes: Object.keys(SHADOW_THINGS),
  draw: (options) => {
    const pages = dealFigures(options)
    return composeSheet(options, options.level === 'desafio' ? 'ring' : 'link', (random, index) =>
      drawPage(options, pages[index] ?? { figures: [], left: [] }, random, index),
    )
  },
}
