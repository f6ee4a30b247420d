/** Tenses and persons of verbs: recognised, written into a sentence, and in a table of forms. */
import type { Box } from '../../lettering/bounds.ts'
import { fitTextSize } from '../../lettering/fonts.ts'
import { capital } from '../../page/capital.ts'
import { cellsOf, middleX, middleY } from '../../page/cells.ts'
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { CONTENT } from '../../page/paper.ts'
import type { Random } from '../../page/random.ts'
import { type PageMark, writtenAnswer } from '../../scene/answers.ts'
import { tint, WHITE } from '../../scene/inks.ts'
import { centredText, circle, line, rect } from '../../scene/marks.ts'
import type { Ink, Level, Mark, SheetKind, SheetOptions } from '../../scene/scene.ts'
import { pageInk } from '../ortografia/desk.ts'
import type { InlineWord } from '../ortografia/inline.ts'
import { type NotebookRow, notebookRows, plainWords } from './notebook-rows.ts'
import data from './words/verbos.json' with { type: 'json' }

export interface VerbFacts {
  /** A question and the form that answers it. */
  readonly asked: readonly { readonly ask: string; readonly form: string }[]
}

const ROWS: Readonly<Record<Level, number>> = { facil: 8, medio: 7, desafio: 7 }
const TENSES = ['passado', 'presente', 'futuro'] as const
const WHEN = ['Ontem', 'Hoje', 'Amanhã'] as const
const TIMELINE = 34

interface Agreement {
  readonly heads: readonly string[]
  readonly table: readonly (readonly string[])[]
  readonly sentences: readonly (readonly string[])[]
  readonly hint: string
}

/** Themes in which the verb agrees with a pronoun, or with the nouns of its subject. */
const AGREEMENTS: Readonly<Record<string, Agreement>> = {
  pessoa: {
    heads: ['verbo', 'eu', 'você', 'nós', 'eles'],
    table: data.persons,
    sentences: data.personSentences,
    hint: 'O verbo muda com quem faz: eu canto, nós cantamos, eles cantam.',
  },
  sujeito: {
    heads: ['verbo', 'a turma', 'os colegas', 'Lia e eu'],
    table: data.persons.map(([verb = '', , one = '', we = '', they = '']) => [verb, one, they, we]),
    sentences: data.subjectSentences,
    hint: 'O verbo combina com o sujeito: o menino pula, os meninos pulam, ele e eu pulamos.',
  },
}

const VERB = /\{(\p{L}+)\}/u

/** Yesterday, today and tomorrow as three suns on a line: the one of today is the largest. */
function timeline(color: boolean, fill: Ink): Mark[] {
  const y = CONTENT.y + 15
  return [
    line(CONTENT.x + 6, y, CONTENT.x + CONTENT.width - 6, y, { width: 0.9 }),
    ...TENSES.flatMap((tense, i): Mark[] => {
      const cx = CONTENT.x + CONTENT.width * (0.17 + 0.33 * i)
      const r = i === 1 ? 7.5 : 5.5
      return [
        ...Array.from({ length: 8 }, (_, k) => {
          const angle = (k * Math.PI) / 4 + Math.PI / 8
          const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
          return line(cx + dx * (r + 1.4), y + dy * (r + 1.4), cx + dx * (r + 3.6), y + dy * (r + 3.6), { width: 0.8 })
        }),
        circle(cx, y, r, { width: 0.8, fill: i === 0 ? WHITE : i === 1 ? fill : color ? tint(fill, 0.45) : WHITE }),
        centredText(cx, y + 15.5, `${WHEN[i]}: ${tense}`, 5.2),
      ]
    }),
  ]
}

/** The sentence with its verb, or a gap for it. */
function sentenceWith(sentence: string, part: InlineWord): InlineWord[] {
  return sentence.split(' ').map((word) => (VERB.test(word) ? part : { parts: [{ text: word }] }))
}

const gap = (form: string): InlineWord => ({ parts: [{ gap: form, width: 36 }] })
const printed = (form: string): InlineWord => ({ parts: [{ text: form }], under: true })
const infinitive = (sentence: string) => VERB.exec(sentence)?.[1] ?? ''

interface Row extends NotebookRow {
  readonly ask: string
  readonly form: string
}

/** A sentence in one of three tenses. */
function tenseRow([sentence = '', ...forms]: readonly string[], tense: number, level: Level): Row {
  const form = forms[tense] ?? ''
  if (level === 'facil')
    return {
      words: sentenceWith(`${sentence}.`, printed(form)),
      choices: TENSES,
      right: TENSES[tense] ?? '',
      ask: `${sentence} ${form}`,
      form: TENSES[tense] ?? '',
    }
  const told = sentence.charAt(0).toLocaleLowerCase('pt-BR') + sentence.slice(1)
  const start = /^(?:A |O |Minha |Meu |Ela |Ele |Vovó )/.test(sentence) ? told : sentence
  return {
    words: [
      ...plainWords(`${WHEN[tense]},`),
      ...sentenceWith(start, gap(form)),
      ...plainWords(`(${infinitive(sentence)}).`),
    ],
    ask: `${WHEN[tense]} ${sentence}`,
    form,
  }
}

