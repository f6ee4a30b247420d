/** A classroom, a bedroom and a square seen from the front and from above: their plans read, completed and walked on. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type Layout, PLACE_LOOKS, type Placed, SEEN_PLACES, type SeenPlace } from '../../studio/places/seen-places.ts'
import { layoutOf, type PlanQuestion, questionsOf, threeWalks } from './plan-layouts.ts'
import { type LegendTask, legendPage, type NumberTask, numbersPage, type WalkTask, walkPage } from './plan-pages.ts'

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

type Draw = (pen: Pen, random: Random, layout: Layout, look: number) => PlanPage

const ASKED = 6
const MISSING = 4
const slotOf = ({ thing, u, v }: Placed) => `${thing.name} ${u}-${v}`

const numbers: Draw = (pen, random, layout, look) => {
  const task: NumberTask = { layout, asked: random.sample(layout.placed, ASKED) }
  return {
    facts: { numbers: task },
    marks: numbersPage(pen, look, task),
    items: task.asked.map((one, i) => `${i + 1} ${slotOf(one)}`),
  }
}

/** Two questions with two answers, of two kinds. */
function twoQuestions(random: Random, layout: Layout, missing: readonly Placed[]): PlanQuestion[] {
  const all = random.shuffle(questionsOf(layout, missing))
  const [first] = all
  if (!first) throw new RangeError('no question')
  const kind = ({ asks }: PlanQuestion) => asks.split(' ').slice(0, 3).join(' ')
  const others = all.filter(({ answer }) => answer !== first.answer)
  const second = others.find((one) => kind(one) !== kind(first)) ?? others[0]
  return second ? [first, second] : [first]
}

const legend: Draw = (pen, random, layout, look) => {
  const missing = random.sample(layout.placed, MISSING)
  const task: LegendTask = { layout, missing, questions: twoQuestions(random, layout, missing) }
  return {
    facts: { legend: task },
    marks: legendPage(pen, look, task),
    items: [...missing.map(slotOf), ...task.questions.map(({ asks }) => asks)],
  }
}

const walk: Draw = (pen, random, layout, look) => {
  const task: WalkTask = { layout, walks: threeWalks(random, layout) }
  return {
    facts: { walk: task },
    marks: walkPage(pen, look, task),
    items: task.walks.map(({ legs, turns, ends }) => `${legs} ${turns} ${ends.thing.name}`),
  }
}

const DRAWS: Readonly<Record<Level, Draw>> = { facil: numbers, medio: legend, desafio: walk }

const PLACE_PICTURES: Readonly<Record<SeenPlace, readonly string[]>> = {
  sala: ['sala', 'sala de aula', 'porta'],
  quarto: ['quarto', 'porta'],
  praca: ['praça', 'portão'],
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
      const layout = layoutOf(createRandom(options.seed).fork(`layout ${index}`), place)
      const { marks, ...page } = DRAWS[options.level](pen, random, layout, look)
      return {
        ...page,
        marks: [...marks, ...marksOf(pictureTitle(pen, options))],
        pictures: ['planta', 'criança', ...PLACE_PICTURES[place], ...PLACE_LOOKS[place].things.map(({ name }) => name)],
        whole: true,
      }
    })
  },
}
