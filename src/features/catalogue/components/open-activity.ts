import { href, type LinkProps, useLocation } from 'react-router'
import type { Activity } from '../schema.ts'

/** Parameter behind the visible address: the activity whose dialog is open over this page. */
const OPEN_PARAMETER = 'activity'

/**
 * Properties of the link that opens an activity (rule: activity page): the browser shows the activity's own address
 * while the page stays where it is with the dialog over it, and Back closes it. Without JavaScript, in a new tab or
 * shared, the same link leads to the activity's page.
 */
export function useActivityLink(activity: Activity): LinkProps {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set(OPEN_PARAMETER, activity.slug)
  return {
    to: { search: `?${parameters}` },
    mask: href('/activities/:slug', { slug: activity.slug }),
    state: { activity },
    replace: false,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    discover: 'none',
    // The second press of a double one would be one more step of the history, and Back would have to go back twice.
    onClick: (event) => {
      if (event.detail > 1) event.preventDefault()
    },
  }
}

/** The activity whose dialog is open over this page, or null. */
export function useOpenActivity(): Activity | null {
  const { search, state } = useLocation() as { search: string; state: { activity?: Activity } | null }
  const slug = new URLSearchParams(search).get(OPEN_PARAMETER)
  return slug && state?.activity?.slug === slug ? state.activity : null
}

/** True if two addresses of a page differ only by the open dialog: then there is no data to load. */
export function onlyDialogChanged(currentUrl: URL, nextUrl: URL): boolean {
  if (currentUrl.href === nextUrl.href) return false
  return withoutDialog(currentUrl) === withoutDialog(nextUrl)
}

function withoutDialog(url: URL): string {
  const copy = new URL(url)
  copy.searchParams.delete(OPEN_PARAMETER)
  copy.searchParams.sort()
  return copy.href
}
