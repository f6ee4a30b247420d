import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { asSum, grouped, nameOfNumber, placesOf, toThousand } from './number-names.ts'
import { numerosGrandes } from './numeros-grandes.ts'

test.each([
  [7, 'sete'],
  [14, 'quatorze'],
  [16, 'dezesseis'],
  [21, 'vinte e um'],
  [100, 'cem'],
  [101, 'cento e um'],
  [999, 'novecentos e noventa e nove'],
  [1000, 'mil'],
  [1001, 'mil e um'],
  [1020, 'mil e vinte'],
  [1100, 'mil e cem'],
  [1120, 'mil cento e vinte'],
  [2300, 'dois mil e trezentos'],
  [2301, 'dois mil trezentos e um'],
  [7005, 'sete mil e cinco'],
  [10_000, 'dez mil'],
  [21_018, 'vinte e um mil e dezoito'],
  [47_205, 'quarenta e sete mil duzentos e cinco'],
  [100_000, 'cem mil'],
  [101_000, 'cento e um mil'],
  [350_500, 'trezentos e cinquenta mil e quinhentos'],
  [999_999, 'novecentos e noventa e nove mil novecentos e noventa e nove'],
])('%i is called «%s»', (number, name) => {
  expect(nameOfNumber(number)).toBe(name)
})

const WORTH: Readonly<Record<string, number>> = {
  ...{ um: 1, dois: 2, três: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8, nove: 9, dez: 10, onze: 11, doze: 12 },
  ...{ treze: 13, quatorze: 14, quinze: 15, dezesseis: 16, dezessete: 17, dezoito: 18, dezenove: 19, vinte: 20 },
  ...{ trinta: 30, quarenta: 40, cinquenta: 50, sessenta: 60, setenta: 70, oitenta: 80, noventa: 90, cem: 100 },
  ...{ cento: 100, duzentos: 200, trezentos: 300, quatrocentos: 400, quinhentos: 500, seiscentos: 600 },
  ...{ setecentos: 700, oitocentos: 800, novecentos: 900 },
}

/** The number that a listener understands. */
function heard(name: string): number {
  let [thousands, rest] = [0, 0]
  for (const word of name.split(' ').filter((one) => one !== 'e')) {
    if (word === 'mil') [thousands, rest] = [rest || 1, 0]
    else rest += WORTH[word] ?? Number.NaN
  }
  return thousands * 1000 + rest
}

test('a listener understands the number that was named', () => {
  for (let number = 1; number < 1_000_000; number += number < 10_000 ? 1 : 97)
    if (heard(nameOfNumber(number)) !== number) throw new Error(`${number}: ${nameOfNumber(number)}`)
})

test('there are no names for what is not asked', () => {
  for (const number of [-1, 1.5, 1_000_000]) expect(() => nameOfNumber(number)).toThrow(RangeError)
})

test('digits in groups, as a sum, and rounded to thousands', () => {
  expect([grouped(999), grouped(1020), grouped(123_456)]).toEqual(['999', '1.020', '123.456'])
  expect([asSum(4325), asSum(7005), asSum(1060)]).toEqual(['4.000 + 300 + 20 + 5', '7.000 + 5', '1.000 + 60'])
  expect([toThousand(246_654), toThousand(890_303)]).toEqual([247_000, 890_000])
})

const ORDERS = { facil: 4, medio: 5, desafio: 6 }

test('signs have other names and numbers, of the orders of their level, and each number is proved', () => {
  for (const { level, page } of everyPage(numerosGrandes)) {
    expect(page).toHaveLength(level === 'medio' ? 4 : 6)
    expect(new Set(page.map(({ name }) => name)).size).toBe(page.length)
    expect(new Set(page.map(({ number }) => number)).size).toBe(page.length)
    for (const { number } of page) {
      expect(String(number)).toHaveLength(ORDERS[level])
      expect(placesOf(number).reduce((sum, { digit, worth }) => sum + digit * worth, 0)).toBe(number)
      expect(heard(nameOfNumber(number))).toBe(number)
      expect(Math.abs(toThousand(number) - number)).toBeLessThan(500)
    }
    const said = page.map(({ said }) => said)
    if (level === 'facil') {
      const named = page.filter((one) => one.said === 'words')
      expect(named).toHaveLength(3)
      for (const { number } of named) expect(String(number).slice(1, -1)).toContain('0')
    }
    if (level === 'medio') expect(new Set(said)).toEqual(new Set(['digits']))
    if (level === 'desafio') {
      expect(said.filter((one) => one === 'words')).toHaveLength(2)
      expect(new Set(page.map(({ number }) => Math.floor(number / 1000))).size, 'two share their thousands').toBe(5)
    }
    expect(page.some(({ number }) => String(number).slice(1, -1).includes('0'))).toBe(true)
  }
})

test('nothing leaves the page or lies on something else', () => {
  expect(layoutFaults(numerosGrandes)).toEqual([])
})
