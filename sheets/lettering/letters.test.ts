import { expect, test } from 'vitest'
import type { Point } from '../scene/marks.ts'
import { letterStrokes } from './letters.ts'

/**
 * Strokes of every sign as they are taught, in writing order: where a stroke begins, how it turns, where it ends.
 * Places are the keys of a number pad over the sign's own box (7 8 9 above, 1 2 3 below); `|` has no curve, `(` turns
 * anticlockwise, `)` clockwise, `()` first one way and then the other.
 */
const TAUGHT = `
  A 8|1 8|3 1|3    B 7|1 7)4 4)1    C 9(3            D 7|1 7)1        E 7|1 7|9 4|6 1|3
  F 7|1 7|9 4|6    G 9(5            H 7|1 9|3 4|6    I 8|2            J 9)1
  K 7|1 9|4 4|3    L 7|3            M 7|1 7|9 9|3    N 7|1 7|3 9|3    O 8(8
  P 7|1 7)4        Q 8(8 2|3        R 7|1 7)4 5|3    S 9()1           T 8|2 7|9
  U 7(9            V 7|9            W 7|9            X 7|3 9|1        Y 7|5 9|2        Z 7|3
  a 9(9 9|3        b 7|1 1)1        c 9(3            d 6(6 9|3        e 4(3
  f 9(2 4|6        g 9(9 9)1        h 7|1 1)3        i 5|2 8|8        j 9)1 9|9
  k 7|1 6|1 4|3    l 8|2            m 7|1 4)2 5)3    n 7|1 4)3        o 8(8
  p 7|1 4)4        q 9(9 9|3        r 7|1 4)9        s 9()1           t 8(3 7|9
  u 7(6 9|3        v 7|9            w 7|9            x 7|3 9|1        y 7|5 9|1        z 7|3
  0 8(8            1 7|3            2 7)3            3 7)1            4 8|3 6|3
  5 7)1 7|9        6 9(1            7 7|1            8 9()(9          9 9(9 9)1
`
const STROKE = /^[1-9](?:\||[()]+)[1-9]$/

/** The table by sign: `9` → `9(9 9)1`. */
const taught = new Map<string, string>()
let sign = ''
for (const word of TAUGHT.trim().split(/\s+/)) {
  if (STROKE.test(word)) taught.set(sign, `${taught.get(sign) ?? ''} ${word}`.trim())
  else sign = word
}

const SIZE = 60
/** Turns sharper than this are corners, not curves; a curve turns by at least that much. */
const [CORNER, CURVED] = [0.6, 1]
/** Points of a path closer than this have no direction. */
const LEAST_STEP = 0.2

function turnAt(a: Point, b: Point, c: Point): number {
  const turn = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
  return Math.atan2(Math.sin(turn), Math.cos(turn))
}

function senseOf(stroke: readonly Point[]): string {
  let [run, found] = [0, '']
  const close = () => {
    const turned = run < -CURVED ? '(' : run > CURVED ? ')' : ''
    if (turned !== '' && !found.endsWith(turned)) found += turned
    run = 0
  }
  const points = stroke.filter((p, i) => {
    const before = stroke[i - 1]
    return !before || Math.hypot(p.x - before.x, p.y - before.y) > LEAST_STEP
  })
  points.forEach((b, i) => {
    const [a, c] = [points[i - 1], points[i + 1]]
    if (!a || !c) return
    const turn = turnAt(a, b, c)
    if (Math.abs(turn) > CORNER || (Math.sign(turn) !== Math.sign(run) && Math.abs(run) > CURVED)) close()
    if (Math.abs(turn) <= CORNER) run += turn
  })
  close()
  return found === '' ? '|' : found
}

/** Third of the range, 0 to 2; the middle where there is no range. */
function thirdOf(value: number, values: readonly number[]): number {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return most - least < 1 ? 1 : Math.min(2, Math.floor(((value - least) / (most - least)) * 3))
}

function described(character: string): string {
  const strokes = letterStrokes(character, 0, SIZE, SIZE)
  const all = strokes.flat()
  const placeOf = (p: Point | undefined) => {
    if (!p) return '?'
    const row = thirdOf(
      p.y,
      all.map(({ y }) => y),
    )
    return String(
      (2 - row) * 3 +
        1 +
        thirdOf(
          p.x,
          all.map(({ x }) => x),
        ),
    )
  }
  return strokes.map((stroke) => `${placeOf(stroke[0])}${senseOf(stroke)}${placeOf(stroke.at(-1))}`).join(' ')
}

test('every letter and digit is in the table', () => {
  expect([...taught.keys()].sort()).toEqual([...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'])
})

test.each([...taught])(
  '%s is written as schools teach it: order, start, direction and end of its strokes',
  (one, strokes) => {
    expect(described(one)).toBe(strokes)
  },
)

test('a round that closes begins above and turns anticlockwise', () => {
  for (const one of '0689OQadgqo') {
    const [round = []] = letterStrokes(one, 0, SIZE, SIZE)
    const ys = round.map(({ y }) => y)
    expect(senseOf(round).startsWith('('), one).toBe(true)
    expect((round[0]?.y ?? Infinity) - Math.min(...ys), one).toBeLessThan((Math.max(...ys) - Math.min(...ys)) / 3)
  }
})
