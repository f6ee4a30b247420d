/** Animals whose names begin with the capital that they are beside, or a thing where no animal does. */
import { ant, caterpillar, spider } from '../../studio/pairs/small-animals.ts'
import { mouse, tortoise } from '../../studio/shapes/rewards.ts'
import { lion } from '../../studio/shapes/wild.ts'
import { THINGS, type Thing } from '../pontilhar/letter-things.ts'

const animal = (name: string, draw: Thing['draw']): Thing => ({ name, home: 'front', draw })

const MORE: Readonly<Record<string, readonly Thing[]>> = {
  A: [animal('aranha', (pen) => spider(pen))],
  F: [animal('formiga', (pen) => ant(pen))],
  L: [animal('leão', (pen) => lion(pen, 0, 0, 1, true)), animal('lagarta', (pen) => caterpillar(pen))],
  R: [animal('rato', (pen) => mouse(pen))],
  T: [animal('tartaruga', (pen) => tortoise(pen))],
}

/** Clear at a glance, and at home on a slope. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  A: ['abelha', 'arara', 'aranha'],
  B: ['borboleta', 'bolo'],
  C: ['cachorro', 'coelho', 'caracol'],
  D: ['dinossauro', 'dragão'],
  E: ['elefante'],
  F: ['formiga', 'flor'],
  G: ['gato', 'galinha'],
  H: ['hipopótamo'],
  I: ['igreja', 'ioiô'],
  J: ['joaninha'],
  L: ['leão', 'lagarta'],
  M: ['macaco'],
  N: ['ninho'],
  O: ['ovelha', 'onça'],
  P: ['porco', 'pato', 'pintinho'],
  Q: ['queijo'],
  R: ['rato'],
  S: ['sapo'],
  T: ['tartaruga', 'tucano'],
  U: ['urso', 'unicórnio'],
  V: ['vaca'],
  X: ['xícara'],
  Z: ['zebra'],
}

export const thingsOf = (letter: string): readonly Thing[] =>
  [...(MORE[letter] ?? []), ...(THINGS[letter] ?? [])].filter(({ name }) => CHOSEN[letter]?.includes(name))
