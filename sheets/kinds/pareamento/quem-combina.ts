/** Pairs: the child joins each one to its partner. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { MatchFacts, MatchItem } from '../../page/match-columns.ts'
import { drawPicture } from '../../pictures/drawing.ts'
import { wordPicture } from '../../pictures/vocabulary.ts'
import { centredText } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind } from '../../scene/scene.ts'
import { placeOf } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { PARTNERS, type Partners } from './partners.ts'

const JOBS = 'profissoes'
/** Seven rows are low: pictures and names fill them. */
const NAMED_LOOK = { leftWidth: 68, rightWidth: 68 }

const nameOf = (id: string) => wordPicture(id).name

const ROWS: Readonly<Record<Level, number>> = { facil: 4, medio: 5, desafio: 7 }

/** The picture's share of a box with its name beside it, and the white between them, mm. */
const PICTURE_SHARE = 0.36
const NAME_GAP = 2
const NAME_SIZE = 5

/** A name on one line, or on two where it has a hyphen or several words. */
const linesOf = (name: string): string[] => {
  const words = name.toLocaleUpperCase('pt-BR').match(/[^ -]+-?/g) ?? []
  const [first = '', ...rest] = words
  return rest.length > 0 ? [first, rest.join(' ').replaceAll('- ', '-')] : [first]
}

/** The lines of a name in the middle of the box, all of one size. */
function drawName(name: string, box: Box, size: number): Mark[] {
  const lines = linesOf(name)
  const letters = Math.min(...lines.map((one) => fitTextSize(one, 'display', size, box.width)))
  return lines.map((one, i) =>
    centredText(middleX(box), middleY(box) + (i - (lines.length - 1) / 2) * letters * 1.2, one, letters),
  )
}

/** The picture with its name beside it: for those who read. */
const namedItem = (id: string, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => {
    const width = box.width * PICTURE_SHARE
    const cx = box.x + width / 2
    const size = Math.min(width, box.height) * 0.98
    const beside = { ...box, x: box.x + width + NAME_GAP, width: box.width - width - 2 * NAME_GAP }
    return [
      drawPicture(wordPicture(id), { cx, cy: middleY(box), size, color }),
      ...drawName(nameOf(id), beside, NAME_SIZE),
    ]
  },
  onPaper: true,
})

/** The name alone: a job that a face does not show. */
const wordItem = (id: string): MatchItem => ({
  name: id,
  draw: (box: Box) => drawName(nameOf(id), { ...box, x: box.x + 2, width: box.width - 4 }, 6.6),
  onPaper: true,
})

const item = (id: string, color: boolean): MatchItem => ({
  name: id,
  draw: (box: Box) => [
    drawPicture(wordPicture(id), {
      cx: middleX(box),
      cy: middleY(box),
      size: Math.min(box.width, box.height) * 0.92,
      color,
    }),
  ],
})

/** True if both look the same in black and white: many jobs are one face in different colours. */
const looksLike = (a: Partners, b: Partners) =>
  a.one !== b.one && wordPicture(a.one).outline === wordPicture(b.one).outline

/** True if one of the two could also claim the other's partner. */
const conflicting = (a: Partners, b: Partners) =>
  a.also.includes(b.one) || b.also.includes(a.one) || [b.one, b.other].some((id) => id === a.one || id === a.other)

export const quemCombina: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'quem-combina',
  category: 'pareamento',
  themes: Object.keys(PARTNERS),
  draw: (options) => {
    const { level, color, must = [] } = options
    const all = PARTNERS[options.theme ?? 'bichos'] ?? []
    const named = level === 'desafio'
    const words = named && options.theme === JOBS
    const items = color || words ? all : all.filter((one) => !all.some((other) => looksLike(one, other)))
    const pages = dealPages(options, {
      items,
      perPage: amountOf(options, ROWS[level]),
      nameOf: ({ one }) => one,
      // Few jobs differ without colour.
      ...(options.theme === JOBS && { mostShared: SMALL_DECK }),
      accept: (page, pair) => !page.some((other) => conflicting(pair, other)),
      pinned: items.filter(({ one, other }) => must.includes(nameOf(one)) || must.includes(nameOf(other))),
    })
    return composeSheet(options, 'link', (random, index) => {
      const dealt = pages[index] ?? []
      const pairs = dealt.map(({ one, other }) => ({
        left: words ? wordItem(one) : named ? namedItem(one, color) : item(one, color),
        right: named ? namedItem(other, color) : item(other, color),
      }))
      const items = dealt.map(({ one, other }) => `${nameOf(one)} e ${nameOf(other)}`)
      const place = placeOf(options.theme ?? 'bichos', [])
      const look = named ? NAMED_LOOK : { leftWidth: 60, rightWidth: 60 }
      return { ...drawPlacedMatching(options, place, random, pairs, look), items }
    })
  },
}
