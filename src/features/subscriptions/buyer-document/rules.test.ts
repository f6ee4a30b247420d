import { expect, it } from 'vitest'
import { cpfOf, cpfText, maskedCpf } from './rules.ts'

it.each([
  ['123.456.789-09', '12345678909'],
  [' 12345678909 ', '12345678909'],
  ['529.982.247-25', '52998224725'],
  // A check digit of ten counts as zero.
  ['111.444.777-35', '11144477735'],
  ['123.456.789-00', null],
  ['529.982.247-52', null],
  ['111.111.111-11', null],
  ['000.000.000-00', null],
  ['1234567890', null],
  ['123456789099', null],
  ['12345678909a', null],
  ['', null],
])('%j: %s', (text, cpf) => expect(cpfOf(text)).toBe(cpf))

it('is written out for the accountant, and masked on the page', () => {
  expect(cpfText('12345678909')).toBe('123.456.789-09')
  expect(maskedCpf('12345678909')).toBe('•••.•••.789-09')
})
