import { SearchBox } from '../../features/catalogue/search/components/search-box.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { errorTexts } from './texts.ts'

const { notFound } = errorTexts

/** The page for an address that leads nowhere: people look for the sheet from here. */
export function NotFoundPage() {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-[28px]/9 md:text-3xl">{notFound.heading}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-2">{notFound.description}</p>
      <div className="relative z-10 mt-6 max-w-164">
        <SearchBox look="hero" />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/activities" variant="secondary">
          {notFound.catalogue}
        </LinkButton>
        <LinkButton to="/" variant="quiet">
          {notFound.home}
        </LinkButton>
      </div>
    </div>
  )
}
