/** A place drawn in three times, always from the same spot. */
import { box } from '../paths.ts'
import type { Drawing, Pen } from '../pen.ts'

export const ERAS = ['1910', '1975', 'Hoje'] as const
export type Era = 0 | 1 | 2

/** Room of a view, mm: its left upper corner is (0, 0). */
export const VIEW = { width: 192, height: 84 }

/** Something of the place: equal names in two times mean that it remained. */
export interface Feature {
  /** By it the child finds the thing in each time. */
  readonly group: string
  readonly names: readonly [string, string, string]
  readonly draw: readonly [Drawer, Drawer, Drawer]
  /** Foot of the thing, mm. */
  readonly at: readonly [x: number, y: number]
  readonly scale: number
  /** Middle of its number, mm. */
  readonly tag: readonly [x: number, y: number]
}
type Drawer = (pen: Pen) => Drawing

export interface ErasPlace {
  /** Middle of the sign with the time, mm. */
  readonly plaque: readonly [x: number, y: number]
  readonly back: (pen: Pen, era: Era) => Drawing
  /** In the order of drawing. */
  readonly features: readonly Feature[]
  readonly front?: (pen: Pen, era: Era) => Drawing
}

type Version = readonly [name: string, draw: Drawer]

/** Things before and after each other on one spot. */
export const changing = (
  group: string,
  [one, two, three]: readonly [Version, Version, Version],
  at: Feature['at'],
  tag: Feature['tag'],
  scale = 1,
): Feature => ({ group, names: [one[0], two[0], three[0]], draw: [one[1], two[1], three[1]], at, tag, scale })

export const kept = (
  group: string,
  name: string,
  draw: Drawer,
  at: Feature['at'],
  tag: Feature['tag'],
  scale = 1,
): Feature =>
  changing(
    group,
    [
      [name, draw],
      [name, draw],
      [name, draw],
    ],
    at,
    tag,
    scale,
  )

/** Part of the land, which the back of the place draws. */
export const behind = (name: string, tag: Feature['tag']): Feature => kept(name, name, () => [], [0, 0], tag)

/** The place in a time, clipped by its view. */
export const drawEra = (pen: Pen, { back, features, front }: ErasPlace, era: Era): Drawing =>
  pen.clip(box(0, 0, VIEW.width, VIEW.height), [
    back(pen, era),
    features.map(({ draw, at, scale }) => pen.plane('middle').at(at[0], at[1], scale, draw[era])),
    front?.(pen, era) ?? [],
  ])
