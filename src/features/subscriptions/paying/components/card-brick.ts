/** The part of the provider's script that is used here; its package `@mercadopago/sdk-react` describes the same. */
export interface CardFormData {
  readonly token: string
  readonly payer: { readonly email?: string | undefined }
}

interface BrickSettings {
  readonly initialization: { readonly amount: number; readonly payer: { readonly email: string } }
  readonly customization?: {
    readonly paymentMethods: {
      readonly maxInstallments: number
      readonly types: { readonly excluded: readonly ('credit_card' | 'debit_card' | 'prepaid_card')[] }
    }
    readonly visual: {
      readonly style: { readonly theme: 'default' | 'dark' }
      readonly texts: { readonly formSubmit: string }
    }
  }
  readonly callbacks: {
    readonly onReady: () => void
    readonly onSubmit: (data: CardFormData) => Promise<void>
    readonly onError: (error: { readonly type?: string }) => void
  }
}

interface Brick {
  unmount(): void
}

interface Provider {
  bricks(): { create(kind: 'cardPayment', containerId: string, settings: BrickSettings): Promise<Brick> }
}

declare global {
  interface Window {
    MP_DEVICE_SESSION_ID?: string
    MercadoPago?: new (publicKey: string, options: { locale: 'pt-BR' }) => Provider
  }
}

/** Longest wait for the form before the other method is offered (ms). */
export const CARD_FORM_WITHIN_MS = 12_000

let loading: Promise<void> | null = null

/** Loads the provider's script once. Rejects when the browser cannot get it. */
export function loadProvider(script: string): Promise<void> {
  if (window.MercadoPago) return Promise.resolve()
  loading ??= new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.async = true
    element.onload = () => resolve()
    element.onerror = () => {
      loading = null
      element.remove()
      reject(new Error("the provider's card form does not load"))
    }
    document.head.append(element)
  })
  return loading
}

/** Puts the provider's card form into an element. */
export async function mountCardForm(
  containerId: string,
  { script, publicKey, ...settings }: BrickSettings & { readonly script: string; readonly publicKey: string },
): Promise<Brick> {
  await loadProvider(script)
  if (!window.MercadoPago) throw new Error("the provider's script is not what it was")
  const provider = new window.MercadoPago(publicKey, { locale: 'pt-BR' })
  return provider.bricks().create('cardPayment', containerId, settings)
}
