/** The newspaper of the class: join headlines, photographs and legends; read a news item; write one from notes. */
import type { PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { castOfPhoto, photoShows } from '../../studio/places/news-photos.ts'
import { POSTER_PLACES } from '../../studio/places/poster-wall.ts'
import { NEWS } from './news-facts.ts'
import { type MatchTask, newsMatch } from './news-match.ts'
import { NOTED_NEWS } from './news-note-facts.ts'
import { PHOTO_NEWS } from './news-photo-facts.ts'
import { newsRead, type ReadTask } from './news-read.ts'
import { newsWrite, type WriteTask } from './news-write.ts'
import { type Draw, oneEach, placed, wholePages } from './whole-pages.ts'

export interface NewspaperFacts {
  readonly match?: MatchTask
  readonly read?: ReadTask
  readonly write?: WriteTask
}

/** Three rows, the first of them not level with its photograph. */
function shuffledRows(random: Random): number[] {
  const rows = random.shuffle([0, 1, 2])
  return rows[0] === 0 ? [1, 2, 0] : rows
}

/** Four photographs a page, no child on two of them. */
function matches(options: SheetOptions): Draw<NewspaperFacts> {
  const deals = dealPages(options, {
    items: placed(options, POSTER_PLACES, PHOTO_NEWS),
    perPage: 4,
    accept: (page, { photo }) => {
      const shown = page.flatMap((one) => castOfPhoto(one.photo))
      return !castOfPhoto(photo).some((who) => shown.includes(who))
    },
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

function reads(options: SheetOptions): Draw<NewspaperFacts> {
  const newsOf = oneEach(options, placed(options, POSTER_PLACES, NEWS))
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

function writes(options: SheetOptions): Draw<NewspaperFacts> {
  const notedOf = oneEach(options, placed(options, POSTER_PLACES, NOTED_NEWS))
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

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw<NewspaperFacts>>> = {
  facil: matches,
  medio: reads,
  desafio: writes,
}

export const jornalDaTurma: SheetKind<PagesFacts<NewspaperFacts>> = {
  id: 'jornal-da-turma',
  category: 'alfabetizacao',
  themes: POSTER_PLACES,
  draw: (options) => wholePages(options, PAGES[options.level](options), 4),
}
