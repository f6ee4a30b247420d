import { data } from 'react-router'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { errorTexts } from '../shell/texts.ts'
import type { Route } from './+types/not-found'

/** Every address without a page: a real 404, never a page that only looks like one. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  const siteName = matches[0].loaderData.site.name
  return [
    { title: `${errorTexts.notFound.title} | ${siteName}` },
    { name: 'description', content: errorTexts.notFound.description },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NotFoundScreen() {
  return <NotFoundPage />
}
