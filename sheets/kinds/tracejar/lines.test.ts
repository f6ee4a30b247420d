import { expect, test } from 'vitest'
import { everyPage } from '../../../tests/factories/sheets.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom } from '../../page/random.ts'
import { dealer, type StraightFacts } from './straight-scene.ts'
import type { Stroke } from './stroke.ts'
import { tracejarEspiral } from './tracejar-espiral.ts'
import { journeysOf, tracejarLinhas } from './tracejar-linhas.ts'
import { tracejarOndas } from './tracejar-ondas.ts'
import { tracejarRetas } from './tracejar-retas.ts'
import { tracejarZiguezague } from './tracejar-ziguezague.ts'
import { TRACK_NAMES } from './tracks.ts'

type StraightLine = StraightFacts['lines'][number]

test('spirals wind inwards without touching themselves', () => {
  for (const { page } of everyPage(tracejarEspiral)) {
    for (const points of page.spirals) {
      const turn = 96
      points.slice(0, -turn).forEach((p, i) => {
        const next = points[i + turn]
        // One turn later the line is at least 4 mm nearer to the middle.
        if (next) expect(Math.hypot(p.x - next.x, p.y - next.y)).toBeGreaterThan(4)
      })
    }
  }
})

/** Two lines that go down change sides between the lower start and the higher end. */
function cross(one: StraightLine, other: StraightLine): boolean {
  const at = ({ from, to }: StraightLine, y: number) => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
  const [top, low] = [Math.max(one.from.y, other.from.y), Math.min(one.to.y, other.to.y)]
  return (at(one, top) - at(other, top)) * (at(one, low) - at(other, low)) < 0
}

const leanOf = ({ from, to }: StraightLine) => Math.atan2(to.x - from.x, to.y - from.y)

test('straight lines are as straight as the theme says and long enough to trace', () => {
  for (const { seed, level, page } of everyPage(tracejarRetas)) {
    const theme = tracejarRetas.themes[seed % tracejarRetas.themes.length] ?? ''
    const slopes = new Set(page.lines.map(({ from, to }) => Math.sign(Math.round(to.x - from.x))))
    for (const { from, to } of page.lines) {
      const length = Math.hypot(from.x - to.x, from.y - to.y)
      if (theme === 'verticais') expect(from.x).toBe(to.x)
      // Wind blows on harder levels only, in one direction.
      if (theme === 'chuva') expect(slopes).toEqual(new Set([level === 'facil' ? 0 : -1]))
      if (['horizontais', 'pistas'].includes(theme)) {
        expect(from.y).toBe(to.y)
        // On the hardest level some come from the right.
        const way = level === 'desafio' ? Math.abs(to.x - from.x) : to.x - from.x
        expect(way).toBeGreaterThan(CONTENT.width * 0.55)
      }
      expect(length).toBeGreaterThan(30)
    }
    if (theme === 'pescaria') {
      const upright = page.lines.filter(({ from, to }) => from.x === to.x)
      expect(upright, level).toHaveLength(level === 'facil' ? page.lines.length : 0)
      const crossings = page.lines.filter((one, i) => page.lines.slice(i + 1).some((other) => cross(one, other)))
      expect(crossings.length > 0, level).toBe(level === 'desafio')
      // Lines that cross do not run together.
      for (const [i, one] of page.lines.entries())
        for (const other of page.lines.slice(i + 1))
          if (cross(one, other)) expect(Math.abs(leanOf(one) - leanOf(other)), `${seed} ${level}`).toBeGreaterThan(0.14)
      // Each arrow leads to its own line.
      const starts = page.lines.map(({ from }) => from.x).sort((one, other) => one - other)
      for (const [i, x] of starts.slice(1).entries()) expect(x - (starts[i] ?? 0), level).toBeGreaterThan(15)
    }
    if (theme === 'violao')
      expect(page.lines.filter(({ from, to }) => from.x === to.x)).toHaveLength(level === 'facil' ? 4 : 6)
    // Slides and hills go down to both sides.
    if (theme === 'escorregadores' || theme === 'inclinadas') {
      expect(slopes).toEqual(new Set([-1, 1]))
      for (const { from, to } of page.lines) expect(to.y).toBeGreaterThan(from.y)
    }
    if (theme === 'inclinadas')
      for (const { from, to } of page.lines) expect(to.y - from.y).toBeGreaterThan(0.45 * Math.abs(to.x - from.x))
  }
})

test('harder levels have more straight lines', () => {
  for (const theme of tracejarRetas.themes) {
    const counts = (['facil', 'medio', 'desafio'] as const).map((level) => {
      const options = { level, theme, seed: 2, color: true, title: 'Retas', instruction: 'Trace.', pages: 1 }
      return tracejarRetas.draw(options).facts.pages[0]?.lines.length ?? 0
    })
    expect(counts[0], theme).toBeLessThan(counts[1] ?? 0)
    expect(counts[1], theme).toBeLessThan(counts[2] ?? 0)
  }
})

