/** Word problems in one place: a scene, and below it three small stories that ask for a calculation. */

import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { amountOf } from '../../page/amount.ts'
import { cellsOf, eachCell, middleY } from '../../page/cells.ts'
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { CONTENT } from '../../page/paper.ts'
import { paragraph } from '../../page/paragraph.ts'
import { createRandom, type Random } from '../../page/random.ts'
import { drawPicture, findPicture, type Picture } from '../../pictures/drawing.ts'
import { answer, type PageMark } from '../../scene/answers.ts'
import { ANSWER_RED, RULE_BLUE, YELLOW } from '../../scene/inks.ts'
import { answerBox, centredText, circle, line, rect, text } from '../../scene/marks.ts'
import type { Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { placeStrip } from '../leitura/place-strip.ts'
import { drawOnTrays } from './counters.ts'
import { numbersOf, type ProblemNumbers, SIGNS } from './problem-numbers.ts'
import { BOYS, GIRLS, type Idea, STORY_THEMES, type Story, type StoryTheme } from './stories.ts'

export interface WordProblem extends ProblemNumbers {
  readonly idea: Idea
  readonly thing: string
  /** Things that the answer is a number of: «maçãs», «viagens». */
  readonly counted: string
  /** The story with its question. */
  readonly told: string
}

const ROWS = 3
const SCENE_HEIGHT = 60
const GAP = 5
const BADGE = 4.6
const INDENT = 13
const SIZE = 5.2
/** Room for the picture beside the text, mm. */
const PICTURE = 26

/** A theme whose highest level has long divisions alone. */
const DIVISION = '-divisao'
const placeOf = ({ theme = 'feira' }: Pick<SheetOptions, 'theme'>) => theme.replace(DIVISION, '')

/** Throws RangeError for an unknown theme. */
function storyTheme(options: SheetOptions): StoryTheme {
  const theme = STORY_THEMES[placeOf(options)]
  if (!theme) throw new RangeError(`no stories for theme ${options.theme}`)
  return theme
}

function tell({ text: told, ask }: Story, problem: Omit<WordProblem, 'told' | 'counted'>, random: Random): string {
  const picture = findPicture(problem.thing)
  const ending = picture.article.startsWith('a') ? 'a' : 'o'
  const names = random.shuffle([random.pick(GIRLS), random.pick(BOYS)])
  const words: Readonly<Record<string, string>> = {
    a: String(problem.a),
    b: String(problem.b),
    c: String(problem.c),
    x: pluralOf(picture),
    o: ending,
    q: `Quant${ending}s`,
    q2: `quant${ending}s`,
    n: names[0] ?? '',
    m: names[1] ?? '',
  }
  return `${told} ${ask}`.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

const pluralOf = ({ facts, name }: Picture) => facts?.plural ?? name

/** Things that a question asks for a number of: those of the story, where it names no other. */
function countedIn({ ask }: Story, thing: Picture, answer: number): string {
  const other = /quant[oa]s (\p{L}+)/iu.exec(ask)?.[1]
  if (other === undefined) return answer === 1 ? thing.name : pluralOf(thing)
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
  const sums = by(theme.simple, 'juntar', 'acrescentar')
  const differences = by(theme.simple, 'retirar', 'separar')
  const compared = by(theme.compared, 'comparar', 'completar')
  const lists = {
    facil: [sums, differences],
    medio: [sums, differences, compared],
    desafio: [
      by(theme.multiplied, 'grupos'),
      by(theme.multiplied, 'repartir'),
      [...compared.slice(0, 1), ...by(theme.multiplied, 'dois-passos'), ...compared.slice(1)],
    ],
  }
  return alternating(lists[level], count)
}

const ATTEMPTS = 200

/** The problems of each page; on a page no two have the same things or the same answer. */
export function wordProblems(options: SheetOptions): WordProblem[][] {
  const random = createRandom(options.seed).fork('stories')
  const things = random.fork('things').shuffle(storyTheme(options).things)
  const stories = storiesOf(options, random.fork('order'))
  const rows = amountOf(options, ROWS)
  return Array.from({ length: options.pages }, (_, page) => {
    const source = random.fork(page)
    const problems: WordProblem[] = []
    for (const [i, story] of stories.slice(page * rows, (page + 1) * rows).entries()) {
      // A thing that the story excludes waits for a later one; things of earlier pages may repeat.
      const place = (page * rows + i) % things.length
      const fits = (thing: string) => !story.unlike?.includes(thing)
      const later = things.findIndex((thing, at) => at >= place && fits(thing))
      const again = things.slice(0, page * rows).find(fits)
      const thing = things[later] ?? again ?? ''
      if (later > place) things.splice(place, 0, ...things.splice(later, 1))
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const numbers = numbersOf(story.idea, options.level, thing, source)
        if (problems.some(({ answer }) => answer === numbers.answer)) continue
        const problem = { idea: story.idea, ...numbers, thing }
        const counted = countedIn(story, findPicture(thing), numbers.answer)
        problems.push({ ...problem, counted, told: tell(story, problem, source) })
        break
      }
    }
    return problems
  })
}

function badge(cell: Box, index: number, color: boolean): Mark[] {
  const [cx, cy] = [cell.x + BADGE, cell.y + BADGE]
  return [
    circle(cx, cy, BADGE, { width: 0.5, ...(color && { fill: YELLOW }) }),
    centredText(cx, cy, String(index + 1), 5.4),
  ]
}

/** The written calculation, e.g. `4 × 6 + 3 = 27`. */
function sentenceOf({ idea, a, b, c, answer }: WordProblem): string {
  return `${a} ${SIGNS[idea]} ${b}${c > 0 ? ` + ${c}` : ''} = ${answer}`
}

/** Boxes for the two numbers, the sign and the answer. */
function drawBoxes(problem: WordProblem, right: number, cy: number): PageMark[] {
  const side = 14
  const left = right - (3 * side + 30)
  const places = [left, left + side + 15, left + 2 * side + 30]
  const written = [problem.a, problem.b, problem.answer]
  const sign = { x: left + side + 7.5, r: 5 }
  return [
    ...places.map((x) => answerBox(x, cy - side / 2, side, side)),
    circle(sign.x, cy, sign.r, { width: 0.5 }),
    centredText(left + 2 * side + 22.5, cy, '=', 9),
    answer([
      ...places.map((x, i) => centredText(x + side / 2, cy, String(written[i]), 8.6, { fill: ANSWER_RED })),
      centredText(sign.x, cy, SIGNS[problem.idea], 8, { fill: ANSWER_RED }),
    ]),
  ]
}

/** The story in pictures, and the calculation in boxes. */
function drawEasy(problem: WordProblem, box: Box, color: boolean): PageMark[] {
  const { a, b, thing, idea } = problem
  const picture = findPicture(thing)
  const width = 98
  const half = { ...box, width: (width - 4) / 2 }
  const groups =
    SIGNS[idea] === '+'
      ? [
          { count: a, box: half },
          { count: b, box: { ...half, x: box.x + half.width + 4 } },
        ]
      : [{ count: a, box: { ...box, width } }]
  return [...drawOnTrays(picture, groups, color, 17), ...drawBoxes(problem, box.x + box.width, middleY(box))]
}

const SQUARE = 6

/** Squares to calculate on, and a line for the answer. */
function drawCalculation(problem: WordProblem, box: Box): PageMark[] {
  const [columns, rows] = [13, Math.floor(box.height / SQUARE)]
  const [width, height] = [columns * SQUARE, rows * SQUARE]
  const y = box.y + box.height - height
  const pale = { stroke: RULE_BLUE, width: 0.3 }
  const inner = Array.from({ length: columns - 1 }, (_, i) =>
    line(box.x + (i + 1) * SQUARE, y, box.x + (i + 1) * SQUARE, y + height, pale),
  )
  const across = Array.from({ length: rows - 1 }, (_, i) =>
    line(box.x, y + (i + 1) * SQUARE, box.x + width, y + (i + 1) * SQUARE, pale),
  )
  const left = box.x + width + 8
  const baseline = y + height - 3
  const said = `${problem.answer} ${problem.counted}`
  const room = box.x + box.width - left - 28
  return [
    ...inner,
    ...across,
    rect(box.x, y, width, height, { width: 0.5, radius: 1 }),
    text(left, baseline - 1.4, 'Resposta:', SIZE, { font: 'text', anchor: 'start' }),
    line(left + 26, baseline, box.x + box.width, baseline, { width: 0.5 }),
    answer([
      centredText(box.x + width / 2, y + height / 2, sentenceOf(problem), 7, { fill: ANSWER_RED }),
      text((left + 26 + box.x + box.width) / 2, baseline - 1.6, said, fitTextSize(said, 'display', 7, room), {
        fill: ANSWER_RED,
      }),
    ]),
  ]
}

function drawProblem(problem: WordProblem, cell: Box, index: number, options: SheetOptions): PageMark[] {
  const { level, color } = options
  const easy = level === 'facil'
  const width = cell.width - INDENT - (easy ? 0 : PICTURE + 4)
  const told = paragraph(cell.x + INDENT, cell.y + 1.2, problem.told, { size: SIZE, width })
  const top = cell.y + Math.max(told.height, easy ? 0 : 15) + 3.5
  const below = { x: cell.x, y: top, width: cell.width, height: cell.y + cell.height - top }
  const picture = drawPicture(problem.thing, {
    cx: cell.x + cell.width - PICTURE / 2,
    cy: cell.y + 12.5,
    size: 25,
    color,
  })
  return [
    ...badge(cell, index, color),
    ...told.marks,
    ...(easy ? drawEasy(problem, below, color) : [picture, ...drawCalculation(problem, below)]),
  ]
}

export const situacoesProblema: SheetKind<PagesFacts<readonly WordProblem[]>> = {
  id: 'situacoes-problema',
  category: 'matematica',
  themes: [
    ...Object.keys(STORY_THEMES),
    ...Object.entries(STORY_THEMES).flatMap(([place, { divided }]) => (divided ? place + DIVISION : [])),
  ],
  draw: (options) => {
    const { color } = options
    const problems = wordProblems(options)
    const place = placeOf(options)
    const frame = { ...CONTENT, height: SCENE_HEIGHT }
    return composeSheet(options, 'count', (random, index) => {
      const page = problems[index] ?? []
      const named = page.map(({ told }) => told).join(' ')
      const top = CONTENT.y + SCENE_HEIGHT + GAP
      const box = { ...CONTENT, y: top, height: CONTENT.y + CONTENT.height - top }
      const marks = [
        ...placeStrip(place, named, frame, color, random.fork('scene').fork('cast')),
        ...eachCell(page, cellsOf(1, page.length, { box, gap: GAP }), (problem, cell, i) =>
          drawProblem(problem, cell, i, options),
        ).flat(),
      ]
      return { marks, facts: page, items: page.map(({ told }) => told) }
    })
  },
}
