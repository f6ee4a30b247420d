/** Each picture and its shadow: different ones, then look-alikes, at last turned. */

import type { Box } from '../../lettering/bounds.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import { drawPicture, type Picture } from '../../pictures/drawing.ts'
import type { PictureFacts } from '../../pictures/records/read.ts'
import { shadowDetail, shadowLikeness, shadowReach, turnedLikeness } from '../../pictures/shadow.ts'
import type { Ink, Level, SheetKind } from '../../scene/scene.ts'
import type { Place } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { dealPictures } from './picture-deck.ts'
import { SHADOWS } from './picture-sets.ts'

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 6 }
const SHELVES: Place = { terrain: 'shelves', wall: 'sky' }
const MOST_GROUPS = 3
const TURNS = [60, 90, 120, 180, 240, 270]
/** A shadow is grey: a page of black ones is hard to look at. */
const SHADOW: Ink = [0, 0, 0, 80]

/** A shadow that leaves less open than this is a blot. */
const LEAST_DETAIL: Readonly<Record<Level, number>> = { facil: 0.085, medio: 0.085, desafio: 0.1 }
/** Largest likeness of shadows on one page, upright and, where they may be turned, in any turn. */
const MOST_ALIKE: Readonly<Record<Level, number>> = { facil: 0.66, medio: 0.82, desafio: 0.8 }
/** A turned shadow more like itself than this looks unturned. */
const MOST_ITSELF = 0.8

const factsOf = ({ facts }: Picture): readonly PictureFacts[] => (facts ? [facts] : [])

/** True if a child can recognise the picture by its shadow at this level. */
export const tells = (picture: Picture, level: Level, color: boolean): boolean =>
  factsOf(picture).every((facts) => shadowDetail(facts, color) >= LEAST_DETAIL[level])

const areAlike = (a: Picture, b: Picture, level: Level, color: boolean): boolean =>
  factsOf(a).some((one) =>
    factsOf(b).some((other) => shadowLikeness(one, other, color, level === 'desafio') > MOST_ALIKE[level]),
  )

/** Turns, in degrees, after which the shadow of a picture looks turned. */
export const turnsOf = (picture: Picture, color: boolean): readonly number[] =>
  TURNS.filter((turn) => factsOf(picture).every((facts) => turnedLikeness(facts, turn, color) <= MOST_ITSELF))

/** Side of the boxes of both columns' items, mm. */
const WIDTH = 58
/** The longer side of the largest drawing, mm, and the part of a box that a drawing fills. */
const [LARGEST, FILLED] = [46, 0.94]

/** The size at which a drawing fills its box, lying turned by these degrees. */
function sizeIn(box: Box, picture: Picture, color: boolean, turn: number): number {
  const [reach] = factsOf(picture).map((facts) => shadowReach(facts, color, turn))
  if (!reach) return Math.min(box.width, box.height) * FILLED
  return Math.min((box.width * FILLED) / reach.width, (box.height * FILLED) / reach.height, LARGEST)
}

/** The picture and its shadow, both of one size, on the ground of their boxes. */
function pairOf(picture: Picture, color: boolean, turn: number) {
  const item = (shadow: boolean): MatchItem => ({
    name: picture.id,
    onPaper: shadow,
    draw: (box) => {
      const size = Math.min(sizeIn(box, picture, color, 0), sizeIn(box, picture, color, turn))
      const [reach] = factsOf(picture).map((facts) => shadowReach(facts, color, shadow ? turn : 0))
      const [dx, below] = [(reach?.cx ?? 0) * size, ((reach?.cy ?? 0) + (reach?.height ?? 1) / 2) * size]
      const place = { cx: middleX(box) - dx, cy: box.y + box.height - below, size, color }
      const lying = shadow ? { silhouette: true, ink: SHADOW, ...(turn > 0 && { rotate: turn }) } : {}
      return [drawPicture(picture, { ...place, ...lying })]
    },
  })
  return { left: item(false), right: item(true) }
}

/** At the first level every shadow is of another group, at the second they are of two or three: those are look-alikes. */
function accepts(level: Level, groups: readonly (readonly string[])[], color: boolean) {
  const groupOf = (picture: Picture) => groups.findIndex((group) => group.includes(picture.id))
  return (page: readonly Picture[], picture: Picture) => {
    if (page.some((other) => areAlike(other, picture, level, color))) return false
    if (level === 'desafio') return turnsOf(picture, color).length > 0
    const others = page.map(groupOf)
    const group = groupOf(picture)
    return level === 'facil' ? !others.includes(group) : new Set([...others, group]).size <= MOST_GROUPS
  }
}

export const sombras: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'sombras',
  category: 'percepcao',
  themes: Object.keys(SHADOWS),
  draw: (options) => {
    const { level, color } = options
    const groups = SHADOWS[options.theme ?? 'bichos'] ?? []
    const pages = dealPictures(options, groups.flat(), {
      perPage: amountOf(options, ROWS[level]),
      choose: (picture) => tells(picture, level, color),
      accept: accepts(level, groups, color),
    })
    return composeSheet(options, 'link', (random, index) => {
      const pairs = (pages[index] ?? []).map((picture) =>
        pairOf(picture, color, level === 'desafio' ? random.pick(turnsOf(picture, color)) : 0),
      )
      return drawPlacedMatching(options, SHELVES, random, pairs, { leftWidth: WIDTH, rightWidth: WIDTH })
    })
  },
}
