import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { boundsOf } from '../../lettering/bounds.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { hasStrip } from '../../studio/scenes/strip.ts'
import { chosenWords, drawnFor, pictureFor } from './deals.ts'
import { childIn } from './desk.ts'
import { ORTOGRAFIA_KINDS } from './kinds.ts'
import { ortografiaAdivinhas } from './ortografia-adivinhas.ts'
import { ortografiaCompletar } from './ortografia-completar.ts'
import { ortografiaDitado } from './ortografia-ditado.ts'
import { ortografiaNoTexto } from './ortografia-no-texto.ts'
import { ortografiaRevisar } from './ortografia-revisar.ts'
import { ortografiaSeparar } from './ortografia-separar.ts'
import { hardWords, misspelled, RULES, readTokens, ruleFor, spelled } from './rules.ts'

const NAMED = RULES.map((rule) => [rule.id, rule] as const)

test('every rule of the school years is there once', () => {
  expect(RULES.map(({ id }) => id)).toEqual([
    ...['r-rr', 's-ss', 'c-cedilha', 'c-qu', 'g-gu', 'g-j', 'x-ch', 'l-u', 'h', 'm-antes-de-p-b', 'am-ao'],
    ...['nh-lh-ch', 's-z', 'acentos', 'ditongos', 'monossilabos', 'paroxitonas', 'acento-e-silaba-tonica'],
  ])
  expect(() => ruleFor('nada')).toThrow(RangeError)
})

test.each(NAMED)('%s has words for each group, sentences, two texts and riddles', (_, rule) => {
  expect(rule.groups.length).toBeGreaterThanOrEqual(2)
  for (const [i, { words }] of rule.groups.entries()) {
    expect(words.length).toBeGreaterThanOrEqual(7)
    expect(words.filter(({ group }) => group !== i).map(spelled)).toEqual([])
    expect(new Set(words.map(spelled)).size).toBe(words.length)
  }
  expect(rule.sentences).toHaveLength(14)
  expect(rule.texts).toHaveLength(2)
  expect(rule.riddles).toHaveLength(8)
  expect(rule.sentences.filter((tokens) => hardWords(tokens).length !== 1).map((tokens) => readTokens(tokens))).toEqual(
    [],
  )
  for (const { tokens } of rule.texts) expect(hardWords(tokens).length).toBeGreaterThanOrEqual(7)
})

/** Words that a child who knows the rule would ring. Accents: of words that end in A, E, O, I, U, and proparoxítonas. */
const TO_FIND: Readonly<Record<string, RegExp>> = {
  'acento-e-silaba-tonica': /[áéíóúâêô]/,
  acentos: /[áéíóúâêô]/,
  'am-ao': /(?:am|ão)$/,
  'c-cedilha': /ç|c[eiéíê]/,
  'c-qu': /c[aouáóãâô]|qu/,
  ditongos: /ai|ei|ou/,
  'g-gu': /g[aouáóãõeiéí]/,
  'g-j': /[gj][eiéíê]/,
  h: /^h/,
  'l-u': /[aeiouáéíóúâêô]l(?![aeiouáéíóúâêôãõh])|[aeioáéíóâêô]u(?![aeiouáéíóú])/,
  'm-antes-de-p-b': /m[pb]|n(?![aeiouáéíóúâêôãõh]|$)/,
  monossilabos: /[áéóâêô]s?$/,
  'nh-lh-ch': /[nlc]h/,
  paroxitonas: /[áéíóúâêô].*(?:[lr]|is?|ãos?)$/,
  'r-rr': /^r|rr|[aeiouáéíóúâêôãõ]r(?=[aeiouáéíóúâêôãõ])/,
  's-ss': /^s|ss|[aeiouáéíóúâêôãõlnr]s(?=[aeiouáéíóúâêôãõ])/,
  's-z': /z|[aeiouáéíóúâêôãõ]s(?=[aeiouáéíóúâêôãõ])/,
  'x-ch': /x|ch/,
}

test.each(NAMED)('the texts of %s have no word of the rule that the key leaves out', (id, rule) => {
  const toFind = TO_FIND[id]
  expect(toFind).toBeDefined()
  for (const { title, tokens } of rule.texts) {
    const plain = tokens.flatMap((token) => ('plain' in token ? (token.plain.match(/[\p{L}-]+/gu) ?? []) : []))
    expect(
      plain.filter((word) => toFind?.test(word.toLocaleLowerCase('pt-BR'))),
      title,
    ).toEqual([])
  }
})

test.each(NAMED)('%s prints no spelling that is the same as the wrong one', (_, rule) => {
  const all = [
    ...rule.groups.flatMap(({ words }) => words),
    ...[...rule.sentences, ...rule.texts.map(({ tokens }) => tokens)].flatMap(hardWords),
    ...rule.riddles.map(({ word }) => word),
  ]
  expect(all.filter((word) => spelled(word) === misspelled(word)).map(spelled)).toEqual([])
})

