import { expect, test } from 'vitest'
import { drawAll, everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { createRandom } from '../../page/random.ts'
import { DATE_THEMES } from '../../pictures/date-sets.ts'
import { textsOf } from '../../scene/marks.ts'
import type { Mark } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { PARTY_SWEETS } from '../../studio/shapes/party-sweets.ts'
import { hourAngle, minuteAngle } from './clock-drawn.ts'
import { contarEEscrever } from './contar-e-escrever.ts'
import { COUNTER_THEMES, countersOf, lineUp } from './counters.ts'
import { dinheiro } from './dinheiro.ts'
import { MATEMATICA_KINDS } from './kinds.ts'
import { maisOuMenos } from './mais-ou-menos.ts'
import { reais } from './money.ts'
import { waysTo } from './money-tasks.ts'
import { riddleOf } from './number-riddle.ts'
import type { Operation } from './operations.ts'
import { quadroDeDez } from './quadro-de-dez.ts'
import { relogio } from './relogio.ts'
import { retaNumerica } from './reta-numerica.ts'
import { sequenciaNumerica } from './sequencia-numerica.ts'
import { somaComDesenhos } from './soma-com-desenhos.ts'
import { subtracaoComDesenhos } from './subtracao-com-desenhos.ts'
import { missingOf, printedOf, tabuada } from './tabuada.ts'

test.each(MATEMATICA_KINDS.map((kind) => [kind.id, kind] as const))(
  '%s stays inside the margins, no picture touches another, and has an answer key',
  (_, kind) => {
    expect(layoutFaults(kind)).toEqual([])
    expect(drawAll(kind).filter(({ hasKey }) => !hasKey)).toEqual([])
  },
)

const different = (values: readonly unknown[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size === values.length

test('counts lie in the range of the level and differ from each other, easy ones for most rows', () => {
  const ranges = { facil: [1, 5], medio: [5, 10], desafio: [8, 15] } as const
  for (const { level, seed, page } of everyPage(contarEEscrever)) {
    const [min, max] = ranges[level]
    for (const { count } of page) expect(count >= min && count <= max, `${level} ${seed}: ${count}`).toBe(true)
    const numbers = page.map(({ count }) => count)
    if (level === 'facil') expect(new Set(numbers).size, `${seed}`).toBeGreaterThanOrEqual(numbers.length - 2)
    else expect(different(numbers)).toBe(true)
    expect(different(page.map(({ picture }) => picture))).toBe(true)
  }
})

test('what is counted is one thing each: a picture of two gloves has two answers', () => {
  for (const theme of [...COUNTER_THEMES, ...DATE_THEMES]) {
    const counters = countersOf(theme)
    expect(
      counters.filter(({ facts }) => facts?.marks.has('several')).map(({ id }) => id),
      theme,
    ).toEqual([])
    expect(counters.length, theme).toBeGreaterThanOrEqual(12)
  }
})

test('what is counted on the ground of a date does not live in water or in the sky', () => {
  const elsewhere = ['peixe', 'sol', 'gota', 'lua', 'nuvem', 'arco-íris']
  for (const theme of DATE_THEMES)
    expect(
      countersOf(theme).filter(({ name }) => elsewhere.includes(name)),
      theme,
    ).toEqual([])
})

test('nothing that floats is counted at the bottom of the sea', () => {
  expect(countersOf('fundo-do-mar').map(({ id }) => id)).not.toContain('boat')
})

test('hard differences go back past ten', () => {
  for (const { level, page } of everyPage(subtracaoComDesenhos))
    for (const { a, b, result } of page)
      if (level === 'desafio') expect(a > 10 && result < 10 && b > 2, `${a} − ${b}`).toBe(true)
})

const SWEET_PATHS = new Set(
  PARTY_SWEETS.flatMap((draw) => marksOf(draw(new Pen(true)))).flatMap((mark) =>
    mark.kind === 'path' ? [mark.d] : [],
  ),
)

/** Widths of the sweets, mm on paper. */
const sweetsOf = (marks: readonly Mark[], scale = 1): number[] =>
  marks.flatMap((mark) => {
    if (mark.kind !== 'group') return []
    const own = scale * (mark.scale ?? 1)
    const isSweet = mark.children.some((part) => part.kind === 'path' && SWEET_PATHS.has(part.d))
    return isSweet ? [10 * own] : sweetsOf(mark.children, own)
  })

test('as many sweets as the facts say: four millimetres across in order, two where all tables are mixed', () => {
  for (const [theme, least] of [
    ['2', 4],
    ['3', 4],
    ['6', 4],
    ['misturada', 2],
  ] as const) {
    const heading = { title: '', instruction: '', color: true, level: 'medio', seed: 1, pages: 2 } as const
    const { pages, facts } = tabuada.draw({ ...heading, theme })
    for (const [i, { marks }] of pages.entries()) {
      const sweets = sweetsOf(marks)
      expect(Math.min(...sweets), theme).toBeGreaterThanOrEqual(least)
      expect(sweets).toHaveLength((facts.pages[i] ?? []).reduce((sum, { result }) => sum + result, 0))
    }
  }
})

test('seven stand as five and two; in sums a shorter line stands in the middle', () => {
  const box = { x: 0, y: 0, width: 100, height: 40 }
  const { centres } = lineUp(box, 7, { perLine: 5, maxSize: 20, centred: true })
  expect(centres.map(({ y }) => y)).toEqual([10, 10, 10, 10, 10, 30, 30])
  expect(centres[5]?.x).toBe(centres[0]?.x)
  const sum = lineUp(box, 3, { perLine: 2, maxSize: 20, centred: true, lastCentred: true })
  expect(sum.centres[2]?.x).toBe(50)
})

const right = ({ a, sign, b, result }: Operation) => (sign === '+' ? a + b : a - b) === result

test.each([
  [somaComDesenhos, { facil: 5, medio: 10, desafio: 10 }],
  [subtracaoComDesenhos, { facil: 5, medio: 10, desafio: 18 }],
  [retaNumerica, { facil: 10, medio: 20, desafio: 100 }],
] as const)('the operations of $id are right, within the level, none twice', (kind, max) => {
  for (const { level, page } of everyPage(kind)) {
    expect(page.length).toBeGreaterThanOrEqual(3)
    for (const operation of page) {
      expect(right(operation), JSON.stringify(operation)).toBe(true)
      expect(Math.max(operation.a, operation.result)).toBeLessThanOrEqual(max[level])
      expect(Math.min(operation.a, operation.b, operation.result)).toBeGreaterThanOrEqual(0)
    }
    expect(different(page)).toBe(true)
  }
})

test('a page of sums has none the other way round, and totals that differ', () => {
  for (const { level, page } of everyPage(somaComDesenhos)) {
    for (const { a, b } of page) expect(page.filter((other) => other.a === b && other.b === a && a !== b)).toEqual([])
    const totals = page.map(({ result }) => page.filter((other) => other.result === result).length)
    expect(Math.max(...totals)).toBeLessThanOrEqual(level === 'facil' ? 2 : 1)
  }
})

test('three easy pages share one sum at most, two by two', () => {
  const asked = { level: 'facil', color: true, title: 'Título', instruction: 'Uma frase.', pages: 3 } as const
  for (let seed = 1; seed <= 200; seed++) {
    const [first = [], second = [], third = []] = somaComDesenhos.draw({ ...asked, seed }).facts.pages
    for (const [one, other] of [[first, second] as const, [first, third] as const, [second, third] as const]) {
      const shared = one.filter(({ a, b }) => other.some((sum) => sum.a === a && sum.b === b))
      expect(shared.length, `seed ${seed}`).toBeLessThanOrEqual(1)
    }
    expect(Math.max(...[first, second, third].flat().map(({ result }) => result))).toBeLessThanOrEqual(6)
  }
})

test.each([
  [{ hour: 3, minute: 0 }, 90, 0],
  [{ hour: 12, minute: 30 }, 15, 180],
  [{ hour: 9, minute: 45 }, 292.5, 270],
])('the hands of %j stand at %d and %d degrees', (time, hour, minute) => {
  expect([hourAngle(time), minuteAngle(time)]).toEqual([hour, minute])
})

test('clocks show whole hours, then halves, then fives; each hour once', () => {
  const steps = { facil: 60, medio: 30, desafio: 5 }
  for (const { level, page } of everyPage(relogio)) {
    for (const { minute } of page) expect(minute % steps[level]).toBe(0)
    expect(different(page.map(({ hour }) => hour))).toBe(true)
  }
})

test('comparisons have the right sign; the easy ones are never close', () => {
  for (const { level, page } of everyPage(maisOuMenos)) {
    for (const { left, right, answer } of page) {
      expect(answer).toBe(left > right ? '>' : left < right ? '<' : '=')
      if (level === 'facil') expect(Math.abs(left - right)).toBeGreaterThanOrEqual(2)
    }
  }
})

test.each([
  [5, 'R$ 0,05'],
  [200, 'R$ 2,00'],
  [1050, 'R$ 10,50'],
])('%d centavos are written %s', (centavos, written) => {
  expect(reais(centavos)).toBe(written)
})

test('money adds up, the change is right, and no two rows have the same answer', () => {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  for (const { level, seed, page } of everyPage(dinheiro)) {
    // At the baker's there is a note of ten, at the stationer's one of twenty.
    const most = { padaria: 2000, papelaria: 5000 }[dinheiro.themes[seed % dinheiro.themes.length] ?? ''] ?? 1000
    for (const { money, price, answer, suffices, drawer = [], taken = [] } of page) {
      expect(sum(money) - (level === 'desafio' ? (price ?? 0) : 0)).toBe(answer)
      expect(price === null).toBe(level === 'facil')
      expect(answer).toBeGreaterThan(0)
      if (level === 'facil') expect(answer % 100 === 0 && answer <= most).toBe(true)
      // A payment has no unneeded note.
      if (level === 'desafio') expect(answer).toBeLessThan(Math.min(...money))
      if (level === 'desafio') expect(answer % 100, 'change with centavos').toBeGreaterThan(0)
      if (level === 'medio') expect([suffices, answer === price]).toEqual([answer > (price ?? 0), false])
      if (level === 'desafio') expect([waysTo(drawer, answer).length, sum(taken)]).toEqual([1, answer])
    }
    expect(different(page.map(({ answer }) => answer))).toBe(true)
    const twice = page.flatMap(({ count, price }, row) => (count === 2 && (price ?? 1) % 2 === 0 ? [row] : []))
    expect(twice, 'the last purchase is of two things').toEqual(level === 'desafio' ? [page.length - 1] : [])
    if (level === 'medio')
      for (const [row, { money }] of page.entries())
        expect(sum(money.filter((value) => value < 100)) > 100, 'centavos pass one real').toBe(row % 2 === 0)
  }
})

test('ten frames: the sentence is true and its blanks follow from what is seen', () => {
  for (const { level, page } of everyPage(quadroDeDez)) {
    for (const { count, sentence, answer } of page) {
      const numbers = sentence.filter(({ text }) => /\d/.test(text)).map(({ text }) => Number(text))
      if (level === 'facil') expect(numbers).toEqual([count])
      else expect((numbers[0] ?? 0) + (numbers[1] ?? 0)).toBe(numbers[2])
      expect(answer).toBe(level === 'medio' ? 10 - count : count)
    }
    expect(different(page.map(({ count }) => count))).toBe(true)
  }
})

/** The value of «5 × 3 + 2 × 3 =». */
function reckoned(words: string): number {
  const [one = '', sign, other = '0'] = words.replace(' =', '').split(/ ([+−]) /)
  const product = (factors: string) => factors.split(' × ').reduce((value, factor) => value * Number(factor), 1)
  return product(one) + (sign === '−' ? -1 : 1) * product(other)
}

test('products are right, none twice, and belong to the table of the theme', () => {
  for (const { level, seed, page } of everyPage(tabuada)) {
    const theme = tabuada.themes[seed % tabuada.themes.length]
    for (const { a, b, result } of page) {
      expect(a * b).toBe(result)
      if (theme !== 'misturada') expect([a, b]).toContain(Number(theme))
    }
    expect(different(page.map(({ a, b }) => [a, b])), `${level} ${seed}`).toBe(true)
  }
})

test('the missing numbers under a riddle earn the letters of its answer, each from one fact alone', () => {
  const asked = everyPage(tabuada).filter(({ level }) => level === 'desafio')
  const riddles = asked.map(({ page, seed }) => {
    const numbers = page.map(missingOf)
    const riddle = riddleOf(
      { numbers, printed: page.flatMap(printedOf), table: 'desafio misturada', turn: 0 },
      createRandom(seed),
      createRandom(seed).fork('sheet'),
    )
    for (const [i, number] of (riddle?.places ?? []).entries()) {
      const earning = numbers.flatMap((other, fact) => (other === number ? [riddle?.letters[fact]] : []))
      expect(earning).toEqual([riddle?.answer.charAt(i)])
    }
    const left = riddle?.letters.filter((_, fact) => !riddle.places.includes(numbers[fact] ?? 0))
    expect(left?.join('')).toBe(riddle?.message.replaceAll(' ', ''))
    return riddle
  })
  expect(riddles.filter((riddle) => riddle === null)).toEqual([])
})

test('the reckoning beside a fact gives the same number', () => {
  const heading = { title: '', instruction: '', color: true, level: 'medio', seed: 3, pages: 2 } as const
  for (let table = 1; table <= 10; table++) {
    const { pages, facts } = tabuada.draw({ ...heading, theme: String(table) })
    const checks = pages.map(({ marks }) => textsOf(marks).filter((words) => / [+−×] .*=$/.test(words)))
    const asked = facts.pages.map((page) => page.filter(({ blank }) => blank === 'result'))
    for (const [page, own] of asked.entries())
      expect(checks[page]?.map(reckoned)).toEqual(own.map(({ result }) => result))
  }
})

test('two pages of a table in order have its first and its second half', () => {
  const options = { title: '', instruction: '', color: true, level: 'medio', seed: 3, theme: '6', pages: 4 } as const
  const { pages } = tabuada.draw(options).facts
  expect(pages.map((page) => page.map(({ b }) => b))).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ])
})

test('number lines go on in equal steps; the step can be seen from what is printed', () => {
  for (const { page } of everyPage(sequenciaNumerica)) {
    for (const { numbers, missing, step } of page) {
      expect(numbers.every((n, i) => i === 0 || n - (numbers[i - 1] ?? 0) === step)).toBe(true)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      const seen = numbers.filter((_, i) => !missing[i])
      expect(seen.length).toBeGreaterThanOrEqual(2)
      expect(missing.filter(Boolean).length).toBeGreaterThanOrEqual(2)
    }
    expect(different(page)).toBe(true)
  }
})
