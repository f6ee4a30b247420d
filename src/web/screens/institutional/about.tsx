import { Accessibility, Blocks, HeartHandshake, Lightbulb, type LucideIcon, Sparkles } from 'lucide-react'
import sheet from '../../../features/catalogue/components/hero/sheet-3.svg'
import { LinkButton } from '../../../ui/button.tsx'
import { organization } from '../../seo/structured-data.ts'
import type { Route } from './+types/about'
import { ABOUT } from './about-texts.ts'
import { Contact } from './contact.tsx'
import { documentMeta } from './document-meta.ts'
import { useDocumentFacts } from './use-document-facts.ts'

const ICONS: Record<(typeof ABOUT.values)[number]['key'], LucideIcon> = {
  quality: Sparkles,
  accessibility: Accessibility,
  diversity: Blocks,
  innovation: Lightbulb,
  empathy: HeartHandshake,
}

export const meta: Route.MetaFunction = ({ matches }) =>
  documentMeta(matches, { title: ABOUT.title, description: ABOUT.description, path: '/about' }, (site) => [
    organization(site),
  ])

/** 'Quem Somos?'. */
export default function About() {
  const { siteName, supportChat } = useDocumentFacts()
  const { mission, vision, history } = ABOUT
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <div className="lg:grid lg:grid-cols-[minmax(0,42rem)_1fr] lg:gap-16">
        <div>
          <h1 className="text-[1.75rem]/9 md:text-3xl">{ABOUT.title}</h1>
          <p className="mt-4 text-ink-2 text-lg">{ABOUT.intro(siteName)}</p>
          {[mission, vision].map(({ title, text }) => (
            <section key={title} className="mt-8">
              <h2 className="text-xl md:text-2xl">{title}</h2>
              <p className="mt-2">{text}</p>
            </section>
          ))}
        </div>
        <div aria-hidden="true" className="hidden items-center justify-center lg:flex">
          <span className="thumb w-68 -rotate-[1.5deg] rounded-sheet shadow-pile">
            <img alt="" src={sheet} width={300} height={400} loading="lazy" className="w-full rounded-sheet" />
          </span>
        </div>
      </div>
      <section className="mt-12">
        <h2 className="text-xl md:text-2xl">{ABOUT.valuesTitle}</h2>
        <ul className="mt-5 grid gap-x-10 gap-y-7 md:grid-cols-2">
          {ABOUT.values.map(({ key, name, text }) => (
            <Value key={key} icon={ICONS[key]} name={name} text={text} />
          ))}
        </ul>
      </section>
      <section className="mt-12 max-w-text">
        <h2 className="text-xl md:text-2xl">{history.title}</h2>
        <p className="mt-2">{history.text(siteName)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/activities">{ABOUT.catalogue}</LinkButton>
          <LinkButton to="/faq" variant="secondary">
            {ABOUT.faq}
          </LinkButton>
        </div>
      </section>
      <section className="mt-12 max-w-text">
        <h2 className="text-xl md:text-2xl">{ABOUT.credits.title}</h2>
        <p className="mt-2">{ABOUT.credits.text}</p>
        <ul className="mt-2 list-disc pl-6">
          {ABOUT.credits.collections.map(({ name, license, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" className="text-link">
                {name}
              </a>
              {`: ${license}`}
            </li>
          ))}
        </ul>
      </section>
      <div className="mt-12 max-w-text">
        <Contact texts={ABOUT.contact} href={supportChat} />
      </div>
    </div>
  )
}

function Value({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand">
        <Icon aria-hidden size={24} />
      </span>
      <div>
        <h3 className="text-lg">{name}</h3>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
    </li>
  )
}
