import { data } from 'react-router'
import { pageMeta } from '../seo/page-meta.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { errorTexts } from '../shell/texts.ts'
import type { Route } from './+types/not-found'

/** Every address without a page: a real 404, never a page that only looks like one. */
export function loader() {
  return data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = errorTexts.notFound
  return pageMeta(matches, { title, description, path: null, indexed: false })
}

export default function NotFoundScreen() {
  return <NotFoundPage />
}
