/** A picture to describe: its true words, sentences by prompts, a description that fits one of four pictures alone. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { childAt } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import type { Traits } from '../../studio/places/described-scenes.ts'
import {
  DESCRIBED_THEMES,
  type Described,
  descriptionOf,
  lookalikes,
  MIXED_THEME,
  ordered,
  SUBJECTS,
  sensesOf,
} from './description-facts.ts'
import { DESCRIPTION_PAGES, type DescriptionTask, promptsOf } from './description-pages.ts'
import { oneEach } from './whole-pages.ts'

interface Chosen {
  readonly subject: Described
  readonly traits: Traits
}

/** Half of all traits for sheets of one theme and the other half for mixed ones, so that they share no picture. */
export const combinationsOf = (isMixed: boolean): readonly Traits[] =>
  [true, false].flatMap((look) => [true, false].map((place): Traits => [look, place, (look === place) === isMixed]))

function taskOf({ subject, traits }: Chosen, level: Level, random: Random): DescriptionTask {
  const pictures = level === 'desafio' ? random.shuffle(lookalikes(traits)) : [traits]
  const target = pictures.findIndex((one) => one.every((value, i) => value === traits[i]))
  const prompts = promptsOf(subject, traits)
  const untrue = [subject.other, ...subject.traits.map(({ cards }, i) => ordered(cards, traits[i] ?? true)[1])]
  return {
    subject,
    pictures,
    target,
    rows: sensesOf(subject, traits).map(({ heading, pairs }) => ({
      heading,
      pairs: pairs.map((pair) => {
        const words = random.shuffle(pair)
        return { words, right: words.indexOf(pair[0]) }
      }),
    })),
    prompts,
    bank: random.shuffle([...prompts.map(({ card }) => card), ...untrue]),
  }
}

export const descreverPorPistas: SheetKind<PagesFacts<DescriptionTask>> = {
  id: 'descrever-por-pistas',
  category: 'alfabetizacao',
  themes: [MIXED_THEME, ...DESCRIBED_THEMES],
  draw: (options) => {
    const { level, theme } = options
    const subjectOf = oneEach(
      options,
      SUBJECTS.filter((one) => !theme || theme === MIXED_THEME || one.theme === theme),
    )
    const items = combinationsOf(!theme || theme === MIXED_THEME)
    const traits = dealPages(options, { items, perPage: 1, mostShared: 1, label: 'traits' }).flat()
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const look = sheet.fork('look').integer(0, 3) + index
      const one: Chosen = { subject: subjectOf(index), traits: traits[index] ?? [true, true, true] }
      const task = taskOf(one, level, random)
      return {
        facts: task,
        marks: [...DESCRIPTION_PAGES[level](pen, task, look, childAt(look)), ...marksOf(pictureTitle(pen, options))],
        whole: true,
        items: [descriptionOf(one.subject, one.traits)],
        pictures: one.subject.shows,
      }
    })
  },
}
