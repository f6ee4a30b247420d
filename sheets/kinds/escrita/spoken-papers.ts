/** Scripts to write before a message is said: on the screen of a telephone, or in four scenes on that of a tablet. */
import type { PageMark } from '../../scene/answers.ts'
import type { Mark } from '../../scene/scene.ts'
import { box, circle } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import {
  phone,
  RECORDERS,
  recorderNote,
  screenOfPhone,
  screenOfTablet,
  soundBubble,
  tablet,
} from '../../studio/places/recording-desk.ts'
import { notes } from './adult-notes.ts'
import { labelled, ruled } from './papers.ts'
import type { SpokenInvitation, SpokenRequest } from './spoken-requests.ts'

const PHONE = { x: 18, y: 125.5, width: 116, height: 156 }
const SCREEN = screenOfPhone(PHONE)
const [LEFT, RIGHT] = [SCREEN.x + 6, SCREEN.x + SCREEN.width - 6]
const SOUND = { x: SCREEN.x + 5, y: SCREEN.y + 16, width: SCREEN.width - 10, height: 13 }
const BESIDE = { x: 140, width: 54, height: 48, step: 53.5 }

/** The three notes beside the telephone, one below the other. */
const besidePhone = (pen: Pen, printed: (words: string) => string): Mark[] =>
  marksOf(
    RECORDERS.map((recorder, i) =>
      recorderNote(
        pen,
        { x: BESIDE.x, y: PHONE.y + i * BESIDE.step, width: BESIDE.width, height: BESIDE.height },
        recorder,
        printed(`Quem ${recorder}`),
      ),
    ),
  )

function invitation(pen: Pen, request: SpokenInvitation): PageMark[] {
  const { to, what, day, hour, where, who } = request
  const lines = [
    ['OI,', to],
    ['VENHA PARA', what],
    ['DIA:', day],
    ['HORA:', hour],
    ['LUGAR:', where],
    ['AQUI É', who],
  ] as const
  const upper = (words: string) => words.toUpperCase()
  return [
    ...marksOf([phone(pen, PHONE, 'CONVITE EM ÁUDIO'), soundBubble(pen, SOUND)]),
    ...lines.flatMap(([label, value], i) =>
      labelled(pen, { label, at: [LEFT, SOUND.y + 30 + i * 15.2], to: RIGHT, size: 5.2, value: upper(value) }),
    ),
    ...besidePhone(pen, upper),
  ]
}

function notice(pen: Pen): PageMark[] {
  const top = SOUND.y + 24
  return [
    ...marksOf([phone(pen, PHONE, 'Recado em áudio'), soundBubble(pen, SOUND)]),
    ...labelled(pen, { label: 'Saudação:', at: [LEFT, top], to: RIGHT, size: 5 }),
    ...labelled(pen, { label: 'Recado:', at: [LEFT, top + 14], to: RIGHT, size: 5 }),
    ...ruled(pen, { at: [LEFT, top + 26], to: RIGHT, step: 11, count: 4 }),
    ...labelled(pen, { label: 'Despedida:', at: [LEFT, top + 73], to: RIGHT, size: 5 }),
    ...ruled(pen, { at: [LEFT, top + 85], to: RIGHT, step: 11, count: 1 }),
    ...besidePhone(pen, (words) => words),
  ]
}

const TABLET = { x: 15, y: 124.5, width: 180, height: 131 }
const WIDE = screenOfTablet(TABLET)
const FRAME = { width: 74, height: 27, gap: 5 }

function video(pen: Pen): PageMark[] {
  const first = WIDE.x + (WIDE.width - 2 * FRAME.width - FRAME.gap) / 2
  return [
    ...marksOf(tablet(pen, TABLET, 'Roteiro do vídeo')),
    ...[0, 1, 2, 3].flatMap((i) => {
      const [x, y] = [first + (i % 2) * (FRAME.width + FRAME.gap), WIDE.y + 15 + Math.floor(i / 2) * 53]
      return [
        ...marksOf([
          pen.line(box(x, y, FRAME.width, FRAME.height, 2), 0.9, 'black', [2.2, 1.8]),
          pen.shape(circle(x + 5.6, y + 5.6, 3.8), 'yellow', 0.8),
          pen.text(x + 5.6, y + 7.6, i + 1, 5.2),
        ]),
        ...labelled(pen, { label: 'Fala:', at: [x, y + FRAME.height + 9], to: x + FRAME.width, size: 4.8 }),
        ...ruled(pen, { at: [x, y + FRAME.height + 20], to: x + FRAME.width, step: 10, count: 1 }),
      ]
    }),
    ...marksOf(
      RECORDERS.map((recorder, i) =>
        recorderNote(pen, { x: TABLET.x + i * 61, y: 259.5, width: 58, height: 22.5 }, recorder, `Quem ${recorder}`),
      ),
    ),
  ]
}

export function spokenPaper(pen: Pen, request: SpokenRequest): PageMark[] {
  if (request.genre === 'convite falado') return invitation(pen, request)
  return request.genre === 'recado falado' ? notice(pen) : video(pen)
}

const RECORDED = [
  'O grupo combina quem escreve, quem fala e quem grava; na vez seguinte, os papéis trocam.',
  'Quem fala ensaia em voz alta, devagar, e olha para o roteiro só quando precisa.',
  'O grupo ouve ou vê a gravação e confere: dá para entender tudo sem perguntar?',
]

/** For the adult: one possible text to say. */
export function spokenNotes(request: SpokenRequest): Mark[] | undefined {
  if (request.genre === 'convite falado') return
  const sentences = request.genre === 'vídeo' ? request.steps.map((step, i) => `${i + 1}. ${step}`) : request.model
  const title = request.genre === 'vídeo' ? `Um roteiro possível: ${request.title}` : 'Um recado possível'
  return notes([
    { title, sentences },
    { title: 'Para gravar em grupo', sentences: RECORDED },
  ])
}
