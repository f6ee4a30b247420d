import { expect, test } from 'vitest'
import { findPicture } from './drawing.ts'
import type { PictureFacts } from './records/read.ts'
import { shadowLikeness } from './shadow.ts'

const factsOf = (id: string) => findPicture(id).facts as PictureFacts

test('a shadow is like itself, a bus more like a truck than like a giraffe', () => {
  expect(shadowLikeness(factsOf('cat'), factsOf('cat'), true)).toBe(1)
  const like = (id: string) => shadowLikeness(factsOf('bus'), factsOf(id), true)
  expect(like('truck')).toBeGreaterThan(like('giraffe'))
})
