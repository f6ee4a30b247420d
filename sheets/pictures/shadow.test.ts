import { expect, test } from 'vitest'
import { findPicture } from './drawing.ts'
import type { PictureFacts } from './records/read.ts'
import { ringsLikeness, shadowDetail, shadowLikeness, shadowRings, turnedLikeness } from './shadow.ts'

const factsOf = (id: string) => findPicture(id).facts as PictureFacts

test.each(['padlock', 'teapot', 'straw-basket', 'scissors', 'trophy', 'chair', 'bicycle', 'swing'])(
  'light goes through the shadow of %s',
  (id) => {
    for (const color of [false, true]) expect(shadowDetail(factsOf(id), color), String(color)).toBeGreaterThan(0.1)
  },
)

test('a ball is a blot, a cat is not', () => {
  expect(shadowDetail(factsOf('ball'), true)).toBeLessThan(0.05)
  expect(shadowDetail(factsOf('cat'), true)).toBeGreaterThan(0.2)
})

test('a shadow is like itself, a bus more like a truck than like a giraffe', () => {
  expect(shadowLikeness(factsOf('cat'), factsOf('cat'), true)).toBe(1)
  const rings = (id: string) => shadowRings(factsOf(id), true)
  const like = (id: string) => ringsLikeness(rings('bus'), rings(id), true)
  expect(like('truck')).toBeGreaterThan(like('giraffe'))
})

test('half a turn leaves a sweet as it was, a boot not', () => {
  expect(turnedLikeness(factsOf('candy'), 180, true)).toBeGreaterThan(0.8)
  expect(turnedLikeness(factsOf('boot'), 180, true)).toBeLessThan(0.8)
})
