import type { ReactNode } from 'react'
import { redirect, replace, useNavigation, useSearchParams } from 'react-router'
import {
  type CatalogueAddress,
  canonicalCatalogueHref,
  catalogueHref,
  lastPage,
  parseCatalogueAddress,
  rowsFor,
  showsList,
} from '../../../features/catalogue/address/rules.ts'
import { ActivityList } from '../../../features/catalogue/components/activity-list.tsx'
import {
  type CatalogueReading,
  catalogueKey,
  type Reading,
  readCatalogue,
} from '../../../features/catalogue/components/cached-catalogue.ts'
import { CategoryChips } from '../../../features/catalogue/components/category-chips.tsx'
import { CategoryRows } from '../../../features/catalogue/components/category-rows.tsx'
import { FilterBar, type FilterBarProps } from '../../../features/catalogue/components/filter-bar.tsx'
import { rememberedHref } from '../../../features/catalogue/components/free-only.tsx'
import { HiddenFields } from '../../../features/catalogue/components/hidden-fields.tsx'
import { LazyActivityDialog } from '../../../features/catalogue/components/lazy-activity-dialog.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { StoredNote } from '../../../features/catalogue/components/stored-note.tsx'
import { useAskedAddress } from '../../../features/catalogue/components/use-asked-address.ts'
import { useSpokenList } from '../../../features/catalogue/components/use-spoken-list.ts'
import { headingOf } from '../../../features/catalogue/facets/texts.ts'
import { PAGE_STEP } from '../../../features/catalogue/rules.ts'
import { SearchBox } from '../../../features/catalogue/search/components/search-box.tsx'
import { CATALOGUE_META, CATALOGUE_TITLE, CATEGORY_META, searchMeta } from '../../../features/catalogue/texts.ts'
import { PutAll } from '../../../features/classroom/caderno/components/put-all.tsx'
import { queries, useCached } from '../../client/queries.ts'
import { servicesContext } from '../../context.ts'
import { failureMeta, pageMeta } from '../../seo/page-meta.ts'
import { breadcrumbs } from '../../seo/structured-data.ts'
import { activityList, catalogueSteps, categoryList } from '../../seo/structured-sheets.ts'
import type { Route } from './+types/activities'
import { useActivityAction } from './use-activity-action.tsx'

interface CatalogueProps extends Reading<CatalogueReading> {
  address: CatalogueAddress
  /** True for what came through the browser's cache. */
  cached?: true
}

const addressOf = (request: Request) => parseCatalogueAddress(new URL(request.url).searchParams)

export async function loader({ request, context }: Route.LoaderArgs): Promise<CatalogueProps> {
  const { catalogue } = context.get(servicesContext)
  const address = addressOf(request)
  const { search, category, filters, page } = address
  const [list, rows] = await Promise.all([
    showsList(address)
      ? catalogue.listWithFree({ search, category, ...filters, offset: (page - 1) * PAGE_STEP })
      : null,
    showsList(address) ? null : catalogue.rows(),
  ])
  // A page past the end of a list redirects to its last page.
  if (list && list.total > 0 && list.activities.length === 0) {
    throw redirect(catalogueHref({ ...address, page: lastPage(list.total) }))
  }
  return { address, list, rows }
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<CatalogueProps> {
  const address = addressOf(request)
  const remembered = window.location.pathname === '/activities' ? null : rememberedHref(address)
  if (remembered) throw replace(remembered)
  const { list, rows, stored } = await readCatalogue(queries, address, serverLoader)
  return { address, list, rows, stored, cached: true }
}

export { shouldRevalidate } from './should-revalidate.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  if (!loaderData) return failureMeta(matches, error)
  const { address, list, rows } = loaderData
  const { search, page } = address
  const texts = metaTexts(address)
  return pageMeta(matches, (site) => ({
    ...texts,
    path: canonicalCatalogueHref(address),
    // A search is no page for search engines; the activities found are.
    indexed: search === '',
    things: [
      list
        ? activityList(site, { name: texts.title, ...list, first: (page - 1) * PAGE_STEP + 1 })
        : categoryList(
            site,
            texts.title,
            (rows ?? []).map((row) => row.category),
          ),
      breadcrumbs(site, catalogueSteps(address.category)),
    ],
  }))
}

function metaTexts({ search, textKey }: CatalogueAddress) {
  if (search) return searchMeta(search)
  return textKey ? CATEGORY_META[textKey] : CATALOGUE_META
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { address, list, rows, stored, cached }: CatalogueProps = loaderData
  const action = useActivityAction()
  useCached(catalogueKey(address), cached ? null : loaderData)
  useSpokenList(address, list)
  return (
    <CatalogueFrame address={address} total={list?.total ?? null} moving={rows !== null}>
      {stored ? <StoredNote className="mb-5" /> : null}
      {list ? (
        <ActivityList
          // A list from the cache is another list than the one from the server.
          key={`${catalogueHref(address)} ${stored ?? false}`}
          address={address}
          first={list}
          opensAll={action.isPremiumUser}
          tools={(activities, isPart) => (
            <PutAll activities={activities} isPart={isPart} isPremiumUser={action.isPremiumUser} />
          )}
        />
      ) : null}
      {rows ? <CategoryRows rows={rowsFor(address, rows)} /> : null}
      <LazyActivityDialog {...action} />
    </CatalogueFrame>
  )
}

/** A list that could not be read: the search and the filters stay, for another try. */
export function ErrorBoundary() {
  const [parameters] = useSearchParams()
  return (
    <CatalogueFrame address={parseCatalogueAddress(parameters)} total={null} moving={false}>
      <LoadFailure level={2} />
    </CatalogueFrame>
  )
}

interface CatalogueFrameProps extends Pick<FilterBarProps, 'total' | 'moving'> {
  address: CatalogueAddress
  children: ReactNode
}

/** Frame of the list: heading, search, categories and filters. They show the new choice at once. */
function CatalogueFrame({ address, total, moving, children }: CatalogueFrameProps) {
  const asked = useAskedAddress(address)
  const { category, filters } = asked.address
  const { location: coming } = useNavigation()
  const texts = address.textKey && CATEGORY_META[address.textKey]
  // The heading repeats the page's title, except in a search, which covers the whole catalogue.
  const own = texts && (texts.heading ?? (address.search === '' ? texts.title : null))
  const heading = headingOf({ category: own ?? null, year: filters.year, all: CATALOGUE_TITLE })
  return (
    <div className="page-width pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{heading}</h1>
      <div className="relative z-10 mt-4">
        <SearchBox
          look="bar"
          value={address.search}
          replace
          hrefFor={(wanted) => asked.hrefAfter((newest) => ({ ...newest, search: wanted }))}
        >
          <HiddenFields fields={{ category, ...filters }} />
        </SearchBox>
      </div>
      <CategoryChips asked={asked} />
      <FilterBar asked={asked} total={total} moving={moving} />
      <div
        aria-busy={coming?.pathname === '/activities'}
        className="mt-6 transition-opacity duration-160 aria-busy:opacity-60"
      >
        {children}
      </div>
    </div>
  )
}
