import { expect, it } from 'vitest'
import { axisMarks } from './axis-marks.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [30, [0, 10, 20, 30]],
  [100, [0, 50, 100]],
  [31_415, [0, 20_000, 40_000]],
])('axisMarks(%i)', (max, marks) => {
  expect(axisMarks(max)).toEqual(marks)
})
