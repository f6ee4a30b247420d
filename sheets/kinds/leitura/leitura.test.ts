import { expect, test } from 'vitest'
import { everyPage, LEVELS, layoutFaults } from '../../../tests/factories/sheets.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import { idOfName } from '../../pictures/vocabulary.ts'
import { textsOf as wordsOn } from '../../scene/marks.ts'
import type { Level } from '../../scene/scene.ts'
import { vignetteIn } from '../../studio/vignettes/vignette.ts'
import { VIGNETTES } from '../../studio/vignettes/vignettes.ts'
import { fluenciaLeitora } from './fluencia-leitora.ts'
import { LEITURA_KINDS } from './kinds.ts'
import { GENRES, READING_THEMES, type ReadingText, TEXTS_EACH, textAt, textsOf, wordsOf } from './text-bank.ts'
import { textoEPerguntas } from './texto-e-perguntas.ts'
import { verdadeiroOuFalso } from './verdadeiro-ou-falso.ts'

const TEXTS = GENRES.flatMap((genre) =>
  LEVELS.flatMap((level) => textsOf(genre, level).map((reading) => ({ genre, level, reading }))),
)
const NAMED = TEXTS.map((one) => [one.reading.title, one] as const)

/** Words of a text: verses are shorter. */
const WORDS: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  facil: [60, 110],
  medio: [90, 185],
  desafio: [150, 260],
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('the bank holds four texts of eleven genres for each level, no title twice', () => {
  expect(TEXTS).toHaveLength(GENRES.length * LEVELS.length * TEXTS_EACH)
  expect(new Set(TEXTS.map(({ reading }) => reading.title)).size).toBe(TEXTS.length)
})

test.each(NAMED)('«%s» is as long as its level reads', (_, { level, reading }) => {
  const [least, most] = WORDS[level]
  expect(wordsOf(reading.text).length).toBeGreaterThanOrEqual(least)
  expect(wordsOf(reading.text).length).toBeLessThanOrEqual(most)
})

test('harder levels have longer texts and longer sentences', () => {
  const sentences = (reading: ReadingText) =>
    reading.text.split(/[.!?…:]+\s|\n/).filter((one) => wordsOf(one).length > 0)
  const prose = TEXTS.filter(({ genre }) => ['fabula', 'conto', 'noticia', 'informativo'].includes(genre))
  const measured = LEVELS.map((level) => {
    const own = prose.filter((one) => one.level === level).map(({ reading }) => reading)
    return {
      words: mean(own.map(({ text }) => wordsOf(text).length)),
      sentence: mean(own.flatMap((reading) => sentences(reading).map((one) => wordsOf(one).length))),
    }
  })
  const [facil, medio, desafio] = measured
  expect(facil?.words).toBeLessThan(medio?.words ?? 0)
  expect(medio?.words).toBeLessThan(desafio?.words ?? 0)
  expect(facil?.sentence).toBeLessThan(medio?.sentence ?? 0)
  expect(medio?.sentence).toBeLessThan(desafio?.sentence ?? 0)
})

test.each(NAMED)('«%s» has four questions of three different answers, true and false claims', (_, { reading }) => {
  expect(reading.questions).toHaveLength(4)
  for (const { right, wrong } of reading.questions) {
    expect(wrong).toHaveLength(2)
    expect(new Set([right, ...wrong].map((one) => one.toLowerCase())).size).toBe(3)
  }
  expect(new Set(reading.claims.map(({ holds }) => holds))).toEqual(new Set([true, false]))
  expect(reading.opinion).not.toBe('')
})

/** Of three options one is the longest: a child who takes it without reading is right no more often than by chance. */
const MOST_LONGEST = 0.36

test('the length of an option does not give the answer away', () => {
  const questions = TEXTS.flatMap(({ reading }) => reading.questions)
  const longest = questions.filter(({ right, wrong }) => right.length > Math.max(...wrong.map((one) => one.length)))
  expect(longest.length / questions.length).toBeLessThanOrEqual(MOST_LONGEST)
})

/** Kinds of work in the room of a vignette, mm: above a long text and above a short one. */
const FRAMES = [
  { x: 0, y: 0, width: 180, height: 44 },
  { x: 0, y: 0, width: 164, height: 82 },
]

test('every text has a picture of its own, in colour and in line', () => {
  expect(Object.keys(VIGNETTES).toSorted()).toEqual(TEXTS.map(({ reading }) => reading.title).toSorted())
  const seen = new Set<string>()
  for (const [title, vignette] of Object.entries(VIGNETTES))
    for (const color of [true, false])
      for (const frame of FRAMES) {
        const marks = vignetteIn(vignette, frame, color)
        seen.add(JSON.stringify(marks))
        const reach = boundsOf(marks)
        expect((reach?.x ?? -1) >= -0.5 && (reach?.width ?? 999) <= frame.width + 1, title).toBe(true)
        expect((reach?.y ?? -1) >= -0.5 && (reach?.height ?? 999) <= frame.height + 1, title).toBe(true)
      }
  expect(seen.size).toBe(TEXTS.length * 2 * FRAMES.length)
})

