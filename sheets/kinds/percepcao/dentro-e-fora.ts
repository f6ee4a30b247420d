/** Inside and outside, on and under, before and behind, near and far: circle, follow orders, describe places. */
import { composeSheet, type DrawnPage, type PagesFacts, withNames } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { type CastName, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { INSIDE_HOMES, INSIDE_PLACES, type InsidePlace } from '../../studio/places/inside-homes.ts'
import { PAIRED_PLACES } from '../../studio/places/paired-places.ts'
import { askedOf, type InsideTask, insideTask, orderOf, type PairsTask, pairsTask, wordsOf } from './inside-facts.ts'
import { circlePage, ordersPage, sentencesPage } from './inside-pages.ts'

export interface InsideFacts {
  readonly inside?: InsideTask
  readonly pairs?: PairsTask
}

/** Every page another place. */
const MIXED = 'lugares'

interface Page {
  readonly pen: Pen
  readonly random: Random
  readonly sheet: Random
  readonly place: InsidePlace
  readonly turn: number
  readonly helper: CastName
}

/** A fish by its colour is a fish, too. */
const named = (name: string): string[] => [name, name.split(' ')[0] ?? name]

function circled({ pen, random, sheet, place, turn, helper }: Page): DrawnPage<InsideFacts> {
  const inside = insideTask(random, sheet, place, turn)
  const things = [...inside.dentro, ...inside.fora].flatMap((name) => name ?? [])
  return {
    facts: { inside },
    marks: circlePage(pen, inside, helper),
    items: askedOf(inside).map((name) => `${inside.asks} ${INSIDE_HOMES[place].of}: ${name}`),
    pictures: [...INSIDE_HOMES[place].shows, ...things.flatMap(named)],
    named: { pedido: wordsOf(inside) },
  }
}

const paired =
  (draw: typeof ordersPage, itemOf: (task: PairsTask, i: number) => string) =>
  ({ pen, random, sheet, place, turn, helper }: Page): DrawnPage<InsideFacts> => {
    const pairs = pairsTask(random, sheet, place, turn)
    return {
      facts: { pairs },
      marks: draw(pen, pairs, helper),
      items: pairs.tasks.map((_, i) => itemOf(pairs, i)),
      pictures: [...PAIRED_PLACES[place].shows, ...pairs.tasks.map(({ thing }) => thing)],
    }
  }

const DRAW: Readonly<Record<Level, (page: Page) => DrawnPage<InsideFacts>>> = {
  facil: circled,
  medio: paired(ordersPage, ({ tasks, colour }, i) => {
    const task = tasks[i]
    return task ? orderOf(task, colour) : ''
  }),
  desafio: paired(sentencesPage, ({ tasks }, i) => {
    const task = tasks[i]
    return task ? `${task.thing} ${task.relation} ${task.reference.of}` : ''
  }),
}

export const dentroEFora: SheetKind<PagesFacts<InsideFacts>> = {
  id: 'dentro-e-fora',
  category: 'percepcao',
  themes: [MIXED, ...INSIDE_PLACES],
  draw: (options) =>
    composeSheet(options, options.level === 'desafio' ? 'write' : 'ring', (random, index, sheet) => {
      const mixed = !options.theme || options.theme === MIXED
      const start = sheet.fork('places').integer(0, INSIDE_PLACES.length - 1)
      const place = mixed
        ? (INSIDE_PLACES[(start + index) % INSIDE_PLACES.length] ?? 'sitio')
        : (options.theme as InsidePlace)
      const helper = STANDING[(sheet.fork('helper').integer(0, 9) + index) % STANDING.length] ?? 'bia'
      const pen = new Pen(options.color)
      const page = DRAW[options.level]({ pen, random, sheet, place, turn: index, helper })
      const instruction = withNames(options.instruction, page.named)
      const heading = pictureTitle(pen, { title: options.title, instruction })
      return { ...page, marks: [...page.marks, ...marksOf(heading)], whole: true }
    }),
}
