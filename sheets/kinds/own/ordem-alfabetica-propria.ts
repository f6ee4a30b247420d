/** The words that a person wrote, to be put in the order of the alphabet. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { cellsOf, eachCell, middleX, middleY } from '../../page/cells.ts'
import { CONTENT } from '../../page/paper.ts'
import { capitals } from '../../pictures/vocabulary.ts'
import { answer } from '../../scene/answers.ts'
import { ANSWER_RED, PALE_GREY, SOFT_FILLS, tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect, text } from '../../scene/marks.ts'
import { inOrder } from '../alfabetizacao/ordem-alfabetica.ts'
import { ownKind, wordsOf } from './content.ts'

export const ordemAlfabeticaPropria = ownKind('ordem-alfabetica-propria', 'write', (options, random) => {
  const words = wordsOf(options).map((word) => capitals(word.text))
  const ordered = inOrder(words)
  const fill = options.color ? tint(random.pick(SOFT_FILLS), 0.4) : WHITE
  const rows = Math.ceil(words.length / 3)
  const bank = { ...CONTENT, height: rows * 15 + 6 }
  const inner = { x: bank.x + 3, y: bank.y + 3, width: bank.width - 6, height: bank.height - 6 }
  const shown = eachCell(random.shuffle(words), cellsOf(3, rows, { box: inner, gap: 2 }), (word, cell) =>
    centredText(middleX(cell), middleY(cell), word, fitTextSize(word, 'display', 7.4, cell.width - 2)),
  )
  const y = CONTENT.y + bank.height + 5
  const columns = words.length > 6 ? 2 : 1
  const perColumn = Math.ceil(words.length / columns)
  const box = { ...CONTENT, y, height: CONTENT.y + CONTENT.height - y }
  const cells = cellsOf(columns, perColumn, { box, gap: 4, maxHeight: 26 })
  // Down the left column, then down the right one.
  const places = ordered.map((_, i) => cells[(i % perColumn) * columns + Math.floor(i / perColumn)] ?? box)
  // At the first level the first word is written already.
  const given = options.level === 'facil' ? 1 : 0
  const base = (i: number) => (places[i]?.y ?? 0) + Math.min(places[i]?.height ?? 0, 22) - 3
  const written = (i: number, isAnswer: boolean) => {
    const room = (places[i]?.width ?? 0) - 18
    return text(
      (places[i]?.x ?? 0) + 16,
      base(i) - 2.4,
      ordered[i] ?? '',
      fitTextSize(ordered[i] ?? '', 'display', 7, room),
      {
        anchor: 'start',
        ...(isAnswer && { fill: ANSWER_RED }),
      },
    )
  }
  const marks = [
    rect(bank.x, bank.y, bank.width, bank.height, { radius: 5, fill }),
    ...shown,
    ...places.flatMap((place, i) => [
      circle(place.x + 6, base(i) - 4, 5, { width: 0.45, fill }),
      centredText(place.x + 6, base(i) - 4, String(i + 1), 4.8),
      line(place.x + 14, base(i), place.x + place.width, base(i), { width: 0.5 }),
      line(place.x + 14, base(i) - 9, place.x + place.width, base(i) - 9, {
        width: 0.3,
        dash: [1.4, 1.6],
        stroke: PALE_GREY,
      }),
      ...(i < given ? [written(i, false)] : []),
    ]),
  ]
  const answers = ordered.flatMap((_, i) => (i < given ? [] : [written(i, true)]))
  return { marks: [...marks, answer(answers)], facts: { shown: words }, items: words }
})
