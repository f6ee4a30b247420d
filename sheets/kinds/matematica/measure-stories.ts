/** Problems of a kitchen and of a workshop with two units. */
import { shortDecimal } from './decimal-numbers.ts'
import type { MeasureRoom } from './measure-facts.ts'

export interface Story {
  readonly lines: readonly [string, string]
  readonly answer: string
  readonly unit: string
}

/** The number, 2 to 4, is a part of what is given. */
export const STORIES: Readonly<Record<MeasureRoom, readonly ((n: number) => Story)[]>> = {
  cozinha: [
    (n) => ({
      lines: [`Cada fornada leva ${n * 10 + 15} min. São 4 fornadas.`, 'Quantos minutos elas levam ao todo?'],
      answer: String((n * 10 + 15) * 4),
      unit: 'min',
    }),
    (n) => ({
      lines: [`A jarra tem ${n} L de suco. Cada copo leva 250 mL.`, 'Quantos copos ela enche?'],
      answer: String(n * 4),
      unit: 'copos',
    }),
    (n) => ({
      lines: [`O pacote tem 1 kg de farinha. O bolo leva ${n * 50 + 200} g.`, 'Quanto sobra no pacote?'],
      answer: String(800 - n * 50),
      unit: 'g',
    }),
    (n) => ({
      lines: [`A prateleira tem ${shortDecimal(n * 50)} m. Cada pote ocupa 10 cm.`, 'Quantos potes cabem lado a lado?'],
      answer: String(n * 5),
      unit: 'potes',
    }),
  ],
  oficina: [
    (n) => ({
      lines: [`Cada prateleira leva ${n * 20} cm de tábua. São 5 prateleiras.`, 'Quantos metros de tábua ao todo?'],
      answer: String(n),
      unit: 'm',
    }),
    (n) => ({
      lines: [`A tábua tem ${n} m. Cada pedaço cortado tem 25 cm.`, 'Quantos pedaços dá para cortar?'],
      answer: String(n * 4),
      unit: 'pedaços',
    }),
    (n) => ({
      lines: [`O rolo tem ${n + 1} m de barbante. A pipa gastou 80 cm.`, 'Quanto sobra no rolo?'],
      answer: String((n + 1) * 100 - 80),
      unit: 'cm',
    }),
    (n) => ({
      lines: [`A lata tem ${n + 1} L de tinta. A porta gastou 700 mL.`, 'Quanto sobra na lata?'],
      answer: String((n + 1) * 1000 - 700),
      unit: 'mL',
    }),
  ],
}
