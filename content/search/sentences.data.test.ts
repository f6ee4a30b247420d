import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORTOGRAFIA_KINDS } from '../../sheets/kinds/ortografia/kinds.ts'
import { wordForm } from '../../src/features/catalogue/search/reading/words.rules.ts'
import { createCatalogue } from '../../src/features/catalogue/service.server.ts'
import { slugOf } from '../../src/platform/slug.ts'
import { testDatabase } from '../../tests/setup/database.ts'
import { type CatalogueSheet, STARTING_CATALOGUE } from '../catalogue.ts'
import sentences from './sentences.json' with { type: 'json' }
import { VOCABULARY } from './vocabulary.ts'

const { db } = await testDatabase()
const catalogue = createCatalogue({ db, vocabulary: VOCABULARY })
const bySlug = new Map<string, CatalogueSheet>()

/** Kinds about spelling rules. */
const ORTOGRAFIA = ORTOGRAFIA_KINDS.map(({ id }) => id).join(' ')

/** Rows that one statement inserts. */
const AT_ONCE = 200

beforeAll(async () => {
  const rows = STARTING_CATALOGUE.map((entry) => {
    const slug = slugOf(entry.title)
    bySlug.set(slug, entry)
    const { title, plainTitle, description, goal, searchWords, bncc, category, shelf } = entry
    return {
      ...{ slug, title, description, goal, category, plain_title: plainTitle, image_url: '/x.webp' },
      ...{ search_words: [...searchWords], bncc: [...bncc], tags: [...shelf.tags] },
      ...{ age_range: shelf.ageRange, level: entry.sheet.level, school_date: entry.date ?? null },
      theme: entry.interest,
    }
  })
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insertInto('activities')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
})

async function read(search: string) {
  const { activities, total, near, reading } = await catalogue.list({ search })
  const first = activities.slice(0, 5).flatMap(({ slug }) => bySlug.get(slug) ?? [])
  return { total, near, reading, first }
}

/** Most sheets that a text of several words finds. */
const MOST = 60

test('no text of several words finds more than it can show, and none is left without a way on', async () => {
  for (const text of Object.values(sentences).flat()) {
    const { total, reading } = await read(text)
    if (/[\s-]/.test(text)) expect(total, text).toBeLessThanOrEqual(MOST)
    if (total === 0) expect(reading?.ways.length, text).toBeGreaterThan(0)
  }
}, 120_000)

