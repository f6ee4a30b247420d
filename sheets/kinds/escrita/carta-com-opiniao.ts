/** Letters of complaint and letters of readers: read one, answer one, plan and write one. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { photoShows } from '../../studio/places/news-photos.ts'
import { POSTER_PLACES } from '../../studio/places/poster-wall.ts'
import { COMPLAINTS, OPINIONS, WANTED, type Wanted } from './letter-facts.ts'
import { type ComplaintTask, letterRead } from './letter-read.ts'
import { letterWrite } from './letter-write.ts'
import { type OpinionTask, opinionRead } from './opinion-read.ts'
import { type Draw, oneEach, placed, wholePages } from './whole-pages.ts'

export interface LetterFacts {
  readonly complaint?: ComplaintTask
  readonly answered?: OpinionTask
  readonly wanted?: Wanted
}

/** Numbers from 1 to 5, most of them not in their place. */
function mixedUp(random: Random): number[] {
  const numbers = random.shuffle([1, 2, 3, 4, 5])
  return numbers.filter((n, i) => n === i + 1).length > 1 ? [...numbers.slice(1), ...numbers.slice(0, 1)] : numbers
}

function complaints(options: SheetOptions): Draw<LetterFacts> {
  const letterOf = oneEach(options, placed(options, POSTER_PLACES, COMPLAINTS))
  return (pen, random, variant, index) => {
    const letter = letterOf(index)
    const own = random.fork(letter.id)
    const complaint: ComplaintTask = { letter, order: own.shuffle([0, 1, 2, 3, 4]), numbers: mixedUp(own) }
    return {
      facts: { complaint },
      marks: letterRead(pen, complaint, variant),
      items: [letter.id],
      pictures: ['carta', 'foto', ...photoShows(letter.photo)],
    }
  }
}

function opinions(options: SheetOptions): Draw<LetterFacts> {
  const opinionOf = oneEach(options, placed(options, POSTER_PLACES, OPINIONS))
  return (pen, random, variant, index) => {
    const opinion = opinionOf(index)
    const answered: OpinionTask = {
      opinion,
      sentences: random.fork('sentences').shuffle([...opinion.arguments, ...opinion.others]),
      adjectives: random.fork('adjectives').shuffle([...opinion.praise, ...opinion.critical]),
    }
    return {
      facts: { answered },
      marks: opinionRead(pen, answered, variant),
      items: [opinion.id],
      pictures: ['carta', 'foto', ...photoShows(opinion.photo)],
    }
  }
}

function writes(options: SheetOptions): Draw<LetterFacts> {
  const wantedOf = oneEach(options, placed(options, POSTER_PLACES, WANTED))
  return (pen, _random, variant, index) => {
    const wanted = wantedOf(index)
    return {
      facts: { wanted },
      marks: letterWrite(pen, wanted, variant),
      items: [wanted.id],
      pictures: ['carta', 'foto', ...photoShows(wanted.photo)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw<LetterFacts>>> = {
  facil: complaints,
  medio: opinions,
  desafio: writes,
}

export const cartaComOpiniao: SheetKind<PagesFacts<LetterFacts>> = {
  id: 'carta-com-opiniao',
  category: 'alfabetizacao',
  themes: POSTER_PLACES,
  draw: (options) => wholePages(options, PAGES[options.level](options), 4),
}
