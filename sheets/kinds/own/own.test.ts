import { describe, expect, test } from 'vitest'
import { boundsOf } from '../../lettering/bounds.ts'
import { CONTENT } from '../../page/paper.ts'
import { syllablesOf } from '../../pictures/records/syllables.ts'
import { capitals, VOCABULARY } from '../../pictures/vocabulary.ts'
import { textsOf } from '../../scene/marks.ts'
import type { LetterStyle, Level, OwnContent, SheetOptions } from '../../scene/scene.ts'
import { unwantedIn } from '../alfabetizacao/letter-grid.ts'
import { KINDS } from '../registry.ts'
import { MOST_WORDS, type OwnFacts } from './content.ts'
import { faultsOf } from './faults.ts'
import { OWN_KINDS } from './kinds.ts'
import { tracedHeight } from './traced.ts'

const LEVELS: readonly Level[] = ['facil', 'medio', 'desafio']
const LETTERS: readonly (LetterStyle | undefined)[] = ['bastao', 'imprensa', 'cursiva', undefined]

const wordsOf = (texts: readonly string[]) => texts.map((text) => ({ text, syllables: syllablesOf(text) }))
const options = (level: Level, own: OwnContent, more: Partial<SheetOptions> = {}): SheetOptions => ({
  level,
  own,
  seed: 7,
  color: true,
  title: 'Folha',
  instruction: 'Faça.',
  pages: 1,
  ...more,
})
const kindOf = (id: string) => {
  const kind = OWN_KINDS.find((one) => one.id === id)
  if (!kind) throw new Error(`no kind ${id}`)
  return kind
}
const draw = (id: string, own: OwnContent, level: Level = 'medio', more: Partial<SheetOptions> = {}) =>
  kindOf(id).draw(options(level, own, more))
const shownOf = (id: string, own: OwnContent) => (draw(id, own).facts as { pages: OwnFacts[] }).pages[0]?.shown

/** Longest, shortest, accented, with hyphens, the same backwards, with u and i of every sort. */
const HARD = 'paralelepípedo extraordinária guarda-chuva ovo arara água macaco coração pinguim ônibus lápis rio'.split(
  ' ',
)
const NAMES = [
  'João Vítor',
  "Maria Eduarda d'Ávila",
  'Ana-Clara',
  'Íris',
  'Müller',
  'Conceição Aparecida Guimarães',
  'Zé',
  'Sebastião',
]