const FORMS = new Map(data.persons.map(([verb = '', ...forms]) => [verb, forms]))

/** A sentence whose verb agrees with its person. */
function personRow([person = '', rest = '', form = '']: readonly string[], level: Level, random: Random): Row {
  const verb = infinitive(rest)
  const others = random.sample(
    (FORMS.get(verb) ?? []).filter((one) => one !== form),
    1,
  )
  return {
    words: [
      ...plainWords(capital(person)),
      ...sentenceWith(level === 'facil' ? `${rest}.` : `${rest} (${verb}).`, gap(form)),
    ],
    ...(level === 'facil' && { choices: random.shuffle([form, ...others]), right: form }),
    ask: `${person} ${verb} ${rest}`,
    form,
  }
}

/** A table of forms: one of each row is given, the others are written. */
function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  fill: Ink,
  color: boolean,
  random: Random,
) {
  const [first = '', ...others] = heads
  const grid = cellsOf(heads.length, rows.length + 1, { box: CONTENT, gap: 3 })
  const at = (row: number, column: number) => grid[row * heads.length + column] as Box
  const head = [first, ...others].map((name, i): Mark[] => {
    const box = at(0, i)
    return [
      rect(box.x, box.y + box.height - 14, box.width, 14, { radius: 7, width: 0.6, fill }),
      centredText(middleX(box), box.y + box.height - 7, name, fitTextSize(name, 'display', 6, box.width - 6)),
    ]
  })
  const asked: { ask: string; form: string }[] = []
  const body = rows.flatMap(([name = '', ...forms], row): PageMark[] => {
    const given = random.integer(0, forms.length - 1)
    const label = at(row + 1, 0)
    return [
      rect(label.x, label.y, label.width, label.height, {
        radius: 3,
        width: 0.5,
        fill: color ? tint(fill, 0.4) : WHITE,
      }),
      centredText(middleX(label), middleY(label), name, fitTextSize(name, 'display', 6.4, label.width - 6)),
      ...forms.flatMap((form, i): PageMark[] => {
        const box = at(row + 1, i + 1)
        const size = fitTextSize(form, 'display', 6, box.width - 5)
        if (i !== given) asked.push({ ask: `${name} ${heads[i + 1]}`, form })
        return [
          rect(box.x, box.y, box.width, box.height, { radius: 3, width: 0.5, fill: WHITE }),
          i === given
            ? centredText(middleX(box), middleY(box), form, size)
            : writtenAnswer(middleX(box), middleY(box), form, size),
        ]
      }),
    ]
  })
  return { marks: [...head.flat(), ...body], asked }
}

const TENSE_HEADS = ['ele, ela', ...TENSES]

function tablePage(
  options: SheetOptions,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  random: Random,
) {
  const fill = pageInk(random, options.color)
  const { marks, asked } = table(heads, rows, fill, options.color, random)
  return { marks, facts: { asked }, items: rows.map(([verb = '']) => verb) }
}

function drawRows(
  rows: readonly Row[],
  hint: string | undefined,
  options: SheetOptions,
  random: Random,
): DrawnPage<VerbFacts> {
  const { color } = options
  const fill = pageInk(random, color)
  const look = {
    size: 5.2,
    fill,
    color,
    ...(hint === undefined ? { above: TIMELINE + 2 } : { hint }),
  }
  return {
    marks: [...(hint === undefined ? timeline(color, fill) : []), ...notebookRows(rows, look, random)],
    facts: { asked: rows.map(({ ask, form }) => ({ ask, form })) },
    items: rows.map(({ ask }) => ask),
  }
}

const inTable = ({ inf, past, present, future }: (typeof data.verbs)[number]) => [inf, past, present, future]

export const gramaticaVerbos: SheetKind<PagesFacts<VerbFacts>> = {
  id: 'gramatica-verbos',
  category: 'alfabetizacao',
  themes: ['tempo', ...Object.keys(AGREEMENTS)],
  draw: (options) => {
    const { level } = options
    const agreement = AGREEMENTS[options.theme ?? 'tempo']
    const sentences = agreement?.sentences ?? data.sentences
    const items: readonly (readonly string[])[] =
      level === 'desafio' ? (agreement?.table ?? data.verbs.map(inTable)) : sentences
    const pages = dealPages(options, {
      items,
      perPage: ROWS[level],
      nameOf: (item) => item.join(' '),
      mostShared: SMALL_DECK,
    })
    return composeSheet(options, level === 'facil' && !agreement ? 'ring' : 'write', (random, index) => {
      const page = pages[index] ?? []
      if (level === 'desafio') return tablePage(options, agreement?.heads ?? TENSE_HEADS, page, random)
      const tenses = random.shuffle(page.map((_, i) => i % TENSES.length))
      const rows = page.map((one, i) =>
        agreement ? personRow(one, level, random) : tenseRow(one, tenses[i] ?? 0, level),
      )
      return drawRows(rows, agreement?.hint, options, random)
    })
  },
}
