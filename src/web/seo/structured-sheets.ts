/** Structured data of sheets, their lists and paths, for search engines. */
import { skillHref } from '../../features/bncc/address.rules.ts'
import type { Skill } from '../../features/bncc/schema.ts'
import { catalogueHref } from '../../features/catalogue/address/rules.ts'
import { firstPagePicture } from '../../features/catalogue/files/rules.ts'
import type { Activity } from '../../features/catalogue/schema.ts'
import type { Category } from '../../features/catalogue/taxonomy/rules.ts'
import { CATALOGUE_TITLE } from '../../features/catalogue/texts.ts'
import type { SiteFacts } from '../site.ts'
import { LANGUAGE, organizationId, type Step, siteId, type Thing } from './structured-data.ts'

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

/** The categories in the order shown: what a page that shows some sheets of each leads to. */
export function categoryList({ origin }: SiteFacts, name: string, categories: readonly Category[]): Thing {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: categories.length,
    itemListElement: categories.map((category, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: category,
      url: origin + catalogueHref({ category }),
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

/** One activity. Free ones count as accessible for free, since an account is free. */
export function learningResource(site: SiteFacts, activity: Activity, skills: readonly Skill[] = []): Thing {
  const { origin } = site
  return {
    '@type': 'LearningResource',
    // A kind of CreativeWork; named as well for readers who do not know the newer type.
    additionalType: 'https://schema.org/CreativeWork',
    name: activity.title,
    description: activity.description,
    url: `${origin}/activities/${activity.slug}`,
    image: origin + firstPagePicture(activity.imageUrl),
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

/** The path to the catalogue, or to a category of it. */
export function catalogueSteps(category: Category | null): Step[] {
  const catalogue = { name: CATALOGUE_TITLE, path: catalogueHref() }
  return category ? [catalogue, { name: category, path: catalogueHref({ category }) }] : [catalogue]
}

/** The path to an activity: catalogue, category, the activity. */
export function activitySteps({ slug, title, category }: Pick<Activity, 'slug' | 'title' | 'category'>): Step[] {
  return [...catalogueSteps(category), { name: title, path: `/activities/${slug}` }]
}
