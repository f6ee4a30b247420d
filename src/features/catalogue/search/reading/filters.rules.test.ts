import { expect, test } from 'vitest'
import { saidFilters } from './filters.rules.ts'
import { typedWords } from './words.rules.ts'

const said = (text: string) => {
  const words = typedWords(text)
  return saidFilters(
    words.map(({ word }) => word),
    (at) => text[words[at]?.to ?? -1] === '+',
  ).flatMap(({ filter, isBeyond }) => (filter ? `${filter.name} ${filter.value}` : isBeyond ? 'beyond' : []))
}

test.each([
  ['6 anos', ['age 5-7 anos']],
  ['seis anos', ['age 5-7 anos']],
  ['crianças de 4 aninhos', ['age 3-4 anos']],
  ['3 a 4 anos', ['age 3-4 anos']],
  ['8-10 anos', ['age 8-10 anos']],
  ['10 anos de idade', ['age 8-10 anos']],
  ['10+ anos', ['age 10+ anos']],
  ['doze anos', ['age 10+ anos']],
  ['18 meses', ['age 3-4 anos']],
  ['um ano', ['age 3-4 anos']],
  ['3º ano', ['year 3']],
  ['3° ano', ['year 3']],
  ['3 ano', ['year 3']],
  ['3ºano', ['year 3']],
  ['3.º ano', ['year 3']],
  ['3ª série', ['year 3']],
  ['segunda série', ['year 2']],
  ['2ª e 3ª série', ['year 2']],
  ['3º ano do ensino médio', ['beyond']],
  ['8anos', ['age 8-10 anos']],
  ['três anos e meio', ['age 3-4 anos']],
  ['terceiro ano do ensino fundamental', ['year 3']],
  ['educação infantil', ['year infantil']],
  ['pré-escola', ['year infantil']],
  ['pré II', ['year infantil']],
  ['jardim 2', ['year infantil']],
  ['jardim de infância', ['year infantil']],
  ['berçário', ['age 3-4 anos']],
  ['maternal 2', ['age 3-4 anos']],
  ['labirinto fácil', ['level facil']],
  ['sudoku mais difícil', ['level desafio']],
  ['nível médio', ['level medio']],
  ['soma 2º ano fácil', ['year 2', 'level facil']],
  ['1º ano ou 2º ano', ['year 1']],
  ['2º e 3º ano', ['year 2']],
  ['1 ao 5 ano', []],
  ['do 1º ao 5º ano fácil', ['level facil']],
  ['6º ao 9º ano', ['beyond']],
  ['leitura para quem está começando', ['level facil']],
  ['quem está começando a ler', []],
  ['7º ano', ['beyond']],
])('%j says %j', (text, filters) => {
  expect(said(text)).toEqual(filters)
})

// Words that only look like a filter.
test.each([
  'ano novo',
  '100 anos de história',
  'de 3 em 3',
  'jogo dos 7 erros',
  'um jardim para contar',
  'pré-escrita',
  'pré-silábico',
  'sílabas simples',
  'ensino médio',
  'tabuada do 7',
  'números de 1 a 10',
  'uma série de folhas',
  'calendário de 2027',
])('%j says none', (text) => {
  expect(said(text)).toEqual([])
})
