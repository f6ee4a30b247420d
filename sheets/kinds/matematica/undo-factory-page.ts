/** Factories whose upper belt changes a number and whose lower belt undoes it. */
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { type Floor, factory, labels, machineSign } from '../../studio/places/factory.ts'
import { type Chain, INVERSE } from './inverse-facts.ts'

const [FLOORS, MACHINES] = [4, 2]
const LETTERS = 7.4
const FILLS = ['pinkPale', 'bluePale', 'lime', 'purplePale'] as const
const CREWS = [
  ['bia', 'theo', 'iara', 'davi'],
  ['caio', 'nina', 'yumi', 'malu'],
  ['sofia', 'gil', 'lia', 'bia'],
] as const

/** Beside these boxes: those of a chain are never one above the other. */
const STATIONS: readonly (readonly [box: number, aside: 1 | -1])[] = [
  [1, 1],
  [1, -1],
  [1, -1],
  [1, 1],
]

function floorOf(chain: Chain, floor: number, look: number): Floor {
  const isBack = floor % 2 === 1
  const [station, aside] = STATIONS[floor] ?? [0, 1]
  return {
    isBack,
    worker: inTurn(CREWS, look)[floor] ?? 'bia',
    station,
    aside,
    machines: chain.steps.map(([op, b], i) => ({
      ...{ parts: 1, cuts: false },
      word: isBack ? '' : `${op} ${b}`,
      fill: inTurn(FILLS, look + i + (floor > 1 ? 2 : 0)),
    })),
  }
}

/** On the wall at the left end of a belt: out or back. */
function sign(pen: Pen, x: number, y: number, isBack: boolean) {
  const words = isBack ? 'volta' : 'ida'
  const width = isBack ? 19 : 15
  return [
    pen.shape(box(x, y, width, 8, 2), 'yellowPale', 0.8),
    pen.text(x + width / 2, y + 5.6, words, 4.8, { font: 'text' }),
  ]
}

export function undoPage(pen: Pen, chains: readonly Chain[], look: number): PageMark[] {
  const floors = chains.flatMap((chain, i) => [0, 1].map((back) => floorOf(chain, i * 2 + back, look)))
  const numbers = chains.flatMap((chain, i) =>
    [0, 1].flatMap((back): PageMark[] => {
      const floor = i * 2 + back
      const spots = labels(FLOORS, floor, MACHINES)
      const values = [chain.start, chain.mid, chain.end]
      const steps = chain.steps.flatMap(([op, b], k): PageMark[] => {
        if (!back) return []
        const [cx, cy] = machineSign(FLOORS, floor, MACHINES, k)
        return [writtenAnswer(cx, cy, `${INVERSE[op]} ${b}`, LETTERS)]
      })
      return [
        ...spots.flatMap(([x, y], k): PageMark[] =>
          k === MACHINES
            ? marksOf(pen.text(x, y + 3.2, values[k] ?? '', LETTERS))
            : [writtenAnswer(x, y + 0.6, String(values[k]), LETTERS)],
        ),
        ...steps,
      ]
    }),
  )
  const signs = floors.map(({ isBack }, i) => {
    const [x = 0, y = 0] = labels(FLOORS, i, MACHINES)[i % 2 ? 2 : 0] ?? []
    return sign(pen, x - (isBack ? 9.5 : 7.5), y - 24, isBack ?? false)
  })
  return [...marksOf([factory(pen, floors, look), signs]), ...numbers]
}
