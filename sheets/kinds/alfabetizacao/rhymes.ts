/**
 * Words that rhyme, grouped by ear: equal from the stressed vowel on, open vowels with open ones («martelo» and
 * «castelo», but not «camelo»). Every word has a picture.
 */
import { findPicture, type Picture } from '../../pictures/drawing.ts'
import { idOfName } from '../../pictures/vocabulary.ts'

/** The rhyme, then its words; a stressed vowel that is closed where others are open is written with a circumflex. */
const GROUPS: readonly (readonly [rhyme: string, words: string])[] = [
  ['ão', 'pão mamão leão avião balão coração melão limão pavão dragão camarão caminhão macarrão pimentão tubarão'],
  ['ato', 'gato rato pato sapato prato'],
  ['óla', 'bola sacola escola'],
  ['eia', 'baleia sereia meia teia'],
  ['éla', 'janela vela tigela berinjela'],
  ['ado', 'dado cadeado machado teclado'],
  ['êta', 'borboleta caneta muleta planeta'],
  ['inha', 'galinha joaninha linha varinha'],
  ['inho', 'ninho golfinho pintinho'],
  ['ente', 'dente pente presente corrente'],
  ['uva', 'uva luva chuva'],
  ['aca', 'vaca faca jaca barraca'],
  ['ala', 'bala mala'],
  ['u', 'tatu peru caju canguru'],
  ['é', 'jacaré boné picolé pé'],
  ['ô', 'robô metrô ioiô'],
  ['á', 'sofá gambá tamanduá maracujá'],
  ['él', 'anel mel papel hotel pincel carrossel'],
  ['al', 'sal coral jornal hospital'],
  ['ôr', 'flor tambor trator apontador'],
  ['eiro', 'chuveiro pandeiro pinheiro carneiro coqueiro bombeiro'],
  ['eira', 'cadeira banheira lixeira mamadeira fogueira lancheira'],
  ['élo', 'martelo castelo chinelo cogumelo'],
  ['óca', 'foca pipoca minhoca tapioca paçoca'],
  ['ada', 'escada espada salada tomada'],
  ['aço', 'palhaço laço braço'],
  ['ata', 'barata batata lata'],
  ['ilha', 'pilha ervilha ilha sapatilha'],
  ['êlha', 'abelha ovelha orelha'],
  ['ôa', 'canoa coroa'],
  ['im', 'pudim amendoim'],
]

export interface RhymeGroup {
  readonly rhyme: string
  readonly words: readonly Picture[]
}

/** Throws RangeError for a word without a picture. */
function pictureOf(name: string): Picture {
  const id = idOfName(name)
  if (id === undefined) throw new RangeError(`no picture of ${name}`)
  return findPicture(id)
}

export const RHYMES: readonly RhymeGroup[] = GROUPS.map(([rhyme, words]) => ({
  rhyme,
  words: words.split(' ').map(pictureOf),
}))

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const lastLetters = ({ name }: Picture) => plain(name).slice(-2)

/** True if the words rhyme, or if equal last letters could make a child read a rhyme. */
export const soundAlike = (a: Picture, b: Picture): boolean =>
  lastLetters(a) === lastLetters(b) || RHYMES.some(({ words }) => words.includes(a) && words.includes(b))
