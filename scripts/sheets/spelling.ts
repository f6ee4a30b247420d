/**
 * Asks hunspell with the Debian list of Brazilian Portuguese (hunspell-pt-br, LGPL 3 and MPL 1.1: read here, never
 * copied). Right spellings of the spelling sheets are words, and a word without a star has a wrong spelling that is
 * none. All words of the texts to read, of their questions and of the catalogue's titles, descriptions and instructions
 * are words. unlisted-words.json notes the others: names, sounds, syllables, words too new for the list; wrong spellings
 * that are words no child knows. `node scripts/sheets/spelling.ts` prints what differs and ends with 1.
 */
import { execFileSync } from 'node:child_process'
import { STARTING_CATALOGUE } from '../../content/catalogue.ts'
import { hardWords, misspelled, RULES, readTokens, spelled } from '../../sheets/kinds/ortografia/rules.ts'
import { LEVELS, textsAt } from './texts.ts'
import noted from './unlisted-words.json' with { type: 'json' }

/** The words that the list does not have. */
function unknown(words: readonly string[]): Set<string> {
  const options = { input: words.join('\n'), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } } as const
  return new Set(execFileSync('hunspell', ['-d', 'pt_BR', '-i', 'utf-8', '-l'], options).split('\n').filter(Boolean))
}

const words = RULES.flatMap(({ groups, sentences, texts, riddles }) => [
  ...groups.flatMap((group) => group.words),
  ...[...sentences, ...texts.map(({ tokens }) => tokens)].flatMap(hardWords),
  ...riddles.map(({ word }) => word),
])
const noWords = unknown(words.map(spelled))
const noMistakes = unknown(words.map(misspelled))

const prose = [
  ...LEVELS.flatMap(textsAt).flatMap(({ title, text, opinion, questions, claims }) => [
    ...[title, text, opinion],
    ...questions.flatMap(({ ask, right, wrong }) => [ask, right, ...wrong]),
    ...claims.map(({ claim }) => claim),
  ]),
  ...RULES.flatMap(({ hint, sentences, texts, riddles }) => [
    hint,
    ...[...sentences, ...texts.map(({ tokens }) => tokens)].map((tokens) => readTokens(tokens)),
    ...riddles.map(({ clue }) => clue),
  ]),
  ...STARTING_CATALOGUE.flatMap(({ title, description, instructions }) => [
    ...[title, description],
    ...Object.values(instructions),
  ]),
]
const written = [...new Set(prose.flatMap((one) => one.match(/[\p{L}’-]+/gu) ?? []))]
const wordsIn = (lines: readonly string[]) => new Set(lines.join(' ').split(' '))
const [known, rare] = [wordsIn(noted.unlisted), wordsIn(noted.rare)]
const strange = [...unknown(written)].filter((word) => !known.has(word))

const faults = [
  ...strange.map((word) => `${word} is no word of the list`),
  ...words.filter((word) => noWords.has(spelled(word))).map((word) => `${spelled(word)} is no word`),
  ...words
    .filter((word) => !word.needsContext && !noMistakes.has(misspelled(word)) && !rare.has(misspelled(word)))
    .map((word) => `${misspelled(word)}, printed for ${spelled(word)}, is a word`),
]
for (const fault of new Set(faults)) console.log(fault)
console.log(`${words.length} words of the spelling sheets, ${written.length} of all texts, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