test('waves, zigzags and other lines run over the page, from left to right', () => {
  const reach = (stroke: Stroke) => (stroke.at(-1)?.x ?? 0) - (stroke[0]?.x ?? 0)
  const roads = everyPage(tracejarOndas).flatMap(({ page }) => page.strokes)
  for (const stroke of roads) expect(reach(stroke)).toBeGreaterThan(CONTENT.width * 0.65)
  for (const { seed, page } of everyPage(tracejarZiguezague)) {
    const falls = tracejarZiguezague.themes[seed % tracejarZiguezague.themes.length] === 'raios'
    for (const stroke of page.strokes) {
      const [from, to] = [stroke[0], stroke.at(-1)]
      expect(falls ? (to?.y ?? 0) - (from?.y ?? 0) : reach(stroke)).toBeGreaterThan(100)
    }
  }
  for (const { level, page } of everyPage(tracejarLinhas))
    for (const { stroke, track } of page.rows)
      expect(reach(stroke), track).toBeGreaterThan(CONTENT.width * (level === 'desafio' ? 0.75 : 0.6))
})

test('a zigzag turns at each peak and each valley; on the hardest level its rows are more and its turns closer', () => {
  for (const theme of tracejarZiguezague.themes) {
    const [easy, middle, hard] = (['facil', 'medio', 'desafio'] as const).map((level) => {
      const options = { level, theme, seed: 3, color: true, title: 'Bicos', instruction: 'Siga.', pages: 2 }
      return tracejarZiguezague.draw(options).facts.pages
    })
    const rows = [easy, middle, hard].map((pages) => new Set(pages?.map(({ strokes }) => strokes.length)))
    expect(rows, theme).toEqual([new Set([3]), new Set([4]), new Set([5])])
    for (const page of [...(easy ?? []), ...(middle ?? []), ...(hard ?? [])])
      expect(page.strokes.map((stroke) => stroke.length)).toEqual(page.repetitions.map((count) => 2 * count + 1))
  }
})

test('lines have more rows and more turns on harder levels', () => {
  const [easy = [], middle = [], hard = []] = (['facil', 'medio', 'desafio'] as const).map((level) =>
    everyPage(tracejarLinhas).filter((one) => one.level === level),
  )
  const rows = (pages: typeof easy) => new Set(pages.map(({ page }) => page.rows.length))
  const isLoops = ({ page }: (typeof hard)[number]) => page.rows.every(({ track }) => track === 'lacos')
  expect([rows(easy), rows(middle)]).toEqual([new Set([3]), new Set([4])])
  // Loops alone are taller.
  expect(rows(hard.filter((one) => !isLoops(one)))).toEqual(new Set([5]))
  expect(rows(hard.filter(isLoops))).toEqual(new Set([4]))
  const most = (pages: typeof easy) => Math.max(...pages.flatMap(({ page }) => page.rows.map((row) => row.repetitions)))
  expect([most(easy), most(middle), most(hard)]).toEqual([3, 5, 10])
})

test('loops of the hardest level are tall, and wide enough to cross', () => {
  const heading = {
    title: 'Título',
    instruction: 'Uma frase.',
    level: 'desafio',
    color: false,
    theme: 'lacos',
  } as const
  for (let seed = 1; seed <= 20; seed++)
    for (const { stroke } of tracejarLinhas
      .draw({ ...heading, seed, pages: 1 })
      .facts.pages.flatMap(({ rows }) => rows)) {
      const back = stroke.filter((p, i) => p.x < (stroke[i - 1]?.x ?? p.x))
      expect(back.length).toBeGreaterThan(stroke.length * 0.2)
      const top = Math.min(...stroke.map(({ y }) => y))
      const low = Math.max(...stroke.map(({ y }) => y))
      expect(low - top, `${seed}`).toBeGreaterThan(22)
    }
})

test.each([
  ...tracejarRetas.themes.map((theme) => [theme, tracejarRetas] as const),
  ...tracejarLinhas.themes.map((theme) => [theme, tracejarLinhas] as const),
])('%s: no page is the one before it', (theme, kind) => {
  const heading = { title: 'Título', instruction: 'Uma frase.', seed: 5, color: true }
  for (const level of ['facil', 'medio', 'desafio'] as const) {
    const pages = kind
      .draw({ ...heading, level, theme, pages: 4 })
      .pages.map(({ marks }) => JSON.stringify(marks.filter(({ kind: of }) => of !== 'text')))
    expect(new Set(pages).size, level).toBe(4)
  }
})

test('each racer is named', () => {
  const heading = { title: 'Título', instruction: 'Uma frase.', seed: 5, color: true, theme: 'pistas' }
  const named = tracejarRetas.draw({ ...heading, level: 'facil', pages: 4 }).contents.map(({ pictures }) => pictures)
  expect(named).toEqual([
    expect.arrayContaining(['carro', 'ônibus', 'caminhão']),
    expect.arrayContaining(['barco', 'jangada', 'canoa']),
    expect.arrayContaining(['coelho', 'jabuti', 'cachorro']),
    expect.arrayContaining(['ônibus', 'caminhão', 'carro']),
  ])
  expect(named[0]).not.toContain('barco')
})

test('nobody travels twice on a page of several lines, no journey is made twice on a page of one form', () => {
  for (let seed = 0; seed < 40; seed++) {
    const sheet = createRandom(seed)
    for (let index = 0; index < 4; index++) {
      const deal = dealer(sheet, index)
      const travellers = journeysOf(['ziguezague', 'pulos', 'degraus', 'onda'], deal).map(([who]) => who)
      expect(new Set(travellers).size, `${seed} ${index}`).toBe(4)
      for (const track of TRACK_NAMES)
        expect(new Set(journeysOf([track, track, track, track], deal)).size, `${seed} ${track}`).toBe(4)
    }
  }
})
