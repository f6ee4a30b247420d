/** Papers of four genres with their parts to fill in: an invitation, a list, a note, a letter with its envelope. */
import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wrapText } from '../../lettering/wrapped-text.ts'
import { capital } from '../../page/capital.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { centred } from '../../studio/fit.ts'
import { box, type Spot } from '../../studio/paths.ts'
import { type Drawing, marksOf, type Pen } from '../../studio/pen.ts'
import {
  ADDRESS,
  addressCard,
  cloth,
  DESK,
  deskPencil,
  envelope,
  envelopeBack,
  invitationCard,
  notepad,
  SAID,
  stickyNote,
} from '../../studio/places/writing-desk.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import type { Invitation, Letter, List, Request } from './requests.ts'

const [SAYING, LEADING] = [5.2, 7.8]

/** A request in the middle of its bubble. */
export function saying(pen: Pen, request: string): Drawing {
  const lines = wrapText(request, 'text', SAYING, SAID.width - 12)
  const top = SAID.y + SAID.height / 2 - ((lines.length - 1) * LEADING) / 2 + SAYING * 0.35
  return lines.map((line, i) =>
    pen.text(SAID.x + 6, top + i * LEADING, line, SAYING, { font: 'text', anchor: 'start' }),
  )
}

/** «Malu». */
export const nameOf = ({ who }: Request) => capital(who)

const NAME = { x: 36, y: 111, height: 9.6, size: 5.6 }

/** The name of whoever asks, on a plate at the edge of the desk. */
export function namePlate(pen: Pen, name: string): Drawing {
  const width = measureText(name, 'display', NAME.size) + 9
  return [
    pen.shape(box(NAME.x - width / 2, NAME.y, width, NAME.height, 1.5), 'white', 1),
    pen.text(NAME.x, NAME.y + NAME.height / 2 + NAME.size * 0.36, name, NAME.size),
  ]
}

interface Field {
  readonly label: string
  readonly at: Spot
  /** Right end of the line. */
  readonly to: number
  readonly size?: number
  readonly value?: string
}

/** A label and the line behind it; the key writes on the line. */
function field(pen: Pen, { label, at: [x, y], to, size = 5.6, value }: Field): PageMark[] {
  const from = x + (label ? measureText(label, 'display', size) + 2 : 0)
  const room = to - from
  return [
    ...marksOf([
      label ? pen.text(x, y, label, size, { anchor: 'start' }) : [],
      pen.line(`M${from} ${y + 1}H${to}`, 0.6),
    ]),
    ...(value ? [writtenAnswer(from + room / 2, y - 2.2, value, fitTextSize(value, 'display', 6.4, room - 4))] : []),
  ]
}

function invitation(pen: Pen, request: Invitation): PageMark[] {
  const { to, what, day, hour, where } = request
  const card = { ...DESK, x: 24, width: 162 }
  const [left, right] = [card.x + 15, card.x + card.width - 15]
  const half = card.x + card.width / 2
  const lines: readonly (readonly [label: string, value: string])[] = [
    ['PARA:', to],
    ['O QUÊ:', what],
    ['DIA:', day],
    ['HORA:', hour],
    ['LUGAR:', where],
    ['QUEM CONVIDA:', nameOf(request)],
  ]
  return [
    ...marksOf([
      invitationCard(pen, card),
      pen.text(half, card.y + 26, 'CONVITE', 13),
      deskPencil(pen, 193.5, 190, 'red'),
    ]),
    ...lines.flatMap(([label, value], i) =>
      field(pen, { label, at: [left, card.y + 46 + i * 19], to: right, value: value.toUpperCase() }),
    ),
  ]
}

function list(pen: Pen, { title, things }: List): PageMark[] {
  const pad = { ...DESK, x: 72, y: DESK.y + 3, width: 118, height: DESK.height - 3 }
  const [left, right, first, step] = [pad.x + 10, pad.x + pad.width - 10, pad.y + 54, 23]
  return [
    ...marksOf([notepad(pen, pad), cloth(pen, { x: 17, y: DESK.y + 4, width: 48, height: DESK.height - 6 })]),
    ...field(pen, { label: 'LISTA PARA', at: [left, pad.y + 26], to: right, size: 6.4, value: title.toUpperCase() }),
    ...things.flatMap((thing, i) => [
      ...marksOf([
        centred(pen, namedThing(thing).draw, 41 + (i % 2 ? 5 : -5), DESK.y + 20 + i * 29.4, 26),
        pen.shape(box(left, first + i * step - 5, 6, 6, 1), 'white', 0.8),
      ]),
      ...field(pen, { label: '', at: [left + 9, first + i * step], to: right, value: thing.toUpperCase() }),
    ]),
  ]
}

const NOTE_CHECKS = ['Data', 'Para quem', 'Recado', 'Nome'] as const
const CHECK = 4.6

