/** Two moments of a story on each shelf, each beside its clock: where it began, where it ended, how long it took. */
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { createRandom } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { PANEL } from '../../studio/tales/panel.ts'
import { TALES, type TaleName } from '../../studio/tales/tales.ts'
import { DIGITAL, type DurationTheme, digitalClock, durationField, HOUR, timeField } from './duration-times.ts'

interface Activity {
  readonly name: string
  readonly tale: TaleName
  /** Of its panels. */
  readonly first: number
  readonly last: number
  /** Usual durations, minutes: whole hours, and with half hours. */
  readonly hours: readonly number[]
  readonly halves: readonly number[]
  readonly shows: readonly string[]
}

const ACTIVITIES: readonly Activity[] = [
  { name: 'Fazer o pão', tale: 'pao', first: 0, last: 3, hours: [120, 180], halves: [150, 210], shows: ['pão', 'avó'] },
  {
    name: 'Consertar o caminhão',
    tale: 'caminhao',
    first: 1,
    last: 3,
    hours: [60],
    halves: [90],
    shows: ['caminhão'],
  },
  {
    name: 'Da arrumação ao bolo',
    tale: 'aniversario',
    first: 0,
    last: 3,
    hours: [180, 240],
    halves: [210],
    shows: ['bolo', 'balão'],
  },
  { name: 'Responder à carta', tale: 'carta', first: 2, last: 3, hours: [60, 120], halves: [90], shows: ['carta'] },
  { name: 'Devolver o gatinho', tale: 'gatinho', first: 0, last: 3, hours: [120, 180], halves: [150], shows: ['gato'] },
  {
    name: 'Empinar e remendar a pipa',
    tale: 'pipa',
    first: 0,
    last: 3,
    hours: [60, 120],
    halves: [90],
    shows: ['pipa'],
  },
  {
    name: 'Piquenique até a chuva',
    tale: 'piquenique',
    first: 0,
    last: 2,
    hours: [60, 120],
    halves: [90],
    shows: ['cesta', 'guarda-chuva'],
  },
  {
    name: 'Plantar e regar a horta',
    tale: 'horta',
    first: 0,
    last: 1,
    hours: [60],
    halves: [90],
    shows: ['regador'],
  },
]

export interface Story {
  readonly activity: Activity
  readonly start: number
  readonly end: number
  /** True if the last moment is at the left. */
  readonly swapped: boolean
}

const STORIES = 3

export function dealStories(options: SheetOptions, theme: DurationTheme): Story[][] {
  const random = createRandom(options.seed).fork('stories')
  const deals = dealPages(options, {
    items: ACTIVITIES,
    perPage: STORIES,
    mostShared: SMALL_DECK,
    nameOf: ({ name }) => name,
  })
  return deals.map((activities, page) => {
    const own = random.fork(page)
    const swapped = own.integer(0, STORIES - 1)
    const begins = own.sample([8, 9, 10, 13, 14], STORIES)
    return activities.map((activity, i): Story => {
      const start = (begins[i] ?? 9) * HOUR + (theme === 'viagem' ? own.pick([0, 30]) : 0)
      const lasts = own.pick(theme === 'viagem' ? activity.halves : activity.hours)
      return { activity, start, end: start + lasts, swapped: i === swapped }
    })
  })
}

const TOPS = [62, 136, 210]
const SCALE = 0.64
const SHELF = 40
const LEFTS = [16.5, 109.5]
const WALLS = ['foam', 'pinkPale', 'yellowPale', 'purplePale'] as const
const CLOCKS = ['teal', 'red', 'blue'] as const

/** A picture in its wooden frame on the shelf. */
function picture(pen: Pen, x: number, y: number, { tale }: Activity, moment: number): Drawing {
  const [width, height] = [PANEL.width * SCALE, PANEL.height * SCALE]
  return [
    pen.shape(box(x - 1.6, y - 1.6, width + 3.2, height + 3.2, 1), 'wood', 1),
    pen
      .plane('middle')
      .at(x, y, SCALE, (own) => [
        own.clip(box(0, 0, PANEL.width, PANEL.height), TALES[tale][moment]?.(own) ?? []),
        own.shape(box(0, 0, PANEL.width, PANEL.height), null, 0.8),
      ]),
  ]
}

function shelfRow(pen: Pen, story: Story, row: number): PageMark[] {
  const top = TOPS[row] ?? 0
  const { activity, start, end, swapped } = story
  const moments = swapped ? [activity.last, activity.first] : [activity.first, activity.last]
  const times = swapped ? [end, start] : [start, end]
  const foot = top + SHELF
  const y = foot + 13
  const asks = (end - start) % HOUR ? 'h min' : 'h'
  return [
    ...marksOf([
      LEFTS.map((x, i) => [
        picture(pen, x, top, activity, moments[i] ?? 0),
        digitalClock(
          pen,
          x + PANEL.width * SCALE + 3 + DIGITAL.width / 2,
          foot,
          times[i] ?? 0,
          CLOCKS[row % 3] ?? 'teal',
        ),
      ]),
      pen.shape(box(4, foot, 202, 27.5, 1), 'woodPale', 1.1),
      pen.shape(box(4, foot, 202, 3, 1), 'wood', 0.9),
      pen.text(15, y + 7.6, 'início', 5, { font: 'text', anchor: 'start' }),
      pen.text(66, y + 7.6, 'fim', 5, { font: 'text', anchor: 'start' }),
      pen.text(122, y + 7.6, 'durou', 5, { font: 'text', anchor: 'start' }),
      pen.text(15, foot + 9.6, activity.name, 5.6, { anchor: 'start' }),
    ]),
    ...timeField(pen, 31, y, start),
    ...timeField(pen, 76, y, end),
    ...durationField(pen, 139, y, end - start, asks),
  ]
}

export const storyPage = (pen: Pen, stories: readonly Story[], look: number): PageMark[] => [
  ...marksOf([
    pen.shape(box(0, 0, 214, 300), inTurn(WALLS, look), null),
    pen.line([...Array(13)].map((_, i) => `M${9 + i * 16} 10V300`).join(''), 0.5, 'stone'),
  ]),
  ...stories.flatMap((story, row) => shelfRow(pen, story, row)),
]
