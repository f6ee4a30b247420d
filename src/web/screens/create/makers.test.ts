import { expect, test } from 'vitest'
import { CREATION_KINDS } from '../../../features/creations/kinds.rules.ts'
import { MAKER_IDS, makerOf, makerQuestions } from './makers.ts'

/** Characters that a search engine shows, about. */
const [TITLE_MAX, DESCRIPTION_MAX] = [50, 155]

test('every text is that of a kind, and at least 27 kinds have one', () => {
  const ids = CREATION_KINDS.map(({ id }) => id)
  expect(MAKER_IDS.filter((id) => !ids.includes(id))).toEqual([])
  expect(MAKER_IDS.length).toBeGreaterThanOrEqual(27)
})

test('names and descriptions fit a search result, and no two are the same', () => {
  const makers = CREATION_KINDS.map(makerOf)
  expect(makers.filter(({ name }) => name.length > TITLE_MAX).map(({ name }) => name)).toEqual([])
  expect(makers.filter(({ description }) => description.length > DESCRIPTION_MAX).map(({ name }) => name)).toEqual([])
  expect(new Set(makers.map(({ name }) => name)).size).toBe(makers.length)
  expect(new Set(makers.map(({ description }) => description)).size).toBe(makers.length)
})

test('questions are answered for the kind: no other drawing, key or ink where it has none', () => {
  const answersOf = (id: string) => {
    const kind = CREATION_KINDS.find((one) => one.id === id)
    if (!kind) throw new RangeError(id)
    return makerQuestions(kind)
      .map(({ answer }) => String(answer))
      .join('\n')
  }
  expect(answersOf('cracha')).not.toMatch(/Outra igual|Respostas|Por folha/)
  expect(answersOf('colorir-cena')).not.toMatch(/Economia|você escreve|Respostas/)
  expect(answersOf('contar-e-escrever')).toMatch(/não copia[\s\S]*Economia/)
  expect(answersOf('labirinto-retangular')).toContain('No médio: “Junte as letras do caminho e escreva a palavra.”')
  for (const kind of CREATION_KINDS) expect(makerQuestions(kind).length, kind.id).toBeGreaterThanOrEqual(3)
})
