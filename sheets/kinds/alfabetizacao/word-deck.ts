/** The words of a sheet's theme, dealt to its pages. A theme is never filled up from another. */
import { type Deal, dealPages, pinnedBy } from '../../page/deck.ts'
import type { Picture } from '../../pictures/drawing.ts'
import type { SheetOptions } from '../../scene/scene.ts'
import { isForBeginners, isPrinted, lessonWordsOf } from './lesson-words.ts'

/** Requirements of a lesson for its words. */
export interface WordDeck extends Pick<Deal<Picture>, 'perPage' | 'accept'> {
  readonly suits: (picture: Picture) => boolean
  /** Words to take where there are plenty of them; all that suit otherwise. */
  readonly rather?: (picture: Picture) => boolean
  /** Default: that of the sheet. */
  readonly theme?: string
}

/** Words that count as plenty, in pages. */
const PLENTY = 1.5

/**
 * The words of each page; those that the sheet must show are on every page.
 * @throws RangeError when the theme has too few words for so many pages
 */
export function dealWords(options: SheetOptions, { suits, rather, theme, perPage, accept }: WordDeck): Picture[][] {
  const suitable = lessonWordsOf(theme ?? options.theme).filter((one) => !/[- ]/.test(one.name) && suits(one))
  const wished = rather ? suitable.filter(rather) : suitable
  const known = wished.length >= PLENTY * perPage * options.pages ? wished : suitable
  const easy = options.level === 'facil' ? known.filter(isForBeginners) : []
  // Lessons that choose their words more narrowly find too few easy ones.
  const plain = easy.length >= 2 * perPage * options.pages ? easy : known
  const items = [...new Set([...plain, ...pinnedBy(options, suitable)])]
  return dealPages(options, {
    items,
    perPage,
    pinned: pinnedBy(options, items).slice(0, perPage),
    accept: (page, one) => isPrinted(one, options) && (accept?.(page, one) ?? true),
  })
}

/** The words of a page as items: what pages are compared by. */
export const namesOf = (pictures: readonly Picture[]): string[] => pictures.map(({ name }) => name)

/** Pictures that a child easily takes for another: fine beside their word, not where the word is to be written. */
const UNCLEAR = new Set(
  `águia anta búfalo javali gambá lontra castor coiote boto mamute lhama gorila esquadro muleta cesto gangorra sandália
  sapatilha escudo tronco trilho obra pasta prancheta colete jaleco casaco blusa carreta lancha iate balsa navio bonde
  bondinho metrô vagão van alga coral concha ostra trevo cacto onda deserto cabana paleta alvo tambor atabaque oca
  balaio canjica cuscuz tapioca paçoca coxinha pastel pamonha rosquinha panqueca torta obra loja hotel estátua chafariz
  fábrica prédio igreja injeção remédio corrente quadro jarro poste foto teia pena novelo linha confete coral baiacu
  piranha besouro ameixa bumerangue amarelinha rede raquete hamster trenó controle pudim sopa salada picolé tigela
  pomba ganso pato cisne lata manga lula jaca garça lagosta camarão fantasma mandioca manteiga dragão vulcão ilha`.split(
    /\s+/,
  ),
)

/** Clear among the pictures of a game, but with other names when seen alone. */
const UNCLEAR_ALONE = new Set(
  `galinha apontador ampulheta azeitona estrada estádio abóbora barraca gol goiaba calendário computador girassol cartola
  leque clipe flauta bússola serrote lancheira biscoito aquário`.split(/\s+/),
)

/** Dictionaries divide these words differently. */
const DIVIDED_OTHERWISE = new Set(['ioiô'])

/** True if dictionaries agree on the syllables of the word. */
export const dividesPlainly = ({ name }: Picture): boolean => !DIVIDED_OTHERWISE.has(name)

/** True if every child who sees the picture says its word. */
export const isClear = ({ name, category, facts }: Picture): boolean =>
  category !== 'pessoa' && facts?.otherNames.length === 0 && !UNCLEAR.has(name)

/** True if every child says its word although the page gives no other hint. */
export const isClearAlone = (picture: Picture): boolean => isClear(picture) && !UNCLEAR_ALONE.has(picture.name)
