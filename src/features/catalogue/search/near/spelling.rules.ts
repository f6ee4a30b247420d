/** Words that are typed nearly right. */
import { fold } from '../rules.ts'

/** Shortest word that may be misspelled. */
const LEAST_LENGTH = 4
const LONG_WORD = 7

/** Largest distance between two words, by the length of the typed one. */
const mostChanges = (word: string) => (word.length < LEAST_LENGTH ? 0 : word.length < LONG_WORD ? 1 : 2)

/** Letters that are taken for one another because they sound the same somewhere in Brazil. */
const SOUNDS = ['sczx', 'gj', 'lu', 'mn', 'ei', 'ou', 'kcq', 'vw', 'iy']
/** A letter in place of one that sounds the same; in place of another one: that is mostly another word. */
const [SAME_SOUND, OTHER_LETTER] = [0.5, 1.5]

const soundsCost = (a: string, b: string) =>
  SOUNDS.some((sounds) => sounds.includes(a) && sounds.includes(b)) ? SAME_SOUND : OTHER_LETTER

/** A word by its sounds, each written with one letter. */
const soundOf = (written: string): string =>
  fold(written.toLowerCase().replaceAll('ç', 'ss'))
    .replace(/(?<=[aeiou])s(?=[aeiou])/g, 'z')
    .replace(/ss|sc(?=[ei])|c(?=[ei])/g, 's')
    .replaceAll('ch', 'x')
    .replace(/qu(?=[ei])|[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/(?<![lnx])h/g, '')
    .replaceAll('rr', 'r')

/**
 * Letters to change, add, take away or swap with their neighbour until both words are the same.
 * @param cost of changing a letter into another
 */
export function changesBetween(a: string, b: string, cost: (from: string, to: string) => number = () => 1): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  for (let j = 0; j <= b.length; j++) (rows[0] ?? [])[j] = j
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const [from = '', to = ''] = [a[i - 1], b[j - 1]]
      const swap = from === b[j - 2] && a[i - 2] === to ? at(i - 2, j - 2) + 1 : Infinity
      const change = at(i - 1, j - 1) + (from === to ? 0 : cost(from, to))
      ;(rows[i] ?? [])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap)
    }
  return at(a.length, b.length)
}

/**
 * The intended word among candidates as written; null if no candidate is near enough. The first letter is mostly right,
 * and people leave out a last letter more often than they add one: «colori».
 */
export function nearestWord(word: string, candidates: readonly string[]): string | null {
  const most = mostChanges(word)
  const sound = soundOf(word)
  const near = candidates
    .map((candidate) => {
      const plain = fold(candidate)
      const changes =
        plain !== word && sound === soundOf(candidate)
          ? SAME_SOUND
          : changesBetween(word, plain, soundsCost) + (plain[0] === word[0] ? 0 : 0.5)
      return { candidate, changes, isLonger: plain.startsWith(word) }
    })
    .filter(({ changes }) => changes <= most)
    .sort(
      (a, b) =>
        a.changes - b.changes || Number(b.isLonger) - Number(a.isLonger) || a.candidate.localeCompare(b.candidate),
    )
  return near[0]?.candidate ?? null
}
