/** The words that letters are learnt with: always the same one, so that a sheet can promise it in its title. */
import { PICTURES, type Picture } from '../../pictures/drawing.ts'

const WORDS: Readonly<Record<string, readonly string[]>> = {
  A: ['abelha', 'avião', 'abacaxi'],
  B: ['bola', 'barco', 'banana'],
  C: ['casa', 'carro', 'coelho'],
  D: ['dado', 'dinossauro', 'dente'],
  E: ['estrela', 'elefante', 'escova'],
  F: ['foguete', 'flor', 'faca'],
  G: ['gato', 'galinha', 'girafa'],
  H: ['helicóptero', 'hipopótamo', 'hambúrguer'],
  I: ['iglu', 'ilha'],
  J: ['joaninha', 'jacaré', 'janela'],
  K: ['kiwi'],
  L: ['laranja', 'leão', 'lápis', 'livro', 'lua'],
  M: ['montanha', 'maçã', 'macaco'],
  N: ['ninho', 'navio', 'nuvem'],
  O: ['ovo', 'ovelha', 'osso'],
  P: ['pato', 'pipa', 'peixe'],
  Q: ['queijo', 'quadro'],
  R: ['rato', 'robô', 'rosa'],
  S: ['sapo', 'sol', 'sino'],
  T: ['tartaruga', 'trem', 'tomate'],
  U: ['uva', 'urso'],
  V: ['vela', 'vaca', 'vaso'],
  X: ['xícara', 'xilofone'],
  Z: ['zebra'],
}

const named = new Map(PICTURES.map((picture) => [picture.name, picture]))

/** Letters that their sheets show with another word on every other page. */
const TURNS: ReadonlySet<string> = new Set(['C'])

/** The pictures whose names begin with the capital, the one that the letter is learnt with first. */
export function letterPictures(capital: string): readonly Picture[] {
  return (WORDS[capital] ?? []).flatMap((word) => named.get(word) ?? [])
}

/** The picture of a page of the letter's sheet. */
export function letterPicture(capital: string, index: number): Picture | undefined {
  return letterPictures(capital)[TURNS.has(capital) ? index % 2 : 0]
}
