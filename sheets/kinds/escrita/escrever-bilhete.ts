/**
 * Somebody asks for a text of everyday life: fill in an invitation or a list, write a note, write a letter, or write
 * what a group then records.
 */
import { capital } from '../../page/capital.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
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

interface Asked {
  readonly isSchool: boolean
  /** Things on the desk. */
  readonly near: readonly string[]
  /** Middle of the only thing. */
  readonly right?: number
  readonly paper: (pen: Pen) => PageMark[]
  readonly adult: Mark[] | undefined
  /** Names of what is drawn, beside the things. */
  readonly pictures: readonly string[]
  readonly items: readonly string[]
}

function written(request: Request): Asked {
  const isLetter = request.genre === 'carta'
  const listed = request.genre === 'lista' ? request.things : []
  return {
    isSchool: request.setting === 'escola',
    near: isLetter ? request.near.slice(0, 1) : request.near,
    ...(isLetter && { right: BESIDE_CARD }),
    paper: (pen) => requestPaper(pen, request),
    adult: adultOf(request),
    pictures: [request.genre, ...listed],
    items: listed.length > 0 ? listed.map((thing) => `${request.id} ${thing}`) : [request.id],
  }
}

/** A group writes what it is going to say, then records it. */
const spoken = (request: SpokenRequest): Asked => ({
  isSchool: true,
  near: request.near,
  paper: (pen) => spokenPaper(pen, request),
  adult: spokenNotes(request),
  pictures: ['celular', request.genre],
  items: [request.id],
})

/** A request for each page, said at a desk. */
function requested<One extends Request | SpokenRequest>(
  options: SheetOptions,
  items: readonly One[],
  askedOf: (request: One) => Asked,
): Sheet<PagesFacts<One>> {
  const dealt = dealPages(options, { items, perPage: 1, nameOf: ({ id }) => id })
  const printed = (words: string) => (options.level === 'facil' ? words.toUpperCase() : words)
  return composeSheet(options, 'write', (_random, index, sheet) => {
    const request = dealt[index]?.[0]
    if (!request) throw new RangeError(`no request for page ${index + 1}`)
    const pen = new Pen(options.color)
    const look = sheet.fork('look').integer(0, 3) + index
    const { who } = request
    const { near, paper, adult, pictures, items, isSchool, right } = askedOf(request)
    const things = near.map((name) => namedThing(name).draw)
    return {
      marks: [
        ...marksOf([
          writingDesk(pen, { who, things, isSchool, ...(right && { right }) }, look),
          pictureTitle(pen, options),
          saying(pen, printed(request.request)),
          namePlate(pen, printed(capital(who))),
        ]),
        ...paper(pen),
      ],
      whole: true,
      ...(adult && { adult }),
      pictures: [...pictures, ...near],
      facts: request,
      items,
    }
  })
}

export const escreverBilhete: SheetKind<PagesFacts<Request | SpokenRequest>> = {
  id: 'escrever-bilhete',
  category: 'alfabetizacao',
  themes: ['escola', 'família', SPOKEN_THEME],
  draw: (options) =>
    options.theme === SPOKEN_THEME
      ? requested<SpokenRequest>(options, SPOKEN[options.level], spoken)
      : requested(options, requestsOf(options), written),
}
