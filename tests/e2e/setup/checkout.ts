import type { Page } from '@playwright/test'

/** The card of a plan on /plans. */
export const card = (page: Page, name: 'Gratuito' | 'Premium') =>
  page.getByRole('main').getByRole('region', { name, exact: true })
/** Chooses in the dialog of a checkout. */
export const choose = (page: Page, method: 'Cartão' | 'PIX') =>
  page.getByRole('dialog', { name: 'Como você quer pagar?' }).getByRole('button', { name: method }).click()

/** From the card of Premium to the call of the server. */
export async function startCheckout(page: Page, method: 'Cartão' | 'PIX' = 'Cartão') {
  await card(page, 'Premium').getByRole('button', { name: 'Assinar agora' }).click()
  await choose(page, method)
}

/** The routes that make a payment page. */
export const CHECKOUT_ROUTES = '**/functions/v1/create-mercadopago-*'
