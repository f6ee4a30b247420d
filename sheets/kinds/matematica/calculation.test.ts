import { describe, expect, test } from 'vitest'
import { areDifferent, firstPages } from '../../../tests/factories/first-pages.ts'
import { drawForTest, LEVELS, SEEDS } from '../../../tests/factories/sheets.ts'
import { measureText } from '../../lettering/fonts.ts'
import { solved, unsolved } from '../../scene/answers.ts'
import { antecessorESucessor } from './antecessor-e-sucessor.ts'
import { carriedInto, drawColumn } from './columns.ts'
import { contaArmada, exchanges } from './conta-armada.ts'
import { dezenaEUnidade } from './dezena-e-unidade.ts'
import { divisionSteps } from './long-division.ts'
import { drawSentence, termsOf } from './operations.ts'
import { SIGNS } from './problem-numbers.ts'
import { slotsOf } from './problem-page.ts'
import { situacoesProblema, wordProblems } from './situacoes-problema.ts'
import { FEW } from './stories.ts'

test('word problems: the picture shows the numbers that the answer follows from, and no two of a page are alike', () => {
  // The stories alone: their scenes take a hundred times as long to draw.
  const stories = LEVELS.flatMap((level) =>
    SEEDS.flatMap((seed) => {
      const theme = situacoesProblema.themes[seed % situacoesProblema.themes.length] ?? ''
      const heading = { title: '', instruction: '', color: true }
      return wordProblems({ ...heading, level, seed, theme, pages: 3 }).map((page) => ({ level, page }))
    }),
  )
  for (const { level, page } of stories) {
    expect(page).toHaveLength(3)
    for (const problem of page) {
      const { idea, a, b, c, answer, told, labels, thing, counted } = problem
      const right = { '+': a + b, '−': a - b, '×': a * b + c, '÷': a / b }[SIGNS[idea]]
      expect(answer, told).toBe(right)
      expect(`${told}${labels.join('')}`).not.toMatch(/[{}]|undefined/)
      expect(told, 'the numbers are in the picture alone').not.toMatch(/\d/)
      expect(Math.min(a, b, answer)).toBeGreaterThanOrEqual(2)
      if (level === 'facil') expect(Math.max(a, answer)).toBeLessThanOrEqual(10)
      if (FEW.has(thing)) expect(Math.max(a, b), told).toBeLessThanOrEqual(54)
      expect(told, 'the answer counts what is asked for').toMatch(new RegExp(`[Qq]uant[oa]s ${counted}.*\\?$`))
      const slots = slotsOf(problem, level)
      const shown = slots.map(({ laid, number }) => number ?? laid)
      const equal = Array.from({ length: a }, () => b)
      if (idea === 'repartir') expect(shown).toEqual([a, ...Array.from({ length: b }, () => 0)])
      else expect(shown, told).toEqual(SIGNS[idea] === '×' ? [...equal, ...(c > 0 ? [c] : [])] : [a, b])
    }
    expect(areDifferent(page.map(({ answer }) => answer))).toBe(true)
    expect(areDifferent(page.map(({ thing }) => thing))).toBe(true)
  }
})

describe('column arithmetic', () => {
  test('results are right; exchanges are as many as the level says', () => {
    const wanted = { facil: 0, medio: 1, desafio: 2 }
    for (const { level, page } of firstPages(contaArmada)) {
      const { tasks, checks } = page
      for (const { sign, a, b, result, rest } of tasks) {
        if (sign === '÷') expect(result * b + rest).toBe(a)
        else expect(result).toBe({ '+': a + b, '−': a - b, '×': a * b }[sign])
        if (sign === '+' || sign === '−') expect(exchanges(sign, a, b), `${a} ${sign} ${b}`).toBe(wanted[level])
        expect(rest > 0).toBe(sign === '÷' && level === 'desafio')
      }
      expect(areDifferent(tasks.map(({ a, b }) => `${a} ${b}`))).toBe(true)
      expect(areDifferent(checks.numbers), 'each number is there once').toBe(true)
      const results = tasks.map(({ result }) => result)
      expect(checks.numbers.filter((n) => !results.includes(n))).toEqual([checks.left])
      expect(checks.numbers).toHaveLength(results.length + 1)
      const lengths = results.map((n) => String(n).length)
      expect(lengths, 'its length does not betray it').toContain(String(checks.left).length)
    }
  })

  test.each([
    ['+', 35, 17, [null, 1]],
    ['+', 396, 576, [null, 1, 1]],
    ['−', 52, 17, [12, 4]],
    ['−', 900, 128, [10, 9, 8]],
    ['×', 46, 4, [null, 2]],
  ] as const)('%s: %d and %d carry %j', (sign, a, b, into) => {
    expect(carriedInto({ sign, a, b, places: into.length, carries: true, square: 10 })).toEqual(into)
  })

  test('a factor of two digits has a row of boxes for each of them, filled on the key', () => {
    const column = { sign: '×', a: 86, b: 25, places: 4, carries: true, square: 10 } as const
    const marks = drawColumn(column, 0, 0, false)
    expect(unsolved(marks).filter((mark) => mark.kind === 'path' && mark.dash)).toHaveLength(2)
    const small = solved(marks).flatMap((mark) =>
      mark.kind === 'text' && mark.size < 5 && /\d/.test(mark.text) ? [mark.text] : [],
    )
    expect(small).toEqual(['1', '3'])
  })

  test('a long division takes each part away in turn', () => {
    expect(divisionSteps(902, 7)).toEqual([
      { part: 9, product: 7, rest: 2, end: 0 },
      { part: 20, product: 14, rest: 6, end: 1 },
      { part: 62, product: 56, rest: 6, end: 2 },
    ])
  })
})