test('pictures beside verses are known', () => {
  const names = TEXTS.flatMap(({ reading }) => reading.must ?? [])
  expect(names.filter((name) => idOfName(name) === undefined)).toEqual([])
})

test('a theme with a number names one text, the pages after it go on from there', () => {
  expect(textAt('fabula 2', 'medio', 0, 0)).toBe(textsOf('fabula', 'medio')[1])
  expect(textAt('fabula 4', 'medio', 1, 0)).toBe(textsOf('fabula', 'medio')[0])
  expect(textAt('fabula', 'medio', 0, 3)).toBe(textsOf('fabula', 'medio')[3])
  expect(READING_THEMES).toHaveLength(GENRES.length * (TEXTS_EACH + 1))
})

// Letters along a path share boxes that do not turn; the test of the poems looks at the rest of them.
const UPRIGHT = LEITURA_KINDS.filter(({ id }) => id !== 'poema-na-pagina')

test.each(UPRIGHT.map((kind) => [kind.id, kind] as const))('%s stays on its paper', (_, kind) => {
  expect(layoutFaults(kind, true)).toEqual([])
})

const drawn = (level: Level, theme: string, pages: number) =>
  textoEPerguntas.draw({ title: 'Folha', instruction: 'Leia.', level, theme, pages, seed: 1, color: true })

test.each(TEXTS.map(({ level, genre }, i) => [`${genre} ${(i % TEXTS_EACH) + 1}`, level] as const))(
  'the page after %s (%s) asks its questions, and its key has as many answers',
  (theme, level) => {
    const { facts, answerKeys } = drawn(level, theme, 2)
    const [text, questions] = facts.pages
    expect(text?.questions).toEqual([])
    expect(questions?.title).toBe(text?.title)
    expect(questions?.questions).toHaveLength(4)
    for (const { right, choices } of questions?.questions ?? [])
      expect(choices.filter((choice) => choice === right)).toHaveLength(1)
    expect(answerKeys).toHaveLength(1)
  },
)

test('the right answer is not always in the same place', () => {
  const pages = TEXTS.map(({ level, genre }, i) =>
    (drawn(level, `${genre} ${(i % TEXTS_EACH) + 1}`, 2).facts.pages[1]?.questions ?? []).map(({ right, choices }) =>
      choices.indexOf(right),
    ),
  )
  for (const page of pages) expect(new Set(page).size).toBe(3)
  const places = pages.flat()
  for (const place of [0, 1, 2])
    expect(places.filter((one) => one === place).length / places.length).toBeGreaterThan(0.2)
})

test('claims are those of the text that the page shows', () => {
  for (const { level, page } of everyPage(verdadeiroOuFalso)) {
    const reading = TEXTS.find((one) => one.level === level && one.reading.title === page.title)?.reading
    expect([...page.claims].sort((a, b) => a.claim.localeCompare(b.claim))).toEqual(
      [...(reading?.claims ?? [])].sort((a, b) => a.claim.localeCompare(b.claim)),
    )
  }
})

test('words are counted line by line up to all of the text', () => {
  for (const { level, page } of everyPage(fluenciaLeitora)) {
    const reading = TEXTS.find((one) => one.level === level && one.reading.title === page.title)?.reading
    expect(page.counts.at(-1)).toBe(wordsOf(reading?.text ?? '').length)
    expect(page.counts).toEqual([...page.counts].sort((a, b) => a - b))
  }
})

test('news begin with their place and date, and a bird feeder is no recipe', () => {
  const of = (genre: (typeof GENRES)[number]) =>
    TEXTS.filter((one) => one.genre === genre).map(({ reading }) => reading)
  expect(of('noticia').filter(({ text }) => !/^\p{Lu}[\p{L} ]+, \d{1,2} de \p{Ll}+\n/u.test(text))).toEqual([])
  expect(of('receita').find(({ title }) => title.includes('comedouro'))?.genreName).toBe('Passo a passo')
})

test('guesses before a text have its sentences, without the text or their answers', () => {
  for (const level of LEVELS) {
    const heading = { title: 'Folha', instruction: 'Leia.' }
    const { facts, pages, contents } = verdadeiroOuFalso.draw({
      ...{ ...heading, level, seed: 3, pages: 4, color: true, theme: 'antes conto 2' },
    })
    for (const i of [0, 2]) {
      const [before, after] = facts.pages.slice(i, i + 2)
      expect(before).toEqual(after)
      const [guessed, read] = pages.slice(i, i + 2).map(({ marks }) => wordsOn(marks).join(' '))
      const begin = wordsOf(textAt('conto 2', level, i / 2, 0).text)
        .slice(0, 7)
        .join(' ')
      expect(read).toContain(begin)
      expect(guessed).not.toContain(begin)
      expect(contents[i + 1]?.instruction.includes('corrija')).toBe(level === 'desafio')
    }
    expect(facts.pages[0]?.title).not.toBe(facts.pages[2]?.title)
  }
})
