import { expect, test } from 'vitest'
import { CONTENT } from '../page/paper.ts'
import { createRandom } from '../page/random.ts'
import { cleared, hiddenPairs } from './clearing.ts'
import { castScene, type SceneWish } from './composer.ts'
import { PLACES } from './places.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
/** Half a page, and a strip above a text. */
const FRAMES = [
  { ...CONTENT, height: 106 },
  { ...CONTENT, height: 60 },
]

test.each(PLACES.map((place) => [place.name, place] as const))(
  '%s shows every thing, and enough of them',
  (_, place) => {
    let before = 0
    for (const frame of FRAMES)
      for (const level of ['medio', 'desafio'] as const)
        for (const seed of SEEDS) {
          const random = createRandom(seed)
          const wish: SceneWish = { level, frame, color: seed % 2 === 0, must: [] }
          const cast = castScene(place, wish, random)
          const things = cleared(place, cast, wish, random.fork('room'))
          before += hiddenPairs(place, cast).length
          expect(hiddenPairs(place, things), `${level} ${seed}`).toEqual([])
          expect(things.length, `${level} ${seed}`).toBeGreaterThanOrEqual(frame.height > 100 ? 8 : 5)
          for (const { box, picture } of things) {
            expect(box.x, picture).toBeGreaterThanOrEqual(frame.x - 1)
            expect(box.x + box.width, picture).toBeLessThanOrEqual(frame.x + frame.width + 1)
            expect(box.y + box.height, picture).toBeLessThanOrEqual(frame.y + frame.height)
          }
        }
    expect(before).toBeGreaterThan(0)
  },
)
