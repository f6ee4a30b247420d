import { expect, test } from 'vitest'
import { collect, type Label, PAGE } from '../../../tests/factories/page-marks.ts'
import { everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import type { Level } from '../../scene/scene.ts'
import { CLUES } from './built/legend.ts'
import { mosaicLayers } from './coded-layers.ts'
import { colorirAzulejos } from './colorir-azulejos.ts'
import { colorirCena } from './colorir-cena.ts'
import { colorirContas } from './colorir-contas.ts'
import { colorirDesenho } from './colorir-desenho.ts'
import { colorirFormas } from './colorir-formas.ts'
import { colorirMandala } from './colorir-mandala.ts'
import { colorirNumeros } from './colorir-numeros.ts'
import { colorirSimetria } from './colorir-simetria.ts'
import { COLORIR_KINDS } from './kinds.ts'

const MANDALA = {
  title: 'Mandala',
  instruction: 'Pinte.',
  level: 'facil',
  pages: 4,
  color: false,
  theme: 'livre',
} as const

/** Rings of a mandala, adjacent tiles, pieces of a built picture, halves of a picture, and a subject in front of its background. */
const OVERLAPPING = [
  'colorir-mandala',
  'colorir-azulejos',
  'colorir-metade',
  'colorir-simetria',
  'colorir-desenho',
  'colorir-cena',
  'colorir-formas',
]

test.each(COLORIR_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another',
  (_, kind) => {
    expect(layoutFaults(kind, OVERLAPPING.includes(kind.id))).toEqual([])
  },
)

test('symmetry: several colours to repeat, less help at each level', () => {
  const helps = { facil: 'lines', medio: 'dashes', desafio: 'squares' } as const
  for (const { level, seed, page } of everyPage(colorirSimetria)) {
    const where = `${level} ${seed} ${page.figure}`
    expect(page.help).toBe(helps[level])
    expect(page.inks, where).toBeGreaterThanOrEqual(2)
    expect(page.labels, where).toHaveLength(page.points.length)
    expect(page.doubtful, where).toBe(0)
    if (page.help === 'dashes') expect(page.points.length, where).toBeGreaterThanOrEqual(6)
  }
})

test('colour by shape: every shape of the legend is there, each has its own colour, the counts are right', () => {
  for (const { page } of everyPage(colorirFormas)) {
    const shapes = page.legend.map(({ shape }) => shape)
    expect(new Set(page.legend.map(({ colour }) => colour)).size).toBe(shapes.length)
    expect(page.counts).toEqual(shapes.map((shape) => page.field.filter((one) => one === shape).length))
    expect(Math.min(...page.counts)).toBeGreaterThanOrEqual(2)
    expect(page.field.filter((one) => !shapes.includes(one))).toEqual([])
    // Suns are yellow or orange, never green or brown.
    for (const { shape, colour } of page.legend)
      if (shape === 'circulo') expect(['amarelo', 'laranja']).toContain(colour)
  }
})

test('colour by shape: on the hardest level every figure has a clue that no other figure has', () => {
  for (const { level, page } of everyPage(colorirFormas)) {
    if (level !== 'desafio') continue
    const clues = page.legend.map(({ shape }) => CLUES[shape]?.join(' ') ?? '')
    expect(clues).not.toContain('')
    expect(new Set(clues).size).toBe(clues.length)
  }
})

test.each(colorirCena.themes)('the pages of %s are different pictures, and each shows what it must', (theme) => {
  const draw = (must: readonly string[]) =>
    colorirCena.draw({
      title: theme,
      instruction: 'Pinte.',
      level: 'medio',
      seed: 1,
      pages: 2,
      color: false,
      theme,
      must,
    })
  const { pages, facts } = draw([])
  const [first, second] = facts.pages
  expect(JSON.stringify(pages[0]?.marks)).not.toBe(JSON.stringify(pages[1]?.marks))
  expect(first?.shows.length).toBeGreaterThan(0)
  const asked = second?.shows[0] ?? ''
  for (const page of draw([asked]).facts.pages) expect(page.shows).toContain(asked)
})

test.each([1, 2])('the torn present asks for a drawing on its own page alone, with seed %d', (seed) => {
  const order = { title: 'Presente', instruction: 'Pinte.', pages: 2, color: false, theme: 'presente' } as const
  for (const level of LEVELS) {
    const { contents } = colorirDesenho.draw({ ...order, level, seed })
    expect(contents.map(({ instruction }) => instruction).sort()).toEqual(['Pinte.', expect.stringMatching(/desenhe/)])
  }
})

test('a scene of which something is asked that it does not have is refused', () => {
  const order = { title: 'Mar', instruction: 'Pinte.', level: 'medio', seed: 1, pages: 1, color: false } as const
  expect(() => colorirCena.draw({ ...order, theme: 'mar', must: ['girafa'] })).toThrow(RangeError)
  expect(() => colorirCena.draw({ ...order, theme: 'nada' })).toThrow(RangeError)
})

function resultOf(printed: string): number {
  const match = /^(\d+)([+−])(\d+)$/.exec(printed)
  if (!match) return Number(printed)
  return match[2] === '+' ? Number(match[1]) + Number(match[3]) : Number(match[1]) - Number(match[3])
}

/** Pieces of a figure: enough for it to appear slowly, few enough to finish; sums are fewer than numbers. */
const PIECES: Readonly<Record<Level, readonly [least: number, most: number]>>[] = [
  { facil: [7, 24], medio: [45, 85], desafio: [85, 150] },
  { facil: [7, 20], medio: [24, 44], desafio: [45, 80] },
]

test.each([
  [colorirNumeros.id, colorirNumeros, PIECES[0]],
  [colorirContas.id, colorirContas, PIECES[1]],
] as const)(
  '%s: each piece carries a code of its colour and has room for it, the paper carries none',
  (_, kind, asked) => {
    for (const { level, seed, page } of everyPage(kind)) {
      const { pieces, codes, printed, crayons } = page
      const where = `${level} ${kind.themes[seed % kind.themes.length]}`
      expect(new Set(codes.flat()).size).toBe(codes.flat().length)
      expect(codes).toHaveLength(crayons.length)
      expect(crayons.length, where).toBeGreaterThanOrEqual(3)
      expect(new Set(crayons.map(({ name }) => name)).size).toBe(crayons.length)
      const coded = pieces.filter(({ crayon }) => crayon > 0)
      const [least = 0, most = 0] = asked?.[level] ?? []
      expect(coded.length, where).toBeGreaterThanOrEqual(least)
      expect(coded.length, where).toBeLessThanOrEqual(most)
      expect(
        coded.filter(({ ease }) => ease < 1),
        where,
      ).toEqual([])
      const wrong = printed.filter((label, i) => {
        const results = codes[pieces[i]?.crayon ?? 0] ?? []
        return results.length === 0 ? label !== '' : !results.includes(resultOf(label))
      })
      expect(wrong, where).toEqual([])
    }
  },
)

test.each([colorirNumeros, colorirContas])(
  '$id: the picture is coloured to its edges, nothing of it is paper',
  (kind) => {
    for (const { level, seed, page } of everyPage(kind)) {
      const paper = page.pieces.filter(({ crayon }) => crayon === 0)
      expect(paper, `${level} ${seed}`).toEqual([])
    }
  },
)

test('easy mandalas of a sheet have other pictures in their inner rings, and not always six', () => {
  const folds = new Set<number>()
  for (let seed = 1; seed <= 8; seed++) {
    const { facts } = colorirMandala.draw({ ...MANDALA, seed })
    expect(new Set(facts.pages.map(({ rings }) => rings[0])).size).toBe(MANDALA.pages)
    for (const page of facts.pages) folds.add(page.folds)
  }
  expect([...folds].sort((a, b) => a - b)).toEqual([5, 6, 8])
})

/** Every picture by numbers at every level: its pieces do not depend on the seed. */
const numberedPictures = LEVELS.flatMap((level) =>
  colorirNumeros.themes.map((theme) => {
    const pages = ['lagoa', 'floresta', 'pomar', 'jardim'].includes(theme) ? 3 : 1
    return {
      level,
      theme,
      ...colorirNumeros.draw({ title: 'Título', instruction: 'Pinte.', level, theme, seed: 1, color: true, pages }),
    }
  }),
)

test('in a picture by numbers two parts that touch never have one colour, not even at a corner', () => {
  for (const { level, facts } of numberedPictures)
    for (const { picture, arcs, pieces, shapeOf } of facts.pages) {
      const meetings = new Map<number, Set<number>>()
      for (const { from, to, left, right } of arcs)
        for (const corner of [from, to]) {
          const met = meetings.get(corner) ?? new Set()
          for (const piece of [left, right]) if (piece >= 0) met.add(piece)
          meetings.set(corner, met)
        }
      const faults = [...meetings.values()].flatMap((met) =>
        [...met].filter((a) =>
          [...met].some((b) => shapeOf[a] !== shapeOf[b] && pieces[a]?.crayon === pieces[b]?.crayon),
        ),
      )
      expect(faults, `${picture} ${level}`).toEqual([])
    }
})

test('in a picture by numbers no part of the drawing is lost, and the hardest level has more colours or parts', () => {
  const partsOf = (level: Level, picture: string) =>
    numberedPictures
      .filter((one) => one.level === level)
      .flatMap(({ facts }) => facts.pages)
      .find((page) => page.picture === picture)
  const pictures = new Set(numberedPictures.flatMap(({ facts }) => facts.pages.map(({ picture }) => picture)))
  for (const picture of pictures)
    for (const level of LEVELS) {
      const page = partsOf(level, picture)
      const shown = new Set(page?.shapeOf)
      const printed = page?.arcs.some(({ left, right }) => left < -1 || right < -1) ? 1 : 0
      expect(shown.size + printed, `${picture} ${level}`).toBe(mosaicLayers(picture, level).length)
      expect((page?.crayons.length ?? 99) - 1, `${picture} ${level}`).toBeLessThanOrEqual(9)
    }
  for (const picture of pictures) {
    const [easy, hard] = [partsOf('facil', picture), partsOf('desafio', picture)]
    const richness = (page: typeof easy) => (page?.crayons.length ?? 0) + new Set(page?.shapeOf).size
    expect(richness(hard), picture).toBeGreaterThan(richness(easy))
  }
})

test('all numbers of a picture by numbers have one size, large enough to read', () => {
  for (const { level, theme, pages } of numberedPictures)
    for (const page of pages) {
      const labels: Label[] = []
      collect(page.marks, PAGE, labels, [])
      const numbers = labels.map(({ mark }) => mark).filter(({ text, font }) => font === 'text' && /^\d+$/.test(text))
      const sizes = new Set(numbers.map(({ size }) => size))
      expect(sizes.size, `${theme} ${level}`).toBe(1)
      expect(Math.min(...sizes), `${theme} ${level}`).toBeGreaterThanOrEqual(4.8)
    }
})

test('sums stay within the bound of their level and do not come again and again', () => {
  const asked = { facil: [10, 6], medio: [14, 14], desafio: [20, 30] } as const
  for (const { level, seed, page } of everyPage(colorirContas)) {
    const [most, least] = asked[level]
    const sums = new Set(page.printed.filter((label) => label !== ''))
    expect(sums.size, `${level} ${seed}`).toBeGreaterThanOrEqual(least)
    const beyond = [...sums].filter((sum) => sum.split(/[+−]/).some((operand) => Number(operand) > most))
    expect(beyond).toEqual([])
  }
})

test('tiles: one white tile at the hardest level; the waves of Copacabana are the first pavement', () => {
  for (const { level, page, seed } of everyPage(colorirAzulejos)) {
    const theme = colorirAzulejos.themes[seed % colorirAzulejos.themes.length]
    const isPavement = theme === 'ondas'
    expect(page.blank, `${level} ${seed}`).toBe(level === 'desafio' && !isPavement ? 1 : 0)
    if (isPavement) expect(page.tiles).toEqual(['ondas de Copacabana'])
    else expect(new Set(page.tiles).size).toBe(level === 'facil' ? 1 : 2)
  }
})

test('five pavements follow one another, each with its name in the instruction', () => {
  const options = { level: 'medio', color: false, seed: 3, pages: 5, title: 'Calçadas', theme: 'ondas' } as const
  const { facts, contents } = colorirAzulejos.draw({ ...options, instruction: 'Pinte.' })
  const names = facts.pages.map(({ tiles }) => tiles[0] ?? '')
  expect(new Set(names).size).toBe(5)
  expect(contents.every(({ instruction }, i) => instruction.includes(names[i] ?? ' '))).toBe(true)
})
