/** Words that link a text: pronouns and the names they take up, replacements of repeated names, connectives. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { type LinkTask, linkedPage } from './linked-page.ts'
import { LINK_THEMES, LINKED, type LinkedText, type LinkTheme, marksIn } from './linked-texts.ts'

/** Words to choose from: replacements, or the connectives themselves. */
function bankOf(level: Level, text: LinkedText, random: Random): string[] {
  if (level === 'facil') return []
  const words = marksIn(text.text).map(({ word, answer }) => (level === 'medio' ? answer : word.toLowerCase()))
  return random.shuffle(words)
}

export const palavrasQueRetomam: SheetKind<PagesFacts<LinkTask>> = {
  id: 'palavras-que-retomam',
  category: 'alfabetizacao',
  themes: LINK_THEMES,
  draw: (options) => {
    const { level } = options
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
