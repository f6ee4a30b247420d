/** Questions about a column chart and about a table with two entries, each with its answer. */
import type { Random } from '../../page/random.ts'
import type { Voted } from './voted-things.ts'

export interface Question {
  readonly asked: string
  readonly answer: string
}

export const TABLE_ROWS = ['1º ano', '2º ano', '3º ano'] as const

/** Largest or smallest, by position. */
export const placeOf = (counts: readonly number[], pick: (...values: number[]) => number) =>
  counts.indexOf(pick(...counts))

export function askChart(pictures: readonly Voted[], counts: readonly number[], random: Random): Question[] {
  const name = (i: number) => pictures[i]?.name ?? ''
  const the = (i: number) => `${pictures[i]?.article} ${name(i)}`
  const inThe = (i: number) => `${pictures[i]?.article === 'a' ? 'na' : 'no'} ${name(i)}`
  const count = (i: number) => counts[i] ?? 0
  const places = pictures.map((_, i) => i)
  const [a = 0, b = 0] = random.sample(places, 2).sort((x, y) => count(y) - count(x))
  const [c = 0, d = 0] = random.sample(
    places.filter((i) => i !== a),
    2,
  )
  const total = counts.reduce((sum, n) => sum + n, 0)
  const [highest, lowest] = [placeOf(counts, Math.max), placeOf(counts, Math.min)]
  const between = random.pick(places.filter((i) => i !== highest && i !== lowest))
  return [
    { asked: 'O que teve mais votos?', answer: name(highest) },
    { asked: 'O que teve menos votos?', answer: name(lowest) },
    random.pick([
      { asked: `Quantas crianças votaram ${inThe(c)}?`, answer: String(count(c)) },
      { asked: `O que teve ${count(between)} votos?`, answer: name(between) },
    ]),
    random.pick([
      { asked: `${name(c)} e ${name(d)}: quantos votos juntos?`, answer: String(count(c) + count(d)) },
      { asked: 'Cada criança votou uma vez. Quantas votaram?', answer: String(total) },
    ]),
    random.pick([
      { asked: `Quantos votos ${the(a)} teve a mais que ${the(b)}?`, answer: String(count(a) - count(b)) },
      { asked: `${the(b)} perdeu para ${the(a)} por quantos votos?`, answer: String(count(a) - count(b)) },
    ]),
  ]
}

export function askTable(
  pictures: readonly Voted[],
  counts: readonly (readonly number[])[],
  random: Random,
): Question[] {
  const row = random.integer(0, TABLE_ROWS.length - 1)
  const other = (row + random.integer(1, 2)) % TABLE_ROWS.length
  const [c = 0, d = 0] = random.sample(
    pictures.map((_, i) => i),
    2,
  )
  const name = (i: number) => pictures[i]?.name ?? ''
  const the = (i: number) => `${pictures[i]?.article} ${name(i)}`
  const at = (r: number, i: number) => counts[r]?.[i] ?? 0
  const total = (i: number) => counts.reduce((sum, values) => sum + (values[i] ?? 0), 0)
  const rowTotal = (r: number) => (counts[r] ?? []).reduce((sum, value) => sum + value, 0)
  const [more, less] = at(row, c) >= at(other, c) ? [row, other] : [other, row]
  const same = at(row, c) === at(other, c)
  return [
    { asked: `No ${TABLE_ROWS[row]}, quantos votos teve ${the(d)}?`, answer: String(at(row, d)) },
    { asked: `Nas três turmas, quantos votos teve ${the(c)}?`, answer: String(total(c)) },
    { asked: `Quantas crianças do ${TABLE_ROWS[other]} votaram?`, answer: String(rowTotal(other)) },
    same
      ? { asked: `Em que turma ${the(d)} teve mais votos?`, answer: bestOf(counts, d) }
      : {
          asked: `${name(c)}: quantos a mais no ${TABLE_ROWS[more]} que no ${TABLE_ROWS[less]}?`,
          answer: String(at(more, c) - at(less, c)),
        },
    { asked: 'Quantos votos foram ao todo?', answer: String(rowTotal(0) + rowTotal(1) + rowTotal(2)) },
  ]
}

/** The class with most votes for a thing; both where two have as many. */
function bestOf(counts: readonly (readonly number[])[], column: number): string {
  const votes = counts.map((row) => row[column] ?? 0)
  return TABLE_ROWS.filter((_, r) => votes[r] === Math.max(...votes)).join(' e ')
}
