/** A short text full of words of one rule: found and ringed, copied into columns, or written where letters are missing. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { pageInk } from './desk.ts'
import type { InlineWord } from './inline.ts'
import { gappedSentence } from './ortografia-completar.ts'
import { hardWords, RULE_THEMES, type Rule, ruleFor, spelled, type Token } from './rules.ts'
import { drawTextTask, eachOnce, type TextTask, type WordColumn } from './text-tasks.ts'

export interface FindFacts {
  readonly rule: string
  readonly title: string
  readonly columns: readonly WordColumn[]
}

const PLANS: Readonly<Record<Level, Pick<TextTask, 'setting' | 'below'>>> = {
  facil: { setting: { size: 6.4, leading: 11.5 }, below: 'count' },
  medio: { setting: { size: 4.9, leading: 8.6 }, below: 'copy' },
  desafio: { setting: { size: 5, leading: 12.6 }, below: 'none' },
}

const lower = (word: string) => word.charAt(0).toLocaleLowerCase('pt-BR') + word.slice(1)

/** Words to find under the heading of their group; groups that the text does not have are left out. */
function columnsOf(rule: Rule, tokens: readonly Token[]) {
  const words = hardWords(tokens)
  return rule.groups.flatMap(({ heading, everywhere }, group) => {
    if (everywhere) return []
    const ringed = words.filter((word) => word.group === group).map((word) => lower(spelled(word)))
    return ringed.length > 0 ? [{ heading, words: ringed }] : []
  })
}

const ringed = (rule: Rule, tokens: readonly Token[]): InlineWord[] =>
  tokens.map((token): InlineWord => {
    if ('plain' in token) return { parts: [{ text: token.plain }] }
    const parts = [...(token.lead ? [{ text: token.lead }] : []), { text: spelled(token.hard) + token.tail }]
    return rule.groups[token.hard.group]?.everywhere ? { parts } : { parts, found: true }
  })

function drawPage(rule: Rule, index: number, level: Level, color: boolean, random: Random): DrawnPage<FindFacts> {
  const [easy, ...longer] = rule.texts
  const reading = (level === 'facil' ? [easy, ...longer] : [...longer, easy])[index % rule.texts.length]
  if (!reading) throw new RangeError(`no text for ${rule.id}`)
  const found = columnsOf(rule, reading.tokens)
  const columns = level === 'facil' ? found : found.map(eachOnce)
  const words = level === 'desafio' ? gappedSentence(reading.tokens) : ringed(rule, reading.tokens)
  return {
    marks: drawTextTask({ ...reading, ...PLANS[level], words, columns }, pageInk(random, color), color, random),
    facts: { rule: rule.id, title: reading.title, columns },
    items: [reading.title],
  }
}

export const ortografiaNoTexto: SheetKind<PagesFacts<FindFacts>> = {
  id: 'ortografia-no-texto',
  category: 'alfabetizacao',
  themes: RULE_THEMES,
  draw: (options) => {
    const rule = ruleFor(options.theme)
    return composeSheet(options, options.level === 'desafio' ? 'write' : 'ring', (random, index) =>
      drawPage(rule, index, options.level, options.color, random),
    )
  },
}