test.each(NAMED)('no title of a text of %s gives one of its words away', (_, rule) => {
  for (const { title, tokens } of rule.texts) {
    expect(title).not.toMatch(/[[\]*]/)
    const words = title.toLowerCase().match(/[\p{L}-]+/gu) ?? []
    const hard = hardWords(tokens).map((word) => spelled(word).toLowerCase())
    expect(words.filter((word) => hard.includes(word))).toEqual([])
  }
})

test.each(NAMED)('the texts of %s are drawn in a place that is there', (_, rule) => {
  for (const { place } of rule.texts) expect(hasStrip(place)).toBe(true)
})

test.each(CHILDREN)('the hair of %s is whole beside a balloon', (who) => {
  const drawn = childIn({ x: 0, y: 0, width: 31, height: 33 }, who, 'alegre', true)
  const [seen, whole] = [boundsOf([drawn]), boundsOf([{ ...drawn, clip: undefined } as typeof drawn])]
  expect(seen?.x).toBeCloseTo(whole?.x ?? NaN)
  expect(seen?.y).toBeCloseTo(whole?.y ?? NaN)
  expect(seen?.width).toBeCloseTo(whole?.width ?? NaN)
})

test('a choice of two spellings asks for words that its rule, or what stands before them, decides', () => {
  for (const rule of RULES) {
    const cued = rule.groups.some(({ cues }) => cues.length > 0)
    for (const word of chosenWords(rule)) {
      const cues = rule.groups[word.group]?.cues ?? []
      expect(cued ? cues.length > 0 : !word.needsContext, spelled(word)).toBe(true)
    }
    expect(chosenWords(rule).length, rule.id).toBeGreaterThanOrEqual(9)
  }
})

test.each(ORTOGRAFIA_KINDS.map((kind) => [kind.id, kind] as const))('%s stays on its paper', (_, kind) => {
  expect(layoutFaults(kind)).toEqual([])
})

test('a gap has the right letters once among its choices, and a word alone is no other word with the wrong ones', () => {
  for (const { level, page } of everyPage(ortografiaCompletar))
    for (const { word, choices } of page.tasks) {
      expect(choices.filter((choice) => choice === word.letters)).toHaveLength(level === 'desafio' ? 0 : 1)
      if (level === 'facil') expect(pictureFor(word), spelled(word)).toBeDefined()
      expect(choices.length > 1 && misspelled(word).startsWith('ç'), spelled(word)).toBe(false)
    }
})

test('a sorted word belongs to one column, by its rule', () => {
  for (const { page } of everyPage(ortografiaSeparar)) {
    const rule = ruleFor(page.rule)
    const words = page.columns.flatMap((column) => column.words)
    expect(new Set(words).size).toBe(words.length)
    for (const { heading, words: own } of page.columns) {
      const known = rule.groups.find((group) => group.heading === heading)?.words.map(spelled) ?? []
      expect(own.filter((word) => !known.includes(word))).toEqual([])
    }
  }
})

test('words that are found in a text are in it, each in one column', () => {
  for (const { level, page } of everyPage(ortografiaNoTexto)) {
    const rule = ruleFor(page.rule)
    const tokens = rule.texts.find(({ title }) => title === page.title)?.tokens ?? []
    const found = page.columns.flatMap(({ words }) => words)
    const ringed = hardWords(tokens)
      .filter(({ group }) => !rule.groups[group]?.everywhere)
      .map((word) => spelled(word).replace(/^./, (c) => c.toLowerCase()))
    expect(found.toSorted()).toEqual((level === 'facil' ? ringed : [...new Set(ringed)]).toSorted())
  }
})

test('a dictation shows a picture for each word and asks for none twice', () => {
  for (const { page } of everyPage(ortografiaDitado)) {
    expect(page.words.filter((word) => !drawnFor(page.rule, word) && pictureFor(word) === undefined)).toEqual([])
    expect(new Set(page.words.map(spelled)).size).toBe(page.words.length)
    expect(page.words.length).toBeGreaterThanOrEqual(6)
  }
})

test('riddles of a page have different answers', () => {
  for (const { page } of everyPage(ortografiaAdivinhas))
    expect(new Set(page.riddles.map(({ word }) => spelled(word))).size).toBe(page.riddles.length)
})

test('every error on a page is an error, and the note has as many as it says', () => {
  for (const { level, page } of everyPage(ortografiaRevisar)) {
    expect(page.errors.filter(({ wrong }) => wrong.startsWith('ç'))).toEqual([])
    expect(page.errors.filter(({ wrong, right }) => wrong === right)).toEqual([])
    expect(new Set(page.errors.map(({ right }) => right)).size).toBe(page.errors.length)
    expect(page.errors.length).toBeGreaterThanOrEqual(level === 'desafio' ? 6 : 7)
  }
})
