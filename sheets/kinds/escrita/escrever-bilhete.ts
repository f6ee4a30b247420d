/**
 * Somebody asks for a text of everyday life: fill in an invitation or a list, write a note, write a letter, or write what a
 * group then records.
 */
import { capital } from '../../page/capital.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Mark, Sheet, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { writingDesk } from '../../studio/places/writing-desk.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import { notes } from './adult-notes.ts'
import { nameOf, namePlate, requestPaper, saying } from './request-papers.ts'
import { type Letter, REQUESTS, type Request } from './requests.ts'
import { spokenNotes, spokenPaper } from './spoken-papers.ts'
import { SPOKEN, SPOKEN_THEME, type SpokenRequest } from './spoken-requests.ts'

const OF_NOTES = [
  'Quem lê entende o recado sem precisar perguntar.',
  'O bilhete tem data, nome de quem recebe e nome de quem escreve.',
  'O texto é curto, com letra maiúscula no começo e nos nomes.',
]
const OF_LETTERS = [
  'A carta tem local e data, saudação, assunto, despedida e assinatura.',
  'Cada assunto fica em um parágrafo.',
  'Na frente do envelope fica quem recebe; no verso, quem manda, com endereço e CEP.',
  'Quem não sabe o próprio CEP pode usar o endereço da escola.',
]

/** One possible date of a note, and the beginning and end of a letter. */
const NOTE_DATE = '8 de abril'
const PLACE_AND_DATE = '(Cidade), 8 de abril de (ano)'
const SIGNED = '(Nome da criança)'

const letterOf = ({ model }: Letter): string[] => [PLACE_AND_DATE, ...model, SIGNED]

/** For the adult: one possible note, or what the letter has to say. */
function adultOf(request: Request): Mark[] | undefined {
  const name = nameOf(request)
  if (request.genre === 'bilhete') {
    const [to, body, from] = request.model
    const sentences = [`Data: ${NOTE_DATE}`, `Para: ${to}`, body, `De: ${from}`]
    return notes([
      { title: `O pedido de ${name}: um bilhete possível`, sentences },
      { title: 'O que observar', sentences: OF_NOTES },
    ])
  }
  if (request.genre === 'carta')
    return notes([
      { title: `O pedido de ${name}: uma carta possível`, sentences: letterOf(request), isText: true },
      { title: 'Na frente do envelope', sentences: request.address },
      { title: 'Nesta carta, a criança', sentences: request.tells },
      { title: 'O que observar', sentences: OF_LETTERS },
    ])
}

/** The middle of the one thing beside the card with the address, mm. */
const BESIDE_CARD = 100

/** Requests of the level in one setting. */
const requestsOf = ({ level, theme = 'escola' }: SheetOptions): Request[] =>
  [...REQUESTS[level]].filter(({ setting }) => setting === theme)

/** A group writes what it is going to say, then records it. */
function spoken(options: SheetOptions): Sheet<PagesFacts<Request | SpokenRequest>> {
  const items: readonly SpokenRequest[] = SPOKEN[options.level]
  const dealt = dealPages(options, { items, perPage: 1, nameOf: ({ id }) => id })
  return composeSheet(options, 'write', (_random, index, sheet) => {
    const request = dealt[index]?.[0]
    if (!request) throw new RangeError(`no request for page ${index + 1}`)
    const pen = new Pen(options.color)
    const look = sheet.fork('look').integer(0, 3) + index
    const { who, near, id, genre } = request
    const things = near.map((name) => namedThing(name).draw)
    const printed = (words: string) => (options.level === 'facil' ? words.toUpperCase() : words)
    const adult = spokenNotes(request)
    return {
      marks: [
        ...marksOf([
          writingDesk(pen, { who, things, isSchool: true }, look),
          pictureTitle(pen, options),
          saying(pen, printed(request.request)),
          namePlate(pen, printed(capital(who))),
        ]),
        ...spokenPaper(pen, request),
      ],
      whole: true,
      ...(adult && { adult }),
      pictures: ['celular', genre, ...near],
      facts: request,
      items: [id],
    }
  })
}

export const escreverBilhete: SheetKind<PagesFacts<Request | SpokenRequest>> = {
  id: 'escrever-bilhete',
  category: 'alfabetizacao',
  themes: ['escola', 'família', SPOKEN_THEME],
  draw: (options) => {
    if (options.theme === SPOKEN_THEME) return spoken(options)
    const dealt = dealPages(options, { items: requestsOf(options), perPage: 1, nameOf: ({ id }) => id })
    return composeSheet(options, 'write', (_random, index, sheet) => {
      const request = dealt[index]?.[0]
      if (!request) throw new RangeError(`no request for page ${index + 1}`)
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const printed = (words: string) => (options.level === 'facil' ? words.toUpperCase() : words)
      const isLetter = request.genre === 'carta'
      const shown = isLetter ? request.near.slice(0, 1) : request.near
      const things = shown.map((name) => namedThing(name).draw)
      const adult = adultOf(request)
      return {
        marks: [
          ...marksOf([
            writingDesk(
              pen,
              {
                who: request.who,
                things,
                isSchool: request.setting === 'escola',
                ...(isLetter && { right: BESIDE_CARD }),
              },
              look,
            ),
            pictureTitle(pen, options),
            saying(pen, printed(request.request)),
            namePlate(pen, printed(nameOf(request))),
          ]),
          ...requestPaper(pen, request),
        ],
        whole: true,
        ...(adult && { adult }),
        pictures: [request.genre, ...shown, ...(request.genre === 'lista' ? request.things : [])],
        facts: request,
        items: request.genre === 'lista' ? request.things.map((thing) => `${request.id} ${thing}`) : [request.id],
      }
    })
  },
}
