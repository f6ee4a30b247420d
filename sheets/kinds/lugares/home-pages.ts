/** Homes and their materials to join, homes to recognise and compare, reasons to read and a home to plan. */

import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { answer, type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { path } from '../../scene/marks.ts'
import { standing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { type HomeLand, homeLand, type Sited } from '../../studio/places/home-land.ts'
import { BUILT_OF, type DwellingName } from '../../studio/shapes/dwellings.ts'
import type { HomeReason, HomeRiddle, HomeTrait, PlannedPlace } from './home-facts.ts'

const PANEL = { x: 14, y: 206, width: 182, height: 76 }
const BOX = 12.4

const numberOf = (sites: readonly Sited[], home: DwellingName) =>
  String(sites.findIndex(({ name }) => name === home) + 1)

const slot = (pen: Pen, cx: number, cy: number, content: string, side = BOX): PageMark[] => [
  ...marksOf(pen.shape(box(cx - side / 2, cy - side / 2, side, side, 2), 'white', 0.9)),
  writtenAnswer(cx, cy, content, side * 0.6),
]

export interface MaterialTask {
  readonly sites: readonly Sited[]
  /** Homes in the order of their materials on the shelf. */
  readonly shelf: readonly DwellingName[]
}

/** A lean-to with a shelf for each three materials. */
function store(pen: Pen): Drawing {
  const { x, y, width, height } = PANEL
  return [
    pen.shape(box(x, y, width, height, 2), 'wood', 1.2),
    pen.shape(box(x + 3, y + 3, width - 6, height - 6, 1.5), 'cream', 0.9),
    pen.shape(box(x, y + 39, width, 3.4, 0.8), 'woodPale', 1),
  ]
}

export function materialsPage(pen: Pen, land: HomeLand, variant: number, { sites, shelf }: MaterialTask): PageMark[] {
  const [column, top] = [(PANEL.width - 12) / 6, PANEL.y + 39]
  const size = Math.min(...shelf.map((home) => fitTextSize(BUILT_OF[home][0], 'text', 4.4, column - 2)))
  return [
    ...marksOf([homeLand(pen, land, sites, variant), store(pen)]),
    ...shelf.flatMap((home, i): PageMark[] => {
      const x = PANEL.x + 6 + column * (i + 0.5)
      const [name, draw] = BUILT_OF[home]
      return [
        ...marksOf([standing(pen, draw, x, top, 27), pen.text(x, top + 10.4, name, size, { font: 'text' })]),
        ...slot(pen, x, top + 21.4, numberOf(sites, home), 13),
      ]
    }),
  ]
}

export interface CompareTask {
  readonly sites: readonly Sited[]
  readonly riddles: readonly HomeRiddle[]
  readonly pair: readonly [DwellingName, DwellingName]
  readonly traits: readonly HomeTrait[]
}

const paper = (pen: Pen): Drawing => pen.shape(box(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 3), 'white', 1.2)

/** Words broken into two lines at most, about the same length. */
function halved(words: string): string[] {
  const all = words.split(' ')
  const cuts = all.map((_, i) => [all.slice(0, i + 1).join(' '), all.slice(i + 1).join(' ')] as const)
  const longest = ([one, other]: readonly [string, string]) =>
    Math.max(measureText(one, 'text', 4), measureText(other, 'text', 4))
  const [best] = cuts.sort((a, b) => longest(a) - longest(b))
  return (best ?? [words]).filter((line) => line !== '')
}

const twoLines = (pen: Pen, x: number, cy: number, lines: readonly string[], size: number): Drawing =>
  lines.map((line, i) =>
    pen.text(x, cy + size * 0.35 + (i - (lines.length - 1) / 2) * size * 1.25, line, size, {
      font: 'text',
      anchor: 'start',
    }),
  )

const cross = (x: number, y: number) => `M${x - 2.2} ${y - 2.2}l4.400 4.400M${x + 2.2} ${y - 2.2}l-4.400 4.400`
const TABLE = { x: PANEL.x + 100, width: 78, first: 11, row: 14.2, columns: [52, 68] }

function table(pen: Pen, { pair, traits }: CompareTask, sites: readonly Sited[]): PageMark[] {
  const { x, width, first, row } = TABLE
  const top = PANEL.y + 4
  const lines = traits.map(({ says }) => halved(says))
  const size = Math.min(...lines.flat().map((line) => fitTextSize(line, 'text', 4.4, 42)))
  return [
    ...marksOf([
      pen.shape(box(x, top, width, first + row * traits.length, 1.6), 'yellowPale', 0.9),
      pen.text(x + 3, top + 7.2, 'Quem é assim?', 4.8, { anchor: 'start' }),
      pair.map((home, i) => [
        pen.shape(circle(x + (TABLE.columns[i] ?? 0), top + 5.6, 4.4), 'yellow', 0.9),
        pen.text(x + (TABLE.columns[i] ?? 0), top + 7.7, numberOf(sites, home), 5.6),
      ]),
      traits.map((_, i) => [
        pen.line(`M${x} ${top + first + row * i}h${width}`, 0.6),
        twoLines(pen, x + 2.4, top + first + row * (i + 0.5), lines[i] ?? [], size),
      ]),
    ]),
    ...traits.flatMap(({ of }, i) =>
      pair.flatMap((home, column): PageMark[] => {
        const [cx, cy] = [x + (TABLE.columns[column] ?? 0), top + first + row * (i + 0.5)]
        return [
          ...marksOf(pen.shape(box(cx - 4.6, cy - 4.6, 9.2, 9.2, 1.4), 'white', 0.8)),
          ...(of.includes(home) ? [answer([path(cross(cx, cy), { stroke: ANSWER_RED, width: 1.2 })])] : []),
        ]
      }),
    ),
  ]
}

export function comparePage(pen: Pen, land: HomeLand, variant: number, task: CompareTask): PageMark[] {
  const { sites, riddles } = task
  const lines = riddles.map(({ says }) => halved(says))
  const size = Math.min(4.6, ...lines.flat().map((line) => fitTextSize(line, 'text', 4.6, 76)))
  return [
    ...marksOf([homeLand(pen, land, sites, variant), paper(pen)]),
    ...riddles.flatMap(({ answer: home }, i): PageMark[] => {
      const cy = PANEL.y + 11.5 + i * 18
      return [
        ...marksOf(twoLines(pen, PANEL.x + 5, cy, lines[i] ?? [], size)),
        ...slot(pen, PANEL.x + 90, cy, numberOf(sites, home)),
      ]
    }),
    ...table(pen, task, sites),
  ]
}

export interface ReasonTask {
  readonly sites: readonly Sited[]
  readonly reasons: readonly HomeReason[]
  readonly plannedFor: PlannedPlace
}

/** A block of flats may be of bricks too: one of the two is no word to choose. */
const SIMILAR: readonly (readonly [DwellingName, DwellingName])[] = [
  ['prédio', 'casa de tijolo'],
  ['casa de tijolo', 'prédio'],
]

/** Materials to choose from, in the order of the alphabet. */
export function bankOf(reasons: readonly HomeReason[]): string[] {
  const asked = reasons.map(({ home }) => home)
  const unclear = SIMILAR.filter(([one, other]) => asked.includes(one) && !asked.includes(other)).map(
    ([, other]) => other,
  )
  return (Object.keys(BUILT_OF) as DwellingName[])
    .filter((home) => !unclear.includes(home))
    .map((home) => BUILT_OF[home][0])
    .sort()
}

const COLUMNS = { why: 5, home: 86, material: 134, end: 177 }
const SKETCH = { left: 122, top: 47, width: 55, height: 25.5 }

export function reasonsPage(
  pen: Pen,
  land: HomeLand,
  variant: number,
  { sites, reasons, plannedFor }: ReasonTask,
): PageMark[] {
  const { x, y } = PANEL
  const lines = reasons.map(({ why }) => halved(why))
  const size = Math.min(...lines.flat().map((line) => fitTextSize(line, 'text', 4.4, 78)))
  const row = (i: number) => y + 16 + i * 12.6
  const plan = halved(`Planeje e desenhe uma moradia para um lugar ${plannedFor.where}.`)
  const bank = bankOf(reasons).join('   ·   ')
  const end = SKETCH.left - 5
  return [
    ...marksOf([
      homeLand(pen, land, sites, variant),
      paper(pen),
      pen.text(x + COLUMNS.why, y + 7, 'Por que é assim?', 4.8, { anchor: 'start' }),
      pen.text(x + COLUMNS.home, y + 7, 'Moradia', 4.8, { anchor: 'start' }),
      pen.text(x + COLUMNS.material, y + 7, 'Material', 4.8, { anchor: 'start' }),
      pen.line(`M${x + 3} ${y + 9.4}h${PANEL.width - 6}`, 0.6),
      pen.shape(box(x + 4, y + 36, PANEL.width - 8, 7, 2), 'yellowPale', 0.7),
      pen.text(x + PANEL.width / 2, y + 40.9, bank, fitTextSize(bank, 'text', 4.4, PANEL.width - 14), { font: 'text' }),
      twoLines(pen, x + COLUMNS.why, y + 51, plan, Math.min(...plan.map((one) => fitTextSize(one, 'text', 4.4, 112)))),
      pen.shape(box(x + SKETCH.left, y + SKETCH.top, SKETCH.width, SKETCH.height, 2), 'white', 0.8),
    ]),
    ...reasons.flatMap(({ home }, i): PageMark[] => {
      const cy = row(i)
      const [material] = BUILT_OF[home]
      return [
        ...marksOf([
          twoLines(pen, x + COLUMNS.why, cy, lines[i] ?? [], size),
          pen.line(
            `M${x + COLUMNS.home} ${cy + 3.4}H${x + COLUMNS.material - 5}M${x + COLUMNS.material} ${cy + 3.4}H${x + COLUMNS.end}`,
            0.6,
          ),
        ]),
        writtenAnswer(x + (COLUMNS.home + COLUMNS.material - 5) / 2, cy, home, 4.6),
        writtenAnswer(x + (COLUMNS.material + COLUMNS.end) / 2, cy, material, 4.6),
      ]
    }),
    ...(
      [
        ['Ela é feita de', plannedFor.madeOf],
        ['porque', plannedFor.because],
      ] as const
    ).flatMap(([words, example], i): PageMark[] => {
      const base = y + 62.4 + i * 9
      const { from, marks } = wordsAndLine(pen, words, [x + COLUMNS.why, base], 4.6, x + end)
      const says = `Exemplo: ${example}.`
      return [
        ...marks,
        writtenAnswer((from + x + end) / 2, base - 2, says, fitTextSize(says, 'display', 4.2, x + end - from - 3)),
      ]
    }),
  ]
}
