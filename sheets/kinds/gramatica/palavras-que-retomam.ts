/** Words that link a text: pronouns and the names they take up, replacements of repeated names, connectives; texts to write with them. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { notes } from '../escrita/adult-notes.ts'
import { DRAFT_THEME, NOTE_DRAFTS, PAIR_DRAFTS, ROUGH_DRAFTS } from './draft-facts.ts'
import { type Draft, draftPage } from './draft-page.ts'
import { type LinkTask, linkedPage } from './linked-page.ts'
import { LINK_THEMES, LINKED, type LinkedText, type LinkTheme, marksIn } from './linked-texts.ts'

/** Words to choose from: replacements, or the connectives themselves. */
function bankOf(level: Level, text: LinkedText, random: Random): string[] {
  if (level === 'facil') return []
  const words = marksIn(text.text).map(({ word, answer }) => (level === 'medio' ? answer : word.toLowerCase()))
  return random.shuffle(words)
}

const DRAFTS: Readonly<Record<Level, readonly Draft[]>> = {
  facil: PAIR_DRAFTS,
  medio: ROUGH_DRAFTS,
  desafio: NOTE_DRAFTS,
}

/** A text of the child's own, begun by sentences, a rough draft or notes. */
function drafts(options: SheetOptions) {
  const pages = dealPages(options, {
    items: DRAFTS[options.level],
    perPage: 1,
    mostShared: SMALL_DECK,
    nameOf: ({ title }) => title,
  })
  return composeSheet(options, 'write', (random, index, sheet) => {
    const [draft] = pages[index] ?? []
    if (!draft) throw new RangeError(`no page ${index}`)
    const pen = new Pen(options.color)
    const look = sheet.fork('look').integer(0, 3) + index
    const pronouns = 'pairs' in draft ? random.shuffle(draft.pairs.map(({ pronoun }) => pronoun)) : []
    return {
      facts: draft,
      marks: [...draftPage(pen, draft, pronouns, look), ...marksOf(pictureTitle(pen, options))],
      items: [draft.title],
      pictures: [draft.place, 'criança', ...draft.cast, ...draft.shows],
      whole: true,
      ...('notes' in draft && {
        adult: notes([
          { title: `Um texto possível: ${draft.title}`, sentences: [draft.model], isText: true },
          { title: 'O que observar', sentences: OBSERVED },
        ]),
      }),
    }
  })
}

const OBSERVED = [
  'Quem lê fica sabendo quem, quando, onde e o que aconteceu, sem ver as anotações.',
  'Há pelo menos uma palavra de cada relação: tempo, causa, oposição, conclusão e comparação.',
  'Os nomes não se repetem a cada frase: aparecem pronomes ou outras palavras no lugar deles.',
  'Sempre dá para saber de quem o pronome fala.',
]

export const palavrasQueRetomam: SheetKind<PagesFacts<LinkTask | Draft>> = {
  id: 'palavras-que-retomam',
  category: 'alfabetizacao',
  themes: [...LINK_THEMES, DRAFT_THEME],
  draw: (options) => {
    const { level } = options
    if (options.theme === DRAFT_THEME) return drafts(options)
    const pages = dealPages(options, {
      items: LINKED[level][(options.theme ?? 'passeio') as LinkTheme],
      perPage: 1,
      mostShared: SMALL_DECK,
      nameOf: ({ title }) => title,
    })
    return composeSheet(options, 'write', (random, index) => {
      const [text] = pages[index] ?? []
      if (!text) throw new RangeError(`no page ${index}`)
      const pen = new Pen(options.color)
      const task: LinkTask = { level, text, bank: bankOf(level, text, random) }
      return {
        facts: task,
        marks: [...linkedPage(pen, task), ...marksOf(pictureTitle(pen, options))],
        items: [text.title, ...marksIn(text.text).map(({ word, answer }) => `${text.title}, ${word}: ${answer}`)],
        pictures: [text.place, 'criança', ...text.cast, ...text.shows],
        whole: true,
      }
    })
  },
}
