/** Animals in groups: what covers them, how many legs they have, a key of questions. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { reachOf } from '../../studio/fit.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { ANIMAL_GROUNDS, type AnimalGroundName, GROUND_PICTURES, SHOWN } from '../../studio/places/animal-grounds.ts'
import { type CoverTask, coverPage, lensOf } from './animal-cover-page.ts'
import { type AnimalName, animal, COVERS, LEG_GROUPS, legGroup } from './animal-facts.ts'
import { type AnimalKey, keyOf } from './animal-key.ts'
import { type KeyTask, keyPage } from './animal-key-page.ts'
import { IN_A_COLUMN, type LegsTask, legsPage } from './animal-legs-page.ts'
import type { Seen } from './animal-sign.ts'

export interface GroupFacts {
  readonly cover?: CoverTask
  readonly legs?: LegsTask
  readonly key?: KeyTask
}

/** Every page in another place. */
const MIXED = 'lugares'
const PLACES = Object.keys(ANIMAL_GROUNDS) as AnimalGroundName[]
const ON_PAGE = 8
const [TRIES, KEY_TRIES] = [300, 12]

/** A page that fits, with the key where the level asks for one. */
interface AnimalPage {
  readonly place: AnimalGroundName
  readonly seen: readonly Seen[]
  readonly key?: AnimalKey
}

interface Rule {
  readonly allows: (name: AnimalName) => boolean
  /** A key, or whether the page fits without one. */
  readonly fits: (seen: readonly Seen[], random: Random) => AnimalKey | boolean
}

/** Of many random pages that fit, the one that repeats the least of earlier ones. */
function deal(
  random: Random,
  place: AnimalGroundName,
  { allows, fits }: Rule,
  earlier: ReadonlySet<AnimalName>,
): AnimalPage {
  let best: { page: AnimalPage; shared: number } | null = null
  for (let i = 0; i < TRIES && best?.shared !== 0; i++) {
    const seen: Seen[] = []
    for (const spot of random.shuffle(ANIMAL_GROUNDS[place].spots)) {
      if (seen.length === ON_PAGE) break
      const name = random.shuffle(spot.who).find((who) => allows(who) && seen.every((one) => one.name !== who))
      if (name) seen.push({ name, spot })
    }
    if (seen.length < ON_PAGE || !isSpread(place, seen)) continue
    const fit = fits(seen, random)
    if (!fit) continue
    const shared = seen.filter(({ name }) => earlier.has(name)).length
    if (!best || shared < best.shared) best = { page: { place, seen, ...(fit !== true && { key: fit }) }, shared }
  }
  if (!best) throw new RangeError(`no page of ${place}`)
  return best.page
}

/** No row of the ground misses two. */
const isSpread = (place: AnimalGroundName, seen: readonly Seen[]) =>
  [0, 3, 6].every((first) => {
    const row = ANIMAL_GROUNDS[place].spots.slice(first, first === 6 ? undefined : first + 3)
    return row.filter((spot) => seen.every((one) => one.spot !== spot)).length < 2
  })

const hasAllCovers = (seen: readonly Seen[]) =>
  COVERS.every((cover) => seen.some(({ name }) => animal(name).cover === cover))

function fillsColumns(seen: readonly Seen[]): boolean {
  const counts = LEG_GROUPS.map((group) => seen.filter(({ name }) => legGroup(name) === group).length)
  return counts.every((count) => count > 0 && count <= IN_A_COLUMN)
}

/** For six of the page. */
function keyFor(seen: readonly Seen[], random: Random): AnimalKey | false {
  const names = seen.map(({ name }) => name)
  for (let i = 0; i < KEY_TRIES; i++) {
    const key = keyOf(random, random.sample(names, 6))
    if (key) return key
  }
  return false
}

const RULES: Readonly<Record<Level, Rule>> = {
  facil: { allows: (name) => animal(name).cover !== undefined, fits: hasAllCovers },
  medio: { allows: (name) => legGroup(name) !== null, fits: fillsColumns },
  desafio: { allows: () => true, fits: keyFor },
}

function pagesOf({ level, pages, seed, theme }: SheetOptions): AnimalPage[] {
  const random = createRandom(seed).fork('animals')
  const start = random.integer(0, PLACES.length - 1)
  const earlier = new Set<AnimalName>()
  return Array.from({ length: pages }, (_, i) => {
    const place =
      !theme || theme === MIXED ? (PLACES[(start + i) % PLACES.length] ?? 'pantanal') : (theme as AnimalGroundName)
    const page = deal(random.fork(i), place, RULES[level], earlier)
    for (const { name } of page.seen) earlier.add(name)
    return page
  })
}

type Draw = (pen: Pen, random: Random, look: number, page: AnimalPage) => DrawnPage<GroupFacts>

const DRAW: Readonly<Record<Level, Draw>> = {
  facil: (pen, random, look, { place, seen }) => {
    const cover: CoverTask = { seen, lenses: random.shuffle(COVERS) }
    return {
      facts: { cover },
      marks: coverPage(pen, place, look, cover),
      items: seen.map(({ name }) => `${name}: ${lensOf(cover, name)}`),
      pictures: [...GROUND_PICTURES[place], 'lupa', 'pena', 'criança', ...seen.map(({ name }) => name)],
    }
  },
  medio: (pen, _random, _look, { place, seen }) => ({
    facts: { legs: { seen } },
    marks: legsPage(pen, place, { seen }),
    items: LEG_GROUPS.map(
      (group) => `${group}: ${seen.flatMap(({ name }) => (legGroup(name) === group ? name : [])).sort()}`,
    ),
    pictures: [...GROUND_PICTURES[place], 'caderno', ...seen.map(({ name }) => name)],
  }),
  desafio: (pen, random, _look, { place, key }) => {
    if (!key) throw new RangeError('no key')
    const height = (name: AnimalName) => reachOf(SHOWN[name]).height
    const tallest = [...key.root.yes, ...key.root.no].sort((a, b) => height(b) - height(a))
    // The row in front would hide what is behind it.
    const shown = [...random.shuffle(tallest.slice(0, 3)), ...random.shuffle(tallest.slice(3))]
    return {
      facts: { key: { key, shown } },
      marks: keyPage(pen, place, { key, shown }),
      items: [`${key.root.asks.asks} ${[...shown].sort().join(', ')}`],
      pictures: [...GROUND_PICTURES[place], 'trilha', 'mapa', ...shown],
    }
  },
}

export const gruposDeAnimais: SheetKind<PagesFacts<GroupFacts>> = {
  id: 'grupos-de-animais',
  category: 'pareamento',
  themes: [MIXED, ...PLACES],
  draw: (options) => {
    const pages = pagesOf(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const page = pages[index]
      if (!page) throw new RangeError(`no page ${index}`)
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const drawn = DRAW[options.level](pen, random, look, page)
      return { ...drawn, marks: [...drawn.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
