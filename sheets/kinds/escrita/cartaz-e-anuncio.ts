/** Posters and advertisements: complete one of an event, find the slogan of a campaign, make an advertisement. */
import { composeSheet, type DrawnPage, type PagesFacts } from '../../page/compose.ts'
import { dealPages } from '../../page/deck.ts'
import { pictureTitle } from '../../page/picture-page.ts'
import type { Random } from '../../page/random.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { marksOf, Pen } from '../../studio/pen.ts'
import { picturesShownBy } from '../../studio/places/poster-pictures.ts'
import { childrenOf, POSTER_PLACES } from '../../studio/places/poster-wall.ts'
import { ADVERTS } from './advert-facts.ts'
import { type AdvertTask, advertPage } from './advert-page.ts'
import { CAMPAIGNS } from './campaign-facts.ts'
import { eventPoster } from './event-poster.ts'
import { EVENTS, type PosterEvent } from './poster-facts.ts'
import { PARTS, type SloganTask, sloganPoster } from './slogan-poster.ts'

export interface PosterFacts {
  readonly event?: PosterEvent
  readonly slogan?: SloganTask
  readonly advert?: AdvertTask
}

type Draw = (pen: Pen, random: Random, variant: number, index: number) => DrawnPage<PosterFacts>

/** Children of pictures; those in front of the wall are others. */
const DRAWN: readonly CastName[] = ['bia', 'caio', 'yumi', 'theo', 'iara', 'davi', 'sofia']
const drawnBeside = (variant: number): CastName[] => {
  const present: readonly CastName[] = childrenOf(variant)
  const others = DRAWN.filter((name) => !present.includes(name))
  return [...others.slice(variant % others.length), ...others.slice(0, variant % others.length)]
}

/** One for each page, of the theme's place. */
function dealt<One extends { readonly id: string; readonly place: string }>(
  options: SheetOptions,
  all: readonly One[],
) {
  const items = all.filter(({ place }) => place === (options.theme ?? 'escola'))
  const deals = dealPages(options, { items, perPage: 1, nameOf: ({ id }) => id, mostShared: 1 })
  return (index: number): One => {
    const one = deals[index]?.[0]
    if (!one) throw new RangeError(`nothing for page ${index + 1}`)
    return one
  }
}

function events(options: SheetOptions): Draw {
  const eventOf = dealt(options, EVENTS)
  return (pen, _random, variant, index) => {
    const event = eventOf(index)
    return {
      facts: { event },
      marks: eventPoster(pen, event, drawnBeside(variant), variant),
      items: [event.id],
      pictures: ['cartaz', ...picturesShownBy(event.picture)],
    }
  }
}

function slogans(options: SheetOptions): Draw {
  const campaignOf = dealt(options, CAMPAIGNS)
  return (pen, random, variant, index) => {
    const campaign = campaignOf(index)
    const slogan: SloganTask = {
      campaign,
      parts: random.fork('parts').shuffle(PARTS),
      sentences: random.fork('sentences').shuffle([campaign.slogan, ...campaign.others]),
    }
    return {
      facts: { slogan },
      marks: sloganPoster(pen, slogan, drawnBeside(variant), variant),
      items: [campaign.id],
      pictures: ['cartaz', ...picturesShownBy(campaign.picture)],
    }
  }
}

function adverts(options: SheetOptions): Draw {
  const advertOf = dealt(options, ADVERTS)
  return (pen, random, variant, index) => {
    const task: AdvertTask = { advert: advertOf(index), order: random.shuffle([0, 1, 2]) }
    return {
      facts: { advert: task },
      marks: advertPage(pen, task, drawnBeside(variant), variant),
      items: [task.advert.id, task.advert.own],
      pictures: ['anúncio', ...picturesShownBy(task.advert.picture)],
    }
  }
}

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw>> = {
  facil: events,
  medio: slogans,
  desafio: adverts,
}

export const cartazEAnuncio: SheetKind<PagesFacts<PosterFacts>> = {
  id: 'cartaz-e-anuncio',
  category: 'alfabetizacao',
  themes: POSTER_PLACES,
  draw: (options) => {
    const draw = PAGES[options.level](options)
    return composeSheet(options, 'write', (random, index, sheet) => {
      const pen = new Pen(options.color)
      const page = draw(pen, random, sheet.fork('look').integer(0, 4) + index, index)
      return { ...page, marks: [...page.marks, ...marksOf(pictureTitle(pen, options))], whole: true }
    })
  },
}
