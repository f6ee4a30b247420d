import { describe, expect, it } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { overlaps } from '../../lettering/bounds.ts'
import type { PagesFacts } from '../../page/compose.ts'
import { PICTURE_BOX } from '../../pictures/drawing.ts'
import { BLACK } from '../../scene/inks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import type { DotFacts } from './dot-page.ts'
import { FIGURE_THEMES, figureOf } from './figures.ts'
import { PEN } from './inner-lines.ts'
import { isSimple } from './outline.ts'
import { pontilharAlfabeto } from './pontilhar-alfabeto.ts'
import { pontilharNumeros } from './pontilhar-numeros.ts'
import { pontilharParesImpares } from './pontilhar-pares-impares.ts'
import { pontilharSaltos } from './pontilhar-saltos.ts'
import { ROW } from './step-row.ts'

const KINDS: readonly SheetKind<PagesFacts<DotFacts>>[] = [
  pontilharNumeros,
  pontilharAlfabeto,
  pontilharSaltos,
  pontilharParesImpares,
]

describe('isSimple', () => {
  it('tells a square from a bow tie', () => {
    const [a, b, c, d] = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ]
    expect(isSimple([a, b, c, d])).toBe(true)
    expect(isSimple([a, c, b, d])).toBe(false)
  })
})

describe.each(KINDS.map((kind) => [kind.id, kind] as const))('%s', (_, kind) => {
  it('stays inside the margins', () => {
    // Lines inside a figure reach around its dots; small drawings keep away from dots and labels by themselves.
    expect(layoutFaults(kind, true)).toEqual([])
  })

  it('joins to one line that never crosses itself', () => {
    for (const { page, level, seed } of everyPage(kind)) {
      // The printed part closes the line if the dots are a part of the contour.
      if (page.share === 1) expect(isSimple(page.points), `${page.figure} ${level} ${seed}`).toBe(true)
      expect(page.points.length).toBeGreaterThanOrEqual(5)
    }
  })

  it('leads back to the first dot only where no part of the outline is printed', () => {
    const asked = kind.themes.flatMap((theme) => {
      const options = { level: 'medio', color: true, seed: 1, pages: 1, title: 'Pontos', theme } as const
      const { contents, facts } = kind.draw({ ...options, instruction: 'Ligue e volte ao 1.' })
      return contents.map(
        ({ instruction }, i) => [/volte|feche/.test(instruction), facts.pages[i]?.share === 1] as const,
      )
    })
    expect(asked.filter(([returns, isWhole]) => returns && !isWhole)).toEqual([])
    expect(asked.filter(([returns]) => returns)).not.toEqual([])
  })

  it('gives each dot a label that touches no other and no dot', () => {
    for (const { page, level, seed } of everyPage(kind)) {
      const place = `${page.figure} ${level} ${seed}`
      const all = [...page.labels, ...page.strangers]
      const dots = [...page.points, ...page.strangers.map(({ at }) => at)]
      const half = 1
      expect(page.labels, place).toHaveLength(page.points.length)
      expect(all.filter(({ text }) => text === '')).toEqual([])
      const touching = all.filter(
        (label, i) =>
          all.slice(i + 1).some((other) => overlaps(label.box, other.box)) ||
          dots.some(({ x, y }) => overlaps(label.box, { x: x - half, y: y - half, width: 2 * half, height: 2 * half })),
      )
      expect(touching, place).toEqual([])
    }
  })

  it('leaves no doubt whose label it is: 1.25 times nearer to its own dot than to any other', () => {
    const doubtful = everyPage(kind).filter(({ page }) => page.doubtful > 0)
    expect(doubtful.map(({ level, seed, page }) => `${page.figure} ${level} ${seed}: ${page.doubtful}`)).toEqual([])
  })

  it('survives the joining: the dots cover the figure', () => {
    const poor = everyPage(kind).filter(({ page }) => page.overlap < 0.95)
    expect(poor.map(({ level, seed, page }) => `${page.figure} ${level} ${seed} ${page.overlap.toFixed(2)}`)).toEqual(
      [],
    )
  })

  it('has more dots on harder levels', () => {
    const pages = everyPage(kind)
    const [easy = 0, middle = 0, hard = 0] = ['facil', 'medio', 'desafio'].map((level) => {
      const own = pages.filter((page) => page.level === level)
      return own.reduce((sum, { page }) => sum + page.points.length, 0) / own.length
    })
    // The alphabet has 26 letters on every level.
    if (kind.id === pontilharAlfabeto.id) expect([easy, middle, hard]).toEqual([26, 26, 26])
    else {
      expect(middle).toBeGreaterThan(easy)
      expect(hard).toBeGreaterThan(middle)
    }
  })
})

