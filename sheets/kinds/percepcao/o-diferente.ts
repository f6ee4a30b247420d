/**
 * One odd among equals in a land or a shop: first another thing, then one that goes the other way, then two in a crowd
 * that break its rule: large ones go one way, small ones the other.
 */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { Pen } from '../../studio/pen.ts'
import { PARADE, type ParadeGround, type ParadeThing } from '../../studio/shapes/parade-things.ts'
import { goesRight, type OddGroup, oddPage } from './odd-page.ts'

export interface OddOne {
  readonly picture: string
  readonly other: string | null
  readonly count: number
  /** Indexes of the odd ones. */
  readonly odd: readonly number[]
  readonly difference: 'picture' | 'mirrored' | 'rule'
  /** Indexes of the small ones. */
  readonly small: readonly number[]
  /** Indexes of those that go to the right. */
  readonly toRight: readonly number[]
}

interface LevelRule {
  readonly groups: number
  readonly columns: number
  readonly lines: number
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { groups: 4, columns: 5, lines: 1 },
  medio: { groups: 5, columns: 6, lines: 1 },
  desafio: { groups: 2, columns: 6, lines: 3 },
}

/** Grounds of a theme from the top of a page to its foot. */
const THEMES: Readonly<Record<string, readonly ParadeGround[]>> = {
  bichos: ['ceu', 'pasto', 'mata', 'terreiro', 'fundo'],
  objetos: ['ferramentas', 'cozinha', 'sapatos', 'ganchos', 'brinquedos'],
  passeio: ['aeroporto', 'estrada', 'ciclovia', 'porto', 'mar'],
}

/** Of a shop at the hardest level: things whose front is plain to see. */
const CROWDS: readonly ParadeGround[] = ['pipas', 'cozinha', 'sapatos', 'bichinhos', 'brinquedos']

/** Those that share the most: the reason why one is another thing is worth talking about. */
const KIN: readonly string[] = [
  'pássaro arara',
  'tucano pássaro',
  'arara tucano',
  'vaca cavalo',
  'ovelha vaca',
  'porco ovelha',
  'capivara tatu',
  'onça capivara',
  'galinha pato',
  'pintinho galinha',
  'pato pintinho',
  'peixe golfinho',
  'tartaruga golfinho',
  'avião jato',
  'helicóptero avião',
  'caminhão picape',
  'carro picape',
  'escavadeira caminhão',
  'bicicleta triciclo',
  'navio lancha',
  'veleiro jangada',
  'bule regador',
  'xícara bule',
  'tênis bota',
  'bota meia',
  'trem caminhão',
]
const areKin = (one: ParadeThing, other: ParadeThing) =>
  KIN.includes(`${one.name} ${other.name}`) || KIN.includes(`${other.name} ${one.name}`)

/** So many grounds in their order; each page leaves out others, and two of a page are not next to each other. */
function groundsOf(theme: string, count: number, turn: number, isCrowd: boolean): ParadeGround[] {
  const all = isCrowd && theme === 'objetos' ? CROWDS : THEMES[theme]
  if (!all) throw new RangeError(`no grounds for theme ${theme}`)
  const step = count === 2 ? 2 : 1
  const chosen = new Set(Array.from({ length: count }, (_, i) => all[((turn * count + i) * step) % all.length]))
  return all.filter((ground) => chosen.has(ground))
}

/** A herd is of animals with young, where there are any. */
function inCrowd(ground: ParadeGround): readonly ParadeThing[] {
  const all: readonly ParadeThing[] = PARADE[ground]
  const grown = all.filter(({ young }) => young)
  return grown.length > 0 ? grown : all.filter((one) => !one.frontless)
}

/** Another thing of the ground; a pair comes back, in either order, only after all others. */
function otherOf(thing: ParadeThing, ground: ParadeGround, pairs: Set<string>, random: Random): ParadeThing {
  const all: readonly ParadeThing[] = PARADE[ground]
  const others = all.filter(({ name }) => name !== thing.name)
  const pairOf = (one: ParadeThing) => [one.name, thing.name].sort().join()
  const fresh = others.filter((one) => !pairs.has(pairOf(one)))
  const near = fresh.filter((one) => areKin(one, thing))
  const other = random.pick(near.length > 0 ? near : fresh.length > 0 ? fresh : others)
  pairs.add(pairOf(other))
  return other
}

