import { expect, test } from 'vitest'
import { drawForTest, LEVELS, SEEDS } from '../../../tests/factories/sheets.ts'
import { boundsOf, overlaps } from '../../lettering/bounds.ts'
import type { PagesFacts } from '../../page/compose.ts'
import { textsOf } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { calendario } from './calendario.ts'
import { formasPlanas } from './formas-planas.ts'
import { graficos } from './graficos.ts'
import { massaECapacidade } from './massa-e-capacidade.ts'
import { lettersInOrder, together } from './measure-readings.ts'
import { orderOf } from './measure-tasks.ts'
import { READ } from './measured-loads.ts'
import { PHOTOGRAPHED } from './measured-photos.ts'
import { COMPARED } from './measured-things.ts'
import { BUILDINGS, type Part } from './shape-buildings.ts'
import { COUNTED } from './solid-rack.ts'
import { isTent } from './solid-stock.ts'
import { findThing, SOLID_THINGS } from './solid-things.ts'
import { solidos } from './solidos.ts'
import { findSolid, NAMED_SOLIDS, SOLIDS } from './solids-drawn.ts'

const PLACES = ['brinquedos', 'cozinha', 'acampamento']
/** Two pages of solids in a place. */
const solidsIn = (level: Level, seed: number, theme: string) =>
  solidos.draw({ title: 'Título', instruction: 'Escreva.', level, seed, pages: 2, color: true, theme }).facts

/** Every page of the kind, over all levels and seeds; other tests check the layout. */
function claims<Facts>(kind: SheetKind<PagesFacts<Facts>>) {
  return LEVELS.flatMap((level) =>
    SEEDS.map((seed) => ({ level, page: drawForTest(kind, level, seed).facts.pages[0] as Facts })),
  )
}

const within = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark) => (mark.kind === 'group' ? [mark, ...within(mark.children)] : [mark]))

const different = (values: readonly unknown[]) => new Set(values).size === values.length

test('charts: no two columns are as high as each other, answers are numbers above nought or things of the chart', () => {
  for (const { level, page } of claims(graficos)) {
    for (const row of page.counts) expect(different(row)).toBe(true)
    expect(page.questions).toHaveLength(level === 'facil' ? 0 : 5)
    for (const { asked, answer } of page.questions) {
      expect(asked).toMatch(/\?$/)
      expect(asked).not.toMatch(/vot\w+ (mais )?em /)
      if (/^\d+$/.test(answer)) expect(Number(answer), asked).toBeGreaterThan(0)
      else expect(answer, asked).toMatch(/^[^\d]+$|º ano/)
    }
    expect(different(page.questions.map(({ asked }) => asked))).toBe(true)
    if (level === 'medio') expect(Math.max(...(page.counts[0] ?? []))).toBeLessThanOrEqual(10)
  }
})

test('a chart has a title, names on its axes, and where its numbers come from', () => {
  const options = { instruction: 'Leia.', seed: 5, color: true, pages: 1, theme: 'frutas', title: 'Frutas' }
  const printed = (level: Level) => graficos.draw({ ...options, level }).pages.flatMap(({ marks }) => textsOf(marks))
  expect(printed('facil')).toEqual(expect.arrayContaining(['quantidade', 'frutas']))
  expect(printed('medio')).toEqual(expect.arrayContaining(['A fruta do lanche', 'votos', 'frutas']))
  for (const level of ['medio', 'desafio'] as const) expect(printed(level).join()).toContain('Fonte: ')
})

