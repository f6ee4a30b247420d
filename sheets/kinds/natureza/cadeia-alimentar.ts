/** A habitat with who lives there: draw the arrows of its food chain, fill in a chain, read a food web. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { CHILDREN } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { LIVING_PLACES } from '../../studio/places/living-places.ts'
import { chainToFill, fieldNotes, webQuestions } from './food-chain-page.ts'
import { living, printedArrow, redArrow, sign, type View } from './food-place.ts'
import { type Being, beingOf, chainsOf, eatersOf, HABITATS, type Habitat, type HabitatName } from './food-webs.ts'

interface FoodFacts {
  readonly habitat: HabitatName
  /** All beings in the picture. */
  readonly shown: readonly string[]
  /** The chain of four; on the hardest level, a chain to copy. */
  readonly chain: readonly string[]
  /** The being imagined to be gone, and one of its foods. */
  readonly gone: string | null
  readonly food: string | null
}

/** Every page in another habitat. */
const MIXED = 'lugares'
const NAMES = Object.keys(HABITATS) as HabitatName[]

interface Task {
  readonly habitat: HabitatName
  readonly chain: readonly string[]
  readonly gone: string | null
  readonly food: string | null
}

/** Questions that a page of this place may ask. */
function tasksOf(name: HabitatName, level: SheetOptions['level']): Task[] {
  const habitat: Habitat = HABITATS[name]
  if (level !== 'desafio') return habitat.chains.map((chain) => ({ habitat: name, chain, gone: null, food: null }))
  return habitat.beings
    .filter((being) => being.eats.length && eatersOf(habitat, being.name).length)
    .flatMap((being) =>
      being.eats.map((food): Task => {
        const eater = eatersOf(habitat, being.name)[0]?.name ?? ''
        const [first] = beingOf(habitat, food).eats
        const chain = first ? [first, food, being.name] : [food, being.name, eater]
        return { habitat: name, chain, gone: being.name, food }
      }),
    )
}

const decomposersOf = ({ beings }: Habitat) => beings.find(({ role }) => role === 'decompositor')?.name ?? ''

/** Decomposers and two more beings, so that names are chosen, but never so that another chain would fit. */
function strangers(random: Random, habitat: Habitat, chain: readonly string[]): string[] {
  const beings = chain.map((name) => beingOf(habitat, name))
  const endsInDecomposer = beings.at(-1)?.role === 'decompositor'
  const shown = endsInDecomposer ? [...beings] : [...beings, beingOf(habitat, decomposersOf(habitat))]
  const most = shown.length + 2
  for (const being of random.shuffle(habitat.beings)) {
    const isFree = shown.length < most && !shown.includes(being)
    if (isFree && chainsOf(habitat, [...shown, being], endsInDecomposer).length === 1) shown.push(being)
  }
  return shown.slice(chain.length).map(({ name }) => name)
}

/** The field book's sentence for one link of the chain. */
function sentenceOf(habitat: Habitat, food: string, eater: string): string {
  const { role, subject, isMany } = beingOf(habitat, eater)
  const eaten = beingOf(habitat, food)
  if (role === 'decompositor') return `${subject} decompõem os restos d${eaten.asFood}.`
  return `${subject} ${isMany ? 'comem' : 'come'} ${eaten.asFood}.`
}

const links = (chain: readonly string[]) => chain.slice(1).map((eater, i) => [chain[i] ?? '', eater] as const)

const LETTER: Readonly<Record<Being['role'], string>> = {
  produtor: 'P',
  herbívoro: 'H',
  carnívoro: 'C',
  decompositor: 'D',
}

function joinedChain(pen: Pen, view: View, habitat: Habitat, { chain }: FoodFacts, random: Random): PageMark[] {
  const sentences = random.shuffle(links(chain)).map(([food, eater]) => sentenceOf(habitat, food, eater))
  return [
    ...links(chain).map(([food, eater]) => redArrow(view, food, eater)),
    ...chain.flatMap((name, i) => sign(pen, view, name, 'round', String(i + 1))),
    ...fieldNotes(pen, view, sentences, chain[0] ?? ''),
  ]
}

