/** Calculations on slates in the stands of a sports hall: each is checked by its inverse. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { person, type Standing } from '../../studio/cast/cast.ts'
import { HANDS_UP, POINT, WAVE } from '../../studio/cast/poses.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { bunting } from '../../studio/shapes/built.ts'
import { type Claim, otherProofOf, proofOf } from './inverse-facts.ts'
import { whitePlate } from './white-plate.ts'
import { writtenSlot } from './written-slot.ts'

/** Upper edge of the first row, the height of a row, and of the front of its step, mm. */
const [TOP, ROW, FRONT] = [60, 55.5, 5]
const CHILD = { x: 25, scale: 0.66 }
const SLATE = { x: 42, width: 66, height: 27 }
const PLATE = { x: 113, width: 84, height: 38 }

const CREWS = [
  ['bia', 'theo', 'iara', 'gil'],
  ['caio', 'nina', 'yumi', 'davi'],
  ['sofia', 'malu', 'lia', 'caio'],
] as const
const POSES: readonly [Standing, ...Standing[]] = [{ pose: POINT }, { pose: HANDS_UP }, { pose: WAVE }, { pose: POINT }]
const RISERS = ['bluePale', 'yellowPale', 'pinkPale', 'foam'] as const

function stands(pen: Pen, look: number): Drawing {
  const crew = inTurn(CREWS, look)
  const middle = pen.plane('middle')
  return [
    pen.shape(box(0, 0, 210, 62), look % 2 ? 'foam' : 'skyLow', null),
    bunting(pen.plane('far'), [10, 50], [48, 49], 3, ['red', 'yellow', 'blue'], { size: 6 }),
    bunting(pen.plane('far'), [162, 49], [200, 50], 3, ['yellow', 'blue', 'red'], { size: 6 }),
    [0, 1, 2, 3].map((i) => {
      const top = TOP + i * ROW
      const foot = top + ROW - FRONT
      return [
        middle.shape(box(-4, top, 220, ROW), i % 2 ? 'cream' : inTurn(RISERS, look), 0.9),
        pen.line(
          [44, 92, 140, 188].map((x) => `M${x + (i % 2) * 12} ${top + 2}V${foot - 4}`).join(''),
          0.5,
          'stoneDark',
        ),
        middle.shape(box(-4, foot - 4, 220, 4), 'woodPale', 0.9),
        middle.shape(box(-4, foot, 220, i === 3 ? FRONT + 20 : FRONT), 'wood', 0.9),
        person(middle, crew[i] ?? 'bia', CHILD.x, foot, CHILD.scale, inTurn(POSES, i + look)),
      ]
    }),
  ]
}

/** A slate on feet that bear it on the step. */
function slate(pen: Pen, foot: number, words: string): Drawing {
  const { x, width, height } = SLATE
  const top = foot - height - 7
  return [
    pen.rope(
      `M${x + 12} ${foot - 8}L${x + 8} ${foot}M${x + width - 12} ${foot - 8}L${x + width - 8} ${foot}`,
      2,
      'wood',
      0.8,
    ),
    pen.shape(box(x, top, width, height, 2), 'wood', 1.1),
    pen.shape(box(x + 2.6, top + 2.6, width - 5.2, height - 5.2, 1), 'white', 0.8),
    pen.text(x + width / 2, top + height / 2 + 2.4, words, 6.9),
  ]
}

/** On top of a slate: a box for each of two verdicts. */
function verdict(pen: Pen, foot: number, isRight: boolean): PageMark[] {
  const [x, y] = [SLATE.x, foot - SLATE.height - 20]
  const slot = { width: 8.4, height: 8.4, letters: 7 }
  const word = (at: number, words: string) => pen.text(at, y + 8.2, words, 4.8, { font: 'text', anchor: 'start' })
  return [
    ...marksOf([
      pen.shape(box(x, y, SLATE.width, 13, 2), 'yellowPale', 1),
      word(x + 13.4, 'acertou'),
      word(x + 48, 'errou'),
    ]),
    ...writtenSlot(pen, x + 7.4, y + 6.5, slot, isRight ? '×' : ''),
    ...writtenSlot(pen, x + 42, y + 6.5, slot, isRight ? '' : '×'),
  ]
}

/** Every check that is right. */
function proofs(claim: Claim): string[] {
  const other = otherProofOf(claim)
  return [proofOf(claim).words, ...(other ? [`ou ${other.words}`] : [])]
}

export function proofPage(pen: Pen, claims: readonly Claim[], look: number): PageMark[] {
  const label = (x: number, y: number, words: string) => pen.text(x, y, words, 5, { font: 'text', anchor: 'start' })
  return [
    ...marksOf(stands(pen, look)),
    ...claims.flatMap((claim, i): PageMark[] => {
      const foot = TOP + (i + 1) * ROW - FRONT
      const { a, op, b, claimed, right } = claim
      const y = foot - PLATE.height - 7.5
      const slot = { x: PLATE.x + 21, width: 60, height: 13 }
      return [
        ...marksOf([
          slate(pen, foot, `${a} ${op} ${b} = ${claimed}`),
          whitePlate(pen, PLATE.x, y, PLATE.width, PLATE.height),
          label(PLATE.x + 4, y + 11.6, 'prova'),
          label(PLATE.x + 4, y + 29.6, 'resultado certo'),
          pen.shape(box(slot.x, y + 3.5, slot.width, slot.height, 2), 'white', 0.9),
        ]),
        ...proofs(claim).map((words, k, { length }) =>
          writtenAnswer(
            slot.x + slot.width / 2,
            y + 3.5 + slot.height * ((k + 0.5) / length) + (length > 1 ? 0.5 - k : 0),
            words,
            fitTextSize(words, 'display', length > 1 ? 4.8 : 6.6, slot.width - 6),
          ),
        ),
        ...verdict(pen, foot, claimed === right),
        ...writtenSlot(pen, PLATE.x + 62, y + 28, { width: 38, height: 13, letters: 7.4 }, String(right)),
      ]
    }),
  ]
}
