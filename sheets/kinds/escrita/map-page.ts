/** Moments of a story on a line, below them its text and a map: who, where, conflict, resolution and narrator. */
import { wrapText } from '../../lettering/wrapped-text.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { LINE_Y, PAPER, peg } from '../../studio/places/story-walls.ts'
import type { Panel } from '../../studio/tales/panel.ts'
import { OPEN_TALES, TALES } from '../../studio/tales/tales.ts'
import type { Mapped } from './map-facts.ts'
import { heightOf, moment } from './moments.ts'
import { answerBox, flowing, labelled, ruled } from './papers.ts'

const [ROOM, GAP, EDGE] = [180, 2.5, 1.4]
const [LEFT, RIGHT] = [PAPER.x + 7, PAPER.x + PAPER.width - 7]
/** Photos are no higher than the room above the paper. */
const WIDEST = 58.5

const panelsOf = ({ tale }: Mapped): readonly Panel[] => ({ ...TALES, ...OPEN_TALES })[tale]

/** Photos that hang by two pegs. */
function photos(pen: Pen, mapped: Mapped): Drawing {
  const panels = panelsOf(mapped)
  const width = Math.min(WIDEST, (ROOM - (panels.length - 1) * GAP) / panels.length)
  const first = 105 - (panels.length * width + (panels.length - 1) * GAP) / 2
  return panels.map((panel, i) => {
    const x = first + i * (width + GAP)
    const y = LINE_Y + 1.2
    return [
      pen.shape(box(x, y, width, heightOf(width - 2 * EDGE) + 2 * EDGE, 0.8), 'white', 1),
      moment(pen, panel, [x + EDGE, y + EDGE], width - 2 * EDGE),
      peg(pen, x + 8, y),
      peg(pen, x + width - 8, y),
    ]
  })
}

interface Setting {
  readonly size: number
  readonly leading: number
}

const SETTINGS: Readonly<Record<Level, Setting>> = {
  facil: { size: 5.4, leading: 7.8 },
  medio: { size: 4.8, leading: 6.8 },
  desafio: { size: 4.6, leading: 6.2 },
}

/** The text, each paragraph with an indent, and its lower edge. */
function story(pen: Pen, { title, paragraphs }: Mapped, { size, leading }: Setting): readonly [Drawing, number] {
  let y = PAPER.y + 17.5
  const lines = paragraphs.flatMap((paragraph) => {
    const [head = '', ...tail] = wrapText(paragraph, 'text', size, RIGHT - LEFT - 5)
    const rest = tail.length ? wrapText(tail.join(' '), 'text', size, RIGHT - LEFT) : []
    return [head, ...rest].map((words, i) => {
      const base = y
      y += leading
      return pen.text(LEFT + (i === 0 ? 5 : 0), base, words, size, { font: 'text', anchor: 'start' })
    })
  })
  return [[pen.text(105, PAPER.y + 9.4, title, 6), lines], y - leading]
}

const FIELD = { width: 81.5, gap: 3 }
/** Height of a field; the youngest write larger. */
const heightOfField = (level: Level) => (level === 'facil' ? 26 : 22)
/** Last line of the paper to write on. */
const LAST = PAPER.y + PAPER.height - 6

const TELLERS = ['personagem (1ª pessoa)', 'alguém de fora (3ª pessoa)'] as const

export function mapPage(pen: Pen, level: Level, mapped: Mapped): PageMark[] {
  const [text, end] = story(pen, mapped, SETTINGS[level])
  const { hero, setting, conflict, resolution, person, proof, turned } = mapped
  const fields = [
    ['Personagem central:', hero],
    ['Cenário:', setting],
    ['Conflito:', conflict],
    ['Resolução:', resolution],
  ] as const
  const top = end + 6
  const height = heightOfField(level)
  const below = top + 2 * (height + FIELD.gap) + 7
  const own = below + 24.5
  const isProved = level !== 'facil'
  return [
    ...marksOf([photos(pen, mapped), text]),
    ...fields.flatMap(([label, value], i) => {
      const x = LEFT + (i % 2) * (FIELD.width + FIELD.gap)
      const y = top + Math.floor(i / 2) * (height + FIELD.gap)
      return [
        ...marksOf(pen.shape(box(x, y, FIELD.width, height, 2.5), 'cream', 0.8)),
        ...flowing(pen, {
          label,
          at: [x + 3, y + 8],
          to: x + FIELD.width - 3,
          size: 4.7,
          letters: 4.4,
          step: height - 12,
          count: 2,
          value,
        }),
      ]
    }),
    ...marksOf(pen.text(LEFT, below, 'Quem conta?', 5, { anchor: 'start' })),
    ...TELLERS.flatMap((teller, i) => {
      const x = LEFT + 40 + i * 61
      return [
        ...answerBox(pen, [x, below - 1.8], 8, (person === 1) === (i === 0) ? 'X' : ''),
        ...marksOf(pen.text(x + 6, below, teller, 4.2, { font: 'text', anchor: 'start' })),
      ]
    }),
    ...labelled(pen, {
      label: isProved ? 'Palavras do texto que mostram isso:' : 'Uma palavra que mostra isso:',
      at: [LEFT, below + 12.5],
      to: RIGHT,
      size: 5,
      value: isProved ? `Exemplo: ${proof.join(', ')}` : `Exemplo: ${proof[0]}`,
    }),
    ...(level === 'desafio' && turned
      ? [
          ...marksOf(
            pen.text(
              LEFT,
              own,
              person === 1
                ? 'Reescreva a primeira frase em 3ª pessoa:'
                : `Reescreva a primeira frase em 1ª pessoa, como se fosse ${hero}:`,
              5,
              { anchor: 'start' },
            ),
          ),
          ...ruled(pen, { at: [LEFT, own + 9.5], to: RIGHT, step: 9, count: 2, value: turned, size: 4.6 }),
        ]
      : [
          ...marksOf(pen.text(LEFT, own, 'Para mim, a parte mais importante é:', 5, { anchor: 'start' })),
          ...ruled(pen, { at: [LEFT, own + 10], to: RIGHT, step: 9.5, count: Math.floor((LAST - own - 10) / 9.5) + 1 }),
        ]),
  ]
}
