/** Posters and advertisements: complete one of an event, find the slogan of a campaign, make an advertisement. */
import type { PagesFacts } from '../../page/compose.ts'
import type { Level, SheetKind, SheetOptions } from '../../scene/scene.ts'
import type { CastName } from '../../studio/cast/people.ts'
import { picturesShownBy } from '../../studio/places/poster-pictures.ts'
import { childrenOf, POSTER_PLACES } from '../../studio/places/poster-wall.ts'
import { ADVERTS } from './advert-facts.ts'
import { type AdvertTask, advertPage } from './advert-page.ts'
import { CAMPAIGNS } from './campaign-facts.ts'
import { eventPoster } from './event-poster.ts'
import { EVENTS, type PosterEvent } from './poster-facts.ts'
import { PARTS, type SloganTask, sloganPoster } from './slogan-poster.ts'
import { type Draw, oneEach, placed, wholePages } from './whole-pages.ts'

export interface PosterFacts {
  readonly event?: PosterEvent
  readonly slogan?: SloganTask
  readonly advert?: AdvertTask
}

/** Children of pictures; those in front of the wall are others. */
const DRAWN: readonly CastName[] = ['bia', 'caio', 'yumi', 'theo', 'iara', 'davi', 'sofia']
const drawnBeside = (variant: number): CastName[] => {
  const present: readonly CastName[] = childrenOf(variant)
  const others = DRAWN.filter((name) => !present.includes(name))
  return [...others.slice(variant % others.length), ...others.slice(0, variant % others.length)]
}

function events(options: SheetOptions): Draw<PosterFacts> {
  const eventOf = oneEach(options, placed(options, POSTER_PLACES, EVENTS))
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

function slogans(options: SheetOptions): Draw<PosterFacts> {
  const campaignOf = oneEach(options, placed(options, POSTER_PLACES, CAMPAIGNS))
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

function adverts(options: SheetOptions): Draw<PosterFacts> {
  const advertOf = oneEach(options, placed(options, POSTER_PLACES, ADVERTS))
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

const PAGES: Readonly<Record<Level, (options: SheetOptions) => Draw<PosterFacts>>> = {
  facil: events,
  medio: slogans,
  desafio: adverts,
}

export const cartazEAnuncio: SheetKind<PagesFacts<PosterFacts>> = {
  id: 'cartaz-e-anuncio',
  category: 'alfabetizacao',
  themes: POSTER_PLACES,
  draw: (options) => wholePages(options, PAGES[options.level](options), 5),
}
