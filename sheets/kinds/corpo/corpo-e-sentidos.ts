/** The body: names to join with its parts, what each sense perceives in a place, cares of the body and their reasons. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { type CastName, CHILDREN } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { STANDING_PLACES } from '../../studio/places/standing-places.ts'
import { SCENES } from '../../studio/scenes/scenes.ts'
import { type BodyFacts, bodyNames, bodyPlace, crossings, type PlacedPart } from './body-page.ts'
import { BODY_PARTS, type BodyPart, SHOWING, spotOf } from './body-parts.ts'
import { type CareFacts, carePage } from './care-page.ts'
import { CARES } from './cares.ts'
import {
  CLASSMATES,
  CLUES,
  type Classmate,
  COUNTED,
  comparedIn,
  fitting,
  isPlain,
  PLAIN_HAIR,
  sameness,
} from './class-facts.ts'
import { type ClassTask, cluesPage, comparePage, countPage } from './class-pages.ts'
import { PERCEIVED, type Perceived, SENSED_PLACES, SENSES, type Sense, type SensedPlace } from './senses.ts'
import { collide, type SensesFacts, sensedPlace, senseTasks } from './senses-page.ts'

interface CorpoFacts {
  readonly body: BodyFacts | null
  readonly senses: SensesFacts | null
  readonly care: CareFacts | null
  readonly mates: ClassTask | null
}

const NOTHING: CorpoFacts = { body: null, senses: null, care: null, mates: null }
type Page = DrawnPage<CorpoFacts>

const HEROES = Object.keys(SHOWING) as readonly (keyof typeof SHOWING)[]
const FRIENDS: readonly CastName[] = ['lia', 'theo', 'iara', 'nina', 'yumi', 'sofia']
const NAMES = 8
/** Two points of the body are so far apart at least, in lengths of a child 60 high. */
const APART = 2.6

/** The page's place; pages of a sheet go on to the next. */
const placeOf = ({ theme }: SheetOptions, index: number): SensedPlace => {
  const first = SENSED_PLACES.indexOf((theme ?? 'praia') as SensedPlace)
  return SENSED_PLACES[(first + index) % SENSED_PLACES.length] ?? 'praia'
}

const isApart = (page: readonly BodyPart[], part: BodyPart) => {
  const [x, y] = spotOf(part, 1)
  return page.every((other) => {
    const [otherX, otherY] = spotOf(other, 1)
    return Math.hypot(x - otherX, y - otherY) > APART
  })
}

/** The child in the middle and the friend; each page has others. */
const pairOf = ({ seed }: SheetOptions, index: number) => ({
  who: HEROES[(seed + index) % HEROES.length] ?? 'caio',
  friend: FRIENDS[(seed + index) % FRIENDS.length] ?? 'lia',
})

/** Parts that every child of the sheet shows; in shoes the foot is not seen. */
function deckOf(options: SheetOptions): BodyPart[][] {
  const hidden = Array.from({ length: options.pages }, (_, i): readonly BodyPart[] => [
    ...SHOWING[pairOf(options, i).who],
    ...(STANDING_PLACES[placeOf(options, i)].barefoot ? [] : (['pé'] as const)),
  ]).flat()
  const items = BODY_PARTS.filter((part) => !hidden.includes(part))
  return dealPages(options, { items, perPage: NAMES, mostShared: SMALL_DECK, accept: isApart })
}

const ORDERS = 200

/** The names of a side in an order in which no lines meet. */
function placed(random: Random, parts: readonly BodyPart[], side: -1 | 1): PlacedPart[] {
  const orders = Array.from({ length: ORDERS }, () => {
    const rows = random.shuffle([0, 1, 2, 3])
    return parts.map((part, i): PlacedPart => ({ part, side, row: rows[i] ?? 0 }))
  })
  return orders.find((order) => crossings(order) === 0) ?? orders[0] ?? []
}

function bodyOf(pen: Pen, options: SheetOptions, random: Random, index: number, deck: readonly BodyPart[]): Page {
  const place = placeOf(options, index)
  const facts: BodyFacts = {
    place,
    ...pairOf(options, index),
    parts: [...placed(random, deck.slice(0, 4), -1), ...placed(random, deck.slice(4), 1)],
  }
  return {
    marks: [...marksOf(bodyPlace(pen, facts)), ...bodyNames(pen, facts)],
    pictures: [...STANDING_PLACES[place].names, place, 'crianças'],
    facts: { ...NOTHING, body: facts },
    items: facts.parts.map(({ part, side }) => `${place} ${part} ${side}`),
  }
}

const ASKED = 6
const ATTEMPTS = 60

