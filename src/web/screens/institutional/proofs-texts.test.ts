import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROOFS } from './proofs-texts.ts'

type Claim = (typeof PROOFS.checks.list)[number][0]

const KINDS = 'sheets/kinds'
/** The tests behind each claim of the page: file and title. A claim without its test is a promise without a proof. */
const TESTS: Record<Claim, readonly (readonly [file: string, title: string])[]> = {
  Labirintos: [
    [`${KINDS}/labirinto/labirinto.test.ts`, 'has exactly one path from start to goal'],
    [
      `${KINDS}/labirinto/labirinto.test.ts`,
      'one leads to the goal, by exactly one path; the others lead into parts without it',
    ],
    [`${KINDS}/labirinto/labirinto.test.ts`, 'lie apart: those on the way on the path, the others beside it'],
  ],
  'Caça-palavras': [
    [
      `${KINDS}/alfabetizacao/alfabetizacao.test.ts`,
      'each word stands in its letter grid exactly once, and no unwanted word does',
    ],
    [
      `${KINDS}/own/own.test.ts`,
      'twelve long words stand in the grid once each, without a word that chance must not spell',
    ],
  ],
  Contas: [
    [`${KINDS}/matematica/calculation.test.ts`, 'results are right; exchanges are as many as the level says'],
    [`${KINDS}/matematica/places.test.ts`, 'each wagon carries another operation, within the numbers of its level'],
    [`${KINDS}/own/own.test.ts`, 'sums stay within their bound, and differences above nought'],
  ],
  'Ligar os pontos': [
    [`${KINDS}/pontilhar/pontilhar.test.ts`, 'gives each dot a label that touches no other and no dot'],
    [
      `${KINDS}/pontilhar/pontilhar.test.ts`,
      'leaves no doubt whose label it is: 1.25 times nearer to its own dot than to any other',
    ],
  ],
  'Jogo dos erros': [
    [
      `${KINDS}/percepcao/diferencas.test.ts`,
      'as many things differ as the level says, apart from each other and each large enough',
    ],
    [
      `${KINDS}/percepcao/diferencas.test.ts`,
      'what differs is plain to see in black as well, and nothing else differs',
    ],
  ],
  'Sudoku e sequências': [
    [
      `${KINDS}/percepcao/sudoku.test.ts`,
      'every row, column and block has each picture once, and there is one solution only',
    ],
    [`${KINDS}/percepcao/percepcao.test.ts`, 'no shorter pattern explains what is seen'],
    [
      `${KINDS}/percepcao/percepcao.test.ts`,
      'the hidden item is what the pattern asks for, and only one choice is right',
    ],
  ],
  Cruzadinhas: [
    [
      `${KINDS}/alfabetizacao/whole-words.test.ts`,
      'a crossword reads as its words and as nothing else, all of them connected',
    ],
  ],
  'Sílabas e rimas': [
    [
      'sheets/pictures/library.test.ts',
      '560 words that a child knows are divided by rule as they were by hand, and so are the names of the pictures',
    ],
    [
      `${KINDS}/alfabetizacao/whole-words.test.ts`,
      'exactly one choice rhymes, and no two words of a page belong to one rhyme by chance',
    ],
  ],
  'Toda folha': [
    [
      `${KINDS}/registry.test.ts`,
      'stays inside the margins with legible letters at level %s, the same for the same seed, another for another',
    ],
    [`${KINDS}/labirinto/labirinto.test.ts`, '%s stays inside the margins'],
  ],
}

/** True if a test of this title runs: skipped and planned tests do not. */
const runs = (source: string, title: string) =>
  new RegExp(`\\b(?:it|test)(?:\\.each\\([^\\n]*\\))?\\(\\s*(['"])${RegExp.escape(title)}\\1`).test(source)

test.each(PROOFS.checks.list.map(([name]) => name))('«%s» is proved by tests that are there', (name) => {
  const missing = TESTS[name].filter(([file, title]) => !runs(readFileSync(file, 'utf8'), title))
  expect(missing).toEqual([])
})

test('a claim is on the page for every test that is named', () => {
  expect(Object.keys(TESTS)).toEqual(PROOFS.checks.list.map(([name]) => name))
})

test.each([
  [`test('a', () => {})`, true],
  [`it.each(LEVELS)('a', () => {})`, true],
  [`test.skip('a', () => {})`, false],
  [`test('a b', () => {})`, false],
])('%s runs: %s', (source, expected) => {
  expect(runs(source, 'a')).toBe(expected)
})
