/** The people whom a product needs, out of order, each in their place of work. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { AT_THING } from '../../studio/work/doing.ts'
import { part } from '../../studio/work/settings.ts'
import { posed } from '../../studio/work/workers.ts'
import type { Chain, Step } from './chains.ts'

export interface ChainFacts {
  readonly chain: Chain
  /** As the page has them. */
  readonly shown: readonly Step[]
}

const FEET = [114, 197]
const [PLATE, BOX, SCALE] = [58, 9.4, 0.48]
const ABOVE = 53
const ASKING = { x: 14, y: 229, width: 182, height: 53 }

/** Three above, the others below. */
function spotOf(i: number, count: number) {
  const isAbove = i < Math.ceil(count / 2)
  const above = Math.ceil(count / 2)
  const [row, at] = isAbove ? [above, i] : [count - above, i - above]
  const wide = 182 / row
  return { x: 14 + wide * (at + 0.5), foot: FEET[isAbove ? 0 : 1] ?? 0, wide }
}

const station = (pen: Pen, facts: ChainFacts, step: Step, i: number): PageMark[] => {
  const { x, foot, wide } = spotOf(i, facts.shown.length)
  const left = x - PLATE / 2
  const [long, aside, up] = step.at ?? [27, 13, 0]
  const size = Math.min(...facts.shown.map(({ does }) => fitTextSize(does, 'text', 4.6, PLATE - 9)))
  return [
    ...marksOf([
      part(pen, step.setting, x, foot, { side: wide / 2, above: ABOVE, under: 3, scale: 1 }),
      standing(pen, step.thing, x + aside, foot - up, long),
      posed(pen, step.worker, x - 15, foot - 1, SCALE, AT_THING[i % AT_THING.length] ?? {}),
      pen.shape(box(x - wide / 2, foot - ABOVE, wide, ABOVE + 3, 1), null, 1),
      pen.shape(box(left, foot + 5, PLATE, 21, 2), 'white', 1),
      pen.text(left + 4, foot + 13, step.name, 5, { anchor: 'start' }),
      pen.text(left + 4, foot + 22.4, step.does, size, { font: 'text', anchor: 'start' }),
      pen.shape(box(left + PLATE - BOX - 2.5, foot + 6.6, BOX, BOX, 2), 'white', 0.9),
    ]),
    writtenAnswer(left + PLATE - BOX / 2 - 2.5, foot + 6.6 + BOX / 2, String(facts.chain.steps.indexOf(step) + 1), 7),
  ]
}

export function chainPage(pen: Pen, facts: ChainFacts): PageMark[] {
  const { chain, shown } = facts
  const lines = [
    { says: 'Quantas pessoas participam deste caminho?', word: String(chain.steps.length) },
    { says: 'A matéria-prima, que vem da natureza, é', word: chain.material },
    { says: 'Quem faz o primeiro trabalho?', word: chain.steps[0]?.name ?? '' },
    { says: 'Quem trabalha logo antes da vendedora?', word: chain.steps.at(-2)?.name ?? '' },
  ]
  return [
    ...marksOf([
      pen.shape(box(0, 0, 214, 300), 'cream', null),
      pen.shape(box(ASKING.x, ASKING.y, ASKING.width, ASKING.height, 3), 'white', 1.1),
    ]),
    ...shown.flatMap((step, i) => station(pen, facts, step, i)),
    ...lines.flatMap(({ says, word }, i): PageMark[] => {
      const y = ASKING.y + 11 + i * 12
      const from = ASKING.x + 8 + measureText(says, 'text', 5) + 3
      const to = ASKING.x + ASKING.width - 8
      return [
        ...marksOf([
          pen.text(ASKING.x + 8, y, says, 5, { font: 'text', anchor: 'start' }),
          pen.line(`M${from} ${y + 1.2}H${to}`, 0.6),
        ]),
        writtenAnswer((from + to) / 2, y - 2.4, word, 5.4),
      ]
    }),
  ]
}
