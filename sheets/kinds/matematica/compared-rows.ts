/** Pairs on four counters, all of a page in one scale: the heavier one of two, or the vessel that holds more. */
import { measureText } from '../../lettering/fonts.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { rect } from '../../scene/marks.ts'
import { standing } from '../../studio/fit.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, type Fill, marksOf, type Pen } from '../../studio/pen.ts'
import { besideEachOther, ROW_FEET, ROW_ROOM, weighingRows } from '../../studio/places/weighing-rows.ts'
import { ARM, panBalance, seesaw } from '../../studio/shapes/balance.ts'
import type { MoreTask } from './measure-tasks.ts'

/** Of every thing on a page, mm of paper for a centimetre. */
const SCALE = 1.2

const SIDES = { left: 36, right: 174 } as const
const BODIES: readonly Fill[] = ['red', 'teal', 'purple', 'orange']

/** Size of names: legible where four pages share a key, mm. */
const NAME = 5.8

const plate = (pen: Pen, cx: number, y: number, name: string): Drawing => {
  const width = measureText(name, 'text', NAME) + 7
  return [
    pen.shape(box(cx - width / 2, y + 3.2, width, 8.6, 2.4), 'white', 0.8),
    pen.text(cx, y + 9.5, name, NAME, { font: 'text' }),
  ]
}

/** Half the plank of a seesaw, mm. */
const PLANK = 31

/** Below a side of the scales, to be coloured where it goes down. */
const arrow = (pen: Pen, x: number, y: number, fill: Fill): Drawing =>
  pen.shape(`M${x - 2.6} ${y + 2.6}h5.2v4.4h3.8L${x} ${y + 12.6}L${x - 6.4} ${y + 7}h3.8z`, fill, 0.9)

function weighed(pen: Pen, { place, answer: heavy }: MoreTask, y: number, i: number): PageMark[] {
  const { scales: cx } = besideEachOther(i)
  const body = BODIES[i % BODIES.length] ?? 'red'
  const scales = (lean: number) =>
    place === 'quintal'
      ? pen.at(cx, y + 1, 1, (pen) => seesaw(pen, body, lean, PLANK))
      : pen.at(cx, y - 1, 1, (pen) => panBalance(pen, body, lean))
  const arrows = (one: Fill, other: Fill) => [arrow(pen, cx - ARM, y, one), arrow(pen, cx + ARM, y, other)]
  const painted = pen.colour ? ANSWER_RED : 'black'
  return [
    answer(
      marksOf([
        scales(heavy === 'left' ? 1 : -1),
        heavy === 'left' ? arrows(painted, 'white') : arrows('white', painted),
      ]),
      marksOf([scales(0), arrows('white', 'white')]),
    ),
  ]
}

function row(pen: Pen, task: MoreTask, i: number): PageMark[] {
  const y = ROW_FEET[i] ?? 0
  const isSeesaw = task.place === 'quintal'
  const cx = SIDES[task.answer]
  return [
    ...(task.place.startsWith('agua') ? [] : weighed(pen, task, y, i)),
    ...marksOf(
      (['left', 'right'] as const).map((side) => [
        standing(pen, task[side].draw, SIDES[side], y + (isSeesaw ? 1 : -0.6), task[side].cm * SCALE),
        plate(pen, SIDES[side], y, task[side].id),
      ]),
    ),
    answer([rect(cx - 25, y - ROW_ROOM + 1.5, 50, ROW_ROOM + 11.5, { radius: 7, width: 1.3, stroke: ANSWER_RED })]),
  ]
}

export function comparedPage(pen: Pen, tasks: readonly MoreTask[], variant: number): PageMark[] {
  const place = tasks[0]?.place ?? 'feira'
  return [...marksOf(weighingRows(pen, place, variant)), ...tasks.flatMap((task, i) => row(pen, task, i))]
}
