import { Check, Copy, MessageCircle, Share2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, menuLink } from '../../ui/menu.tsx'
import { NewTabNote } from '../../ui/new-tab-note.tsx'
import type { RootData } from '../root-data.ts'
import { useCopyLink, whatsAppLink } from './refer.ts'
import { shellTexts } from './texts.ts'

/** 'Indicar' in the desktop bar: copy the link or share it by WhatsApp. Its name is for assistive technology: the room is the search's. */
export function ReferMenu({ site }: Pick<RootData, 'site'>) {
  const { copied, copy } = useCopyLink()
  const Icon = copied ? Check : Share2
  return (
    <Menu
      className="w-67.5"
      button={(props) => (
        <Button {...props} variant="quiet" size="sm" className="noscript:hidden" icon={<Icon aria-hidden size={20} />}>
          <span className={copied ? undefined : 'sr-only'}>{copied ? shellTexts.copied : shellTexts.refer}</span>
        </Button>
      )}
    >
      <MenuItem onSelect={copy}>
        <Copy aria-hidden size={22} />
        {shellTexts.copyLink}
      </MenuItem>
      <a {...menuLink} href={whatsAppLink(site.name, site.origin)} target="_blank" rel="noopener noreferrer">
        <MessageCircle aria-hidden size={22} />
        {shellTexts.shareByWhatsApp}
        <NewTabNote />
      </a>
    </Menu>
  )
}
