/** The syllables of a family to write over, each on a shelf beside a thing whose name has it. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { ruledHeight } from '../../lettering/ruled.ts'
import { eachCell, middleY } from '../../page/cells.ts'
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { BLACK, GREY } from '../../scene/inks.ts'
import { text } from '../../scene/marks.ts'
import type { Mark, SheetOptions } from '../../scene/scene.ts'
import { inTurn } from '../../studio/in-turn.ts'
import { Pen } from '../../studio/pen.ts'
import { plate } from '../matematica/counted-rows.ts'
import { shelfPlaces, shelves } from '../matematica/shelf-grid.ts'
import { FRAMED_DOT, ruledRow, textWidth } from '../tracejar/written.ts'
import { wordInBox } from './drawn-words.ts'
import { FAMILIES, hardness, placeOf, syllablesOfFamily, wordsWith } from './families.ts'
import { drawShown, type ShownWord, shownWord } from './family-pictures.ts'
import { partsAt } from './syllable-parts.ts'

export interface TracedSyllable {
  readonly syllable: string
  /** Name of its picture. */
  readonly word: string
}

const SIZE = 15.5
/** Of a card with a picture, and from it to the letters, mm. */
const [CARD, GAP] = [46, 5]
/** Room for the word on a card, mm. */
const NAMED = 8.4
/** Walls behind the shelves, by the theme that has them. */
const WALLS: readonly [string, ...string[]] = ['bichos', 'comidas', 'casa', 'tudo']

/** White between a syllable and its neighbours, mm: kerning stops at a change of weight. */
const PART_GAP = 0.6

/** The word below its picture, its syllable heavier than the rest. */
function markedWord(word: readonly string[], place: number, cx: number, y: number, room: number): Mark[] {
  const size = fitTextSize(capitals(word.join('')), 'display', 5.6, room)
  const parts = partsAt(word, place).map(({ letters, isSyllable }) => {
    const [font, fill] = isSyllable ? (['display', BLACK] as const) : (['text', GREY] as const)
    return { letters, font, fill, width: measureText(letters, font, size) }
  })
  let x = cx - (parts.reduce((sum, { width }) => sum + width, 0) + PART_GAP * (parts.length - 1)) / 2
  return parts.map(({ letters, font, fill, width }) => {
    const mark = text(x, y, letters, size, { font, fill, anchor: 'start' })
    x += width + PART_GAP
    return mark
  })
}

/** The easiest word of the library, where it begins with the syllable or no other picture shows one that does. */
function wordFor(random: Random, syllable: string): ShownWord | { readonly picture: Picture } | undefined {
  const known = wordsWith(syllable)
  const other = shownWord(syllable)
  const first = known.filter((word) => placeOf(word, syllable) === 0)
  const words = other || first.length > 0 ? first : known
  const [easiest] = words
  const least = easiest ? hardness(easiest, placeOf(easiest, syllable)) : 0
  const picture = easiest
    ? random.pick(words.filter((word) => hardness(word, placeOf(word, syllable)) === least))
    : null
  return picture ? { picture } : other
}

export function drawTracing(random: Random, consonant: string, options: SheetOptions) {
  const syllables = syllablesOfFamily(consonant)
  const { color } = options
  const pen = new Pen(color)
  const drawn = eachCell(syllables, shelfPlaces(1, syllables.length), (syllable, row) => {
    const chosen = wordFor(random, syllable)
    if (!chosen) throw new RangeError(`no picture for ${syllable}`)
    const card = { x: row.x, y: row.y, width: CARD, height: row.height - 0.6 }
    const cx = card.x + CARD / 2
    const height = card.height - NAMED - 2
    const parts = 'picture' in chosen ? chosen.picture.syllables : chosen.parts
    const place = 'picture' in chosen ? placeOf(chosen.picture, syllable) : chosen.place
    const panel = { x: card.x + CARD + GAP, y: row.y, width: row.width - CARD - GAP, height: card.height }
    const room = { x: panel.x + 4, width: panel.width - 8 }
    const y = middleY(panel) - ruledHeight(SIZE) / 2 + SIZE
    const letters = textWidth(syllable, SIZE)
    const times = letters * 3 + 12 * 2 + 8 < room.width ? 3 : 2
    const gap = (room.width - 8 - times * letters) / times
    const copies = Array.from({ length: times }, (_, i) => ({
      ...{ text: syllable, x: room.x + 4 + i * (letters + gap), guided: i === 0, least: FRAMED_DOT },
    }))
    const marks: Mark[] = [
      plate(card, color),
      'picture' in chosen
        ? wordInBox(pen, chosen.picture, { x: card.x + 4, y: card.y + 1.6, width: CARD - 8, height })
        : drawShown(pen, chosen, cx, card.y + 1.6 + height / 2, height),
      ...markedWord(parts, place, cx, card.y + card.height - 2.6, CARD - 4),
      plate(panel, color),
      ...ruledRow({ ...room, y, size: SIZE, color }, copies).marks,
    ]
    return { marks, traced: { syllable, word: capitals(parts.join('')) } }
  })
  const turn = FAMILIES.indexOf(consonant)
  const wall = { ...options, theme: inTurn(WALLS, turn) }
  return {
    marks: [
      ...shelves(wall, syllables.length, random.fork('people').integer(0, 99)),
      ...drawn.flatMap(({ marks }) => marks),
    ],
    traced: drawn.map(({ traced }): TracedSyllable => traced),
  }
}