/** The groups of every page: a thing comes back only after all of its ground. */
function groupsOf(options: SheetOptions): OddGroup[][] {
  const { level, theme = 'bichos', pages } = options
  const rule = LEVELS[level]
  const random = createRandom(options.seed).fork('parade')
  const decks = new Map<ParadeGround, readonly ParadeThing[]>()
  const first = random.integer(0, 4)
  const isCrowd = rule.lines > 1
  const draw = (ground: ParadeGround): ParadeThing => {
    const deck = decks.get(ground) ?? random.fork(`deck ${ground}`).shuffle(isCrowd ? inCrowd(ground) : PARADE[ground])
    const [thing, ...rest] = deck
    if (!thing) throw new Error(`nothing on ${ground}`)
    decks.set(ground, [...rest, thing])
    return thing
  }
  const pairs = new Set<string>()
  return Array.from({ length: pages }, (_, page) => {
    const own = random.fork(page)
    const grounds = groundsOf(theme, amountOf(options, rule.groups), first + page, isCrowd)
    const ways = own.fork('ways').shuffle(grounds.map((_, i) => i % 2 === 0))
    const columns = own.fork('columns').shuffle(Array.from({ length: rule.columns }, (_, i) => i))
    return grounds.map((ground, i): OddGroup => {
      const thing = draw(ground)
      // A shop has several things on its boards; a herd is of one kind.
      const isShop = theme === 'objetos' && isCrowd
      return {
        ground,
        things: isShop ? [thing, draw(ground), draw(ground)] : [thing],
        other: level === 'facil' ? otherOf(thing, ground, pairs, own.fork(`other ${i}`)) : null,
        columns: rule.columns,
        lines: rule.lines,
        ...oddPlaces(own.fork(`odd ${i}`), rule, columns[i % columns.length] ?? 0),
        toRight: ways[i] ?? true,
      }
    })
  })
}

/** Odd ones, and of a crowd the small ones: half of each line; one of each size is odd, in different lines. */
function oddPlaces(random: Random, { columns, lines }: LevelRule, inRow: number): Pick<OddGroup, 'odd' | 'small'> {
  const line = (row: number) => Array.from({ length: columns }, (_, i) => row * columns + i)
  if (lines === 1) return { odd: [inRow], small: [] }
  const rows = Array.from({ length: lines }, (_, row) => random.shuffle(line(row)))
  const [one, other] = random.shuffle(rows)
  return {
    odd: [one?.[0] ?? 0, other?.at(-1) ?? 0].sort((a, b) => a - b),
    small: rows.flatMap((row) => row.slice(0, columns / 2)).sort((a, b) => a - b),
  }
}

const factsOf = (group: OddGroup): OddOne => {
  const { things, other, columns, lines, odd, small } = group
  const all = Array.from({ length: columns * lines }, (_, i) => i)
  return {
    picture: things.map(({ name }) => name).join(' '),
    other: other?.name ?? null,
    count: columns * lines,
    odd,
    difference: other ? 'picture' : small.length > 0 ? 'rule' : 'mirrored',
    small,
    toRight: all.filter((i) => goesRight(group, i)),
  }
}

/** A row is another one where the odd one has another place, or where all go to the other side. */
const itemOf = (group: OddGroup): string => {
  const { picture, other, odd } = factsOf(group)
  return `${picture} ${other ?? ''} ${odd.join(' ')} ${group.toRight ? 'direita' : 'esquerda'}`
}

/** Things of the place, by name. */
const shownIn = ({ theme = 'bichos' }: SheetOptions): string[] =>
  theme === 'objetos' ? ['loja', 'prateleira'] : theme === 'bichos' ? ['céu', 'pasto', 'água'] : ['rua', 'mar']

export const oDiferente: SheetKind<PagesFacts<readonly OddOne[]>> = {
  id: 'o-diferente',
  category: 'percepcao',
  themes: Object.keys(THEMES),
  draw: (options) => {
    const pages = groupsOf(options)
    return composeSheet(options, 'ring', (random, index) => {
      const pen = new Pen(options.color)
      const groups = pages[index] ?? []
      const facts = groups.map(factsOf)
      const marks = oddPage(pen, groups, random.fork('places'), options.seed + index)
      return {
        marks: [...clearOfTitle(marks, options.title), ...taskTitle(pen, options)],
        whole: true,
        facts,
        items: groups.map(itemOf),
        pictures: [
          ...shownIn(options),
          ...facts.flatMap(({ picture, other }) => (other ? [picture, other] : [picture])),
        ],
      }
    })
  },
}
