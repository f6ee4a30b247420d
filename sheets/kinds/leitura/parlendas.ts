/** Parlendas: recite and find words, complete the rhymes by pictures, put cut strips in order. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { clearOfTitle, pictureTitle } from '../../page/picture-page.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { outOfOrder } from '../historia/out-of-order.ts'
import { gapsOf, PARLENDA_THEMES, PARLENDAS, type Parlenda } from './parlenda-facts.ts'
import { PARLENDA_PAGES } from './parlenda-pages.ts'
import type { ParlendaTask } from './parlenda-parts.ts'

/** Verses of all themes. A sheet with more pages than its theme has verses goes on with others. */
const MIXED = 'mistura'

const suits = ({ pairs, strips }: Parlenda, level: Level): boolean =>
  level === 'facil' || Boolean(level === 'medio' ? pairs : strips)

/** Words that a page shows as small pictures. */
const asked = (verse: Parlenda, level: Level): readonly string[] =>
  ({ facil: verse.find, medio: gapsOf(verse), desafio: [] })[level]

export const parlendas: SheetKind<PagesFacts<ParlendaTask>> = {
  id: 'parlendas',
  category: 'alfabetizacao',
  themes: [MIXED, ...PARLENDA_THEMES],
  draw: (options) => {
    const { level, theme } = options
    const able = PARLENDAS.filter((one) => suits(one, level))
    const own = able.filter((one) => !theme || theme === MIXED || one.theme === theme)
    const best = { items: own, pages: own.length }
    const verses = dealPages(options, { items: able, perPage: 1, mostShared: 1, best }).flat()
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const verse = verses[index]
      if (verse === undefined) throw new RangeError(`no verse for page ${index + 1}`)
      const strips = verse.strips ?? []
      const task: ParlendaTask = {
        verse,
        words: random.shuffle([verse.rhyme.right, ...verse.rhyme.others]),
        cut: strips.length > 1 ? outOfOrder(random, strips.map((_, i) => i).slice(1)) : [],
      }
      const look = sheet.fork('look').integer(0, 5) + index
      return {
        facts: task,
        marks: [
          ...clearOfTitle(PARLENDA_PAGES[level](pen, task, look), options.title),
          ...marksOf(pictureTitle(pen, options)),
        ],
        whole: true,
        items: [verse.name],
        pictures: [...verse.shows, ...asked(verse, level).map((word) => word.toLowerCase())],
      }
    })
  },
}
