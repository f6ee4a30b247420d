/** Rules 1 and 2: the page keeps the promises of title, description and instruction. */
import { nameOfShown } from '../../sheets/pictures/drawing.ts'
import { VOCABULARY } from '../../sheets/pictures/vocabulary.ts'
import type { PageContent } from '../../sheets/scene/scene.ts'
import type { DrawnPiece, Rule } from './drawn.ts'

/** With its accents: «faça» is no «faca», «vovó» no «vovô». */
const plain = (text: string) => text.normalize('NFC').toLowerCase()

/** Words that are also names of pictures, but in a teacher's sentence nearly always mean something else. */
const SELDOM_MEANT = new Set(
  ['folha', 'casa', 'mão', 'pé', 'olho', 'boca', 'dedo', 'lápis', 'caderno', 'livro', 'mesa', 'dado', 'cola', 'letra']
    .concat(['bola', 'sala', 'rua', 'escola', 'criança', 'turma', 'roda', 'ponte', 'papel', 'tesoura', 'borracha'])
    .concat([
      'menino',
      'menina',
      'mãe',
      'pai',
      'professora',
      'cama',
      'parede',
      'porta',
      'caixa',
      'mapa',
      'chave',
      'régua',
      'linha',
      'quadro',
    ])
    .concat('linha quadro caneta braço controle família meia página espelho cabeça chão'.split(' '))
    .map(plain),
)

/** Portuguese plurals of a name: enough for names of things. */
function formsOf(name: string): string[] {
  const [head = '', ...rest] = name.split(' ')
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : ''
  const plurals = head.endsWith('ão')
    ? [`${head.slice(0, -2)}ões`, `${head.slice(0, -2)}ães`, `${head}s`]
    : head.endsWith('m')
      ? [`${head.slice(0, -1)}ns`]
      : head.endsWith('l')
        ? [`${head.slice(0, -1)}is`]
        : /[rz]$/.test(head)
          ? [`${head}es`]
          : [`${head}s`]
  return [name, ...plurals.map((plural) => `${plural}${tail}`)].map(plain)
}

const NAMES = VOCABULARY.map(({ id, name }) => ({ id, name, forms: formsOf(name) }))

/** Names of pictures in a sentence. */
function namesIn(sentence: string): string[] {
  const words = ` ${plain(sentence).replace(/[^\p{L}\d-]+/gu, ' ')} `
  return NAMES.filter(
    ({ name, forms }) => !SELDOM_MEANT.has(plain(name)) && forms.some((form) => words.includes(` ${form} `)),
  ).map(({ name }) => name)
}

/** Everything that a page shows, as a child would name it. */
function shownOn(content: PageContent): Set<string> {
  const names = content.pictures.map(nameOfShown)
  return new Set(
    [...names, ...content.texts, ...content.items, ...(content.subject ? [content.subject] : [])].map(plain),
  )
}

function missing({ entry, sheet }: DrawnPiece): string[] {
  const pages = sheet.contents.map(shownOn)
  const said = (names: readonly string[]) => names.filter((name) => !entry.notShown.includes(name))
  const everywhere = [...(entry.sheet.must ?? []), ...said(namesIn(entry.title))]
  const somewhere = said(namesIn(entry.description))
  return [
    ...everywhere.flatMap((name) =>
      pages.flatMap((page, i) => (page.has(plain(name)) ? [] : [`page ${i + 1}: no ${name}`])),
    ),
    ...somewhere.filter((name) => !pages.some((page) => page.has(plain(name)))).map((name) => `no ${name}`),
  ]
}

/**
 * Words of titles that need no picture: places that the whole page is, what the kind draws itself, the sheet, and words
 * of another meaning there. Everything else that a title names is on the page: it is the first thing a buyer looks for.
 */
const NEED_NO_PICTURE = new Set(
  [
    // Places and weather that the page is drawn in.
    'céu chuva cidade estrada jardim montanha onda praia sala castelo água',
    // Drawn by the kind, line by line.
    'balança caju corda escorregador jangada laço medalha orelha peteca pirulito raio rosa vela dente',
    // The sheet and its use.
    'agenda carta lanche mala prancha presente quebra-cabeça papel',
    // Of syllables, of who looks closely, of a colour, of parts of the body that act.
    'família detetive laranja mão nariz olho paz perna vovó',
  ].flatMap((words) => words.split(' ').map(plain)),
)

/** Words between spaces, so that a part of a word is not found. */
const wordsOf = (text: string) => ` ${plain(text).replace(/[^\p{L}\d-]+/gu, ' ')} `

/** Things in a title that its page is allowed not to show, but should; a word of its text is no promise. */
function brokenTitles({ entry, sheet }: DrawnPiece): string[] {
  const title = wordsOf(entry.title)
  const pages = sheet.contents.map(({ texts }) => wordsOf(texts.join(' ')))
  const isIn = (name: string, text: string) => formsOf(name).some((form) => text.includes(` ${form} `))
  return entry.notShown
    .filter((name) => isIn(name, title) && !NEED_NO_PICTURE.has(plain(name)))
    .filter((name) => !pages.every((page) => isIn(name, page)))
    .map((name) => `the title names ${name}`)
}

/** The letter or number that an instruction names. */
const NAMED = /(?:letras?|vogal) ([A-Z])(?![A-Za-z])|número (\d+)/

function wrongInstructions({ sheet }: DrawnPiece): string[] {
  return sheet.contents.flatMap(({ instruction, subject }, i) => {
    if (/[{}]/.test(instruction)) return [`page ${i + 1}: «${instruction}»`]
    const named = NAMED.exec(instruction)
    const asked = named?.[1] ?? named?.[2]
    return asked !== undefined && asked !== subject ? [`page ${i + 1}: «${instruction}» over ${subject}`] : []
  })
}

/** Pictures of money that no child in Brazil has: dollars. */
const FOREIGN_MONEY = new Set(['banknote', 'money-bag'].flatMap((id) => [id, nameOfShown(id)]))

function foreignMoney({ sheet }: DrawnPiece): string[] {
  return sheet.contents.flatMap(({ pictures }, i) =>
    pictures.some((shown) => FOREIGN_MONEY.has(shown)) ? [`page ${i + 1}: a dollar`] : [],
  )
}

export const PROMISES: readonly Rule[] = [
  { id: 'the page shows what title and description name', faults: missing },
  { id: 'a title names no thing that its page does not show', faults: brokenTitles },
  { id: 'the instruction names what the page is about', faults: wrongInstructions },
  { id: 'no page shows money of another country', faults: foreignMoney },
]