test('base-ten blocks make the number, and fit into what there is to colour', () => {
  const supply = { facil: [0, 5, 10], medio: [0, 10, 10], desafio: [3, 9, 10] } as const
  for (const { level, page } of firstPages(dezenaEUnidade)) {
    for (const { number, hundreds, tens, units } of page) {
      expect(100 * hundreds + 10 * tens + units).toBe(number)
      for (const [i, count] of [hundreds, tens, units].entries())
        expect(count).toBeLessThanOrEqual(supply[level][i] ?? 0)
    }
    expect(areDifferent(page.map(({ number }) => number))).toBe(true)
  }
})

test('neighbours stay within the level; one of the three is printed', () => {
  const most = { facil: 30, medio: 100, desafio: 1000 }
  for (const { level, page } of firstPages(antecessorESucessor)) {
    for (const { middle, given } of page.tasks) {
      expect(middle - 1).toBeGreaterThanOrEqual(0)
      expect(middle + 1).toBeLessThanOrEqual(most[level])
      if (level !== 'desafio') expect(given).toBe(1)
    }
    // A street has no number twice.
    expect(areDifferent(page.tasks.flatMap(({ middle }) => [middle - 1, middle, middle + 1]))).toBe(true)
  }
})

test('the two clues about neighbours lead to different numbers that the child has written', () => {
  for (const { level, page } of firstPages(antecessorESucessor)) {
    const written = page.tasks.flatMap(({ middle, given }) =>
      [-1, 0, 1].filter((d) => d + 1 !== given).map((d) => middle + d),
    )
    for (const { words, answer } of page.clues) {
      const [first = -9, second = first] = (words.match(/\d+/g) ?? []).map(Number)
      const found = /^(Logo antes|Antecessor)/.test(words)
        ? first - 1
        : /^(Logo depois|Sucessor)/.test(words)
          ? first + 1
          : /^Dois depois/.test(words)
            ? first + 2
            : (first + second) / 2
      expect(answer, `${level} ${words}`).toBe(found)
      expect(written, `${level} ${words}`).toContain(answer)
    }
    expect(areDifferent(page.clues.map(({ answer }) => answer))).toBe(true)
  }
})

test('neither place is named where the given number has any of the three', () => {
  for (const level of LEVELS) {
    const { pages } = drawForTest(antecessorESucessor, level, 1)
    expect(JSON.stringify(pages).includes('antecessor')).toBe(level !== 'desafio')
  }
})

test.each([
  [10, 8],
  [8, 3],
])('the sign of %d − %d stands halfway between the numbers', (a, b) => {
  const terms = termsOf({ a, sign: '−', b, result: a - b }, ['result'])
  const texts = unsolved(drawSentence(terms, { x: 0, y: 0, width: 100, height: 20 })).flatMap((mark) =>
    mark.kind === 'text' ? [mark] : [],
  )
  const [first, sign, second] = texts.map(({ x, text, font, size }) => ({ x, half: measureText(text, font, size) / 2 }))
  if (!first || !sign || !second) throw new Error('a sentence has two numbers and a sign')
  expect(sign.x - first.x - first.half).toBeCloseTo(second.x - second.half - sign.x, 1)
})
