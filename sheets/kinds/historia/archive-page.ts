/** Sources of a town on a table; their letters go to a line of time, and what they tell is written down. */

import { fitTextSize, measureText } from '../../lettering/fonts.ts'
import { wordsAndLine } from '../../page/words-and-line.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { box } from '../../studio/paths.ts'
import { marksOf, type Pen } from '../../studio/pen.ts'
import { archiveTable, type SourceName, type Words } from '../../studio/places/archive-table.ts'
import { notePaper } from '../../studio/places/sky-watch.ts'
import { letterAt } from './letters.ts'

/** A source of an invented town, with its year and what it says happened. */
export interface Source {
  readonly name: SourceName
  readonly year: number
  readonly words: Words
  readonly event: string
}

export const TOWN_SOURCES: readonly (readonly Source[])[] = [
  [
    { name: 'foto', year: 1912, words: ['O primeiro trem,', 'em 1912.'], event: 'chegou o primeiro trem' },
    { name: 'foto', year: 1908, words: ['A estação nova,', 'em 1908.'], event: 'abriu a estação de trem' },
  ],
  [
    {
      name: 'jornal',
      year: 1934,
      words: ['Agosto de 1934:', 'abre a primeira escola'],
      event: 'abriu a primeira escola',
    },
    {
      name: 'jornal',
      year: 1927,
      words: ['Março de 1927:', 'a escola tem 300 alunos'],
      event: 'a escola teve 300 alunos',
    },
  ],
  [
    {
      ...{ name: 'carta', year: 1951, event: 'a luz elétrica chegou à rua' },
      words: ['Maio de 1951.', 'Querida avó, hoje', 'a luz elétrica chegou', 'à nossa rua!', 'Beijos da Ana'],
    },
    {
      ...{ name: 'carta', year: 1946, event: 'a rua ganhou água encanada' },
      words: ['Julho de 1946.', 'Querido tio, agora', 'há água encanada', 'na nossa rua.', 'Abraços do João'],
    },
  ],
  [
    { name: 'cartaz', year: 1968, words: ['Grande abertura', 'em 6 de abril de 1968'], event: 'abriu o cinema' },
    {
      name: 'cartaz',
      year: 1963,
      words: ['Primeiro filme:', '2 de março de 1963'],
      event: 'o cinema passou o primeiro filme',
    },
  ],
  [
    {
      ...{ name: 'gravação', year: 1987, event: 'a enchente levou a ponte' },
      words: ['“Em 1987, a enchente', 'levou a ponte velha.', 'Passei de barco!”'],
    },
    {
      ...{ name: 'gravação', year: 1982, event: 'os moradores plantaram a praça' },
      words: ['“Em 1982, plantamos', 'as árvores da praça.', 'Foi um mutirão!”'],
    },
  ],
  [
    { name: 'placa', year: 1996, words: ['PONTE NOVA', 'inaugurada em', '1996'], event: 'inaugurou-se a ponte nova' },
    { name: 'placa', year: 2004, words: ['BIBLIOTECA', 'inaugurada em', '2004'], event: 'inaugurou-se a biblioteca' },
  ],
]

/** A source with a question about it alone. */
export const HEARD: SourceName = 'gravação'

export interface ArchiveFacts {
  /** As they are on the table, from A. */
  readonly shown: readonly Source[]
  /** Indexes of two that the child writes down. */
  readonly told: readonly [number, number]
}

export const byYear = ({ shown }: ArchiveFacts) => [...shown].sort((a, b) => a.year - b.year)
export const letterOfSource = ({ shown }: ArchiveFacts, source: Source) => letterAt(shown.indexOf(source))

const STRIP = { x: 13, y: 190, width: 184, height: 35 }
const PAPER = { x: 16.5, y: 232, width: 177, height: 50 }

export function archivePage(pen: Pen, facts: ArchiveFacts): PageMark[] {
  const ordered = byYear(facts)
  const cy = STRIP.y + STRIP.height / 2
  const at = (i: number) => STRIP.x + 17 + i * 29.4
  const step = PAPER.height / 3
  const rowY = (i: number) => PAPER.y + step * (i + 0.5) + 1.6
  const [left, right] = [PAPER.x + 6, PAPER.x + PAPER.width - 6]
  const told = facts.told.map((index, i) => {
    const { name, event } = facts.shown[index] ?? { name: '', event: '' }
    const article = name === 'jornal' || name === 'cartaz' ? 'o' : 'a'
    return { event, ...wordsAndLine(pen, `O que ${article} ${name} conta?`, [left, rowY(i)], 5.2, right) }
  })
  const spoken = 'Qual fonte é para ouvir?'
  const size = 5.2
  const boxX = left + measureText(spoken, 'text', size) + 4
  const newest = 'E a do fato mais novo?'
  const newestX = boxX + 24
  const newestBox = newestX + measureText(newest, 'text', size) + 4
  return [
    ...marksOf([
      archiveTable(
        pen,
        facts.shown.map(({ name, words }) => [name, words]),
      ),
      pen.shape(box(STRIP.x, STRIP.y, STRIP.width, STRIP.height, 2), 'cream', 1.1),
      pen.line(`M${STRIP.x + 5} ${cy + 3}H${STRIP.x + STRIP.width - 5}l-3 -2.200m3 2.200l-3 2.200`, 1.1),
      ordered.map(({ year }, i) => [
        pen.shape(box(at(i) - 6.5, cy - 14, 13, 13, 2), 'white', 1),
        pen.line(`M${at(i)} ${cy - 1}V${cy + 5}`, 0.9),
        pen.text(at(i), cy + 12.4, year, 5.4, { font: 'text' }),
      ]),
      notePaper(pen, PAPER),
      told.map(({ marks }) => marks),
      pen.text(left, rowY(2), spoken, size, { font: 'text', anchor: 'start' }),
      pen.text(newestX, rowY(2), newest, size, { font: 'text', anchor: 'start' }),
      [boxX, newestBox].map((x) => pen.shape(box(x, rowY(2) - 8, 12, 12, 2), 'white', 0.9)),
    ]),
    ...ordered.map((source, i) => writtenAnswer(at(i), cy - 7.5, letterOfSource(facts, source), 7.4)),
    ...told.map(({ from, event }, i) =>
      writtenAnswer(from + 2, rowY(i) - 2.4, event, fitTextSize(event, 'display', 4.8, right - from - 4), {
        anchor: 'start',
      }),
    ),
    ...ordered.slice(-1).map((source) => writtenAnswer(newestBox + 6, rowY(2) - 2, letterOfSource(facts, source), 7)),
    writtenAnswer(boxX + 6, rowY(2) - 2, letterAt(facts.shown.findIndex(({ name }) => name === HEARD)), 7),
  ]
}
