/** Right, left, in front and behind: a child in a place names things by its own position, then one who faces the reader. */
import { composeSheet, type PagesFacts } from '../../page/compose.ts'
import { dealPages, SMALL_DECK } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { PageMark } from '../../scene/answers.ts'
import type { Level, SheetKind } from '../../scene/scene.ts'
import { SEEN_FROM_BEHIND } from '../../studio/cast/from-behind.ts'
import { type CastName, nameOf, STANDING } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { AROUND_PLACES, type AroundPlace } from '../../studio/places/around-places.ts'
import { AROUND_THINGS } from '../../studio/shapes/around-things.ts'
import { type AroundTask, placesFor, relationOf, SPOTS } from './around-facts.ts'
import { lettersPage, sentencesPage, tablePage } from './around-pages.ts'

const AROUND = SPOTS.length
const PAGES: Readonly<Record<Level, (pen: Pen, task: AroundTask) => PageMark[]>> = {
  facil: lettersPage,
  medio: sentencesPage,
  desafio: tablePage,
}

/** Other things that the place shows. */
const SEEN: Readonly<Record<AroundPlace, readonly string[]>> = {
  quarto: ['quarto', 'janela', 'tapete'],
  praia: ['praia', 'mar', 'areia'],
  praca: ['praça', 'caminho', 'house'],
  sitio: ['sítio', 'celeiro', 'cerca', 'sun'],
}

export const aMinhaVolta: SheetKind<PagesFacts<AroundTask>> = {
  id: 'a-minha-volta',
  category: 'percepcao',
  themes: AROUND_PLACES,
  draw: (options) => {
    const place = (options.theme ?? 'quarto') as AroundPlace
    const facing = options.level === 'desafio'
    // The girl in a wheelchair is drawn from her side, so she does not face the reader.
    const cast: readonly CastName[] = facing ? STANDING : SEEN_FROM_BEHIND
    const deals = dealPages(options, {
      items: AROUND_THINGS[place],
      perPage: AROUND,
      mostShared: SMALL_DECK,
      nameOf: ({ name }) => name,
      accept: (page, thing) => page.length < AROUND - 1 || placesFor([...page, thing]).length > 0,
    })
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const who = cast[(sheet.fork(place).integer(0, cast.length - 1) + index) % cast.length] ?? 'bia'
      const task: AroundTask = { place, who, facing, things: random.pick(placesFor(deals[index] ?? [])) }
      return {
        facts: task,
        marks: [...PAGES[options.level](pen, task), ...marksOf(pictureTitle(pen, options))],
        items: SPOTS.map((spot) => `${task.things[spot].name} ${relationOf(task, spot)}`),
        pictures: ['criança', ...SEEN[place], ...SPOTS.map((spot) => task.things[spot].name)],
        named: { nome: nameOf(who) },
        whole: true,
      }
    })
  },
}
