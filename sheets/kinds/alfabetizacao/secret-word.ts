/** A secret word in a word search: marked letters of the hidden words, in the order of the list. */
import type { Random } from '../../page/random.ts'
import { type LetterGrid, occurrences, type Placement } from './letter-grid.ts'

/** Secrets by theme, without accents: letters of a grid have none. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  bichos: ['FILHOTE', 'FLORESTA', 'NATUREZA', 'MANADA', 'CARDUME', 'COLMEIA', 'SAFARI', 'BANDO', 'TOCA', 'PATA'],
  comidas: ['RECEITA', 'COZINHA', 'TEMPERO', 'LANCHE', 'JANTAR', 'SABOR', 'HORTA', 'PRATO', 'MESA'],
  casa: ['MORADIA', 'COZINHA', 'TELHADO', 'VARANDA', 'CONFORTO', 'QUINTAL', 'ABRIGO', 'PAREDE', 'JARDIM', 'SALA'],
  passeio: ['AVENTURA', 'DOMINGO', 'PASSEIO', 'CAMINHO', 'ROTEIRO', 'TURISTA', 'PARQUE', 'AMIGOS', 'VIAGEM', 'TRILHA'],
  tudo: [
    'PALAVRA',
    'LEITURA',
    'ALFABETO',
    'SEGREDO',
    'TESOURO',
    'DESAFIO',
    'AMIZADE',
    'ALEGRIA',
    'ENIGMA',
    'LIVRO',
    'LETRA',
  ],
}

/** For lists of few words. */
const SHORT: readonly string[] =
  `AMOR RIMA CENA LIMA RODA FOTO TEMA RISO VIDA LADO MODA NOME PAPO CARA FALA CANTO BOCA COLO SONO LAMA MATO
  FITA VELA FILA MALA PANO TELA PALCO PARTE CALMA SONHO VERSO CONTO NORTE LESTE SUL SOL MAR RIO MEL LUA ANO LER LAR ASA`
    .trim()
    .split(/\s+/)

export interface MarkedLetter {
  readonly word: string
  readonly column: number
  readonly row: number
}

export interface Secret {
  readonly word: string
  /** One for each letter, in order; each in another word of the grid. */
  readonly letters: readonly MarkedLetter[]
}

const cellsOf = ({ word, column, row, direction }: Placement) =>
  [...word].map((letter, i) => ({ letter, word, column: column + direction.dx * i, row: row + direction.dy * i }))

/** Each letter from a word that gives none yet; null where that cannot be. */
function lettersFor(
  secret: string,
  placements: readonly Placement[],
  taken: readonly MarkedLetter[],
): MarkedLetter[] | null {
  const letter = secret[taken.length]
  if (letter === undefined) return [...taken]
  for (const placement of placements) {
    if (taken.some(({ word }) => word === placement.word)) continue
    const cell = cellsOf(placement).find(
      (one) => one.letter === letter && !taken.some(({ column, row }) => column === one.column && row === one.row),
    )
    if (!cell) continue
    const { word, column, row } = cell
    const rest = lettersFor(secret, placements, [...taken, { word, column, row }])
    if (rest) return rest
  }
  return null
}

/** A secret that the words of the grid spell, the grid does not show and no page before has; null without one. */
export function secretIn(
  random: Random,
  grid: LetterGrid,
  theme: string | undefined,
  used: readonly string[],
): Secret | null {
  const placements = random.shuffle(grid.placements)
  const own = random.shuffle(SECRETS[theme ?? 'tudo'] ?? [])
  const hidden = grid.placements.map(({ word }) => word)
  for (const word of [...own, ...random.shuffle(SECRETS.tudo ?? []), ...SHORT]) {
    if (used.includes(word)) continue
    if (word.length > placements.length || hidden.includes(word) || occurrences(grid.rows, word) > 0) continue
    const letters = lettersFor(word, placements, [])
    if (letters) return { word, letters }
  }
  return null
}
