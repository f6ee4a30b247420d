/** Tasks of line charts: six values shown, six listed in a table, four statements about both. */
import type { Random } from '../../page/random.ts'
import { drawn } from './decimal-numbers.ts'
import type { DataTheme } from './standing-columns.ts'

interface Statement {
  readonly words: string
  readonly isTrue: boolean
}

export interface LineTask {
  /** Six of them: weeks, or months. */
  readonly times: readonly string[]
  /** Series of the chart, and that of the table. */
  readonly shown: readonly number[]
  readonly listed: readonly number[]
  readonly statements: readonly Statement[]
  readonly example: readonly string[]
}

export const POINTS = 6
/** Highest value of the scale. */
export const MOST = 20
const FULL_MONTHS = ['fevereiro', 'abril', 'junho', 'agosto', 'outubro', 'dezembro']
export const MONTHS = FULL_MONTHS.map((month) => month.slice(0, 3))
export const WEEKS = ['1', '2', '3', '4', '5', '6']

const running = (first: number, steps: readonly number[]) =>
  [0, ...steps].map((_, i) => steps.slice(0, i).reduce((sum, step) => sum + step, first))
const risesOf = (values: readonly number[]) => values.slice(1).map((value, i) => value - (values[i] ?? 0))
/** Position of the only largest number; -1 where two are as large. */
export function onlyLargest(values: readonly number[]): number {
  const largest = Math.max(...values)
  return values.filter((value) => value === largest).length === 1 ? values.indexOf(largest) : -1
}
/** Position of the only smallest number; -1 where two are as small. */
const onlyLowest = (values: readonly number[]): number => onlyLargest(values.map((value) => -value))
const other = (random: Random, count: number, not: number) =>
  random.pick(Array.from({ length: count }, (_, i) => i).filter((i) => i !== not))

/** Plants grow every week, the one in the shade now and then does not. */
const plantSeries = (random: Random) => ({
  shown: running(
    2,
    [3, 4, 2, 5, 3].map((step) => Math.max(1, step + random.integer(-1, 1))),
  ),
  listed: running(
    1,
    Array.from({ length: POINTS - 1 }, () => random.integer(0, 3)),
  ),
})
/** Rivers of the Amazon are highest about June and lowest about October. */
const riverSeries = (random: Random) => {
  const fall = () => -random.integer(3, 5)
  const rise = () => random.integer(2, 4)
  return {
    shown: running(random.integer(9, 12), [rise(), rise(), fall(), fall(), rise()]),
    listed: running(random.integer(5, 8), [rise(), rise(), fall(), fall(), rise()]),
  }
}

function statementsOf(
  random: Random,
  theme: DataTheme,
  { times, shown, listed }: Pick<LineTask, 'times' | 'shown' | 'listed'>,
): Statement[] {
  const isPlant = theme === 'escola'
  const truths = random.fork('truths').shuffle([true, true, false, false])
  const [t0 = true, t1 = true, t2 = true, t3 = true] = truths
  const [k = 1, m = 2] = random.fork('times').sample([1, 2, 3, 4, 5], 2)
  const wrong = (value: number) => value + random.fork(`wrong ${value}`).pick([1, 2])
  const gap = (shown[k] ?? 0) - (listed[k] ?? 0)
  const rises = risesOf(shown)
  const largest = onlyLargest(rises)
  const from = t1 ? largest : other(random.fork('rise'), isPlant ? POINTS - 1 : 2, largest)
  const value = t2 ? (listed[m] ?? 0) : wrong(listed[m] ?? 0)
  if (isPlant) {
    const [near, far] = [shown.at(-1) ?? 0, listed.at(-1) ?? 0]
    return [
      { words: `Na semana ${times[k]}, a diferença entre as plantas era de ${t0 ? gap : wrong(gap)} cm.`, isTrue: t0 },
      { words: `No sol, o maior crescimento foi da semana ${times[from]} para a ${times[from + 1]}.`, isTrue: t1 },
      { words: `Na sombra, a planta media ${value} cm na semana ${times[m]}.`, isTrue: t2 },
      { words: `Na semana 6, as duas juntas mediam ${t3 ? near + far : wrong(near + far)} cm.`, isTrue: t3 },
    ]
  }
  const month = (i: number) => FULL_MONTHS[i] ?? ''
  const low = onlyLowest(shown)
  return [
    { words: `Em ${month(k)}, o rio estava ${t0 ? gap : wrong(gap)} m mais alto na Vila Açaí.`, isTrue: t0 },
    { words: `Na Vila Açaí, a maior subida foi de ${month(from)} a ${month(from + 1)}.`, isTrue: t1 },
    { words: `Na Vila Jatobá, o rio chegou a ${value} m em ${month(m)}.`, isTrue: t2 },
    {
      words: `Nas duas vilas, o nível mais baixo foi em ${month(t3 ? low : other(random.fork('low'), POINTS, low))}.`,
      isTrue: t3,
    },
  ]
}

function exampleOf(theme: DataTheme, { shown, listed }: Pick<LineTask, 'shown' | 'listed'>): string[] {
  if (theme === 'escola') {
    const [sunny, shady] = [shown.at(-1) ?? 0, listed.at(-1) ?? 0]
    return [
      `Exemplo: no sol, a planta chegou a ${sunny} cm; na sombra, só a ${shady} cm.`,
      `A diferença é de ${sunny - shady} cm: esta planta cresceu mais no sol.`,
    ]
  }
  return [
    'Exemplo: nas duas vilas, o rio subiu até junho e baixou até outubro.',
    `Em junho, chegou a ${shown[2]} m na Vila Açaí e a ${listed[2]} m na Vila Jatobá.`,
  ]
}

export function lineTask(random: Random, theme: DataTheme): LineTask {
  const times = theme === 'escola' ? WEEKS : MONTHS
  const series = drawn(
    random.fork('series'),
    theme === 'escola' ? plantSeries : riverSeries,
    ({ shown, listed }) =>
      onlyLargest(risesOf(shown)) >= 0 &&
      onlyLowest(shown) >= 0 &&
      onlyLowest(shown) === onlyLowest(listed) &&
      Math.max(...shown) <= MOST - 1 &&
      (listed.at(-1) ?? 0) >= 5 &&
      Math.min(...listed) >= 1 &&
      shown.every((value, i) => value - (listed[i] ?? 0) >= 1),
  )
  const data = { times, ...series }
  return { ...data, statements: statementsOf(random, theme, data), example: exampleOf(theme, data) }
}
