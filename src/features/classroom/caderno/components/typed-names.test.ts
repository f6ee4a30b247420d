import { expect, test } from 'vitest'
import { holdName, typedNames } from './typed-names.ts'

const namesOf = (userId: string | null) => [...typedNames(userId)]

test('the names of a visitor are those of the first account that signs in, and of no other (rule: names stay)', () => {
  holdName(null, 'folha', 'Miguel')
  expect(namesOf(null)).toEqual([['folha', 'Miguel']])
  expect(namesOf('ana')).toEqual([['folha', 'Miguel']])
  expect(namesOf('bia')).toEqual([])
  expect(namesOf(null)).toEqual([])
  holdName('ana', 'outra', 'Iara')
  holdName('ana', 'folha', 'Miguel Luiz')
  expect(namesOf('ana')).toEqual([
    ['folha', 'Miguel Luiz'],
    ['outra', 'Iara'],
  ])
  holdName('bia', 'folha', 'Tito')
  expect(namesOf('bia')).toEqual([['folha', 'Tito']])
  expect(namesOf('ana')).toEqual([])
})
