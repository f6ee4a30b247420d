/** Many things lie about: find those that the list shows, and count them. */
import type { Box } from '../../lettering/bounds.ts'
import { cellsOf, middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { DATE_PICTURES } from '../../pictures/date-sets.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { answerBox, rect } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { dealPictures } from './picture-deck.ts'
import { REPEATED } from './picture-sets.ts'

/** A group, of which a child counts every person, and a fan that few children know. */
const NOT_COUNTED = new Set(['family', 'hand-fan'])

const SETS: Readonly<Record<string, readonly string[]>> = {
  ...REPEATED,
  ...Object.fromEntries(
    Object.entries(DATE_PICTURES).map(([date, ids]) => [date, ids.filter((id) => !NOT_COUNTED.has(id))]),
  ),
}

interface Plan {
  readonly columns: number
  readonly rows: number
  /** Pictures to count, and pictures that only lie about. */
  readonly asked: number
  readonly others: number
  /** Fewest and most of one that is asked for. */
  readonly count: readonly [min: number, max: number]
}

const PLANS: Readonly<Record<Level, Plan>> = {
  facil: { columns: 5, rows: 4, asked: 3, others: 1, count: [2, 6] },
  medio: { columns: 7, rows: 6, asked: 4, others: 3, count: [4, 9] },
  desafio: { columns: 9, rows: 8, asked: 5, others: 4, count: [6, 14] },
}

export interface CountFacts {
  readonly asked: readonly { readonly id: string; readonly count: number }[]
  /** Everything in the field. */
  readonly field: readonly string[]
}

const LIST_HEIGHT = 46
const FIELD: Box = { ...CONTENT, height: CONTENT.height - LIST_HEIGHT - 6 }
const INSET = 3

/** Different counts for the pictures that are asked for. */
function countsOf(random: Random, { asked, count: [min, max] }: Plan): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return random.sample(all, asked)
}

function fillField(random: Random, plan: Plan, asked: readonly Picture[], others: readonly Picture[]) {
  const counts = countsOf(random, plan)
  const wanted = asked.flatMap((picture, i) => Array.from({ length: counts[i] ?? 0 }, () => picture))
  const room = plan.columns * plan.rows - wanted.length
  // A few places stay free, so that the field is not crowded and no row looks like a table.
  const free = Math.floor(room * 0.35)
  const rest = Array.from({ length: room - free }, (_, i) => others[i % others.length])
  const lying: (Picture | undefined)[] = [...wanted, ...rest, ...Array.from({ length: free }, () => undefined)]
  return { counts, lying: random.shuffle(lying) }
}

function drawField(random: Random, plan: Plan, lying: readonly (Picture | undefined)[], color: boolean): Mark[] {
  const box = {
    x: FIELD.x + INSET,
    y: FIELD.y + INSET,
    width: FIELD.width - 2 * INSET,
    height: FIELD.height - 2 * INSET,
  }
  const cells = cellsOf(plan.columns, plan.rows, { box, gap: 0 })
  const side = Math.min(cells[0]?.width ?? 0, cells[0]?.height ?? 0)
  const size = side * 0.82
  return [
    rect(FIELD.x, FIELD.y, FIELD.width, FIELD.height, { radius: 5, width: 0.8 }),
    ...cells.flatMap((cell, i): Mark[] => {
      const picture = lying[i]
      if (!picture) return []
      const [dx, dy] = [(cell.width - size) / 2, (cell.height - size) / 2].map((reach) => reach * 0.8)
      return [
        drawPicture(picture, {
          cx: middleX(cell) + random.between(-1, 1) * (dx ?? 0),
          cy: cell.y + cell.height / 2 + random.between(-1, 1) * (dy ?? 0),
          size,
          color,
        }),
      ]
    }),
  ]
}

function drawList(asked: readonly Picture[], counts: readonly number[], color: boolean): PageMark[] {
  const box = { ...CONTENT, y: CONTENT.y + CONTENT.height - LIST_HEIGHT, height: LIST_HEIGHT }
  const cells = cellsOf(asked.length, 1, { box, gap: 5 })
  return cells.flatMap((cell, i): PageMark[] => {
    const picture = asked[i]
    if (!picture) return []
    const cx = middleX(cell)
    const boxTop = cell.y + cell.height - 18
    return [
      rect(cell.x, cell.y, cell.width, cell.height, { radius: 4, width: 0.5 }),
      drawPicture(picture, { cx, cy: cell.y + 13.5, size: 22, color }),
      answerBox(cx - 9, boxTop, 18, 15),
      writtenAnswer(cx, boxTop + 7.5, String(counts[i]), 9),
    ]
  })
}

export const encontreEConte: SheetKind<PagesFacts<CountFacts>> = {
  id: 'encontre-e-conte',
  category: 'percepcao',
  themes: Object.keys(SETS),
  draw: (options: SheetOptions) => {
    const plan = PLANS[options.level]
    const ids = SETS[options.theme ?? 'frutas'] ?? []
    const pages = dealPictures(options, ids, { perPage: plan.asked + plan.others, mostShared: SMALL_DECK })
    return composeSheet(options, 'count', (random, index) => {
      const dealt = pages[index] ?? []
      // Things in the title are asked for.
      const named = dealt.filter(({ name }) => options.must?.includes(name))
      const ordered = [...named, ...dealt.filter((picture) => !named.includes(picture))]
      const [asked, others] = [ordered.slice(0, plan.asked), ordered.slice(plan.asked)]
      const { counts, lying } = fillField(random, plan, asked, others)
      const field = drawField(random, plan, lying, options.color)
      return {
        marks: [...field, ...drawList(asked, counts, options.color)],
        facts: {
          asked: asked.map(({ id }, i) => ({ id, count: counts[i] ?? 0 })),
          field: lying.flatMap((picture) => picture?.id ?? []),
        },
        items: asked.map(({ name }) => name),
      }
    })
  },
}
