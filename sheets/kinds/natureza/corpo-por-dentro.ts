/** Inside the body: organs that feed it, the road of the blood, a balanced menu and habits to compare. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type BloodTask, bloodPage } from './blood-page.ts'
import { type FedTask, fedPage } from './fed-page.ts'
import { type HabitsTask, habitsPage, RISKS } from './habits-page.ts'
import {
  BLOOD_ORGANS,
  BLOOD_QUESTIONS,
  BLOOD_ROUTE,
  CLASS_FOODS,
  FED_ORGANS,
  type FoodName,
  MEAL_FOODS,
  MEAL_GROUPS,
  RIGHT_REASONS,
  SYSTEM_QUESTIONS,
  WRONG_REASONS,
} from './inner-facts.ts'
import { BODY_ROOMS, type BodyRoom } from './inner-poster.ts'
import { DAYS, type MenuTask, menuPage } from './menu-page.ts'

export interface InnerFacts {
  readonly fed?: FedTask
  readonly blood?: BloodTask
  readonly menu?: MenuTask
  readonly habits?: HabitsTask
}

/** `index` turns to other questions on each page. */
type Draw = (pen: Pen, room: BodyRoom, random: Random, look: number, index: number) => DrawnPage<InnerFacts>

const SYSTEMS = ['digestório', 'respiratório'] as const

const drawFed: Draw = (pen, room, random, look, index) => {
  const asked = SYSTEMS.map((system) => random.pick(SYSTEM_QUESTIONS.filter(({ answer }) => answer === system)))
  const right = RIGHT_REASONS[(look + index) % RIGHT_REASONS.length] ?? RIGHT_REASONS[0]
  const wrong = random.sample(WRONG_REASONS, 2).map((says) => ({ says, isRight: false }))
  const task: FedTask = {
    names: random.shuffle(FED_ORGANS).map(({ name }) => name),
    asked: room === 'escola' ? random.shuffle(asked) : [],
    reasons: random.shuffle([{ says: right, isRight: true }, ...wrong]),
  }
  return {
    facts: { fed: task },
    marks: fedPage(pen, room, look, task),
    items: [task.names.join(' '), ...task.reasons.map(({ says }) => says)],
    pictures: ['corpo', 'cartaz', 'crianças', ...task.names],
  }
}

const drawBlood: Draw = (pen, room, random, look, index) => {
  // Another pair on the next page.
  const first = (look + index) % BLOOD_QUESTIONS.length
  const task: BloodTask = {
    names: random.shuffle(BLOOD_ORGANS).map(({ name }) => name),
    steps: random.shuffle(BLOOD_ROUTE.map((_, i) => i)),
    asked: [0, 1].flatMap((i) => BLOOD_QUESTIONS[(first + i) % BLOOD_QUESTIONS.length] ?? []),
  }
  return {
    facts: { blood: task },
    marks: bloodPage(pen, room, look, task),
    items: [task.names.join(' '), task.steps.join(' '), ...task.asked.map(({ asks }) => asks)],
    pictures: ['corpo', 'vaso', 'cartaz', 'crianças', ...task.names],
  }
}

/** Most days of a Brazilian week have rice. */
const RICE: FoodName = 'arroz'
/** Instant noodles would also pass for a cereal. */
const NO_MEAL = CLASS_FOODS.U.filter((food) => food !== 'macarrão instantâneo')

const drawMenu: Draw = (pen, room, random, look, index) => {
  const chosen = MEAL_GROUPS.map((group) => ({
    group,
    food: group === 'cereais' ? RICE : random.pick<FoodName>(MEAL_FOODS[group]),
  }))
  const missing = random.shuffle(MEAL_GROUPS)
  const gaps = random.shuffle(MEAL_GROUPS.map((_, i) => i))
  const pastaDay = random.fork('pasta').integer(0, DAYS.length - 1)
  const lunches = missing.map((one, day) => {
    const foods = MEAL_GROUPS.filter((group) => group !== one).map((group): FoodName => {
      if (group === 'cereais') return day === pastaDay ? 'macarrão' : RICE
      return random.pick<FoodName>(MEAL_FOODS[group])
    })
    const gap = gaps[day] ?? 0
    const order = random.shuffle(foods)
    return { missing: one, foods: [...order.slice(0, gap), null, ...order.slice(gap)] }
  })
  const ultra = random.sample<FoodName>(NO_MEAL, 2).map((food) => ({ food, group: null }))
  const row = random.shuffle([...chosen, ...ultra])
  // Ultra-processed food has other numbers on the next page.
  const cut = (index * 2) % row.length
  const task: MenuTask = {
    lunches,
    counter: [...row.slice(cut), ...row.slice(0, cut)],
    asked: (look + index) % DAYS.length,
  }
  return {
    facts: { menu: task },
    marks: menuPage(pen, room, look, task),
    items: [missing.join(' '), ...task.counter.map(({ food }, i) => `${food} ${i}`)],
    pictures: ['cardápio', 'balcão', 'criança', ...task.counter.map(({ food }) => food)],
  }
}

/** Classes of the foods of both days: the second has more ultra-processed food. */
const CALM_DAYS = ['IIIIP', 'IIIPU'] as const
const BUSY_DAYS = ['IIPUU', 'IPUUU'] as const
const SHORT_MINUTES = [15, 20, 30, 35, 40, 45]
const LONG_MINUTES = [60, 75, 80, 90]

function foodsOf(random: Random, classes: string, taken: readonly FoodName[]): FoodName[] {
  const foods: FoodName[] = []
  for (const letter of classes) {
    const list: readonly FoodName[] = CLASS_FOODS[letter as keyof typeof CLASS_FOODS]
    const free = list.filter((food) => !foods.includes(food))
    const fresh = free.filter((food) => !taken.includes(food))
    foods.push(random.pick(fresh.length > 0 ? fresh : free))
  }
  return random.shuffle(foods)
}

const drawHabits: Draw = (pen, room, random, look, index) => {
  const calm = foodsOf(random, random.pick(CALM_DAYS), [])
  const busy = foodsOf(random, random.pick(BUSY_DAYS), calm)
  const task: HabitsTask = {
    days: [
      { name: 'segunda-feira', foods: calm, minutes: random.pick(LONG_MINUTES) },
      { name: 'sábado', foods: busy, minutes: random.pick(SHORT_MINUTES) },
    ],
    risk: RISKS[(look + index) % RISKS.length] ?? RISKS[0],
  }
  return {
    facts: { habits: task },
    marks: habitsPage(pen, room, look, task),
    items: task.days.map(({ name, foods, minutes }) => `${name} ${minutes} ${foods.join(' ')}`),
    pictures: ['diário', 'criança', ...calm, ...busy],
  }
}

const drawOf = (level: string, room: BodyRoom): Draw => {
  if (level === 'facil') return drawFed
  if (level === 'medio') return drawBlood
  return room === 'escola' ? drawMenu : drawHabits
}

export const corpoPorDentro: SheetKind<PagesFacts<InnerFacts>> = {
  id: 'corpo-por-dentro',
  category: 'pareamento',
  themes: BODY_ROOMS,
  draw: (options) => {
    const room = (options.theme ?? 'escola') as BodyRoom
    const draw = drawOf(options.level, room)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, room, random, sheet.fork(room).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
