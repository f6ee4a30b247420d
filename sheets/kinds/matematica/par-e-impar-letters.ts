/** Letters with sums: the child marks each as even or odd and counts how many go into either letter box. */
import { titleBoardOfTask } from '../../page/picture-page.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { CHILDREN, castOfPage, nameOf } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { COUNTS, mailRoom, STAMPS } from '../../studio/places/mail-room.ts'
import { stoodThing } from './gathered-things.ts'
import { gatheringOf } from './gatherings.ts'
import { isEven, total } from './par-e-impar-numbers.ts'

/** Letters of these invite to a party. */
const PARTIES: ReadonlySet<string> = new Set(['festa', 'aniversario'])

export function drawLetters(options: SheetOptions, sums: readonly (readonly number[])[], seed: number): PageMark[] {
  const pen = new Pen(options.color)
  const cast = castOfPage(CHILDREN, seed)
  const letters = sums.map((terms, i) => ({
    sum: terms.join(' + '),
    to: nameOf(cast[(i + 2) % CHILDREN.length] ?? 'bia'),
  }))
  const evens = sums.map(total).filter(isEven).length
  const room = mailRoom(pen, {
    letters,
    heading: PARTIES.has(options.theme ?? '') ? 'Convite para' : 'Para',
    parcels: gatheringOf(options.theme).names.map(stoodThing),
    who: [cast[0] ?? 'bia', cast[1] ?? 'caio'],
    variant: seed,
  })
  return [
    ...marksOf(room),
    ...titleBoardOfTask(pen, { ...options, y: 24, width: 166 }),
    ...STAMPS.map(([x, y], i) => writtenAnswer(x, y, isEven(total(sums[i] ?? [])) ? 'P' : 'I', 9)),
    ...COUNTS.map(([x, y], i) => writtenAnswer(x, y - 0.5, String(i === 0 ? evens : sums.length - evens), 9)),
  ]
}
