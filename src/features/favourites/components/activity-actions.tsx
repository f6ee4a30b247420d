import { Share2 } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { href } from 'react-router'
import { buttonClass } from '../../../ui/button-style.ts'
import { NewTabNote } from '../../../ui/new-tab-note.tsx'
import { whatsAppHref } from '../../../ui/whatsapp-href.ts'
import type { Activity } from '../../catalogue/schema.ts'
import { HEART } from '../texts.ts'
import { HeartButton } from './heart.tsx'

interface ActivityActionsProps {
  readonly activity: Activity
  readonly siteOrigin: string
  /** Further buttons. */
  readonly children?: ReactNode
}

/** «Guardar» and «Compartilhar». */
export function ActivityActions({ activity, siteOrigin, children }: ActivityActionsProps) {
  const { title, slug } = activity
  const url = `${siteOrigin}${href('/activities/:slug', { slug })}`
  // Phones offer all their apps; elsewhere the link opens WhatsApp.
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // Cancelling the share is no error.
    navigator.share({ title, url }).catch(() => undefined)
  }
  return (
    <div className="mt-4 flex flex-wrap gap-x-1.5 gap-y-2 [&_:is(a,button)]:px-3! print:hidden">
      {children}
      <HeartButton activity={activity} />
      <a
        href={whatsAppHref(HEART.shareText(title, url))}
        target="_blank"
        rel="noopener noreferrer"
        onClick={share}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <Share2 aria-hidden size={18} />
        {HEART.share}
        <NewTabNote />
      </a>
    </div>
  )
}
