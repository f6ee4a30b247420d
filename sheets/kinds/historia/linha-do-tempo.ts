/** Lines of time: a day and a life in photos, things of long ago and of today, births and events of two centuries. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { TIME_ROOMS, type TimeRoom } from '../../studio/places/time-room.ts'
import { type ArchiveFacts, archivePage, byYear, HEARD, letterOfSource, TOWN_SOURCES } from './archive-page.ts'
import { BRAZIL, FAMILY_COUNT, familyOf, type TimeEvent } from './events.ts'
import { type EventFacts, eventsPage, inYears, markOf } from './events-page.ts'
import { LIFE_ALBUMS } from './lives.ts'
import { shuffledFrom } from './out-of-order.ts'
import { INVENTIONS, USE_PAIRS } from './pairs.ts'
import { asKept, type PairFacts, pairsPage } from './pairs-page.ts'
import { letterOf, type PhotoFacts, photoPage } from './photo-page.ts'
import { type Album, DAY_CASTS, dayOf, HOURS_BETWEEN } from './photos.ts'

export interface TimeFacts {
  readonly photos: PhotoFacts | null
  readonly pairs: PairFacts | null
  readonly events: EventFacts | null
  readonly archive: ArchiveFacts | null
}

const NO_FACTS: TimeFacts = { photos: null, pairs: null, events: null, archive: null }

interface TimePage {
  readonly facts: TimeFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

type Draw = (pen: Pen, random: Random, look: number, index: number) => TimePage

/** From any start, round the list: another one on each page. */
const roundFrom = <Item>(list: readonly Item[], start: number, index: number): Item => {
  const item = list[(start + index) % list.length]
  if (item === undefined) throw new RangeError('empty list')
  return item
}

function albumOf(random: Random, room: TimeRoom, start: number, index: number): Album {
  if (room === 'familia') return roundFrom(LIFE_ALBUMS, start, index)
  const [who, name] = roundFrom(DAY_CASTS, start, index)
  return dayOf(who, name, random.sample(HOURS_BETWEEN, 4))
}

function photoPages({ seed }: SheetOptions, room: TimeRoom): Draw {
  const start = createRandom(seed).fork('who').integer(0, 29)
  return (pen, random, look, index) => {
    const { who, photos, unit, hero } = albumOf(random, room, start, index)
    const [before = 1, after = 2] = random.sample([1, 2, 3, 4], 2)
    const facts: PhotoFacts = { who, unit, hero, hung: random.shuffle(photos), before, after }
    return {
      facts: { ...NO_FACTS, photos: facts },
      marks: photoPage(pen, room, look, facts),
      items: photos.map((photo) => `${who}: ${photo.name} ${letterOf(facts, photo)}`),
      pictures: [
        'foto',
        'fotos',
        'linha do tempo',
        'crianças',
        ...(room === 'familia' ? ['avó', 'bebê'] : ['relógio']),
      ],
    }
  }
}

const PAIRS = 6

function pairPages(options: SheetOptions, room: TimeRoom): Draw {
  const deals = dealPages(options, {
    items: USE_PAIRS[room],
    perPage: PAIRS,
    mostShared: SMALL_DECK,
    nameOf: ({ old }) => old.name,
  })
  const start = createRandom(options.seed).fork('invention').integer(0, 5)
  return (pen, random, look, index) => {
    const old = asKept(deals[index] ?? [])
    const invention = roundFrom(INVENTIONS[room], start, index)
    const facts: PairFacts = {
      old,
      now: shuffledFrom(random, old),
      invention,
      shown: shuffledFrom(random, invention.stages),
    }
    return {
      facts: { ...NO_FACTS, pairs: facts },
      marks: pairsPage(pen, room, look, facts),
      items: old.map((pair) => `${pair.old.name} ${facts.now.indexOf(pair) + 1}`),
      pictures: ['objetos', 'crianças', 'linha do tempo', ...old.flatMap((pair) => [pair.old.name, pair.now.name])],
    }
  }
}

const EVENTS = 6
/** Least distance of two events on the line, years. */
const APART = 9

function eventDeals(options: SheetOptions, room: TimeRoom): readonly (readonly TimeEvent[])[] {
  if (room === 'escola')
    return dealPages(options, {
      items: BRAZIL,
      perPage: EVENTS,
      mostShared: SMALL_DECK,
      nameOf: ({ year }) => year,
      accept: (page, { year }) => page.every((other) => Math.abs(other.year - year) >= APART),
    })
  const random = createRandom(options.seed).fork('families')
  const start = random.integer(0, FAMILY_COUNT - 1)
  return Array.from({ length: options.pages }, (_, i) => random.shuffle(familyOf(random, start + i)))
}

function eventPages(options: SheetOptions, room: TimeRoom): Draw {
  const deals = eventDeals(options, room)
  return (pen, random, look, index) => {
    const cards = deals[index] ?? []
    const [a, b, c, d] = random.shuffle(inYears(cards))
    if (!a || !b || !c || !d) throw new RangeError(`no page ${index}`)
    const ordered = (one: TimeEvent, other: TimeEvent) =>
      one.year < other.year ? ([one, other] as const) : ([other, one] as const)
    const facts: EventFacts = { cards, between: [ordered(a, b), ordered(c, d)] }
    return {
      facts: { ...NO_FACTS, events: facts },
      marks: eventsPage(pen, room, look, facts),
      items: cards.map((event) => `${event.label} ${event.year} ${markOf(cards, room, event)}`),
      pictures: ['linha do tempo', 'crianças', ...(room === 'familia' ? ['família'] : [])],
    }
  }
}

/** Sources of a town on the table of its archive. */
function archivePages(): Draw {
  return (pen, random) => {
    const shown = random.shuffle(TOWN_SOURCES.map((some) => random.pick(some)))
    const read = shown.flatMap(({ name }, i) => (name === HEARD ? [] : [i]))
    const [one = 0, other = 1] = random.sample(read, 2)
    const facts: ArchiveFacts = { shown, told: [one, other] }
    return {
      facts: { ...NO_FACTS, archive: facts },
      marks: archivePage(pen, facts),
      items: byYear(facts).map((source) => `${source.year} ${source.name} ${letterOfSource(facts, source)}`),
      pictures: [
        'linha do tempo',
        'foto',
        'jornal',
        'cidade',
        'carta',
        'cartaz',
        'gravador',
        'placa',
        'trem',
        'escola',
        'cinema',
      ],
    }
  }
}

/** A theme of the middle level alone. */
const TOWN = 'cidade'

const PAGES: Readonly<Record<Level, (options: SheetOptions, room: TimeRoom) => Draw>> = {
  facil: photoPages,
  medio: pairPages,
  desafio: eventPages,
}

export const linhaDoTempo: SheetKind<PagesFacts<TimeFacts>> = {
  id: 'linha-do-tempo',
  category: 'pareamento',
  themes: [...TIME_ROOMS, TOWN],
  draw: (options) => {
    const room = TIME_ROOMS.find((one) => one === options.theme) ?? 'familia'
    const isTown = options.theme === TOWN && options.level === 'medio'
    const draw = isTown ? archivePages() : PAGES[options.level](options, room)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork(room).integer(0, 3) + index
      const { marks, ...page } = draw(pen, random, look, index)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
