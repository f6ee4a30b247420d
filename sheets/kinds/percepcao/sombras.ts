/**
 * Figures and their shadows at night: each is joined to its own, then shadows get the numbers of look-alikes and one is
 * left over, at last the right one is ringed among turned ones that are mirrored, bitten or related.
 */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { area, circle, dot, path, round } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { centred, reachOf, standing, type Thing } from '../../studio/fit.ts'
import { circle as circleData } from '../../studio/paths.ts'
import { inkOf, marksOf, Pen } from '../../studio/pen.ts'
import { LEDGE, ledge, pinned, shadowStage, standee } from '../../studio/places/shadow-screens.ts'
import { SHADOW_THINGS } from '../../studio/shapes/shadow-things.ts'
import { slotAt } from '../matematica/counted-rows.ts'
import { dealFigures, type Shadow, type ShadowTask, shadowThing, sharedTasks, turnedTasks } from './shadow-tasks.ts'

/** A shadow is grey: a page of black ones is hard to look at. */
const SHADOW: Ink = [0, 0, 0, 80]

/** All that is drawn in the ink of the shadow: its outline is that of the figure, lines and all. */
function darkened(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'text') return []
    if (mark.kind === 'group') return [{ ...mark, children: darkened(mark.children) }]
    return [{ ...mark, ...(mark.fill && { fill: SHADOW }), ...(mark.stroke && { stroke: SHADOW }) }]
  })
}

/** The longer side of a thing in a room, mm. */
function sizeIn(thing: Thing, room: { readonly width: number; readonly height: number }): number {
  const { width, height } = reachOf(thing)
  return Math.min(room.width / width, room.height / height) * Math.max(width, height)
}

/** The same, however it is turned. */
function turnedSize(thing: Thing, side: number): number {
  const { width, height } = reachOf(thing)
  return (side / Math.sqrt(width * width + height * height)) * Math.max(width, height)
}

/** A thing held by its foot, which is as much larger as its shadow is. */
const upright = (pen: Pen, thing: Thing, x: number, foot: number, size: number, growth = 1): Mark[] => [
  standing(pen, thing, x, foot - 1.8 * growth, size),
  ...marksOf(standee(pen, x, foot, growth)),
]

interface Scene {
  readonly options: SheetOptions
  readonly tasks: readonly ShadowTask[]
  readonly look: number
}

const themeOf = ({ theme = 'bichos' }: SheetOptions) => theme

const drawOf = (options: SheetOptions, name: string): Thing => shadowThing(options, name).draw

/** Figures on the ledge, and shadows larger than they are by one factor: the same lamp throws them. */
function sizesOf({ options, tasks }: Scene, figures: Box, room: Box) {
  const shadows = tasks[0]?.shadows ?? []
  const growth = Math.min(
    ...shadows.map(({ of }) => sizeIn(drawOf(options, of), room) / sizeIn(drawOf(options, of), figures)),
  )
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
  const stage = { screen: { x: 20, y: 60, width: 170, height: 84 }, floor: 234 }
  const top = 214
  const shadows = tasks[0]?.shadows ?? []
  const above = cellsOf(shadows.length, 1, { box: { x: 25, y: 66, width: 160, height: 62 }, gap: 4 })
  const below = cellsOf(tasks.length, 1, { box: { x: 21, y: top - 46, width: 168, height: 44 }, gap: 4 })
  const sizes = sizesOf(scene, below[0] ?? stage.screen, above[0] ?? stage.screen)
  const [upper, lower] = [138, top - 52]
  const curves = tasks.map(({ right }, i): Mark => {
    const [from, to] = [middleX(above[right] ?? stage.screen), middleX(below[i] ?? stage.screen)]
    const bend = (lower - upper) * 0.45
    const d = `M${round(from)} ${upper}C${round(from)} ${upper + bend} ${round(to)} ${round(lower - bend)} ${round(to)} ${lower}`
    return path(d, { stroke: ANSWER_RED, width: 0.9 })
  })
  return [
    ...marksOf([shadowStage(pen, themeOf(options), stage, look), ledge(pen, top)]),
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
  const stage = { screen: { x: 20, y: 59, width: 170, height: 116 }, floor: 234 }
  const top = 216
  const shadows = tasks[0]?.shadows ?? []
  const above = cellsOf(Math.ceil(shadows.length / 2), 2, {
    box: { x: 24, y: 62, width: 162, height: 110 },
    gap: 4,
  })
  const below = cellsOf(tasks.length, 1, { box: { x: 21, y: top - 33, width: 168, height: 31 }, gap: 4 })
  const roomOf = (cell: Box): Box => ({ ...cell, height: cell.height - SLOT.height - 7 })
  const sizes = sizesOf(scene, below[0] ?? stage.screen, roomOf(above[0] ?? stage.screen))
  return [
    ...marksOf([shadowStage(pen, themeOf(options), stage, look), ledge(pen, top)]),
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
const CARD = { x: 14, width: 39 }

/** Where a bite is, and how large, in shares of the longer side of an upright thing. */
const BITE = { at: 0.42, r: 0.24 }

/** A shadow as it is turned; a bite has the colour of the screen. */
function turnedShadow(pen: Pen, thing: Thing, shadow: Shadow, x: number, y: number, size: number): Mark[] {
  const { turn, change } = shadow
  const whole = darkened([centred(pen, thing, x, y, size, { turn, flip: change === 'mirrored' })])
  if (change !== 'bitten') return whole
  const { width, height } = reachOf(thing)
  const angle = (turn * Math.PI) / 180
  // On the right flank, where neither a stalk nor a foot is.
  const out = (width / Math.max(width, height)) * size * BITE.at
  const [bx, by] = [round(x + Math.cos(angle) * out), round(y + Math.sin(angle) * out)]
  const bites = [-0.5, 0.5].map((share) => {
    const r = size * BITE.r * 0.62
    return circleData(
      round(bx - Math.sin(angle) * share * r * 1.5),
      round(by + Math.cos(angle) * share * r * 1.5),
      round(r),
    )
  })
  return [...whole, area(bites.join(''), pen.colour ? inkOf('glow') : inkOf('white'))]
}

/** The right shadow is ringed among those that are turned with it. */
function ringing({ options, tasks, look }: Scene): PageMark[] {
  const pen = new Pen(options.color)
  const stage = { screen: { x: 60, y: 59, width: 137, height: 190 }, floor: 254 }
  const rows = cellsOf(1, tasks.length, { box: { x: 15, y: 62, width: 178, height: 184 }, gap: 2 })
  const first = rows[0] ?? stage.screen
  return [
    ...marksOf([
      shadowStage(pen, themeOf(options), stage, look),
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

/** What is seen of the place, by name. */
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

function drawPage(options: SheetOptions, page: ReturnType<typeof dealFigures>[number], random: Random) {
  const tasks = (options.level === 'desafio' ? turnedTasks : sharedTasks)(page, options, random)
  const marks = PAGES[options.level]({ options, tasks, look: random.fork('people').integer(0, 99) })
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
      drawPage(options, pages[index] ?? [], random),
    )
  },
}
