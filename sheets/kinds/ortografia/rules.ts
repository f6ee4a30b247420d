/**
 * Spelling rules of the school years 2 to 5, with words, sentences, texts and riddles written for these sheets. In the
 * data a word is `ca[rr]o`: the letters in question in brackets. `[s/ç]apo` names the wrong letters where they are not
 * those that the rule swaps; a star marks a word whose wrong spelling is another word (`ca[rr]o*`, caro): it needs a
 * picture or a sentence.
 */
import acentoESilaba from './words/acento-e-silaba-tonica.json' with { type: 'json' }
import acentos from './words/acentos.json' with { type: 'json' }
import amAo from './words/am-ao.json' with { type: 'json' }
import cCedilha from './words/c-cedilha.json' with { type: 'json' }
import cQu from './words/c-qu.json' with { type: 'json' }
import ditongos from './words/ditongos.json' with { type: 'json' }
import gGu from './words/g-gu.json' with { type: 'json' }
import gJ from './words/g-j.json' with { type: 'json' }
import h from './words/h.json' with { type: 'json' }
import lU from './words/l-u.json' with { type: 'json' }
import mAntes from './words/m-antes-de-p-b.json' with { type: 'json' }
import monossilabos from './words/monossilabos.json' with { type: 'json' }
import nhLhCh from './words/nh-lh-ch.json' with { type: 'json' }
import paroxitonas from './words/paroxitonas.json' with { type: 'json' }
import rRr from './words/r-rr.json' with { type: 'json' }
import sSs from './words/s-ss.json' with { type: 'json' }
import sZ from './words/s-z.json' with { type: 'json' }
import xCh from './words/x-ch.json' with { type: 'json' }

interface RuleData {
  readonly id: string
  readonly hint: string
  readonly swap: Readonly<Record<string, string>>
  readonly groups: readonly {
    readonly heading: string
    readonly pattern: string
    readonly words: readonly string[]
    readonly pictured?: readonly string[]
    readonly everywhere?: boolean
    readonly cues?: readonly string[]
  }[]
  readonly sentences: readonly string[]
  readonly texts: readonly {
    readonly title: string
    readonly place: string
    readonly text: string
  }[]
  readonly riddles: readonly { readonly clue: string; readonly word: string }[]
}

/** A word with the letters that are easily spelled wrongly. */
export interface HardWord {
  readonly before: string
  readonly letters: string
  readonly after: string
  /** Letters that a child writes in their place. */
  readonly wrong: string
  /** With the wrong letters it is another word: its meaning has to be seen. */
  readonly needsContext: boolean
  /** Index of its group. */
  readonly group: number
}

export const spelled = ({ before, letters, after }: HardWord) => before + letters + after
export const misspelled = ({ before, wrong, after }: HardWord) => before + wrong + after

/** A part of a sentence: a hard word, or anything between spaces, with its marks. */
export type Token =
  | { readonly plain: string }
  | { readonly lead: string; readonly hard: HardWord; readonly tail: string }

export interface Rule {
  readonly id: string
  /** The rule in one or two sentences, to a child. */
  readonly hint: string
  readonly groups: readonly {
    readonly heading: string
    readonly words: readonly HardWord[]
    /** More words, for pictures alone. */
    readonly pictured: readonly HardWord[]
    /** Half of all words belong to this group, so no task asks the child to find them. */
    readonly everywhere: boolean
    /** Beginnings of sentences that only words of this group can continue; empty where a word needs no cue. */
    readonly cues: readonly string[]
  }[]
  readonly sentences: readonly (readonly Token[])[]
  readonly texts: readonly {
    readonly title: string
    readonly place: string
    readonly tokens: readonly Token[]
  }[]
  readonly riddles: readonly { readonly clue: string; readonly word: HardWord }[]
}

const MARKED = /([\p{L}-]*)\[([^\]/]*)(?:\/([^\]]*))?\]([\p{L}-]*)(\*?)/u

/** Throws RangeError for a word without marked letters, of no group, or without anything to confuse it with. */
function wordOf(marked: string, { swap, groups, id }: RuleData): HardWord {
  const [whole, before = '', letters = '', own, after = '', star] = MARKED.exec(marked) ?? []
  const wrong = own ?? swap[letters]
  const group = groups.findIndex(({ pattern }) => new RegExp(pattern, 'u').test(whole?.replace('*', '') ?? ''))
  if (whole === undefined || wrong === undefined || group < 0)
    throw new RangeError(`${id}: ${marked} is not spelled out`)
  return { before, letters, after, wrong, needsContext: star === '*', group }
}

function tokensOf(sentence: string, data: RuleData): Token[] {
  return sentence.split(' ').map((token): Token => {
    const found = MARKED.exec(token)
    if (!found) return { plain: token }
    const [whole] = found
    return {
      lead: token.slice(0, found.index),
      hard: wordOf(whole, data),
      tail: token.slice(found.index + whole.length),
    }
  })
}

function ruleOf(data: RuleData): Rule {
  return {
    id: data.id,
    hint: data.hint,
    groups: data.groups.map(({ heading, words, pictured = [], everywhere = false, cues = [] }) => ({
      ...{ heading, everywhere, cues },
      words: words.map((word) => wordOf(word, data)),
      pictured: pictured.map((word) => wordOf(word, data)),
    })),
    sentences: data.sentences.map((sentence) => tokensOf(sentence, data)),
    texts: data.texts.map(({ text, ...rest }) => ({ ...rest, tokens: tokensOf(text, data) })),
    riddles: data.riddles.map(({ clue, word }) => ({ clue, word: wordOf(word, data) })),
  }
}

const DATA: readonly RuleData[] = [
  ...[rRr, sSs, cCedilha, cQu, gGu, gJ, xCh, lU, h, mAntes, amAo, nhLhCh, sZ, acentos],
  ...[ditongos, monossilabos, paroxitonas, acentoESilaba],
]

export const RULES: readonly Rule[] = DATA.map(ruleOf)
export const RULE_THEMES: readonly string[] = RULES.map(({ id }) => id)

/** The rule of a theme; the first one without a theme. Throws RangeError for an unknown theme. */
export function ruleFor(theme: string | undefined): Rule {
  const rule = RULES.find(({ id }) => id === (theme ?? RULE_THEMES[0]))
  if (!rule) throw new RangeError(`no rule named ${theme}`)
  return rule
}

/** A sentence as it is read; `wrong` with its hard words misspelled. */
export const readTokens = (tokens: readonly Token[], wrong = false): string =>
  tokens
    .map((token) =>
      'plain' in token ? token.plain : token.lead + (wrong ? misspelled : spelled)(token.hard) + token.tail,
    )
    .join(' ')

/** The hard words of a sentence, in its order. */
export const hardWords = (tokens: readonly Token[]): HardWord[] =>
  tokens.flatMap((token) => ('plain' in token ? [] : [token.hard]))
