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
import { skillHref } from '../../features/bncc/rules.ts'
import type { Skill } from '../../features/bncc/schema.ts'
import { catalogueHref } from '../../features/catalogue/address/rules.ts'
import { thumbnail } from '../../features/catalogue/files/rules.ts'
import type { Activity } from '../../features/catalogue/schema.ts'
import type { Category } from '../../features/catalogue/taxonomy/rules.ts'
import { CATALOGUE_TITLE } from '../../features/catalogue/texts.ts'
import { shellTexts } from '../shell/texts.ts'
import type { SiteFacts } from '../site.ts'
import { FOUNDED } from '../site.ts'

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

const LANGUAGE = 'pt-BR'

const siteId = ({ origin }: SiteFacts) => ({ '@id': `${origin}/#site` }) as const
const organizationId = ({ origin }: SiteFacts) => ({ '@id': `${origin}/#organizacao` }) as const

/** Who offers the site. */
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
    ...(links.supportChat
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            url: links.supportChat,
            availableLanguage: LANGUAGE,
          },
        }
      : {}),
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

/** A step on the way to a page: its name and its path. */
export interface Step {
  readonly name: string
  readonly path: string
}

/** The way from home to the page, home itself not given. */
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

/** A page that only tells something. */
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

/** A list of activities in the order shown. `first` is the position of the first one, from 1. */
export function activityList(
  { origin }: SiteFacts,
  list: { name: string; total: number; activities: readonly Pick<Activity, 'slug' | 'title'>[]; first?: number },
): Thing {
  const { name, total, activities, first = 1 } = list
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: activities.map(({ slug, title }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name: title,
      url: `${origin}/activities/${slug}`,
    })),
  }
}

/** '5-7 anos' → '5-7', '10+ anos' → '10-': the form schema.org gives ages. */
export function typicalAgeRange(ageRange: string): string {
  return ageRange.replace(/(?<!\s)\s*anos$/u, '').replace(/\+$/, '-')
}

/** A skill of the BNCC as what a page or a sheet is for. */
function alignment({ origin }: SiteFacts, { code, text }: Skill) {
  return {
    '@type': 'AlignmentObject',
    alignmentType: 'educationalSubject',
    educationalFramework: 'BNCC',
    targetName: code,
    targetDescription: text,
    targetUrl: origin + skillHref(code),
  } as const
}

/** The page of a skill of the BNCC. `creditHref`: where its compiler is named. */
export function skillPage(
  site: SiteFacts,
  { skill, creditHref, ...page }: Step & { description: string; skill: Skill; creditHref: string },
): Thing {
  return {
    '@type': 'CollectionPage',
    ...page,
    path: undefined,
    url: site.origin + page.path,
    inLanguage: LANGUAGE,
    isPartOf: siteId(site),
    isBasedOn: creditHref,
    about: { '@type': 'DefinedTerm', termCode: skill.code, name: skill.code, description: skill.text },
  } as Thing
}

/** One activity. Free ones count as accessible for free: an account costs nothing. */
export function learningResource(site: SiteFacts, activity: Activity, skills: readonly Skill[] = []): Thing {
  const { origin } = site
  return {
    '@type': 'LearningResource',
    // A kind of CreativeWork; named as well for readers who do not know the newer type.
    additionalType: 'https://schema.org/CreativeWork',
    name: activity.title,
    description: activity.description,
    url: `${origin}/activities/${activity.slug}`,
    image: origin + thumbnail(activity.imageUrl, 720),
    inLanguage: LANGUAGE,
    isAccessibleForFree: !activity.isPremium,
    learningResourceType: 'Folha de atividades',
    typicalAgeRange: typicalAgeRange(activity.ageRange),
    about: activity.category,
    keywords: activity.tags.length > 0 ? activity.tags.join(', ') : undefined,
    encodingFormat: activity.hasFile ? 'application/pdf' : undefined,
    datePublished: activity.createdAt,
    educationalAlignment: skills.length > 0 ? skills.map((skill) => alignment(site, skill)) : undefined,
    publisher: organizationId(site),
    isPartOf: siteId(site),
  }
}

/** The way to the catalogue, or to a category of it. */
export function catalogueSteps(category: Category | null): Step[] {
  const catalogue = { name: CATALOGUE_TITLE, path: catalogueHref() }
  return category ? [catalogue, { name: category, path: catalogueHref({ category }) }] : [catalogue]
}

/** The way to an activity: catalogue, category, the activity. */
export function activitySteps({ slug, title, category }: Pick<Activity, 'slug' | 'title' | 'category'>): Step[] {
  return [...catalogueSteps(category), { name: title, path: `/activities/${slug}` }]
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

/** UN/CEFACT codes of the billing periods, as schema.org wants them. */
const UNIT_CODES = { monthly: 'MON', annual: 'ANN' } as const

/** Premium and what it costs. `cents` are the prices in centavos. */
export function premiumProduct(
  site: SiteFacts,
  plan: { name: string; description: string; cents: { readonly monthly: number; readonly annual: number } },
): Thing {
  const { origin } = site
  return {
    '@type': 'Product',
    name: `${site.name} ${plan.name}`,
    description: plan.description,
    image: `${origin}/og.png`,
    brand: { '@type': 'Brand', name: site.name },
    offers: (['monthly', 'annual'] as const).map((period) => {
      const price = (plan.cents[period] / 100).toFixed(2)
      return {
        '@type': 'Offer',
        url: period === 'annual' ? `${origin}/plans?plan=annual` : `${origin}/plans`,
        price,
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        seller: organizationId(site),
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'BRL',
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[period] },
        },
      }
    }),
  }
}