test('months begin on their weekday and have their days; answers about them are right', () => {
  const names = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']
  for (const { level, page } of claims(calendario)) {
    const { year, month, first, days, given, questions, marked } = page
    const at = (day: number) => names[new Date(year, month - 1, day).getDay()]
    expect(names[first]).toBe(at(1))
    expect(new Date(year, month, 0).getDate()).toBe(days)
    expect(given[0]).toBe(1)
    const [star = 0, heart = 0] = marked.map(({ day }) => day)
    expect(Math.max(...given)).toBeLessThanOrEqual(days)
    for (const { day, clue } of marked) {
      const [, count, unit] = /^(uma|duas|três|\d+) (dias|semanas?)/.exec(clue) ?? []
      const from = Number(/dia (\d+)$/.exec(clue)?.[1])
      const step = ({ uma: 1, duas: 2, três: 3 }[count ?? ''] ?? Number(count)) * (unit?.startsWith('semana') ? 7 : 1)
      if (count) expect(clue.includes('antes') ? from - step : from + step, clue).toBe(day)
      else if (level === 'facil') expect(from).toBe(day)
      else expect(Math.floor((first + from - 1) / 7), clue).toBe(Math.floor((first + day - 1) / 7))
      expect(from).toBeLessThanOrEqual(days)
    }
    for (const { asked, answer } of questions) {
      const day = Number(/dia (\d+)/.exec(asked)?.[1])
      if (/^Em que dia da semana cai/.test(asked)) expect(answer).toBe(at(day))
      if (/uma semana depois do/.test(asked)) expect(Number(answer)).toBe(day + 7)
      if (/duas semanas depois do/.test(asked)) expect(Number(answer)).toBe(day + 14)
      if (/três semanas depois do/.test(asked)) expect(Number(answer)).toBe(day + 21)
      if (/dez dias depois do/.test(asked)) expect(Number(answer)).toBe(day + 10)
      if (/da sua estrela\?/.test(asked)) {
        const weeks = asked.includes('uma semana') ? 1 : 2
        expect(Number(answer), asked).toBe(star + 7 * (asked.includes('antes') ? -weeks : weeks))
        expect(Number(answer), asked).toBeGreaterThanOrEqual(1)
        expect(Number(answer), asked).toBeLessThanOrEqual(days)
      }
      if (/da sua estrela ao coração/.test(asked)) expect(Number(answer)).toBe(heart - star)
      if (/está a sua estrela/.test(asked)) expect(answer).toBe(at(star))
      if (/está o coração/.test(asked)) expect(answer).toBe(at(heart))
      if (/terminou\?/.test(asked)) expect(answer).toBe(at(0))
      if (/termina\?/.test(asked)) expect(answer).toBe(at(days))
      if (/ começa\?/.test(asked)) expect(answer).toBe(level === 'facil' ? at(1) : at(days + 1))
    }
    expect(different(questions.map(({ asked }) => asked))).toBe(true)
  }
})

test('every thing of a place has the shape of one wooden solid; every solid has a thing, and two have two', () => {
  for (const place of PLACES)
    for (const seed of SEEDS) {
      const { pages } = solidsIn('facil', seed, place)
      for (const { solids, things } of pages) {
        const owners = things.map((id) => solids.indexOf(findThing(id).solid))
        expect(different(solids)).toBe(true)
        expect(Math.min(...owners)).toBeGreaterThanOrEqual(0)
        expect(different(things), things.join()).toBe(true)
        const counts = solids.map((_, i) => owners.filter((owner) => owner === i).length)
        expect(counts.sort()).toEqual([1, 1, 1, 2, 2])
      }
    }
})

test('a place has six things to name, two of one shape; a camp has two tents', () => {
  for (const place of PLACES)
    for (const seed of SEEDS) {
      const [page] = solidsIn('medio', seed, place).pages
      expect(different(page?.things ?? [])).toBe(true)
      expect(page?.things).toHaveLength(6)
      expect(new Set(page?.solids).size).toBe(5)
      expect(page?.solids).toEqual(page?.things.map((id) => findThing(id).solid))
      if (place === 'acampamento')
        expect((page?.things ?? []).map((id) => isTent(findThing(id)))).toEqual([
          true,
          true,
          false,
          false,
          false,
          false,
        ])
    }
})

