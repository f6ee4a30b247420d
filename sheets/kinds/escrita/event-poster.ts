/** A poster of an event to complete: a child announces the event, the poster has room for each part. */
import type { PageMark } from '../../scene/answers.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { posterPicture } from '../../studio/places/poster-pictures.ts'
import { posterWall, SPEECH, sayingChild, tapedPaper, wallFloor } from '../../studio/places/poster-wall.ts'
import { flowing, labelled } from './papers.ts'
import type { PosterEvent } from './poster-facts.ts'

const POSTER = { x: 19, y: 63, width: 172, height: 177 }
const PICTURE = { x: POSTER.x + 18, y: POSTER.y + 23, width: 136, height: 87 }
const [LEFT, RIGHT] = [POSTER.x + 9, POSTER.x + POSTER.width - 9]

export function eventPoster(pen: Pen, event: PosterEvent, cast: readonly CastName[], variant: number): PageMark[] {
  const upper = (words: string) => words.toUpperCase()
  const below = PICTURE.y + PICTURE.height
  return [
    ...marksOf([
      posterWall(pen, event.place, variant),
      wallFloor(pen, event.place),
      tapedPaper(pen, POSTER),
      posterPicture(pen, event.picture, cast, PICTURE),
      sayingChild(pen, variant),
      event.says.map((line, i) =>
        pen.text(SPEECH.x + SPEECH.width / 2, SPEECH.y + 10.6 + i * 8.2, upper(line), 5.4, { font: 'text' }),
      ),
    ]),
    ...labelled(pen, { label: 'O QUÊ:', at: [LEFT, POSTER.y + 16], to: RIGHT, size: 7, value: upper(event.what) }),
    ...labelled(pen, { label: 'DIA:', at: [LEFT, below + 13], to: LEFT + 86, value: upper(event.day) }),
    ...labelled(pen, { label: 'HORA:', at: [LEFT + 92, below + 13], to: RIGHT, value: upper(event.hour) }),
    ...labelled(pen, { label: 'LUGAR:', at: [LEFT, below + 26.5], to: RIGHT, value: upper(event.where) }),
    ...flowing(pen, {
      label: 'CHAME AS PESSOAS:',
      at: [LEFT, below + 40],
      to: RIGHT,
      step: 13.5,
      count: 2,
      value: `Exemplo: ${upper(event.call)}`,
      letters: 5.6,
    }),
  ]
}
