import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '../../brand/logo.tsx'
import { SELLER_CONTACT, sellerIdentity } from '../../features/subscriptions/seller/texts.ts'
import { NewTabNote } from '../../ui/new-tab-note.tsx'
import type { RootData } from '../root-data.ts'
import { useSuggestionForm } from './suggestion-form.ts'
import { footerTexts, shellTexts } from './texts.ts'

const entry =
  'inline-flex min-h-11 min-w-11 items-center py-1.5 text-left text-base/6 text-chalk-2 no-underline hover:text-chalk hover:underline'

/** The chalkboard every page ends on: three columns of links and the version. */
export function Footer({ session, site }: RootData) {
  const suggest = useSuggestionForm(session, site.links.suggestionForm)
  const { supportChat, suggestionForm } = site.links
  return (
    <footer id="rodape" data-surface="board" className="bg-board text-chalk-2 print:hidden">
      <div className="page-width pt-14 pb-8">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 lg:gap-x-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="col-span-2 lg:col-span-1">
            <Link
              to="/"
              aria-label={shellTexts.homeLink(site.name)}
              className="inline-flex min-h-11 items-center rounded-tag"
            >
              <Logo className="h-9" onBoard />
            </Link>
            <p className="mt-1.5 max-w-90 text-base">{shellTexts.motto}</p>
          </div>
          <Column title={footerTexts.platform}>
            <Entry to="/activities">{footerTexts.activities}</Entry>
            <Entry to="/folhas">{footerTexts.topics}</Entry>
            <Entry to="/criar">{footerTexts.create}</Entry>
            <Entry to="/plans">{footerTexts.plans}</Entry>
            <Entry to="/categories/matematica">{footerTexts.categories}</Entry>
            <Entry to="/objetivos">{footerTexts.goals}</Entry>
            <Entry to="/datas">{footerTexts.dates}</Entry>
            <Entry to="/bncc">{footerTexts.bncc}</Entry>
            <Entry to="/favoritos">{footerTexts.favourites}</Entry>
            {session ? <Entry to="/pedidos">{footerTexts.requests}</Entry> : null}
            {suggestionForm ? (
              <li className="noscript:hidden">
                <button type="button" onClick={suggest} className={entry}>
                  {footerTexts.suggest}
                </button>
              </li>
            ) : (
              <Entry to="/pedidos?tipo=melhoria">{footerTexts.suggest}</Entry>
            )}
          </Column>
          <Column title={footerTexts.company}>
            <Entry to="/about">{footerTexts.about}</Entry>
            {supportChat ? (
              <li>
                <a href={supportChat} target="_blank" rel="noopener noreferrer" className={entry}>
                  {footerTexts.contact}
                  <NewTabNote />
                </a>
              </li>
            ) : null}
            <Entry to="/contato">{footerTexts.write}</Entry>
            <Entry to="/faq">{footerTexts.faq}</Entry>
          </Column>
          <Column title={footerTexts.legal}>
            <Entry to="/terms">{footerTexts.terms}</Entry>
            <Entry to="/privacy">{footerTexts.privacy}</Entry>
            <Entry to="/cookies">{footerTexts.cookies}</Entry>
          </Column>
        </div>
        {site.seller ? (
          <p className="mt-8 text-sm wrap-anywhere">
            {sellerIdentity(site.seller)} {SELLER_CONTACT}{' '}
            <a href={`mailto:${site.seller.email}`} className="text-chalk-2 underline hover:text-chalk">
              {site.seller.email}
            </a>
          </p>
        ) : null}
        <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-1 border-board-line border-t-2 border-dashed pt-6 text-sm">
          {/* The browser's clock may be wrong, and years end while a page is loading. */}
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {site.name}
          </p>
          {site.demo ? <p>{shellTexts.demo}</p> : null}
          <p>{shellTexts.version}</p>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="pb-2 text-[1rem]/6 text-chalk">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={entry}>
        {children}
      </Link>
    </li>
  )
}