// Kinds of sheets that are first, or the date they are made for.
describe('sentences find what they ask for first', () => {
  test.each([
    ['bingo dos numeros', 'bingo'],
    ['bingo números', 'bingo'],
    ['dominó de sílabas', 'domino'],
    ['sudoku infantil', 'sudoku-de-figuras'],
    ['labirinto de dinossauro', '@Labirinto'],
    ['labirinto do fundo do mar', '@Labirinto'],
    ['labirnto de animais', '@Labirinto'],
    ['joguinho da memoria de bichinho', 'jogo-da-memoria'],
    ['desenho fofo pra pintar de gatinho', '@Colorir passo-a-passo'],
    ['historinha para ler e responder', 'texto-e-perguntas frases-e-leitura'],
    ['folhinha de cobrir tracinho', '@Tracejar'],
    ['preciso de uma atividade para criança de 5 anos que está aprendendo a escrever o nome', 'tracejar-nome'],
    ['meu filho não consegue segurar o lápis direito', '@Tracejar'],
    ['folha para treinar letra feia do meu filho de 8 anos', 'tracejar-cursiva'],
    ['como ajudar meu filho a decorar a tabuada', 'tabuada'],
    ['minha aluna de 7 anos ainda não lê', '@Alfabetização'],
    ['tarefa de casa 2 ano ortografia ss e s', ORTOGRAFIA],
    ['som do R forte', `familia-silabica tracejar-letra silabas-complexas ${ORTOGRAFIA}`],
    ['desenho livre', 'passo-a-passo'],
    ['divisão por dois algarismos', 'conta-armada contas-e-resultados situacoes-problema operacoes-inversas'],
    ['noção espacial em cima embaixo', 'opostos a-minha-volta dentro-e-fora'],
    ['contar até 10', 'contar-e-escrever contar-na-feira'],
    ['contar dinossauros', 'contar-e-escrever'],
    ['exercicio de divisao com resto', 'conta-armada contas-e-resultados'],
    ['bncc 2 ano matematica', '@Matemática'],
    ['cores primárias', 'colorir-numeros colorir-formas'],
    ['caça-palavras de frutas para o 2º ano', 'caca-palavras'],
    ['interpretação de texto 3º ano', 'frases-e-leitura texto-e-perguntas verdadeiro-ou-falso fluencia-leitora'],
    ['atividades para autista não verbal', 'escolha-de-dois cartoes-acabou'],
    ['caa', 'cartoes-acabou'],
    ['PECS', 'cartoes-acabou'],
    ['cantiga', 'quadrinhas-e-trava-linguas'],
    ['higiene bucal', 'combinados cartaz-e-anuncio corpo-por-dentro corpo-e-sentidos'],
    ['placas de trânsito', 'placas-de-transito meios-de-transporte labirinto-retangular colorir-cena'],
    ['trava língua', 'quadrinhas-e-trava-linguas'],
    ['diagnóstica', 'sondagem'],
    ['rima', 'rimas'],
    [
      'ca que qui co cu',
      'ortografia-ditado ortografia-completar ortografia-revisar ortografia-no-texto ortografia-adivinhas familia-silabica completar-palavra juntar-silabas colorir-contas silabas-complexas',
    ],
    ['dia do índio', 'date:povos-indigenas'],
    ['copa do mundo', 'date:copa-e-jogos'],
    ['folclore saci', 'date:folclore'],
    ['dia da árvore', 'date:dia-da-arvore'],
    ['dia do professor', 'date:dia-dos-professores'],
    ['atividade dia dos professores', 'date:dia-dos-professores'],
    ['meias trocadas', 'date:sindrome-de-down'],
    ['dia da síndrome de down', 'date:sindrome-de-down'],
    ['conscientização do autismo', 'date:autismo'],
    ['dia do autismo', 'date:autismo'],
    ['síndrome de down', 'date:sindrome-de-down'],
    ['reciclagem', 'lixo-e-reciclagem date:meio-ambiente'],
    ['numeros pares e impares', 'pontilhar-pares-impares'],
    ['comida', 'corpo-por-dentro contar-silabas ditado-visual sombras jogo-da-memoria primeira-letra'],
    ['cassa palavra', 'caca-palavras'],
    ['3 ano que não sabe ler', '@Alfabetização'],
    ['aluno 4º ano não alfabetizado', '@Alfabetização'],
    ['5º ano com dificuldade na tabuada', 'tabuada contas-e-resultados'],
    ['sequência lógica 4 cenas', 'sequencia'],
    ['tabuada para colorir', 'colorir-contas'],
    ['lavar as mãos passo a passo', 'rotina-visual'],
    ['memória de trabalho', 'jogo-da-memoria'],
    ['regulação emocional', 'emocoes escala-de-emocoes'],
    ['história social', 'rotina-visual emocoes escala-de-emocoes cartoes-acabou'],
    ['mapa do brasil', 'mapa-do-brasil'],
    ['ideias de atividade para o dia dos pais', 'date:dia-dos-pais'],
    ['filho escreve espelhado', '@Tracejar familia-silabica'],
    ['pintar de acordo com os números', 'colorir-numeros colorir-contas'],
    ['pintar de acordo com a legenda', 'colorir-numeros colorir-contas'],
    ['história para colocar em ordem', 'contar-a-historia linha-do-tempo tirinha-para-ler'],
    ['atividade de adaptação escolar', 'rotina-visual date:volta-as-aulas'],
    ['frase interrogativa e exclamativa', 'gramatica-pontuacao'],
    ['animais domésticos e selvagens', 'grupos-de-animais'],
    ['dia da família na escola', 'date:dia-das-maes date:dia-dos-pais'],
    ['semana da família', 'date:dia-das-maes date:dia-dos-pais'],
    ['sinal de menos', 'subtracao-com-desenhos trem-das-contas conta-armada contas-e-resultados'],
  ])('%s: %s', async (text, wanted) => {
    const { first } = await read(text)
    expect(first.length).toBeGreaterThan(0)
    const fits = ({ sheet, date, category }: CatalogueSheet) =>
      wanted.split(' ').some((one) => [sheet.kind, `date:${date}`, `@${category}`].includes(one))
    // A title that has the very words of the text may come before them.
    const others = first.filter((entry) => !fits(entry)).map(({ title }) => title)
    expect(others.length, others.join(', ')).toBeLessThan(first.length / 2)
  })
})

