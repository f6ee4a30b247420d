/** Plural, feminine and diminutive: pictured words to join, then phrases and whole sentences about a scene to write again. */

import { type Box, boundsOf } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import type { MatchItem } from '../../page/match-columns.ts'
import { CONTENT } from '../../page/paper.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { idOfName, wordPicture } from '../../pictures/vocabulary.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { centredText, round } from '../../scene/marks.ts'
import type { Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { COUPLES } from '../../studio/pairs/couples.ts'
import { type Drawing, marksOf, Pen } from '../../studio/pen.ts'
import { placeStrip } from '../leitura/place-strip.ts'
import { type Place, plate } from '../matematica/counted-rows.ts'
import { drawPlacedMatching } from '../matematica/matched-place.ts'
import { standing } from '../matematica/shelf-grid.ts'
import { pageInk } from '../ortografia/desk.ts'
import type { InlineWord } from '../ortografia/inline.ts'
import { notebookRows, plainWords } from './notebook-rows.ts'
import { spokenRow } from './spoken-rows.ts'
import data from './words/flexao.json' with { type: 'json' }

type Pair = readonly string[]

/** Phrases or sentences about one scene, each with its answer. */
interface Story {
  readonly place: string
  readonly rows: readonly Pair[]
}

interface Flexion {
  readonly id: string
  readonly hint: string
  readonly words: readonly Pair[]
  readonly phrases: readonly Story[]
  readonly sentences: readonly Story[]
}

const FLEXIONS: readonly Flexion[] = data

export interface FlexionFacts {
  readonly theme: string
  readonly pairs: readonly Pair[]
}

const SHELF: Place = { terrain: 'shelves', wall: 'hillFar' }
const ROWS = 6
const LETTERS = 7
/** Of a row of words to join: the picture, what is between it and its plate, and the plate's height, mm. */
const [PICTURE, BESIDE, PLATE] = [26, 2, 14]
/** Widths of the columns: a word with its picture, a word alone, mm. */
const [SHOWN, ALONE] = [64, 50]

const onPlate = (word: string, box: Box, color: boolean): Mark[] => {
  const board = { ...box, y: box.y + (box.height - PLATE) / 2, height: PLATE }
  return [
    plate(board, color),
    centredText(middleX(board), middleY(board), word, fitTextSize(word, 'display', LETTERS, board.width - 5)),
  ]
}

/** Somebody of a couple, as large as its place allows. */
function ofCouple(draw: (pen: Pen) => Drawing, place: Box, color: boolean): Mark[] {
  const reach = boundsOf(marksOf(draw(new Pen(true))))
  if (!reach) return []
  const scale = round(Math.min(place.width / reach.width, place.height / reach.height))
  const x = middleX(place) - (reach.x + reach.width / 2) * scale
  return marksOf(new Pen(color).at(x, place.y + place.height - (reach.y + reach.height) * scale, scale, draw))
}

function pictureOf(word: string, place: Box, color: boolean): Mark[] {
  const couple = COUPLES[word]
  if (couple) return ofCouple(couple, place, color)
  const id = idOfName(word)
  return id
    ? [standing(wordPicture(id), middleX(place), place.y + place.height, Math.min(PICTURE, place.height), color)]
    : []
}

/** A word beside its picture, which is at the outer end of the row. */
const shown = (word: string, atRight: boolean, color: boolean): MatchItem => ({
  name: word,
  draw: (box) => {
    const picture = { ...box, x: atRight ? box.x + box.width - PICTURE : box.x, width: PICTURE }
    const board = { ...box, x: atRight ? box.x : box.x + PICTURE + BESIDE, width: box.width - PICTURE - BESIDE }
    return [...pictureOf(word, picture, color), ...onPlate(word, board, color)]
  },
})

const alone = (word: string, color: boolean): MatchItem => ({ name: word, draw: (box) => onPlate(word, box, color) })

/** Words beside their pictures, to be joined with their other forms; those of the other sex have pictures, too. */
function wordsPage(pairs: readonly Pair[], options: SheetOptions, random: Random): Omit<DrawnPage<unknown>, 'facts'> {
  const { color } = options
  const bothShown = options.theme === 'feminino'
  const cards = pairs.map(([word = '', answer = '']) => ({
    left: shown(word, false, color),
    right: bothShown ? shown(answer, true, color) : alone(answer, color),
  }))
  const look = { leftWidth: SHOWN, rightWidth: bothShown ? SHOWN : ALONE }
  const { marks, whole } = drawPlacedMatching(options, SHELF, random, cards, look)
  return { marks, whole }
}

/** Words between spaces; those between underscores are the ones to change. */
const readWords = (sentence: string): InlineWord[] =>
  plainWords(sentence.replaceAll('_', '')).map((word, i) => ({
    ...word,
    ...(sentence.split(' ')[i]?.startsWith('_') && { under: true }),
  }))

/** Height of the scene above what is written about it, with the hint beside it and alone, mm. */
const [SCENE, SCENE_ALONE] = [48, 62]

function storyPage({ place, rows }: Story, hint: string | null, color: boolean, random: Random) {
  const fill = pageInk(random, color)
  const plain = rows.map(([one]) => one).join(' ')
  const scene = { ...CONTENT, height: hint ? SCENE : SCENE_ALONE }
  const look = { color, fill: color ? tint(fill, 0.5) : WHITE, size: 5.2, gap: 4.4 }
  const above = hint
    ? spokenRow({ place, words: readWords(hint), plain }, scene, look, random.fork('scene'))
    : placeStrip(place, plain, scene, color, random.fork('scene'))
  const written = rows.map(([one = '', answer = '']) => ({ words: readWords(one), written: answer }))
  return [...above, ...notebookRows(written, { size: 5.6, fill, color, above: scene.height + 5 }, random)]
}

const storiesOf = ({ phrases, sentences }: Flexion, level: Level) => (level === 'medio' ? phrases : sentences)

export const gramaticaFlexao: SheetKind<PagesFacts<FlexionFacts>> = {
  id: 'gramatica-flexao',
  category: 'alfabetizacao',
  themes: FLEXIONS.map(({ id }) => id),
  draw: (options) => {
    const { level, color } = options
    const flexion = FLEXIONS.find(({ id }) => id === (options.theme ?? 'plural'))
    if (!flexion) throw new RangeError(`no flexion named ${options.theme}`)
    const factsOf = (pairs: readonly Pair[]) => ({
      facts: { theme: flexion.id, pairs },
      items: pairs.map(([word = '']) => word.replaceAll('_', '')),
    })
    if (level === 'facil') {
      const wish = { items: flexion.words, perPage: ROWS, nameOf: ([word]: Pair) => word, mostShared: SMALL_DECK }
      const pages = dealPages(options, wish)
      return composeSheet(options, 'link', (random, index) => {
        const pairs = pages[index] ?? []
        return { ...wordsPage(pairs, options, random), ...factsOf(pairs) }
      })
    }
    const order = createRandom(options.seed).fork('stories').shuffle(storiesOf(flexion, level))
    return composeSheet(options, 'write', (random, index) => {
      const story = order[index % order.length]
      if (!story) throw new RangeError(`no stories of ${flexion.id}`)
      const hint = level === 'medio' ? flexion.hint : null
      return { marks: storyPage(story, hint, color, random), ...factsOf(story.rows) }
    })
  },
}
