import { buttonClass } from '../../../ui/button-style.ts'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'

interface ContactProps {
  texts: { readonly title: string; readonly text: string; readonly link: string }
  /** Address of the support chat; without one the link is hidden (rule: external links). */
  href: string | null
}

/** Links to our contacts. */
export function Contact({ texts, href }: ContactProps) {
  if (!href) return null
  return (
    <section className="rounded-panel border border-line bg-paper p-6 md:p-8">
      <h2 className="text-xl md:text-2xl">{texts.title}</h2>
      <p className="mt-2 text-ink-2">{texts.text}</p>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className={`${buttonClass({ variant: 'secondary' })} mt-4`}
      >
        {texts.link}
        <NewTabNote />
      </a>
    </section>
  )
}
