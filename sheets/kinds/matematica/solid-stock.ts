/** Things that belong to each place. */
import type { SolidPlaceName } from '../../studio/places/solid-places.ts'
import type { SolidThing } from './solid-bodies.ts'
import { findThing } from './solid-things.ts'

/** As texts of a page call each place. */
export const PLACE_NAMES: Readonly<Record<SolidPlaceName, string>> = {
  brinquedos: 'loja',
  cozinha: 'cozinha',
  acampamento: 'acampamento',
}

const STOCK: Readonly<Record<SolidPlaceName, string>> = {
  brinquedos:
    'dado cubo-magico bloco-de-letra cubo-de-encaixe caixa-surpresa caixa-de-jogo livro peca-de-montar peca-de-domino caixa-de-tintas bola-de-futebol bola-de-basquete bola-de-praia bola-de-volei bola-saltitante tambor cofrinho pote-de-massinha caleidoscopio pote-de-tinta chapeu-de-mago cone-de-transito chapeu-de-festa chapeu-de-palhaco cone-de-encaixe piramide-magica rampa tenda',
  cozinha:
    'lata-de-cha caixa-de-presente caixa-de-leite caixa-de-suco caixa-de-fosforos laranja melancia lata rolo-de-papel vela bolo casquinha chapeu-de-festa chocolate',
  acampamento:
    'barraca tenda tenda-conica caixa-surpresa lata-de-cha caixa-termica livro caixa-de-suco bola-de-praia melancia bola-de-futebol bola-de-volei lata pote-de-tinta tronco cone-de-transito chapeu-de-festa',
}

/** Sizes by nature, as far as small things stay large enough to be known. Others: 1. */
const NATURES: Readonly<Record<string, number>> = {
  dado: 0.5,
  'cubo-magico': 0.72,
  'caixa-de-fosforos': 0.66,
  laranja: 0.8,
  'bola-saltitante': 0.66,
  'peca-de-domino': 0.8,
  'caixa-termica': 1.05,
  'bola-de-praia': 1.05,
  melancia: 0.88,
  tronco: 1.05,
  casquinha: 0.8,
  'chapeu-de-festa': 0.92,
}
export const natureOf = ({ id }: SolidThing): number => NATURES[id] ?? 1

/** Solids with a round side: they roll. */
export const ROLLING: ReadonlySet<string> = new Set(['esfera', 'cilindro', 'cone'])

/** The tents of a camp, which do not go on a table. */
const TENTS = new Set(['barraca', 'tenda', 'tenda-conica'])
export const isTent = ({ id }: SolidThing) => TENTS.has(id)

export const thingsOf = (place: SolidPlaceName): SolidThing[] => STOCK[place].split(' ').map(findThing)
