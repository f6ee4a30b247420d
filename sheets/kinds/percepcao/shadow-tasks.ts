/** Figures and the shadows that compete for them: others of the family, a mirrored one, a bitten one. */
import { amountOf } from '../../page/amount.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { SHADOW_THINGS, type ShadowThing } from '../../studio/shapes/shadow-things.ts'

type Change = 'none' | 'mirrored' | 'bitten'

export interface Shadow {
  /** Name of the thing that throws it. */
  readonly of: string
  readonly change: Change
  /** Degrees, clockwise. */
  readonly turn: number
}

export interface ShadowTask {
  readonly figure: string
  readonly shadows: readonly Shadow[]
  /** Place of the figure's own shadow among them. */
  readonly right: number
}

const FIGURES: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 4 }
/** Families on a page of the middle level: things of one are look-alikes. */
const FAMILIES = 3
const TURNS = [60, 90, 120, 180, 240, 270]

/** Food is bitten, everything else is seen in a mirror. */
const BITTEN = new Set(['comidas', 'lanche'])

/** Throws RangeError for an unknown theme. */
function thingsOf({ theme = 'bichos' }: SheetOptions): readonly ShadowThing[] {
  const things = SHADOW_THINGS[theme]
  if (!things) throw new RangeError(`no shadows for theme ${theme}`)
  return things
}

/** Throws RangeError for an unknown name. */
export function shadowThing(options: SheetOptions, name: string): ShadowThing {
  const thing = thingsOf(options).find((one) => one.name === name)
  if (!thing) throw new RangeError(`no thing ${name}`)
  return thing
}

const changeOf = ({ theme = 'bichos' }: SheetOptions): Change => (BITTEN.has(theme) ? 'bitten' : 'mirrored')

export interface Dealt {
  readonly figures: readonly ShadowThing[]
  /** Throw a shadow and are no figure of the page. */
  readonly left: readonly ShadowThing[]
}

/** The figures of each page: those that were dealt least come first. */
export function dealFigures(options: SheetOptions): Dealt[] {
  const { level } = options
  const random = createRandom(options.seed).fork('figures')
  const count = amountOf(options, FIGURES[level])
  const mirrors = level === 'desafio' && changeOf(options) === 'mirrored'
  const things = thingsOf(options).filter(({ even }) => !mirrors || !even)
  const dealt = new Map<string, number>()
  const times = ({ name }: ShadowThing) => dealt.get(name) ?? 0
  return Array.from({ length: options.pages }, (_, page) => {
    const own = random.fork(page)
    const order = own.shuffle(things).sort((a, b) => times(a) - times(b))
    const families = own.shuffle([...new Set(order.map(({ family }) => family))])
    const fresh = (family: number) => order.filter((one) => one.family === family && times(one) === 0).length
    const chosen: ShadowThing[] = []
    if (level === 'desafio') chosen.push(...order.slice(0, count))
    else {
      const some = level === 'medio' ? families.sort((a, b) => fresh(b) - fresh(a)).slice(0, FAMILIES) : families
      for (let round = 0; chosen.length < count; round++)
        for (const family of some) {
          const one = order.filter((thing) => thing.family === family)[round]
          if (one && chosen.length < count) chosen.push(one)
        }
    }
    const rest = order.filter((one) => !chosen.includes(one) && chosen.some(({ family }) => family === one.family))
    const left = level === 'medio' ? rest.slice(0, 1) : []
    for (const { name } of [...chosen, ...left]) dealt.set(name, (dealt.get(name) ?? 0) + 1)
    return { figures: own.shuffle(chosen), left }
  })
}

/** An order in which nothing keeps its place. */
function displaced<T>(random: Random, items: readonly T[]): T[] {
  for (;;) {
    const order = random.shuffle(items)
    if (items.length < 2 || order.every((item, i) => item !== items[i])) return order
  }
}

/** All figures share the shadows of the page; at the middle level that of a relative is left over. */
export function sharedTasks({ figures, left }: Dealt, _: SheetOptions, random: Random): ShadowTask[] {
  const shadowOf = ({ name }: ShadowThing): Shadow => ({ of: name, change: 'none', turn: 0 })
  const shadows = displaced(random, [...figures, ...left].map(shadowOf))
  return figures.map(({ name }) => ({ figure: name, shadows, right: shadows.findIndex(({ of }) => of === name) }))
}

/** Each figure has its own shadows, all of them turned: its own, a changed one, a relative's. */
export function turnedTasks({ figures }: Dealt, options: SheetOptions, random: Random): ShadowTask[] {
  return figures.map(({ name, family }, i) => {
    const source = random.fork(i)
    const relatives = thingsOf(options).filter((one) => one.family === family && one.name !== name)
    const [a = 60, b = 90, c = 120] = source.shuffle(TURNS)
    const own: Shadow = { of: name, change: 'none', turn: a }
    const shadows = source.shuffle([
      own,
      { of: name, change: changeOf(options), turn: b },
      { of: source.pick(relatives).name, change: 'none', turn: c } satisfies Shadow,
    ])
    return { figure: name, shadows, right: shadows.indexOf(own) }
  })
}
