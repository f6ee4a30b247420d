import { describe, expect, it } from 'vitest'
import { inkShare } from '../../../tests/factories/ink.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import type { Level } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import { POSES } from '../cast/poses.ts'
import { badJoints, type Pose, solve } from '../cast/skeleton.ts'
import { marksOf, Pen } from '../pen.ts'
import { childScale, metreAt, Stage, type Standpoint } from './scene.ts'
import { drawScene, SCENES } from './scenes.ts'
import { PLACES_WITH_STRIP, sceneStrip } from './strip.ts'
import { drawSubject } from './subject-page.ts'
import { SUBJECTS } from './subjects.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const CAST: readonly CastName[] = ['bia', 'caio', 'sofia', 'gil']
/** The frame of a picture on its page, mm. */
const FRAME = { left: 9, right: 201, top: 19, bottom: 345 }

/** The part of a page that a scene fills below its title, mm. */
const WINDOW = { x: 9, y: 54, width: 192, height: 232 }
/** The four inks together, per cent of the area. */
const MOST_INK = 50
/** Share of a spot that whoever is nearer may hide. In a hug it is more. */
const MAY_HIDE = 0.35
const HUGS = new Set(['maes', 'pais'])

/** Share of the farther of two spots that is behind the nearer one. */
function hidden(one: Standpoint, other: Standpoint): number {
  const [far, near] = one.at[1] <= other.at[1] ? [one, other] : [other, one]
  const shared = (from: readonly [number, number], to: readonly [number, number]) =>
    Math.max(0, Math.min(from[1], to[1]) - Math.max(from[0], to[0]))
  const across = ({ at: [x], width }: Standpoint) => [x - width / 2, x + width / 2] as const
  const upright = ({ at: [, y], height }: Standpoint) => [y - height, y] as const
  return (shared(across(far), across(near)) * shared(upright(far), upright(near))) / (far.width * far.height)
}

const size = (drawn: Parameters<typeof marksOf>[0]) => JSON.stringify(marksOf(drawn)).length

describe('poses', () => {
  it.each(Object.entries<Pose>(POSES))('%s bends no joint beyond what a body can do', (_, pose) => {
    expect(badJoints(solve('child', pose))).toEqual([])
  })
})

describe.each(SCENES.map((scene) => [scene.id, scene] as const))('%s', (_, scene) => {
  it('has all feet inside its frame, those on the ground below the horizon', () => {
    for (const [name, { at, on }] of Object.entries(scene.spots)) {
      expect(at[0], name).toBeGreaterThanOrEqual(FRAME.left)
      expect(at[0], name).toBeLessThanOrEqual(FRAME.right)
      expect(at[1], name).toBeGreaterThan(FRAME.top)
      expect(at[1], name).toBeLessThan(FRAME.bottom)
      if (on === 'ground' || on === 'floor') expect(at[1], name).toBeGreaterThan(scene.horizon)
    }
  })

  it('draws what is nearer larger, and a child of 1.2 m in front', () => {
    const { horizon, front, metre } = scene
    expect(metreAt(scene, front)).toBeCloseTo(metre)
    expect(metreAt(scene, horizon)).toBeLessThan(metreAt(scene, (horizon + front) / 2))
    expect(childScale(scene, front) * 60).toBeCloseTo(metre * 1.2, 0)
  })

  it('has more to colour from level to level, and the same shapes in colour and in line', () => {
    const whole = (level: Level) => size(scene.draw(new Stage(scene, new Pen(false), level, CAST)))
    const [easy, middle, hard] = LEVELS.map(whole)
    expect(middle).toBeGreaterThan(easy ?? 0)
    expect(hard).toBeGreaterThan(middle ?? 0)
    for (const level of LEVELS) expect(size(drawScene(scene, new Pen(true), level, CAST))).toBeGreaterThan(0)
  })

  it('has spots that do not hide one another', () => {
    if (HUGS.has(scene.id)) return
    const spots = Object.entries(scene.spots)
    const covered = spots.flatMap(([name, spot], i) =>
      spots.slice(i + 1).flatMap(([other, next]) => (hidden(spot, next) > MAY_HIDE ? [`${name}, ${other}`] : [])),
    )
    expect(covered).toEqual([])
  })

  it('takes at most half of its paper in ink, and less in line', async () => {
    const share = (color: boolean, level: Level) =>
      inkShare(marksOf(drawScene(scene, new Pen(color), level, CAST)), WINDOW)
    for (const level of LEVELS) {
      const [colour, line] = await Promise.all([share(true, level), share(false, level)])
      expect(colour, level).toBeLessThanOrEqual(MOST_INK)
      expect(line, level).toBeLessThan(colour)
    }
  })

  it('refuses a spot that it does not have', () => {
    expect(() => new Stage(scene, new Pen(false), 'medio', CAST).person('nowhere', 0)).toThrow(RangeError)
  })
})

it.each(Object.entries(SUBJECTS))('%s is six different pictures', (_, subject) => {
  const draw = (index: number) =>
    JSON.stringify(marksOf(drawSubject(subject, new Pen(false), { level: 'medio', index })))
  expect(new Set([0, 1, 2, 3, 4, 5].map(draw)).size).toBe(6)
})

it.each(Object.entries(SUBJECTS))('%s has richer company from level to level', (_, subject) => {
  for (const index of [0, 1]) {
    const [easy, middle, hard] = LEVELS.map((level) => size(drawSubject(subject, new Pen(false), { level, index })))
    expect(middle).toBeGreaterThan(easy ?? 0)
    expect(hard).toBeGreaterThan(middle ?? 0)
  }
})

it.each(PLACES_WITH_STRIP)('a wide picture of %s fits its frame', (place) => {
  for (const [width, height] of [
    [186, 60],
    [95, 58],
  ] as const) {
    const reach = boundsOf(sceneStrip(place, CAST, { x: 10, y: 20, width, height }, true))
    expect(reach?.width).toBeLessThanOrEqual(width + 1)
    expect(reach?.height).toBeLessThanOrEqual(height + 1)
  }
})
