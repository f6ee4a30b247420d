import { expect, test } from 'vitest'
import { everyPage, layoutFaults } from '../../../tests/factories/sheets.ts'
import { quadrinhasETravaLinguas } from './quadrinhas-e-trava-linguas.ts'
import { PURPOSES, RHYMED, SONGS, TWISTERS } from './recital-facts.ts'

const wordsOf = (lines: readonly string[]) => lines.join(' ').match(/\p{L}+/gu) ?? []
/** The word from its last vowel but one on; X and CH sound the same. */
const ending = (word: string) =>
  word
    .toUpperCase()
    .replaceAll('CH', 'X')
    .slice(word.endsWith('Ó') ? -1 : -2)

test('one card of three rhymes, with a word that the text has', () => {
  for (const { lines, missing, rhyme, others } of RHYMED) {
    for (const word of rhyme.split(' ou ')) {
      expect(wordsOf(lines), missing).toContain(word)
      expect(ending(word)).toBe(ending(missing))
    }
    for (const other of others) expect(ending(other), other).not.toBe(ending(missing))
    expect(wordsOf(lines)).not.toContain(missing)
  }
})

test('a song has its rhyme at the end of two lines and its reply in the text', () => {
  for (const { lines, rhyme, more, reply } of SONGS) {
    const ends = lines.map((line) => wordsOf([line]).at(-1))
    for (const word of rhyme) expect(ends).toContain(word)
    expect(ending(rhyme[0])).toBe(ending(rhyme[1]))
    expect(ending(more), more).toBe(ending(rhyme[0]))
    expect(wordsOf(lines)).not.toContain(more)
    for (const word of wordsOf([reply])) expect(wordsOf(lines).map((own) => own.toLowerCase())).toContain(word)
  }
})

test('the words of a beginning are all those of the tongue twister that begin so', () => {
  for (const { lines, groups, reply, another } of TWISTERS) {
    const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    const distinct = [...new Set(wordsOf(lines).map(plain))]
    for (const [start, words] of groups) {
      expect(distinct.filter((word) => word.startsWith(start.toLowerCase())).toSorted(), start).toEqual(
        words.map(plain).toSorted(),
      )
    }
    expect(another.startsWith(groups[0][0].toLowerCase()), another).toBe(true)
    expect(distinct).not.toContain(another)
    expect(lines.join(' ').toLowerCase()).toContain(reply.toLowerCase())
  }
})

test('each text has a scene that no other has', () => {
  const scenes = [...RHYMED, ...SONGS, ...TWISTERS].map(({ scene }) => scene)
  expect(new Set(scenes).size).toBe(scenes.length)
})

test('each level asks something else', () => {
  for (const { level, page } of everyPage(quadrinhasETravaLinguas)) {
    const { rhyme, song, twister } = page
    expect([rhyme !== undefined, song !== undefined, twister !== undefined]).toEqual([
      level === 'facil',
      level === 'medio',
      level === 'desafio',
    ])
    if (rhyme) {
      expect(rhyme.cards.filter((card) => card === rhyme.text.missing)).toHaveLength(1)
      const { choices } = PURPOSES.find(({ asks }) => asks === rhyme.asks) ?? PURPOSES[0]
      expect(rhyme.purposes.toSorted()).toEqual([...choices].sort())
      expect(rhyme.purpose).toBe(choices[0])
    }
  }
})

test('nothing leaves the page or covers something else', () => {
  expect(layoutFaults(quadrinhasETravaLinguas)).toEqual([])
})
