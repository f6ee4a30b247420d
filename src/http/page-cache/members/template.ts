import { createHash, type Hash } from 'node:crypto'
import {
  hashSource,
  type InlineScript,
  inlineScripts,
  scriptSources,
  withSources,
} from '../../../web/document/script-policy.ts'
import { ownBytes } from '../../middleware/encoding.ts'
import type { Place } from './escaping.ts'
import { written } from './escaping.ts'
import { flushed, gzipOf } from './gzip-pieces.ts'
import type { Field, Personal } from './placeholders.ts'

/** The script that hands the loaders' data to the browser begins with this. */
const DATA_SCRIPT = 'window.__reactRouterContext.streamController.enqueue('

interface Gap {
  readonly field: Field
  readonly place: Place
}

/** A script with gaps: the hash of the text before the first, and what follows each of them. */
interface OpenScript {
  readonly before: Hash
  readonly parts: readonly { readonly gap: number; readonly after: Buffer }[]
}

/** A page with gaps where the personal texts go. */
export interface Template {
  /** The text before, between and after the gaps: one more than there are gaps. */
  readonly pieces: readonly Buffer[]
  /** The same, compressed so that they can be strung together. */
  readonly zipped: readonly Buffer[]
  readonly gaps: readonly Gap[]
  readonly policy: string
  readonly sources: readonly string[]
  readonly openScripts: readonly OpenScript[]
  readonly bytes: number
}

/** A page for one person. */
export interface FilledPage {
  readonly policy: string
  readonly body: Buffer
}

/** A text in memory of its own: a short `Buffer.from` is a piece of a slab that others share. */
const bytesOf = (text: string) => ownBytes(Buffer.from(text))

/**
 * Cuts a page at the placeholders. null when one is where a personal text may be written differently than in the text
 * between two tags or in the loaders' data: such a page is rendered for each person.
 * @param policy its Content-Security-Policy, with a nonce
 */
export function templateOf(html: string, { policy, marks }: { policy: string; marks: Personal }): Template | null {
  const scripts = inlineScripts(html)
  const found = gapsIn(html, marks, scripts)
  if (!found) return null
  const texts: string[] = []
  let end = 0
  for (const gap of found) {
    texts.push(html.slice(end, gap.start))
    end = gap.end
  }
  texts.push(html.slice(end))
  const pieces = texts.map(bytesOf)
  const zipped = pieces.map(flushed)
  const isOpen = ({ start, text }: InlineScript) =>
    found.some((gap) => gap.start >= start && gap.end <= start + text.length)
  const openScripts = scripts.filter(isOpen).map((script) => openScript(html, script, found))
  return {
    pieces,
    zipped,
    gaps: found.map(({ field, place }) => ({ field, place })),
    policy,
    sources: scriptSources(scripts.filter((script) => !isOpen(script))),
    openScripts,
    bytes: [...pieces, ...zipped, ...openScripts.flatMap(({ parts }) => parts.map(({ after }) => after))].reduce(
      (sum, { length }) => sum + length,
      0,
    ),
  }
}

interface FoundGap extends Gap {
  readonly start: number
  readonly end: number
}

function gapsIn(html: string, marks: Personal, scripts: readonly InlineScript[]): FoundGap[] | null {
  const fields = Object.entries(marks) as [Field, string][]
  // The name begins with the first name: the longer one is looked for first.
  const longestFirst = fields.toSorted(([, a], [, b]) => b.length - a.length)
  const fieldOf = new Map(longestFirst.map(([field, mark]) => [mark, field]))
  const gaps: FoundGap[] = []
  for (const { 0: mark, index: start } of html.matchAll(new RegExp([...fieldOf.keys()].join('|'), 'g'))) {
    const field = fieldOf.get(mark)
    const place = placeOf(html, start, scripts)
    if (!field || !place) return null
    gaps.push({ field, place, start, end: start + mark.length })
  }
  return gaps
}

function placeOf(html: string, at: number, scripts: readonly InlineScript[]): Place | null {
  const script = scripts.find(({ start, text }) => at >= start && at < start + text.length)
  if (script) return script.text.startsWith(DATA_SCRIPT) ? 'script' : null
  // Only in text content: not inside a tag, and not in a raw-text element (script, style, title, textarea).
  const tag = html.lastIndexOf('<', at)
  const isText =
    html.lastIndexOf('>', at) > tag && !/^<(?:script|style|title|textarea)\b/i.test(html.slice(tag, tag + 12))
  return isText ? 'markup' : null
}

function openScript(html: string, { start, text }: InlineScript, found: readonly FoundGap[]): OpenScript {
  const end = start + text.length
  const inside = found.flatMap((gap, index) => (gap.start >= start && gap.end <= end ? [{ ...gap, index }] : []))
  return {
    before: createHash('sha256').update(html.slice(start, inside[0]?.start ?? end)),
    parts: inside.map((gap, n) => ({
      gap: gap.index,
      // Bytes, not text: a part of a text holds on to the whole of it.
      after: bytesOf(html.slice(gap.end, inside[n + 1]?.start ?? end)),
    })),
  }
}

/** The page for one person, byte for byte what rendering it for them gives. */
export function fill(template: Template, personal: Personal, encoding: 'gzip' | 'identity'): FilledPage {
  const { pieces, zipped, gaps, openScripts, sources, policy } = template
  const texts = gaps.map(({ field, place }) => Buffer.from(written[place](personal[field])))
  const own = openScripts.map(({ before, parts }) => {
    const hash = before.copy()
    for (const { gap, after } of parts) hash.update(texts[gap] ?? '').update(after)
    return hashSource(hash.digest('base64'))
  })
  const whole = pieces.flatMap((piece, index) => [piece, texts[index] ?? Buffer.alloc(0)])
  return {
    policy: withSources(policy, [...sources, ...own]),
    body: encoding === 'gzip' ? gzipOf(whole, zipped) : Buffer.concat(whole),
  }
}
