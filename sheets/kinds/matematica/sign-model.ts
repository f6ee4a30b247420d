/** At the foot of a page with signs: a caiman shows each of them with its mouth, between two numbers. */

import { instructionLine } from '../../page/picture-page.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { round } from '../../scene/marks.ts'
import { box, circle } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { closedMouth, openMouth } from '../../studio/shapes/caiman-mouths.ts'

/** Height of the strip, mm. */
export const MODEL = 44
const TOP = 286 - MODEL
const MIDDLE = TOP + 24
const RULE = 'O jacaré abre a boca para o lado que tem mais.'

const MODELS = [
  { numbers: [5, 3], words: 'maior que', mouth: openMouth, flip: false },
  { numbers: [4, 4], words: 'igual a', mouth: closedMouth, flip: false },
  { numbers: [2, 6], words: 'menor que', mouth: openMouth, flip: true },
] as const

/** From the middle of a mouth to the numbers, and its size. */
const [ASIDE, SCALE] = [23.5, 0.8]

const middleOf = (i: number) => 41 + i * 64

const water = (pen: Pen, fill: Fill): Drawing => {
  const crests = Array.from({ length: 22 }, () => 'q5 -2.400 10 0').join('')
  const lines = [MIDDLE + 4, MIDDLE + 13].map((y, k) =>
    Array.from({ length: 7 }, (_, i) => `M${round(12 + i * 30 + k * 14)} ${y}q3 -1.600 6 0t6 0`).join(''),
  )
  return [
    pen.shape(`M-4 ${TOP + 3}${crests}V300H-4z`, fill, 1),
    pen.plane('far', 'waterLine').line(lines.join(''), 0.5),
  ]
}

/** The key leaves out the words, which it would print too small. `isAway`: in a lake between the stars. */
export const signModel = (pen: Pen, isAway: boolean): PageMark[] => [
  ...marksOf([
    water(pen, isAway ? 'purplePale' : 'water'),
    MODELS.map(({ numbers, mouth, flip }, i) => [
      pen.at(middleOf(i), MIDDLE, SCALE, (own) => mouth(own), { flip }),
      numbers.map((n, k) => {
        const at = middleOf(i) + (k ? ASIDE : -ASIDE)
        return [pen.shape(circle(at, MIDDLE, 6.2), 'white', 0.9), pen.text(at, MIDDLE + 2.7, n, 7.6)]
      }),
    ]),
  ]),
  answer(
    [],
    marksOf([
      MODELS.map(({ words }, i) => [
        pen.shape(box(middleOf(i) - 14, MIDDLE + 13.4, 28, 6.6, 3.3), 'white', 0.7),
        pen.text(middleOf(i), MIDDLE + 18.2, words, 4.6, { font: 'text' }),
      ]),
      instructionLine(pen, RULE, 105, TOP + 7, 150),
    ]),
  ),
]
