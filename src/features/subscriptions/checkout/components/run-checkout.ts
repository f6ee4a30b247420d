import type { Message } from '../../../../platform/message.ts'
import type { LocalUser } from '../../../../product/local-user.ts'
import { CHECKOUT_MESSAGES } from '../texts.ts'
import type { Purchase } from './carried-purchase.ts'
import { type CheckoutOrder, CheckoutRefused } from './checkout-call.ts'
import type { CheckoutTab } from './checkout-tab.ts'

/** Everything a checkout does to the world, so that it can be tested without one. */
export interface CheckoutEffects {
  readonly signedIn: boolean
  /** The local record's user, or null. */
  localUser(): Pick<LocalUser, 'id' | 'name' | 'email'> | null
  openTab(): CheckoutTab
  /** Fails with {@link CheckoutRefused}. */
  request(order: CheckoutOrder): Promise<string>
  toast(toast: Message & { kind: 'success' | 'info' | 'error' }): void
  goToLogin(): void
  /** No tab could be opened: the person has to press a link to `url`. */
  offerLink(url: string): void
  /** A payment page is open: its end is to be noticed. */
  watch(): void
}

/**
 * One checkout from the choice of a method to the open payment page (rule: checkout), with a message for every outcome.
 * Call it during the click. Never rejects.
 */
export async function runCheckout(effects: CheckoutEffects, choice: Purchase): Promise<void> {
  const fail = (text: Message) => effects.toast({ kind: 'error', ...text })
  if (!effects.signedIn) {
    // To sign in is a step, no failure.
    effects.toast({ kind: 'info', ...CHECKOUT_MESSAGES.signInFirst })
    effects.goToLogin()
    return
  }
  const user = effects.localUser()
  if (!user) return fail(CHECKOUT_MESSAGES.noLocalUser)

  const tab = effects.openTab()
  effects.toast({ kind: 'info', ...CHECKOUT_MESSAGES.starting })
  try {
    const url = await effects.request({ ...choice, user })
    effects.watch()
    if (!tab.goTo(url)) effects.offerLink(url)
    else if (tab.isNew) effects.toast({ kind: 'success', ...CHECKOUT_MESSAGES.opened })
  } catch (error) {
    tab.close()
    const refused = error instanceof CheckoutRefused ? error : new CheckoutRefused(CHECKOUT_MESSAGES.unexpected)
    fail(refused.text)
    if (refused.signIn) effects.goToLogin()
  }
}