test('a code is met whatever else the text says', async () => {
  const { first, total } = await read('habilidade EF03MA07')
  expect(total).toBeGreaterThan(0)
  for (const { title, bncc } of first) expect(bncc, title).toContain('EF03MA07')
})

test.each([
  ['labirinto de dinossauro', ['labirinto de dinossauro']],
  ['quebra cabeça de carro', ['quebra cabeça de carro']],
  ['labirinto do fundo do mar', []],
  ['jogo da velha', ['jogo da velha']],
  ['hora do conto', ['hora do conto']],
  ['divisão por dois algarismos', ['divisão por dois algarismos']],
  ['atividades para séries iniciais', []],
])('%s has none of %j, and says so', async (text, missing) => {
  expect((await read(text)).reading?.missing ?? []).toEqual(missing)
})

test.each([
  ['6 anos', ['5-7 anos']],
  ['seis anos', ['5-7 anos']],
  ['maternal', ['3-4 anos']],
  ['atividade pra berçario', ['3-4 anos']],
  ['jardim 2', ['Educação Infantil']],
  ['plano de aula 1 ano', ['1º ano']],
  ['labirinto facil', ['Fácil']],
  ['folha de matemática 2 ano', ['2º ano']],
])('%s is read as the filters %j, which all its sheets fit', async (text, labels) => {
  const { reading, first } = await read(text)
  expect(reading?.filters.map(({ label }) => label)).toEqual(labels)
  expect(reading?.fits).toBe(true)
  const [label = ''] = labels
  if (/^\d/.test(label) && label.endsWith('anos')) for (const { shelf } of first) expect(shelf.ageRange).toBe(label)
})

test.each(['verbo', 'ábaco', 'cantiga', 'outubro rosa', 'encontro vocálico', 'trava língua', 'sinais de pontuação'])(
  '%s is never taken for another word',
  async (text) => {
    const { near, reading } = await read(text)
    expect(near?.meant ?? null).toBeNull()
    expect(reading?.guess ?? null).toBeNull()
  },
)

test('the database writes every word of the catalogue as the rule does', async () => {
  const { rows } = await sql<{ word: string; written: string }>`
    select word, search_words(word) as written from search_vocabulary`.execute(db)
  expect(rows.length).toBeGreaterThan(1_000)
  expect(rows.filter(({ word, written }) => written !== wordForm(word))).toEqual([])
})

test.each(['comida', 'comer', 'pares', 'mesa', 'pato', 'seta', 'salada'])(
  '%s has no stem that a word of grammar or another thing has',
  async (word) => {
    expect((await read(word)).total).toBeLessThan(STARTING_CATALOGUE.length / 10)
  },
)

test.each(['sabão', 'arco-íris', 'arco iris'])('%s is no misspelling', async (word) => {
  const { total, near, reading } = await read(word)
  expect([total, near?.meant ?? null, reading?.guess ?? null]).toEqual([0, null, null])
})

test.each([
  ['labirnto', 'labirinto'],
  ['cassa palavra', 'caça palavra'],
  ['alfabetizasao', 'alfabetização'],
  ['subtrasão com desenho', 'subtração com desenho'],
  ['labirnto de animais', 'labirinto de animais'],
  ['desenios para colori', 'desenhos para colorir'],
])('%s is read as %s, and can be looked for as it is', async (text, meant) => {
  expect((await read(text)).near?.meant).toBe(meant)
  expect((await read(`"${text}"`)).total).toBe(0)
})

test('another spelling is only offered where a word of the text was found', async () => {
  const { near, reading } = await read('coordenasao motora')
  expect([near?.meant, reading?.guess]).toEqual([null, 'coordenação motora'])
})

test.each([
  ['unicórnio', '/criar/colorir-desenho#tema=unicornio'],
  ['desenho de dinossauro para pintar', '/criar/colorir-desenho#tema=dinossauro'],
  ['unicórnio', '/pedidos?tema=unic%C3%B3rnio'],
  ['prova 2 ano', '/activities?search=sondagem'],
  ['TDAH', '/objetivos/atencao'],
  ['EF99XX99', '/bncc'],
  ['labirinto de dinossauro', '/activities?search=dinossauro'],
])('%s leads to %s', async (text, href) => {
  expect((await read(text)).reading?.ways.map((way) => way.href)).toContain(href)
})