const numbersOf = (page: DotFacts) => page.labels.map(({ text }) => Number(text))

describe('the order of the labels', () => {
  it('counts from 1, and back to it on the hardest level', () => {
    for (const { page, level } of everyPage(pontilharNumeros)) {
      const up = page.labels.map((_, i) => i + 1)
      expect(numbersOf(page)).toEqual(level === 'desafio' ? up.reverse() : up)
    }
  })

  it('follows the alphabet', () => {
    for (const { page, level } of everyPage(pontilharAlfabeto)) {
      const alphabet = level === 'desafio' ? 'AbCdEfGhIjKlMnOpQrStUvWxYz' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
      const order = page.labels.map(({ text }) => text)
      expect([alphabet, [...alphabet].reverse().join('')]).toContain(order.join(''))
      expect(page.share, page.figure).toBe(1)
      expect(page.written.length, page.figure).toBeGreaterThanOrEqual(level === 'medio' ? 4 : 0)
      expect(page.strangers.filter(({ text }) => order.includes(text))).toEqual([])
      expect(page.strangers.length, page.figure).toBeGreaterThanOrEqual(level === 'desafio' ? 5 : 0)
    }
  })

  it('counts in steps of the theme, and down on the hardest level', () => {
    for (const { page, level, seed } of everyPage(pontilharSaltos)) {
      const step = Number(pontilharSaltos.themes[seed % pontilharSaltos.themes.length])
      const up = page.labels.map((_, i) => (i + 1) * step)
      expect(numbersOf(page)).toEqual(level === 'desafio' ? up.reverse() : up)
      const place = `${page.figure} ${level} ${seed}`
      expect(page.share, place).toBe(1)
      expect(page.strangers.filter(({ text }) => Number(text) % step === 0)).toEqual([])
      expect(page.strangers.length, place).toBeGreaterThanOrEqual(level === 'facil' ? 0 : 4)
      expect(page.written.length, place).toBeGreaterThanOrEqual({ facil: 3, medio: 0, desafio: 3 }[level])
    }
  })

  it('begins in a row of eight numbers, some empty, the first two and the last one printed', () => {
    for (const { page, level, seed } of everyPage(pontilharSaltos)) {
      const place = `${page.figure} ${level} ${seed}`
      expect(
        page.row.map(({ text }) => text),
        place,
      ).toEqual(page.labels.slice(0, 8).map(({ text }) => text))
      const empty = page.row.flatMap(({ blank }, i) => (blank ? [i] : []))
      expect(empty.length, place).toBe({ facil: 2, medio: 3, desafio: 3 }[level])
      expect(empty.filter((i) => i < 2 || i === 7)).toEqual([])
      expect(Math.max(...page.labels.map(({ box }) => -box.y)), place).toBeLessThan(-ROW.y - ROW.height)
    }
  })

  it('joins even or odd numbers in a row; strangers are of the other sort, each between its two neighbours', () => {
    for (const { page, seed, level } of everyPage(pontilharParesImpares)) {
      const rest = seed % 2
      const place = `${page.figure} ${level} ${seed}`
      const up = page.labels.map((_, i) => 2 * i + (rest === 0 ? 2 : 1) + (level === 'desafio' ? 100 : 0))
      expect(numbersOf(page), place).toEqual(level === 'desafio' ? up.reverse() : up)
      expect(page.written.length, place).toBeGreaterThanOrEqual(level === 'facil' ? 0 : 3)
      // The whole line is the child's: no part of it is printed.
      expect(page.share, place).toBe(1)
      expect(page.points.length, place).toBeGreaterThanOrEqual(30)
      expect(page.strangers.length, place).toBeGreaterThanOrEqual(level === 'facil' ? 5 : 8)
      for (const { at, text } of page.strangers) {
        expect(Number(text) % 2, place).not.toBe(rest)
        for (const p of page.points) expect(Math.hypot(p.x - at.x, p.y - at.y), place).toBeGreaterThan(7)
        const before = page.points[numbersOf(page).indexOf(Number(text) + (level === 'desafio' ? 1 : -1))]
        expect(Math.hypot((before?.x ?? 0) - at.x, (before?.y ?? 0) - at.y), `${place} ${text}`).toBeLessThan(32)
      }
    }
  })
})

