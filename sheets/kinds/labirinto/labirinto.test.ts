import { describe, expect, it, vi } from 'vitest'
import { drawForTest, everyPage, LEVELS, layoutFaults, SEEDS } from '../../../tests/factories/sheets.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import type { PagesFacts } from '../../page/compose.ts'
import type { Point } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { unwantedIn } from '../alfabetizacao/letter-grid.ts'
import { LABIRINTO_KINDS } from './kinds.ts'
import { labirintoColeta } from './labirinto-coleta.ts'
import { labirintoColmeia } from './labirinto-colmeia.ts'
import { labirintoDeSinais, type SignFacts } from './labirinto-de-sinais.ts'
import { labirintoDoisCaminhos } from './labirinto-dois-caminhos.ts'
import { labirintoFigura } from './labirinto-figura.ts'
import { labirintoFios } from './labirinto-fios.ts'
import { labirintoRedondo } from './labirinto-redondo.ts'
import { labirintoRetangular } from './labirinto-retangular.ts'
import type { MazeFacts } from './maze.ts'

// All seeds of three levels of each kind.
vi.setConfig({ testTimeout: 120_000 })

/** Breadth-first search that also counts the paths that reach each cell first or again. */
function explore(facts: MazeFacts) {
  const next = new Map<number, number[]>()
  for (const [a, b] of facts.open) {
    next.set(a, [...(next.get(a) ?? []), b])
    next.set(b, [...(next.get(b) ?? []), a])
  }
  const from = new Map<number, number>([[facts.start, -1]])
  const queue = [facts.start]
  let loops = 0
  for (const cell of queue)
    for (const neighbour of next.get(cell) ?? []) {
      if (neighbour === from.get(cell)) continue
      if (from.has(neighbour)) loops++
      else {
        from.set(neighbour, cell)
        queue.push(neighbour)
      }
    }
  return { reached: queue.length, loops, from }
}

const MAZES: readonly SheetKind<PagesFacts<MazeFacts>>[] = [
  labirintoRetangular,
  labirintoRedondo,
  labirintoColmeia,
  labirintoFigura,
  labirintoColeta,
]

it.each(LABIRINTO_KINDS.map((kind) => [kind.id, kind] as const))('%s stays inside the margins', (_, kind) => {
  expect(layoutFaults(kind)).toEqual([])
})

describe.each(MAZES.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it('has exactly one path from start to goal', () => {
    for (const { level, seed, page } of everyPage(kind)) {
      const { reached, loops, from } = explore(page)
      const place = `${level} ${seed}`
      expect(reached, place).toBe(page.cellCount)
      expect(loops, place).toBe(0)
      expect([page.path[0], page.path.at(-1)]).toEqual([page.start, page.goal])
      expect(page.path.every((cell, i) => i === 0 || from.get(cell) === page.path[i - 1])).toBe(true)
    }
  })

  it('asks for longer ways on harder levels, and for equally long ones on all pages of a level', () => {
    // Giant mazes have a separate size, whatever the level; figures differ in size.
    const pages = everyPage(kind).filter(({ page }) => page.cellCount < 500)
    const ways = ['facil', 'medio', 'desafio'].map((level) =>
      pages.filter((page) => page.level === level && !isGiant(kind, page.seed)).map(({ page }) => page.path.length),
    )
    const [easy = 0, middle = 0, hard = 0] = ways.map((own) => own.reduce((sum, way) => sum + way, 0) / own.length)
    expect(middle).toBeGreaterThan(easy * 1.3)
    expect(hard).toBeGreaterThan(middle * 1.3)
    if (kind.id !== labirintoFigura.id)
      for (const own of ways) expect(Math.max(...own) / Math.min(...own)).toBeLessThanOrEqual(1.5)
    for (const { page } of pages)
      if (page.way !== undefined) expect(page.path.length / page.way).toBeLessThanOrEqual(1.5)
  })
})

const HEADING = { title: 'Título da folha', instruction: 'Uma frase curta diz o que fazer.' }

/** The straight walls of a page inside a figure, from end to end. */
function wallsIn(marks: readonly Mark[]): readonly (readonly [Point, Point])[] {
  const pieces = marks.flatMap((mark) =>
    mark.kind === 'path' && /^(M[^MLCZ]+L[^MLCZ]+)+$/.test(mark.d) ? [mark.d] : [],
  )
  const point = (end = ''): Point => {
    const [x = 0, y = 0] = end.split(' ').map(Number)
    return { x, y }
  }
  return pieces.flatMap((d) => [...d.matchAll(/M([^L]+)L([^M]+)/g)].map(([, p, q]) => [point(p), point(q)] as const))
}

