import { type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import {
  type CatalogueAddress,
  canonicalCatalogueUrl,
  catalogueHref,
  parseCatalogueAddress,
  showsList,
} from '../../../features/catalogue/address/rules.ts'
import { ActivityDialog } from '../../../features/catalogue/components/activity-dialog.tsx'
import { ActivityList } from '../../../features/catalogue/components/activity-list.tsx'
import { CategoryChips } from '../../../features/catalogue/components/category-chips.tsx'
import { CategoryRows } from '../../../features/catalogue/components/category-rows.tsx'
import { FilterBar } from '../../../features/catalogue/components/filter-bar.tsx'
import { HiddenFields } from '../../../features/catalogue/components/hidden-fields.tsx'
import { LoadFailure } from '../../../features/catalogue/components/load-failure.tsx'
import { onlyDialogChanged } from '../../../features/catalogue/components/open-activity.ts'
import { PAGE_STEP } from '../../../features/catalogue/rules.ts'
import { SearchBox } from '../../../features/catalogue/search/components/search-box.tsx'
import { CATALOGUE_META, CATALOGUE_TITLE, CATEGORY_META, searchMeta } from '../../../features/catalogue/texts.ts'
import { servicesContext, siteContext } from '../../context.ts'
import type { Route } from './+types/activities'
import { allowsPremium } from './allows-premium.ts'
import { canonicalLink, pageMeta } from './page-meta.ts'
import { useActivityAction } from './use-activity-action.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(servicesContext)
  const address = parseCatalogueAddress(new URL(request.url).searchParams)
  const { search, category, filters, page } = address
  const [isPremiumUser, list, rows] = await Promise.all([
    allowsPremium(context),
    showsList(address) ? catalogue.list({ search, category, ...filters, offset: (page - 1) * PAGE_STEP }) : null,
    showsList(address) ? null : catalogue.rows(),
  ])
  return {
    address,
    isPremiumUser,
    list,
    rows,
    canonical: canonicalCatalogueUrl(context.get(siteContext).origin, address),
  }
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !onlyDialogChanged(currentUrl, nextUrl) && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, CATALOGUE_META)
  const { address, canonical } = loaderData
  return [
    ...pageMeta(matches, metaTexts(address)),
    canonicalLink(canonical),
    // What somebody searched for is no page for search engines; the activities found are.
    ...(address.search ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ]
}

function metaTexts({ search, textKey }: CatalogueAddress) {
  if (search) return searchMeta(search)
  return textKey ? CATEGORY_META[textKey] : CATALOGUE_META
}

export default function Activities({ loaderData }: Route.ComponentProps) {
  const { address, list, rows, isPremiumUser } = loaderData
  const { search, category, filters } = address
  const action = useActivityAction(isPremiumUser)
  const { location: coming } = useNavigation()
  const heading = address.textKey && CATEGORY_META[address.textKey].heading
  return (
    <div className="page-width overflow-x-clip pt-7 pb-14 lg:pt-9">
      <h1 className="text-[1.75rem]/9 md:text-3xl">{heading ?? CATALOGUE_TITLE}</h1>
      <div className="relative z-20 mt-4">
        <SearchBox
          look="bar"
          value={search}
          replace
          hrefFor={(wanted) => catalogueHref({ search: wanted, category, filters })}
        >
          <HiddenFields fields={{ category, ...filters }} />
        </SearchBox>
      </div>
      <CategoryChips address={address} />
      <FilterBar address={address} total={list?.total ?? null} moving={rows !== null} />
      <div
        aria-busy={coming?.pathname === '/activities'}
        className="mt-6 transition-opacity duration-160 aria-busy:opacity-60"
      >
        {list ? <ActivityList key={catalogueHref(address)} address={address} first={list} /> : null}
        {rows ? <CategoryRows rows={rows} /> : null}
      </div>
      <ActivityDialog {...action} />
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailure />
}