test('they are no part of the catalogue, and have ids of their own', () => {
  const ids = [...KINDS, ...OWN_KINDS].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(OWN_KINDS.map((kind) => [kind.id, kind] as const))('%s', (id, kind) => {
  test('draws the hardest words, names and bounds at every level inside the margins, the same for the same seed', () => {
    for (const [i, level] of LEVELS.entries())
      for (const own of [
        {
          words: wordsOf(HARD),
          name: NAMES[i],
          from: 0,
          to: 19,
          firstLetter: 'A',
          lastLetter: 'Z',
          ...(i === 0 && { pictures: ['star'] }),
        },
        {
          words: wordsOf(['sapato', 'bola', 'rio']),
          name: NAMES[i + 3],
          from: 981,
          to: 999,
          firstLetter: 'Q',
          lastLetter: 'Q',
        },
      ])
        for (const letters of [LETTERS[i], LETTERS[(i + 2) % LETTERS.length]]) {
          const asked = options(level, own, { ...(letters && { letters }), color: i !== 1 })
          const sheet = kind.draw(asked)
          expect(faultsOf(sheet), `${level} ${letters}`).toEqual([])
          expect(JSON.stringify(kind.draw(asked))).toBe(JSON.stringify(sheet))
        }
  })

  test('says that it shows what was asked for', () => {
    const asked = {
      words: wordsOf(['sapato', 'bola']),
      name: 'Íris',
      from: 3,
      to: 5,
      firstLetter: 'B',
      lastLetter: 'C',
    }
    const shown = shownOf(id, asked)?.map((text) => text.toLowerCase())
    const expected: Record<string, string[] | undefined> = {
      'nome-tracado': ['íris'],
      'numeros-que-faltam': ['3', '4', '5'],
      'numeros-tracados': ['3', '4', '5'],
      'letras-tracadas': ['b', 'c'],
    }
    if (id === 'contas-proprias') expect(shown?.length).toBeGreaterThan(5)
    else expect(shown).toEqual(expected[id] ?? ['sapato', 'bola'])
  })
})

test('words of the library go through every kind that takes words', () => {
  const words = VOCABULARY.map(({ name }) => name).filter((name, i) => i % 4 === 0 && /^\p{L}{3,16}$/u.test(name))
  for (const [k, kind] of OWN_KINDS.entries())
    for (let at = k; at + 6 <= words.length; at += 6 * OWN_KINDS.length) {
      const own = { words: wordsOf(words.slice(at, at + 6)), name: words[at] }
      expect(faultsOf(kind.draw(options(LEVELS[at % 3] ?? 'facil', own))), words.slice(at, at + 6).join()).toEqual([])
    }
})

describe('word search', () => {
  test('twelve long words stand in the grid once each, without a word that chance must not spell', () => {
    const texts = HARD.map((word) => (word === 'rio' ? 'tiranossauro' : word))
    const sheet = draw('caca-palavras-proprio', { words: wordsOf(texts) }, 'desafio')
    expect(sheet.answerKeys).toHaveLength(1)
    const letters = textsOf(sheet.pages[0]?.marks ?? []).filter((text) => /^[A-Z]$/.test(text))
    const size = Math.sqrt(letters.length)
    expect(Number.isInteger(size)).toBe(true)
    const rows = Array.from({ length: size }, (_, y) => letters.slice(y * size, (y + 1) * size))
    // Macaco has one inside, from its end.
    expect(unwantedIn(rows).filter((word) => word !== 'CACA')).toEqual([])
  })

  test('more words than a sheet holds are refused', () => {
    const words = wordsOf(Array.from({ length: MOST_WORDS + 1 }, (_, i) => `palavra${'abcdefghijklm'[i]}`))
    expect(() => draw('caca-palavras-proprio', { words })).toThrow(RangeError)
    expect(() => draw('nome-tracado', {})).toThrow(RangeError)
    expect(() => draw('caca-palavras-proprio', { words: wordsOf(['maca', 'macaco']) })).toThrow(/part of another/)
  })
})

test('sums stay within their bound, and differences above nought', () => {
  for (const operation of ['soma', 'subtracao', 'misto'] as const)
    for (const to of [5, 10, 100]) {
      const sums = shownOf('contas-proprias', { to, operation }) ?? []
      for (const sum of sums) {
        const [a = 0, sign, b = 0] = sum.split(' ').map((part) => (/\d/.test(part) ? Number(part) : part))
        const result = sign === '+' ? Number(a) + Number(b) : Number(a) - Number(b)
        expect(Math.max(Number(a), result), sum).toBeLessThanOrEqual(to)
        expect(result).toBeGreaterThanOrEqual(0)
      }
      if (operation !== 'misto') expect(new Set(sums.map((sum) => sum.includes('+'))).size).toBe(1)
    }
})

test('a name in cursive keeps its capitals', () => {
  const page = draw('nome-tracado', { name: 'João Vítor' }, 'medio', { letters: 'cursiva' }).pages[0]
  expect(textsOf(page?.marks ?? [])).toContain('João Vítor')
})

test('syllables are printed as they were corrected', () => {
  const words = [{ text: 'gratuito', syllables: ['gra', 'tui', 'to'] }]
  const texts = textsOf(draw('juntar-silabas-proprias', { words }).pages[0]?.marks ?? [])
  expect(texts).toEqual(expect.arrayContaining(['GRA', 'TUI', 'TO']))
})

describe('long names', () => {
  const LONG = 'Conceição Aparecida Guimarães'
  const linesAt = (name: string) => {
    const [page] = draw('nome-tracado', { name }, 'facil', { letters: 'bastao' }).pages
    return textsOf(page?.marks ?? []).filter((text) => capitals(name).includes(text))
  }
  test('one breaks at a space where its letters would be too small to write over', () => {
    const lines = linesAt(LONG)
    expect(lines).toHaveLength(2)
    expect(lines.join(' ')).toBe(capitals(LONG))
  })
  test.each(['Ana', 'João Vítor'])('%s stays on its line', (name) => {
    expect(linesAt(name)).toEqual([capitals(name)])
  })
  test.each(LETTERS)('letters to write over are 8 mm high at least, in %s', (letters) => {
    const style = letters ?? 'bastao'
    for (const part of ['Conceição', 'Guimarães', 'Sebastião'])
      expect(tracedHeight(part, CONTENT.width, style), part).toBeGreaterThanOrEqual(8)
  })
})

test('places left over on a page of badges stay blank, and one name fills its page', () => {
  const names = 'Ana Davi Iara João Luna Noah Sofia'.split(' ')
  const badges = (words: string[]) => textsOf(draw('cracha', { words: wordsOf(words) }).pages[0]?.marks ?? [])
  const written = badges(names).filter((text) => names.includes(text))
  expect(written.toSorted()).toEqual(names.toSorted())
  expect(badges(['Ana']).filter((text) => text === 'Ana')).toHaveLength(8)
})

test('few words get higher rows than many', () => {
  const lowest = (words: string[]) => {
    const marks = draw('completar-letras-proprias', { words: wordsOf(words) }).pages[0]?.marks ?? []
    const box = boundsOf(marks)
    return box ? box.y + box.height : 0
  }
  const three = ['sapato', 'bola', 'gato']
  expect(lowest(three)).toBeGreaterThan(CONTENT.y + CONTENT.height / 2)
})