it('no stump of a wall hangs from the contour of a figure', () => {
  const found = labirintoFigura.themes.flatMap((theme) =>
    (['facil', 'medio', 'desafio'] as const).flatMap((level) => {
      const { pages, facts } = labirintoFigura.draw({ ...HEADING, level, theme, seed: 3, color: false, pages: 1 })
      const corridor = facts.pages[0]?.corridor ?? 0
      const walls = wallsIn(pages[0]?.marks ?? [])
      const long = ([p, q]: readonly [Point, Point]) => Math.hypot(q.x - p.x, q.y - p.y)
      // The meeting point of four cells; a wall between other points runs from contour to contour.
      const origin = walls.find((wall) => Math.abs(long(wall) - corridor) < 0.02)?.[0] ?? { x: 0, y: 0 }
      const onGrid = (by: number) => Math.abs(by / corridor - Math.round(by / corridor)) < 0.02
      const isCorner = ({ x, y }: Point) => onGrid(x - origin.x) && onGrid(y - origin.y)
      const meets = ({ x, y }: Point) =>
        walls.flat().filter((end) => Math.hypot(end.x - x, end.y - y) < 0.05).length > 1
      return walls
        .filter((wall) => long(wall) < corridor * 0.5 && wall.some(isCorner) && !wall.some(meets))
        .map((wall) => `${theme} ${level}: ${long(wall).toFixed(1)} mm`)
    }),
  )
  expect(found).toEqual([])
})

/** The first drawing of a picture: where it is, and whether it is turned over. */
function findDrawn(
  marks: readonly Mark[],
  id: string,
  x = 0,
): { readonly x: number; readonly turned: boolean } | undefined {
  for (const mark of marks) {
    if (mark.kind !== 'group') continue
    if (mark.picture === id) return { x: x + mark.x, turned: JSON.stringify(mark).includes('"flip":true') }
    const inside = findDrawn(mark.children, id, x + mark.x)
    if (inside) return inside
  }
  return undefined
}

it.each([
  ['labirinto-retangular', labirintoRetangular],
  ['labirinto-colmeia', labirintoColmeia],
  ['labirinto-coleta', labirintoColeta],
] as const)('%s: who sets out looks to where the way leads', (_, kind) => {
  const sides = new Set<boolean>()
  for (let seed = 1; seed <= 8; seed++) {
    const { pages } = kind.draw({ ...HEADING, level: 'medio', seed, color: true, pages: 1, theme: 'coelho' })
    const [rabbit, carrot] = ['rabbit', 'carrot'].map((id) => findDrawn(pages[0]?.marks ?? [], id))
    const right = (rabbit?.x ?? 0) < (carrot?.x ?? 0)
    // The packages' animals look to the left.
    expect(rabbit?.turned, `seed ${seed}`).toBe(right)
    sides.add(right)
  }
  expect(sides.size).toBe(2)
})

const isGiant = (kind: SheetKind, seed: number) => kind.themes[seed % kind.themes.length]?.endsWith('-gigante') ?? false

it.each([
  ['labirinto-retangular', labirintoRetangular, 30 * 36 - 50],
  ['labirinto-redondo', labirintoRedondo, 700],
  ['labirinto-colmeia', labirintoColmeia, 3 * 15 * 16],
] as const)('%s: giant mazes have 30 columns and more, the easiest wide corridors', (_, kind, cells) => {
  for (const { level, seed, page } of everyPage(kind)) {
    if (isGiant(kind, seed)) expect(page.cellCount).toBeGreaterThanOrEqual(cells)
    else if (level === 'facil') expect(page.corridor).toBeGreaterThanOrEqual(20)
  }
})

describe('things to collect', () => {
  it('lie apart: those on the way on the path, the others beside it', () => {
    for (const { level, page } of everyPage(labirintoColeta)) {
      const taken = page.sorts.flatMap(({ onWay, beside }) => [...onWay, ...beside])
      expect(new Set(taken).size).toBe(taken.length)
      for (const { onWay, beside } of page.sorts) {
        expect(onWay.length).toBeGreaterThan(1)
        expect(onWay.every((cell) => page.path.includes(cell))).toBe(true)
        expect(beside.some((cell) => page.path.includes(cell))).toBe(false)
      }
      expect(new Set(page.sorts.map(({ thing }) => thing)).size).toBe(page.sorts.length)
      // A drawing of two socks would be counted twice.
      for (const { thing } of page.sorts) expect(thing).not.toBe('sock')
      if (level === 'desafio') expect(page.sorts).toHaveLength(2)
    }
  })

  it('are others on each page of a sheet', () => {
    for (const level of LEVELS)
      for (const seed of labirintoColeta.themes.keys()) {
        const pages = drawForTest(labirintoColeta, level, seed, 2).facts.pages
        const things = pages.map(({ sorts }) => sorts.map(({ thing }) => thing).sort())
        expect(things[0], `${level} ${labirintoColeta.themes[seed]}`).not.toEqual(things[1])
      }
  })
})

