/** One event in a newspaper, on the radio and in a message, on a desk; below, a paper to compare them on. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { cutting, messagePhone, radio, radioBubble } from '../../studio/places/media-desk.ts'
import { newsDesk, print } from '../../studio/places/news-desk.ts'
import { newsPhoto } from '../../studio/places/news-photos.ts'
import { answerBox, labelled, ruled } from '../escrita/papers.ts'
import { CLUES, type Covered, givenBy, MEDIA, rowsOf, SILENT } from './media-facts.ts'

export interface MediaTask {
  readonly covered: Covered
  /** Order of clues and of claims. */
  readonly rows: readonly number[]
  /** Order of reasons. */
  readonly reasons: readonly number[]
}

const PAPER = { x: 14, y: 165, width: 182, height: 117 }
const [LEFT, RIGHT] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
const NEWSPAPER = { x: 14, y: 57, width: 88, height: 103 }

const paper = (pen: Pen): Drawing => pen.shape(box(PAPER.x, PAPER.y, PAPER.width, PAPER.height, 3), 'white', 1.1)

const MASTHEADS = { escola: 'JORNAL DA TURMA', bairro: 'JORNAL DO BAIRRO' } as const

/** A newspaper without an author is not the one to trust. */
function newspaperOf(pen: Pen, { place, headline, best, reporter, reports, photo }: Covered): Drawing {
  const byline = best === 'jornal' && { byline: `Texto: ${reporter}` }
  const words = { masthead: MASTHEADS[place], headline, words: reports.jornal, ...byline }
  return cutting(pen, NEWSPAPER, words, (frame) => newsPhoto(pen, photo, frame))
}

/** Newspaper, radio and telephone. */
const threeMedia = (pen: Pen, covered: Covered, variant: number): Drawing => [
  newsDesk(pen, variant),
  newspaperOf(pen, covered),
  radio(pen, 121, 104),
  radioBubble(pen, { x: 142, y: 57, width: 54, height: 48 }, covered.reports.rádio),
  messagePhone(pen, { x: 107, y: 108.5, width: 89, height: 52 }, covered.reports.mensagem),
]

const LEFT_PHOTO = { x: 18, y: 62, width: 84, height: 44 }

/** The medium to trust and the telephone. */
const twoMedia = (pen: Pen, covered: Covered, variant: number): Drawing => [
  newsDesk(pen, variant),
  covered.best === 'jornal'
    ? newspaperOf(pen, covered)
    : [
        print(pen, LEFT_PHOTO),
        newsPhoto(pen, covered.photo, LEFT_PHOTO),
        radio(pen, 30, 158),
        radioBubble(pen, { x: 51, y: 114, width: 53, height: 46 }, covered.reports.rádio),
      ],
  messagePhone(pen, { x: 109, y: 64, width: 87, height: 90 }, covered.reports.mensagem),
]

const NAMES = { jornal: 'Jornal', rádio: 'Rádio', mensagem: 'Mensagem' } as const
const IN = { jornal: 'no jornal', rádio: 'no rádio', mensagem: 'na mensagem' } as const

const REASONS = [
  'diz quem informa, o dia e quem foi entrevistado.',
  'usa pontos de exclamação para chamar a atenção.',
  'pede para repassar a muita gente.',
] as const

/** Names over columns, lines between the rows. */
function grid(pen: Pen, names: readonly string[], columns: readonly number[], rows: number, step: number): Drawing {
  const top = PAPER.y + 5
  const foot = top + 11 + rows * step
  return [
    pen.shape(box(LEFT, top, RIGHT - LEFT, 11, 2), 'yellowPale', 0.8),
    names.map((name, i) => {
      const [from = 0, to = RIGHT] = [columns[i], columns[i + 1]]
      return pen.text((from + to) / 2, top + 7.6, name, fitTextSize(name, 'display', 5, to - from - 4))
    }),
    pen.line(
      `${columns.map((x) => `M${x} ${top}V${foot}`).join('')}${Array.from({ length: rows }, (_, i) => `M${LEFT} ${top + 11 + (i + 1) * step}H${RIGHT}`).join('')}`,
      0.6,
    ),
    pen.line(`M${LEFT} ${top + 5}V${foot}M${RIGHT} ${top + 5}V${foot}`, 0.6),
  ]
}

const [QUESTIONS, HALF, ROW] = [72, 131, 12.4]

