/** Things that stories count, with their words. */
import type { Thing } from '../../studio/fit.ts'
import { box, circle } from '../../studio/paths.ts'
import { chick, cow, hen, horse, pig, sheep } from '../../studio/shapes/farm.ts'
import { FINDS } from '../../studio/shapes/finds.ts'
import { FRUIT } from '../../studio/shapes/fruit.ts'
import { namedThing } from '../../studio/shapes/named-things.ts'
import { TRAY_THINGS } from '../../studio/shapes/tray-things.ts'

export interface Counted {
  readonly one: string
  readonly many: string
  readonly feminine: boolean
  readonly draw: Thing
  /** Of the size of the largest ones. */
  readonly share: number
}

/** A green coconut opened for its water, with a straw. */
const coconut: Thing = (pen) => [
  pen.shape('M-5.200 -3.600C-7.600 1 -4.800 6.400 0 6.800C4.800 6.400 7.600 1 5.200 -3.600z', 'green'),
  pen.shape('M-5.200 -3.600a5.200 2 0 1 1 10.400 0a5.200 2 0 1 1 -10.400 0z', 'white', 0.9),
  pen.line('M0.400 -3.600L2.400 -9.400L5.200 -10.200', 1.2),
  pen.line('M-3.600 0.800q0.600 2.600 2.600 3.600', 0.7),
]

const pebble: Thing = (pen) => [
  pen.shape('M-6 2C-7 -2 -3 -5 1 -4.600C5 -4.400 7 -1 6.400 2C5.600 4.600 -5 4.800 -6 2z', 'stone'),
  pen.line('M-2.400 -2q2 -1.200 4 -0.600', 0.7),
]

/** A carton of juice that is known by its upper half: an orange on its front, a short straw. */
const carton: Thing = (pen) => [
  pen.line('M2 -15L2.6 -19.400L6 -20.600', 1.2),
  pen.shape(box(-6.5, -15.5, 13, 15.5, 1), 'orange', 1.1),
  pen.shape(box(-6.5, -15.5, 13, 3, 1), 'white', 0.8),
  pen.shape(circle(0, -6.8, 3.7), 'yellow', 0.8),
  pen.line('M0 -10.500q0.600 -1.400 2.600 -1.200', 0.7),
]

/** Its nut above, where the edge of a crate does not hide it. */
const caju: Thing = (pen) => pen.at(0, 0, 1, FINDS.caju, { turn: 158 })

type Entry = readonly [many: string, gender: 'a' | 'o', draw?: Thing, share?: number]

const ENTRIES: Readonly<Record<string, Entry>> = {
  maçã: ['maçãs', 'a', FRUIT.maca],
  laranja: ['laranjas', 'a'],
  banana: ['bananas', 'a'],
  pera: ['peras', 'a'],
  caju: ['cajus', 'o', caju],
  cenoura: ['cenouras', 'a'],
  tomate: ['tomates', 'o', TRAY_THINGS.tomate],
  batata: ['batatas', 'a', TRAY_THINGS.batata],
  vaca: ['vacas', 'a', (pen) => cow(pen, 0, 0)],
  cavalo: ['cavalos', 'o', (pen) => horse(pen, 0, 0)],
  porco: ['porcos', 'o', (pen) => pig(pen, 0, 0), 0.88],
  ovelha: ['ovelhas', 'a', (pen) => sheep(pen, 0, 0), 0.84],
  galinha: ['galinhas', 'a', (pen) => hen(pen, 0, 0), 0.72],
  pintinho: ['pintinhos', 'o', (pen) => chick(pen, 0, 0), 0.56],
  brigadeiro: ['brigadeiros', 'o'],
  biscoito: ['biscoitos', 'o', TRAY_THINGS.biscoito],
  suco: ['sucos', 'o', carton],
  sonho: ['sonhos', 'o', TRAY_THINGS.sonho],
  rosquinha: ['rosquinhas', 'a', TRAY_THINGS.rosquinha],
  pãozinho: ['pãezinhos', 'o', TRAY_THINGS.pãozinho],
  lápis: ['lápis', 'o'],
  livro: ['livros', 'o'],
  régua: ['réguas', 'a'],
  tesoura: ['tesouras', 'a'],
  peteca: ['petecas', 'a'],
  bola: ['bolas', 'a'],
  concha: ['conchas', 'a'],
  'estrela-do-mar': ['estrelas-do-mar', 'a'],
  siri: ['siris', 'o'],
  pedrinha: ['pedrinhas', 'a', pebble],
  coco: ['cocos', 'o', coconut],
}

const counted = new Map<string, Counted>()

/** Throws RangeError for an unknown name. One object for each: its drawing is measured once. */
export function countedThing(name: string): Counted {
  const known = counted.get(name)
  if (known) return known
  const entry = ENTRIES[name]
  if (!entry) throw new RangeError(`no counted thing ${name}`)
  const [many, gender, draw = namedThing(name).draw, share = 1] = entry
  const thing = { one: name, many, feminine: gender === 'a', draw, share }
  counted.set(name, thing)
  return thing
}
