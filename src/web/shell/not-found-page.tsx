import { LinkButton } from '../../ui/button.tsx'
import { Pauta } from '../../ui/pauta.tsx'
import { errorTexts } from './texts.ts'

const { notFound } = errorTexts

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className="relative overflow-clip">
      <div className="page-width py-16 md:py-24">
        <Pauta className="text-[min(50px,14vw)] lg:text-[76px]">{notFound.cursive}</Pauta>
        <h1 className="mt-8 text-[28px]/9 md:text-3xl">{notFound.heading}</h1>
        <p className="mt-3 max-w-text text-lg text-ink-2">{notFound.description}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to="/">{notFound.home}</LinkButton>
          <LinkButton to="/activities" variant="secondary">
            {notFound.catalogue}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
