import { expect, test } from 'vitest'
import { VOCABULARY } from '../sheets/pictures/vocabulary.ts'
import { KIND_CONTENTS, STARTING_CATALOGUE } from './catalogue.ts'
import { plainTitleOf } from './plain-title.ts'

const content = (kind: string) => {
  const found = KIND_CONTENTS.find((one) => one.kind === kind)
  if (!found) throw new Error(`no kind ${kind}`)
  return found
}

test('themes that are names of pictures are written with their accents', () => {
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
  const names = VOCABULARY.map(({ name }) => name).filter((name) => !name.includes(' ') && bare(name) !== name)
  const written = new Set(names.map(bare))
  // May is written as a swimsuit without its accent.
  const known = new Set([...VOCABULARY.map(({ name }) => name), 'maio'])
  const wrong = STARTING_CATALOGUE.filter(({ plainTitle }) =>
    plainTitle.split(/[^\p{L}]+/u).some((word) => written.has(word) && !known.has(word)),
  )
  expect(wrong.map(({ plainTitle }) => plainTitle)).toEqual([])
})

test('themes are written as descriptions and instructions write them', () => {
  const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const prose = STARTING_CATALOGUE.flatMap(({ description, instructions }) => [
    description,
    ...Object.values(instructions),
  ])
  // The first word of a sentence has a capital in any case.
  const written = new Set(
    prose
      .flatMap((text) => text.split(/(?<=[.!?:»”] )/))
      .flatMap((sentence) =>
        (sentence.match(/\p{L}+/gu) ?? []).filter((word, i) => i > 0 || word === word.toLowerCase()),
      ),
  )
  const byLetters = new Set([...written].map(bare))
  const themes = STARTING_CATALOGUE.map(
    ({ plainTitle }) => /[:,] (.*), (?:fácil|médio|desafio)/.exec(plainTitle)?.[1] ?? '',
  )
  const wrong = themes
    .flatMap((theme) => theme.match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => word === word.toLowerCase() && !written.has(word) && byLetters.has(bare(word)))
  // A date has a capital, the people that it is for have none.
  expect([...new Set(wrong)]).toEqual(['professores'])
})

test.each([
  ['caca-palavras', 'bichos', 'facil', '5-7 anos', 'EF12LP01', 'Caça-palavras: bichos, fácil, 1º e 2º ano'],
  [
    'labirinto-redondo',
    'rato-gigante',
    'desafio',
    '10+ anos',
    'EI03CG05',
    'Labirinto gigante redondo: rato, desafio, 10+ anos',
  ],
  ['tracejar-nome', 'ana', 'facil', '5-7 anos', 'EI03EF09', 'Traçado do nome: Ana, fácil, Educação Infantil'],
  ['tracejar-nome', 'em-branco', 'facil', '3-4 anos', 'EI03EF09', 'Traçado do nome, fácil, Educação Infantil'],
  ['tabuada', '7', 'medio', '8-10 anos', 'EF03MA07', 'Tabuada de multiplicação: do 7, médio, 3º ano'],
  [
    'pontilhar-saltos',
    '5',
    'medio',
    '8-10 anos',
    'EF03MA10',
    'Ligue os pontos contando em saltos: de 5 em 5, médio, 3º ano',
  ],
  ['ceu-e-terra', 'rotacao', 'facil', '8-10 anos', 'EF03CI07', 'Céu e Terra: mapa, globo e foto, fácil, 3º ano'],
  ['ceu-e-terra', 'lua', 'medio', '8-10 anos', 'EF04CI09', 'Céu e Terra: sombras e pontos cardeais, médio, 4º ano'],
  ['ceu-e-terra', 'lua', 'desafio', '10+ anos', 'EF05CI12', 'Céu e Terra: fases da Lua, desafio, 5º ano'],
] as const)('%s of %s at %s', (kind, theme, level, age, code, expected) => {
  const [sample] = content(kind).pieces
  if (!sample) throw new Error(`${kind} has no piece`)
  expect(plainTitleOf(content(kind), { ...sample, theme, level, age }, [code])).toBe(expected)
})

test('every plain title is a line a teacher can read', () => {
  const odd = STARTING_CATALOGUE.map(({ plainTitle }) => plainTitle).filter(
    (title) =>
      !/^\p{Lu}[^:]+(?:: .+)?, (?:fácil|médio|desafio), (?:Educação Infantil(?: (?:e|ao) \dº ano)?|\dº .*ano|\d.* anos)$/u.test(
        title,
      ) ||
      // Written as an id, with its accent missing.
      /\b(?:\w+(?:cao|coes|oes)|numeros?|silabas?|arvore|ceu|maca|passaro|area|historia)\b/i.test(title),
  )
  expect(odd).toEqual([])
})
