/** Steps a reader takes in at a glance. */
const STEPS = [1, 2, 5]

/** Marks of an axis from 0 to at least `max`: three or four of them, round numbers. */
export function axisMarks(max: number): number[] {
  const wanted = Math.max(max, 1) / 3
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = Math.max(1, (STEPS.find((one) => one * power >= wanted) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(max, 1) / step) + 1 }, (_, index) => index * step)
}
