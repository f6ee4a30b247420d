import { expect, test } from 'vitest'
import { areDifferent, firstPages, marksWithin } from '../../../tests/factories/first-pages.ts'
import { drawForTest, LEVELS, SEEDS } from '../../../tests/factories/sheets.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import { createRandom } from '../../page/random.ts'
import { textsOf } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { LYING, type Lying } from '../../studio/shapes/lying-things.ts'
import { antecessorESucessor } from './antecessor-e-sucessor.ts'
import { calendario } from './calendario.ts'
import { dobroEMetade } from './dobro-e-metade.ts'
import { fracoes } from './fracoes.ts'
import { reasonOf } from './fraction-facts.ts'
import { gatheredThing } from './gathered-things.ts'
import { parEImpar } from './par-e-impar.ts'
import { quadroDoCem } from './quadro-do-cem.ts'
import { regua } from './regua.ts'
import { retaNumerica } from './reta-numerica.ts'
import { centimetres } from './ruler-tasks.ts'
import { sequenciaNumerica } from './sequencia-numerica.ts'
import { nearestPairs, strewnInPlace } from './strewn.ts'
import { clueOf } from './whole-chart.ts'

test('the chart of 100 shows a number in every row and column; of a piece cut out of it exactly one', () => {
  for (const { theme, level, page } of firstPages(quadroDoCem)) {
    if (theme === 'pedacos') {
      expect(page).toHaveLength(level === 'facil' ? 8 : 6)
      for (const { numbers, given } of page) {
        expect(given).toHaveLength(1)
        expect(numbers).toContain(given[0])
        expect(numbers.every((n) => n >= 1 && n <= 100)).toBe(true)
        // Every square has a neighbour in the piece: from the given number all others can be reached.
        const joined = (n: number) =>
          numbers.some((m) => Math.abs(m - n) === 10 || (Math.abs(m - n) === 1 && Math.min(m, n) % 10 !== 0))
        expect(numbers.every(joined), numbers.join(' ')).toBe(true)
      }
      continue
    }
    const given = page[0]?.given ?? []
    expect(page[0]?.secret?.numbers.length).toBeGreaterThan(15)
    expect(new Set(given.map((n) => n % 10)).size).toBe(10)
    expect(new Set(given.map((n) => Math.floor((n - 1) / 10))).size).toBe(10)
    const missing = { facil: 30, medio: 55, desafio: 70 }
    expect(100 - given.length).toBeGreaterThanOrEqual(missing[level])
  }
})

test('a clue of the chart of 100 leads to the number that is coloured', () => {
  for (const level of LEVELS)
    for (let n = 1; n < 100; n++) {
      const [first = '', sign, second = '0'] = clueOf(n, level).split(' ')
      expect(Number(first) + (sign === '−' ? -1 : 1) * Number(second)).toBe(n)
    }
})

test('between two fifths and three fifths of the numbers are even', () => {
  const counts = { facil: 6, medio: 16, desafio: 12 }
  for (const { level, page } of firstPages(parEImpar)) {
    expect(page.numbers).toHaveLength(counts[level])
    expect(areDifferent(page.numbers)).toBe(true)
    const even = page.numbers.filter((n) => n % 2 === 0).length
    expect(Math.abs(even - counts[level] / 2)).toBeLessThanOrEqual(2)
    expect(page.things.length).toBe(level === 'facil' ? 6 : 0)
    expect(page.sums.length).toBe(level === 'desafio' ? 12 : 0)
    for (const [i, terms] of page.sums.entries()) expect(terms.reduce((a, b) => a + b, 0)).toBe(page.numbers[i])
    if (level !== 'desafio') continue
    // The first term alone does not tell the answer.
    for (const parity of [0, 1]) {
      const results = page.numbers.filter((_, i) => (page.sums[i]?.[0] ?? 0) % 2 === parity).map((n) => n % 2)
      expect(new Set(results).size).toBe(2)
    }
  }
})

