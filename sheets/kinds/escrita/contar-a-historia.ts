/**
 * Drawn scenes of one story: put them in order, write a sentence for each; of an open one plan and write the rest.
 * A story may be heard first, or read to map its parts.
 */
import { capital } from '../../page/capital.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Sheet, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { albumTable, corkWall, storyYard } from '../../studio/places/story-walls.ts'
import { heardNotes, sentenceNotes, storyNotes } from './adult-notes.ts'
import { albumPages } from './album-pages.ts'
import { corkPhotos } from './cork-photos.ts'
import { LONG_MAPPED, MAP_THEME, type Mapped, SHORT_MAPPED } from './map-facts.ts'
import { mapPage } from './map-page.ts'
import { OPEN_TOLD, type OpenTold } from './open-told.ts'
import { READ_ALOUD } from './read-aloud.ts'
import { storyPaper } from './story-paper.ts'
import { type StoryFacts, TOLD, wordOf } from './told.ts'

const IN_ORDER = [0, 1, 2, 3]

/** Theme of the stories that an adult reads aloud: those of both places. */
const HEARD = 'roda de história'

/** Any order that does not begin with the beginning. */
function scrambled(random: Random): number[] {
  const [first = 0, ...rest] = random.shuffle(IN_ORDER)
  return first === 0 ? [...rest, first] : [first, ...rest]
}

type HistoryFacts = StoryFacts | { readonly open: OpenTold } | { readonly mapped: Mapped }

/** Answers of a heard story's photos, for the adult's notes: its page has no key. */
function orderOf({ told: { tale, who }, order }: StoryFacts): string[] {
  const [a, b, c, d] = order.map((which) => which + 1)
  return [`Em cima: ${a} e ${b}. Embaixo: ${c} e ${d}.`, `Quem? ${who}. Onde? ${capital(READ_ALOUD[tale].where)}.`]
}

/** Stories of the theme's place; to be heard, those of all places. */
const inPlace = <One extends { readonly place: string }>({ theme = 'ar livre' }: SheetOptions, all: readonly One[]) =>
  theme === HEARD ? all : all.filter(({ place }) => place === theme)

/** A story for each page. */
function dealt<One extends { readonly tale: string }>(options: SheetOptions, items: readonly One[]) {
  const stories = dealPages(options, { items, perPage: 1, nameOf: ({ tale }) => tale })
  return (index: number): One => {
    const told = stories[index]?.[0]
    if (!told) throw new RangeError(`no story for page ${index + 1}`)
    return told
  }
}

/** Three scenes that stop at a problem: the child plans, draws the ending and writes. */
function openStories(options: SheetOptions): Sheet<PagesFacts<HistoryFacts>> {
  const storyOf = dealt(options, inPlace(options, OPEN_TOLD))
  const isHeard = options.theme === HEARD
  return composeSheet(options, 'write', (_, index, sheet) => {
    const open = storyOf(index)
    const pen = new Pen(options.color)
    const look = sheet.fork('look').integer(0, 3) + index
    return {
      marks: [...marksOf([storyYard(pen, look), pictureTitle(pen, options)]), ...storyPaper(pen, open, isHeard)],
      whole: true,
      adult: isHeard ? heardNotes(open.title, open.telling) : storyNotes(open),
      pictures: open.shows,
      facts: { open },
      items: [isHeard ? `${open.tale} heard` : open.tale],
    }
  })
}

/** A story to read: the child names its parts and who tells it. Two pages in a row are told in different persons. */
function mappedStories(options: SheetOptions): Sheet<PagesFacts<HistoryFacts>> {
  const items = options.level === 'facil' ? SHORT_MAPPED : LONG_MAPPED
  const all = { ...options, pages: items.length }
  const stories = dealPages(all, { items, perPage: 1, nameOf: ({ tale }) => tale }).flat()
  const inPersonOf = (which: number) =>
    stories.filter(({ person }) => (person === stories[0]?.person) === (which === 0))
  return composeSheet(options, 'write', (_, index, sheet) => {
    const mapped = inPersonOf(index % 2)[Math.floor(index / 2)]
    if (!mapped) throw new RangeError(`no story for page ${index + 1}`)
    const pen = new Pen(options.color)
    const look = sheet.fork('look').integer(0, 3) + index
    return {
      marks: [...marksOf([storyYard(pen, look), pictureTitle(pen, options)]), ...mapPage(pen, options.level, mapped)],
      whole: true,
      pictures: mapped.shows,
      facts: { mapped },
      items: [`${mapped.tale} map`],
    }
  })
}

export const contarAHistoria: SheetKind<PagesFacts<HistoryFacts>> = {
  id: 'contar-a-historia',
  category: 'alfabetizacao',
  themes: ['ar livre', 'casa', HEARD, MAP_THEME],
  draw: (options) => {
    if (options.theme === MAP_THEME) return mappedStories(options)
    if (options.level === 'desafio') return openStories(options)
    const isOrdered = options.level === 'medio'
    const isHeard = options.theme === HEARD
    const storyOf = dealt(options, inPlace(options, TOLD))
    return composeSheet(options, 'write', (random, index, sheet) => {
      const told = storyOf(index)
      const words = told.captions.map(wordOf)
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const facts: StoryFacts = {
        told,
        order: isOrdered ? IN_ORDER : scrambled(random),
        bank: isOrdered ? words : random.shuffle(words),
        isHeard,
      }
      return {
        marks: [
          ...marksOf([(isOrdered ? albumTable : corkWall)(pen, look), pictureTitle(pen, options)]),
          ...(isOrdered ? albumPages : corkPhotos)(pen, facts),
        ],
        whole: true,
        ...(isHeard && {
          adult: heardNotes(told.title, READ_ALOUD[told.tale].paragraphs, isOrdered ? [] : orderOf(facts)),
        }),
        ...(isOrdered && !isHeard && { adult: sentenceNotes(told) }),
        pictures: [...told.shows, ...told.last],
        facts,
        items: isHeard ? [`${told.tale} heard`] : words.map((word) => `${told.tale} ${word}`),
      }
    })
  },
}
