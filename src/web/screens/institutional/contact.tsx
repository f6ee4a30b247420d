import { LinkButton } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-style.ts'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'

interface ContactProps {
  texts: { readonly title: string; readonly text: string; readonly write: string; readonly link: string }
  /** Address of the support chat; without one its link is hidden (rule: external links). */
  href: string | null
}

/** Links to our contacts: the form always (rule: contact), the chat if there is one. */
export function Contact({ texts, href }: ContactProps) {
  return (
    <section className="rounded-panel border border-line bg-paper p-6 md:p-8">
      <h2 className="text-xl md:text-2xl">{texts.title}</h2>
      <p className="mt-2 text-ink-2">{texts.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/contato" variant="secondary">
          {texts.write}
        </LinkButton>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'secondary' })}>
            {texts.link}
            <NewTabNote />
          </a>
        ) : null}
      </div>
    </section>
  )
}
