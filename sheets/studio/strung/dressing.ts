/** Things between the two children below the rows, where the theme is a date. */
import { standing } from '../fit.ts'
import { points } from '../paths.ts'
import type { Drawing, Fill, Pen } from '../pen.ts'
import { sortedBins } from '../shapes/caring.ts'
import { confetti, sapling } from '../shapes/feasts.ts'
import { flagOfBrazil } from '../shapes/flag.ts'
import { atabaque, berimbau, pandeiro } from '../shapes/instruments.ts'
import { bonfire, corn, strawHat } from '../shapes/june.ts'
import { namedThing } from '../shapes/named-things.ts'
import { flower, tree } from '../shapes/nature.ts'
import { cake, gift } from '../shapes/party.ts'

const FOOT = 284

/** Named things beside one another on the ground. */
const things =
  (...names: readonly string[]) =>
  (pen: Pen): Drawing =>
    names.map((name, i) => standing(pen, namedThing(name).draw, 105 + (i - (names.length - 1) / 2) * 24, FOOT, 19))

const june = (pen: Pen): Drawing => [
  bonfire(pen, 105, FOOT - 2, 0.66),
  corn(pen, 72, FOOT - 7, 0.72, -14),
  corn(pen, 81, FOOT - 6, 0.72, 16),
  strawHat(pen, 136, FOOT - 2, 0.82, 'red'),
]

const COLOURS: readonly Fill[] = ['red', 'yellow', 'pink', 'purple', 'orange']

const flowers = (pen: Pen): Drawing =>
  COLOURS.map((fill, i) => flower(pen, 73 + i * 16, FOOT - (i % 2) * 3, 0.85, fill))

export const DRESSINGS: Readonly<Record<string, (pen: Pen) => Drawing>> = {
  'festa-junina': june,
  carnaval: (pen) => [
    atabaque(pen, 92, FOOT, 0.72),
    pandeiro(pen, 118, FOOT - 8, 0.95, 12),
    confetti(pen, points('60,272 70,280 78,266 134,268 142,280 150,272 126,284 68,262')),
  ],
  natal: (pen) => [gift(pen, 90, FOOT, 0.72, 'red', 'yellow'), gift(pen, 119, FOOT, 0.62, 'teal', 'red')],
  'meio-ambiente': (pen) => [
    sortedBins(pen, [75, FOOT], { scale: 0.72, gap: 17.5, count: 4 }),
    sapling(pen, 142, FOOT, 0.8),
  ],
  aniversario: (pen) => cake(pen, 105, FOOT, 0.56),
  independencia: (pen) => [pen.rope(`M88 ${FOOT}V252`, 1.8, 'wood', 0.8), flagOfBrazil(pen, 89, 253, 30)],
  primavera: flowers,
  'dia-das-maes': flowers,
  estacoes: (pen) => [tree(pen, 92, FOOT, 0.6), tree(pen, 122, FOOT, 0.54, 'orange')],
  'consciencia-negra': (pen) => [
    atabaque(pen, 90, FOOT, 0.72),
    atabaque(pen, 106, FOOT, 0.62),
    berimbau(pen, 128, FOOT, 0.55),
  ],
  'dia-das-criancas': things('ursinho', 'peteca', 'carrinho'),
  'dia-dos-pais': things('bola de futebol', 'troféu', 'xícara'),
  'copa-e-jogos': things('bola de futebol', 'troféu', 'apito'),
  'sindrome-de-down': things('bola', 'tambor', 'peteca'),
  autismo: things('livro', 'ursinho', 'bola'),
  'dia-da-arvore': (pen) => [sapling(pen, 84, FOOT, 0.8), sapling(pen, 126, FOOT, 0.8)],
  'dia-dos-professores': things('livro', 'maçã', 'carta'),
  folclore: things('peteca', 'pião', 'cesto'),
  'povos-indigenas': things('cesto', 'cuia', 'peteca'),
  'volta-as-aulas': things('mochila', 'livro', 'lápis'),
  pascoa: things('cenoura', 'cesta', 'cenoura'),
}
