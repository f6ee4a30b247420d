/** The newspaper of the class: join headlines, photographs and legends; read a news item; write one from notes. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { castOfPhoto, photoShows } from '../../studio/places/news-photos.ts'
import { POSTER_PLACES } from '../../studio/places/poster-wall.ts'
import { NEWS } from './news-facts.ts'
import { type MatchTask, newsMatch } from './news-match.ts'
import { NOTED_NEWS } from './news-note-facts.ts'
import { PHOTO_NEWS } from './news-photo-facts.ts'
import { newsRead, type ReadTask } from './news-read.ts'
import { newsWrite, type WriteTask } from './news-write.ts'

export interface NewspaperFacts {
  readonly match?: MatchTask
  readonly read?: ReadTask
  readonly write?: WriteTask
}

type Draw = (pen: Pen, random: Random, variant: number, index: number) => DrawnPage<NewspaperFacts>

const placeOf = (options: SheetOptions) => options.theme ?? 'escola'

/** Three rows, the first of them not level with its photograph. */
function shuffledRows(random: Random): number[] {
  const rows = random.shuffle([0, 1, 2])
  return rows[0] === 0 ? [1, 2, 0] : rows
}

/** Four photographs a page, no child on two of them. */
function matches(options: SheetOptions): Draw {
  const items = PHOTO_NEWS.filter(({ place }) => place === placeOf(options))
  const deals = dealPages(options, {
    items,
    perPage: 4,
    nameOf: ({ photo }) => photo,
    accept: (page, { photo }) =>
      !page.some((one) => castOfPhoto(one.photo).some((who) => castOfPhoto(photo).includes(who))),
    mostShared: 0.8,
  })
  return (pen, random, variant, index) => {
    const [own, ...news] = deals[index] ?? []
    if (!own) throw new RangeError(`no photographs for page ${index + 1}`)
    const match: MatchTask = {
      news,
      own,
      headlines: shuffledRows(random.fork('headlines')),
      legends: shuffledRows(random.fork('legends')),
    }
    return {
      facts: { match },
      marks: newsMatch(pen, match, variant),
      items: [...news, own].map(({ headline }) => headline),
      pictures: ['jornal', 'foto', ...[...news, own].flatMap(({ photo }) => photoShows(photo))],
    }
  }
}

/** One for each page, of the theme's place. */
function dealt<One extends { readonly id: string; readonly place: string }>(
  options: SheetOptions,
  all: readonly One[],
) {
  const items = all.filter(({ place }) => place === placeOf(options))
  const deals = dealPages(options, { items, perPage: 1, nameOf: ({ id }) => id, mostShared: 1 })
  return (index: number): One => {
    const one = deals[index]?.[0]
    if (!one) throw new RangeError(`nothing for page ${index + 1}`)
    return one
  }
}

function reads(options: SheetOptions): Draw {
  const newsOf = dealt(options, NEWS)
  return (pen, random, variant, index) => {
    const read: ReadTask = { news: newsOf(index), claims: random.shuffle([0, 1, 2]) }
    return {
      facts: { read },
      marks: newsRead(pen, read, variant),
      items: [read.news.id],
      pictures: ['jornal', 'foto', ...photoShows(read.news.photo)],
    }
  }
}

function writes(options: SheetOptions): Draw {
  const notedOf = dealt(options, NOTED_NEWS)
  return (pen, random, variant, index) => {
    const write: WriteTask = { noted: notedOf(index), order: random.shuffle([0, 1, 2, 3, 4, 5, 6]) }
    return {
      facts: { write },
      marks: newsWrite(pen, write, variant),
      items: [write.noted.id],
      pictures: ['jornal', 'foto', ...photoShows(write.noted.photo)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw>> = {
  facil: matches,
  medio: reads,
  desafio: writes,
}

export const jornalDaTurma: SheetKind<PagesFacts<NewspaperFacts>> = {
  id: 'jornal-da-turma',
  category: 'alfabetizacao',
  themes: POSTER_PLACES,
  draw: (options) => {
    const draw = PAGES[options.level](options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork('look').integer(0, 3) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
