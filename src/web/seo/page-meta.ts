import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import type { RootData } from '../root-data.ts'
import { errorTexts } from '../shell/texts.ts'
import { type SiteFacts, UNKNOWN_SITE } from '../site.ts'
import { type Thing, webPage } from './structured-data.ts'

/** Characters of a description that search engines show, about. */
export const META_DESCRIPTION_LENGTH = 155

/** The picture social networks show for a page. */
export interface Picture {
  /** Path on this site. */
  readonly path: string
  /** Size in pixels. */
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Metadata of a page for search engines and social networks. */
export interface PageFacts {
  /** Without the site's name, which follows it. */
  readonly title: string
  readonly description: string
  /** The canonical path of the page with its query; null for a page without one (not found). */
  readonly path: string | null
  /** Picture of the page where it is shared; {@link SITE_PICTURE} unless given. */
  readonly picture?: Picture
  /** False keeps the page out of search engines. */
  readonly indexed?: boolean
  /** Subjects of the page, in the vocabulary of schema.org; a WebPage by default. */
  readonly things?: readonly Thing[]
}

/** Composed from our drawings (public/og.png). */
export const SITE_PICTURE: Picture = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Folhas de atividades prontas para imprimir: um labirinto, uma letra para tracejar e pares para ligar.',
}

/** A card as wide as the post needs a picture at least this much wider than high. */
const WIDE_RATIO = 1.5

/** The part of a route's `matches` the functions here read. */
type Matches = readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]

/**
 * The meta descriptors of a route: title, description, canonical address, Open Graph, Twitter card, structured data.
 * For a route's `meta` export, which hands over its `matches`.
 */
export function pageMeta(matches: Matches, page: PageFacts | ((site: SiteFacts) => PageFacts)): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  const site = root?.site ?? UNKNOWN_SITE
  return describePage(site, typeof page === 'function' ? page(site) : page)
}

/** The descriptors themselves; see {@link pageMeta}. */
export function describePage(site: SiteFacts, page: PageFacts): MetaDescriptor[] {
  const title = [page.title, site.name].filter(Boolean).join(' | ')
  const picture = page.picture ?? SITE_PICTURE
  const pictureUrl = site.origin + picture.path
  const url = page.path === null ? null : site.origin + page.path
  const things =
    page.things ?? (page.path === null ? [] : [webPage(site, { ...page, name: page.title, path: page.path })])
  const isWide = picture.width >= picture.height * WIDE_RATIO
  return [
    { title },
    { name: 'description', content: page.description },
    ...(url === null ? [] : [{ tagName: 'link', rel: 'canonical', href: url } as const]),
    ...(page.indexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'pt_BR' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    ...(url === null ? [] : [{ property: 'og:url', content: url }]),
    { property: 'og:image', content: pictureUrl },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: isWide ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: pictureUrl },
    { name: 'twitter:image:alt', content: picture.alt },
    ...(things.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': [...things] } }] : []),
  ]
}

/** The descriptors of a page that could not be shown: unknown (404), or failed. `error` is what the loader threw. */
export function failureMeta(matches: Matches, error: unknown): MetaDescriptor[] {
  const { title, description } =
    isRouteErrorResponse(error) && error.status === 404 ? errorTexts.notFound : errorTexts.failed
  return pageMeta(matches, { title, description, path: null, indexed: false })
}