/** The same questions to two media, then which one deserves more trust and why. */
export function comparePage(pen: Pen, { covered, reasons }: MediaTask, variant: number): PageMark[] {
  const top = PAPER.y + 16
  const below = top + 4 * ROW + 9
  const rows = rowsOf(covered)
  const asked = Math.min(...rows.map(([question]) => fitTextSize(question, 'text', 4.9, QUESTIONS - LEFT - 5)))
  return [
    ...marksOf([
      twoMedia(pen, covered, variant),
      paper(pen),
      grid(pen, [NAMES[covered.best], NAMES.mensagem], [QUESTIONS, HALF], 4, ROW),
      pen.text(LEFT + 3, top - 3.6, 'Se não diz: —', 4.2, { font: 'text', anchor: 'start' }),
    ]),
    ...rows.flatMap(([question, best, message], i) => {
      const y = top + (i + 0.5) * ROW
      const sized = (words: string) => fitTextSize(words, 'display', 5, 50)
      const shown = (words: string) => (words === SILENT ? '—' : words)
      return [
        ...marksOf(
          pen.text(LEFT + 3, y + 1.7, question, asked, {
            font: 'text',
            anchor: 'start',
          }),
        ),
        writtenAnswer((QUESTIONS + HALF) / 2, y, shown(best), sized(best)),
        writtenAnswer((HALF + RIGHT) / 2, y, shown(message), sized(message)),
      ]
    }),
    ...marksOf(pen.text(LEFT, below, 'Confio mais', 5.2, { anchor: 'start' })),
    ...[covered.best, 'mensagem' as const].flatMap((medium, i) => {
      const x = LEFT + 42 + i * 46
      return [
        ...answerBox(pen, [x, below - 1.8], 8.6, i ? '' : 'X'),
        ...marksOf(pen.text(x + 7, below, IN[medium], 4.9, { font: 'text', anchor: 'start' })),
      ]
    }),
    ...marksOf(pen.text(LEFT + 133, below, 'porque…', 5.2, { anchor: 'start' })),
    ...reasons.flatMap((which, i) => {
      const y = below + 11 + i * 10.4
      return [
        ...answerBox(pen, [LEFT + 5, y - 1.8], 8.6, which === 0 ? 'X' : ''),
        ...marksOf(pen.text(LEFT + 13, y, REASONS[which] ?? '', 4.9, { font: 'text', anchor: 'start' })),
      ]
    }),
  ]
}

const MARKED = [115, 139.5, 164] as const
const MARK_NAMES = MEDIA.map((medium) => NAMES[medium])

/** Rows with a box for each medium. */
const markedRows = (
  pen: Pen,
  rows: readonly (readonly [words: string, by: readonly boolean[]])[],
  step: number,
): PageMark[] =>
  rows.flatMap(([words, by], i) => {
    const y = PAPER.y + 16 + (i + 0.5) * step
    return [
      ...marksOf(
        pen.text(LEFT + 3, y + 1.7, words, fitTextSize(words, 'text', 4.9, MARKED[0] - LEFT - 6), {
          font: 'text',
          anchor: 'start',
        }),
      ),
      ...by.flatMap((marks, k) => {
        const [from = 0, to = RIGHT] = [MARKED[k], MARKED[k + 1]]
        return answerBox(pen, [(from + to) / 2, y], 8.8, marks ? 'X' : '')
      }),
    ]
  })

/** The clues that each medium gives about its source, then the conclusion. */
export function cluesPage(pen: Pen, { covered, rows }: MediaTask, variant: number): PageMark[] {
  const step = 12.2
  const below = PAPER.y + 16 + 4 * step + 12
  const label = 'A notícia mais confiável é a que saiu'
  return [
    ...marksOf([threeMedia(pen, covered, variant), paper(pen), grid(pen, MARK_NAMES, MARKED, 4, step)]),
    ...markedRows(
      pen,
      rows.map((which) => [CLUES[which] ?? '', MEDIA.map((medium) => givenBy(covered, medium)[which] ?? false)]),
      step,
    ),
    ...labelled(pen, { label, at: [LEFT, below], to: RIGHT, size: 5, value: IN[covered.best] }),
    ...labelled(pen, {
      label: 'porque',
      at: [LEFT, below + 13],
      to: RIGHT,
      size: 5,
      value: 'diz quem informa, o dia e quem foi',
    }),
    ...ruled(pen, {
      at: [LEFT, below + 25],
      to: RIGHT,
      step: 10,
      count: 1,
      value: 'entrevistado, e não pede para repassar.',
      size: 5,
    }),
  ]
}

/** Claims and the media that make them, then a conclusion in the child's own words. */
export function claimsPage(pen: Pen, { covered, rows }: MediaTask, variant: number): PageMark[] {
  const step = 11
  const below = PAPER.y + 16 + 4 * step + 10
  const best = covered.best === 'jornal' ? 'O jornal' : 'O rádio'
  const second = 'Exemplo: comparo com outras fontes e pergunto a um adulto.'
  return [
    ...marksOf([threeMedia(pen, covered, variant), paper(pen), grid(pen, MARK_NAMES, MARKED, 4, step)]),
    ...markedRows(
      pen,
      rows.map((which) => {
        const claim = covered.claims[which]
        return [claim?.words ?? '', MEDIA.map((medium) => claim?.by.includes(medium) ?? false)]
      }),
      step,
    ),
    ...marksOf(pen.text(LEFT, below, 'Qual é a mais confiável? Por quê?', 5, { anchor: 'start' })),
    ...ruled(pen, {
      at: [LEFT, below + 9],
      to: RIGHT,
      step: 8.6,
      count: 2,
      value: `Exemplo: ${best}, porque diz quem informa, o dia e quem foi entrevistado.`,
      size: 4.6,
    }),
    ...marksOf(pen.text(LEFT, below + 26.4, 'O que fazer antes de repassar a mensagem?', 5, { anchor: 'start' })),
    ...ruled(pen, { at: [LEFT, below + 35.4], to: RIGHT, step: 8.6, count: 1, value: second, size: 4.6 }),
  ]
}
