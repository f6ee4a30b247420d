/** A classroom, a bedroom and a square seen from the front and from above: their plans read, completed and walked on. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Layout, PLACE_LOOKS, type Placed, SEEN_PLACES, type SeenPlace } from '../../studio/places/seen-places.ts'
import { layoutOf, type PlanQuestion, questionsOf, threeWalks } from './plan-layouts.ts'
import { type LegendTask, legendPage, type NumberTask, numbersPage } from './plan-pages.ts'
import { type WalkTask, walkPage } from './plan-walks.ts'

export interface PlanFacts {
  readonly numbers?: NumberTask
  readonly legend?: LegendTask
  readonly walk?: WalkTask
}

type Draw = (pen: Pen, random: Random, index: number, look: number) => DrawnPage<PlanFacts>

const ASKED = 6
const MISSING = 4
const slotOf = ({ thing, u, v }: Placed) => `${thing.name} ${u}-${v}`

/** Choices of a layout that hang on it and its page alone. */
const randomOf = (layout: Layout, page: number) => createRandom(layout.placed.map(slotOf).join()).fork(page)

function ofPage<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (!item) throw new RangeError(`no page ${index}`)
  return item
}

const numberPages =
  (layouts: readonly Layout[]): Draw =>
  (pen, random, index, look) => {
    const layout = ofPage(layouts, index)
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

const itemsOf = ({ missing, questions }: LegendTask) => [...missing.map(slotOf), ...questions.map(({ asks }) => asks)]

/** After so many attempts, pages may share one item more. */
const PATIENCE = 200

/** Of things missing in their places and of questions, a page shares at most one with those before it. */
function dealLegends(layouts: readonly Layout[]): LegendTask[] {
  const known = new Set<string>()
  return layouts.map((layout, page) => {
    const random = randomOf(layout, page)
    for (let i = 0; ; i++) {
      const own = random.fork(i)
      const missing = own.sample(layout.placed, MISSING)
      const questions = twoQuestions(own, layout, missing)
      if (!questions) continue
      const task: LegendTask = { layout, missing, questions }
      const items = itemsOf(task)
      if (items.filter((item) => known.has(item)).length > 1 + Math.floor(i / PATIENCE)) continue
      for (const item of items) known.add(item)
      return task
    }
  })
}

function legendPages(layouts: readonly Layout[]): Draw {
  const tasks = dealLegends(layouts)
  return (pen, _, index, look) => {
    const task = ofPage(tasks, index)
    return { facts: { legend: task }, marks: legendPage(pen, look, task), items: itemsOf(task) }
  }
}

/** Walks to draw end at other things than on the pages before. */
function dealWalks(layouts: readonly Layout[]): WalkTask[] {
  const known: string[] = []
  return layouts.map((layout, page) => {
    const walks = threeWalks(randomOf(layout, page), layout, known)
    known.push(...walks.slice(0, 2).map(({ ends }) => ends.thing.name))
    return { layout, walks }
  })
}

function walkPages(layouts: readonly Layout[]): Draw {
  const tasks = dealWalks(layouts)
  return (pen, _, index, look) => {
    const task = ofPage(tasks, index)
    return {
      facts: { walk: task },
      marks: walkPage(pen, look, task),
      items: task.walks.map(({ legs, turns, ends }) => `${legs} ${turns} ${ends.thing.name}`),
    }
  }
}

const PAGES: Readonly<Record<Level, (layouts: readonly Layout[]) => Draw>> = {
  facil: numberPages,
  medio: legendPages,
  desafio: walkPages,
}

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
    const layouts = Array.from({ length: options.pages }, (_, i) =>
      layoutOf(createRandom(options.seed).fork(`layout ${i}`), place),
    )
    const draw = PAGES[options.level](layouts)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork(place).integer(0, 3) + index
      const { marks, ...page } = draw(pen, random, index, look)
      return {
        ...page,
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        pictures: ['planta', 'criança', ...PLACE_PICTURES[place], ...PLACE_LOOKS[place].things.map(({ name }) => name)],
        whole: true,
      }
    })
  },
}
