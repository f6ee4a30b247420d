import { describe, expect, it } from 'vitest'
import { inkShare } from '../../../tests/factories/ink.ts'
import { BLACK, WHITE } from '../../scene/inks.ts'
import type { Level, Mark } from '../../scene/scene.ts'
import type { CastName } from '../cast/people.ts'
import { marksOf, Pen } from '../pen.ts'
import { brightStar, crescent } from '../shapes/space.ts'
import { NIGHTS } from './night.ts'
import { drawScene, SCENES } from './scenes.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const CAST: readonly CastName[] = ['bia', 'caio', 'sofia', 'gil']
/** The part of a page that a scene fills below its title, mm. */
const WINDOW = { x: 9, y: 54, width: 192, height: 232 }
/** The four inks together, per cent of the area. */
const MOST_INK = 50

function pathsOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.kind === 'group' ? pathsOf(mark.children) : mark.kind === 'path' ? [mark.d] : [],
  )
}

function inksOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.kind === 'group') return inksOf(mark.children)
    return [mark.fill, 'stroke' in mark ? mark.stroke : undefined].flatMap((ink) => (ink ? [JSON.stringify(ink)] : []))
  })
}

const [MOON = ''] = pathsOf(marksOf(crescent(new Pen(false), 0, 0)))
const starPath = (size: number) => pathsOf(marksOf(brightStar(new Pen(false), 0, 0, size / 2)))[0] ?? ''
const STARS = new Set([7, 8, 9].map(starPath))

it('has a day for every night', () => {
  const days = new Set(SCENES.map(({ id }) => `${id}-a-noite`))
  expect(NIGHTS.filter(({ id }) => !days.has(id))).toEqual([])
  expect(NIGHTS.length).toBeGreaterThan(15)
})

describe.each(NIGHTS.map((night) => [night.id, night] as const))('%s', (id, night) => {
  const day = SCENES.find((scene) => id === `${scene.id}-a-noite`) ?? night
  const drawn = (scene: typeof night, level: Level, color: boolean) =>
    marksOf(drawScene(scene, new Pen(color), level, CAST))

  it.each(LEVELS)('has a moon and stars, on level %s', (level) => {
    const paths = pathsOf(drawn(night, level, false))
    expect(paths.filter((d) => d === MOON)).toHaveLength(1)
    expect(paths.some((d) => STARS.has(d))).toBe(true)
  })

  it.each(LEVELS)('differs from its day in colour and in line, on level %s', (level) => {
    for (const color of [true, false]) expect(drawn(night, level, color)).not.toEqual(drawn(day, level, color))
  })

  it.each(LEVELS)('takes at most half of its paper in ink, on level %s', async (level) => {
    expect(await inkShare(drawn(night, level, true), WINDOW)).toBeLessThanOrEqual(MOST_INK)
  })

  it.each(LEVELS)('has black lines alone where it is printed in line, on level %s', (level) => {
    const known = [BLACK, WHITE].map((ink) => JSON.stringify(ink))
    expect(inksOf(drawn(night, level, false)).filter((ink) => !known.includes(ink))).toEqual([])
  })

  it('names nothing that is there by day alone', () => {
    expect([...night.shows, ...(night.rich ?? [])]).not.toContain('sun')
    expect(night.shows).toContain('moon')
  })
})