/** Small boxes to tick after reading over, one behind the other. */
function checks(pen: Pen, labels: readonly string[], [x, y]: Spot): Drawing {
  let left = x
  return labels.map((label) => {
    const at = left
    left += measureText(label, 'text', CHECK) + 13
    return [
      pen.shape(box(at, y - 4, 5, 5, 0.8), 'white', 0.7),
      pen.text(at + 6.5, y, label, CHECK, { font: 'text', anchor: 'start' }),
    ]
  })
}

function note(pen: Pen): PageMark[] {
  const paper = { ...DESK, x: 24, y: DESK.y + 5, width: 162, height: DESK.height - 7 }
  const [left, right] = [paper.x + 10, paper.x + paper.width - 10]
  return [
    ...marksOf([stickyNote(pen, paper), deskPencil(pen, 193.5, 190, 'blue')]),
    ...field(pen, { label: 'Data:', at: [paper.x + 90, paper.y + 19], to: right }),
    ...field(pen, { label: 'Para:', at: [left, paper.y + 34], to: left + 92 }),
    ...[0, 1, 2, 3, 4, 5].flatMap((i) => field(pen, { label: '', at: [left, paper.y + 50 + i * 12.5], to: right })),
    ...field(pen, { label: 'De:', at: [paper.x + 70, paper.y + 130], to: right }),
    ...marksOf(checks(pen, NOTE_CHECKS, [left, paper.y + 144])),
  ]
}

const CODE = { side: 5.4, step: 5.8, label: 4.6 }

/** «CEP» and a box for each of its eight digits. */
function postCode(pen: Pen, [x, y]: Spot): Drawing {
  const from = x + measureText('CEP:', 'display', CODE.label) + 2
  return [
    pen.text(x, y, 'CEP:', CODE.label, { anchor: 'start' }),
    Array.from({ length: 8 }, (_, i) => {
      const left = from + i * CODE.step + (i > 4 ? 3 : 0)
      return pen.shape(box(left, y - 4.4, CODE.side, CODE.side + 1, 0.6), 'white', 0.7)
    }),
    pen.line(`M${from + 5 * CODE.step + 0.4} ${y - 1.2}h1.800`, 0.8),
  ]
}

/** Both sides of the envelope: to whom on the front, from whom on the back. */
function envelopes(pen: Pen): PageMark[] {
  const front = { x: 18, y: 229, width: 92, height: 53 }
  const back = { x: 114, y: 229, width: 78, height: 53 }
  const size = 4.6
  const [left, right] = [front.x + 5, front.x + front.width - 5]
  const [first, last] = [back.x + 5, back.x + back.width - 5]
  return [
    ...marksOf([envelope(pen, front), envelopeBack(pen, back)]),
    ...field(pen, { label: 'Para:', at: [left, front.y + 12], to: right - 15, size }),
    ...field(pen, { label: 'Endereço:', at: [left, front.y + 23], to: right, size }),
    ...field(pen, { label: 'Cidade e estado:', at: [left, front.y + 33.5], to: right, size }),
    ...marksOf(postCode(pen, [left, front.y + 44])),
    ...field(pen, { label: 'De:', at: [first, back.y + 19.5], to: last, size }),
    ...field(pen, { label: 'Endereço:', at: [first, back.y + 28.5], to: last, size }),
    ...field(pen, { label: '', at: [first, back.y + 36.5], to: last, size }),
    ...marksOf(postCode(pen, [first, back.y + 45])),
  ]
}

const ADDRESS_SIZE = 4.4

function letter(pen: Pen, { address }: Letter): PageMark[] {
  const sheet = { x: 18, y: 126, width: 174, height: 99 }
  const [left, right] = [sheet.x + 8, sheet.x + sheet.width - 8]
  const size = 4.6
  return [
    ...marksOf([
      addressCard(pen),
      address.map((line, i) => {
        const room = ADDRESS.width - 8
        const font = i ? 'text' : 'display'
        return pen.text(ADDRESS.x + 4, ADDRESS.y + 10.4 + i * 5.9, line, fitTextSize(line, font, ADDRESS_SIZE, room), {
          anchor: 'start',
          font,
        })
      }),
      pen.shape(box(sheet.x, sheet.y, sheet.width, sheet.height, 2), 'white', 1.2),
    ]),
    ...field(pen, { label: 'Local e data:', at: [left + 62, sheet.y + 10], to: right, size }),
    ...field(pen, { label: 'Saudação:', at: [left, sheet.y + 19], to: left + 100, size }),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) => field(pen, { label: '', at: [left, sheet.y + 27 + i * 7.8], to: right })),
    ...field(pen, { label: 'Despedida:', at: [left, sheet.y + 84], to: right, size }),
    ...field(pen, { label: 'Assinatura:', at: [left, sheet.y + 93.5], to: right, size }),
    ...envelopes(pen),
  ]
}

export function requestPaper(pen: Pen, request: Request): PageMark[] {
  if (request.genre === 'convite') return invitation(pen, request)
  if (request.genre === 'lista') return list(pen, request)
  return request.genre === 'bilhete' ? note(pen) : letter(pen, request)
}
