/** Figures and the shadows that compete for them: another of the family, a mirrored one, one that lacks a part. */
import { amountOf } from '../../page/amount.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import type { PictureFacts } from '../../pictures/records/read.ts'
import { type Rings, ringsLikeness, shadowDetail, shadowLikeness, turnedLikeness } from '../../pictures/shadow.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { kept } from '../../scene/kept.ts'
import type { Level, SheetOptions } from '../../scene/scene.ts'
import { dealPictures } from './picture-deck.ts'
import { SHADOWS } from './picture-sets.ts'
import { lackingShapes, mirroredShape, narrowShape, plainShape } from './shadow-shapes.ts'

export interface Shadow {
  /** The picture that it is of; a changed one has no owner. */
  readonly of: string | null
  readonly rings: Rings
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
/** Shadows for each figure at the hardest level, and those left over at the middle one. */
const [CHOICES, LEFT_OVER] = [4, 1]

const MOST_GROUPS = 3
const TURNS = [60, 90, 120, 180, 240, 270]

/** A shadow that leaves less open than this is a blot. */
const LEAST_DETAIL: Readonly<Record<Level, number>> = { facil: 0.085, medio: 0.085, desafio: 0.1 }
/** Largest likeness of the figures of one page, upright. */
const MOST_ALIKE: Readonly<Record<Level, number>> = { facil: 0.66, medio: 0.82, desafio: 0.8 }
/** A turned shadow more like itself than this looks unturned. */
const MOST_ITSELF = 0.8
/** A wrong shadow is no more like the right one than this, in any turn. */
export const MOST_WRONG = 0.9
/** A relative is as like as this at least: others are told apart at a glance. */
const FAMILY = 0.5

const factsOf = ({ facts }: Picture): readonly PictureFacts[] => (facts ? [facts] : [])

/** True if a child can recognise the picture by its shadow at this level. */
export const tells = (picture: Picture, level: Level, color: boolean): boolean =>
  factsOf(picture).every((facts) => shadowDetail(facts, color) >= LEAST_DETAIL[level])

const areAlike = (a: Picture, b: Picture, level: Level, color: boolean): boolean =>
  factsOf(a).some((one) => factsOf(b).some((other) => shadowLikeness(one, other, color) > MOST_ALIKE[level]))

const turnsOf = (picture: Picture, color: boolean): readonly number[] =>
  TURNS.filter((turn) => factsOf(picture).every((facts) => turnedLikeness(facts, turn, color) <= MOST_ITSELF))

const groupsOf = ({ theme }: SheetOptions) => SHADOWS[theme ?? 'bichos'] ?? []

/** Those of the pictures that look related to this one, the most similar first. */
function relativesAmong(ids: readonly string[], picture: Picture, { level, color }: SheetOptions): Picture[] {
  const [own] = factsOf(picture)
  const likeness = (other: Picture) =>
    own ? Math.max(...factsOf(other).map((facts) => shadowLikeness(own, facts, color))) : 0
  return ids
    .filter((id) => id !== picture.id)
    .map(wordPicture)
    .filter((other) => tells(other, level, color))
    .map((other) => ({ other, like: likeness(other) }))
    .filter(({ like }) => like >= FAMILY)
    .sort((one, other) => other.like - one.like)
    .map(({ other }) => other)
}

const relativesOf = (picture: Picture, options: SheetOptions) =>
  relativesAmong(groupsOf(options).find((group) => group.includes(picture.id)) ?? [], picture, options)

const changes = new WeakMap<Rings, readonly Rings[]>()

/** The figure itself, changed: each change makes another wrong shadow. */
const changesOf = (own: Rings): readonly Rings[] =>
  kept(changes, own, () =>
    [mirroredShape(own), ...lackingShapes(own), narrowShape(own)].filter(
      (rings) => ringsLikeness(rings, own, true) <= MOST_WRONG,
    ),
  )

/** Wrong shadows for a figure, the most telling first: each differs from the right one and from the others. */
function competitors(picture: Picture, options: SheetOptions): Rings[] {
  const { color } = options
  const [facts] = factsOf(picture)
  if (!facts) return []
  const own = plainShape(facts, color)
  const [one, two, ...others] = changesOf(own)
  const [cousin, ...farther] = relativesOf(picture, options)
    .flatMap(factsOf)
    .map((relative) => plainShape(relative, color))
  const taken: Rings[] = []
  for (const rings of [one, two, cousin, ...others, ...farther]) {
    if (!rings || taken.length === CHOICES - 1 || ringsLikeness(rings, own, true) > MOST_WRONG) continue
    if (taken.every((other) => ringsLikeness(rings, other) <= MOST_WRONG)) taken.push(rings)
  }
  return taken
}

/** Changes of a figure among its wrong shadows: relatives alone are told apart at a glance. */
const LEAST_CHANGES = 2

/** Enough wrong shadows compete for the figure, and its own looks turned. */
const isHard = (picture: Picture, options: SheetOptions) =>
  turnsOf(picture, options.color).length > 0 &&
  factsOf(picture).every((facts) => changesOf(plainShape(facts, options.color)).length >= LEAST_CHANGES) &&
  competitors(picture, options).length === CHOICES - 1

/** Another of a family on the page, else of a group, unlike all that are there: its shadow is left over. */
function leftOver(page: readonly Picture[], options: SheetOptions, random: Random): Shadow[] {
  const { level, color } = options
  const relatives = random.shuffle(page).flatMap((picture) => relativesOf(picture, options))
  const ofGroups = groupsOf(options)
    .filter((group) => page.some(({ id }) => group.includes(id)))
    .flat()
    .map(wordPicture)
    .filter((other) => tells(other, level, color))
  const candidates = [...relatives, ...ofGroups].filter((other) =>
    page.every((one) => one.id !== other.id && !areAlike(one, other, level, color)),
  )
  return candidates
    .slice(0, LEFT_OVER)
    .flatMap(factsOf)
    .map((facts) => ({ of: null, rings: plainShape(facts, color), turn: 0 }))
}

/** At the first level every figure is of another group, at the second they are of two or three: those are look-alikes. */
function accepts(options: SheetOptions) {
  const { level, color } = options
  const groups = groupsOf(options)
  const groupOf = (picture: Picture) => groups.findIndex((group) => group.includes(picture.id))
  return (page: readonly Picture[], picture: Picture) => {
    if (page.some((other) => areAlike(other, picture, level, color))) return false
    if (level === 'desafio') return isHard(picture, options)
    const others = page.map(groupOf)
    const group = groupOf(picture)
    return level === 'facil' ? !others.includes(group) : new Set([...others, group]).size <= MOST_GROUPS
  }
}

/** The figures of each page. */
export function dealFigures(options: SheetOptions): Picture[][] {
  const { level, color } = options
  return dealPictures(options, groupsOf(options).flat(), {
    perPage: amountOf(options, FIGURES[level]),
    choose: (picture) => tells(picture, level, color),
    accept: accepts(options),
  })
}

/** An order in which nothing keeps its place. */
function displaced<T>(random: Random, items: readonly T[]): T[] {
  for (;;) {
    const order = random.shuffle(items)
    if (items.length < 2 || order.every((item, i) => item !== items[i])) return order
  }
}

const ownShadow = (picture: Picture, color: boolean, turn = 0): Shadow[] =>
  factsOf(picture).map((facts) => ({ of: picture.id, rings: plainShape(facts, color), turn }))

/** All figures share the shadows of the page. */
export function sharedTasks(page: readonly Picture[], options: SheetOptions, random: Random): ShadowTask[] {
  const own = page.flatMap((picture) => ownShadow(picture, options.color))
  const rest = options.level === 'medio' ? leftOver(page, options, random.fork('rest')) : []
  const shadows = displaced(random, [...own, ...rest])
  return page.map(({ id }) => ({ figure: id, shadows, right: shadows.findIndex((shadow) => shadow.of === id) }))
}

/** Each figure has its own shadows, all of them turned. */
export function turnedTasks(page: readonly Picture[], options: SheetOptions, random: Random): ShadowTask[] {
  const { color } = options
  return page.map((picture, i) => {
    const source = random.fork(i)
    const turn = source.pick(turnsOf(picture, color))
    const turns = source.shuffle(TURNS.filter((other) => other !== turn))
    const wrong = competitors(picture, options)
    const shadows = source.shuffle([
      ...ownShadow(picture, color, turn),
      ...wrong.map((rings, place): Shadow => ({ of: null, rings, turn: turns[place] ?? 0 })),
    ])
    return { figure: picture.id, shadows, right: shadows.findIndex(({ of }) => of === picture.id) }
  })
}
