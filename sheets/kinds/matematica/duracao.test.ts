import { expect, test } from 'vitest'
import { everyPage, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { duracao } from './duracao.ts'
import { dealBakings, endsOf } from './duration-kitchen.ts'
import { asksHands, dealTrips } from './duration-road.ts'
import { clockText, durationText, HOUR, onFace } from './duration-times.ts'

const PAGES = everyPage(duracao).map((one) => ({ ...one, theme: duracao.themes[one.seed % 2] }))
const ofLevel = (wanted: string) => PAGES.filter(({ level }) => level === wanted)
const DAY = 24 * HOUR
const isOfOneDay = (times: readonly number[]) =>
  times.every((time, i) => time > (times[i - 1] ?? 0) && time < DAY && time % 5 === 0)

test('times and durations are written as clocks and people write them', () => {
  expect([875, 545, 60].map(clockText)).toEqual(['14:35', '09:05', '01:00'])
  expect([90, 120, 45].map(durationText)).toEqual(['1 h 30 min', '2 h', '45 min'])
  expect([onFace(0), onFace(875)]).toEqual([
    { hour: 12, minute: 0 },
    { hour: 2, minute: 35 },
  ])
})

test('three stories, one of them with its end at the left, take whole hours or half hours', () => {
  for (const { page, theme } of ofLevel('facil')) {
    const { stories } = page
    expect(new Set(stories.map(({ activity }) => activity.name)).size).toBe(3)
    expect(stories.filter(({ swapped }) => swapped)).toHaveLength(1)
    expect(stories.every(({ start, end }) => isOfOneDay([start, end]))).toBe(true)
    const rest = theme === 'viagem' ? 30 : 0
    expect(stories.every(({ start, end }) => end - start >= HOUR && (end - start) % HOUR === rest)).toBe(true)
  }
})

test('six stops one after the other, three clocks to read and three to draw, legs of different lengths', () => {
  for (const { page } of ofLevel('medio')) {
    const times = page.trip?.times ?? []
    expect(times).toHaveLength(6)
    expect(isOfOneDay(times)).toBe(true)
    expect(times.filter((_, i) => asksHands(i))).toHaveLength(3)
    const legs = times.slice(1).map((time, i) => time - (times[i] ?? 0))
    expect(new Set(legs).size).toBe(5)
    expect(legs.every((leg) => leg < HOUR)).toBe(true)
    expect(new Set(page.trip?.stops.map(({ name }) => name)).size).toBe(6)
  }
})

test('a timetable lacks one value a line and can be completed', () => {
  for (const { page } of ofLevel('desafio').filter(({ theme }) => theme === 'viagem')) {
    const { lines, questions } = page.timetable ?? { lines: [], questions: [] }
    expect(lines.map(({ missing }) => missing).toSorted()).toEqual(['end', 'end', 'lasts', 'lasts', 'start'])
    expect(lines.every(({ start, end }) => isOfOneDay([start, end]))).toBe(true)
    const [wait, door] = questions
    const asked = lines.find(({ to }) => wait?.text.includes(`${to}:`))
    expect(asked?.missing).not.toBe('start')
    expect(wait?.text).toContain(clockText((asked?.start ?? 0) - (wait?.value ?? 0)))
    expect([wait?.asks, door?.asks]).toEqual(['min', 'min s'])
    expect(door?.text).toContain(`${door?.value} segundos`)
  }
})

test('a recipe ends its steps one after the other, and starts early enough for the meal', () => {
  for (const { page } of ofLevel('desafio').filter(({ theme }) => theme === 'dia')) {
    const baking = page.baking
    if (!baking) throw new Error('no recipe')
    const ends = endsOf(baking)
    expect(isOfOneDay([baking.start, ...ends])).toBe(true)
    const total = (ends.at(-1) ?? 0) - baking.start
    const [whole, meal] = baking.questions
    expect([whole?.asks, whole?.value]).toEqual(['h min', total])
    expect(meal?.asks).toBe('time')
    expect(meal?.text).toContain(clockText((meal?.value ?? 0) + total))
  }
})

test('three pages have no time at the same stop twice, and recipes of different length and start', () => {
  for (const seed of SEEDS) {
    const options = { level: 'medio', seed, color: false, title: '', instruction: '', pages: 3 } as const
    const trips = dealTrips(options, 'dia')
    for (const at of [0, 1, 2, 3, 4, 5]) expect(new Set(trips.map(({ times }) => times[at])).size).toBe(3)
    const bakings = dealBakings(options)
    expect(new Set(bakings.map(({ start }) => start)).size).toBe(3)
    expect(new Set(bakings.map((baking) => (endsOf(baking).at(-1) ?? 0) - baking.start)).size).toBe(3)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(duracao)).toEqual([])
})
