/** Sentences and questions on the road of each product; its facts have their sources beside the routes. */
import { type Ground, type Product, ROUTES } from '../../studio/places/trade-route.ts'

export interface Trade {
  /** Of the product, in a title, and what else is seen. */
  readonly name: string
  readonly shows: readonly string[]
  /** A sentence for each leg, in the order of the road; it does not name the ground. */
  readonly says: readonly [string, string, string, string]
  /** A leg that one question asks for. */
  readonly asked: readonly [question: string, leg: number]
  /** A ground whose legs another question counts. */
  readonly counted: readonly [question: string, by: Ground]
  /** A line to write on, and what may be on it. */
  readonly open: readonly [question: string, sample: string]
}

export const TRADES: Readonly<Record<Product, Trade>> = {
  acai: {
    name: 'açaí',
    shows: ['canoa', 'barco', 'caminhão', 'estrada', 'feira', 'porto'],
    says: [
      'Poucos cestos viajam a remo.',
      'Muitos cestos seguem até a feira.',
      'A fruta gelada roda até o navio.',
      'Contêineres vão a outro país.',
    ],
    asked: ['Que trecho precisa de estrada?', 2],
    counted: ['Quantos trechos param se o rio secar?', 'F'],
    open: ['No açaizal, o rio serve para', 'vender a fruta e chegar à feira.'],
  },
  soja: {
    name: 'soja',
    shows: ['lavoura', 'caminhão', 'estrada', 'barcaça', 'trator', 'porto'],
    says: [
      'Os grãos saem da colheita.',
      'A carga roda até a beira do rio.',
      'Um empurrador leva muita carga.',
      'A soja é vendida a outro país.',
    ],
    asked: ['Que trecho liga o Brasil a outro país?', 3],
    counted: ['Quantos trechos usam caminhão?', 'T'],
    open: ['Depois da estrada, o rio ajuda porque', 'a barcaça leva muita carga.'],
  },
  sal: {
    name: 'sal',
    shows: ['navio a vela', 'vela', 'tropa', 'mula', 'canoa'],
    says: [
      'O vento empurra o navio carregado.',
      'A tropa de mulas sobe com os sacos.',
      'Canoas deixam Porto Feliz.',
      'Canoas chegam às minas de ouro.',
    ],
    asked: ['Que trecho precisa de animais?', 1],
    counted: ['Em quantos trechos o sal vai de canoa?', 'F'],
    open: ['Em 1795, os rios serviam a Cuiabá para', 'receber sal e outros produtos.'],
  },
}

export const countedOf = (product: Product): number =>
  ROUTES[product].legs.filter(({ by }) => by === TRADES[product].counted[1]).length