/** One perceived thing for each sense and a sixth, no two plates on one another. */
function askedAt(random: Random, place: SensedPlace): Perceived[] {
  let best: Perceived[] = []
  for (let attempt = 0; attempt < ATTEMPTS && best.length < ASKED; attempt++) {
    const all = random.shuffle<Perceived>(PERCEIVED[place])
    const asked: Perceived[] = []
    const isFree = (one: Perceived) => asked.every((other) => other !== one && !collide(one, other))
    for (const { name } of random.shuffle<Sense>(SENSES)) {
      const one = all.find((other) => other.sense === name && isFree(other))
      if (one) asked.push(one)
    }
    const sixth = asked.length === SENSES.length ? all.find(isFree) : undefined
    best = sixth ? [...asked, sixth] : asked
  }
  return best
}

function sensesOf(pen: Pen, options: SheetOptions, random: Random, index: number): Page {
  const place = placeOf(options, index)
  const cast = random.shuffle(CHILDREN.filter((name) => name !== 'lia'))
  const facts: SensesFacts = { place, cast, asked: askedAt(random, place) }
  return {
    marks: [...marksOf(sensedPlace(pen, facts)), ...senseTasks(pen, facts)],
    pictures: [...(SCENES.find(({ id }) => id === place)?.shows ?? []), place, ...SENSES.map(({ organ }) => organ)],
    facts: { ...NOTHING, senses: facts },
    items: facts.asked.map(({ words }) => words),
  }
}

function careOf(pen: Pen, random: Random, house: number, cares: CareFacts['cares']): Page {
  const [extra] = random.shuffle(CARES.filter((care) => !cares.includes(care)))
  const reasons = random.shuffle([...cares, ...(extra ? [extra] : [])]).map(({ reason }) => reason)
  const facts: CareFacts = { house, cares, reasons }
  return {
    marks: carePage(pen, facts),
    pictures: ['house', 'window', 'janela', 'crianças'],
    facts: { ...NOTHING, care: facts },
    items: cares.map(({ name }) => name),
  }
}

/** The theme whose pages compare the children of a class, on every level. */
const CLASS_THEME = 'turma'

const CLASS_SIZES: Readonly<Record<Level, number>> = { facil: 6, medio: 2, desafio: 8 }
const [MOST_CLUES, LEAST_OF_EACH] = [5, 2]

/** True if the task about these children has one answer, and is no matter of course. */
const asks: Readonly<Record<Level, (group: readonly Classmate[], colour: boolean) => boolean>> = {
  facil: (group) => CLUES.filter(({ of }) => group.includes(of)).every((one) => fitting(one, group).length === 1),
  medio: ([one = 'bia', other = 'bia'], colour) => {
    const same = sameness(one, other, colour)
    const equal = same.filter(Boolean).length
    return isPlain(one, other) && equal >= LEAST_OF_EACH && same.length - equal >= LEAST_OF_EACH
  },
  desafio: (group) => group.includes('lia'),
}

function classOf(pen: Pen, { level, color }: SheetOptions, random: Random): Page {
  const pool = level === 'facil' ? CLASSMATES : PLAIN_HAIR
  let group = random.sample(pool, CLASS_SIZES[level])
  while (!asks[level](group, color)) group = random.sample(pool, CLASS_SIZES[level])
  const clues = random.shuffle(CLUES.filter(({ of }) => group.includes(of))).slice(0, MOST_CLUES)
  const names = group.join(' ')
  const [draw, items] = {
    facil: [cluesPage, clues.map(({ of, says }) => `${group.indexOf(of) + 1} ${says}`)] as const,
    medio: [comparePage, comparedIn(color).map(({ words }) => `${names} ${words}`)] as const,
    desafio: [countPage, COUNTED.map(([words]) => `${names} ${words}`)] as const,
  }[level]
  const task: ClassTask = level === 'facil' ? { group, clues } : { group }
  return {
    marks: draw(pen, task),
    pictures: ['escola', 'crianças', 'criança', 'turma'],
    facts: { ...NOTHING, mates: task },
    items,
  }
}

export const corpoESentidos: SheetKind<PagesFacts<CorpoFacts>> = {
  id: 'corpo-e-sentidos',
  category: 'pareamento',
  themes: [...SENSED_PLACES, CLASS_THEME],
  draw: (options) => {
    const { level } = options
    const isClass = options.theme === CLASS_THEME
    const bodies = level === 'facil' && !isClass ? deckOf(options) : []
    const cares =
      level === 'desafio' && !isClass
        ? dealPages(options, { items: CARES, perPage: 4, mostShared: SMALL_DECK, nameOf: ({ name }) => name })
        : []
    return composeSheet(options, level === 'facil' && !isClass ? 'link' : 'write', (random, index) => {
      const pen = new Pen(options.color)
      const page = isClass
        ? classOf(pen, options, random)
        : level === 'facil'
          ? bodyOf(pen, options, random, index, bodies[index] ?? [])
          : level === 'medio'
            ? sensesOf(pen, options, random, index)
            : careOf(pen, random, SENSED_PLACES.indexOf(placeOf(options, index)), cares[index] ?? [])
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
