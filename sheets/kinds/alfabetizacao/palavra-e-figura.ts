/** Words on signs to join to things: capitals, then small letters with one word too many, then cursive to copy. */
import type { Box } from '../../lettering/bounds.ts'
import { FONT_REACH, fitTextSize, measureText } from '../../lettering/fonts.ts'
import { inLetters } from '../../lettering/letter-styles.ts'
import { withAmount } from '../../page/amount.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { drawMatching, type MatchFacts, type MatchItem } from '../../page/match-columns.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { capitals, initialOf, WORD_THEMES, withoutAccent } from '../../pictures/vocabulary.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line, text } from '../../scene/marks.ts'
import type { Level, SheetFont, SheetKind, SheetOptions, TextMark } from '../../scene/scene.ts'
import { Pen } from '../../studio/pen.ts'
import { drawnFirst, turnOf, widestWord } from './drawn-words.ts'
import { nearAlike } from './near-words.ts'
import { dealWords, namesOf } from './word-deck.ts'
import { labelOf, type PairRooms, pairPlace, pairRooms } from './word-pairs.ts'

interface LevelRule {
  readonly rows: number
  readonly letters: readonly [min: number, max: number]
  readonly font: SheetFont
  readonly capitals: boolean
  /** Every word begins with another letter, and has more than one syllable: the first is underlined. */
  readonly begins?: true
  /** One word more than things. */
  readonly spare?: 'drawn' | 'struck'
  /** A label below each thing, to write its word on. */
  readonly labels?: true
}

const LEVELS: Readonly<Record<Level, LevelRule>> = {
  facil: { rows: 4, letters: [3, 6], font: 'display', capitals: true, begins: true },
  medio: { rows: 5, letters: [3, 8], font: 'display', capitals: false, spare: 'drawn' },
  desafio: { rows: 5, letters: [4, 10], font: 'cursive', capitals: false, spare: 'struck', labels: true },
}

/** White between the reach of letters and the edge of what they are on, mm. */
const CLEAR = 1.3

/** The largest size at which the letters of a font stay within a height, and their baseline in its middle. */
function withinHeight(font: SheetFont, { y, height }: Box, most: number) {
  const { above, below } = FONT_REACH[font]
  const size = Math.min(most, (height - 2 * CLEAR) / (above + below))
  return { size, baseline: (own: number) => y + height / 2 + ((above - below) / 2) * own }
}

function wordMark({ name }: Picture, rule: LevelRule, box: Box): TextMark {
  const word = rule.capitals ? capitals(name) : name
  const cursive = rule.font === 'cursive'
  const { size: most, baseline } = withinHeight(rule.font, box, cursive ? 11 : 12.5)
  const size = fitTextSize(word, rule.font, most, box.width - 20)
  // Capitals are centred by their height, small letters by the height of an x.
  const y = cursive ? baseline(size) : middleY(box) + size * (rule.capitals ? 0.35 : 0.27)
  return text(middleX(box) + 3, y, word, size, { font: rule.font })
}

/** Below the first syllable, as the page prints the word. */
function underline(picture: Picture, mark: TextMark, { letters }: SheetOptions): PageMark {
  const [shown = mark] = letters ? inLetters([mark], letters) : [mark]
  const printed = shown.kind === 'text' ? shown : mark
  const first = printed.text.slice(0, picture.syllables[0]?.length)
  const left = printed.x - measureText(printed.text, printed.font, printed.size) / 2
  const width = measureText(first, printed.font, printed.size)
  return answer([line(left, printed.y + 2, left + width, printed.y + 2, { stroke: ANSWER_RED, width: 1.1 })])
}

/** The word on the label of its thing, in letters that a small key shows. */
const written = ({ name }: Picture, box: Box): PageMark => {
  const { size: most, baseline } = withinHeight('display', box, 7)
  const size = fitTextSize(name, 'display', most, box.width - 6)
  return answer([text(middleX(box), baseline(size), name, size, { fill: ANSWER_RED })])
}

/** Through the word that has no thing. */
const strike = ({ x, y, width, height }: Box) => [
  line(x + 6, y + height * 0.7, x + width - 4, y + height * 0.34, { stroke: ANSWER_RED, width: 1.1 }),
]

/** No two words of a page begin with the same letter. */
const initialIsNew = (page: readonly Picture[], picture: Picture) =>
  page.every((other) => withoutAccent(initialOf(other)) !== withoutAccent(initialOf(picture)))

const wordItem = (picture: Picture, rule: LevelRule): MatchItem => ({
  name: picture.id,
  draw: (box: Box) => [wordMark(picture, rule, box)],
})

const thingItem = (pen: Pen, picture: Picture, { labels }: LevelRule, rooms: PairRooms): MatchItem => ({
  name: picture.id,
  draw: (box: Box) =>
    widestWord(pen, picture, middleX(box), rooms.footOf(box), box.width - 2, box.height - (labels ? 1 : 3)),
})

export const palavraEFigura: SheetKind<PagesFacts<MatchFacts>> = {
  id: 'palavra-e-figura',
  category: 'alfabetizacao',
  themes: WORD_THEMES,
  draw: (options) => {
    const rule = withAmount(options, LEVELS[options.level])
    const [min, max] = rule.letters
    const suits = ({ name, syllables }: Picture) =>
      name.length >= min && name.length <= max && (!rule.begins || syllables.length > 1)
    const taken = drawnFirst(options, rule.rows, suits)
    const pages = dealWords(options, {
      perPage: rule.rows,
      suits: taken,
      ...(rule.begins && { accept: initialIsNew }),
    })
    return composeSheet(options, 'link', (random, index, sheet) => {
      const pictures = pages[index] ?? []
      const pen = new Pen(options.color)
      const spare = rule.spare ? nearAlike(random.fork('spare'), options, pictures, suits) : undefined
      const words = pictures.length + (spare ? 1 : 0)
      const look = { turn: turnOf(options.level, index), people: sheet.fork('people').integer(0, 99) + index }
      const rooms = pairRooms(options, look.turn, {
        rows: pictures.length,
        words,
        labels: rule.labels === true,
        frame: rule.spare === 'drawn',
      })
      const pairs = pictures.map((picture) => ({
        left: thingItem(pen, picture, rule, rooms),
        right: wordItem(picture, rule),
      }))
      const { marks, facts } = drawMatching(random, pairs, {
        leftWidth: 0,
        rightWidth: 0,
        spots: { left: rooms.things, right: rooms.words },
        ...(spare && { spare: wordItem(spare, rule) }),
        ...(rule.spare === 'struck' && { spareMark: strike }),
        place: (item, box) => item.draw(box),
      })
      const underlines = rule.begins
        ? facts.right.flatMap((id, i) => {
            const [picture, box] = [pictures.find((one) => one.id === id), rooms.words[i]]
            return picture && box ? [underline(picture, wordMark(picture, rule, box), options)] : []
          })
        : []
      const labels = rule.labels
        ? pictures.flatMap((picture, i) => {
            const box = rooms.things[i]
            return box ? [written(picture, labelOf(rooms, box))] : []
          })
        : []
      return {
        marks: [...pairPlace(pen, options, rooms, look), ...marks, ...underlines, ...labels],
        whole: true,
        pictures: pictures.map(({ id }) => id),
        facts,
        items: namesOf(pictures),
      }
    })
  },
}
