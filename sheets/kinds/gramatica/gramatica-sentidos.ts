/** Synonyms and antonyms: pairs to join, a word of a sentence to exchange with the help of a list and without it. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { drawMatching, type MatchItem } from '../../page/match-columns.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { centredText, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind } from '../../scene/scene.ts'
import { pageInk } from '../ortografia/desk.ts'
import type { InlineWord } from '../ortografia/inline.ts'
import { notebookRows } from './notebook-rows.ts'
import data from './words/sentidos.json' with { type: 'json' }

export interface SenseFacts {
  readonly theme: string
  readonly pairs: readonly { readonly word: string; readonly answer: string }[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 7, medio: 8, desafio: 8 }

const card = (word: string, fill: Ink): MatchItem => ({
  name: word,
  draw: (box) => [
    rect(box.x, box.y, box.width, box.height, { radius: 4, width: 0.6, fill }),
    centredText(middleX(box), middleY(box), word, fitTextSize(word, 'display', 7.4, box.width - 8)),
  ],
})

interface Sentence {
  readonly words: readonly InlineWord[]
  readonly word: string
  readonly answer: string
}

/** «O copo está *cheio*.>vazio». */
function sentenceOf(line: string): Sentence {
  const [sentence = '', answer = ''] = line.split('>')
  const word = /\*(.+?)\*/.exec(sentence)?.[1] ?? ''
  const words = sentence.split(' ').map(
    (one): InlineWord => ({
      parts: [{ text: one.replaceAll('*', '') }],
      ...(one.startsWith('*') && { under: true }),
    }),
  )
  return { words, word, answer }
}

const BANK = 30
const CHIP = { height: 10, size: 5.4, gap: 3 }

/** The answers in a row of slips, two rows where they are many. */
function bank(words: readonly string[], fill: Ink, random: Random): Mark[] {
  const shuffled = random.shuffle(words)
  const rows = [shuffled.slice(0, Math.ceil(words.length / 2)), shuffled.slice(Math.ceil(words.length / 2))]
  return rows.flatMap((row, i) => {
    const widths = row.map((word) => measureText(word, 'display', CHIP.size) + 9)
    const total = widths.reduce((sum, width) => sum + width, 0) + CHIP.gap * (row.length - 1)
    let x = CONTENT.x + (CONTENT.width - total) / 2
    const y = CONTENT.y + 2 + i * (CHIP.height + 3.5)
    return row.flatMap((word, k): Mark[] => {
      const width = widths[k] ?? 0
      const left = x
      x += width + CHIP.gap
      return [
        rect(left, y, width, CHIP.height, { radius: 2.5, width: 0.6, fill }),
        centredText(left + width / 2, y + CHIP.height / 2, word, CHIP.size),
      ]
    })
  })
}

export const gramaticaSentidos: SheetKind<PagesFacts<SenseFacts>> = {
  id: 'gramatica-sentidos',
  category: 'alfabetizacao',
  themes: data.map(({ id }) => id),
  draw: (options) => {
    const { level, color } = options
    const sense = data.find(({ id }) => id === (options.theme ?? data[0]?.id))
    if (!sense) throw new RangeError(`no relation of words named ${options.theme}`)
    const perPage = ROWS[level]
    const deck = { perPage, mostShared: SMALL_DECK }
    const pairs = level === 'facil' ? dealPages(options, { ...deck, items: sense.pairs }) : []
    const sentences = level === 'facil' ? [] : dealPages(options, { ...deck, items: sense.sentences })
    return composeSheet(options, level === 'facil' ? 'link' : 'write', (random, index) => {
      const fill = pageInk(random, color)
      if (level === 'facil') {
        const page = (pairs[index] ?? []).map(([word = '', answer = '']) => ({ word, answer }))
        const other = color ? tint(fill, 0.45) : WHITE
        const cards = page.map(({ word, answer }) => ({ left: card(word, fill), right: card(answer, other) }))
        const { marks } = drawMatching(random, cards, { leftWidth: 62, rightWidth: 62, framed: false })
        return { marks, facts: { theme: sense.id, pairs: page }, items: page.map(({ word }) => word) }
      }
      const page = (sentences[index] ?? []).map(sentenceOf)
      const helped = level === 'medio'
      const rows = page.map(({ words, answer }) => ({ words, written: answer }))
      return {
        marks: [
          ...(helped
            ? bank(
                page.map(({ answer }) => answer),
                fill,
                random,
              )
            : []),
          ...notebookRows(rows, { size: 5.4, fill, color, above: helped ? BANK : 0 }, random),
        ],
        facts: { theme: sense.id, pairs: page.map(({ word, answer }) => ({ word, answer })) },
        items: page.map(({ word, answer }) => `${word} ${answer}`),
      }
    })
  },
}
