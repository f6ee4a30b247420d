/** Photos of an experiment and a pad to report on it: in order, in a free text, in a script to record. */
import { measureText } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import type { Level } from '../../scene/scene.ts'
import { person } from '../../studio/cast/cast.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { POINT } from '../../studio/cast/poses.ts'
import { box } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import { observationWall } from '../../studio/places/observation-room.ts'
import { notepad } from '../../studio/places/writing-desk.ts'
import type { ExperimentName } from '../../studio/shapes/experiments.ts'
import { TOLD } from './experiment-facts.ts'
import { belowPhoto, hungMoments } from './experiment-photos.ts'
import { answerBox, flowing, labelled, ruled } from './papers.ts'
import { DID, DONE, LEARNT, STARTS, TELLING } from './telling-facts.ts'

export interface TellTask {
  readonly name: ExperimentName
  readonly level: Level
  /** Moments from the left one on. */
  readonly order: readonly number[]
}

const PAD = { x: 57, y: 139, width: 139, height: 144 }
const [LEFT, RIGHT] = [PAD.x + 6, PAD.x + PAD.width - 6]
const BUBBLE = { x: 13.5, y: 151, width: 40, height: 43 }
const CHECK = 4.2
const LINES = { to: RIGHT, letters: 4.6, step: 9.6 }

/** Lines of the bubble. */
const SAID: Readonly<Record<Level, readonly string[]>> = {
  facil: ['Conte tudo', 'na ordem!'],
  medio: STARTS.map((start) => start.toLowerCase()),
  desafio: ['Luz, câmera,', 'relato!'],
}

/** Last things to look at before the child reads aloud or records. */
const CHECKED: Readonly<Record<Level, readonly string[]>> = {
  facil: ['título', 'ordem certa', 'contei em voz alta'],
  medio: ['título', 'palavras de tempo', 'li em voz alta'],
  desafio: ['ensaiei', 'falei devagar', 'gravei'],
}

/** A child on the floor who speaks; the words are in the middle of the bubble. */
function speaker(pen: Pen, who: CastName, level: Level, name: ExperimentName): Drawing {
  const { x, y, width, height } = BUBBLE
  const lines = (level === 'desafio' && DONE[name]) || SAID[level]
  const first = y + height / 2 - (lines.length - 1) * 4.4 + 1.8
  return [
    pen.shape(`M${x + 14} ${y + height - 1}L${x + 19} ${y + height + 9}L${x + 23} ${y + height - 1}z`, 'white', 1),
    pen.shape(box(x, y, width, height, 6), 'white', 1),
    pen.shape(box(x + 14.8, y + height - 1.8, 7.5, 1.5), 'white', null),
    lines.map((words, i) => pen.text(x + width / 2, first + i * 8.8, words, 5)),
    person(pen, who, 28.5, 281, 1.2, { pose: POINT }),
  ]
}

/** Small boxes to tick with equal gaps. */
function checks(pen: Pen, level: Level): Drawing {
  const y = PAD.y + PAD.height - 8
  const widths = CHECKED[level].map((words) => measureText(words, 'text', CHECK) + 6.5)
  const gap = (RIGHT - LEFT - widths.reduce((sum, width) => sum + width, 0)) / (widths.length - 1)
  let x = LEFT
  return CHECKED[level].map((words, i) => {
    const left = x
    x += (widths[i] ?? 0) + gap
    return [
      pen.shape(box(left, y - 4, 5, 5, 0.8), 'white', 0.7),
      pen.text(left + 6.5, y, words, CHECK, { font: 'text', anchor: 'start' }),
    ]
  })
}

/** Sentences that begin with a word of time. */
const inOrder = (pen: Pen, name: ExperimentName): PageMark[] =>
  STARTS.flatMap((start, i) =>
    flowing(pen, {
      ...LINES,
      label: `${start},`,
      at: [LEFT, PAD.y + 38 + i * 23],
      step: 10.4,
      count: 2,
      value: TELLING[name][i] ?? '',
    }),
  )

/** Bare lines for a text. */
function freely(pen: Pen, name: ExperimentName): PageMark[] {
  const value = STARTS.map((start, i) => `${start}, ${TELLING[name][i] ?? ''}`).join(' ')
  return ruled(pen, { at: [LEFT, PAD.y + 38], to: RIGHT, step: 10.6, count: 9, value, size: 4.6 })
}

function script(pen: Pen, name: ExperimentName): PageMark[] {
  const [did, ...saw] = TELLING[name]
  const seen = saw.map((one, i) => capital(i === 0 ? one : `${['depois', 'por fim'][i - 1]}, ${one}`)).join(' ')
  const fields = [
    ['Quem fala:', 'Nina, do 3º ano.', 1],
    ['O que fizemos:', DID[name] ?? capital(did), 2],
    ['O que vimos:', seen, 3],
    ['O que aprendemos:', LEARNT[name], 2],
  ] as const
  let y = PAD.y + 38
  return fields.flatMap(([label, value, count]) => {
    const at = y
    y += count * LINES.step + 3.2
    return flowing(pen, { ...LINES, label, at: [LEFT, at], size: 5, count, value })
  })
}

const WRITTEN: Readonly<Record<Level, typeof script>> = { facil: inOrder, medio: freely, desafio: script }

export function recordTell(pen: Pen, { name, level, order }: TellTask, who: CastName, variant: number): PageMark[] {
  const numbered = (which: number, i: number): PageMark[] => {
    const [x, y] = belowPhoto(i)
    return level === 'facil'
      ? answerBox(pen, [x, y], 13, String(which + 1))
      : marksOf(pen.text(x, y + 2.6, which + 1, 7))
  }
  return [
    ...marksOf([
      observationWall(pen, variant),
      hungMoments(pen, name, order),
      pen.shape(box(-4, 262, 222, 40), 'woodPale', 1.1),
      notepad(pen, PAD),
      checks(pen, level),
      speaker(pen, who, level, name),
    ]),
    ...order.flatMap(numbered),
    ...labelled(pen, { label: 'Título:', at: [LEFT, PAD.y + 22], to: RIGHT, size: 5.6, value: TOLD[name].title }),
    writtenAnswer(PAD.x + PAD.width / 2, PAD.y + 129, '(resposta possível)', 4),
    ...WRITTEN[level](pen, name),
  ]
}
