/** Word problems in one place: its picture shows the numbers, and small stories ask for a calculation with them. */
import { amountOf } from '../../page/amount.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { clearOfTitle, taskTitle } from '../../page/picture-page.ts'
import { createRandom, type Random } from '../../page/random.ts'
import type { SheetKind, SheetOptions } from '../../scene/scene.ts'
import { BOYS, type CastName, nameOf, STANDING } from '../../studio/cast/people.ts'
import { Pen } from '../../studio/pen.ts'
import type { ProblemPlace } from '../../studio/places/problem-places.ts'
import { numbersOf } from './problem-numbers.ts'
import { problemBands } from './problem-page.ts'
import { holderOf, type WordProblem } from './problem-staging.ts'
import { type Counted, countedThing } from './problem-things.ts'
import { FEW, STORY_THEMES } from './stories.ts'
import type { Idea, Story, StoryTheme } from './story-form.ts'

const ROWS = 3
const LOOKS = 3

/** A theme whose highest level has long divisions alone. */
const DIVISION = '-divisao'
const placeOf = ({ theme = 'feira' }: Pick<SheetOptions, 'theme'>) => theme.replace(DIVISION, '')

/** Throws RangeError for an unknown theme. */
function storyTheme(options: SheetOptions): StoryTheme {
  const theme = STORY_THEMES[placeOf(options)]
  if (!theme) throw new RangeError(`no stories for theme ${options.theme}`)
  return theme
}

const GIRL_NAMES = STANDING.filter((name) => !BOYS.has(name))
const BOY_NAMES = STANDING.filter((name) => BOYS.has(name))

/** A sentence with the words of its thing and the names of its children. */
function worded(sentence: string, { many, feminine }: Counted, [girl, boy]: WordProblem['people']): string {
  const ending = feminine ? 'a' : 'o'
  const words: Readonly<Record<string, string>> = {
    ...{ x: many, o: ending, q: `Quant${ending}s`, q2: `quant${ending}s`, n: nameOf(girl), m: nameOf(boy) },
  }
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

/** Things that a question asks for a number of: those of the story, where it names no other. */
function countedIn({ ask }: Story, { one, many }: Counted, answer: number): string {
  const other = /quant[oa]s (\p{L}+)/iu.exec(ask)?.[1]
  if (other === undefined) return answer === 1 ? one : many
  return answer === 1 ? other.replace(/ns$/, 'm').replace(/s$/, '') : other
}

/** Takes the first of each list, then the second of each…, and begins again at the end. */
function alternating(lists: readonly (readonly Story[])[], count: number): Story[] {
  return Array.from({ length: count }, (_, i) => {
    const list = lists[i % lists.length] ?? []
    return list[Math.floor(i / lists.length) % list.length]
  }).filter((story) => story !== undefined)
}

/** Stories for every page: sums and differences alternate, and a story repeats only after all were used. */
function storiesOf(options: SheetOptions, random: Random): Story[] {
  const { level, pages } = options
  const theme = storyTheme(options)
  const count = pages * amountOf(options, ROWS)
  if (level === 'desafio' && options.theme?.endsWith(DIVISION))
    return alternating([random.shuffle(theme.divided ?? [])], count)
  const by = (stories: readonly Story[], ...ideas: Idea[]) =>
    random.shuffle(stories.filter(({ idea }) => ideas.includes(idea)))
  const ofSharing = by(theme.multiplied, 'repartir').length > 2
  const sums = by(theme.simple, 'juntar', 'acrescentar')
  const differences = by(theme.simple, 'retirar', 'separar')
  const compared = by(theme.compared, 'comparar', 'completar')
  const lists = {
    facil: [sums, differences],
    medio: [sums, differences, compared],
    desafio: [
      // A theme of sharing has divisions there too.
      ofSharing
        ? [...by(theme.multiplied, 'medir'), ...by(theme.multiplied, 'grupos')]
        : by(theme.multiplied, 'grupos'),
      by(theme.multiplied, 'repartir', ...(ofSharing ? [] : (['medir'] as const))),
      [...compared.slice(0, 1), ...by(theme.multiplied, 'dois-passos'), ...compared.slice(1)],
    ],
  }
  return alternating(lists[level], count)
}

const ATTEMPTS = 200

/** The problems of each page; on a page no two have the same things or the same answer. */
export function wordProblems(options: SheetOptions): WordProblem[][] {
  const random = createRandom(options.seed).fork('stories')
  // Long divisions take hundreds.
  const isDivision = options.theme?.endsWith(DIVISION) ?? false
  const all = storyTheme(options).things.filter((thing) => !isDivision || !FEW.has(thing))
  const things = random.fork('things').shuffle(all)
  const stories = storiesOf(options, random.fork('order'))
  const rows = amountOf(options, ROWS)
  const girls = random.fork('girls').shuffle(GIRL_NAMES)
  const boys = random.fork('boys').shuffle(BOY_NAMES)
  const at = (list: readonly CastName[], i: number): CastName => list[i % list.length] ?? 'bia'
  return Array.from({ length: options.pages }, (_, page) => {
    const source = random.fork(page)
    const problems: WordProblem[] = []
    // In any order: the row of a story does not give its operation away.
    for (const [i, story] of source
      .fork('rows')
      .shuffle(stories.slice(page * rows, (page + 1) * rows))
      .entries()) {
      const place = page * rows + i
      // After a round another thing meets the story.
      const thing = things[(place + Math.floor(place / things.length)) % things.length] ?? ''
      const people = [at(girls, place), at(boys, place)] as const
      const counted = countedThing(thing)
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const numbers = numbersOf(story.idea, options.level, thing, source)
        if (problems.some(({ answer }) => answer === numbers.answer)) continue
        const [one, other] = story.labels
        problems.push({
          ...{ idea: story.idea, ...numbers, thing, people },
          counted: countedIn(story, counted, numbers.answer),
          told: worded(`${story.text} ${story.ask}`, counted, people),
          labels: [worded(one, counted, people), worded(other, counted, people)],
        })
        break
      }
    }
    return problems
  })
}