test('strewn things keep apart, wholly inside their room, and nearest neighbours are pairs', () => {
  const room = { x: 10, y: 20, width: 70, height: 36 }
  for (const name of ['ovelha', 'galinha', 'coelho', 'lápis', 'flor'])
    for (const seed of SEEDS.slice(0, 40))
      for (let count = 3; count <= 10; count++) {
        const { spots, size } = strewnInPlace(room, count, gatheredThing(name), createRandom(seed))
        expect(spots).toHaveLength(count)
        for (const [i, [x, y]] of spots.entries()) {
          expect(x >= room.x && x <= room.x + room.width && y >= room.y && y <= room.y + room.height).toBe(true)
          for (const [ox, oy] of spots.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(size * 0.7)
        }
        const pairs = nearestPairs(spots)
        expect(pairs).toHaveLength(Math.floor(count / 2))
        expect(new Set(pairs.flat()).size).toBe(2 * pairs.length)
      }
})

test('doubles, halves, triples and thirds are whole and right; the theme says which there are', () => {
  const factor = { dobro: 2, metade: 1 / 2, triplo: 3, terço: 1 / 3 }
  for (const { level, theme, page } of firstPages(dobroEMetade)) {
    for (const { rule, number, answer } of page) {
      expect(answer).toBe(Math.round(number * factor[rule]))
      expect(Number.isInteger(number * 6 * factor[rule])).toBe(true)
      if (level === 'facil') expect(Math.max(number, answer)).toBeLessThanOrEqual(16)
      if (level !== 'desafio' && theme !== 'misto') expect(rule).toBe(theme)
    }
    expect(areDifferent(page.map(({ answer }) => answer))).toBe(true)
    if (level === 'facil') continue
    const machines = level === 'medio' ? 2 : 3
    const handedOn = page.filter(({ number }, i) => i % machines > 0 && number === page[i - 1]?.answer)
    expect(handedOn).toHaveLength(page.length - page.length / machines)
    expect(Math.max(...page.flatMap(({ number, answer }) => [number, answer]))).toBeLessThanOrEqual(300)
  }
})

test('fractions are parts of one whole; those that are compared come out in more than one way', () => {
  for (const { level, page } of firstPages(fracoes)) {
    for (const { part, whole, other } of page) {
      expect(part >= 1 && part <= whole).toBe(true)
      expect(other !== null).toBe(level === 'desafio')
    }
    expect(areDifferent(page.map(({ part, whole }) => `${part}/${whole}`))).toBe(true)
    if (level !== 'desafio') continue
    const signs = page.map(({ part, whole, other }) =>
      Math.sign(part * (other?.whole ?? 1) - (other?.part ?? 1) * whole),
    )
    expect(new Set(signs).size).toBe(3)
  }
})

test('an easy page of fractions has a half', () => {
  for (const { level, page } of firstPages(fracoes))
    if (level === 'facil') expect(page.filter(({ part, whole }) => part === 1 && whole === 2)).toHaveLength(1)
})

test.each([
  [{ part: 1, whole: 5, other: { part: 1, whole: 3 } }, 'Ex.: o terço é maior que o quinto.'],
  [{ part: 3, whole: 8, other: { part: 3, whole: 4 } }, 'Ex.: são 3 partes nas duas, e o quarto é maior que o oitavo.'],
  [{ part: 1, whole: 2, other: { part: 2, whole: 4 } }, 'Ex.: as duas são a metade.'],
  [{ part: 4, whole: 6, other: { part: 2, whole: 3 } }, 'Ex.: 2 × 2 = 4 e 3 × 2 = 6; por isso, 4/6 = 2/3.'],
  [{ part: 1, whole: 4, other: { part: 8, whole: 10 } }, 'Ex.: 8/10 passa da metade, e 1/4 não chega à metade.'],
])('a reason as a child gives it: %o', (task, reason) => {
  expect(reasonOf(task)).toBe(reason)
})

test('lengths lie on the ruler; only at the highest level they do not begin at zero', () => {
  for (const { level, page } of firstPages(regua)) {
    for (const { from, to } of page) {
      expect(from === 0).toBe(level !== 'desafio')
      expect(to).toBeLessThanOrEqual(150)
      expect(to - from).toBeGreaterThanOrEqual(25)
      if (level === 'facil') expect(to % 10).toBe(0)
    }
    expect(areDifferent(page.map(({ from, to }) => to - from))).toBe(true)
  }
})

test.each([
  [70, '7'],
  [74, '7,4'],
  [145, '14,5'],
])('%d mm are written %s cm', (mm, written) => {
  expect(centimetres(mm)).toBe(written)
})

test('trains of mixed steps count in another step on each line while there are any', () => {
  for (const level of LEVELS)
    for (const seed of SEEDS.filter((one) => one % sequenciaNumerica.themes.length === 0)) {
      const [page = []] = drawForTest(sequenciaNumerica, level, seed).facts.pages
      const steps = new Set(page.map(({ step }) => step)).size
      expect(steps, `${level} ${seed}`).toBe({ facil: 1, medio: 4, desafio: page.length }[level])
    }
})

test('no train comes twice on a sheet, whichever of its numbers are missing', () => {
  for (const level of ['medio', 'desafio'] as const)
    for (const seed of SEEDS) {
      const lines = drawForTest(sequenciaNumerica, level, seed, 3).facts.pages.flat()
      const names = lines.map(({ numbers }) => numbers.join())
      expect(areDifferent(names), `${level} ${seed}`).toBe(true)
    }
})

test('a broken ruler has lost its zero; what is measured lies on what is left of it', () => {
  const heading = {
    title: '',
    instruction: '',
    color: false,
    level: 'desafio',
    pages: 3,
    theme: 'regua-quebrada',
  } as const
  for (const seed of SEEDS.slice(0, 20)) {
    const { pages, facts } = regua.draw({ ...heading, seed })
    for (const [i, page] of pages.entries()) {
      const printed = textsOf(page.marks).filter((text) => /^\d+$/.test(text))
      const [tasks = [], least] = [facts.pages[i], Math.min(...printed.map(Number))]
      expect(printed).not.toContain('0')
      expect(Math.min(...tasks.map(({ from }) => from))).toBeGreaterThanOrEqual(10 * least)
    }
  }
})

/** Marks with the scale at which they are printed. */
const scaled = (marks: readonly Mark[], scale = 1): { mark: Mark; scale: number }[] =>
  marks.flatMap((mark) =>
    mark.kind === 'group' ? scaled(mark.children, scale * (mark.scale ?? 1)) : [{ mark, scale }],
  )

test.each([true, false])('a centimetre of the ruler is one on the paper, with a school line: %s', (school) => {
  const options = { title: 'T', instruction: 'I', color: true, level: 'facil', pages: 1, seed: 3, school } as const
  const ticks = scaled(regua.draw(options).pages[0]?.marks ?? []).filter(
    ({ mark }) => mark.kind === 'path' && mark.d.startsWith('M0 0v5M10 0v5'),
  )
  expect(ticks).toHaveLength(4)
  for (const { scale } of ticks) expect(150 * scale).toBeCloseTo(150, 1)
})

test('every other easy page has no ruler: what is on it is to be measured, and has its true length', () => {
  const options = { title: 'T', instruction: 'I', color: true, level: 'facil', pages: 2, seed: 3 } as const
  const { pages, facts } = regua.draw(options)
  const rulers = pages.map(
    ({ marks }) =>
      scaled(marks).filter(({ mark }) => mark.kind === 'path' && mark.d.startsWith('M0 0v5M10 0v5')).length,
  )
  expect(rulers).toEqual([4, 0])
  const ends = scaled(pages[1]?.marks ?? []).flatMap(({ mark, scale }) => {
    const end = mark.kind === 'path' && mark.dash ? /^M([\d.]+) 0V9/.exec(mark.d) : null
    return end ? [2 * Number(end[1]) * scale] : []
  })
  const lengths = (facts.pages[1] ?? []).map(({ from, to }) => to - from)
  expect(ends).toHaveLength(4)
  for (const [i, end] of ends.entries()) expect(end).toBeCloseTo(lengths[i] ?? 0, 1)
})

test('every page of a long sheet has four things on its rulers', () => {
  for (const level of LEVELS)
    for (const seed of SEEDS)
      for (const tasks of drawForTest(regua, level, seed, 4).facts.pages) {
        expect(tasks, `${level} ${seed}`).toHaveLength(4)
        expect(areDifferent(tasks.map(({ from, to }) => to - from))).toBe(true)
      }
})

test('things on the ruler have a length that they have in life', () => {
  const lying: readonly Lying[] = [...LYING.estudo, ...LYING.quintal, ...LYING.casa]
  for (const { level, page } of firstPages(regua))
    for (const { from, to, thing } of page) {
      const found = lying.find(({ the }) => the === thing)
      expect(to - from, `${level} ${thing}`).toBeGreaterThanOrEqual(found?.least ?? 999)
      expect(to - from, `${level} ${thing}`).toBeLessThanOrEqual(found?.most ?? 0)
    }
})

test('the note about printing stands below the rulers that are true, not on the smaller ones of the key', () => {
  const { pages, answerKeys } = drawForTest(regua, 'facil', 1)
  expect(JSON.stringify(pages)).toContain('tamanho real')
  expect(JSON.stringify(answerKeys)).not.toContain('tamanho real')
})

test('every page of neighbours up to 99 has whole tens, each hard line has its own step, months follow the year', () => {
  for (const seed of SEEDS.slice(0, 40)) {
    for (const page of drawForTest(antecessorESucessor, 'medio', seed, 3).facts.pages)
      expect(page.tasks.filter(({ middle }) => middle % 10 === 0).length).toBeGreaterThanOrEqual(2)
    for (const page of drawForTest(retaNumerica, 'desafio', seed, 2).facts.pages) {
      expect(areDifferent(page.map(({ step }) => step))).toBe(true)
      for (const { a, b, sign, result, step } of page) {
        expect(result).toBe(sign === '+' ? a + b : a - b)
        expect([a, b, result].map((n) => n % step)).toEqual([0, 0, 0])
        expect(Math.max(a, result)).toBeLessThanOrEqual(10 * step)
        expect(b / step).toBeGreaterThanOrEqual(3)
      }
    }
    const months = drawForTest(calendario, 'medio', seed, 3).facts.pages.map(({ month }) => month)
    // January comes after December.
    const later = months.map((month) => (month - (months[0] ?? 1) + 12) % 12)
    expect(later).toEqual(later.toSorted((a, b) => a - b))
  }
})

test('the animal stands over a number of its sum, at the hardest level at times where it arrives', () => {
  const heading = { title: '', instruction: '', color: false, pages: 1, theme: 'sapo' }
  for (const level of LEVELS)
    for (const seed of SEEDS.slice(0, 20)) {
      const { pages, facts } = retaNumerica.draw({ ...heading, level, seed })
      const marks = marksWithin(pages[0]?.marks ?? [])
      const [first] = facts.pages[0] ?? []
      if (!first) throw new Error('a page has sums')
      const at = first.missing === 'a' ? first.result : first.a
      const number = marks.find((mark) => mark.kind === 'text' && mark.text === String(at) && mark.y > 80)
      const middles = marks.flatMap((mark) => {
        const box = mark.kind === 'group' ? boundsOf([mark]) : null
        return box && box.width > 11.5 && box.width < 24 ? [box.x + box.width / 2] : []
      })
      const x = number?.kind === 'text' ? number.x : -1
      expect(Math.min(...middles.map((middle) => Math.abs(middle - x))), `${level} ${seed}`).toBeLessThan(0.6)
      expect(facts.pages[0]?.filter(({ missing }) => missing === 'a').length).toBe(level === 'desafio' ? 2 : 0)
    }
})
