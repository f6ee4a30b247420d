/** Pages of a comic strip: who speaks and why it is funny, panels to put in order, a last balloon to write. */
import type { PageMark } from '../../scene/answers.ts'
import { writtenAnswer } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { balloonsIn, drawPanel, PANEL, scaleOf, written } from '../../studio/places/strip-panels.ts'
import { answerBox, ruled } from '../escrita/papers.ts'
import { type Ask, askedRows, stepIn } from './asked-rows.ts'
import type { Strip } from './strip-facts.ts'

export interface StripTask {
  readonly strip: Strip
  /** Panels in the order of the page. */
  readonly order: readonly number[]
  readonly asks: readonly Ask[]
}

export const stripAsks = ({ speaker, fact, funny }: Strip): Ask[] => [
  { ask: `Quem fala no quadrinho ${speaker.panel}?`, options: speaker.who, right: 0 },
  { ask: fact.ask, options: fact.options, right: 0 },
  { ask: 'A graça é que:', options: funny, right: 0 },
]

const [LEFT, TOP, GAP] = [16, 65, 3]
const FULL = 2 * PANEL.width + GAP
const GROUNDS: readonly [Fill, ...Fill[]] = ['yellowPale', 'bluePale', 'pinkPale', 'purplePale']

/** Left edge, foot and width of each panel; the first of three is as wide as two. */
function roomOf(count: number, at: number) {
  const slot = count === 3 && at > 0 ? at + 1 : at
  return {
    x: LEFT + (slot % 2) * (PANEL.width + GAP),
    foot: TOP + PANEL.height + Math.floor(slot / 2) * (PANEL.height + GAP),
    width: count === 3 && at === 0 ? FULL : PANEL.width,
  }
}

function panels(pen: Pen, { strip, order }: StripTask, look: number, level: Level): PageMark[] {
  const scale = scaleOf(strip.panels)
  return [
    ...marksOf([
      pen.shape(box(4, 10, 204, 290), inTurn(GROUNDS, look), null),
      pen.shape(box(LEFT - 3, TOP - 3, FULL + 6, 2 * PANEL.height + GAP + 6, 2), 'white', 1.1),
    ]),
    ...order.flatMap((index, at): PageMark[] => {
      const panel = strip.panels[index]
      if (!panel) return []
      const { x, foot, width } = roomOf(order.length, at)
      const isOpen = level === 'desafio' && index === order.length - 1
      const says = panel.says ?? []
      const last = balloonsIn(says, scale, isOpen).at(-1)
      const words = isOpen && last ? written(last, says.at(-1)?.text ?? '') : []
      const number: PageMark[] =
        level === 'medio'
          ? answerBox(pen, [x + 7, foot - 7], 10, String(index + 1))
          : marksOf([
              pen.shape(box(x + 2, foot - 9, 7, 7, 1.4), 'white', 0.8),
              pen.text(x + 5.5, foot - 3.6, index + 1, 5),
            ])
      return [
        ...marksOf(pen.at(x, foot, 1, (own) => drawPanel(own, panel, { place: strip.place, scale, width, isOpen }))),
        ...(last
          ? words.map((line, i) =>
              writtenAnswer(
                x + (width - PANEL.width) / 2 + last.x + last.width / 2,
                foot + last.y + 4.4 + i * 6,
                line,
                4.6,
              ),
            )
          : []),
        ...number,
      ]
    }),
  ]
}

const PAPER = TOP + 2 * PANEL.height + GAP + 6
const PAPER_FOOT = 283
const paperBelow = (pen: Pen): PageMark[] =>
  marksOf(pen.shape(box(LEFT - 3, PAPER, FULL + 6, PAPER_FOOT - PAPER, 3), 'white', 1.1))

const linesAt = (pen: Pen, y: number, count: number, value?: string): PageMark[] =>
  ruled(pen, {
    at: [LEFT + 3, y],
    to: LEFT + FULL - 3,
    step: 11,
    count,
    size: 5,
    ...(value && { value: `Ex.: ${value}` }),
  })

const label = (pen: Pen, y: number, words: string): PageMark[] =>
  marksOf(pen.text(LEFT + 3, y, words, 5.6, { anchor: 'start' }))

const TASKS: Readonly<Record<Level, (pen: Pen, task: StripTask) => PageMark[]>> = {
  facil: (pen, { asks }) => {
    const [width, size] = [FULL - 8, 5.2]
    const step = Math.min(10, stepIn(asks, width, size, PAPER_FOOT - PAPER - 2))
    return askedRows(pen, asks, { x: LEFT + 4, y: PAPER + 8.4, width, step, size })
  },
  medio: (pen, { strip }) => [
    ...label(pen, PAPER + 11, 'Conte a história da tirinha:'),
    ...linesAt(pen, PAPER + 26, 4, strip.told),
  ],
  desafio: (pen, { strip }) => [
    ...label(pen, PAPER + 10, 'Por que a sua fala faz rir?'),
    ...linesAt(pen, PAPER + 23, 2, `Porque ${strip.funny[0]}`),
    ...label(pen, PAPER + 46, 'Invente outra fala para o mesmo balão:'),
    ...linesAt(pen, PAPER + 59, 1),
  ],
}

export const stripPage = (pen: Pen, task: StripTask, level: Level, look: number): PageMark[] => [
  ...panels(pen, task, look, level),
  ...paperBelow(pen),
  ...TASKS[level](pen, task),
]
