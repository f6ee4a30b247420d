/** A campaign with its slogan missing: the child numbers the parts, chooses the slogan, copies it and writes another. */
import { fitTextSize } from '../../lettering/fonts.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { posterPicture } from '../../studio/places/poster-pictures.ts'
import { posterWall, showingChildren, standingBoard, tapedPaper, wallFloor } from '../../studio/places/poster-wall.ts'
import type { Campaign } from './campaign-facts.ts'
import { answerBox, badge, flowing, prose, ruled } from './papers.ts'

/** Parts of a poster from top to bottom. */
export const PARTS = ['título', 'imagem', 'slogan', 'informação', 'quem fez'] as const

export interface SloganTask {
  readonly campaign: Campaign
  /** Parts in the order of their boxes. */
  readonly parts: readonly (typeof PARTS)[number][]
  /** Three sentences, one of them the slogan. */
  readonly sentences: readonly string[]
}

const POSTER = { x: 47.5, y: 62, width: 115, height: 119 }
const PICTURE = { x: POSTER.x + 15.5, y: POSTER.y + 16.5, width: 84, height: 52 }
const MIDDLE = POSTER.x + POSTER.width / 2
const CARD = { x: 15, y: 187, width: 180, height: 63 }
const OWN = { x: 47, y: 255, width: 116, height: 25.5 }

export function sloganPoster(pen: Pen, task: SloganTask, cast: readonly CastName[], variant: number): PageMark[] {
  const { campaign, parts, sentences } = task
  const { title, slogan, info, by, also } = campaign
  const foot = PICTURE.y + PICTURE.height
  const room = POSTER.width - 26
  const heights = [POSTER.y + 9.4, PICTURE.y + 7, foot + 12, foot + 31, foot + 42]
  return [
    ...marksOf([
      posterWall(pen, campaign.place, variant),
      wallFloor(pen, campaign.place),
      tapedPaper(pen, POSTER),
      pen.text(MIDDLE + 4, POSTER.y + 12.4, title, fitTextSize(title, 'display', 9.4, room)),
      posterPicture(pen, campaign.picture, cast, PICTURE),
      pen.text(MIDDLE + 4, foot + 32.8, info, fitTextSize(info, 'text', 5, room), { font: 'text' }),
      pen.text(MIDDLE + 4, foot + 43.6, by, 4.6),
      heights.map((y, i) => badge(pen, [i === 1 ? PICTURE.x + 7 : POSTER.x + 8, y], i + 1, 4)),
    ]),
    ...ruled(pen, {
      at: [POSTER.x + 15, foot + 12],
      to: POSTER.x + POSTER.width - 7,
      step: 11,
      count: 2,
      value: slogan,
      size: 5.6,
    }),
    ...parts.flatMap((part, i) => {
      const [x, y] = [i % 2 ? 180 : 30, (i % 2 ? 107 : 92) + Math.floor(i / 2) * 30]
      const value = String(PARTS.indexOf(part) + 1)
      return [
        ...marksOf([
          pen.shape(box(x - 15, y - 9, 30, 25, 2), 'cream', 0.9),
          pen.text(x, y + 12.4, part, fitTextSize(part, 'display', 4.8, 25)),
        ]),
        ...answerBox(pen, [x, y], 12, value),
      ]
    }),
    ...marksOf([
      tapedPaper(pen, CARD, 'cream'),
      pen.text(CARD.x + 6, CARD.y + 9, 'Qual frase é o slogan? Marque com X e copie na parte 3.', 4.8, {
        anchor: 'start',
      }),
    ]),
    ...sentences.flatMap((sentence, i) => {
      const y = CARD.y + 21 + i * 16.6
      return [
        ...answerBox(pen, [CARD.x + 12, y], 11, sentence === slogan ? 'X' : ''),
        ...marksOf(
          prose(pen, sentence, {
            at: [CARD.x + 22, y + (sentence.length > 62 ? -1.6 : 1.8)],
            width: CARD.width - 30,
            size: 5,
            leading: 7,
          }),
        ),
      ]
    }),
    ...marksOf([showingChildren(pen, variant, 0.46), standingBoard(pen, OWN)]),
    ...flowing(pen, {
      label: 'Outro slogan:',
      at: [OWN.x + 5, OWN.y + 10.5],
      to: OWN.x + OWN.width - 5,
      size: 4.8,
      step: 10,
      count: 2,
      value: `Exemplo: ${also}`,
      letters: 4.2,
    }),
  ]
}
