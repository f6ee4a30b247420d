/** Words whose syllables are joined: by theme those that keep to it, and the syllable that is one too many. */
import type { Random } from '../../page/random.ts'
import type { Picture } from '../../pictures/drawing.ts'
import { VOCABULARY, withoutAccent } from '../../pictures/vocabulary.ts'
import type { Level } from '../../scene/scene.ts'
import { isUnwanted, spellsUnwanted } from './unwanted.ts'
import { cleanOrdersOf, hasPlainSyllables } from './word-deck.ts'

const words = (list: string) => new Set(list.split(/\s+/))

/** Things of every home; what one meets on an outing; what a street market sells; animals of the land from head to foot. */
const KEPT: Readonly<Record<string, ReadonlySet<string>>> = {
  casa: words(
    `cama sofá porta copo prato pote mesa balde cesto pente bule livro vela colher chave caixa cadeira janela espelho chuveiro banheira
    escova esponja vassoura tigela escada lixeira xícara martelo relógio sapato chinelo sabonete telefone televisão
    computador lâmpada caneta caderno tesoura`,
  ),
  passeio: words(
    `carro barco trator praia ponte torre bonde metrô moto hotel pipa bola circo canoa caminhão ônibus girassol árvore
    bandeira tulipa boliche`,
  ),
  bichos: words(
    `gato porco vaca galo peru pavão tigre cobra mosca pinguim onça tatu quati coelho cavalo abelha girafa camelo
    canguru macaco esquilo aranha formiga barata minhoca lagarta coruja flamingo galinha`,
  ),
  comidas: words(
    `bolo pera uva torta caju manga melão mamão limão coco milho suco tomate banana cenoura laranja morango pepino
    batata pimenta pimentão cebola goiaba alface cereja ervilha pêssego abacate abacaxi melancia maracujá berinjela
    azeitona abóbora amendoim jabuticaba pamonha pastel`,
  ),
}

/** Words of themes at the hardest level: whoever has the sheets before meets other words. */
const OUT_OF_ORDER: Readonly<Record<string, ReadonlySet<string>>> = {
  passeio: words(
    'pinheiro montanha barraca avião patinete bicicleta ambulância bandeira tulipa escola paraquedas castelo carrossel',
  ),
  bichos: words('elefante dinossauro tartaruga borboleta joaninha escorpião tamanduá baleia golfinho tubarão'),
}

/** Not on a shelf among easy words: parts of a building, and whatever is a head alone. */
const OFF_SHELF = words('iglu porta leão urso tigre lobo')

/** True for a word that keeps to the theme and whose syllables are plain. */
export const suitsTheme = (theme = '', level?: Level) => {
  const kept = (level === 'desafio' && OUT_OF_ORDER[theme]) || KEPT[theme]
  const isShelved = level === 'facil' && !kept
  return (picture: Picture): boolean =>
    hasPlainSyllables(picture) && (kept?.has(picture.name) ?? !(isShelved && OFF_SHELF.has(picture.name)))
}

/** The syllables out of order, none first that the word begins with: never the word itself (ba-na-na repeats one). */
export const mixedOrders = (picture: Picture): string[][] => {
  const { syllables } = picture
  return cleanOrdersOf(picture)
    .map((order) => order.map((place) => syllables[place] ?? ''))
    .filter((mixed) => mixed.join() !== syllables.join() && !syllables.join('').startsWith(mixed[0] ?? ''))
}

/** Syllables of the vocabulary that are plain to read: one consonant at the beginning. */
const POOL: readonly string[] = [
  ...new Set(VOCABULARY.filter(hasPlainSyllables).flatMap(({ syllables }) => syllables)),
].filter((one) => /^[b-dfgjl-np-tvzç][aeiouáéíóúâêôãõ]/.test(one) && one.length < 4 && !isUnwanted(one))

const onsetOf = (syllable: string) => /^[^aeiouáéíóúâêôãõ]*/.exec(syllable)?.[0] ?? ''
const restOf = (syllable: string) => syllable.slice(onsetOf(syllable).length)

/** Words that laugh at somebody: no ending makes them. */
const UNKIND: ReadonlySet<string> = new Set(['gago', 'gaga', 'bobo', 'boba'])

/** Endings that do not belong to a word of two syllables, and spell no bad word with it. */
function otherEndings([first = '', last = '']: readonly string[]): string[] {
  return POOL.filter(
    (one) =>
      onsetOf(one) !== onsetOf(last) &&
      one !== first &&
      !UNKIND.has(first + one) &&
      [
        [first, one, last],
        [first, last, one],
        [first, one],
      ].every((read) => !spellsUnwanted(read)),
  )
}

/** True for a word with another ending to choose from. */
export const hasOtherEnding = ({ syllables }: Picture): boolean => otherEndings(syllables).length > 0

/** Another ending for a word of two syllables: it ends like the right one and begins differently. */
function otherEnding(random: Random, syllables: readonly string[]): string {
  const [safe, last = ''] = [otherEndings(syllables), syllables[1]]
  const near = safe.filter((one) => restOf(one) === restOf(last))
  const plain =
    near.length > 0 ? near : safe.filter((one) => withoutAccent(restOf(one)) === withoutAccent(restOf(last)))
  return random.pick(plain.length > 0 ? plain : safe)
}

/** Syllables on cards, in lower case. */
export interface Printed {
  readonly cards: readonly string[]
  /** Place of the one that does not belong to the word. */
  readonly extra: number | null
}

/** The first syllable and two endings to choose from, in a random order. */
export function withTwoEndings(random: Random, { syllables }: Picture): Printed {
  const [first = '', right = ''] = syllables
  const wrong = otherEnding(random, syllables)
  return random.next() < 0.5 ? { cards: [first, right, wrong], extra: 2 } : { cards: [first, wrong, right], extra: 1 }
}

const [NEAR_TRIES, TRIES] = [100, 300]

/** The syllables in order with one more among them, which ends like one of them; at `place`, where the word lets it be. */
export function withIntruder(random: Random, { syllables }: Picture, place: number): Printed {
  const last = syllables.at(-1) ?? ''
  // No word begins with ç.
  const others = POOL.filter(
    (one) => !syllables.includes(one) && onsetOf(one) !== onsetOf(last) && onsetOf(one) !== 'ç',
  )
  const near = others.filter((one) => syllables.some((own) => restOf(own) === restOf(one)))
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isEarly = attempt < NEAR_TRIES
    const extra = isEarly ? Math.min(place, syllables.length) : random.integer(0, syllables.length)
    const cards = syllables.toSpliced(extra, 0, random.pick(isEarly && near.length > 0 ? near : others))
    if (!spellsUnwanted(cards)) return { cards, extra }
  }
  throw new RangeError(`no intruder for ${syllables.join('')}`)
}
