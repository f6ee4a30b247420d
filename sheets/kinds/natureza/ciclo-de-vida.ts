/** Cycles of life: put the ages in order, match their names and signs, compare two of them. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { LIFE_PLACES, type LifeName } from '../../studio/places/life-places.ts'
import { type CompareTask, comparePage } from './life-compare-page.ts'
import { claimsFor, LIVES, PARTNERS } from './life-facts.ts'
import { type NamesTask, namesPage } from './life-names-page.ts'
import { type OrderTask, orderPage } from './life-order-page.ts'

export interface LifeFacts {
  readonly order?: OrderTask
  readonly names?: NamesTask
  readonly compare?: CompareTask
}

/** Every page another being. */
const MIXED = 'bichos'
const NAMES = Object.keys(LIFE_PLACES) as LifeName[]
const LETTERS = ['A', 'B', 'C', 'D']

const PICTURES: Readonly<Record<LifeName, readonly string[]>> = {
  borboleta: ['jardim', 'flor', 'folha', 'galho'],
  sapo: ['lagoa', 'girino', 'ovo'],
  galinha: ['sítio', 'ninho', 'pintinho'],
  tartaruga: ['praia', 'mar', 'areia', 'ovo'],
  mosquito: ['balde', 'água', 'quintal', 'ovo'],
  gafanhoto: ['campo', 'terra'],
  gente: ['parque', 'bebê', 'criança'],
}

function lettersOf(random: Random, name: LifeName): string[] {
  const letters = LETTERS.slice(0, LIVES[name].ages.length)
  for (;;) {
    const shuffled = random.shuffle(letters)
    // The alphabet is never the answer.
    if (shuffled.join('') !== letters.join('')) return shuffled
  }
}

/** One being a page, each once before any comes again. */
function beingsOf({ pages, seed, theme }: SheetOptions): LifeName[] {
  const random = createRandom(seed).fork('beings')
  const dealt = random.shuffle(NAMES)
  if (theme && theme !== MIXED) return Array.from({ length: pages }, () => theme as LifeName)
  return Array.from({ length: pages }, (_, i) => dealt[i % dealt.length] ?? 'sapo')
}

type Draw = (pen: Pen, random: Random, look: number, name: LifeName, index: number) => DrawnPage<LifeFacts>

const shownOf = (name: LifeName) => [...PICTURES[name], name, ...LIVES[name].ages.map((age) => age.name)]

const DRAW: Readonly<Record<Level, Draw>> = {
  facil: (pen, random, look, name) => {
    const order: OrderTask = { name, letters: lettersOf(random, name) }
    return {
      facts: { order },
      marks: orderPage(pen, look, order),
      items: [`${name} ${order.letters.join('')}`],
      pictures: [...shownOf(name), 'trilha'],
    }
  },
  medio: (pen, random, _look, name) => {
    const { ages } = LIVES[name]
    const names: NamesTask = {
      name,
      letters: lettersOf(random, name),
      sentences: random.shuffle(ages.map((_, i) => i)),
      bank: random.shuffle(ages.map((age) => age.name)),
    }
    return {
      facts: { names },
      marks: namesPage(pen, names),
      items: names.sentences.map((number) => `${name}: ${ages[number]?.says} ${names.letters[number]}`),
      pictures: [...shownOf(name), 'ficha'],
    }
  },
  desafio: (pen, random, look, name, index) => {
    const partners = PARTNERS[name]
    const partner = partners[(look + index) % partners.length] ?? 'galinha'
    const compare: CompareTask = { pair: [name, partner], claims: claimsFor(random, [name, partner]) }
    return {
      facts: { compare },
      marks: comparePage(pen, look, compare),
      items: [`${name} × ${partner}`],
      pictures: [...shownOf(name), ...shownOf(partner), 'cartaz', 'criança'],
    }
  },
}

export const cicloDeVida: SheetKind<PagesFacts<LifeFacts>> = {
  id: 'ciclo-de-vida',
  category: 'pareamento',
  themes: [MIXED, ...NAMES],
  draw: (options) => {
    const beings = beingsOf(options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const name = beings[index] ?? 'sapo'
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 5) + index
      const page = DRAW[options.level](pen, random, look, name, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
