/**
 * Asks hunspell with the Debian list of Brazilian Portuguese (hunspell-pt-br, LGPL 3 and MPL 1.1: read here, never
 * copied) about the words of the spelling sheets: right spellings are words, and a word without a star has a wrong
 * spelling that is none. `node scripts/sheets/spelling.ts` prints what differs and ends with 1.
 */
import { execFileSync } from 'node:child_process'
import { hardWords, misspelled, RULES, spelled } from '../../sheets/kinds/ortografia/rules.ts'

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
const faults = [
  ...words.filter((word) => noWords.has(spelled(word))).map((word) => `${spelled(word)} is no word`),
  ...words
    .filter((word) => !word.needsContext && !noMistakes.has(misspelled(word)))
    .map((word) => `${misspelled(word)}, printed for ${spelled(word)}, is a word`),
]
for (const fault of new Set(faults)) console.log(fault)
console.log(`${words.length} words, ${faults.length} faults`)
if (faults.length > 0) process.exitCode = 1
