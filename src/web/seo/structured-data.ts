import type {
  BreadcrumbList,
  CollectionPage,
  FAQPage,
  ItemList,
  LearningResource,
  Organization,
  Product,
  SearchAction,
  WebPage,
  WebSite,
} from 'schema-dts'
import { shellTexts } from '../shell/texts.ts'
import { FOUNDED, type SiteFacts } from '../site.ts'

/** One node of a page's graph. Types of schema.org: a property that does not exist there does not compile. */
export type Thing =
  | Exclude<BreadcrumbList, string>
  | Exclude<CollectionPage, string>
  | Exclude<FAQPage, string>
  | Exclude<ItemList, string>
  | Exclude<LearningResource, string>
  | Exclude<Organization, string>
  | Exclude<Product, string>
  | Exclude<WebPage, string>
  | Exclude<WebSite, string>

export const LANGUAGE = 'pt-BR'

export const siteId = ({ origin }: SiteFacts) => ({ '@id': `${origin}/#site` }) as const
export const organizationId = ({ origin }: SiteFacts) => ({ '@id': `${origin}/#organizacao` }) as const

/** The organisation that offers the site. */
export function organization(site: SiteFacts): Thing {
  const { name, origin, links } = site
  return {
    '@type': 'Organization',
    ...organizationId(site),
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: FOUNDED,
    areaServed: 'BR',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: links.supportChat ?? `${origin}/contato`,
      availableLanguage: LANGUAGE,
    },
  }
}

/** The site with its search box. */
export function website(site: SiteFacts, description: string): Thing {
  const { name, origin } = site
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/activities?search={search_term_string}` },
    // Google's addition to the vocabulary: which placeholder the text goes to.
    'query-input': 'required name=search_term_string',
  } satisfies SearchAction & { 'query-input': string }
  return {
    '@type': 'WebSite',
    ...siteId(site),
    name,
    description,
    url: `${origin}/`,
    inLanguage: LANGUAGE,
    publisher: organizationId(site),
    potentialAction: search,
  }
}

/** A step in the path to a page: its name and its address. */
export interface Step {
  readonly name: string
  readonly path: string
}

/** The path from home to the page, without home itself. */
export function breadcrumbs({ origin }: SiteFacts, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: shellTexts.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

/** A page of text. */
export function webPage(site: SiteFacts, { name, description, path }: Step & { description: string }): Thing {
  return {
    '@type': 'WebPage',
    name,
    description,
    url: site.origin + path,
    inLanguage: LANGUAGE,
    isPartOf: siteId(site),
  }
}

/** Questions with their answers as plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: LANGUAGE,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
