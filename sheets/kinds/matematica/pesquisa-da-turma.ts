/** Surveys: answers seen in a picture become bars, two groups a table with two entries, a list columns and a conclusion. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { choicesOf, type OwnSurvey, ownPage, ownSurvey, questionOf } from './own-survey.ts'
import { type BarTask, barPage } from './survey-bars.ts'
import { countOf, SURVEY_THEMES, type SurveyTheme, votesOf } from './survey-data.ts'
import { type ListTask, listPage, listTask } from './survey-lists.ts'
import { type TableTask, tablePage, tableTask } from './survey-tables.ts'

export interface SurveyFacts {
  readonly bars: BarTask | null
  readonly table: TableTask | null
  readonly list: ListTask | null
  /** Made in the child's class: its answers are not known. */
  readonly own: OwnSurvey | null
}

interface SurveyPage {
  readonly facts: SurveyFacts
  readonly marks: readonly PageMark[]
  readonly items: readonly string[]
  readonly pictures: readonly string[]
}

const NO_FACTS: SurveyFacts = { bars: null, table: null, list: null, own: null }

type Draw = (pen: Pen, random: Random, theme: SurveyTheme, look: number) => SurveyPage

const drawBars: Draw = (pen, random, theme, look) => {
  const bars = votesOf(random, theme)
  return {
    facts: { ...NO_FACTS, bars },
    marks: barPage(pen, bars, theme, look),
    items: bars.votes.map(({ who, choice }) => `${who} ${choice}`),
    pictures: ['crianças', ...bars.choices],
  }
}

const drawTable: Draw = (pen, random, theme, look) => {
  const table = tableTask(random, theme)
  return {
    facts: { ...NO_FACTS, table },
    marks: tablePage(pen, table, theme, look),
    items: table.groups.flatMap((votes, group) => votes.map(({ who, choice }) => `${'AB'[group]} ${who} ${choice}`)),
    pictures: ['crianças', 'mesa', ...table.choices],
  }
}

const drawList: Draw = (pen, random, theme, look) => {
  const list = listTask(random, theme, look)
  return {
    facts: { ...NO_FACTS, list },
    marks: listPage(pen, list, look),
    items: list.choices.map((choice) => `${list.topic.question} ${choice} ${countOf(list.answers, choice)}`),
    pictures: ['jornal', 'criança'],
  }
}

const PAGES: Readonly<Record<Level, Draw>> = { facil: drawBars, medio: drawTable, desafio: drawList }
const LOOKS = 12
/** The theme of surveys that the class makes. */
const OWN = 'entrevista'
/** Twelve pairs of children, six questions. */
const OWN_LOOKS = 72

function drawOwn(pen: Pen, level: Level, index: number, look: number): SurveyPage {
  const own = ownSurvey(level, index, look)
  return {
    facts: { ...NO_FACTS, own },
    marks: ownPage(pen, own, level, look),
    items: [questionOf(own), ...choicesOf(own)],
    pictures: ['crianças', 'escola', ...(level === 'facil' ? choicesOf(own) : [])],
  }
}

export const pesquisaDaTurma: SheetKind<PagesFacts<SurveyFacts>> = {
  id: 'pesquisa-da-turma',
  category: 'matematica',
  themes: [...SURVEY_THEMES, OWN],
  draw: (options) => {
    const theme = (options.theme ?? 'lanche') as SurveyTheme
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, LOOKS - 1) + index
      const { marks, ...page } =
        options.theme === OWN
          ? drawOwn(pen, options.level, index, sheet.fork('own').integer(0, OWN_LOOKS - 1) + index)
          : PAGES[options.level](pen, random, theme, look)
      return { ...page, marks: [...marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
