/** Signs below animals: the name, and where asked a box before it. */
import { measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  ANIMAL_GROUNDS,
  type AnimalGroundName,
  type AnimalSpot,
  emptySpot,
  SHOWN,
} from '../../studio/places/animal-grounds.ts'
import type { AnimalName } from './animal-facts.ts'

export interface Seen {
  readonly name: AnimalName
  readonly spot: AnimalSpot
}

const [BOX, SIZE, BELOW] = [12.4, 4.8, 9.4]
const EDGE = { left: 12.5, right: 197.5 }

/** The ground with its animals. */
export const animalScene = (pen: Pen, place: AnimalGroundName, seen: readonly Seen[]): Drawing => [
  ANIMAL_GROUNDS[place].back(pen),
  ANIMAL_GROUNDS[place].spots
    .filter((spot) => seen.every((one) => one.spot !== spot))
    .map(({ at }) => emptySpot(pen, place, at)),
  seen.map(({ name, spot: { at } }) => pen.at(at[0], at[1], 1, SHOWN[name])),
]

export function boxedSign(pen: Pen, { name, spot: { at } }: Seen, written: string): PageMark[] {
  const width = BOX + measureText(name, 'text', SIZE) + 6
  const left = Math.min(Math.max(at[0] - width / 2, EDGE.left), EDGE.right - width)
  const top = at[1] + BELOW - BOX / 2
  return [
    ...marksOf([
      pen.shape(box(left, top + 1.8, width, BOX - 3.6, 2.2), 'white', 0.8),
      pen.shape(box(left, top, BOX, BOX, 2), 'yellowPale', 0.9),
      pen.shape(box(left + 1, top + 1, BOX - 2, BOX - 2, 1.4), 'white', null),
      pen.text(left + BOX + 2.8, at[1] + BELOW + SIZE * 0.35, name, SIZE, { font: 'text', anchor: 'start' }),
    ]),
    writtenAnswer(left + BOX / 2, top + BOX / 2, written, 7.4),
  ]
}

export function nameSign(pen: Pen, name: string, x: number, y: number): Drawing {
  const width = measureText(name, 'text', SIZE) + 6
  const left = Math.min(Math.max(x - width / 2, EDGE.left), EDGE.right - width)
  return [
    pen.shape(box(left, y - 3.9, width, 7.8, 2.2), 'white', 0.8),
    pen.text(left + width / 2, y + SIZE * 0.35, name, SIZE, { font: 'text' }),
  ]
}
