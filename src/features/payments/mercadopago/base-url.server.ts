import { AppConfig } from 'mercadopago/dist/utils/config/index.js'

/** The provider itself. */
const REAL = 'https://api.mercadopago.com'

/**
 * Points the SDK at an address. It has no option for that, only a private static of this version, so what it took is
 * read back: a gateway that speaks to the wrong address must not exist.
 * @param url null = the provider itself
 * @returns to be called before each request: puts the address back if another gateway of the process changed it
 * @throws Error when the SDK kept another address
 */
export function baseUrl(url: string | null): () => void {
  const wanted = (url ?? REAL).replace(/(?<!\/)\/+$/, '')
  const holder: { BASE_URL: string } = AppConfig
  const ready = () => {
    if (holder.BASE_URL !== wanted) Object.assign(holder, { BASE_URL: wanted })
    if (holder.BASE_URL !== wanted) throw new Error('the SDK of Mercado Pago does not take the address of its API')
  }
  ready()
  return ready
}