/** The boxes of all pictures that are drawn in the frame of a page, and their names. */
const picturesIn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'group' && mark.picture ? [boundsOf([mark]) ?? []].flat() : []))

it('the goal of a round maze is large enough to be known, and clear of the wall around it', () => {
  for (const level of LEVELS)
    for (const seed of labirintoRedondo.themes.keys()) {
      const { pages, facts } = drawForTest(labirintoRedondo, level, seed)
      const place = `${level} ${labirintoRedondo.themes[seed]}`
      const disc = { x: 105, y: 161 }
      const middle = picturesIn(pages[0]?.marks ?? []).find(
        (box) => Math.hypot(box.x + box.width / 2 - disc.x, box.y + box.height / 2 - disc.y) < 22,
      )
      expect(Math.max(middle?.width ?? 0, middle?.height ?? 0), place).toBeGreaterThan(12)
      const ring = facts.pages[0]?.corridor ?? 0
      const thickest = level === 'facil' ? 1.9 : 1.45
      if (level === 'desafio' || isGiant(labirintoRedondo, seed)) continue
      expect(Math.hypot(middle?.width ?? 99, middle?.height ?? 99) / 2, place).toBeLessThan(ring - thickest)
    }
})

it.each([
  ['facil', labirintoRetangular, 1, 1.9],
  ['facil', labirintoColeta, 1, 1.9],
  ['medio', labirintoRetangular, 2, 1.45],
  ['medio', labirintoColeta, 2, 1.45],
  ['desafio', labirintoRetangular, 3, 0.55],
  ['desafio', labirintoColeta, 2, 0.55],
] as const)('%s: the scenes at the corners leave half a millimetre to the walls', (level, kind, block, reach) => {
  for (let seed = 0; seed < 16; seed++) {
    if (isGiant(kind, seed)) continue
    const { pages, facts } = drawForTest(kind, level, seed)
    const side = (facts.pages[0]?.corridor ?? 0) * block - 2 * (reach + 0.5)
    const scenes = (pages[0]?.marks ?? []).flatMap((mark) =>
      mark.kind === 'group' && !mark.picture ? [boundsOf([mark])?.width ?? 0] : [],
    )
    // The head of the page is wider than any scene.
    const cards = scenes.filter((width) => width > 20 && width < 100)
    expect(cards, `${kind.id} ${seed}`).toHaveLength(2)
    expect(Math.max(...cards), `${kind.id} ${seed}`).toBeLessThan(side)
  }
})

describe('several doors', () => {
  it('one leads to the goal, by exactly one path; the others lead into parts without it', () => {
    for (const { level, seed, page } of everyPage(labirintoDoisCaminhos)) {
      const place = `${level} ${seed}`
      const giant = labirintoDoisCaminhos.themes[seed % labirintoDoisCaminhos.themes.length]?.endsWith('-gigante')
      expect(page.doors, place).toHaveLength(giant ? 4 : { facil: 2, medio: 3, desafio: 4 }[level])
      const right = page.doors.filter((door) => explore({ ...page, start: door }).from.has(page.goal))
      expect(right, place).toEqual([page.start])
      const { loops, from } = explore(page)
      expect(loops, place).toBe(0)
      expect(
        page.path.every((cell, i) => i === 0 || from.get(cell) === page.path[i - 1]),
        place,
      ).toBe(true)
      for (const door of page.doors) {
        expect(explore({ ...page, start: door }).reached, place).toBeGreaterThanOrEqual(4)
      }
    }
  })
})

