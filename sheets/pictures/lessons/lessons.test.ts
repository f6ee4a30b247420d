import { expect, test } from 'vitest'
import { boundsOf } from '../../lettering/bounds.ts'
import { DRAWING_BOX } from '../drawn/drawing.ts'
import { ANIMAL_LESSONS } from './animals.ts'
import { drawLesson, LESSON_STEPS, type Lesson } from './lesson.ts'
import { THING_LESSONS } from './things.ts'

const LESSONS = Object.entries({ ...ANIMAL_LESSONS, ...THING_LESSONS })

const drawn = (lesson: Lesson, upTo: number) =>
  drawLesson(lesson, {
    cx: DRAWING_BOX / 2,
    cy: DRAWING_BOX / 2,
    size: DRAWING_BOX,
    upTo,
    newFrom: 1,
    pen: { width: 0.1 },
    oldPen: { width: 0.1 },
    color: false,
  })

test.each(LESSONS)('%s: every step adds something, and the drawing stays in its box', (_, lesson) => {
  expect(lesson).toHaveLength(LESSON_STEPS)
  expect(lesson.filter((step) => step.length === 0)).toEqual([])
  const box = boundsOf([drawn(lesson, LESSON_STEPS)])
  expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(-0.5)
  expect(Math.max((box?.x ?? 0) + (box?.width ?? 0), (box?.y ?? 0) + (box?.height ?? 0))).toBeLessThanOrEqual(
    DRAWING_BOX + 0.5,
  )
  // Large enough that the room to draw in is not empty.
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(80)
})

test.each(LESSONS)('%s begins with one closed form: that is what a beginner dares to draw', (_, [first]) => {
  expect(first).toHaveLength(1)
  expect(first[0]?.d).toMatch(/^M[^M]*Z$/)
})
