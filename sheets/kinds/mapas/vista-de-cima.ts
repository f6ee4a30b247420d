/** A classroom, a bedroom and a square seen from the front and from above: their plans read, completed and walked on. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Layout, PLACE_LOOKS, type Placed, SEEN_PLACES, type SeenPlace } from '../../studio/places/seen-places.ts'
import { layoutOf, type PlanQuestion, questionsOf, threeWalks, type Walk } from './plan-layouts.ts'
import { type LegendTask, legendPage, type NumberTask, numbersPage } from './plan-pages.ts'
import { type WalkTask, walkPage } from './plan-walks.ts'

export interface PlanFacts {
  readonly numbers?: NumberTask
  readonly legend?: LegendTask
  readonly walk?: WalkTask
}

interface PlanPage {
  readonly facts: PlanFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
}

type Draw = (pen: Pen, random: Random, layouts: readonly Layout[], look: number) => PlanPage

/** The layout of the page that is drawn, after those of the pages before it. */
function lastOf(layouts: readonly Layout[]): Layout {
  const last = layouts.at(-1)
  if (!last) throw new RangeError('no layout')
  return last
}

const ASKED = 6
const MISSING = 4
const slotOf = ({ thing, u, v }: Placed) => `${thing.name} ${u}-${v}`

const numbers: Draw = (pen, random, layouts, look) => {
  const layout = lastOf(layouts)
  const task: NumberTask = { layout, asked: random.sample(layout.placed, ASKED) }
  return {
    facts: { numbers: task },
    marks: numbersPage(pen, look, task),
    items: task.asked.map((one, i) => `${i + 1} ${slotOf(one)}`),
  }
}

/** Two questions with two answers, of two kinds where there are such: neither names the answer of the other. */
function twoQuestions(random: Random, layout: Layout, missing: readonly Placed[]): PlanQuestion[] | null {
  const all = random.shuffle(questionsOf(layout, missing))
  const kind = ({ asks }: PlanQuestion) => asks.split(' ').slice(0, 3).join(' ')
  const names = ({ asks }: PlanQuestion, { answer }: PlanQuestion) => asks.includes(answer.thing.name)
  const pairs = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .filter((other) => other.answer !== one.answer && !names(one, other) && !names(other, one))
      .map((other): PlanQuestion[] => [one, other]),
  )
  return pairs.find(([one, other]) => one && other && kind(one) !== kind(other)) ?? pairs[0] ?? null
}

/** The last page's: at most one of its things was missing in the same place on a page before it. */
function dealLegend(layouts: readonly Layout[]): LegendTask {
  const known: string[] = []
  let task: LegendTask | null = null
  for (const [page, layout] of layouts.entries()) {
    const random = createRandom(layout.placed.map(slotOf).join()).fork(page)
    task = null
    for (let i = 0; !task; i++) {
      const own = random.fork(i)
      const missing = own.sample(layout.placed, MISSING)
      const questions = twoQuestions(own, layout, missing)
      const items = [...missing.map(slotOf), ...(questions ?? []).map(({ asks }) => asks)]
      if (questions && items.filter((item) => known.includes(item)).length <= 1) task = { layout, missing, questions }
    }
    known.push(...task.missing.map(slotOf), ...task.questions.map(({ asks }) => asks))
  }
  if (!task) throw new RangeError('no layout')
  return task
}

const legend: Draw = (pen, _, layouts, look) => {
  const task = dealLegend(layouts)
  return {
    facts: { legend: task },
    marks: legendPage(pen, look, task),
    items: [...task.missing.map(slotOf), ...task.questions.map(({ asks }) => asks)],
  }
}

/** Walks of the last page: those of the pages before it do not end at the same things to draw to. */
function dealWalks(layouts: readonly Layout[]): Walk[] {
  const known: string[] = []
  let walks: Walk[] = []
  layouts.forEach((layout, i) => {
    walks = threeWalks(createRandom(layout.placed.map(slotOf).join()).fork(i), layout, known)
    known.push(...walks.slice(0, 2).map(({ ends }) => ends.thing.name))
  })
  return walks
}

const walk: Draw = (pen, _, layouts, look) => {
  const task: WalkTask = { layout: lastOf(layouts), walks: dealWalks(layouts) }
  return {
    facts: { walk: task },
    marks: walkPage(pen, look, task),
    items: task.walks.map(({ legs, turns, ends }) => `${legs} ${turns} ${ends.thing.name}`),
  }
}

const DRAWS: Readonly<Record<Level, Draw>> = { facil: numbers, medio: legend, desafio: walk }

const PLACE_PICTURES: Readonly<Record<SeenPlace, readonly string[]>> = {
  sala: ['sala', 'sala de aula', 'porta'],
  quarto: ['quarto', 'porta', 'estrela'],
  praca: ['praça', 'portão', 'pipoca'],
}

export const vistaDeCima: SheetKind<PagesFacts<PlanFacts>> = {
  id: 'vista-de-cima',
  category: 'percepcao',
  themes: SEEN_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'sala') as SeenPlace
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork(place).integer(0, 3) + index
      const layouts = Array.from({ length: index + 1 }, (_, i) =>
        layoutOf(createRandom(options.seed).fork(`layout ${i}`), place),
      )
      const { marks, ...page } = DRAWS[options.level](pen, random, layouts, look)
      return {
        ...page,
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        pictures: ['planta', 'criança', ...PLACE_PICTURES[place], ...PLACE_LOOKS[place].things.map(({ name }) => name)],
        whole: true,
      }
    })
  },
}