describe('threads', () => {
  it('each leads to another end, where its line really goes', () => {
    for (const { page } of everyPage(labirintoFios)) {
      expect(new Set(page.ends).size).toBe(page.ends.length)
      const ends = page.lines.map((line) => line[0]?.x ?? 0)
      page.lines.forEach((line, i) => {
        expect(line.at(-1)?.x).toBe(ends[page.ends[i] ?? -1])
      })
      // No thread simply hangs down.
      for (const line of page.lines) expect(new Set(line.map(({ x }) => x)).size).toBeGreaterThan(1)
    }
  })

  it('leads everybody to their own food or home', () => {
    const OWN: Readonly<Record<string, string>> = {
      mouse: 'cheese',
      rabbit: 'carrot',
      dog: 'bone',
      cat: 'fish',
      bee: 'flower',
      spider: 'web',
      bird: 'nest',
      snail: 'leaf',
      ladybug: 'mushroom',
    }
    const matched = everyPage(labirintoFios).filter(({ page }) => page.matched)
    expect(matched.length).toBeGreaterThan(0)
    for (const { page } of matched)
      page.above.forEach((id, i) => {
        expect(page.below[page.ends[i] ?? -1]).toBe(OWN[id])
      })
  })

  it('never three meet in one point', () => {
    // The upright start and end of each piece: the curve that the drawing uses, at a share t of its length.
    const at = (from: number, to: number, t: number) => from + (to - from) * (3 * t * t - 2 * t * t * t)
    for (const { level, seed, page } of everyPage(labirintoFios)) {
      const heights = page.lines[0]?.length ?? 0
      for (let height = 1; height < heights; height++)
        for (let t = 0; t <= 1; t += 0.01) {
          const xs = page.lines
            .map((line) => at(line[height - 1]?.x ?? 0, line[height]?.x ?? 0, t))
            .sort((a, b) => a - b)
          const nearest = Math.min(...xs.slice(2).map((x, i) => x - (xs[i] ?? 0)))
          expect(nearest, `${level} ${seed}`).toBeGreaterThan(1)
        }
    }
  })
})

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The row that the child counts on, worked out without the kind; null where signs only belong together. */
function rowOf(theme: string, level: Level): string[] | null {
  const letters = level === 'facil' ? ALPHABET.slice(0, 12) : ALPHABET
  const [count, steps] = { facil: [12, 10], medio: [30, 20], desafio: [40, 30] }[level] as [number, number]
  const step = Number(/^de-(\d+)$/.exec(theme)?.[1] ?? 0)
  const numbers = (length: number, by: number) => Array.from({ length }, (_, i) => String((i + 1) * by))
  const row =
    theme === 'alfabeto' ? letters : theme === 'numeros' ? numbers(count, 1) : step > 0 ? numbers(steps, step) : null
  return row && level === 'desafio' ? row.toReversed() : row
}

function belongs(theme: string, sign: string): boolean {
  if (theme === 'vogais') return /^[aeiou]$/i.test(sign)
  if (theme === 'pares' || theme === 'impares') return Number(sign) % 2 === (theme === 'pares' ? 0 : 1)
  return Number(sign) % Number(theme.replace('tabuada-', '')) === 0
}

function neighbours({ beside, signs }: SignFacts): number[][] {
  const next = signs.map((): number[] => [])
  for (const [a, b] of beside) {
    next[a]?.push(b)
    next[b]?.push(a)
  }
  return next
}

it('counting on from the start, there is one cell to go on to at every step, up to the goal', () => {
  for (const { level, seed, page } of everyPage(labirintoDeSinais)) {
    const row = rowOf(page.theme, level)
    if (!row) continue
    const next = neighbours(page)
    let here = page.path[0] ?? -1
    expect(page.signs[here], `${level} ${seed}`).toBe(row[0])
    const walked = [here]
    for (const sign of row.slice(1)) {
      const on = (next[here] ?? []).filter((cell) => page.signs[cell] === sign)
      expect(on, `${level} ${seed} ${sign}`).toHaveLength(1)
      here = on[0] ?? -1
      walked.push(here)
    }
    expect(walked).toEqual(page.path)
  }
})

it('what belongs together and hangs together with the start is one way without a fork, up to the goal', () => {
  for (const { level, seed, page } of everyPage(labirintoDeSinais)) {
    if (rowOf(page.theme, level)) continue
    const next = neighbours(page)
    const reached = [page.path[0] ?? -1]
    for (const here of reached) {
      const on = (next[here] ?? []).filter((cell) => belongs(page.theme, page.signs[cell] ?? ''))
      const end = here === page.path[0] || here === page.path.at(-1)
      expect(on, `${level} ${seed} ${page.theme}`).toHaveLength(end ? 1 : 2)
      for (const cell of on) if (!reached.includes(cell)) reached.push(cell)
    }
    expect(reached).toEqual(page.path)
  }
})

it('the levels differ in how far the way goes, and the hardest counts backwards', () => {
  const ways = (level: Level) =>
    everyPage(labirintoDeSinais)
      .filter((one) => one.level === level)
      .map(({ page }) => page)
  expect(Math.max(...ways('facil').map(({ path }) => path.length))).toBeLessThanOrEqual(14)
  expect(Math.min(...ways('medio').map(({ path }) => path.length))).toBeGreaterThanOrEqual(20)
  expect(Math.min(...ways('desafio').map(({ path }) => path.length))).toBeGreaterThanOrEqual(26)
})

it('no unwanted word can be read among letters', () => {
  const boards = everyPage(labirintoDeSinais).filter(({ page }) => page.theme === 'alfabeto' || page.theme === 'vogais')
  expect(boards.length).toBeGreaterThan(SEEDS.length / 4)
  expect(boards.flatMap(({ page }) => unwantedIn(page.rows))).toEqual([])
})
