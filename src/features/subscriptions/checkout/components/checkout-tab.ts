import { WAITING_TAB } from '../texts.ts'

/** The tab in which the payment page opens. */
export interface CheckoutTab {
  /** Another than the one the person looks at. */
  readonly isNew: boolean
  /** Sends the tab to the payment page. False when there is no tab to send: blocked, or closed meanwhile. */
  goTo(url: string): boolean
  close(): void
}

/**
 * Opens the tab at once, because browsers only allow it during the click itself; until the address is known it shows a
 * small page of ours, in the two colours of the page it came from.
 */
export function openCheckoutTab(): CheckoutTab {
  const tab = window.open('', '_blank')
  if (tab) describe(tab)
  return {
    isNew: true,
    goTo(url) {
      if (!tab || tab.closed) return false
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}

/** The tab of this page: without a click a browser opens no other. */
export function thisTab(): CheckoutTab {
  return {
    isNew: false,
    goTo(url) {
      window.location.assign(url)
      return true
    },
    close: () => {},
  }
}

function describe(tab: Window): void {
  // The payment page must not reach this one.
  tab.opener = null
  const { document: page } = tab
  const { backgroundColor, color } = getComputedStyle(document.body)
  page.documentElement.lang = 'pt-BR'
  page.title = WAITING_TAB.title
  const text = page.createElement('p')
  text.setAttribute('role', 'status')
  text.textContent = `${WAITING_TAB.title} ${WAITING_TAB.text}`
  page.body.replaceChildren(text)
  Object.assign(page.body.style, {
    margin: '0',
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    padding: '20px',
    textAlign: 'center',
    font: '19px/29px system-ui, sans-serif',
    backgroundColor,
    color,
  })
}
