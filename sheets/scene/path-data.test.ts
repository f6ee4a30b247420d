import { describe, expect, it } from 'vitest'
import { boundsOf, overlaps } from '../lettering/bounds.ts'
import { createRandom } from '../page/random.ts'
import { PICTURE_BOX, PICTURES } from '../pictures/drawing.ts'
import { circleData, group, rect, text } from './marks.ts'
import { flattenPath, resample } from './path-data.ts'

describe('flattenPath', () => {
  it.each([
    [
      'M1 2L3 4',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'm1 2 2 2',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'M0 0h5v-2H1V3',
      [
        [0, 0],
        [5, 0],
        [5, -2],
        [1, -2],
        [1, 3],
      ],
    ],
    [
      'M0 0L2 0L2 2Z',
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 0],
      ],
    ],
  ])('reads %s', (d, expected) => {
    expect(flattenPath(d).map((line) => line.map(({ x, y }) => [x, y]))).toEqual([expected])
  })

  it('keeps arcs on their circle and ends curves where they end', () => {
    for (const { x, y } of flattenPath(circleData(10, 20, 5))[0] ?? [])
      expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(5, 5)
    const end = flattenPath('M0 0c1 5 4 5 5 0s4-5 5 0')[0]?.at(-1)
    expect(end).toEqual({ x: 10, y: 0 })
  })

  it('refuses a command it does not know', () => {
    expect(() => flattenPath('M0 0R1 1')).toThrow()
  })
})

describe('resample', () => {
  it('spaces points evenly and keeps the ends', () => {
    const points = resample(
      [
        { x: 0, y: 0 },
        { x: 7, y: 0 },
        { x: 7, y: 5 },
      ],
      3,
    )
    expect(points).toEqual([
      { x: 0, y: 0 },
      { x: 3, y: 0 },
      { x: 6, y: 0 },
      { x: 7, y: 2 },
      { x: 7, y: 5 },
    ])
  })
})

describe('boundsOf', () => {
  it('adds half the stroke, and follows groups', () => {
    const box = boundsOf([group(100, 50, [rect(0, 0, 10, 20, { width: 2 })], { scale: 2, rotate: 90 })])
    expect(box?.x).toBeCloseTo(58)
    expect(box?.y).toBeCloseTo(48)
    expect(box?.width).toBeCloseTo(44)
    expect(box?.height).toBeCloseTo(24)
  })

  it('measures text from its anchor', () => {
    const start = boundsOf([text(50, 50, 'Olá', 10, { anchor: 'start' })])
    const end = boundsOf([text(50, 50, 'Olá', 10, { anchor: 'end' })])
    expect(start?.x).toBe(50)
    expect((end?.x ?? 0) + (end?.width ?? 0)).toBeCloseTo(50)
    expect(start?.width).toBeGreaterThan(12)
  })

  it('sees when boxes touch', () => {
    const box = { x: 0, y: 0, width: 2, height: 2 }
    expect(overlaps(box, { ...box, x: 1 })).toBe(true)
    expect(overlaps(box, { ...box, x: 2.5 })).toBe(false)
    expect(overlaps(box, { ...box, x: 2.5 }, 1)).toBe(true)
  })
})

describe('createRandom', () => {
  it('repeats itself, and forks independently of what was drawn', () => {
    const [a, b] = [createRandom(5), createRandom(5)]
    expect([a.next(), a.integer(1, 6), a.pick('abc'.split(''))]).toEqual([
      b.next(),
      b.integer(1, 6),
      b.pick('abc'.split('')),
    ])
    expect(createRandom(5).fork('x').next()).toBe(a.fork('x').next())
    expect(createRandom(6).next()).not.toBe(createRandom(5).next())
  })

  it('refuses to sample more than there is', () => {
    expect(() => createRandom(1).sample([1, 2], 3)).toThrow(RangeError)
    expect(() => createRandom(1).pick([])).toThrow(RangeError)
  })
})

describe('pictures', () => {
  it('stay in their box, with one id and one word each', () => {
    expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(PICTURES.length)
    expect(new Set(PICTURES.map(({ name }) => name)).size).toBe(PICTURES.length)
    for (const { id, outline, detail, name, syllables } of PICTURES) {
      const beyond = flattenPath(outline + detail)
        .flat()
        .filter(({ x, y }) => Math.min(x, y) < 0 || Math.max(x, y) > PICTURE_BOX)
      expect(beyond, id).toEqual([])
      expect(syllables.join(''), id).toBe(name.replaceAll('-', ''))
    }
  })
})
