/** Formation of words: families on trees, pieces that fit a block, beds by how a word was formed. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import {
  BED_WORDS,
  BEDS,
  type Bed,
  FAMILIES,
  FOURTH_YEAR,
  HALVES,
  PREFIX_JOINTS,
  PREFIX_TREES,
  ROOT_TREES,
  SUFFIX_JOINTS,
  TRAPS,
  type WordTree,
} from './family-facts.ts'
import { familyTreesPage, type TreeTask } from './family-trees-page.ts'
import { type BedsTask, wordBedsPage } from './word-beds-page.ts'
import { type WorkshopTask, wordWorkshopPage } from './word-workshop-page.ts'

export interface FamilyFacts {
  readonly trees?: TreeTask
  readonly workshop?: WorkshopTask
  readonly beds?: BedsTask
}

const THEMES = ['sufixos', 'prefixos'] as const
type Theme = (typeof THEMES)[number]
type Draw = (pen: Pen, random: Random, look: number, index: number) => DrawnPage<FamilyFacts>

const ON_TREE = 4

/** Three pairs of the three prefixes, one after the other. */
function prefixPairs({ seed, pages }: SheetOptions): (readonly WordTree[])[] {
  const start = createRandom(seed).fork('prefixes').integer(0, 2)
  return Array.from({ length: pages }, (_, page) => PREFIX_TREES.filter((_tree, i) => i !== (start + page) % 3))
}

function treePages(options: SheetOptions, theme: Theme): Draw {
  const pairs =
    theme === 'prefixos'
      ? prefixPairs(options)
      : dealPages(options, {
          items: ROOT_TREES,
          perPage: 2,
          mostShared: SMALL_DECK,
          nameOf: ({ sign }) => sign,
          accept: (page, { sign }) => page.every((other) => other.sign.charAt(0) !== sign.charAt(0)),
        })
  return (pen, random, look, index) => {
    const trees = (pairs[index] ?? []).map((tree) => {
      const own = random.fork(tree.sign)
      const riddle = own.pick(tree.riddles)
      const words = own.sample(
        tree.words.filter((word) => word !== riddle[1]),
        ON_TREE,
      )
      return { ...tree, words, riddle, strangers: [own.pick(tree.strangers)] }
    })
    const fallen = random.shuffle(trees.flatMap(({ words, strangers }) => [...words, ...strangers]))
    const task: TreeTask = { trees, fallen }
    return {
      facts: { trees: task },
      marks: familyTreesPage(pen, look, task),
      items: [...trees.map(({ sign }) => sign), ...fallen],
      pictures: ['árvore', 'tronco', 'folha', 'flor', 'criança', 'gramado'],
    }
  }
}

const ON_SHELVES = 6

function workshopPages(options: SheetOptions, theme: Theme): Draw {
  const isPrefix = theme === 'prefixos'
  const items = isPrefix ? PREFIX_JOINTS : SUFFIX_JOINTS
  const parts = [...new Set(items.map(({ part }) => part))]
  const deals = dealPages(options, {
    items,
    perPage: ON_SHELVES,
    mostShared: SMALL_DECK,
    nameOf: ({ word }) => word,
    // Each piece fits once at least, and none more than twice.
    accept: (page, { part, base }) => {
      const missing = parts.filter((one) => page.every((other) => other.part !== one))
      const same = page.filter((one) => one.part === part).length
      const isOpen = missing.includes(part) || (ON_SHELVES - page.length > missing.length && same < 2)
      return isOpen && page.every((one) => one.base !== base)
    },
  })
  return (pen, random, look, index) => {
    const task: WorkshopTask = { isPrefix, parts: random.shuffle(parts), joints: deals[index] ?? [] }
    return {
      facts: { workshop: task },
      marks: wordWorkshopPage(pen, look, task),
      items: task.joints.map(({ word }) => word),
      pictures: ['oficina', 'prateleira', 'peça', 'serrote', 'martelo', 'criança'],
    }
  }
}

const IN_BED = 3

function bedPages(options: SheetOptions, theme: Theme): Draw {
  const wordsOf = (bed: Bed) => (bed === 'com sufixo' && theme === 'sufixos' ? FOURTH_YEAR : BED_WORDS[bed])
  const hyphened = (word: string) => word.includes('-')
  const deals = BEDS.map((bed) =>
    dealPages(options, {
      items: wordsOf(bed),
      perPage: IN_BED,
      mostShared: SMALL_DECK,
      label: bed,
      // Each plant may have one word with a hyphen: a hyphen is no sign of a compound.
      accept: (page, word) => !hyphened(word) || !page.some(hyphened),
    }),
  )
  const families = dealPages(options, { items: FAMILIES, perPage: 1, mostShared: 1, nameOf: ({ root }) => root })
  const traps = dealPages(options, { items: TRAPS[theme], perPage: 1, mostShared: 1, nameOf: ([says]) => says })
  return (pen, random, look, index) => {
    const [primitivas = [], compostas = [], prefixed = [], suffixed = []] = deals.map((pages) => pages[index] ?? [])
    const planted = { primitivas, compostas, 'com prefixo': prefixed, 'com sufixo': suffixed }
    // A hyphen would give the two words away.
    const whole = random.pick(compostas.filter((word) => !hyphened(word)))
    const [first, second] = HALVES[whole] ?? ['', '']
    const [family, trap] = [families[index]?.[0], traps[index]?.[0]]
    if (!family || !trap) throw new RangeError(`no page ${index}`)
    const seeds = random.shuffle(Object.values(planted).flat())
    const task: BedsTask = { planted, seeds, compound: [whole, first, second], family, trap }
    return {
      facts: { beds: task },
      marks: wordBedsPage(pen, look, task),
      items: [...seeds, family.root],
      pictures: ['jardim', 'flor', 'folha', 'semente', 'minhoca', 'caracol', 'abelha', 'borboleta'],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions, theme: Theme) => Draw>> = {
  facil: treePages,
  medio: workshopPages,
  desafio: bedPages,
}

export const familiaDePalavras: SheetKind<PagesFacts<FamilyFacts>> = {
  id: 'familia-de-palavras',
  category: 'alfabetizacao',
  themes: THEMES,
  draw: (options) => {
    const theme = (options.theme ?? 'sufixos') as Theme
    const draw = PAGES[options.level](options, theme)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork(theme).integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
