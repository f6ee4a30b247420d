import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, onCard, type PageMark, writtenAnswer } from '../scene/answers.ts'
import { rect, text, textsOf } from '../scene/marks.ts'
import type { ScenePage } from '../scene/scene.ts'
import { composeSheet } from './compose.ts'
import { CONTENT } from './paper.ts'

const options = { level: 'medio', seed: 7, color: true, title: 'Soma', instruction: 'Some.', pages: 2 } as const
const word = (content: string) => text(CONTENT.x + 40, CONTENT.y + 40, content, 8)

test('page and key come from one drawing, in which an answer stays in its place', () => {
  let drawings = 0
  const { pages, answerKeys } = composeSheet(options, 'write', () => {
    drawings++
    const marks = [
      word('antes'),
      answer([word('resposta')], [word('?')]),
      writtenAnswer(90, 90, '7', 8),
      word('depois'),
    ]
    return { marks, facts: null }
  })
  expect(drawings).toBe(options.pages)
  const words = (marks: (typeof pages)[number]['marks']) =>
    textsOf(marks).filter((one) => ['antes', 'resposta', '?', '7', 'depois'].includes(one))
  for (const { marks } of pages) expect(words(marks)).toEqual(['antes', '?', 'depois'])
  const key = ['antes', 'resposta', '7', 'depois']
  expect(answerKeys.flatMap(({ marks }) => words(marks))).toEqual([...key, ...key])
})

test('the card alone shows what the page becomes, and other sheets have no card but their page', () => {
  const sheetOf = (marks: readonly PageMark[]) => composeSheet(options, 'write', () => ({ marks, facts: null }))
  const { pages, card, answerKeys } = sheetOf([
    word('antes'),
    onCard([word('fantasma')]),
    answer([word('resposta')], [word('?')], [word('pálida')]),
    answer([word('certo')], [word('vazio')]),
  ])
  const own = ['antes', 'fantasma', 'resposta', 'pálida', '?', 'certo', 'vazio']
  const words = (page: ScenePage | undefined) => textsOf(page?.marks ?? []).filter((one) => own.includes(one))
  expect(words(pages[0])).toEqual(['antes', '?', 'vazio'])
  expect(words(card)).toEqual(['antes', 'fantasma', 'pálida', 'vazio'])
  expect(words(answerKeys[0])).toEqual(['antes', 'resposta', 'certo', 'antes', 'resposta', 'certo'])
  expect(sheetOf([word('antes'), writtenAnswer(90, 90, '7', 8)]).card).toBeUndefined()
})

test.each([
  [1, [1], 0],
  [2, [2], 1],
  [3, [3], 1],
  [4, [4], 0],
  [5, [5], 1],
  [6, [6], 0],
  [7, [4, 3], 1],
  [9, [6, 3], 1],
  [13, [6, 5, 2], 2],
])('the key of %d pages has %j solved ones on its pages, and a record where room is left', (pages, solved, records) => {
  const { answerKeys } = composeSheet({ ...options, pages }, 'write', () => ({
    marks: [text(CONTENT.x + 40, CONTENT.y + 40, 'pergunta', 9), writtenAnswer(90, 90, '7', 9)],
    facts: null,
  }))
  const texts = answerKeys.map(({ marks }) => textsOf(marks))
  expect(texts.map((one) => one.filter((text) => text === '7').length)).toEqual(solved)
  expect(texts.filter((one) => one.includes('Registro de quem acompanha'))).toHaveLength(records)
})

test('a page without answers has no key, nor has one that the key would only leave out', () => {
  for (const marks of [[rect(50, 60, 20, 20)], [rect(50, 60, 20, 20), answer([], [word('?')])]])
    expect(composeSheet(options, 'write', () => ({ marks, facts: null })).answerKeys).toEqual([])
})

test('no kind is asked for a page with or without its answers', () => {
  const kinds = new URL('../kinds/', import.meta.url)
  const sources = readdirSync(kinds, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /\bsolved\??: /.test(readFileSync(new URL(file, kinds), 'utf8')))).toEqual([])
})
