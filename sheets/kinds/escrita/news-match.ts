/** The wall newspaper: headlines, photographs and legends to join, and a photograph whose legend the child writes. */
import { fitTextSize } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED } from '../../scene/inks.ts'
import { line } from '../../scene/marks.ts'
import { CHILDREN, nameOf } from '../../studio/cast/people.ts'
import { box, circle, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { newspaper, newsWall, reporter } from '../../studio/places/news-desk.ts'
import { castOfPhoto, newsPhoto } from '../../studio/places/news-photos.ts'
import { bubbleAbove } from '../../studio/shapes/speech-bubbles.ts'
import type { PhotoNews } from './news-photo-facts.ts'
import { ruled } from './papers.ts'

export interface MatchTask {
  /** Three to join, in the order of their photographs. */
  readonly news: readonly PhotoNews[]
  /** Rows of the headlines and of the legends, by number of the photograph. */
  readonly headlines: readonly number[]
  readonly legends: readonly number[]
  /** The photograph without a legend. */
  readonly own: PhotoNews
}

const SHEET = { x: 14, y: 57, width: 182, height: 218 }
const [TOP, STEP, HIGH] = [80, 39.5, 36]
const WIDTH = 57
const PHOTO = SHEET.x + (SHEET.width - WIDTH) / 2
const CARD = 42
const [LEFT, RIGHT] = [SHEET.x + 5, SHEET.x + SHEET.width - 5 - CARD]
const OWN = { x: 19, y: 211, width: 69, height: 39 }
const SAYS = { x: 112, y: 210, width: 73, height: 19 }
const middleOf = (row: number) => TOP + row * STEP + HIGH / 2

/** Words in lines, their middle at a place. */
function block(pen: Pen, words: string, [cx, cy]: Spot, size: number, font: 'text' | 'display'): Drawing {
  const lines = wrapText(words, font, size, CARD - 4)
  const leading = size * 1.32
  return lines.map((one, i) =>
    pen.text(cx, cy + (i - (lines.length - 1) / 2) * leading + size * 0.36, one, size, { font }),
  )
}

const ring = (pen: Pen, x: number, y: number) => pen.shape(circle(x, y, 1.7), 'white', 0.8)

/** The names that a newspaper prints below a photograph. */
export function namesOn({ photo, names }: PhotoNews): string {
  const cast = castOfPhoto(photo).map(nameOf)
  const last = cast.at(-1) ?? ''
  const listed = names ?? (cast.length > 1 ? `${cast.slice(0, -1).join(', ')} e ${last}` : last)
  return listed.includes(' e ') ? `Da esquerda para a direita: ${listed}` : `Na foto: ${listed}`
}

export function newsMatch(pen: Pen, { news, headlines, legends, own }: MatchTask, variant: number): PageMark[] {
  const upper = (words: string) => words.toUpperCase()
  const onPage = [...news, own].flatMap(({ photo }) => castOfPhoto(photo))
  const who = CHILDREN.find((name) => name !== 'lia' && !onPage.includes(name)) ?? 'bia'
  const [headEnd, photoStart, photoEnd, legendStart] = [
    LEFT + CARD + 2.6,
    PHOTO - 2.6,
    PHOTO + WIDTH + 2.6,
    RIGHT - 2.6,
  ]
  return [
    ...marksOf([
      newsWall(pen, variant),
      newspaper(pen, SHEET, own.place === 'escola' ? 'Mural da escola|Nº 5' : 'Mural do bairro|Nº 5'),
      [LEFT + CARD / 2, PHOTO + WIDTH / 2, RIGHT + CARD / 2].map((x, i) =>
        pen.text(x, TOP - 2.6, ['MANCHETE', 'FOTO', 'LEGENDA'][i] ?? '', 4.2),
      ),
      news.map(({ photo }, i) => newsPhoto(pen, photo, { x: PHOTO, y: TOP + i * STEP, width: WIDTH, height: HIGH })),
      headlines.map((which, row) => [
        pen.shape(box(LEFT, TOP + row * STEP + 2, CARD, HIGH - 4, 2), 'cream', 0.8),
        block(pen, upper(news[which]?.headline ?? ''), [LEFT + CARD / 2, middleOf(row)], 4.7, 'display'),
        ring(pen, headEnd, middleOf(row)),
        ring(pen, photoStart, middleOf(row)),
      ]),
      legends.map((which, row) => [
        pen.shape(box(RIGHT, TOP + row * STEP + 2, CARD, HIGH - 4, 2), 'white', 0.8),
        block(pen, upper(news[which]?.legend ?? ''), [RIGHT + CARD / 2, middleOf(row)], 4.5, 'text'),
        ring(pen, photoEnd, middleOf(row)),
        ring(pen, legendStart, middleOf(row)),
      ]),
      pen.line(`M${SHEET.x + 5} 199.500H${SHEET.x + SHEET.width - 5}`, 0.9),
      pen.text(OWN.x, 207.6, upper(own.headline), fitTextSize(upper(own.headline), 'display', 6, SHEET.width - 12), {
        anchor: 'start',
      }),
      newsPhoto(pen, own.photo, OWN),
      pen.text(OWN.x, OWN.y + OWN.height + 5.6, upper(namesOn(own)), 4.2, { font: 'text', anchor: 'start' }),
      pen.shape(bubbleAbove(SAYS, 164, 5), 'yellowPale', 1),
      pen.text(SAYS.x + SAYS.width / 2, SAYS.y + 8, 'QUEM ESTÁ NA FOTO?', 4.8, { font: 'text' }),
      pen.text(SAYS.x + SAYS.width / 2, SAYS.y + 15, 'O QUE ACONTECE?', 4.8, { font: 'text' }),
      reporter(pen, who, 164, 284, 0.78),
    ]),
    ...ruled(pen, {
      at: [OWN.x, OWN.y + OWN.height + 13],
      to: OWN.x + 122,
      step: 8.4,
      count: 2,
      value: `Exemplo: ${own.legend}`,
      size: 4.4,
    }),
    answer([
      ...headlines.map((which, row) =>
        line(headEnd, middleOf(row), photoStart, middleOf(which), { stroke: ANSWER_RED, width: 0.9 }),
      ),
      ...legends.map((which, row) =>
        line(legendStart, middleOf(row), photoEnd, middleOf(which), { stroke: ANSWER_RED, width: 0.9 }),
      ),
    ]),
  ]
}
