/** Four drawn scenes of one story: put them in order, write a sentence for each, plan and write the whole of it. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { albumTable, corkWall, storyYard } from '../../studio/places/story-walls.ts'
import { adultNotes } from './adult-notes.ts'
import { albumPages } from './album-pages.ts'
import { corkPhotos } from './cork-photos.ts'
import { storyPaper } from './story-paper.ts'
import { type StoryFacts, TOLD, wordOf } from './told.ts'

const WALLS = { facil: corkWall, medio: albumTable, desafio: storyYard } as const
/** Moments that the page shows: the last is the child's to invent where the whole story is written. */
const SHOWN: Readonly<Record<Level, number>> = { facil: 4, medio: 4, desafio: 3 }
const IN_ORDER = [0, 1, 2, 3]

/** Any order that does not begin with the beginning. */
function scrambled(random: Random): number[] {
  const [first = 0, ...rest] = random.shuffle(IN_ORDER)
  return first === 0 ? [...rest, first] : [first, ...rest]
}

export const contarAHistoria: SheetKind<PagesFacts<StoryFacts>> = {
  id: 'contar-a-historia',
  category: 'alfabetizacao',
  themes: ['ar livre', 'casa'],
  draw: (options) => {
    const { level, theme = 'ar livre' } = options
    const items = TOLD.filter(({ place }) => place === theme)
    const stories = dealPages(options, { items, perPage: 1, nameOf: ({ tale }) => tale })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const told = stories[index]?.[0]
      if (!told) throw new RangeError(`no story for page ${index + 1}`)
      const words = told.captions.map(wordOf)
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const order = level === 'facil' ? scrambled(random) : IN_ORDER
      const facts: StoryFacts = { told, order, bank: level === 'facil' ? random.shuffle(words) : words }
      const tasks =
        level === 'facil' ? corkPhotos(pen, facts) : level === 'medio' ? albumPages(pen, facts) : storyPaper(pen, facts)
      return {
        marks: [...marksOf([WALLS[level](pen, look), pictureTitle(pen, options)]), ...tasks],
        whole: true,
        ...(level !== 'facil' && { adult: adultNotes(told, level) }),
        pictures: [...told.shows, ...(SHOWN[level] === 4 ? told.last : [])],
        facts,
        items: words.slice(0, SHOWN[level]).map((word) => `${told.tale} ${word}`),
      }
    })
  },
}