test('every solid that children name has things of a place', () => {
  const counts = NAMED_SOLIDS.map(({ id }) => SOLID_THINGS.filter(({ solid }) => solid === id).length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(2)
})

test('solids to be counted have different numbers; only pyramids have as many faces as vertices', () => {
  const counted = COUNTED.map(findSolid)
  expect(different(counted.map(({ faces, corners, edges }) => `${faces} ${corners} ${edges}`))).toBe(true)
  for (const { id, faces, corners } of counted) expect(faces === corners, id).toBe(id.startsWith('piramide'))
})

test('solids with flat faces keep the rule of Euler: corners and faces are two more than edges', () => {
  const flat = SOLIDS.filter(({ faces }) => faces !== null)
  expect(flat.length).toBeGreaterThanOrEqual(4)
  for (const { faces, corners, edges, name } of flat) expect((corners ?? 0) + (faces ?? 0) - (edges ?? 0), name).toBe(2)
})

test('every edge of a solid with flat faces is drawn, those behind it dashed, and can be counted', () => {
  for (const { edges, name, outline, inner, hidden } of SOLIDS.filter((solid) => solid.edges !== null))
    expect([outline, inner, hidden].join('').match(/[LHVZ]/g), name).toHaveLength(edges ?? 0)
})

/** True for a corner inside a shape, which would hide it; a triangle has its tip in the middle. */
const holds = ({ shape, x, y, w, h }: Part, px: number, py: number) => {
  if (shape === 'círculo') return Math.hypot(px - x - w / 2, py - y - h / 2) < w / 2 - 0.01
  const narrow = shape === 'triângulo' ? (w / 2) * (1 - (py - y) / h) : 0
  return py > y && py < y + h && px > x + narrow && px < x + w - narrow
}

test('every corner of a shape is seen, so that it can be told from others', () => {
  for (const { name, parts } of BUILDINGS)
    for (const [i, { shape, x, y, w, h }] of parts.entries()) {
      const top = shape === 'triângulo' ? [x + w / 2] : [x, x + w]
      const corners = shape === 'círculo' ? [] : [...top.map((px) => [px, y]), [x, y + h], [x + w, y + h]]
      const hidden = corners.filter(([px = 0, py = 0]) => parts.slice(i + 1).some((part) => holds(part, px, py)))
      expect(hidden, `${name} ${i} ${shape}`).toEqual([])
    }
})

test('pictures built of shapes stay in their box, and no shape is covered by those in front of it', () => {
  for (const { name, parts } of BUILDINGS) {
    for (const [i, { x, y, w, h }] of parts.entries()) {
      expect(Math.min(x, y), name).toBeGreaterThanOrEqual(0)
      expect(Math.max(x + w, y + h), name).toBeLessThanOrEqual(100)
      const box = { x, y, width: w, height: h }
      const covering = parts
        .slice(i + 1)
        // The box of a circle or a triangle covers more than it does itself.
        .filter(({ shape }) => shape === 'quadrado' || shape === 'retângulo')
        .filter((part) => overlaps(box, { x: part.x, y: part.y, width: part.w, height: part.h }))
      const hidden = covering.some(
        (part) => part.x <= x && part.y <= y && part.x + part.w >= x + w && part.y + part.h >= y + h,
      )
      expect(hidden, `${name} ${i}`).toBe(false)
    }
    expect(new Set(parts.map(({ shape }) => shape)).size, name).toBe(4)
    // A rectangle is never taken for a square.
    for (const { shape, w, h } of parts)
      if (shape === 'retângulo') expect(Math.max(w, h) / Math.min(w, h), name).toBeGreaterThanOrEqual(1.15)
  }
})

test('every page of plane shapes shows several of them', () => {
  for (const { level, page } of claims(formasPlanas)) {
    expect(page.shapes.length).toBeGreaterThanOrEqual(8)
    expect(new Set(page.shapes).size).toBeGreaterThanOrEqual(level === 'facil' ? 4 : 5)
  }
})

test('a page that asks for units asks for every one of them', () => {
  for (const { page } of claims(massaECapacidade)) {
    const asked = page.filter((task) => task.ask === 'unit')
    expect(new Set(asked.map(({ answer }) => answer))).toEqual(new Set(asked.flatMap(({ units }) => units)))
  }
})

const pairsOf = (theme: string, seed: number, pages = 2) =>
  massaECapacidade.draw({ title: 'Medidas', instruction: 'Circule.', level: 'facil', theme, seed, color: true, pages })

test('all things that a page compares are drawn to one scale', () => {
  for (const theme of massaECapacidade.themes)
    for (let seed = 1; seed <= 20; seed++) {
      const sheet = pairsOf(theme, seed)
      for (const [i, tasks] of sheet.facts.pages.entries()) {
        const drawn = (sheet.pages[i]?.marks ?? []).flatMap((mark) => (mark.kind === 'group' ? within([mark]) : []))
        const reaches = drawn.flatMap((mark) => {
          const isThing = mark.kind === 'group' && (mark.x === 36 || mark.x === 174)
          const reach = isThing && boundsOf([mark])
          return reach ? [Math.max(reach.width, reach.height)] : []
        })
        const lengths = tasks.flatMap((task) => (task.ask === 'more' ? [task.left, task.right] : [])).map(({ cm }) => cm)
        expect(reaches).toHaveLength(8)
        const scales = reaches.map((reach, k) => reach / (lengths[k] ?? 1))
        expect(Math.max(...scales) / Math.min(...scales), `${theme} ${seed}`).toBeLessThan(1.15)
      }
    }
})

test('on every page of pairs two of the longer things are the lighter ones, or hold less', () => {
  for (const theme of massaECapacidade.themes)
    for (let seed = 1; seed <= 20; seed++)
      for (const tasks of pairsOf(theme, seed, 4).facts.pages) {
        const surprises = tasks.filter((task) => {
          if (task.ask !== 'more') throw new Error('no pair')
          const [more, less] = task.answer === 'left' ? [task.left, task.right] : [task.right, task.left]
          return more.cm < less.cm
        })
        expect(surprises).toHaveLength(2)
      }
})

test('every vessel holds less than a box of its length, and everything weighs something possible for its size', () => {
  const every = (theme: string) => [
    ...(COMPARED[theme] ?? []).flatMap(({ things }) => things),
    ...(PHOTOGRAPHED[theme] ?? []),
  ]
  for (const thing of every('capacidade')) expect(thing.amount, thing.id).toBeLessThan(thing.cm ** 3)
  // From cork and air to stone, in grams a cubic centimetre of the box around it.
  for (const thing of every('massa')) {
    const density = thing.amount / thing.cm ** 3
    expect(density, thing.id).toBeGreaterThan(0.0004)
    expect(density, thing.id).toBeLessThan(3)
  }
})

test('the order of six photos names each place once, the lightest first', () => {
  for (const { page } of claims(massaECapacidade)) {
    const units = page.filter((task) => task.ask === 'unit')
    const sorted = [...units].sort((a, b) => a.thing.amount - b.thing.amount)
    expect(sorted.map((task) => orderOf(task, units))).toEqual(sorted.map((_, i) => i + 1))
  }
})

test('scales of a page stand in order of what they show; the first and the last make the sum', () => {
  for (const { page } of claims(massaECapacidade)) {
    const readings = page.filter((task) => task.ask === 'read')
    if (readings.length === 0) continue
    const shown = lettersInOrder(readings).map((letter) => readings['ABCD'.indexOf(letter)]?.amount ?? 0)
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
    expect(different(shown)).toBe(true)
    expect(together(readings)).toBe((readings[0]?.amount ?? 0) + (readings[3]?.amount ?? 0))
  }
})

test('a thing of one mass is on the scales in whole pieces', () => {
  const pieces: Record<string, number> = {
    ovos: 50,
    tomates: 100,
    cebolas: 150,
    maçãs: 150,
    laranjas: 200,
    batatas: 200,
  }
  for (const { thing, amount } of READ.massa ?? []) {
    expect(amount % (pieces[thing] ?? 50), thing).toBe(0)
    expect(amount).toBeLessThan(1000)
  }
})

test('the heavier one weighs clearly more, one unit fits, and what is missing completes the kilogram or the litre', () => {
  for (const { page } of claims(massaECapacidade)) {
    for (const task of page) {
      if (task.ask === 'more') {
        const [more, less] = task.answer === 'left' ? [task.left, task.right] : [task.right, task.left]
        expect(more.amount).toBeGreaterThanOrEqual(4 * less.amount)
      } else if (task.ask === 'unit') {
        const size = { g: 1, kg: 1000, t: 1e6, mL: 1, L: 1000 }[task.answer] ?? 0
        expect(task.number * size).toBe(task.thing.amount)
        expect(task.units).toContain(task.answer)
      } else expect(task.amount + task.missing).toBe(1000)
    }
  }
})
