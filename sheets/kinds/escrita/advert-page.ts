/** An advertisement and what its parts are for; then a plan and the child's own. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { posterPicture } from '../../studio/places/poster-pictures.ts'
import { posterWall, tapedPaper } from '../../studio/places/poster-wall.ts'
import type { Advert } from './advert-facts.ts'
import { answerBox, badge, flowing, labelled, prose, ruled } from './papers.ts'

export interface AdvertTask {
  readonly advert: Advert
  /** Order of the purposes, by number of the means: 0 the letters, 1 the picture, 2 the request. */
  readonly order: readonly number[]
}

/** Purposes in the order of the means. */
export const purposesOf = ({ image }: Advert): readonly string[] => [
  'chamar a atenção de quem passa longe',
  image,
  'dizer ao leitor o que fazer',
]

const MODEL = { x: 16, y: 62, width: 88, height: 96 }
const ASKED = { x: 109, y: 62, width: 85, height: 96 }
const OWN = { x: 16, y: 165, width: 178, height: 117 }
const PICTURE = { x: MODEL.x + 6, y: MODEL.y + 17, width: 76, height: 48 }
/** Width of the plan. */
const PLAN = 60

export function advertPage(pen: Pen, task: AdvertTask, cast: readonly CastName[], variant: number): PageMark[] {
  const { advert, order } = task
  const { title, text, asks, own, forWhom, request, reason, example, sketch, by } = advert
  const plan = [forWhom, request, reason]
  const means = ['O tamanho do título', 'A imagem', `“${asks}”`]
  const purposes = purposesOf(advert)
  const [from, to] = [OWN.x + PLAN + 10, OWN.x + OWN.width - 7]
  const frame = { x: from, y: OWN.y + 27, width: to - from, height: 40 }
  return [
    ...marksOf([
      posterWall(pen, advert.place, variant),
      tapedPaper(pen, MODEL),
      pen.text(MODEL.x + MODEL.width / 2, MODEL.y + 12.6, title, fitTextSize(title, 'display', 8, MODEL.width - 10)),
      posterPicture(pen, advert.picture, cast, PICTURE),
      prose(pen, text, { at: [MODEL.x + 6, PICTURE.y + PICTURE.height + 7.5], width: 76, size: 4.5, leading: 6.4 }),
      tapedPaper(pen, ASKED, 'cream'),
      pen.text(ASKED.x + 6, ASKED.y + 11, 'Para que serve no anúncio?', 4.8, { anchor: 'start' }),
      means.map((name, i) => [
        badge(pen, [ASKED.x + 10, ASKED.y + 20 + i * 10], i + 1, 3.8),
        pen.text(ASKED.x + 17, ASKED.y + 21.7 + i * 10, name, fitTextSize(name, 'text', 4.8, 64), {
          font: 'text',
          anchor: 'start',
        }),
      ]),
      pen.line(`M${ASKED.x + 6} ${ASKED.y + 48}H${ASKED.x + ASKED.width - 6}`, 0.6),
    ]),
    ...order.flatMap((which, i) => {
      const y = ASKED.y + 56 + i * 15
      const purpose = purposes[which] ?? ''
      return [
        ...answerBox(pen, [ASKED.x + 11, y], 10.5, String(which + 1)),
        ...marksOf(
          prose(pen, purpose, {
            at: [ASKED.x + 20, y + (measureText(purpose, 'text', 4.3) > 61 ? -1.3 : 1.7)],
            width: 61,
            size: 4.3,
            leading: 5.2,
          }),
        ),
      ]
    }),
    ...marksOf([
      tapedPaper(pen, OWN),
      pen.text(
        OWN.x + 7,
        OWN.y + 10.4,
        `O seu anúncio: ${own}`,
        fitTextSize(`O seu anúncio: ${own}`, 'display', 6, OWN.width - 14),
        { anchor: 'start' },
      ),
      ['Para quem?', 'O que pedir?', 'Por quê?'].map((label, i) => {
        const y = OWN.y + 16 + i * 31.5
        return [
          pen.shape(box(OWN.x + 6, y, PLAN - 2, 28.5, 2.5), 'cream', 0.8),
          pen.text(OWN.x + 10, y + 7, label, 4.8, { anchor: 'start' }),
        ]
      }),
      pen.line(box(frame.x, frame.y, frame.width, frame.height, 2), 0.9, 'black', [2.2, 1.8]),
      pen.text(frame.x + frame.width / 2, frame.y + 6.5, 'desenho', 4.2, { font: 'text' }),
    ]),
    ...[0, 1, 2].flatMap((i) =>
      ruled(pen, {
        at: [OWN.x + 10, OWN.y + 33 + i * 31.5],
        to: OWN.x + PLAN,
        step: 8.4,
        count: 2,
        value: plan[i] ?? '',
        size: 4,
      }),
    ),
    writtenAnswer(frame.x + frame.width / 2, frame.y + frame.height / 2, 'Exemplo:', 4.8),
    writtenAnswer(frame.x + frame.width / 2, frame.y + frame.height / 2 + 8, sketch, 4.8),
    ...labelled(pen, { label: 'Título:', at: [from, OWN.y + 22], to, size: 5.4, value: example[0] }),
    ...flowing(pen, {
      label: 'Texto:',
      at: [from, OWN.y + 77],
      to,
      size: 5.4,
      step: 9.4,
      count: 3,
      value: example[1],
      letters: 4.2,
    }),
    ...labelled(pen, { label: 'Quem assina:', at: [from + 24, OWN.y + 109], to, size: 4.8, value: by }),
  ]
}