function writtenChain(
  pen: Pen,
  view: View,
  habitat: Habitat,
  { chain, shown }: FoodFacts,
  isSecond: boolean,
): PageMark[] {
  const beings = chain.map((name) => beingOf(habitat, name))
  const hunts = links(chain).filter(([, eater]) => beingOf(habitat, eater).role === 'carnívoro')
  const clue = hunts.map(([food, eater]) => sentenceOf(habitat, food, eater)).join(' ')
  return [
    ...shown.flatMap((name) => sign(pen, view, name, null, '')),
    ...chainToFill(pen, view, beings, { clue, decomposer: decomposersOf(habitat), isSecond }),
  ]
}

/** A web with one of its animals gone: its food grows in number; on later pages, those that ate it alone dwindle. */
function readWeb(pen: Pen, view: View, habitat: Habitat, facts: FoodFacts, isLater: boolean): PageMark[] {
  const gone = beingOf(habitat, facts.gone ?? '')
  const eaters = eatersOf(habitat, gone.name)
  const fewer = isLater ? eaters.find(({ eats }) => eats.length === 1) : undefined
  const arrows = habitat.beings.flatMap(({ name, eats }) => eats.flatMap((food) => printedArrow(view, food, name)))
  return [
    ...arrows,
    ...facts.shown.flatMap((name) => sign(pen, view, name, 'square', LETTER[beingOf(habitat, name).role])),
    ...webQuestions(pen, view, {
      all: gone.all,
      losers: eaters.map(({ name }) => name),
      counted: fewer
        ? { number: fewer.number, change: 'diminui' }
        : { number: beingOf(habitat, facts.food ?? '').number, change: 'aumenta' },
      example: facts.chain,
      decomposer: decomposersOf(habitat),
    }),
  ]
}

/** Each page its own task; in the mixed theme, each its own habitat until all had their turn. */
function dealTasks(options: SheetOptions): Task[] {
  const { theme = MIXED, level } = options
  const nameOf = ({ habitat, chain, food }: Task) => [habitat, ...chain, food].join(' ')
  const deckOf = (name: HabitatName) =>
    dealPages(options, { items: tasksOf(name, level), perPage: 1, nameOf, label: name, mostShared: 1 }).flat()
  if (theme !== MIXED) return deckOf(theme as HabitatName)
  const places = dealPages(options, { items: NAMES, perPage: 1, label: 'places', mostShared: 1 }).flat()
  return places.flatMap((name, i) => deckOf(name)[Math.floor(i / NAMES.length)] ?? [])
}

function factsOf(random: Random, { level }: SheetOptions, task: Task): FoodFacts {
  const habitat: Habitat = HABITATS[task.habitat]
  if (level === 'desafio') return { ...task, shown: habitat.beings.map(({ name }) => name) }
  if (level === 'facil') return { ...task, shown: task.chain }
  const others = strangers(random, habitat, task.chain)
  return { ...task, shown: [...task.chain, ...others] }
}

/** Beings that only a lens shows. */
const UNDER_LENS = /plâncton|bactérias/

export const cadeiaAlimentar: SheetKind<PagesFacts<FoodFacts>> = {
  id: 'cadeia-alimentar',
  category: 'pareamento',
  themes: [MIXED, ...NAMES],
  draw: (options) => {
    const { level } = options
    const tasks = dealTasks(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const task = tasks[index] as Task
      const habitat: Habitat = HABITATS[task.habitat]
      const facts = factsOf(random.fork('beings'), options, task)
      const place = LIVING_PLACES[task.habitat]
      if (!place) throw new RangeError(`no place named ${task.habitat}`)
      const view: View = {
        place,
        isTurned: (sheet.fork('view').integer(0, 1) + index) % 2 === 1,
        isNear: level === 'facil',
      }
      const who = sheet.fork('child').shuffle(CHILDREN.filter((name) => name !== 'lia'))[index] ?? 'nina'
      const pen = new Pen(options.color)
      const asked =
        level === 'facil'
          ? joinedChain(pen, view, habitat, facts, random.fork('notes'))
          : level === 'medio'
            ? writtenChain(pen, view, habitat, facts, index % 2 === 1)
            : readWeb(pen, view, habitat, facts, index > 0)
      return {
        marks: [...marksOf([living(pen, view, facts.shown, who), pictureTitle(pen, options)]), ...asked],
        whole: true,
        pictures: facts.shown.some((name) => UNDER_LENS.test(name)) ? [...facts.shown, 'lupa'] : facts.shown,
        facts,
        items: [facts.gone ? `sem ${facts.gone}: ${facts.food}` : facts.chain.join(' → ')],
      }
    })
  },
}