/** Things of the place, by name. */
const SHOWN: Readonly<Record<ProblemPlace, readonly string[]>> = {
  feira: ['feira', 'banca', 'caixa', 'placa'],
  sitio: ['sítio', 'cercado', 'abrigo', 'placa'],
  aniversario: ['festa', 'caixa', 'placa'],
  escola: ['sala', 'caixa', 'placa'],
  praia: ['praia', 'cesto', 'placa'],
}

export const situacoesProblema: SheetKind<PagesFacts<readonly WordProblem[]>> = {
  id: 'situacoes-problema',
  category: 'matematica',
  themes: [
    ...Object.keys(STORY_THEMES),
    ...Object.entries(STORY_THEMES).flatMap(([place, { divided }]) => (divided ? place + DIVISION : [])),
  ],
  draw: (options) => {
    const problems = wordProblems(options)
    const place = placeOf(options) as ProblemPlace
    const first = createRandom(options.seed)
      .fork('look')
      .integer(0, LOOKS - 1)
    return composeSheet(options, 'count', (_, index) => {
      const pen = new Pen(options.color)
      const page = problems[index] ?? []
      const from = 1 + problems.slice(0, index).flat().length
      const bands = problemBands(pen, page, { place, level: options.level, look: first + index, from })
      return {
        marks: [...clearOfTitle(bands, options.title), ...taskTitle(pen, options)],
        whole: true,
        facts: page,
        items: page.map(({ told }) => told),
        pictures: [
          'crianças',
          ...SHOWN[place],
          ...(page.some((problem) => holderOf(problem, place) === 'lorry') ? ['caminhão'] : []),
          ...page.map(({ thing }) => thing),
        ],
      }
    })
  },
}