const draw = (kind: (typeof KINDS)[number], theme: string, level: Level, pages: number) =>
  kind.draw({ title: 'Título', instruction: 'Uma frase.', level, seed: 7, color: false, theme, pages })

describe('two pages of a piece are no copies', () => {
  it('the alphabet shows another figure or runs backwards', () => {
    for (const theme of pontilharAlfabeto.themes)
      for (const level of ['medio', 'desafio'] as const) {
        const [first, second] = draw(pontilharAlfabeto, theme, level, 2).facts.pages
        const order = (page?: DotFacts) => page?.labels.map(({ text }) => text).join('')
        expect(first?.figure !== second?.figure || order(first) !== order(second), `${theme} ${level}`).toBe(true)
      }
  })
})

describe('what is straight stays straight', () => {
  it('a kite has its four corners', () => {
    for (const level of ['facil', 'medio', 'desafio'] as const)
      for (const { points } of draw(pontilharAlfabeto, 'pipa', level, 1).facts.pages) {
        const top = points.reduce((a, b) => (b.y < a.y ? b : a))
        const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
        expect((left + right) / 2, level).toBeCloseTo(top.x, 0)
      }
  })
})

it('hundreds are enough for a figure', () => {
  expect(draw(pontilharSaltos, '100', 'desafio', 1).facts.pages[0]?.points.length).toBeGreaterThanOrEqual(20)
})

describe('the lines inside a figure of the library', () => {
  const place = { cx: 105, cy: 168, size: 160, mirrored: false }
  const figures = FIGURE_THEMES.map(figureOf).filter(({ box }) => box === PICTURE_BOX)

  it('are drawn with one pen: nothing of the outer line is left, nothing is painted over', () => {
    for (const { id, inside } of figures)
      for (const mark of inside(place).flatMap((group) => (group.kind === 'group' ? group.children : []))) {
        if (mark.kind !== 'path') throw new Error(`${id} has more than lines inside`)
        expect(
          [mark.fill, mark.stroke].filter((ink) => ink && ink !== BLACK),
          id,
        ).toEqual([])
        if (!mark.fill) expect(mark.width, id).toBe(PEN)
      }
  })

  it('keep clear of the line that the dots make', () => {
    const near = figures.filter(({ samples, contour }) =>
      samples.some((p) => contour.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < PICTURE_BOX * 0.02)),
    )
    expect(near.map(({ id }) => id)).toEqual([])
  })
})

/** Sizes of the numbers of a page, mm on paper. */
const sizesIn = (marks: readonly Mark[], scale = 1): number[] =>
  marks.flatMap((mark) => {
    if (mark.kind === 'group') return sizesIn(mark.children, scale * (mark.scale ?? 1))
    return mark.kind === 'text' && /^\d+$/.test(mark.text) ? [mark.size * scale] : []
  })

describe('many numbers are legible: eight points, none doubtful', () => {
  const drawn = (theme: string, pages: number) =>
    pontilharNumeros.draw({
      title: 'Título',
      instruction: 'Uma frase.',
      level: 'desafio',
      seed: 5,
      color: false,
      theme,
      pages,
    })

  it('two hundred', () => {
    for (const theme of pontilharNumeros.themes.filter((one) => one.endsWith(' 200'))) {
      const { pages, facts } = drawn(theme, 1)
      const sizes = sizesIn(pages[0]?.marks ?? [])
      expect(sizes).toHaveLength(200)
      expect(Math.min(...sizes), theme).toBeGreaterThanOrEqual(2.8)
      expect(facts.pages[0]?.doubtful, theme).toBe(0)
    }
  })

  it('a hundred', () => {
    for (const theme of ['tartaruga', 'coruja', 'porco', 'aves', 'floresta']) {
      const { pages } = drawn(theme, theme === 'aves' ? 5 : 2)
      for (const { marks } of pages) expect(Math.min(...sizesIn(marks)), theme).toBeGreaterThanOrEqual(2.8)
    }
  })
})
