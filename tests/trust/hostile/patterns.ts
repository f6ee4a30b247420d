import { createContext, runInContext, Script } from 'node:vm'
import ts from 'typescript'
import { ownSources, placeOf, walk } from './source-code.ts'

/** Length of the strings every pattern has to be done with, in characters: more than a body may hold of one. */
const LONG = 10_000
/** At this length exponential time is past any patience already. */
const SHORT = 40
/** A linear pattern is done with one in a thousandth of this (ms); one that is not never is. */
const PATIENCE_MS = 400
/** A pattern that takes longer is looked at twice: how its time grows decides, not the time (ms). */
const SUSPICIOUS_MS = 8
/** Growth of the time from half the length to the whole: 2 is linear, 4 quadratic. */
const GROWTH_MAX = 3.2

export interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Every regular expression written in the code of server and pages. */
export async function ownPatterns(): Promise<Pattern[]> {
  const patterns: Pattern[] = []
  for (const tree of await ownSources()) {
    // Sheets with words of people are drawn in their own browsers.
    if (!tree.fileName.startsWith('src/')) continue
    walk(tree, (node) => {
      if (!ts.isRegularExpressionLiteral(node)) return
      const end = node.text.lastIndexOf('/')
      patterns.push({ place: placeOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    })
  }
  // The same pattern in two places is the same pattern.
  return [...new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern])).values()]
}

/** Characters a pattern speaks of, and some of each kind it may mean by a class. */
function alphabetOf({ source }: Pattern): string[] {
  const said = [...source.replace(/\\[bBdDwWsSpPu]|[\^$.*+?()[\]{}|\\]/g, '')].slice(0, 12)
  return [...new Set([...said, 'a', 'A', '0', ' ', '-', '_', '.', '/', '@', '"', '<', '\n', 'é'])]
}

/** Strings that make a pattern go back: many of one character or of two, and an end that does not fit. */
function hostileStrings(pattern: Pattern, length: number): string[] {
  const alphabet = alphabetOf(pattern)
  const units = [
    ...alphabet,
    ...alphabet.slice(0, 8).flatMap((one) => alphabet.slice(0, 8).map((other) => one + other)),
  ]
  return units.flatMap((unit) => {
    const many = unit.repeat(Math.ceil(length / unit.length))
    // Behind something else too, so that what is bound to the beginning does not save it.
    return [`${many}\u0001`, `\u0001${many}\u0001`]
  })
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Runs one pattern against texts; a match that does not end is broken off. */
function stopwatch({ source, flags }: Pattern) {
  const place = createContext({ source, flags, threadMs, texts: [] as string[], times: [] as number[] })
  runInContext('const pattern = new RegExp(source, flags)', place)
  // All texts in one call: a call with a time limit starts a thread to watch it, which takes longer than most matches.
  const match = new Script(`
    for (const text of texts) {
      // The processor's time: what a busy machine does meanwhile is not the pattern's.
      const startedAt = threadMs()
      pattern.lastIndex = 0
      pattern.exec(text)
      times.push(threadMs() - startedAt)
    }`)
  /** The time of each text (ms), as far as they were done in time. */
  return (texts: readonly string[]): readonly number[] => {
    Object.assign(place, { texts, times: [] })
    try {
      match.runInContext(place, { timeout: PATIENCE_MS })
    } catch {
      // The texts without a time are what is left.
    }
    return place.times
  }
}

/** True if a pattern repeats something: any other reads at most as many characters as it is long, from each place. */
function repeats({ source }: Pattern): boolean {
  const withoutClasses = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')
  return /[*+{]/.test(withoutClasses)
}

/** Why a pattern can be made to take too long, with the string that does it; null for one that cannot. */
export function slownessOf(pattern: Pattern): string | null {
  if (!repeats(pattern)) return null
  const timesOf = stopwatch(pattern)
  const timeOf = (text: string) => timesOf([text])[0] ?? Number.POSITIVE_INFINITY
  // A busy machine makes a match slower, never faster.
  const bestOf = (text: string) => Math.min(timeOf(text), timeOf(text), timeOf(text))
  // Short ones first: what takes exponential time is found at once.
  for (const length of [SHORT, LONG]) {
    const texts = hostileStrings(pattern, length)
    const times = timesOf(texts)
    for (const [i, text] of texts.entries()) {
      if ((times[i] ?? timeOf(text)) < SUSPICIOUS_MS) continue
      const whole = bestOf(text)
      // Short strings are for what never ends; a machine that was busy elsewhere is no reason.
      if (whole < (length === SHORT ? PATIENCE_MS : SUSPICIOUS_MS)) continue
      const half = bestOf(`${text.slice(0, length / 2)}\u0001`)
      if (whole === Number.POSITIVE_INFINITY || whole / half > GROWTH_MAX) {
        return `${JSON.stringify(text.slice(0, 12))}… of ${length}: ${half.toFixed(1)} ms, then ${whole.toFixed(1)} ms`
      }
    }
  }
  return null
}
