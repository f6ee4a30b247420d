import { expect, test } from 'vitest'
import { csvHead, csvLine, formulaSign } from './csv.ts'

test.each([
  ['=1+1', '='],
  ['@SUM(A1)', '@'],
  ['+55 11', '+'],
  ["-2+3+cmd|' /C calc'!A0", '-'],
  ['-3', null],
  ['+1.5', null],
  ['Gato', null],
  ['', null],
])('the formula of %j is %s', (cell, sign) => expect(formulaSign(cell)).toBe(sign))

test('a line separates by semicolons, quotes what needs it, and runs no formula', () => {
  expect(csvLine(['Ana; "Bia"', '=HYPERLINK("http://x")', '-11,90', "'=1"])).toBe(
    `"Ana; ""Bia""";"'=HYPERLINK(""http://x"")";-11,90;''=1\r\n`,
  )
  expect(csvHead(['Nome'])).toBe('\uFEFFNome\r\n')
})
